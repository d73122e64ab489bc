name = Дуэль
tagline = Альянс шиноби против Акацуки: девять ходов дуэлей со скрытыми картами.
door = Два лагеря, три скрытые карты
minutes = 15-120
how-1 = Тайно выберите ниндзя.
how-2 = Выложите три карты рубашкой вверх.
how-3 = Карта против карты. Кто падёт первым, проиграл.
option-mode = Режим
option-mode-hint = Как сражаются лагеря.
option-mode-story = История: девять ходов
option-mode-quick = Быстрая дуэль: один бой на двоих
option-mode-best-of-three = До двух побед, на двоих
option-mode-draft = Драфт: запреты, затем девять ходов
option-mode-story-length = около 90 минут
option-mode-quick-length = 15 минут
option-mode-best-of-three-length = 40 минут
option-mode-draft-length = 2 часа
option-clock = Время на выкладку карт
option-clock-hint = Секунды на раунд; у того, кто ведёт двух ниндзя, времени вдвое больше.
option-clock-0 = Без ограничения
option-clock-30 = 30 секунд
option-clock-60 = 1 минута
option-clock-90 = 90 секунд
option-clock-120 = 2 минуты
option-bosses = Бой боссов
option-bosses-hint = Только в быстрых режимах: оба выбирают из четырёх боссов, чьи ОЗ уменьшены вдвое.
option-spoils = Ничейные ходы
option-spoils-hint = Наше правило: при ничьей миссия достаётся лагерю, чьи атаки нанесли больше урона. По правилам книги её не получает никто.
option-camps = Лагеря
option-camps-hint = К какому лагерю относится каждое место; зависит от мест, занятых в лобби.
option-won = Счёт
option-won-hint = Кто уже выиграл один бой серии в прошлой дуэли.
id-alliance = Альянс шиноби
id-akatsuki = Акацуки
id-nobody = Никто
verb-ban = Запретить
verb-step-forward = Выйти вперёд
verb-challenge = Вызвать
verb-discard = Сбросить
verb-pick = Отправить
verb-change = Выбрать карты
verb-back = Другой ниндзя
verb-drop = Отложить
verb-restore = Вернуть
verb-lay = Положить
verb-take-back = Взять обратно
verb-call = Призвать
verb-dismiss = Отозвать
verb-exchange = Обменять
verb-stay = Оставить как есть
verb-done = Готово
verb-undone = Ещё не готово
ask-ban = Запретите одного ниндзя другого лагеря.
ask-name = Кто из вашего лагеря сражается в этом ходу? Тот, кто первым выйдет вперёд.
ask-challenge = Вызовите игрока другого лагеря.
ask-discard = У вас больше 5 подкреплений: сбросьте одно.
ask-pick = Тайно выберите ниндзя.
ask-pack = Откладывайте техники, пока не останется 15.
ask-lay = Положите три карты рубашкой вверх, по порядку.
ask-laid = Вы готовы. Пока ещё можно передумать.
ask-swap = Можно обменять скрытую карту на карту с руки.
refusal-banned = Этот ниндзя под запретом.
refusal-bosses-apart = Боссы сражаются только друг с другом; это задаётся в настройках комнаты.
refusal-call-limit = Вы выложили все подкрепления, разрешённые в этом раунде.
refusal-card-gone = Этой карты нет у вас на руке.
refusal-fought-more = Другие из этого лагеря сражались меньше: вызовите кого-то из них.
refusal-needed = Этот персонаж нужен истории: запретить его нельзя.
refusal-other-camp = Этот ниндзя сражается за другой лагерь.
refusal-own-camp = Это ваш собственный лагерь.
refusal-place-taken = Это место занято.
refusal-same-person = Ваш лагерь уже отправляет этого персонажа.
refusal-say-undone = Вы сказали «готово»; сначала отмените это.
refusal-three-cards = Сначала положите три карты каждому ниндзя.
refusal-too-early = Этот ниндзя не сражается в этом ходу.
refusal-leave-out = Сначала отложите ещё техники: должно остаться 15.
refusal-enough-out = Отложено достаточно техник; сначала верните одну.
refusal-split = Лагеря должны быть почти равны: 1-1, 2-1, 2-2, 3-2 или 3-3.
refusal-two-players = Быстрые режимы — для двоих, по одному в лагере.
reason-xp = Больше всего опыта после девяти ходов
reason-last-turn = Опыта поровну: побеждает лагерь, выигравший ход 9
reason-shared = Общая победа
reason-abandoned = В другом лагере не осталось игроков
reason-knockout = Нокаут
reason-share = Осталось больше здоровья
reason-series = Выиграно два боя
event-ban = { $player } запрещает: { $ninja }.
event-turn = Ход { $turn }. Вызов бросает: { $camp }.
event-named = { $why ->
    [least] { $player } выходит вперёд: в лагере никто не сражался реже.
    [chosen] { $player } выходит вперёд раньше других, кто сражался реже всех.
   *[other] { $player } выходит вперёд.
  }
event-mission = { $player } тянет миссию «{ $card }».
event-challenge = { $why ->
    [least] { $player } бросает вызов. Соперник: { $other }. Там никто не сражался реже.
   *[other] { $player } бросает вызов. Соперник: { $other }.
  }
event-partner = { $player } и { $other } сражаются бок о бок.
event-help = { $player } тянет подкрепления: { $n }.
event-drew = Вы тянете подкрепление «{ $card }».
event-order = Вы тянете тайный приказ «{ $card }».
event-discard = { $player } сбрасывает «{ $card }».
event-picked = { $player }: ниндзя выбран.
event-pick = { $player } отправляет в бой: { $ninja }.
event-show = { $player } ведёт в бой: { $ninja } ({ $hp } ОЗ).
event-drop = «{ $card }» остаётся в стороне.
event-restore = «{ $card }» всё же идёт в бой.
event-round = Начинается раунд { $round }.
event-lay = { $player } кладёт «{ $card }» на место { $place }.
event-take-back = { $player } берёт обратно «{ $card }».
event-help-laid = { $player } кладёт подкрепление «{ $card }» на место { $place }.
event-help-back = { $player } берёт обратно подкрепление «{ $card }».
event-done = { $player }: готово.
event-undone = { $player }: всё же не готово.
event-poisoned = { $ninja }: яд, урон { $n }.
event-exploded = { $ninja }: отложенный взрыв, урон { $n }.
event-call = { $player } призывает «{ $card }», ниндзя: { $ninja }.
event-call-at = { $player } призывает «{ $card }», ниндзя: { $ninja }, цель: { $foe }.
event-call-unpaid = { $player } не может заплатить за «{ $card }», нужно чакры: { $cost }.
event-unpaid = { $ninja }: «{ $card }» стоит { $cost }, а чакры осталось { $left }. Карта не действует.
event-bound = { $ninja }: путы, «{ $card }» теряет эффект.
event-strengthen = { $ninja }: следующая карта получает +{ $n }.
event-strengthen-here = { $ninja }: карта на этом месте получает +{ $n }.
event-cheapen = { $ninja }: следующая карта дешевле на { $n }.
event-weaken = { $ninja } ослабляет следующую карту соперника на { $n }.
event-weaken-here = { $ninja } ослабляет карту соперника на этом месте на { $n }.
event-guard = { $ninja }, защита: { $n ->
    [999] все удары отражены
   *[other] каждый удар −{ $n }
  }.
