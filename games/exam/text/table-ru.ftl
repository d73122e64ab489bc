## Стол: карта, бои, панель действий

exam-map = Карта леса
exam-places = Карта и бои
exam-about = { $what }: { $about }
exam-order = Порядок ходов
exam-round = Раунд { $round }
exam-final = Финал
exam-arena = Арена
exam-series = До двух побед: { $names }
exam-battle = Бой: { $attacker } — { $defender }
exam-fighting = в бою
exam-field = Поле боя: { $field }
exam-clearing =
    { $kind ->
        [tower] Башня
        [cliff] Утёс
        [find] Находка в тумане
        [entrance] Вход
       *[clearing] Поляна
    }, столбец { $column }, ряд { $row }
exam-in-tower = В Башне: { $name }
exam-cell =
    столбец { $column }, ряд { $row }, { $kind ->
        [air] в воздухе
        [water] на воде
       *[ground] на земле
    }

## Команды и герои

exam-about-team-naruto = Теневые клоны, огонь и первая помощь: всего понемногу.
exam-about-team-shino = Насекомые пьют Чакру; клыки и Бьякуган бьют вблизи.
exam-about-team-neji = Мастера рукопашной, и кунаи без счёта.
exam-about-team-shikamaru = Тени и разум: управляйте героями противника.
exam-about-team-gaara = Песок сковывает и защищает, ветер отбрасывает.
exam-about-team-dosu = Звук пронзает, отбрасывает и дурманит.
exam-ready = готово
exam-level = Уровень { $level } из 3
exam-from-level = уровень { $level }
exam-heart = Здоровье: { $value } из { $most }
exam-chakra = Чакра: { $value } из { $most }
exam-unseen = неизвестен
exam-no-scroll = Свитков нет

## Бой

exam-facing-left = смотрит налево
exam-facing-right = смотрит направо
exam-in-smoke = В дыму: { $hero }
exam-dazed = следующая карта пропадёт
exam-seal = Огненная печать, хозяин: { $name }
exam-token =
    { $turns ->
        [0] { $technique }, применяет: { $hero }
        [one] { $technique }, применяет: { $hero } (ещё { $turns } ход боя)
        [few] { $technique }, применяет: { $hero } (ещё { $turns } хода боя)
        [many] { $technique }, применяет: { $hero } (ещё { $turns } ходов боя)
       *[other] { $technique }, применяет: { $hero } (ещё { $turns } хода боя)
    }
exam-opened = Открыта: { $card }
exam-laid = Положена: { $card }
exam-face-down = Закрытая карта
exam-choose-hero = Выбрать: { $hero }
exam-all-laid = У каждого героя есть карта.
exam-lay = { $card }, положить герою: { $hero }
exam-cost = Чакра: { $chakra }
exam-picked = Уже выбрано: { $names }

## Что сделает щелчок

exam-will-hang = Зависнет в воздухе.
exam-will-burn = Сработает огненная печать, попадание: { $chance }.
exam-no-reach = Отсюда никого не достать.
exam-nobody = никого
exam-vain = впустую
exam-in-vain = Ничего не даст: { $why }.
exam-sure = уклониться нельзя
exam-warded = следующая атака сорвётся

## Клавиши

exam-key-1 = Первая карта действия или техника
exam-key-2 = Вторая карта действия или техника
exam-key-3 = Третья карта действия или техника
exam-key-4 = Четвёртая карта действия или техника
exam-key-5 = Пятая карта действия или техника
exam-key-6 = Шестая карта действия или техника
exam-key-q = Ваш первый герой
exam-key-w = Ваш второй герой
exam-key-e = Ваш третий герой
exam-key-r = Развернуться со следующим действием
exam-key-b = Назад
exam-key-x = Готово, остаться или ничего не делать
exam-key-m = Дальше: карта или бой

## The end

