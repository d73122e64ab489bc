## Карта

hunt-map-hint = Карта. Стрелки двигают её, плюс и минус меняют масштаб, ноль показывает целиком.
hunt-lens = Обзор карты
hunt-zoom-in = Приблизить
hunt-zoom-out = Отдалить
hunt-zoom-whole = Показать всю карту
hunt-zoom-me = Вернуться к главному
hunt-plan-ping = Указать всем на область
hunt-plan-arrow = Провести для всех стрелку: от области к области
hunt-sketch-ping = { $name } показывает: { $place }.
hunt-sketch-arrow = { $name } чертит стрелку: { $from } → { $place }.
hunt-free-me = { $name }: освободите меня!
hunt-village = Деревня { $number }, { $name }
hunt-tobi = Фигурка Тоби. Закрытых карт Акацуки: { $count }
hunt-trap-known = Ловушка, уже видели: { $what }
hunt-token-hero = { $hero }, здоровье { $health }, { $status }
hunt-token-enemy = { $enemy }, здоровье { $health }, защита { $defence }
hunt-of = { $now } из { $most }
hunt-cost = { $cost ->
    [0] Свободный шаг
    [one] { $cost } действие
    [few] { $cost } действия
   *[other] { $cost } действий
}
hunt-by = через: { $place }
hunt-stop-hidden = Там что-то скрыто: остановка
hunt-stop-enemy = Там остановит враг

## Команда

hunt-short-naruto = Наруто
hunt-short-sakura = Сакура
hunt-short-kakashi = Какаши
hunt-short-rock-lee = Ли
hunt-short-sai = Сай
hunt-short-shikamaru = Шикамару
hunt-status-waiting = ждёт хода
hunt-status-acting = действует
hunt-status-done = ход окончен
hunt-status-paralysed = паралич
hunt-hands = Карты ваших героев
hunt-deck = колода
hunt-pile = сброс
hunt-card = { $card }, чакра { $cost }
hunt-ranged = Дальний бой
hunt-support = Поддержка
hunt-fight-card = Карта боя
hunt-strength = +{ $count } к силе удара
hunt-grudge = Злопамятность: +1 ранение
hunt-foot-card = ранить
hunt-foot-support = можно сыграть
hunt-foot-discard = сбросить
hunt-foot-dear = мало чакры
hunt-foot-fight = для боя
hunt-foot-one = одна карта боя на бой
hunt-foot-rolled = только до броска
hunt-foot-reach = не достанет до этого врага
hunt-foot-later = не сейчас: { $why }
hunt-why = { $does ->
    [avoid] она спасает вашего героя от ранения
    [shield] она спасает от ранения в своей области
    [lower] она для кубиков боя
    [lower-near] она для боя в своей области
    [reroll-special] она для особого кубика
    [reroll-dice] она для ваших кубиков
    [heal-near] рядом никто не ранен
    [heal-others] больше никто не ранен
    [rebirth] ваш герой цел
    [lift-near] рядом нет парализованных
    [bind] рядом нет свободных врагов
    [sprint] она для вашего пути
    [carry] она для вашего пути
    [scout] рядом нет ничего закрытого
    [rally] рядом нет товарищей
    [draw] брать больше нечего
    [foresee] карт Акацуки больше нет
   *[other] нужен герой, который может действовать
}

## Цель

hunt-bar = Раунд { $round } · ход { $turn } из { $of }
hunt-bar-brief = Раунд { $round } · { $turn }/{ $of }
hunt-aim-beat = { $place }. Цель: { $who }.
hunt-aim-find = { $place }: найдите и победите Акацуки.
hunt-aim-done = { $place }: опасности нет, раунд будет выигран в конце хода.
hunt-turns-left = { $left ->
    [one] последний ход
    [few] осталось { $left } хода
   *[other] осталось { $left } ходов
}
hunt-else = Иначе Статуя Гедо получит +1 к защите.
hunt-else-last = Иначе охота проиграна.
hunt-goal-all = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}, каждый в своей деревне. В последнем Тоби и статуя Гедо ждут в Конохе: одолейте обоих, и победа за всеми.
hunt-strip-round = Раунд { $round }
hunt-see-deck = Все карты
hunt-taken = занят
hunt-trait-strength = кубики в бою
hunt-trait-chakra = плата за карты
hunt-trait-strategy = карты в руке
hunt-note-mixed = У разной команды больше ответов.
hunt-lacks-heal = В команде пока никто не лечит.
hunt-lacks-bind = Пока никто не может обездвижить врага без боя.
hunt-in-play = В игре
hunt-mark-immobilised = обездвижен
hunt-mark-silenced = без талантов
hunt-mark-dodged = уже уклонился
hunt-no-talent = Без таланта.
hunt-hopeless = Шансов нет: кубики не пробьют защиту { $defence }.
hunt-hopeless-talent = Шансов нет. { $talent }
hunt-defence-now = Защита { $defence }
hunt-head-turn = Раунд { $round } · { $left ->
    [one] последний ход
    [few] осталось { $left } хода
   *[other] осталось { $left } ходов
}
hunt-phase-akatsuki = Фаза Акацуки
hunt-foe-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}

