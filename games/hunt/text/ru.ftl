name = Охота
tagline = Команда героев охотится на Акацуки от деревни к деревне: победа и поражение у неё общие.
door = Все против Акацуки
minutes = 60-120
how-1 = Ведите героя от деревни к деревне: одна команда против Акацуки.
how-2 = Бросайте кубики техники против Защиты врага.
how-3 = Одолейте боссов не позже последнего хода. Победа и поражение общие.

## Настройки

option-mode = Сложность
option-mode-hint = На лёгкой в раунде четыре хода; на экспертной герои и Тоби лежат стороной B вверх, а ловушки красные.
option-mode-easy = Лёгкая
option-mode-normal = Обычная
option-mode-expert = Экспертная
option-hidden = Скрытые руки
option-hidden-hint = Каждый видит только карты своих героев.
option-extra_turn = Ещё один ход в раунде
option-extra_turn-hint = На обычной и экспертной сложности жетон победы начинает с деления 0.
option-extra_health = Ещё одно здоровье
option-extra_health-hint = Каждый герой начинает с 4 единицами здоровья, и это его предел.
option-fewer_zetsu = Убрано карт Зецу
option-fewer_zetsu-hint = Из колоды убирают до 2 из 4 карт Зецу.
option-pauses = Паузы при ранениях
option-pauses-hint = Игрок может просить короткую паузу при каждом ранении своих героев, чтобы товарищи успели вмешаться.
option-short = Короткая охота
option-short-hint = Наш вариант: пять деревень вместо девяти, боссы — в 5-м раунде.
option-short-length = 40–75 минут
option-crawl = Ползком
option-crawl-hint = Наше правило: раз в раунд парализованный герой может проползти одну область к Конохе, и больше в этот ход ничего не делает.
option-clock = Время на вопрос (в секундах)
option-clock-hint = 0 — без ограничения.

## Вопросы

ask-pick = Выберите героя.
ask-begin = Кто действует следующим? Начните своим героем.
ask-act = Ваш герой действует: движение, медитация, бой или конец.
ask-need = Какой картой вести эту атаку?
ask-special = Особый кубик брошен. Продолжайте, когда все выскажутся.
ask-before = Добавьте карту боя или бросайте без неё.
ask-reroll = Перебросьте кубики или продолжайте.
ask-mark = Какие кубики перебросить?
ask-choose = Какого ещё врага достаёт мощь карты?
ask-after = Промах. Дальше, когда все выскажутся.
ask-aim = С кем сразитесь после рывка?
ask-injury = Сейчас будет ранение. Ответьте на него или примите.
ask-name = Какой герой получит ранение?
ask-refill = Сбросьте карту или оставьте руку как есть.
ask-ride = Ваш герой летит с товарищем?
ask-look = Куда заглянут крысы?
ask-top = Какую карту положить сверху?
ask-hope = Все парализованы. Снимете паралич?
ask-crawl = Паралич: ползти к Конохе или остаться?
ask-support = Сыграйте карту поддержки или промолчите.

## Кнопки

verb-pick = Выбрать
verb-begin = Начать
verb-end = Закончить
verb-move = Идти
verb-land = Приземлиться
verb-dash = Рывок и бой
verb-meditate = Медитировать
verb-fight = Сразиться
verb-card = Применить карту боя
verb-roll = Бросить
verb-back = Передумать
verb-go = Дальше
verb-taijutsu = Перебросить пустой кубик
verb-mark = Отметить кубик
verb-done = Готово
verb-target = Выбрать
verb-aim = Атаковать
verb-name = Назвать
verb-endure = Принять
verb-crawl = Ползти
verb-support = Сыграть поддержку
verb-pass = Промолчать
verb-discard = Сбросить
verb-keep = Оставить
verb-ride = Лететь
verb-stay = Остаться
verb-look = Заглянуть
verb-top = Положить сверху
verb-pause = Паузы при ранениях

## Что произошло