event-counter = { $ninja }: готов ответный удар на { $n }.
event-evade = { $ninja } уклоняется от атак силой до { $n }.
event-pierce = { $ninja }: атака пробивает на { $n }, даже если слабее.
event-drain = { $ninja } вытягивает чакру: { $n }.
event-gain = { $ninja } получает чакру: { $n }.
event-heal = { $ninja } восстанавливает { $n } ОЗ.
event-strike = { $ninja } бьёт вне схватки: урон { $n }.
event-endure = { $ninja } выстоит: один раз за раунд остаётся 1 ОЗ.
event-void = { $ninja }: в этой схватке удары никого не задевают.
event-bind = { $ninja } связывает соперника: следующий эффект пропадёт.
event-bind-here = { $ninja } связывает карту соперника на этом месте: её эффект пропадает.
event-poison = { $ninja } отравляет: урон { $n } в каждой следующей схватке раунда.
event-delay = { $ninja } закладывает взрыв: урон { $n } в следующей схватке.
event-share = { $ninja } делит раны: { $n } % урона возвращается.
event-heart = { $ninja }: второе сердце, { $n } ОЗ.
event-recoil = { $ninja }: отдача, урон { $n }.
event-peek = { $ninja } подглядывает карты на руке соперника (не больше { $n }).
event-swap = { $ninja }: можно обменять скрытую карту.
event-peeked = На руке у соперника ({ $ninja }): «{ $card }».
event-attack = { $ninja }, «{ $card }»: урон { $power }{ $plus ->
    [0] {""}
   *[other] , бонус +{ $plus }
  }{ $combo ->
    [0] {""}
   *[other] , комбинация +{ $combo }
  }{ $minus ->
    [0] {""}
   *[other] , ослабление −{ $minus }
  }. Осталось чакры: { $left }.
event-equal = { $ninja } и { $foe } равны: { $power }. Урона нет.
event-evaded = { $foe } уклоняется. Атака, которую ведёт { $ninja }: { $power } считается за 0.
event-hit = { $guard ->
    [0] { $ninja } наносит удар, цель: { $foe }. Урон { $harm }.
   *[other] { $ninja } наносит удар, цель: { $foe }. { $power } − защита { $guard } = урон { $harm }.
  }
event-struck-back = { $n ->
    [0] { $ninja } делит рану. Соперник: { $foe }, урон { $harm }.
   *[other] { $share ->
        [0] { $ninja } бьёт в ответ, цель: { $foe }. Урон { $harm }.
       *[other] { $ninja } бьёт в ответ и делит рану, цель: { $foe }. { $n } + { $share } = урон { $harm }.
      }
  }
event-pierced = { $ninja } пробивает защиту, цель: { $foe }. Урон { $harm }.
event-hurt = { $ninja } теряет { $harm } ОЗ, осталось { $hp }.
event-healed = { $ninja }: { $hp } ОЗ.
event-endured = { $ninja } держится: { $hp } ОЗ.
event-revived = { $ninja } поднимается, { $hp } ОЗ: бьётся второе сердце.
event-fallen = { $ninja } падает.
event-draw = Ход { $turn }: ничья.
event-spoils = Ничья, по нашему правилу: атаки одного лагеря нанесли { $more } урона, другого — { $less }. { $camp }: опыт за миссию, { $mission }.
event-won = Победа: { $camp }. Опыт: миссия { $mission } + побеждённые { $beaten }{ $named ->
    [1] {" "}+ названный ниндзя { $named }
   *[other] {""}
  }{ $orders ->
    [0] {""}
   *[other] {" "}+ приказы { $orders }
  }.
event-scored = { $player } выполняет приказ «{ $card }»: опыт { $xp }.
event-won-duel = Бой выигран: { $camp } ({ $n }).
event-won-fight = { $n ->
    [1] { $player } выигрывает бой.
   *[other] { $player } выигрывает второй бой.
  }
event-replayed = Полное равенство: бой начинается заново.
event-lapse = { $player }: время вышло.
event-left = { $player } выходит из игры насовсем.
event-replaced = Замена: { $other } уходит, { $player } продолжает. Ниндзя: { $ninja }.
help-cost = Стоит { $n } чакры.
effect-strengthen = Ваша следующая карта получает +{ $n } к урону.
effect-strengthen-here = Ваша карта на этом месте получает +{ $n } к урону.
effect-cheapen = Ваша следующая карта стоит на { $n } чакры меньше.
effect-weaken = Следующая карта соперника наносит на { $n } меньше урона.
effect-weaken-hit = При попадании следующая карта соперника наносит на { $n } меньше урона.
effect-weaken-here = Карта соперника на этом месте наносит на { $n } меньше урона.
effect-guard = { $n ->
    [999] Ни один удар этой схватки вас не ранит.
   *[other] Каждый удар этой схватки наносит вам на { $n } меньше.
  }
