## Карта

hunt-map = Карта
hunt-map-hint = Карта. Стрелки двигают её, плюс и минус меняют масштаб, ноль показывает целиком.
hunt-lens = Обзор карты
hunt-zoom-in = Приблизить
hunt-zoom-out = Отдалить
hunt-zoom-whole = Показать всю карту
hunt-zoom-me = К герою
hunt-plan-ping = Указать всем на область
hunt-plan-arrow = Провести для всех стрелку: от области к области
hunt-village = Деревня { $number }, { $name }
hunt-village-suna = Суна
hunt-village-kumo = Кумо
hunt-village-kiri = Кири
hunt-village-iwa = Ива
hunt-village-kusa = Куса
hunt-village-yu = Ю
hunt-village-taki = Таки
hunt-village-ame = Аме
hunt-village-konoha = Коноха
hunt-tobi = Фигурка Тоби. Закрытых карт Акацуки: { $count }
hunt-trap-known = Ловушка, уже видели: { $what }
hunt-token-hero = { $hero }, здоровье { $health }, { $status }
hunt-token-enemy = { $enemy }, здоровье { $health }, защита { $defence }
hunt-of = { $now } из { $most }

## Команда

hunt-team = Команда
hunt-member = { $hero } ({ $player }): { $status }. Осталось действий: { $actions }
hunt-status-waiting = ждёт хода
hunt-status-acting = действует
hunt-status-done = ход окончен
hunt-status-paralysed = паралич
hunt-thinking = Ждём: { $names }
hunt-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
hunt-deck = Колода: { $count }
hunt-pile = Сброс: { $count }
hunt-hidden-hand = Карт на руке, закрыто: { $count }
hunt-hand-open = Показать руку ({ $count })
hunt-hand-close = Свернуть руку ({ $count })
hunt-card = { $card }, чакра { $cost }
hunt-ranged = Дальний бой

## Акацуки

hunt-capture-label = { $left ->
    [one] В раунде остался { $left } ход, считая этот
    [few] В раунде осталось { $left } хода, считая этот
   *[other] В раунде осталось { $left } ходов, считая этот
}
hunt-score-label = Раунды за Лист: { $leaf }, за Акацуки: { $akatsuki }
hunt-face-down = Закрыта, пока герой не войдёт в деревню
hunt-face-known = Закрыта, уже видели: { $who }
hunt-foe-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}
hunt-foes-none = Карт Акацуки в игре больше нет.
hunt-no-talent = Без таланта.
hunt-dodged = Уклонение потрачено
hunt-defence-now = Защита { $defence }

## Бои и выбор

hunt-pair = { $what }: { $which }
hunt-duel = Бой
hunt-no-target = Цель ещё не выбрана
hunt-not-rolled = Бросков ещё не было
hunt-rolled = Выпало: { $faces }
hunt-reaches = пробивает защиту
hunt-falls-short = не пробивает защиту
hunt-result-wound = Ранение!
hunt-result-eliminated = Враг побеждён!
hunt-result-missed = Мимо
hunt-result-stopped = Бой окончен
hunt-odds = Шанс ранить
hunt-cost = { $cost ->
    [0] Свободный шаг
    [one] { $cost } действие
    [few] { $cost } действия
   *[other] { $cost } действий
}
hunt-steps = { $count ->
    [one] ещё { $count } свободный шаг
    [few] ещё { $count } свободных шага
   *[other] ещё { $count } свободных шагов
}
hunt-unknown-there = Там что-то лежит закрытым: движение закончится
hunt-to-tobi = { $steps ->
    [0] Там стоит Тоби
    [one] { $steps } шаг до Тоби
    [few] { $steps } шага до Тоби
   *[other] { $steps } шагов до Тоби
}
hunt-threat = { $what } → { $hero } (здоровье { $health })
hunt-supports = Поддержка, доступная сейчас:
hunt-alone = больше никого
hunt-tip-act = Укажите обведённую область, чтобы идти, или обведённого врага, чтобы сразиться.
hunt-tip-look = Выберите обведённую область на карте.
hunt-tip-refill = Выберите карту на руке, чтобы сбросить её.

## Выбор героев

hunt-manner-naruto = Клоны и Расенган: бьёт сильно, действует часто
hunt-manner-sakura = Крепкие кулаки и лечение для команды
hunt-manner-kakashi = Карта на любой случай, вблизи и издали
hunt-manner-rock-lee = Без чакры: чистое тайдзюцу
hunt-manner-sai = Летает над врагами и бьёт издали
hunt-manner-shikamaru = Держит врагов своей тенью

## Клавиши

hunt-key-b = Начать своим героем
hunt-key-m = Медитировать
hunt-key-r = Бросить без карты
hunt-key-g = Дальше, принять, приземлиться
hunt-key-e = Закончить ход
hunt-key-p = Указать всем на область
hunt-key-a = Провести стрелку для всех
hunt-key-escape = Отложить кисть

## The end

hunt-end-rounds = Раунд за раундом
hunt-end-leaf = победа
hunt-end-akatsuki = поражение
hunt-end-last = последний
hunt-end-hero = ран: { $wounds }, побед: { $beaten }
hunt-end-roll = Попаданий за бросок: { $count }
hunt-end-roll-who = { $hero }, лучший бросок
hunt-end-wounds = Нанесено ран: { $count }
hunt-end-wounds-who = { $hero }: самые сильные удары
hunt-end-hurt = Получено ран: { $count }
hunt-end-hurt-who = { $hero }: больше всех
hunt-end-help = Помощь: { $count }
hunt-end-help-who = { $hero }, ради остальных
hunt-end-tight = На последнем ходу
hunt-end-tight-when = выигран раунд { $round }