## Вопросы

hunt-which = { $hero } (герой { $n } из { $of })
hunt-ask-pick-of = Выберите героя { $n } из { $of }.
hunt-ask-act = { $hero }: { $count ->
    [0] действий нет
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}.
hunt-ask-injury = { $hero } под ударом: { $card }.
hunt-ask-refill = { $hero }: сбросить карту?
hunt-ask-special = Особый кубик брошен.
hunt-note-special = Дальше, когда все выскажутся.
hunt-note-begin = Герои действуют в любом порядке.
hunt-note-act = Выберите обведённое место или врага.
hunt-note-spent = Сыграйте поддержку или закончите ход.
hunt-note-before = Выберите карту боя или бросайте так.
hunt-note-need = Выберите карту на руке.
hunt-note-injury = На руке есть карта для ответа.
hunt-note-injury-none = Товарищи ещё могут ответить.
hunt-note-refill = Карт на руке: { $cards }, стратегия { $strategy }.
hunt-note-discard = Уходит: { $card }. Затем добор.
hunt-note-mark = Выберите кубики и бросьте их снова.
hunt-note-look = Выберите обведённое место.
hunt-choose-card = выберите карту
hunt-wait = Подождите!
hunt-alone = В одиночку
hunt-do-back = Назад
hunt-do-meditate = Медитация
hunt-do-land = Посадка
hunt-do-pick = Герой: { $hero }
hunt-do-begin = Ходит { $hero }
hunt-do-move = Идти: { $place }
hunt-do-dash = Рывок: { $place }
hunt-do-look = Взгляд: { $place }
hunt-do-roll = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
   *[other] Бросить { $count } кубиков
}
hunt-do-mark = { $count ->
    [0] Оставить все
   *[other] Переброс: { $count }
}
hunt-do-keep = { $count ->
    [0] Оставить всё
   *[other] Оставить, добор { $count }
}
hunt-do-discard = Сбросить, добор { $count }
hunt-meditates = чакра +{ $count }
hunt-meditates-home = здоровье +1
hunt-steps = { $count ->
    [one] ещё { $count } свободный шаг
    [few] ещё { $count } свободных шага
   *[other] ещё { $count } свободных шагов
}
hunt-chance-none = Без карты { $chance }
hunt-chance-card = { $card } { $chance }
hunt-stake = { $card }: чакра { $cost } из { $chakra }.
hunt-then = { $from } → { $to }
hunt-waits = Герои действуют.
hunt-waits-pick = Команда собирается.
hunt-waits-act = Действует { $hero }.
hunt-waits-fight = Бой: { $hero } и { $card }.
hunt-waits-injury = Ранение: { $card }.
hunt-waits-refill = Добор карт.
hunt-waits-akatsuki = Акацуки наносят удар.
hunt-waits-over = Охота окончена.

## Бой

hunt-pair = { $what }: { $which }
hunt-duel = Бой
hunt-fights = { $place }. { $hero } против: { $card }
hunt-rolled = Выпало: { $faces }
hunt-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
hunt-more-hits = и ещё { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}
hunt-hits = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}
hunt-against = против защиты { $defence }
hunt-of-hits = { $hits } против { $defence }
hunt-result-wound = Попал!
hunt-result-eliminated = Победа!
hunt-result-missed = Мимо
hunt-result-power = Мощь!
hunt-chance-hit = { $who ->
    [you] вы раните врага: { $enemy }
   *[other] { $who } ранит врага: { $enemy }
}
hunt-chance-miss = { $who ->
    [you] вы промахнётесь
   *[other] промах
}
hunt-miss-costs = { $cost ->
    [0] Цена промаха: действие.
   *[other] Цена промаха: действие и чакра { $cost }.
}
hunt-miss-grudge = И при промахе карта добавит 1 ранение.
hunt-special = Особый кубик: { $face }
hunt-special-defence = +1 к защите в этом бою.
hunt-special-sharingan = Срабатывает талант Шарингана.
hunt-special-rinnegan = Срабатывает талант Риннегана.
hunt-speak = Друзья могут помочь
hunt-held-you = Остальные ждут вас
hunt-held = { $name } просит подождать
hunt-speak-you = Вы можете помочь

