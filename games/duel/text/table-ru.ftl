## The table of the duel

duel-course = Ход игры
duel-xp = Опыт: { $xp }
duel-fights-won = { $n ->
    [one] { $n } победа
    [few] { $n } победы
    [many] { $n } побед
   *[other] { $n } победы
}
duel-turn = Ход { $turn }
duel-turn-pair = Ход { $turn }: двое против одного
duel-turn-past = { $turn }: { $ninja }. { $winner } (опыт: { $xp })
duel-draw = Ничья
duel-turn-spoils = { $turn }: { $ninja }. Ничья; опыт за миссию: { $camp } ({ $xp })
duel-fight = Бой { $fight }
duel-round = Раунд { $round } из 3
duel-draft = Драфт

duel-hp = Здоровье (ОЗ)
duel-hp-short = ОЗ
duel-chakra = Чакра
duel-down = вне боя
duel-hit = ранен
duel-ready = готово
duel-thinking = думает
duel-wait-plus = Следующая карта +{ $n }
duel-wait-minus = Следующая карта −{ $n }
duel-wait-cheap = Следующая карта дешевле на { $n }
duel-wait-bound = Путы: следующий эффект пропадёт
duel-wait-poison = Яд: { $n } за каждую схватку
duel-wait-fuse = Взрыв: { $n } в следующей схватке
duel-wait-endure = Один раз выстоит
duel-wait-heart = Второе сердце: { $n }
duel-wait-heart-spent = Второе сердце израсходовано

duel-card-label = { $name }: { $kind }, чакра: { $cost }, урон: { $damage }.
duel-hyphens =
    беско|нечного несрав|ненная парали|зующий демони|ческая много|головый клони|рование
    восьми|главый все|убивающие сверх|большой папорот|ников отталки|вание сверх|больших
    воскре|шённая мимо|лётность дально|бойная восьми|десяти расен|сюрикен дально|бойные
    неося|заемость множест|венное земле|трясение представ|ление девяти|хвостый величест|венное
    девяти|хвостого десяти|хвостого колоколь|чиками нечелове|ческая самонаво|дящиеся
    непоколе|бимость простран|ственный
duel-face-down = Карта рубашкой вверх
duel-place = Место { $place }, { $ninja }
duel-place-nth = Место { $place }
duel-place-rule = большее число наносит весь урон, меньшее — ничего; эффекты остаются
duel-place-next = следующая карта ляжет сюда
duel-left = останется { $left }
duel-too-dear = дорого, чакры { $left }
duel-dealt = урон { $n }
duel-exchange = Обменять «{ $card }» на «{ $other }»
duel-call-here = сюда
duel-call-against = { $ninja }
duel-call-choose = Выбрать подкрепление для места { $place }

duel-rows = Что у вас есть
duel-helps = Подмога
duel-orders = Тайные приказы
duel-order-done = выполнен при победе
duel-order-open = ещё возможен
duel-order-lost = не в этом бою

duel-so-far = Ход этого боя
duel-last-fight = Последний бой
duel-worth-now = Опыт за миссию: { $mission }, за побеждённых: { $beaten }{ $bonus ->
    [0] {""}
   *[other] , за названного ниндзя: ещё { $bonus }
}{ $more ->
    [0] .
   *[other] , за тайные приказы: до { $more }.
}
duel-worth-besides = Ещё опыт: за побеждённых { $beaten }{ $more ->
    [0] .
   *[other] , за ваши тайные приказы до { $more }.
}
duel-camps-xp = Опыт лагерей: { $ours } : { $theirs }
duel-unpaid = не хватает чакры
duel-evaded = уклонение
duel-sum-plus = бонус
duel-sum-combo = комбинация
duel-sum-minus = ослабление