effect-counter = Если атака соперника сильнее, он получает { $n } урона.
effect-evade = Атака силой { $n } или меньше проходит мимо вас и считается за 0.
effect-pierce = Даже не будучи сильнее, наносит { $n } урона (за вычетом защиты), если соперник не уклонился.
effect-drain = На следующие карты этого раунда у соперника на { $n } чакры меньше.
effect-drain-hit = При попадании на следующие карты этого раунда у соперника на { $n } чакры меньше.
effect-gain = Вы получаете { $n } чакры.
effect-heal = Вы восстанавливаете { $n } ОЗ.
effect-strike = Соперник получает { $n } урона при любом исходе схватки.
effect-endure = Один раз за этот раунд вы остаётесь с 1 ОЗ, а не падаете.
effect-void = В этой схватке удары никого не задевают.
effect-bind = Следующая карта соперника теряет эффект.
effect-bind-hit = При попадании следующая карта соперника теряет эффект.
effect-bind-here = Карта соперника на этом месте теряет эффект.
effect-poison = В каждой следующей схватке этого раунда соперник получает { $n } урона.
effect-poison-hit = При попадании соперник получает { $n } урона в каждой следующей схватке этого раунда.
effect-delay = В следующей схватке этого раунда соперник получает { $n } урона.
effect-share = Соперник получает { $n } % урона, который наносит вам его атака.
effect-heart = Один раз за бой вместо падения вы возвращаетесь с { $n } ОЗ.
effect-combo = +{ $n } к урону после карты { $kind ->
    [taijutsu] тайдзюцу
    [genjutsu] гендзюцу
    [clone] клонов
    [seal] печатей
    [puppet] марионеток
    [sage] отшельника
    [tailed-beast] хвостатого зверя
    [dojutsu] додзюцу
   *[other] ниндзюцу
  } в этом раунде.
effect-recoil = Вы сами получаете { $n } урона.
effect-peek = Вы видите карты, оставшиеся на руке соперника (не больше { $n }).
effect-swap = После этой схватки можно обменять одну из своих скрытых карт на карту с руки.
mission-fight = { $name } против: { $other }. Опыт победителю: { $xp }, и ещё { $bonus }, если он отправил названного здесь ниндзя.
mission-free = { $name } против: { $other }. Опыт победителю: { $xp }. Каждый лагерь отправляет любого из своих.
mission-last = { $name } против: { $other }. Опыт победителю: { $xp }.
mission-lone = Двое из Альянса против: { $name }. Опыт победителю: { $xp }.
order-round = Победите в раунде { $n }. Опыт: { $xp }.
order-harm = Победите и нанесите атаками не меньше { $n } урона за один раунд. Опыт: { $xp }.
order-healthy = Победите, сохранив не меньше половины ОЗ. Опыт: { $xp }.
order-barely = Победите, имея не больше { $n } ОЗ. Опыт: { $xp }.
order-wins = Победите и выиграйте в одном раунде { $n ->
    [one] { $n } схватку
    [few] { $n } схватки
   *[many] { $n } схваток
  }. Опыт: { $xp }.
order-place = Победите картами на месте { $n }. Опыт: { $xp }.
order-dear = Победите, применив в последней схватке технику стоимостью не меньше { $n } чакры. Опыт: { $xp }.
order-cheap = Победите, применив в последней схватке технику стоимостью не больше { $n } чакры. Опыт: { $xp }.
order-kind = Победите, применив в последней схватке карту { $name }. Опыт: { $xp }.
order-person = Победите в бою, где за вас или против вас сражается { $name }, с любой колодой. Опыт: { $xp }.
order-comeback = Победите в бою, где вы проиграли не меньше схваток, чем выиграли. Опыт: { $xp }.
order-alone = Победите без собственных подкреплений. Опыт: { $xp }.
order-helped = Победите, сыграв собственное подкрепление. Опыт: { $xp }.
order-big-hit = Победите и нанесите одной атакой не меньше { $n } урона. Опыт: { $xp }.
order-emptied = Победите и закончите раунд, имея не больше 2 чакры. Опыт: { $xp }.
order-varied = Победите и примените в одном раунде три разных вида техник. Опыт: { $xp }.
order-margin = Победите и выиграйте схватку с перевесом не меньше { $n }. Опыт: { $xp }.
rules-1-title = Цель
rules-1 =
    Два лагеря, Альянс шиноби и Акацуки, проводят девять дуэлей. Побеждает лагерь, у которого после девятого хода больше опыта.

    Победитель боя получает опыт миссии, 2 очка опыта за побеждённого ниндзя (4 за босса, 4 за пару) и опыт каждого тайного приказа, который он в этом бою выполнил. В ходах 1–5 победитель, отправивший названного миссией ниндзя, получает ещё 1 очко; это наше правило, в книге его нет. Ничья не приносит ничего; в комнате можно отдать её миссию лагерю, чьи атаки нанесли больше урона, это тоже наше правило.

    У каждого игрока три тайных приказа, в начале хода 5 он тянет четвёртый. Приказы выполняет только победитель боя и только оплаченными картами. При равном опыте побеждает лагерь, выигравший ход 9, иначе победа общая.
rules-2-title = Ход
rules-2 =
    Лагеря бросают вызов по очереди. Игрок вызывающего лагеря тянет миссию и вызывает игрока другого лагеря; первыми идут те, кто сражался меньше. Оба тянут подкрепление (с хода 6 — два; если пару ведут двое, каждый тянет одно) и тайно выбирают ниндзя.

    В ходах 1–5 можно отправить ниндзя, названного в миссии, или любого другого из своего лагеря: за победу над каждым дают поровну. В ходе 5 к Альянсу присоединяется Наруто (Шесть Путей), а к Акацуки — Кабуто, Обито, Мадара и Саске (Риннеган). В ходах 6–8 Альянс отправляет против одного босса двух ниндзя; одним из них может быть Саске с любой из двух колод, но никогда — обе колоды одного персонажа. Ход 9 — Наруто (Шесть Путей) против Саске (Риннеган).
rules-3-title = Бой
rules-3 =
    Ниндзя берёт в бой 15 техник и держит 6 на руке. Если их больше 15, лучшие собраны заранее; можно выбрать их самому, прежде чем отправить ниндзя. Каждый раунд вы кладёте три карты рубашкой вверх, по порядку: первая против первой, вторая против второй, третья против третьей. В бою не больше трёх раундов. После раунда три использованные карты откладывают и тянут три новые.

    На выкладку даётся минута (в настройках комнаты можно выбрать другое время); в первом раунде игры времени не считают. Когда она истекает, выложенное остаётся, а пустые места занимают самые дешёвые карты. «Готово» можно отменить дважды за раунд, пока другая сторона не готова.

    Ниндзя с 0 ОЗ проигрывает. Если после раунда 3 стоят оба или оба падают в одной схватке, это ничья.