## Ранения

label-injury = Ранение
hunt-if-taken = Если принять
hunt-zero = При 0 здоровья герой теряет весь опыт и парализован: никаких действий, пока карта его не освободит.
hunt-cures = Освободить может: { $cards }
hunt-cures-none = Ни одна карта в игре не освободит.
hunt-where-hand = на руке
hunt-where-pile = в сбросе
hunt-where-deck = в колоде
hunt-where-own = на руке или в колоде
hunt-away = { $turns ->
    [0] достаточно близко
    [one] идти { $turns } ход
    [few] идти { $turns } хода
   *[other] идти { $turns } ходов
}
hunt-lacks-chakra = не хватает чакры: { $count }
hunt-paralysed-so = Никаких действий, пока карта не освободит героя. Поддержку играть можно.

## Сцены

hunt-strike = Акацуки наносят удар
hunt-strike-none = Ни один враг не достаёт до героев: никто не ранен.
hunt-avoided = обошлось
hunt-scene-rolls = { $hero } бросает { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}.
hunt-scene-hits = { $hero }: { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}.
hunt-scene-round = Раунд { $round }. Тоби идёт дальше: { $place }.
hunt-scene-round-won = Деревня спасена: { $place }.
hunt-scene-round-lost = Деревня потеряна: { $place }.
hunt-scene-trap = { $hero } попадает в ловушку: { $card }.
hunt-scene-talent = { $card }: действует талант.
hunt-scene-level = { $hero }: новый уровень. { $what }: { $from } → { $to }.
hunt-round-leaf = Раунд { $round } из { $of } выигран
hunt-round-akatsuki = Раунд { $round } из { $of } проигран
hunt-banner-leaf = Спасена: { $place }
hunt-banner-akatsuki = Потеряна: { $place }
hunt-fell = Побеждены: { $who }.
hunt-lost-so = Статуя Гедо получает +1 к защите. Оставшиеся уходят под колоду.
hunt-last-round = Последний раунд: победите Тоби и Статую Гедо!
hunt-won = Охота удалась
hunt-lost = Охота проиграна
hunt-fate-fallen = { $hero } падает
hunt-fate-fallen-text = 0 здоровья: весь опыт потерян.
hunt-fate-paralysed = { $hero }: паралич
hunt-fate-paralysed-text = Никаких действий, пока карта не освободит героя.
hunt-fate-lifted = { $hero } снова в строю
hunt-fate-lifted-text = Герой снова может действовать.
hunt-fate-level = { $hero } растёт

## Листы

hunt-holds = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
hunt-deck-of = Колода: { $hero }
hunt-deck-text = { $count ->
    [one] Осталась { $count } карта.
    [few] Осталось { $count } карты.
   *[other] Осталось { $count } карт.
} Когда колода пуста, сброс перемешивают.
hunt-talent = Талант
hunt-must-fall = Нужно победить, чтобы выиграть раунд.
hunt-need-not = Побеждать для раунда не обязательно.
hunt-place-round = Деревня раунда { $round }.
hunt-place-home = Медитация здесь ещё и лечит 1, но не в последнем раунде.
hunt-place-water = Водная область.
hunt-place-trap = Закрытая ловушка: вошедший её открывает.
hunt-place-tobi = Здесь Акацуки этого раунда.
hunt-place-held = Враг держит героев: уйти стоит 2 действия.
hunt-place-free = Здесь ничего нет.
hunt-place-ways = Дороги ведут сюда: { $places }.
hunt-dice-title = Боевой кубик
hunt-dice-text = Шесть граней: одна пустая, три по 1 попаданию, одна с 2 попаданиями, одна «Мощь». Мощь не попадание: она включает мощь карты боя.
hunt-term-health = Здоровье
hunt-term-health-text = У героя 3 здоровья. Ранение отнимает 1. При 0 герой теряет весь опыт и парализован.
hunt-term-chakra = Чакра
hunt-term-chakra-text = Карты стоят чакры. Медитация даёт 1, конец каждого хода тоже, до предела героя.
hunt-term-strength = Сила удара
hunt-term-strength-text = Столько кубиков бросает герой в бою, не больше 6; всё сверх того становится попаданиями.
hunt-term-strategy = Стратегия
hunt-term-strategy-text = Столько карт у героя на руке после добора.
hunt-term-experience = Опыт
hunt-term-experience-text = Побеждённый враг даёт 1. Опыт повышает характеристики.
hunt-term-defence = Защита
hunt-term-defence-text = Столько попаданий нужно, чтобы ранить врага один раз.
hunt-term-power = Мощь
hunt-term-power-text = Одна «Мощь» на кубиках включает мощь карты боя, даже при промахе.
hunt-term-special = Особый кубик
hunt-term-special-text = Его требуют некоторые враги: три грани «Защита» (+1 в этом бою), две «Риннеган», одна «Шаринган».
hunt-term-paralysis = Паралич
hunt-term-paralysis-text = Парализованный герой не действует, пока карта его не освободит, но может играть поддержку.
hunt-term-support = Поддержка
hunt-term-support-text = Поддержку можно играть почти всегда, и в бою товарища тоже.
hunt-term-flight = Полёт
hunt-term-flight-text = Враги не останавливают и не держат летящего героя.
hunt-term-protector = Защитник
hunt-term-protector-text = С ним надо сразиться раньше, чем с другими врагами в его области.

