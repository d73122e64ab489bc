## The words at the table

columns-left = осталось
columns-out = в сбросе
columns-cards-left = { $count ->
    [one] Осталась { $count } карта
    [few] Осталось { $count } карты
   *[many] Осталось { $count } карт
}
columns-discarded = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
   *[many] Сброс: { $count } карт
}
columns-nth = { $column ->
    [0] Первый
    [1] Второй
   *[2] Третий
}
columns-empty = пусто
columns-fits = можно
columns-new = новый
columns-fits-not = Не подходит
columns-has-value = есть { $value }
columns-has-colour = есть { $colour }
columns-has-both = есть { $value } и { $colour }
columns-has-ambush = есть засада
columns-caption-dice = Засада
columns-caption-turn = Подмена
columns-die = Кубик
columns-then-die = потом кубик
columns-busting = Перебор дают
columns-busting-none = пока ни одна
columns-all-fit = Подходит любая
columns-these-bust = { $count ->
    [0] Пока подходит любая карта
    [one] Перебор даёт { $count } вид карт
    [few] Перебор дают { $count } вида карт
   *[many] Перебор дают { $count } видов карт
}
columns-bust = Риск перебора
columns-mat = { $points ->
    [one] { $name }: { $points } очко
    [few] { $name }: { $points } очка
   *[many] { $name }: { $points } очков
}
columns-no-cards = Карт пока нет.
columns-no-columns = Столбцов нет
columns-if-stop = При остановке берут
columns-if-you-stop = Если хватит
columns-they-take = Берут

## Your display

columns-your-display = Ваши карты
columns-sealed-label = Запечатано ({ $colour }): { $points }
columns-set = { $colour }: { $points } открыто, { $value } под печатью
columns-seal = Запечатать ({ $colour }): { $points }
columns-seal-short = Запечатать { $points }
columns-seal-verb = Печать
columns-into-scroll = В свиток:
columns-scroll-safe = Кубик их больше не тронет.

## Questions

columns-ask-draw = Ваш ход: возьмите [[deck|карту]].
columns-ask-turn = Взять карту или [[seal|запечатать]]?
columns-seal-note = [[seal|Печать]] займёт весь ход.
columns-seal-ends = [[seal|Печать]] завершит ваш ход.
columns-ask-place = Куда положить: { $card }?
columns-tap-lit = Коснитесь столбца или перетащите карту.
columns-bust-chance = риск { $percent }
columns-take-nth = { $column ->
    [0] Взять первый
    [1] Взять второй
   *[2] Взять третий
}
columns-fit-nowhere = { $count ->
    [0] Пока подходит любая карта.
    [one] [[bust|Не подойдёт]] { $count } из { $value ->
        [one] { $value } карты
       *[other] { $value } карт
    }.
   *[other] [[bust|Не подойдут]] { $count } из { $value ->
        [one] { $value } карты
       *[other] { $value } карт
    }.
}
columns-no-stop = столбцов нет
columns-then-others = { $count ->
    [0] После вас никто не берёт.
    [one] Потом [[order|возьмёт]] ещё { $count } игрок.
    [few] Потом [[order|возьмут]] ещё { $count } игрока.
   *[many] Потом [[order|возьмут]] ещё { $count } игроков.
}
columns-take-must = Отказаться нельзя.
columns-draws = берёт карты
columns-places = кладёт карту
columns-takes = выбирает столбец
columns-key-d = Взять карту
columns-key-s = Остановиться
columns-key-1 = Первый столбец
columns-key-2 = Второй столбец
columns-key-3 = Третий столбец

## The log

columns-begins = Первый ход: { $player }.
columns-begins-note = Дальше — по часовой стрелке.
columns-turn-of = Ход: { $name }
columns-log-laid = { $column ->
    [0] { $player } тянет { $card }: первый столбец.
    [1] { $player } тянет { $card }: второй столбец.
   *[2] { $player } тянет { $card }: третий столбец.
}
columns-log-roll-bust = { $lost ->
    [0] После перебора { $player } бросает кубик: { $face }. Ничего не потеряно.
    [one] После перебора { $player } бросает кубик: { $face }. Потеряна { $lost } карта.
    [few] После перебора { $player } бросает кубик: { $face }. Потеряно { $lost } карты.
   *[many] После перебора { $player } бросает кубик: { $face }. Потеряно { $lost } карт.
}
columns-log-roll-ambush = { $lost ->
    [0] Из-за засады { $player } бросает кубик: { $face }. Ничего не потеряно.
    [one] Из-за засады { $player } бросает кубик: { $face }. Потеряна { $lost } карта.
    [few] Из-за засады { $player } бросает кубик: { $face }. Потеряно { $lost } карты.
   *[many] Из-за засады { $player } бросает кубик: { $face }. Потеряно { $lost } карт.
}

## Moments

