## The words at the table

columns-left = осталось
columns-drawing = Тянет карты: { $names }
columns-taking = Выбирает столбец: { $names }
columns-fits = подходит
columns-new = новый
columns-take = взять
columns-taken = { $what } уже есть
columns-bust = Риск перебора
columns-bust-taken = Риск с этой картой был
columns-would-take = Если остановиться, столбцы получат:
columns-take-order = Столбцы получат:
columns-rolled = { $name }: { $face }
columns-die = Кубик
columns-your-display = Ваши карты · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
columns-display = { $name } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
columns-no-cards = Карт пока нет.
columns-or-seal = или запечатайте цвет среди своих карт
columns-ask-draw = Ваш ход: возьмите карту из колоды.
columns-seal = Запечатать ({ $colour }): { $points }
columns-seal-short = Запечатать { $points }
columns-sealed = печать
columns-sealed-label = Запечатано ({ $colour }): { $points }, карт: { $count }
columns-key-d = Взять карту
columns-key-s = Остановиться и взять столбец
columns-key-1 = Первый столбец
columns-key-2 = Второй столбец
columns-key-3 = Третий столбец