rules-4-title = Схватка
rules-4 =
    Обе карты открываются и оплачиваются чакрой, затем действуют их эффекты, затем сравниваются атаки. Более сильная атака наносит весь свой урон, более слабая — ничего: 35 против 28 — это 35 урона. Равные атаки не наносят урона.

    Побитая карта сохраняет эффект, если на ней не сказано «при попадании». Попадание — это нанесённый урон: атака, которую защита остановила целиком, не попала. Атака, от которой уклонились, считается за 0, и её побьёт даже слабая карта. Лечение идёт раньше урона и не поднимает ОЗ выше напечатанных. Отнятой чакры не хватит только следующим картам.

    Вы выигрываете схватку, если ваша атака сильнее и ранит, а вас никакая более сильная атака не ранит.

    Карта, которую нечем оплатить, не действует: пропадает и её эффект, и прибавка, которая её ждала, а карта соперника бьёт в полную силу. В каждом раунде чакра снова на максимуме.
rules-5-title = Сочетание карт
rules-5 =
    Эффекты помогают вашим следующим картам того же раунда: усиливают, удешевляют, защищают, связывают, отравляют и не только. Для сочетания нужна более ранняя оплаченная карта названного вида в том же раунде. Поэтому порядок трёх карт важен.

    В следующий раунд не переходит ничего, кроме второго сердца: оно ждёт, пока ваш ниндзя не упадёт, и бьётся один раз за бой.

    Пока вы кладёте карты, стол показывает, сколько каждая будет стоить и что сделает.
rules-6-title = Подкрепления
rules-6 =
    Каждый раунд можно скрытно положить одно подкрепление (с хода 6 — два) на одно из своих трёх мест. Оно открывается до оплаты лежащей там карты и действует с этого момента: чакра, которую оно даёт, идёт на эту карту, а отнятой не хватит следующим картам. Неиспользованные остаются у вас, но не больше 5.
rules-7-title = Двое против одного
rules-7 =
    В ходах 6–8 карта одиночки сравнивается с каждой из двух карт соперников отдельно. Она бьёт всех, кого победила, и получает удар от всех, кто победил её. Её эффекты на «соперника» действуют на обоих; эффекты пары действуют на одиночку, и каждый из двоих усиливает только свои карты. Павший ниндзя карт больше не кладёт. Одиночка побеждает, когда пали оба, пара — когда пал одиночка. Если в Альянсе есть второй игрок, каждый ведёт своего ниндзя, выбирают они одновременно, и считаются приказы обоих. Подкрепление называет одну цель или ниндзя, которому помогает; если цель уже пала, удар получает тот, кто ещё стоит.
rules-8-title = Другие режимы
rules-8 =
    Быстрая дуэль — один бой на двоих; в другом быстром режиме играют до двух побед. Реванш быстрой дуэли продолжает её до двух побед, с тем же счётом. При ничьей побеждает тот, у кого доля оставшихся ОЗ выше. В драфте каждая сторона сначала запрещает двух ниндзя другой.

## Ниндзя, виды, подкрепления, миссии, приказы

id-naruto = Наруто
id-naruto-2 = Наруто (Шесть Путей)
id-sakura = Сакура
id-kakashi = Какаши
id-shikamaru = Шикамару
id-gaara = Гаара
id-guy = Майто Гай
id-jiraiya = Джирайя
id-bee = Киллер Би
id-itachi = Итачи
id-kisame = Кисаме
id-deidara = Дейдара
id-sasori = Сасори
id-hidan = Хидан
id-kakuzu = Какузу
id-pain = Пейн
id-orochimaru = Орочимару
id-sasuke = Саске
id-sasuke-2 = Саске (Риннеган)
id-kabuto = Кабуто
id-obito = Обито
id-obito-2 = Обито (хозяин Десятихвостого)
id-madara = Мадара
id-madara-2 = Мадара (Шесть Путей)
id-jubi = Десятихвостый
id-kaguya = Кагуя
id-ninjutsu = ниндзюцу
id-taijutsu = тайдзюцу
id-genjutsu = гендзюцу
id-clone = клон
id-seal = печать
id-puppet = марионетка
id-sage = отшельник
id-tailed-beast = хвостатый зверь
id-dojutsu = додзюцу
card-tsunade = Цунаде: забота Хокаге
card-shizune = Шизуне: первая помощь
card-ino = Ино: мистическая ладонь
card-karin = Карин: целебный укус
card-katsuyu = Кацую: разделённый слизень
card-chiyo = Чиё: собственная жизнь
card-soldier-pill = Солдатская пилюля
card-kurama = Чакра Курамы
card-ramen = Рамен Ичираку
card-meditation = Медитация отшельника
card-lee = Рок Ли: ураган Листа
card-neji = Неджи: шестьдесят четыре ладони
card-hinata = Хината: кулаки двух львов
card-choji = Чоджи: человек-валун
card-kiba = Киба и Акамару: клык за клыком
card-shino = Шино: рой насекомых
card-sai = Сай: чернильные львы
card-yamato = Ямато: деревянная стена
card-temari = Темари: танец клинков
card-kankuro = Канкуро: защита марионетки
card-minato = Минато: летящий бог грома
card-hashirama = Хаширама: деревянный голем
card-tobirama = Тобирама: теневой клон-разведчик
card-hiruzen = Хирузен: печать бога смерти
card-raikage = Четвёртый Райкаге: броня молнии
card-onoki = Ооноки: стихия Пыли
card-konan = Конан: взрывные печати
card-white-zetsu = Белый Зецу: двойник из спор
card-danzo = Данзо: Изанаги
card-shisui = Ворон Шисуи
card-mission-1 = Испытание с колокольчиками
card-mission-2 = Небо над Суной
card-mission-3 = Двойник в пустыне
card-mission-4 = Двойник на дороге
card-mission-5 = Пещера марионеток
card-mission-6 = Мост Тенчи
card-mission-7 = Лес клана Нара
card-mission-8 = Бессмертный с пятью сердцами
card-mission-9 = Первый Расенсюрикен
card-mission-10 = Логово
card-mission-11 = Искусство и молния
card-mission-12 = Деревня Дождя
card-mission-13 = Ворон
card-mission-14 = Убежище Учиха
card-mission-15 = Унрайкё
card-mission-16 = Нападение на Коноху
card-mission-17 = Возвращение отшельника
card-mission-18 = Совет пяти Каге
card-mission-19 = Мост после Данзо
card-mission-20 = Хвостатый без хвоста
card-mission-21 = Поле битвы в пустыне
card-mission-22 = Воскрешённая армия
card-mission-23 = Измерение Камуи
card-mission-24 = Восьмые врата
card-mission-25 = Дальнобойные бомбы
card-mission-26 = Древо богов цветёт
card-mission-27 = Хозяин Десятихвостого
card-mission-28 = Сила Шести Путей
card-mission-29 = Мать чакры
card-mission-30 = Долина Завершения
card-order-1 = Буря
card-order-2 = Второе дыхание
card-order-3 = До последнего
card-order-4 = Непоколебимость
card-order-5 = На волосок
card-order-6 = Верх за вами
card-order-7 = Последнее слово
card-order-8 = Первый удар
card-order-9 = Большой финал
card-order-10 = Малыми силами
card-order-11 = Лис
card-order-12 = Мститель
card-order-13 = Перелом
card-order-14 = Своими силами
card-order-15 = Добрые друзья
card-order-16 = Одним ударом
card-order-17 = Без остатка
card-order-18 = Ручные печати
card-order-19 = Мастер на все руки
card-order-20 = На голову выше

