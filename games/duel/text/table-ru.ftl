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
duel-fight = Бой { $fight }
duel-round = Раунд { $round } из 3
duel-draft = Драфт

duel-hp = Здоровье (ОЗ)
duel-chakra = Чакра
duel-down = вне боя
duel-ready = готово
duel-thinking = думает
duel-clock = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}
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
duel-face-down = Карта рубашкой вверх
duel-place = Место { $place }, { $ninja }
duel-place-free = Свободно
duel-place-next = Следующая карта сюда
duel-left = Останется чакры: { $left }
duel-too-dear = Слишком дорого: чакры { $left }
duel-exchange = Обменять «{ $card }» на «{ $other }»
duel-call-here = Призвать сюда ({ $place })
duel-call-against = Против: { $ninja }

duel-hand = Ваши карты: { $ninja }
duel-hand-of = Карты ({ $name }): { $ninja }
duel-hands = Карты на руках
duel-hint-lay = Нажмите на карту, чтобы положить её, и ещё раз, чтобы взять обратно; или перетащите.
duel-hint-swap = Выберите карту здесь, затем скрытую карту, которую она заменит.
duel-hand-advice = Эти карты видит только ваш лагерь: советуйте в чате лагеря.
duel-laid = на месте { $place }
duel-undealt = Ещё в колоде: { $count }.
duel-helps = Ваши подкрепления
duel-calls-left = в этом раунде ещё { $n }
duel-orders = Тайные приказы, только для вас

duel-reveal = Карты открываются
duel-skip = Пропустить
duel-recap = Ход этого боя
duel-recap-last = Прошлый бой
duel-unpaid = Не хватает чакры: 0
duel-evaded = уклонение: 0
duel-sum-plus = бонус
duel-sum-combo = комбинация
duel-sum-minus = ослабление
duel-fallen = вне боя
duel-endured = держится
duel-revived = поднимается

duel-pick = Выберите ниндзя
duel-ban = Запретите ниндзя другого лагеря
duel-look-pick = Ниндзя, из которых выбирают
duel-look-ban = Ниндзя, которых можно запретить
duel-do-pick = Отправить: { $ninja }
duel-do-ban = Запретить: { $ninja }
duel-ninja-label = { $name }: { $hp } ОЗ, чакра { $chakra }, опыт за победу: { $xp }
duel-named = Герой миссии
duel-worth = Опыт за победу
duel-banned = запрет
duel-choosing = тайно выбирает
duel-has-chosen = выбор сделан
duel-fought = { $n ->
    [one] Проведён { $n } бой
    [few] Проведено { $n } боя
    [many] Проведено { $n } боёв
   *[other] Проведено { $n } боя
}
duel-deck = Техники: { $ninja }
duel-decks = Все техники
duel-used = использовано: { $n }
duel-gone = использована
duel-peeked = на руке
duel-out = { $ninja }: отложите { $n }
duel-left-out = отложена

duel-purse = Останется чакры: { $ninja }
duel-purse-dear = Останется чакры, на одну карту не хватает: { $ninja }
duel-waits-ban = Запрещает: { $names }
duel-waits-name = Кто выйдет вперёд? { $names }
duel-waits-challenge = Выбирает соперника: { $names }
duel-waits-discard = Сбрасывает подкрепление: { $names }
duel-waits-pick = Тайный выбор ниндзя: { $names }
duel-waits-out = Выбор техник: { $names }
duel-waits-lay = Выкладка карт: { $names }
duel-waits-swap = Можно обменять карту: { $names }
duel-waits-over = Игра окончена.

duel-key-1 = Положить 1-ю карту с руки или взять её обратно
duel-key-2 = То же со 2-й картой
duel-key-3 = То же с 3-й картой
duel-key-4 = То же с 4-й картой
duel-key-5 = То же с 5-й картой
duel-key-6 = То же с 6-й картой
duel-key-d = Готово (или оранжевая кнопка)
duel-key-u = Ещё не готово