columns-scene-drawn = тянет { $name }
columns-scene-by = { $name }
columns-scene-turned = [[order|Порядок выбора]] меняется.
columns-turned-why = Кто тянет, по-прежнему берёт первым; дальше — в другую сторону.
columns-scene-last = Последняя карта
columns-scene-last-note = Колода пуста: пора остановиться.
columns-scene-bust = { $card }: места нет.
columns-scene-bust-note = { $name } остаётся без столбца; решает кубик.
columns-scene-take = { $column ->
    [0] Первый столбец: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
    [1] Второй столбец: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
   *[2] Третий столбец: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
}
columns-scene-ambush-note = { $name } бросает [[die|кубик]].
columns-scene-rolling = [[die|Кубик]] катится …
columns-scene-lost = { $count ->
    [one] { $face }: потеряна { $count } карта, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
    [few] { $face }: потеряно { $count } карты, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
   *[many] { $face }: потеряно { $count } карт, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
}
columns-scene-spared = { $face }: ничего не потеряно.
columns-scene-seal = { $points ->
    [one] Запечатано ({ $colour }): { $points } очко.
    [few] Запечатано ({ $colour }): { $points } очка.
   *[many] Запечатано ({ $colour }): { $points } очков.
}
columns-scene-end = Игра окончена.
columns-roll = Бросить кубик
columns-bust-stamp = Перебор!
columns-bust-roll = Кубик после перебора
columns-no-column = { $points ->
    [one] Без столбца: потеря до { $points } очка
    [few] Без столбца: потеря до { $points } очков
   *[many] Без столбца: потеря до { $points } очков
}
columns-die-rolls = Бросок кубика
columns-takes-first = Первым берёт { $name }
columns-die-picks = Кубик выбирает цвет: все открытые карты этого цвета потеряны.
columns-die-picks-risk = Кубик выбирает цвет, а звезда — все сразу: открытые карты потеряны.
columns-die-shows = На кубике: { $face }
columns-nothing-lost = Ничего не потеряно.
columns-all-open-lost = Все открытые карты потеряны: { $face }. Запечатанное остаётся.
columns-all-lost = Звезда стоит всех открытых карт. Запечатанное остаётся.
columns-cost-none = карт нет
columns-cost-safe = печать: { $points }
columns-cost-star = без потерь
columns-cost-all = все открытые
columns-sealed-by = Запечатывает { $name }.

## Sheets

columns-sheet-deck = Нажмите, чтобы взять карту. Порядок карт не знает никто, но сосчитать остаток может каждый.
columns-still-in = Ещё в колоде
columns-sheet-discard = Карты вне игры: потерянные из-за кубика, лишние или использованные.
columns-sheet-die = На пяти гранях цвета, на одной звезда. Все ваши открытые карты выпавшего цвета потеряны. Звезда ничего не стоит.
columns-sheet-die-risk = На пяти гранях цвета, на одной звезда. Все ваши открытые карты выпавшего цвета потеряны. Звезда стоит всех открытых карт.
columns-sheet-die-when = Кубик бросают после перебора и после того, как взят столбец с засадой.
columns-sheet-bust = Если карта не подходит ни к одному из трёх столбцов, это перебор: вы остаётесь без столбца и бросаете кубик. Остальные всё равно берут.
columns-sheet-seal = Вместо того чтобы тянуть, уберите все открытые карты одного цвета в свиток. Это весь ваш ход. Кубик их больше не тронет.
columns-sheet-order = Кто тянет, берёт первым, потом остальные по кругу. Каждая подмена меняет направление.
columns-sheet-number = карта с числом · { $name }
columns-sheet-card = { $points ->
    [one] { $points } очко тому, кто возьмёт её столбец. Второй { $value } и второго цвета { $colour } в нём быть не может.
    [few] { $points } очка тому, кто возьмёт её столбец. Второй { $value } и второго цвета { $colour } в нём быть не может.
   *[many] { $points } очков тому, кто возьмёт её столбец. Второй { $value } и второго цвета { $colour } в нём быть не может.
}
columns-sheet-special = особая карта
columns-sheet-ambush = Очков не даёт. Кто берёт её столбец, сначала забирает карты с числами, потом бросает кубик. В столбце может быть только одна.
columns-sheet-turn = Её не кладут в столбец. Она меняет порядок выбора до конца этого хода, и вы продолжаете.
columns-sheet-colour = Карты цвета { $colour } лежат перед вами открыто, пока вы их не запечатаете. Если на кубике { $colour }, открытые потеряны.
columns-sheet-column = Кто берёт этот столбец, получает все его карты. Ни число, ни цвет в нём не повторяются.
columns-sheet-column-ambush = Кто берёт этот столбец, получает его карты и бросает кубик из-за засады.
columns-sheet-player = Всё, что есть у этого игрока: открытое и запечатанное.
columns-in-game = 3 в игре
columns-in-sight = на виду: { $count }
columns-may-come = { $count ->
    [0] Больше не придёт
   *[other] может прийти: { $count }
}
columns-left-in-deck = ещё в колоде: { $count }
columns-you-open = ваши открытые: { $points }
columns-you-sealed = ваши под печатью: { $points }