exam-end-places = Команды
exam-end-levels = уровни { $levels }
exam-end-battles = Бои
exam-end-three = Победа! { $team }, ведёт { $name }
exam-end-decisive = Решающий удар
exam-end-decisive-text = { $hero } отнимает { $count } Здоровья, цель: { $name }.
exam-end-again = Посмотреть ещё раз
exam-end-foreseen = Победу предсказали
exam-end-foreseen-who = { $names }: { $n } из { $all }
exam-end-blow = −{ $count } здоровья разом
exam-end-blow-who = { $name }, цель { $other }: самый сильный удар
exam-end-dodges = Уклонений: { $count }
exam-end-dodges-who = { $name }: ловчее всех
exam-end-wins = Выиграно боёв: { $count }
exam-end-wins-who = { $name }: больше всех
exam-end-techniques = Техник: { $count }
exam-end-techniques-who = { $name }: чаще всех
exam-end-long = Ходов боя: { $count }
exam-end-long-who = { $name } против { $other }: дольше всего

## Prompts
exam-ask-place = Где начнёт { $hero }?
exam-ask-lay = Карта для героя: { $hero }
exam-ask-open-card = Откройте карту: { $hero }
exam-ask-fall = Где приземлится { $hero }?
exam-ask-face = { $hero }: куда смотреть теперь?
exam-face-left = Налево
exam-face-right = Направо
exam-note-out = Ваш экзамен окончен: можно уйти.
exam-ask-return = Где появится { $hero }?
exam-do-run = Куда бежит { $hero }?
exam-do-jump = Куда прыгает { $hero }?
exam-do-melee = Кого бьёт { $hero }?
exam-do-equipment = Что применит { $hero }?
exam-do-technique = Какую технику применит { $hero }?
exam-do-concentration = { $hero }: концентрация?
exam-do-focus = Чакра: бросок кубика.
exam-do-unleash = Вся Чакра вернётся.
exam-note-dash = Пунктир: рывок, по 2 Здоровья с героя.
exam-note-no-dash = Для рывка мало Здоровья: 2 или меньше.
exam-note-search = Нужно 4 или больше: 50 %.
exam-ask-meet = Перед вами команда игрока { $name }.
exam-note-meet =
    { $n ->
        [0] Здоровье { $own } : { $theirs } · у них нет свитков
       *[other] Здоровье { $own } : { $theirs } · их свитки: { $scrolls }
    }
exam-note-wounded = Тяжело ранены!
exam-note-lay = Одно касание кладёт, другое вернёт.
exam-note-place = Ваши клетки подсвечены.
exam-note-raise = Здоровье и Чакра нового уровня.
exam-ends = Больше не платить. Потом герой действует.
exam-note-upkeep = Действие стоит Чакры: { $n }.
exam-note-kunai = Кунай: коснитесь противника.
exam-note-seal = Печать: коснитесь клетки.
exam-go-on = Дальше
exam-lead = Вести: { $team }
exam-levels-left = Осталось распределить: { $n }
exam-take-back = Взять назад
exam-turn = Развернуться
exam-turns = Развернётся
exam-cards-lie = Ваши карты лежат.
exam-over = Экзамен окончен.
exam-waits-teams = Выбор команд.
exam-waits-levels = Уровни распределяют втайне.
exam-waits-forest = Экзамен продолжается.
exam-waits-final = Идёт финал.
exam-waits-arena = Идёт бой.
exam-waits-meet = Перед вами команда: нападёт ли она?
exam-waits-walks = Команда в пути.
exam-waits-tower = Вы ждёте в Башне вторую команду.
exam-waits-acts = { $hero } действует.
exam-waits-opens = Выбирают следующую карту.
exam-waits-lays = Кладут карты.
exam-waits-place = Расставляют героев.
exam-waits-field = Выбирают поле боя.
exam-waits-raises = Выбирают, что принёс бой.
exam-hits = Попадёт: { $names }
exam-before = До начала
exam-turn-of = ход { $turn }/{ $last }