duel-fx-combo = +{ $n } после: { $kind }
duel-fx-if-hit = если попал
duel-fx-guard = защита { $n ->
    [999] от всего
   *[other] { $n }
}
duel-fx-evade = уклонение до { $n }
duel-fx-counter = ответный удар { $n }
duel-fx-pierce = пробивает на { $n }
duel-fx-drain = отнимает чакру: { $n }
duel-fx-gain = получает чакру: { $n }
duel-fx-heal = лечит { $n }
duel-fx-strike = всегда { $n }
duel-fx-endure = выстоит
duel-fx-void = никто не ранен
duel-fx-bind = связывает следующую
duel-fx-bind-here = связывает карту напротив
duel-fx-poison = яд { $n }
duel-fx-delay = потом взрыв { $n }
duel-fx-share = возвращает { $n } %
duel-fx-heart = второе сердце { $n }
duel-fx-recoil = себе { $n }
duel-fx-peek = подсмотрено карт: { $n }
duel-fx-swap = может обменять
duel-fx-strengthen = следующая карта +{ $n }
duel-fx-cheapen = следующая дешевле на { $n }
duel-fx-weaken = их следующая карта −{ $n }
duel-fx-poisoned = яд { $n }
duel-fx-exploded = взрыв { $n }
duel-fx-bound = связана: без эффекта

duel-scene-show = { $ninja }
duel-scene-clash = Схватка { $place } из 3
duel-head-fallen = { $n ->
    [one] Повержен боец: { $ninja }!
   *[other] Повержены: { $ninja }!
}
duel-head-boss = Босс повержен: { $ninja }!
duel-head-endured = { $ninja } держится!
duel-head-revived = { $ninja } снова в строю!
duel-head-hit = { $ninja } бьёт на { $harm }!
duel-head-hit-of-three = { $ninja } бьёт на { $harm }! Цель: { $foe }
duel-head-pierced-of-three = { $ninja } пробивает на { $harm }! Цель: { $foe }
duel-head-struck-back-of-three = { $ninja } бьёт в ответ на { $harm }! Цель: { $foe }
duel-head-sum = { $ninja } бьют на { $parts } = { $harm }! Цель: { $foe }
duel-head-pierced = { $ninja } пробивает на { $harm }!
duel-head-struck-back = { $ninja } бьёт в ответ на { $harm }!
duel-head-lost = { $ninja } теряет { $harm } ОЗ
duel-head-evaded = { $foe } уклоняется!
duel-head-blocked = { $foe } отражает всё!
duel-head-void = Никто не ранен
duel-head-equal = Силы равны: никто не ранен
duel-head-nothing = Никто не ранен
duel-head-hp = { $ninja }: { $from } → { $to } ОЗ
duel-pair = { $pair } против { $lone }.
duel-with = Вы и { $partner } против { $lone }.
duel-victory = Победа: { $camp }
duel-part-mission = миссия
duel-part-beaten = побеждённые
duel-part-named = герой миссии
duel-part-orders = тайные приказы

duel-named = Герой миссии
duel-good-start = Хороши для начала
duel-all-others = Все остальные
duel-worth = { $xp } опыта тому, кто победит
duel-banned = запрет
duel-choosing = тайно выбирает
duel-has-chosen = выбор сделан
duel-fought = { $n ->
    [one] проведён { $n } бой
    [few] проведено { $n } боя
    [many] проведено { $n } боёв
   *[other] проведено { $n } боя
}
duel-mix-attack = атака: { $n }
duel-mix-boost = усиление: { $n }
duel-mix-defence = защита: { $n }
duel-left-out = остаётся
duel-has-hp = { $n } ОЗ
duel-has-help = Подкреплений: { $n }
duel-has-orders = Тайных приказов: { $n }
duel-camp-xp = Опыт лагеря: { $xp }
duel-fighter-text = { $hp } ОЗ из { $full }. Чакра на этот раунд: { $chakra } из { $most }.
duel-two-chakras = «{ $chakra }»: два источника чакры, вместе { $sum }, каждый раунд снова полны.
duel-used = Использовано техник: { $n } из { $of }
duel-gone = использована в этом бою
duel-peeked = замечена на руке соперника
duel-best = Лучший удар: { $card }, урон { $n }.
duel-costs = чакра: { $n }
duel-damages = урон { $n }
duel-no-effect = Других эффектов нет.
duel-kind = Вид техники
duel-kind-text = Некоторые техники сильнее, если в том же раунде уже сыграна карта этого вида: { $kind }.
duel-no-call = В этом раунде подкреплений больше не призвать, или они лежат на всех местах.
duel-why-done = Вы закончили этот раунд.
duel-why-full = Все три места заняты: сначала возьмите карту обратно.

