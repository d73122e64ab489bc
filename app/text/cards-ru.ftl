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

## What a page is called, and says before any script

title-room = Вас приглашают · Shinobi Table
title-replay = Запись партии · Shinobi Table
title-truth = Правда о партии · Shinobi Table
title-rules = Как играть · Shinobi Table
title-docs = Интерфейс HTTP · Shinobi Table
title-documents = Документация · Shinobi Table
title-error = Shinobi Table
description = Откройте комнату, отправьте ссылку и играйте с друзьями прямо в браузере в настольные и карточные игры по миру Наруто.
noscript = Стол рисуется с помощью JavaScript. Пожалуйста, разрешите его для этой страницы.
error-home = На главную
title-lessons = Учиться за столом
