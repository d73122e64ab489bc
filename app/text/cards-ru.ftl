## What a link says

card-site = Четыре игры по «Наруто» за одним столом
card-private = Закрытый стол
card-invites = { $host } приглашает в игру
card-invites-title = { $host } приглашает: { $game }
card-free = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[many] Свободно { $count } мест
}
card-full = Все места заняты: можно смотреть
card-there = { $count ->
    [one] { $names } уже здесь.
   *[other] { $names } уже здесь.
}
card-no-account = Без регистрации.
card-playing = { $count ->
    [one] Играет { $names }.
   *[other] Играют { $names }.
}
card-watch = Можно посмотреть
card-lost = Общее поражение
card-together = Общая победа
card-shared = Победу делят { $names }
card-wins = Побеждает { $name }
card-wins-by = Побеждает { $name }: отрыв { $points }
card-replay = Посмотрите повтор партии.
