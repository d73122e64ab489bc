## The home page

title-player = Игрок · Shinobi Table
play-now = Играть
open-table = Открыть стол
company-own = с ботами, { $level }: примерно ваш уровень
company-new = с ботами, { $level } для начала
company-title = Кто сыграет с вами?
company-unknown = Ваш уровень пока неизвестен: начните с малого, соперники подтянутся.
company-why = { $games ->
    [one] Выбрано по { $games } последней партии с ботами.
    [few] Выбрано по { $games } последним партиям с ботами.
   *[many] Выбрано по { $games } последним партиям с ботами.
}
show-me-first = Сначала покажите, 3 минуты
enter-title = Прийти за стол
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
open-tables-none = Сейчас открытых столов нет. Откройте свой и внесите его в общий список.
open-game = Игра
open-game-any = Все игры
open-free = Есть свободное место
open-more = Ещё столы
table-seats = { $taken } из { $places }
table-by = { $game }, за столом { $name }
enter-said = Код комнаты или её два слова
enter-none = Такой комнаты нет. Проверьте код или слова.
enter-late-chair = Игра началась, и кто-то ищет замену: можно сесть.
enter-late-later = Игра началась. Можно смотреть и сесть, как только кто-нибудь станет искать замену.
enter-late-watch = Игра началась. Кто уже смотрел, тот заменить никого не сможет: если хочется играть, пусть друзья сначала выберут «Искать замену», а потом войдите здесь ещё раз.
enter-chair = К свободному стулу
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
player-hide = Скрыть меня от тех, с кем я играл
player-hide-note = Они не увидят ни этой страницы, ни столов, за которыми вы играете.
player-together = { $count ->
    [one] Вы сыграли вместе { $count } раз.
    [few] Вы сыграли вместе { $count } раза.
   *[many] Вы сыграли вместе { $count } раз.
}
player-home = К столам
player-invite = Пригласить за стол
player-invite-note = Откроется стол, и вы отправите ссылку. { $name } увидит его и среди друзей.
mine-none = Игр пока нет. «Играть» начнёт первую.
mine-result = { $place ->
    [1] Победа
   *[other] Место { $place }
}
my-rooms = Мои партии
rooms-more = Ещё { $count }
mine-lost = Поражение
turn-of = Ход: { $names }
data-title = Мои данные
data-text = Этот сервер знает ваше имя, ваши партии и то, что вы писали в чате.
data-download = Скачать мои данные
data-sign-out = Выйти на всех других устройствах
data-signed-out = Теперь вы остались только на этом устройстве.
data-forget = Забыть меня
data-forget-text = Ваши места в идущих партиях освободятся, имя и всё написанное будут удалены. Отменить это не сможет никто. Копии партий, сохранённые другими, сохранят ваше имя.
data-forget-yes = Забыть меня навсегда
link-title = С возвращением
link-text = По этой личной ссылке вы остаётесь тем же гостем и на этом устройстве, со всеми местами и партиями.
link-use = Продолжить как этот гость
link-cancel = Не сейчас
link-replace = Здесь вас зовут { $name }, и у вас есть места в партиях. Если продолжить, на этом устройстве они пропадут.
link-replace-yes = Заменить