event-pick = { $player } ведёт героя: { $hero }.
event-round = Начинается раунд { $round }; Тоби здесь: { $area }.
event-turn = Новый ход раунда { $round }; жетон на делении { $capture }.
event-begin = { $hero }: начало действий.
event-end = { $hero }: действия закончены.
event-move = { $hero } идёт сюда: «{ $area }».
event-crawl = { $hero } ползёт сюда: «{ $area }».
event-meditate = { $hero }: медитация.
event-chakra = { $hero }: чакры теперь { $chakra }.
event-trap = { $hero }: сработала ловушка «{ $card }».
event-revealed = Открыта карта «{ $card }».
event-summon = Призыв: «{ $card }», область: «{ $area }».
event-talent = { $card }: { $talent }
event-fight = { $hero }: бой, противник — «{ $card }».
event-back = { $hero }: решение отменено.
event-special = На особом кубике: «{ $face }».
event-technique = { $hero }: техника «{ $card }».
event-roll = { $hero }: выпало { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
} и { $powers } × «Мощь».
event-taijutsu = { $hero }: пустой кубик брошен снова.
event-power = Действует мощь карты «{ $card }».
event-weakened = { $card }: защита на 1 меньше до конца хода.
event-silenced = { $card }: талантов нет до конца хода.
event-immobilised = { $card }: враг обездвижен.
event-freed = { $card }: враг снова свободен.
event-missed = { $hero }: промах, противник — «{ $card }».
event-wound = { $hero }: ранен враг «{ $card }». Осталось здоровья: { $health }.
event-eliminated = { $hero }: побеждён враг «{ $card }».
event-experience = { $hero }: опыта теперь { $experience }.
event-level = { $hero }: новый уровень. { $attribute }: { $old } → { $new }.
event-extra = { $hero }: ещё { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}.
event-support = { $hero }: поддержка «{ $card }».
event-support-on = { $hero }: поддержка «{ $card }», цель: { $target }.
event-burnt = { $hero }: плата здоровьем, осталось { $health }.
event-threat = { $hero }: грозит ранение. Причина: { $card }.
event-named = { $hero }: ранение достанется этому герою. Причина: { $card }.
event-injury = { $hero }: ранение, здоровья осталось { $health }. Причина: { $card }.
event-avoided = { $hero }: ранения удалось избежать. Причина: { $card }.
event-fallen = { $hero }: здоровья 0, весь опыт потерян.
event-paralysed = { $hero }: паралич.
event-lifted = { $hero }: паралич снят.
event-healed = { $hero }: здоровья снова { $health }.
event-rides = { $hero }: совместный полёт.
event-stays = { $hero }: решено остаться.
event-looked = { $hero }: разведана область «{ $area }».
event-cleared = { $hero }: ловушка обезврежена, { $area } — «{ $card }».
event-foresaw = { $hero }: просмотрены следующие карты Акацуки, всего { $count }.
event-ordered = { $hero }: карты возвращены в колоду.
event-seen = { $hero }: увидена карта «{ $card }».
event-akatsuki = Акацуки наносят удар.
event-discard = { $hero }: сброшена карта «{ $card }».
event-draw = { $hero } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
event-drew = { $hero }: пришла карта «{ $card }».
event-reshuffle = { $hero }: сброс перемешан в новую колоду.
event-round-won = Раунд { $round } выигран Листом.
event-round-lost = Раунд { $round } достался Акацуки.
event-under = { $card }: карта уходит под колоду.
event-retrap = Во всех свободных областях новые ловушки; закрытых теперь: { $count }.
event-victory = Тоби и статуя Гедо повержены. Охота удалась!
event-defeat = Охота проиграна.
event-lapse = { $player }: время вышло.
event-left = { $player } больше не участвует в охоте.
event-handed = { $player } теперь ведёт героя: { $hero }.
event-pause = { $player } меняет паузы при ранениях.

## Почему нельзя

refusal-hero-taken = Этого героя ведёт другой игрок.
refusal-not-your-hero = Этого героя ведёте не вы.
refusal-paralysed = Парализованный герой не может действовать.
refusal-another-acts = Сейчас действует другой герой; пусть закончит.
refusal-already-done = Этот герой в этом ходу уже действовал.
refusal-begin-first = Ваш герой ещё не начал действовать.
refusal-finish-first = Сначала нужно завершить начатое.
refusal-land-first = Летите дальше или сначала приземлитесь.
refusal-no-actions = Действий больше нет.
refusal-not-adjacent = Туда нет пути в один шаг.
refusal-held = Враг удерживает вас: уход стоит 2 действия.
refusal-not-revealed = Такого открытого врага нет.
refusal-too-far = Этот враг слишком далеко.
refusal-not-ranged = Нужна карта дальнего боя, на которую хватает чакры.
refusal-protected = Сначала нужно сразиться с защитником.
refusal-not-there = Назовите героя в этой области, у которого осталось здоровье.
refusal-no-support = Это не карта поддержки.
refusal-no-fight-card = Это не карта боя.
refusal-one-fight-card = В бою можно сыграть только одну карту боя.
refusal-not-in-hand = У ваших героев нет этой карты на руке.
refusal-too-little-chakra = Не хватает чакры.
refusal-no-moment = Поддержке нужно дождаться следующего момента.
refusal-no-use = Сейчас эта карта ничего не даст.
refusal-rested = Медитация ничего не даст этому герою.
refusal-hand-too-large = Сначала сбросьте лишние карты: на руке их не больше, чем стратегия.
refusal-already-decided = Этот герой уже сделал выбор.

