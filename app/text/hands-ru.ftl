# Места, которые переходят к другим, паузы, голосования, игры на много дней и что было без вас.
event-table-hand = { $to ->
    [owner] { $player } снова за своим местом.
    [guest] Теперь за { $player } играет замена.
   *[bot] { $own ->
        [true] { $player } передаёт игру боту.
       *[false] { $other } передаёт боту место игрока { $player }.
    }
}
event-table-kick = { $to ->
    [empty] { $player } удаляется из игры. Место остаётся пустым.
   *[bot] { $player } удаляется из игры. Дальше играет бот.
}
event-table-lapse = { $other } ходит за игрока { $player }.
event-table-time = У игрока { $player } вышло время.
event-table-pause = { $seconds ->
    [0] Игра на паузе.
   *[other] { $player } просит короткую паузу.
}
event-table-resume = Игра продолжается.
event-table-pace = { $days ->
    [0] Теперь игра идёт вживую.
    [one] Теперь на каждый вопрос { $days } день.
    [few] Теперь на каждый вопрос { $days } дня.
   *[other] Теперь на каждый вопрос { $days } дней.
}
event-table-stop = { $end ->
    [draw] Все согласны на ничью.
   *[stop] Все согласны закончить без результата.
}
reason-agreed = Ничья по соглашению.

arrange = Пауза, замена, выход
days = { $days ->
    [0] Вживую
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
bank = Запасные дни
absence = Бот может заменить
standins = Зрители могут заменять

paused-title = Игра на паузе.
paused-by = Попросил игрок { $name }.
paused-goes-on = Продолжение через { $time }.
paused-resume = Продолжить
led-title = За вас играет бот.
led-title-guest = За вас играет { $name }.
led-text = Вы видите всё и можете вернуться в любой момент.
led-back = Вернуть моё место
led-bot = пока бот
led-guest = замена: { $name }
away-title = { $name }: { $minutes ->
    [0] только что нет на месте.
    [one] нет на месте { $minutes } минуту.
    [few] нет на месте { $minutes } минуты.
   *[other] нет на месте { $minutes } минут.
}
away-text = { $name } может вернуться в любой момент.
away-wait = Ждать
away-pause = Пауза
away-bot = Играет бот
away-host = Ведущий может передать место боту.
offer-title = { $name } ищет замену.
offer-text = Вы играете на этом месте, пока не вернётся { $name }.
offer-take = Сесть
offer-waits = Остальных спросили, можно ли вам сесть.
vote-kick = Удалить игрока { $name }?
vote-pause = { $name } просит долгую паузу.
vote-stop = { $name } предлагает закончить без результата.
vote-draw = { $name } предлагает ничью.
vote-pace = { $days ->
    [0] { $name } хочет играть вживую.
    [one] { $name } хочет { $days } день на вопрос.
    [few] { $name } хочет { $days } дня на вопрос.
   *[other] { $name } хочет { $days } дней на вопрос.
}
vote-stand-in = Можно ли игроку { $guest } играть за { $name }?
vote-yes = Да
vote-no = Нет
vote-waits = Согласны { $yes } из { $of }.
vote-withdraw = Передумать
share-bot = бот сделал { $bot } из { $all } ходов
share-guest = замена сделала { $guest } из { $all } ходов
mine-led = За вас играет бот
mine-led-guest = За вас играет другой
mine-paused = Пауза
mine-days = { $days ->
    [one] { $days } день на вопрос
    [few] { $days } дня на вопрос
   *[other] { $days } дней на вопрос
}
clock-days = { $days } д { $hours } ч
clock-hours = { $hours } ч { $minutes } мин

since-title = Пока вас не было
since-count = { $count ->
    [one] { $count } событие.
    [few] { $count } события.
   *[other] { $count } событий.
}
since-show = Показать
since-go = Мой ход: вперёд
since-read = К столу
back-then = Вы смотрите назад.
back-now = К текущему ходу