## Выбор героев

hunt-manner-naruto = Клоны и Расенган: бьёт сильно, действует часто
hunt-manner-sakura = Крепкие кулаки и лечение для команды
hunt-manner-kakashi = Карта на любой случай, вблизи и издали
hunt-manner-rock-lee = Удары, которые стоят мало чакры
hunt-manner-sai = Летает над врагами и бьёт издали
hunt-manner-shikamaru = Держит врагов своей тенью

## Клавиши

hunt-key-b = Начать своим героем
hunt-key-m = Медитировать
hunt-key-r = Главный ответ: идти, сразиться, бросить
hunt-key-g = Дальше, принять, приземлиться
hunt-key-e = Закончить ход
hunt-key-p = Указать всем на область
hunt-key-a = Провести стрелку для всех
hunt-key-escape = Отложить кисть

## Конец

hunt-end-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
hunt-end-escaped = ушли: { $who }
hunt-end-nobody = никто не побеждён
hunt-end-hero = ранений: { $wounds }, побед: { $beaten }
hunt-end-more = лечений: { $healed }, помощи: { $helped }, падений: { $falls }
hunt-end-near-won = Победа на последнем ходу.
hunt-end-near-turns = { $left ->
    [one] Победа с запасом в { $left } ход.
    [few] Победа с запасом в { $left } хода.
   *[other] Победа с запасом в { $left } ходов.
}
hunt-end-near-lost = { $left ->
    [one] Не хватило { $left } ранения.
   *[other] Не хватило ранений: { $left }.
}
hunt-end-saved = Спасено деревень: { $count } из { $of }
hunt-end-roll = Попаданий за бросок: { $count }
hunt-end-roll-who = { $hero }, лучший бросок
hunt-end-wounds = Нанесено ранений: { $count }
hunt-end-wounds-who = { $hero }: самые сильные удары
hunt-end-hurt = Получено ранений: { $count }
hunt-end-hurt-who = { $hero }: больше всех
hunt-end-help = Помощь: { $count }
hunt-end-help-who = { $hero }, ради остальных
hunt-end-tight = На последнем ходу
hunt-end-tight-when = выигран раунд { $round }

## Боты уступают очередь, и что может парализованный

hunt-yields = { $hero } начнёт через { $time }
hunt-yields-end = После вас
hunt-yields-more = Подождите!
hunt-foot-useless = в этом бою не поможет: { $why }
hunt-changes = { $from } → { $to } в этом бою
hunt-changes-nothing = Ничего не меняет в этом бою
hunt-do-crawl = Ползти: { $place }
hunt-down = { $hero }: паралич. Играйте поддержку.
hunt-down-draw = сбросьте карту после хода: вдруг придёт своя
hunt-note-down = Сбросьте: вдруг придёт спасительная карта.
hunt-helper = { $hero } ({ $place }): «{ $card }», { $state }
hunt-helper-self = Освободит карта на вашей руке: «{ $card }».
hunt-call-brief = Помогите!
hunt-call = { $hero }, освободите меня!