## Чем закончилось

reason-bosses-fell = Тоби и статуя Гедо повержены вовремя.
reason-bosses-stand = Последний ход закончился раньше, чем пали оба босса.
reason-all-paralysed = Все герои парализованы, и ни одна карта не снимет паралич.
reason-abandoned = Все покинули охоту.

## Тексты карт

text-fight = Карта боя. Чакра: { $cost }. Сила удара: +{ $strength }.
text-support = Карта поддержки. Чакра: { $cost }.
text-or = Одно из двух: { $first } { $second }
text-enemy = Здоровье { $health }, защита { $defence }.
text-zetsu = Защита { $defence }.
text-tobi = Здоровье { $two } при двух героях, { $three } при трёх, { $four } при четырёх, { $five } при пяти. Защита { $defence }.
text-tobi-easy = На лёгкой сложности: здоровье { $two }, { $three }, { $four }, { $five }.
text-tobi-short = Короткая охота ({ $mode }): здоровье { $two }, { $three }, { $four }, { $five }.
text-gedo-statue = Здоровье: по числу героев. Защита: { $defence } и ещё 1 за каждый проигранный раунд.
text-paper-bomb = Один герой в этой области получает 1 ранение, затем печати исчезают. Это не враг.
text-hero = Сила удара { $strength } (кубики в бою). Чакра { $chakra }. Стратегия { $strategy } (карты на руке).
text-raise-strength = Опыт { $level }: сила удара +1.
text-raise-chakra = Опыт { $level }: чакра +1.
text-raise-strategy = Опыт { $level }: стратегия +1.
talent-taijutsu = Тайдзюцу: в каждом бою можно перебросить 1 пустой кубик.
talent-flight = Полёт: враги не останавливают и не удерживают этого героя.
talent-strategist = Стратег: перед добором можно сбросить 2 карты вместо 1.
talent-stamina = Выносливость: медитация даёт 2 чакры вместо 1.
effect-ranged = Дальний бой: можно целиться в соседнюю область.
needs-water = Мощь карты действует только на воде.
effect-stealth = Защитники не мешают.
effect-dash = Вместо выбора цели можно перейти на 1 область (за 2 действия, если враг удерживает) и сразиться там.
effect-backlash = После боя ваш герой получает 1 ранение.
effect-grip = Против обездвиженной цели ещё +{ $count } к силе удара.
effect-actions = Мощь: ещё { $count ->
    [one] { $count } действие.
    [few] { $count } действия.
   *[other] { $count } действий.
}
effect-injure = Мощь: цель сразу получает { $count ->
    [one] { $count } ранение.
    [few] { $count } ранения.
   *[other] { $count } ранений.
}
effect-hits = Мощь: +{ $count ->
    [one] { $count } попадание.
    [few] { $count } попадания.
   *[other] { $count } попаданий.
}
effect-weaken = Мощь: защита цели −{ $count } до конца хода.
effect-injure-other = Мощь: другой враг в области цели получает { $count } ранение.
effect-immobilise = Мощь: цель обездвижена.
effect-blank-hits = Мощь: { $count } пустой кубик считается за 1 попадание.
effect-silence = Мощь: у цели нет талантов до конца хода.
effect-second = Мощь: сумма действует и против второго врага в той же области.
effect-everyone = Мощь: сумма действует против всех врагов в той же области.
effect-heal-own = Мощь: ваш герой восстанавливает { $count } здоровье.
effect-reroll-blanks = Мощь: перебросьте все пустые кубики.
effect-reroll-any = Мощь: перебросьте любые кубики.
effect-extra = Ваш герой получает { $count } дополнительное действие.
effect-burn = Потеряйте 1 здоровье и получите { $count } дополнительное действие.
effect-lower = Защита цели в текущем бою −{ $count }.
effect-lower-near = Защита цели боя в вашей области −{ $count } на этот бой.
effect-fury = +{ $count } к силе удара в каждом бою вашего героя в этом ходу.
effect-focus = +{ $count } к силе удара в следующем бою вашего героя в этом ходу.
effect-avoid = Ваш герой избегает ранения и всего, что оно вызвало бы.
effect-shield = Герой в вашей области избегает ранения и всего, что оно вызвало бы.
effect-heal-near = Герой в вашей области восстанавливает { $count } здоровье.
effect-heal-others = Все остальные герои восстанавливают по { $count } здоровью.
effect-lift-near = { $count ->
    [0] Снимите паралич с героя в вашей области.
   *[other] Снимите паралич с героя в вашей или соседней области.
}
effect-rebirth = Ваш герой восстанавливает всё здоровье, паралич с него снимается.
effect-reroll-special = Перебросьте особый кубик.
effect-reroll-dice = Один раз перебросьте любые кубики своего героя.
effect-bind = { $count ->
    [0] Обездвижьте врага в вашей области.
    [1] Обездвижьте врага в вашей или соседней области.
   *[other] Обездвижьте врага не дальше { $count } шагов от вас.
}
effect-sprint = Пока действует ваш герой: пройдите 1 или { $count } области без действия. Враги вас не удержат, но вход в область врага завершает движение.
effect-carry = Пока действует ваш герой: пролетите до { $count } областей без действия, при желании — с одним согласным героем из вашей области.
effect-scout = Посмотрите, что лежит закрытым в одной или двух областях, не дальше { $count } шагов от вас. Найденные так взрывные печати убираются.
effect-rally = Каждый другой герой в вашей или соседней области получает { $count } дополнительное действие.
effect-draw = Возьмите { $count } карты.
effect-foresee = Посмотрите { $count } следующие карты Акацуки и верните их в любом порядке.