duel-ask-ban = Запретите чужого ниндзя.
duel-note-ban = Нажмите, чтобы посмотреть.
duel-ask-name = Кто из вашего лагеря сразится?
duel-note-name = Кто сражался меньше всех; первый, кто выйдет.
duel-ask-challenge = Кому вы бросите вызов?
duel-note-challenge = Нажмите на игрока другого лагеря.
duel-ask-discard = Слишком много: сбросьте одно.
duel-note-discard = На руке не больше пяти подкреплений.
duel-ask-pick = Тайно выберите ниндзя.
duel-ask-pick-of = Тайно отправьте ниндзя { $n } из { $of }.
duel-note-pick = Нажмите, чтобы посмотреть. Все откроются разом.
duel-note-packed = 15 техник собраны. Все ниндзя откроются разом.
duel-do-pick = Бой: { $ninja }
duel-do-ban = Бан: { $ninja }
duel-do-look = Его карты
duel-do-discard = Сбросить: { $card }
duel-not-this = нельзя
duel-choose-one = выберите
duel-ask-pack = { $ninja }: с собой берут 15 техник.
duel-note-pack = { $n ->
    [0] Собрано. Нажмите на отложенную, чтобы взять её.
    [one] Отложите ещё { $n } технику.
    [few] Отложите ещё { $n } техники.
    [many] Отложите ещё { $n } техник.
   *[other] Отложите ещё { $n } техники.
}
duel-to-go = ещё { $n }
duel-ask-lay = { $place ->
    [1] Положите первую карту.
    [2] Положите вторую карту.
   *[other] Положите третью карту.
}
duel-ask-lay-of = { $place ->
    [1] { $ninja }: первая карта.
    [2] { $ninja }: вторая карта.
   *[other] { $ninja }: третья карта.
}
duel-ask-lay-done = Все карты лежат. Готово?
duel-ask-forgotten = Выбранное подкрепление не выложено. Готово?
duel-do-without = Закончить без него
duel-do-place = Выбрать место
duel-ask-laid = Вы закончили этот раунд.
duel-to-lay = ещё { $n }
duel-purse = После этого останется чакры: { $left }.
duel-purse-dear = На одну карту чакры не хватит: она не сыграет.
duel-note-armed = Выберите место, которому оно поможет.
duel-ask-swap = Обменять скрытую карту?
duel-note-swap = Сначала выберите карту с руки.
duel-note-swap-place = Теперь нажмите на карту, которую она заменит.

duel-waits-ban = Запрещают ниндзя.
duel-waits-name = Кто выйдет вперёд? Только те, кто сражался реже всех.
duel-waits-challenge = Соперника выбирает { $name }.
duel-waits-discard = Сбрасывают подкрепление.
duel-waits-pick = Тайно выбирают ниндзя.
duel-has-sent = { $ninja }: выбор сделан. Ждём остальных.
duel-hand-of = Карты игрока { $name }: { $ninja }.
duel-waits-lay = Выкладывают карты.
duel-waits-swap = Можно обменять карту.
duel-waits-over = Игра окончена.

duel-end-blow = { $n } одним ударом
duel-end-blow-who = { $ninja } против { $foe }
duel-end-clashes = Схватки: { $n } из { $of }
duel-end-clashes-who = больше всех выиграл игрок { $name }
duel-end-orders = Приказов: { $n }
duel-end-orders-who = Альянс { $n }, Акацуки { $other }
duel-end-close = Осталось { $n } ОЗ
duel-end-close-who = самая трудная победа: { $ninja }
duel-series-goes-on = Реванш продолжит серию до двух побед: { $score }
duel-seen-of = { $ninja }: показано техник: { $n } из 15
duel-draw-nothing = По правилам книги ничья никому не даёт опыта.

## Terms