## Hand and panels
exam-none-left = больше нет
exam-a-find = находка
exam-aim = Ваша цель
exam-aim-one = Добудьте свиток «{ $scroll }» { $players ->
    [2] и первыми придите в Башню
   *[other] и придите в Башню в числе первых двух команд
}.
exam-aim-none = Добудьте в боях оба свитка.
exam-aim-victories = У вас оба. Выиграйте ещё { $n ->
    [one] { $n } бой
    [few] { $n } боя
   *[many] { $n } боёв
}, а потом в Башню!
exam-aim-both = Оба свитка у вас: в Башню!
exam-top = Уровень 3: выше некуда.
exam-rises = Уровень { $level } → { $next }
exam-new = Новое на { $level }
exam-nothing-new = Новой техники нет.
exam-log-battle = { $names } · ход { $turn }
exam-show-strikes = Показать, куда ударит
exam-show-cells = Показать на поле
exam-common = Все знают также: { $names }.

## Why a technique is grey
exam-why-level-too-low = с уровня { $level }
exam-why-no-chakra = нужно Чакры: { $n }
exam-why-blocked = техники под запретом
exam-why-tokens-out = уже действует
exam-why-pinned = удержан на месте
exam-why-puppet-led = ходила марионетка
exam-why-aim = здесь нельзя
exam-why-area = на клетках никого
exam-why-within = никого в радиусе { $reach }
exam-why-turncoat = никого в радиусе { $reach }
exam-why-around = никого в радиусе { $reach }
exam-why-row = никого в ряду
exam-why-ahead = впереди никого
exam-why-neighbour = рядом никого
exam-why-charge = на пути никого
exam-why-held = никто не схвачен
exam-why-hexed = нечего снимать
exam-why-below = нет места сверху
exam-why-beside = нужна марионетка
exam-why-course = нет пути
exam-why-cell = нет клетки

## Scenes
exam-hit = Попал!
exam-dodged = Мимо!
exam-dodges-at = { $hero }: уклонение при { $n } и меньше
exam-shout-down = { $hero }: вне боя!
exam-shout-warded = Отбито!
exam-search-hit = Можно открыть!
exam-search-miss = Ничего не найдено.
exam-rolled = Выпало { $roll }, нужно { $needed } или больше.
exam-begins = Бой!
exam-you-win = Вы выиграли бой!
exam-wins = Бой за игроком: { $name }
exam-both-lost = Проиграли оба
exam-why-beaten = У игрока { $name } никто не устоял.
exam-why-more = После хода { $turn } важно, у кого больше героев.
exam-why-health = После хода { $turn } при равенстве решает Здоровье.
exam-why-both = Никто не был сильнее.
exam-stand = стоят: { $n }
exam-scroll-goes = Свиток переходит: { $other } → { $name }.
exam-scroll-none = Свитки остаются у владельцев.
exam-enters = В Башне!
exam-again = Ещё раз!
exam-out = Выбыли, не успели в Башню: { $names }
exam-rings = Время вышло!
exam-rings-why = Дальше идут две лучшие команды.
exam-gone = Игрок ушёл: команда выбыла.

## Words of the game
exam-field-forest = Ветви на разной высоте, внизу земля.
exam-field-waterfall = Уступы, мост и вода, на которой стоят.
exam-field-cave = Низкая: пять рядов, узкие уступы.
exam-term-scroll = Свитки
exam-term-scroll-text = Воздух и Земля: по одному открывают Башню. Победитель боя берёт один не глядя.
exam-term-tower = Башня
exam-term-tower-text = Вдвоём побеждает первая команда с обоими свитками; иначе две первые сходятся в финале.
exam-term-find = Находки
exam-term-find-text = В тумане: 4 или больше открывает. Не вышло: останьтесь и пробуйте в следующий ход.
exam-term-dodge = Уклонение
exam-term-dodge-text = Цель бросает кубик: не больше Уклонения, и атака не удалась. При 0 и меньше уклониться нельзя.
exam-term-behind = С тыла и сверху
exam-term-behind-text = Хотя бы на столбец сзади: Уклонение −2. С ряда выше: Уклонение −1.
exam-term-neighbour = Соседний
exam-term-neighbour-text = Слева, справа, сверху, снизу, не по диагонали.
exam-term-within = В радиусе n
exam-term-within-text = Столбцы плюс ряды, преграды не в счёт.
exam-term-hang = В воздухе
exam-term-hang-text = Без опоры герой висит и падает после следующего действия.
exam-term-token = Жетоны
exam-term-token-text = Их оставляют длящиеся техники. Круглый: свой; косой: противника.