## Техники

card-naruto-uzumaki-barrage = Шквал Узумаки
card-naruto-shadow-clone = Теневой клон
card-naruto-multi-shadow-clone = Множественное теневое клонирование
card-naruto-sexy-jutsu = Соблазнение
card-naruto-substitution = Подмена
card-naruto-fuma-shuriken = Сюрикен Фума
card-naruto-demon-fox-claw = Коготь демона-лиса
card-naruto-frog-kumite = Жабье кумите
card-naruto-rasengan = Расенган
card-naruto-food-cart-destroyer = Крушитель лавок
card-naruto-gamabunta = Призыв: Гамабунта
card-naruto-giant-rasengan = Гигантский Расенган
card-naruto-sage-giant-rasengan = Искусство отшельника: гигантский Расенган
card-naruto-wind-rasengan = Стихия Ветра: Расенган
card-naruto-four-tailed-cloak = Покров четырёх хвостов
card-naruto-sage-mode = Режим отшельника
card-naruto-rasenshuriken = Стихия Ветра: Расенсюрикен
card-naruto-ultra-rasengan-barrage = Искусство отшельника: шквал сверхбольших Расенганов
card-naruto-2-chakra-arms = Руки из чакры
card-naruto-2-rasengan = Расенган
card-naruto-2-mini-rasenshuriken = Малый Расенсюрикен
card-naruto-2-planetary-rasengan = Планетарный Расенган
card-naruto-2-beast-rasengan = Расенган хвостатого зверя
card-naruto-2-magnet-rasengan = Искусство отшельника: магнитный Расенган
card-naruto-2-unrivalled-strength = Стихия Кипения: несравненная сила
card-naruto-2-super-barrage = Сверхшквал Расенганов
card-naruto-2-lava-rasenshuriken = Искусство отшельника: лавовый Расенсюрикен
card-naruto-2-beast-bomb = Бомба хвостатого зверя
card-naruto-2-beast-bomb-rasenshuriken = Расенсюрикен хвостатого зверя
card-naruto-2-six-paths-rasenshuriken = Шесть Путей: сверхбольшой Расенсюрикен
card-naruto-2-nine-tails-mode = Режим чакры Девятихвостого
card-naruto-2-six-paths-sage-mode = Режим отшельника Шести Путей
card-naruto-2-chakra-transfer = Передача чакры
card-naruto-2-reverse-harem = Обратный гарем
card-naruto-2-negative-emotions = Чутьё злых намерений
card-naruto-2-truth-seeking-shield = Щит сфер истины
card-sakura-explosive-tag = Взрывная печать
card-sakura-inner-sakura = Внутренняя Сакура
card-sakura-substitution = Подмена
card-sakura-genjutsu-release = Рассеивание гендзюцу
card-sakura-superhuman-strength = Нечеловеческая сила
card-sakura-chakra-scalpel = Скальпель чакры
card-sakura-true-fist-thrust = Прямой удар кулаком
card-sakura-mystical-palm = Мистическая ладонь
card-sakura-poison-extraction = Извлечение яда
card-sakura-heavenly-foot = Небесная пята боли
card-sakura-katsuyu = Призыв: Кацую
card-sakura-network-healing = Кацую: великая сеть исцеления
card-sakura-cherry-blossom-impact = Удар цветущей сакуры
card-sakura-hundred-seal = Печать силы сотни
card-sakura-hundred-percent-punch = Удар в сто процентов
card-kakashi-thousand-years = Тысяча лет смерти
card-kakashi-headhunter = Стихия Земли: охотник за головами
card-kakashi-sharingan = Шаринган
card-kakashi-substitution = Подмена
card-kakashi-fireball = Стихия Огня: огненный шар
card-kakashi-fanged-pursuit = Погоня клыков
card-kakashi-genjutsu-sharingan = Гендзюцу: Шаринган
card-kakashi-lightning-clone = Клон молнии
card-kakashi-water-wall = Стихия Воды: водяная стена
card-kakashi-mud-wall = Стихия Земли: глиняная стена
card-kakashi-water-dragon = Стихия Воды: водяной дракон
card-kakashi-lightning-beast = Бегущий зверь молнии
card-kakashi-chidori = Чидори
card-kakashi-lightning-blade = Клинок молнии
card-kakashi-great-waterfall = Стихия Воды: великий водопад
card-kakashi-susanoo = Сусаноо
card-kakashi-kamui = Камуи
card-kakashi-kamui-lightning-blade = Клинок молнии Камуи
card-shikamaru-kunai-volley = Град кунаев
card-shikamaru-wire-trap = Ловушка из проволоки
card-shikamaru-clone = Клонирование
card-shikamaru-substitution = Подмена
card-shikamaru-smoke-bomb = Дымовая бомба
card-shikamaru-shadow-gathering = Сбор теней
card-shikamaru-shadow-possession = Теневой захват
card-shikamaru-iq-plan = План с IQ 200
card-shikamaru-shadow-grab = Теневая хватка
card-shikamaru-possession-shuriken = Сюрикен теневого захвата
card-shikamaru-shadow-strangle = Теневое удушение
card-shikamaru-shadow-stitching = Теневое шитьё
card-shikamaru-flying-swallow = Летящая ласточка
card-shikamaru-ino-shika-cho = Построение Ино-Шика-Чо
card-shikamaru-exploding-pit = Взрывная яма
card-gaara-sand-shuriken = Песчаный сюрикен
card-gaara-armour-of-sand = Песчаная броня
card-gaara-third-eye = Третий глаз
card-gaara-sand-clone = Песчаный клон
card-gaara-sand-shower = Песчаный ливень
card-gaara-sand-coffin = Песчаный гроб
card-gaara-desert-suspension = Парение пустыни
card-gaara-shield-of-sand = Песчаный щит
card-gaara-sand-arm = Чудовищная рука из песка
card-gaara-endless-sand = Стихия Ветра: бескрайний песок
card-gaara-sand-burial = Песчаные похороны
card-gaara-sand-avalanche = Песчаная лавина
card-gaara-shield-of-shukaku = Абсолютная защита: щит Шукаку
card-gaara-sand-mausoleum = Великий песчаный мавзолей
card-gaara-mausoleum-seal = Печать песчаного мавзолея
card-guy-dynamic-entry = Динамичное появление
card-guy-leaf-hurricane = Ураган Листа
card-guy-strong-fist = Сильный кулак
card-guy-dancing-leaf = Тень танцующего листа
card-guy-leaf-gale = Шквал Листа
card-guy-nunchaku = Связка с нунчаками
card-guy-ningame = Призыв: Нингаме
card-guy-strong-whirlwind = Могучий вихрь Листа
card-guy-primary-lotus = Первичный лотос
card-guy-hidden-lotus = Скрытый лотос
card-guy-morning-peacock = Утренний павлин
card-guy-eight-gates = Восемь внутренних врат
card-guy-daytime-tiger = Полуденный тигр
card-guy-evening-elephant = Вечерний слон
card-guy-night-guy = Ночной Гай
card-jiraiya-toad-oil = Жабий масляный снаряд
card-jiraiya-toad-shadow = Жабья тень
card-jiraiya-needle-jizo = Игольчатый Джизо
card-jiraiya-lions-mane = Грива дикого льва
card-jiraiya-dragon-flame = Стихия Огня: пламя дракона
card-jiraiya-hair-needles = Искусство отшельника: сенбоны из волос
card-jiraiya-rasengan = Расенган
card-jiraiya-underworld-swamp = Стихия Земли: болото преисподней
card-jiraiya-great-flame = Стихия Огня: великий огненный снаряд
card-jiraiya-toad-mouth = Ловушка жабьей пасти
card-jiraiya-toad-oil-flame = Стихия Огня: пламя жабьего масла
card-jiraiya-sage-mode = Режим отшельника
card-jiraiya-toad-song = Иллюзия жабьей песни
card-jiraiya-ultra-rasengan = Сверхбольшой Расенган
card-jiraiya-boiling-oil = Искусство отшельника: купель кипящего масла
card-bee-lightning-pencil = Карандаш молнии
card-bee-head-butt = Удар головой
card-bee-ink-clone = Чернильный клон
card-bee-black-ink = Чёрные чернила
card-bee-octopus-clone = Клон из щупальца
card-bee-seven-swords = Акробат семи мечей
card-bee-beast-cloak-1 = Покров зверя, версия 1
card-bee-beast-cloak-2 = Покров зверя, версия 2
card-bee-octopus-hold = Хватка осьминога
card-bee-samehada = Самехада
card-bee-samehada-rampage = Буйство Самехады
card-bee-eight-twists = Восемь витков зверя
card-bee-lariat = Лариат
card-bee-beast-bombs = Череда бомб хвостатого зверя
card-bee-beast-bomb = Бомба хвостатого зверя
card-itachi-phoenix-flower = Стихия Огня: цветок феникса
card-itachi-crow-clone = Клон из ворон
card-itachi-fireball = Стихия Огня: огненный шар
card-itachi-crimson-nails = Цветок феникса: алые ногти
card-itachi-water-fang = Стихия Воды: водяной клык
card-itachi-ephemeral = Гендзюцу пальца: мимолётность
card-itachi-mirror-genjutsu = Зеркальное гендзюцу
card-itachi-exploding-clone = Взрывной теневой клон
card-itachi-izanami = Изанами
card-itachi-tsukuyomi = Цукуёми
card-itachi-yasaka-beads = Магатама Ясака
card-itachi-susanoo = Сусаноо
card-itachi-yata-mirror = Зеркало Ята
card-itachi-amaterasu = Аматерасу
card-itachi-totsuka-blade = Клинок Тоцука
card-kisame-samehada-slash = Удар Самехадой
card-kisame-water-clone = Водяной клон
card-kisame-body-flicker = Мерцание тела
card-kisame-sea-stalking = Подземное плавание
card-kisame-hungry-sharks = Пять голодных акул
card-kisame-shark-summoning = Призыв: акулы
card-kisame-water-prison = Водяная темница
card-kisame-chakra-feast = Пир Самехады
card-kisame-shark-bomb = Акулья бомба
card-kisame-water-wave = Взрывная водяная волна
card-kisame-samehada-fusion = Слияние с Самехадой
card-kisame-thousand-sharks = Тысяча голодных акул
card-kisame-great-water-wave = Великая взрывная волна
card-kisame-shark-dance = Танец акул в водяной темнице
card-kisame-great-shark-bomb = Великая акулья бомба
card-deidara-clay-birds = C1: глиняные птицы
card-deidara-clay-spiders = C1: глиняные пауки
card-deidara-clay-clone = Глиняный клон
card-deidara-clay-owl = Полёт глиняной совы
card-deidara-clay-flash = Глиняная вспышка
card-deidara-explosive-clay = Взрывная глина
card-deidara-landmines = Взрывные мины
card-deidara-hidden-mole = Скрытый крот
card-deidara-c2-dragon = C2: дракон
card-deidara-c2-missiles = C2: самонаводящиеся снаряды
card-deidara-centipede-bind = Хватка глиняной сороконожки
card-deidara-c3-ohako = C3: Охако
card-deidara-suicide-clone = Клон-смертник
card-deidara-c4-karura = C4: Карура
card-deidara-c0-ultimate = C0: высшее искусство
card-sasori-hiruko-tail = Удар хвоста Хируко
card-sasori-chakra-threads = Нити чакры
card-sasori-poison-coating = Ядовитое покрытие
card-sasori-hiruko-shell = Панцирь Хируко
card-sasori-poison-senbon = Залп отравленных сенбонов
card-sasori-iron-sand-spear = Копьё железного песка
card-sasori-cable-blades = Лезвия на тросах
card-sasori-sleeper-spy = Спящий шпион
card-sasori-third-kazekage = Призыв: Третий Казекаге
card-sasori-thousand-arms = Тысяча рук
card-sasori-flames-and-jets = Огнемёт и водяные струи
card-sasori-iron-sand-drizzle = Дождь железного песка
card-sasori-iron-sand-assault = Натиск железного песка
card-sasori-iron-sand-order = Миропорядок железного песка
card-sasori-hundred-puppets = Представление ста марионеток
card-hidan-scythe-swing = Взмах косы
card-hidan-cable-pull = Рывок троса
card-hidan-biting-head = Кусающая голова
card-hidan-prayer = Молитва Джашину
card-hidan-taunt = Насмешка
card-hidan-scythe-throw = Бросок косы
card-hidan-spear = Выдвижное копьё
card-hidan-taste-of-blood = Вкус крови
card-hidan-stitches = Швы Какузу
card-hidan-ritual-circle = Ритуальный круг
card-hidan-shared-wound = Общая рана
card-hidan-leg-piercing = Пронзённая нога
card-hidan-execution = Казнь пронзением
card-hidan-immortality = Бессмертие
card-hidan-death-curse = Проклятие смерти: одержимая кровь
card-kakuzu-thread-fist = Кулак на нитях
card-kakuzu-thread-stitching = Сшивание нитями
card-kakuzu-bounty-book = Книга наград
card-kakuzu-thread-binding = Путы из нитей
card-kakuzu-earth-grudge = Гнев земли
card-kakuzu-spare-heart = Запасное сердце
card-kakuzu-mask-charge = Натиск масок
card-kakuzu-earth-spear = Земляное копьё
card-kakuzu-breakthrough = Точечный прорыв
card-kakuzu-pressure-damage = Стихия Ветра: губительное давление
card-kakuzu-heart-theft = Кража сердца
card-kakuzu-false-darkness = Стихия Молнии: ложная тьма
card-kakuzu-searing-migraine = Стихия Огня: жгучая мигрень
card-kakuzu-fire-and-wind = Сочетание огня и ветра
card-kakuzu-five-hearts = Пять стихий, пять сердец
card-pain-chakra-receiver = Приёмник чакры
card-pain-giant-bird = Гигантская птица
card-pain-rain-tiger = Тигр дождя
card-pain-chameleon = Хамелеон
card-pain-universal-pull = Всеобщее притяжение
card-pain-multi-headed-dog = Многоголовый пёс
card-pain-wild-water = Стихия Воды: дикая волна
card-pain-giant-panda = Гигантская панда
card-pain-shared-vision = Общее зрение
card-pain-missile-arm = Рука-ракета
card-pain-asura-attack = Атака Асуры
card-pain-king-of-hell = Царь ада
card-pain-almighty-push = Всемогущее отталкивание
card-pain-soul-extraction = Извлечение души
card-pain-jutsu-absorption = Поглощение техник
card-pain-six-paths = Шесть Путей вместе
card-pain-great-push = Великое всемогущее отталкивание
card-pain-planetary-devastation = Планетарное разрушение
card-orochimaru-shadow-snakes = Теневые змеи
card-orochimaru-soft-body = Мягкое тело
card-orochimaru-body-shedding = Сброс кожи
card-orochimaru-many-snakes = Множество теневых змей
card-orochimaru-paralysis-stare = Парализующий взгляд
card-orochimaru-curse-mark = Проклятая печать
card-orochimaru-rashomon = Врата Рашомон
card-orochimaru-kusanagi = Меч Кусанаги
card-orochimaru-great-breakthrough = Стихия Ветра: великий прорыв
card-orochimaru-five-pronged-seal = Печать пяти стихий
card-orochimaru-ten-thousand-snakes = Волна десяти тысяч змей
card-orochimaru-manda = Призыв: Манда
card-orochimaru-triple-rashomon = Тройной Рашомон
card-orochimaru-twin-snakes = Жертва двух змей
card-orochimaru-eight-headed-serpent = Восьмиглавый змей
card-sasuke-lions-barrage = Львиный шквал
card-sasuke-windmill = Мельница трёх лезвий
card-sasuke-sharingan = Шаринган
card-sasuke-substitution = Подмена
card-sasuke-fireball = Стихия Огня: огненный шар
card-sasuke-chidori-senbon = Сенбоны Чидори
card-sasuke-dragon-flame = Стихия Огня: пламя дракона
card-sasuke-genjutsu-sharingan = Гендзюцу: Шаринган
card-sasuke-chidori-stream = Поток Чидори
card-sasuke-chidori = Чидори
card-sasuke-sharp-spear = Острое копьё Чидори
card-sasuke-chidori-katana = Катана Чидори
card-sasuke-curse-mark = Проклятая печать, уровень 2
card-sasuke-great-dragon-flame = Стихия Огня: великое пламя дракона
card-sasuke-kagutsuchi = Стихия Пламени: Кагуцучи
card-sasuke-susanoo = Сусаноо
card-sasuke-kirin = Кирин
card-sasuke-amaterasu = Аматерасу
card-sasuke-2-lightning-shuriken = Тройной сюрикен молнии
card-sasuke-2-rinnegan = Риннеган
card-sasuke-2-chidori-stream = Поток Чидори
card-sasuke-2-fireball = Стихия Огня: огненный шар
card-sasuke-2-sharp-spear = Острое копьё Чидори
card-sasuke-2-genjutsu-rinnegan = Гендзюцу: Риннеган
card-sasuke-2-space-time-swap = Пространственный обмен
card-sasuke-2-chidori = Чидори
card-sasuke-2-great-dragon-flame = Стихия Огня: великое пламя дракона
card-sasuke-2-flame-sword = Стихия Пламени: огненный меч
card-sasuke-2-absorption-soul = Поглощение души
card-sasuke-2-susanoo-kagutsuchi = Стихия Пламени: Кагуцучи Сусаноо
card-sasuke-2-yasaka-beads = Стихия Пламени: магатама Ясака
card-sasuke-2-susanoo-chidori = Чидори Сусаноо
card-sasuke-2-perfect-susanoo = Совершенный Сусаноо
card-sasuke-2-amaterasu = Аматерасу
card-sasuke-2-six-paths-devastation = Шесть Путей: планетарное разрушение
card-sasuke-2-indras-arrow = Стрела Индры
card-kabuto-shadow-snakes = Теневые змеи
card-kabuto-demon-flute = Демоническая флейта
card-kabuto-body-shedding = Сброс кожи
card-kabuto-chakra-scalpel = Скальпель чакры
card-kabuto-many-snakes = Множество теневых змей
card-kabuto-mystical-palm = Мистическая ладонь
card-kabuto-yin-healing = Исцеление Инь
card-kabuto-gene-copy = Копия генов
card-kabuto-white-rage = Искусство отшельника: белая ярость
card-kabuto-water-dragon = Стихия Воды: водяной дракон
card-kabuto-snake-sage-mode = Змеиный режим отшельника
card-kabuto-inorganic-animation = Искусство отшельника: оживление неживого
card-kabuto-great-waterfall = Стихия Воды: великий водопад
card-kabuto-seedling-ferns = Танец молодых папоротников
card-kabuto-reanimation-army = Армия нечестивого воскрешения
card-obito-war-fan = Боевой веер и цепь
card-obito-landmines = Взрывные мины
card-obito-black-receivers = Чёрные приёмники
card-obito-fireball = Стихия Огня: огненный шар
card-obito-genjutsu-sharingan = Гендзюцу: Шаринган
card-obito-uchiha-reflection = Отражение Учиха
card-obito-flame-barrier = Огненный барьер Учиха
card-obito-jinchuriki-paths = Шесть Путей джинчурики
card-obito-kamui-absorption = Поглощение Камуи
card-obito-izanagi = Изанаги
card-obito-kamui-intangibility = Камуи: неосязаемость
card-obito-blast-wave = Стихия Огня: танец взрывной волны
card-obito-cutting-jutsu = Стихия Дерева: черенки
card-obito-nine-tails = Призыв: Девятихвостый
card-obito-gedo-statue = Призыв: статуя Гедо
card-obito-2-receiver-throw = Бросок приёмников
card-obito-2-levitation = Левитация
card-obito-2-staff-strike = Удар посохом отшельника
card-obito-2-beast-arms = Руки хвостатых
card-obito-2-absorption = Поглощение Десятихвостого
card-obito-2-genjutsu-sharingan = Гендзюцу: Шаринган
card-obito-2-spiral-ring = Великое спиральное кольцо
card-obito-2-truth-spear = Копьё истины
card-obito-2-kamui = Камуи
card-obito-2-yang-barrier = Барьер шести красных солнц
card-obito-2-spear-tree = Стихия Дерева: великое древо-копьё
card-obito-2-truth-balls = Сферы истины
card-obito-2-tsukuyomi-tree = Древо бесконечного Цукуёми
card-obito-2-fourfold-bomb = Четверная бомба хвостатого зверя
card-obito-2-nunoboko = Меч Нунобоко
card-madara-scythe-slash = Удар косой
card-madara-sharingan = Шаринган
card-madara-fireball = Стихия Огня: огненный шар
card-madara-mad-war-dance = Безумный танец войны
card-madara-genjutsu-sharingan = Гендзюцу: Шаринган
card-madara-wood-clone = Древесный клон
card-madara-ash-cloud = Облако пепла
card-madara-uchiha-reflection = Отражение Учиха
card-madara-susanoo-ribs = Рёбра Сусаноо
card-madara-dragon-flame-song = Стихия Огня: песнь пламени дракона
card-madara-jutsu-absorption = Поглощение техник
card-madara-destroyer-flame = Величественное пламя уничтожения
card-madara-yasaka-beads = Магатама Ясака
card-madara-deep-forest = Стихия Дерева: рождение дремучего леса
card-madara-flowering-trees = Стихия Дерева: мир цветущих деревьев
card-madara-perfect-susanoo = Совершенный Сусаноо
card-madara-shattered-heaven = Расколотые небеса
card-madara-2-black-receivers = Чёрные приёмники
card-madara-2-rinnegan = Риннеган
card-madara-2-staff-strike = Удар посохом отшельника
card-madara-2-kamui = Камуи
card-madara-2-regeneration = Регенерация
card-madara-2-absorption = Поглощение Десятихвостого
card-madara-2-wood-dragon = Стихия Дерева: древесный дракон
card-madara-2-truth-spear = Копьё истины
card-madara-2-truth-shield = Щит истины
card-madara-2-limbo = Лимбо: пограничная темница
card-madara-2-yin-lightning = Искусство отшельника: молния Инь
card-madara-2-infinite-tsukuyomi = Бесконечное Цукуёми
card-madara-2-storm-fang = Искусство отшельника: клык грозового света
card-madara-2-planetary-devastations = Планетарные разрушения
card-madara-2-shattered-heaven = Расколотые небеса
card-jubi-arm-slam = Удар лапой
card-jubi-crushing-bite = Сокрушающий укус
card-jubi-tail-sweep = Взмах хвостов
card-jubi-great-roar = Великий рёв
card-jubi-spawn = Отродья Десятихвостого
card-jubi-thick-hide = Толстая шкура
card-jubi-regeneration = Регенерация
card-jubi-earthquake = Бедствие: землетрясение
card-jubi-cyclone = Бедствие: смерч
card-jubi-cutting-jutsu = Стихия Дерева: черенки
card-jubi-lightning-storm = Бедствие: гроза
card-jubi-beast-bomb = Бомба хвостатого зверя
card-jubi-god-tree-roots = Корни Древа богов
card-jubi-long-range-bomb = Дальнобойная бомба хвостатого зверя
card-jubi-flower-cannon = Пушка цветка Древа богов
card-kaguya-hair-needles = Иглы кроличьей шерсти
card-kaguya-byakugan = Бьякуган
card-kaguya-hair-grasp = Хватка волос
card-kaguya-sand-dimension = Песчаное измерение
card-kaguya-portal = Портал
card-kaguya-ice-dimension = Ледяное измерение
card-kaguya-almighty-push = Всемогущее отталкивание
card-kaguya-gravity-dimension = Измерение тяжести
card-kaguya-chakra-absorption = Поглощение чакры
card-kaguya-lava-dimension = Лавовое измерение
card-kaguya-vacuum-strike = Вакуумный удар восьмидесяти богов
card-kaguya-paralysis = Паралич
card-kaguya-world-of-trees = Истинный мир деревьев
card-kaguya-ash-bones = Всеубивающие пепельные кости
card-kaguya-truth-ball = Растущая сфера истины
