# Правда о законченной партии: приходит вместе со страницей.
truth-title = Правда об этой партии
truth-share = Разобрано: { $share } %
truth-waiting = { $count ->
    [0] Эта партия следующая на разбор.
    [one] Перед ней ещё { $count } партия.
    [few] Перед ней ещё { $count } партии.
   *[many] Перед ней ещё { $count } партий.
}
truth-note = Со страницы можно уйти: всё найденное останется здесь.
truth-won-low = Победа за { $name }, а шансы однажды были { $chance } %
truth-won-high = Победа за { $name }, и шансы никогда не падали ниже { $chance } %
truth-shared = Победу делят { $names }
truth-team-won = Вы победили вместе, а шансы однажды были { $chance } %
truth-team-lost = Вы проиграли вместе, а шансы однажды были { $chance } %
truth-nobody = Никто не победил
truth-of-winner = В шансах победителя решения дали { $own }, а удача { $luck } очков из ста.
truth-of-you = В ваших шансах ваши решения дали { $own }, а удача { $luck } очков из ста.
truth-of-team = В шансах команды решения дали { $own }, а удача { $luck } очков из ста.
truth-curve = Шансы на победу, %
truth-curve-team = Шансы команды, %
truth-band = точнее сказать нельзя
truth-end = конец
truth-turns = Где всё решилось
truth-no-turns = Ни один ход и ни одна удача не переломили эту партию наверняка.
truth-stamp = Перелом { $at }
truth-luck = удача
truth-by-bot = сходил бот
truth-by-guest = сходил заместитель
truth-lapse = { $name }: время вышло.
truth-leave = { $name } выходит из партии.
truth-click = { $name }: { $click }
truth-stay = остаться
truth-better = Хороший ход: «{ $click }» С ним { $other } % вместо { $chance } %.
truth-good = Верный выбор: { $chance } % вместо { $other } %.
truth-lucky = С { $other } % до { $chance } %: удача, ничья не заслуга и не вина.
truth-accounts = Удача и решения
truth-accounts-note = очки из ста, от { $start }
truth-key-luck = карты и кубики
truth-key-own = свои решения
truth-key-close = слишком близко, не сказать
truth-team = Команда
truth-team-note = Вы играете вместе, поэтому отдельных оценок здесь нет.
truth-account = { $name }: сначала { $start } %, свои решения { $own }, решения остальных { $others }, удача { $luck }. В конце { $result } %.
truth-others = остальные { $others }
truth-clicks = Решения
truth-clicks-note = шансы на победу
truth-no-clicks = Ни одно решение не выделяется наверняка.
truth-words = Вся кривая словами
truth-how = От каждого из этих мгновений партию доигрывали хорошие игроки. То, чего игрок не мог знать, сдавалось заново, а всё заметное судилось ещё раз.
truth-table = К столу того мгновения
truth-back = Правда