## Таланты

id-call-susanoo = Особый кубик; Шаринган: призван Сусаноо, он становится целью.
id-replace = Особый кубик; Риннеган: его место занимает первый Пейн из колоды, с защитой на 1 меньше, и становится целью.
id-dodge = Уклоняется от первого ранения каждого хода.
id-untouchable = Атаки из его собственной области не действуют.
id-seal = Отменяет 1 «Мощь» в каждом броске.
id-grudge = Наносит на 1 ранение больше за каждую карту боя, сыгранную против него в этом ходу.
id-feed = Получает 1 здоровье, когда ранит героя.
id-drain = Раненый герой теряет 1 чакру.
id-call-creature = Призывает Тварь в каждой фазе Акацуки.
id-twice = Раненый герой получает ещё 1 ранение.
id-call-puppet = При открытии: призывает Марионетку.
id-revive = При открытии: побеждённые Акацуки замешиваются обратно в колоду.
id-blast = После победы над ним: 1 ранение каждому герою в этой и соседних областях.
id-rooted = Здоровье 1 + число ловушек на поле; каждая убранная ловушка ранит его; после победы над ним в конце раунда кладут новые ловушки.
id-eye = Кто сражается в его области, бросает особый кубик; Шаринган: герой парализован, бой прекращается.
id-void = Риннеган: мощь карты боя отменена.
id-all = Ранит всех героев на поле.
id-paralyse = Парализует раненого героя.
id-mirror = Особый кубик; Шаринган: атака обращается против героя, мощь карты отменена.
id-foil = Особый кубик; Шаринган: атака не удаётся.
id-tax = Карты боя против неё стоят на 1 чакру больше.
id-call-snake = При открытии: призывает Змею.
id-harden = Его защита растёт на 1 каждый раз, когда он ранит героя.
id-copy = Имеет защиту и талант последнего побеждённого члена Акацуки; пока такого нет — защита 4 и нет таланта.
id-water = Защита +1 на воде.
id-protect = Защитник: с ним сражаются раньше, чем с другими врагами в этой области.

## Стол