duel-term-hp = ОЗ
duel-term-hp-text = Жизнь ниндзя в этом бою. При 0 он побеждён. Некоторые техники лечат, но не выше напечатанного числа.
duel-term-chakra = Чакра
duel-term-chakra-text = Ею оплачивают техники. Каждый раунд она снова полна; «40 + 20» — два источника, вместе 60.
duel-term-damage = Урон
duel-term-damage-text = Сила карты в схватке. Большее число попадает и отнимает у другой стороны столько же ОЗ.
duel-term-clash = Схватка
duel-term-clash-text = Встречаются карты одного места. Большее число попадает всем своим уроном, при равенстве не попадает никто. Побитая карта сохраняет эффект.
duel-term-guard = Защита
duel-term-guard-text = Снижает на столько каждый удар в этой схватке.
duel-term-evade = Уклонение
duel-term-evade-text = Атака не сильнее этого числа считается в схватке за 0.
duel-term-pierce = Пробивание
duel-term-pierce-text = Атака, которая не победила, всё же наносит этот урон; защита его снижает.
duel-term-combo = Комбинация
duel-term-combo-text = Больше урона, если в том же раунде уже сыграна карта названного вида.
duel-term-bound = Путы
duel-term-bound-text = Следующая карта считается только своим числом, её эффект пропадает.
duel-term-poison = Яд
duel-term-poison-text = Столько урона в каждой следующей схватке этого раунда.
duel-term-fuse = Взрыв
duel-term-fuse-text = Столько урона в следующей схватке этого раунда.
duel-term-endure = Стойкость
duel-term-endure-text = Один раз за раунд ниндзя, который должен пасть, остаётся с 1 ОЗ.
duel-term-heart = Второе сердце
duel-term-heart-text = Один раз за бой ниндзя, который должен пасть, поднимается со столькими ОЗ.
duel-term-place = Место
duel-term-place-text = Три карты кладут рубашкой вверх в том порядке, в каком они встретят карты другой стороны.
duel-term-help = Подкрепление
duel-term-help-text = Лежит на месте рубашкой вверх и открывается до того, как сравнят карты.
duel-term-orders = Тайный приказ
duel-term-orders-text = Выполните его в бою, который выиграете, и он принесёт опыт вашему лагерю.
duel-term-xp = Опыт
duel-term-xp-text = Лагерь, у которого его больше после девяти ходов, побеждает: миссии, побеждённые ниндзя и тайные приказы.
duel-term-pair = Двое против одного
duel-term-pair-text = Каждую карту пары сравнивают с картой одиночки отдельно.

## Ninja

duel-style-naruto = Напор. Сначала клоны, потом один большой удар.
duel-style-sakura = Лечит и бьёт крепко. Изматывает соперника.
duel-style-kakashi = Копирует и отвечает. Есть приём на всё.
duel-style-shikamaru = Связывает соперника и бьёт не спеша.
duel-style-gaara = Стена песка. Что схватит, то раздавит.
duel-style-guy = Одни кулаки. Открывает врата и платит жизнью.
duel-style-jiraiya = Отшельник с жабами. Долго начинает, тяжело бьёт.
duel-style-bee = Хвостатый зверь и ритм. Трудно остановить.
duel-style-naruto-2 = Шесть Путей. Сила в каждой карте.
duel-style-itachi = Иллюзии и чёрное пламя. Рушит ваши планы.
duel-style-kisame = Пожирает чакру и крепнет от неё.
duel-style-deidara = Взрывы сейчас и в следующей схватке.
duel-style-sasori = Марионетки и яд. Время на его стороне.
duel-style-hidan = Ранит себя, чтобы сильнее ранить вас.
duel-style-kakuzu = Много сердец и стихий. Поднимается снова.
duel-style-pain = Шесть тел: видит вашу руку и всё отталкивает.
duel-style-orochimaru = Змеи, яд и всегда есть выход.
duel-style-sasuke = Молния. Быстрые карты усиливают друг друга.
duel-style-kabuto = Лечит, сковывает и пережидает.
duel-style-obito = Проходит сквозь атаки и бьёт в ответ.
duel-style-madara = Сокрушительные удары за крепкой защитой.
duel-style-jubi = Босс: огромен, одному не по силам.
duel-style-obito-2 = Босс: сферы, что стирают и пробивают.
duel-style-madara-2 = Босс: всё вдвойне.
duel-style-kaguya = Босс: другие миры, другие правила.
duel-style-sasuke-2 = Риннеган. Меняет местами и бьёт в больное.

duel-key-1 = Положить 1-ю карту с руки или взять её обратно
duel-key-2 = То же со 2-й картой
duel-key-3 = То же с 3-й картой
duel-key-4 = То же с 4-й картой
duel-key-5 = То же с 5-й картой
duel-key-6 = То же с 6-й картой
duel-key-d = Готово (или оранжевая кнопка)
duel-key-u = Ещё не готово
