## Стол: карта, бои, панель действий

exam-map = Карта леса
exam-places = Карта и бои
exam-about = { $what }: { $about }
exam-actions = Ваш ход
exam-order = Порядок ходов
exam-waiting = Ждём: { $names }
exam-wait-field = Поле боя выбирает: { $names }
exam-wait-place = Героя ставит: { $names }
exam-wait-prepare = Карты втайне кладёт: { $names }
exam-wait-move = В пути: { $names }
exam-clock = Часы экзамена: раунд { $round } из { $rounds }
exam-round = Раунд { $round }
exam-final = Финал
exam-battle = Бой: { $attacker } — { $defender }
exam-battle-turn = ход { $turn }
exam-preparing = раскладка карт
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

exam-your-team = Ваша команда
exam-about-team-naruto = Теневые клоны, огонь и первая помощь: всего понемногу.
exam-about-team-shino = Насекомые пьют Чакру; клыки и Бьякуган бьют вблизи.
exam-about-team-neji = Мастера рукопашной, и кунаи без счёта.
exam-about-team-shikamaru = Тени и разум: управляйте героями противника.
exam-about-team-gaara = Песок сковывает и защищает, ветер отбрасывает.
exam-about-team-dosu = Звук пронзает, отбрасывает и дурманит.
exam-picking = Команду выбирает: { $names }
exam-taken = Занята: { $name }
exam-spreading = Все тайно распределяют три уровня. Готовы: { $ready } из { $all }
exam-ready = готово
exam-level = Уровень { $level } из 3
exam-from-level = уровень { $level }
exam-price = Уровень { $level }, Чакра { $chakra }
exam-heart = Здоровье: { $value } из { $most }
exam-chakra = Чакра: { $value } из { $most }
exam-scroll-count =
    { $count ->
        [one] { $count } свиток
        [few] { $count } свитка
        [many] { $count } свитков
       *[other] { $count } свитка
    }
exam-unseen = неизвестен
exam-none = нет
exam-no-scroll = Свитков нет

## Бой

exam-attacker = нападает
exam-defender = обороняется
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
exam-choose-hero = Выбрать для карты: { $hero }
exam-lay-on = Следующая карта: { $hero }
exam-all-laid = У каждого героя есть карта.
exam-lay = { $card }, положить герою: { $hero }
exam-lies-on = { $card }, лежит у героя: { $hero }
exam-face-left = Смотреть налево
exam-face-right = Смотреть направо
exam-seal-where = Огненная печать: выберите отмеченную клетку.
exam-dash-price = Здоровье: −2 каждому
exam-cost = Чакра: { $chakra }
exam-picked = Уже выбрано: { $names }

## Что сделает щелчок

exam-dodge-chance = Уклонится: { $chance }
exam-sure = Не увернуться
exam-damage = Повреждения: { $damage }
exam-warded = Атака сорвётся.
exam-will-hang = Зависнет в воздухе.
exam-will-burn = Заденет огненную печать. Уклонится: { $chance }
exam-no-reach = Отсюда ни до чего не достать.
exam-usable = Можно применить сейчас: { $names }

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
exam-key-l = Смотреть налево
exam-key-r = Смотреть направо
exam-key-b = Назад
exam-key-x = Готово, остаться или ничего не делать
exam-key-m = Дальше: карта или бой

## The end

exam-end-places = Команды
exam-end-levels = уровни { $levels }
exam-end-battles = Бои
exam-end-blow = −{ $count } здоровья разом
exam-end-blow-who = { $name }: самый тяжёлый удар
exam-end-dodges = Уклонений: { $count }
exam-end-dodges-who = { $name }: ловчее всех
exam-end-wins = Выиграно боёв: { $count }
exam-end-wins-who = { $name }: больше всех
exam-end-techniques = Техник: { $count }
exam-end-techniques-who = { $name }: чаще всех
exam-end-long = Ходов боя: { $count }
exam-end-long-who = { $name } против { $other }: дольше всего