label-health = Здоровье
label-chakra = Чакра
label-strength = Сила удара
label-strategy = Стратегия
label-experience = Опыт
label-defence = Защита
label-actions = Действия
label-hand = Рука
label-deck = Колода
label-pile = Сброс
label-round = Раунд { $round } из { $of }
label-capture = Линия захвата
label-score = Линия счёта
label-leaf = Лист
label-akatsuki = Акацуки
label-cards = Карты Акацуки в игре
label-heroes = Герои
label-enemies = Враги
label-trap = Закрытая ловушка
label-tobi = Фигурка Тоби
label-water = Вода
label-waiting = Ещё не действовали
label-done = Закончили
label-paralysed = Паралич
label-immobilised = Обездвижен
label-silenced = Без талантов
label-hits = Попадания: { $hits }
label-special = Особый кубик
label-odds = Шанс ранить: { $percent } %
label-no-card = Без карты
label-cost = Действия: { $cost }
label-stops = Движение там закончится
label-free = Свободны
label-eliminated = Побеждены
label-pause-on = Останавливаться при каждом ранении
label-pause-off = Больше не останавливаться при ранениях

## Правила

rules-1-title = Цель
rules-1 =
    Вы — ниндзя Конохи, деревни, скрытой в листве, и играете вместе. За девять раундов, а в короткой охоте за пять, Акацуки приходят в одну деревню за другой. В каждом раунде, кроме последнего, вы охотитесь на тех, кто туда явился; в последнем Тоби и статуя Гедо стоят в самой Конохе.

    Вы побеждаете, если оба босса повержены до конца последнего хода последнего раунда. Каждый проигранный раньше раунд делает статую Гедо крепче. Вы проигрываете, когда этот последний ход окончен или ещё до него, если все герои парализованы и ни у кого нет на руке карты, снимающей паралич.

    Каждый игрок ведёт одного героя. Кто играет один, ведёт двоих.
rules-2-title = Что делают герои
rules-2 =
    В раунде 3 хода, на лёгкой сложности 4. Каждый ход каждый герой действует один раз, порядок любой: 2 действия на выбор — движение, медитация, бой. Следующий герой начинает, когда предыдущий закончил.

    Движение: 1 или 2 шага. Область с врагом или ловушкой прерывает движение. Уход из области с врагом стоит 2 действия. Героев с полётом враги не останавливают и не удерживают; закрытое открывается там, где они приземлились.

    Медитация: возьмите 1 чакру, но не больше, чем позволяет карта героя; в Конохе ещё и 1 здоровье, но не в последнем раунде.
rules-3-title = Бой
rules-3 =
    Выберите открытого врага в своей области; с картой дальнего боя — и в соседней. Можно добавить одну карту боя, заплатив чакру. Бросьте столько кубиков, какова сила удара, но не больше 6; каждая единица силы удара сверх этого — готовое попадание.

    Если попаданий не меньше защиты врага, он теряет 1 здоровье. Грань «Мощь» включает мощь вашей карты боя, удалась атака или нет. С защитниками сражаются в первую очередь. Таланты некоторых членов Акацуки это меняют: Тендо можно ранить только из соседней области.

    Кто победил врага, получает 1 очко опыта, а опыт повышает показатели.
rules-4-title = Особый кубик
rules-4 =
    Кто сражается с Итачи, Нагато, Саске или Данзо либо с любым врагом в области Тоби, сначала бросает особый кубик. На трёх гранях защита: у цели на 1 защиту больше в этом бою. На двух риннеган и на одной шаринган: они включают таланты с этим именем.

    Шаринган Тоби парализует героя и прекращает бой. «Рассеивание гендзюцу» позволяет перебросить особый кубик.
rules-5-title = Карты поддержки
rules-5 =
    Поддержку можно играть почти всегда, в том числе в бою товарища, перед ранением и парализованным героем. Моменты боя закрывает тот, кто сражается; момент перед ранением — игрок, чей герой под угрозой. Больше никому нажимать не нужно, а сыгранная поддержка открывает момент заново для всех.
rules-6-title = Ловушки
rules-6 =
    В каждой области без номера лежит закрытая ловушка. Кто вошёл, тот её открывает: взрывные печати ранят там одного героя и исчезают; Зецу остаётся и парализует того, кого ранит. Приберегите действие, чтобы сразиться с тем, кого найдёте.
rules-7-title = Фаза Акацуки
rules-7 =
    Когда все герои закончили, каждый открытый враг ранит одного героя в своей области; кого — решаете вы. Обездвиженный враг ничего не делает и потом снова свободен.

    Затем каждый герой берёт 1 чакру, может сбросить 1 карту и добирает карты, пока их не станет столько, какова стратегия. Если карт Акацуки в игре больше нет, раунд выигран; призванные враги и ловушки не в счёт. Иначе жетон движется дальше; если некуда, раунд проигран.

    В каждом новом раунде в игру закрытыми входят 2 карты Акацуки, а с двумя или тремя героями — только 1.
