## The home page

title-player = Игрок · Shinobi Table
home-now = «Играть» сразу сажает вас за стол с ботами; + открывает стол для друзей.
play-now = Играть
room-new = Новый стол для друзей: { $game }
door-columns = Рискнёте: ещё одну карту?
door-duel = Два лагеря, три скрытые карты
door-hunt = Все против Акацуки
door-exam = Добудьте второй свиток, дойдите до Башни
door-waits = { $name } ждёт
waits-for-you = { $name } ждёт вас
table-waits = Ваш стол ждёт вас
go = К столу
look = Взглянуть
watch-it = Смотреть
sit = Сесть
learn-title = Учиться за столом
learn-note = настоящие позиции, по несколько минут
learn-go = Учиться: { $game }
friends-title = Друзья
friends-none = Здесь появятся те, с кем вы играли.
friends-waits = { $name } ждёт: { $game }
friends-plays = { $name } играет: { $game }
friends-last = последняя игра: { $when }
open-tables = Открытые столы
open-tables-none = Сейчас открытых столов нет. Откройте свой через + и сделайте его публичным.
table-seats = { $taken } из { $places }
table-by = { $game }, за столом { $name }
enter-said = Код комнаты или её два слова
enter-none = Такой комнаты нет. Проверьте код или слова.
tab-play = Играть
tab-mine = Мои игры
tab-friends = Друзья
tab-learn = Учиться
tabs = Части страницы
figures-title = Мои итоги
figures-of = Что сыграл игрок { $name }
figures-none = Пока ни одной законченной партии.
figures-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
figures-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
   *[many] { $count } побед
}
figures-hero = чаще всего { $hero }
figures-best = лучший ход { $points }
figures-all = Все мои итоги
player-hide = Скрыть меня от тех, с кем я играл
player-hide-note = Они не увидят ни этой страницы, ни столов, за которыми вы играете.
player-together = { $count ->
    [one] Вы сыграли вместе { $count } раз.
    [few] Вы сыграли вместе { $count } раза.
   *[many] Вы сыграли вместе { $count } раз.
}
player-home = К столам
mine-none = Игр пока нет. «Играть» начнёт первую.
mine-result = { $place ->
    [1] Победа
   *[other] Место { $place }
}