rules-8-title = Ранение и паралич
rules-8 =
    У героев 3 здоровья. Ранение отнимает 1. При 0 здоровья герой теряет весь опыт и парализован: он не действует до конца игры, пока паралич не снимет техника. Одного лечения мало. Парализованные герои по-прежнему берут чакру, добирают карты и играют поддержку.
rules-9-title = Сложность
rules-9 =
    Лёгкая: 4 хода в раунде. Обычная: 3 хода. Экспертная: 3 хода, герои без опыта, у Тоби на один талант больше, а красные ловушки приводят людей Саске и Орочимару. Сколько у Тоби здоровья, зависит от сложности, длины охоты и числа героев: это написано на его карте.

    Короткая охота, наш вариант, проходит лишь через последние пять деревень: четыре раунда, затем боссы. С «Ползком», нашим правилом, парализованный герой раз в раунд может проползти одну область к Конохе, и больше в этот ход ничего не делает.

## Heroes

id-naruto = Наруто Узумаки
id-sakura = Сакура Харуно
id-kakashi = Какаши Хатаке
id-rock-lee = Рок Ли
id-sai = Сай
id-shikamaru = Шикамару Нара

## Areas

id-suna = Суна
id-kumo = Кумо
id-kiri = Кири
id-iwa = Ива
id-kusa = Куса
id-yu = Ю
id-taki = Таки
id-ame = Аме
id-konoha = Коноха
id-fire-forest = Западный лес Огня
id-land-of-rivers = Страна Рек
id-demon-desert = Пустыня Демонов
id-canyon-border = Пограничный каньон
id-rain-plains = Дождевые равнины
id-kannabi-bridge = Мост Каннаби
id-tenchi-bridge = Мост Тенчи
id-earth-pass = Перевал Земли
id-stone-badlands = Каменные пустоши
id-valley-of-the-end = Долина Завершения
id-land-of-sound = Страна Звука
id-land-of-iron = Страна Железа
id-hot-springs-road = Дорога горячих источников
id-frost-pass = Морозный перевал
id-unraikyo = Унрайкё
id-lightning-strait = Пролив Молнии
id-naka-river = Река Нака
id-great-naruto-bridge = Большой мост Наруто
id-open-sea = Открытое море
id-mist-archipelago = Туманный архипелаг

## Faces of the dice

id-strength = { label-strength }
id-chakra = { label-chakra }
id-strategy = { label-strategy }
id-blank = пусто
id-hit = 1 попадание
id-double = 2 попадания
id-power = Мощь
id-defence = Защита
id-sharingan = Шаринган
id-rinnegan = Риннеган

## Akatsuki

card-itachi = Итачи Учиха
card-nagato = Нагато
card-konan = Конан
card-tendo = Пейн: Тендо
card-ningendo = Пейн: Нингендо
card-kisame = Кисаме Хошигаки
card-hidan = Хидан
card-gakido = Пейн: Гакидо
card-chikushodo = Пейн: Чикушодо
card-shurado = Пейн: Шурадо
card-sasori = Сасори
card-jigokudo = Пейн: Джигокудо
card-kakuzu = Какузу
card-deidara = Дейдара
card-zetsu = Зецу
card-zetsu-1 = Зецу
card-zetsu-2 = Зецу
card-zetsu-3 = Зецу
card-zetsu-4 = Зецу
card-tobi = Тоби
card-tobi-a = Тоби (сторона A)
card-tobi-b = Тоби (сторона B)
card-gedo-statue = Статуя Гедо

## Traps and summons

card-paper-bomb = Взрывные печати
card-zetsu-level-1 = Зецу, уровень 1
card-zetsu-level-2 = Зецу, уровень 2
card-sasuke = Саске
card-danzo = Данзо
card-karin = Карин
card-orochimaru = Орочимару
card-jugo = Джуго
card-kabuto = Кабуто
card-suigetsu = Суйгецу
card-susanoo = Сусаноо
card-puppet = Марионетка
card-snake = Змея
card-creature = Тварь
card-back = Рубашкой вверх

## Techniques of several heroes

technique-substitution = Техника подмены
technique-transformation = Техника превращения
technique-clone = Техника клонирования
technique-shadow-clone = Техника теневого клонирования
technique-genjutsu-release = Рассеивание гендзюцу

## Naruto

card-multi-shadow-clone = Техника множественного теневого клонирования
card-frog-kumite = Жабье кумите
card-nine-tails-chakra-mode = Режим чакры Девятихвостого
card-uzumaki-barrage = Шквал Узумаки
card-rasengan = Расенган
card-giant-rasengan = Гигантский Расенган
card-wind-style-rasengan = Стихия Ветра: Расенган
card-rasenshuriken = Стихия Ветра: Расенсюрикен
card-gamabunta = Призыв: Гамабунта
card-shadow-clone-naruto = { technique-shadow-clone }
card-sexy-jutsu = Техника соблазнения
card-sage-mode = Режим отшельника
card-substitution-naruto = { technique-substitution }
card-transformation-naruto = { technique-transformation }

## Sakura

card-inner-sakura = Внутренняя Сакура
card-clone-sakura = { technique-clone }
card-superhuman-strength = Нечеловеческая сила
card-heavenly-foot-of-pain = Небесная пята боли
card-chakra-scalpel = Скальпель чакры
card-cherry-blossom-impact = Удар цветущей сакуры
card-ground-splitting-punch = Кулак, раскалывающий землю
card-hundred-seal = Печать силы сотни
card-mystical-palm = Мистическая ладонь
card-poison-extraction = Извлечение яда
card-katsuyu = Кацую: сеть исцеления
card-creation-rebirth = Созидание и возрождение
card-substitution-sakura = { technique-substitution }
card-genjutsu-release-sakura = { technique-genjutsu-release }

## Kakashi

card-water-dragon = Стихия Воды: водяной дракон
card-substitution-kakashi = { technique-substitution }
card-transformation-kakashi = { technique-transformation }
card-thousand-years-of-death = Тысяча лет смерти
card-headhunter = Стихия Земли: охотник за головами
card-fireball = Стихия Огня: огненный шар
card-lightning-beast = Зверь молнии
card-lightning-blade = Клинок молнии
card-great-waterfall = Стихия Воды: великий водопад
card-kamui = Камуи
card-sharingan = Шаринган
card-shadow-clone-kakashi = { technique-shadow-clone }
card-fanged-pursuit = Погоня клыков
card-mud-wall = Стихия Земли: глиняная стена

## Rock Lee

card-leaf-hurricane = Ураган Листа
card-leaf-gale = Шквал Листа
card-leaf-rising-wind = Восходящий ветер Листа
card-strong-fist = Сильный кулак
card-dynamic-entry = Динамичное появление
card-leaf-great-whirlwind = Великий вихрь Листа
card-drunken-fist = Пьяный кулак
card-nunchaku = Нунчаки
card-primary-lotus = Первичный лотос
card-hidden-lotus = Скрытый лотос
card-sixth-gate = Шестые врата: обзор
card-dancing-leaf = Тень танцующего листа
card-flames-of-youth = Пламя юности
card-remove-the-weights = Сброс утяжелителей

## Sai

card-ink-lions = Свиток зверей: львы
card-ink-snakes = Свиток зверей: змеи
card-ink-octopus = Свиток зверей: осьминог
card-exploding-ink-birds = Взрывные чернильные птицы
card-tiger-vision = Печать тигриного взора
card-ink-giants = Чернильные великаны
card-tanto-strike = Удар танто
card-assassination-art = Искусство убийства
card-ink-bird = Свиток зверей: птица
card-ink-rats = Свиток зверей: крысы
card-ink-clone = Чернильный клон
card-ink-mist = Чернильный туман
card-substitution-sai = { technique-substitution }
card-transformation-sai = { technique-transformation }

## Shikamaru

card-shadow-possession = Техника теневого захвата
card-shadow-gathering = Сбор теней
card-shadow-strangle = Техника теневого удушения
card-shadow-stitching = Техника теневого шитья
card-shadow-grab = Теневая хватка
card-shadow-shuriken = Сюрикен теневого захвата
card-chakra-blades = Клинки чакры
card-exploding-tag = Ловушка со взрывной печатью
card-ino-shika-cho = Построение Ино-Шика-Чо
card-iq-plan = План с IQ 200
card-shogi-foresight = Предвидение игрока в сёги
card-genjutsu-release-shikamaru = { technique-genjutsu-release }
card-clone-shikamaru = { technique-clone }
card-substitution-shikamaru = { technique-substitution }
