## Pages

title-home = Shinobi Table: настольные игры с друзьями
title-room = Вас приглашают · Shinobi Table
title-replay = Запись партии · Shinobi Table
title-rules = Как играть · Shinobi Table
title-link = Ваша личная ссылка · Shinobi Table
title-docs = Интерфейс HTTP · Shinobi Table
title-error = Shinobi Table
description = Откройте комнату, отправьте ссылку и играйте с друзьями прямо в браузере в настольные и карточные игры по миру Наруто.
noscript = Стол рисуется с помощью JavaScript. Пожалуйста, разрешите его для этой страницы.
loading = Накрываем на стол…
skip-to-content = Перейти к содержанию
footer-note = Стол для друзей. Карты и символы мы нарисовали сами.
language = Язык
theme = Тема
theme-auto = Как на устройстве
theme-day = День
theme-night = Ночь
close = Закрыть

## Home

home-title = Кто сегодня сядет с вами за стол?
enter = Войти
door-players = Игроков: { $from }–{ $to }
door-players-list = Игроков: { $sizes }
door-minutes = { $minutes } минут
room-open = Открыть комнату
rules = Правила
my-rooms = Мои партии
rooms-more = Ещё { $count }
status-open = Ждём игроков
status-running = Идёт партия
status-over = Партия окончена
status-frozen = Остановлена
status-stopped = Закончена без результата
status-stuck = Не может продолжаться
mine-lost = Поражение
turn-of = Ход: { $names }
seats-free = { $count ->
    [0] Свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
new-room-title = Новая комната: { $game }
room-public = Публичная комната
room-public-hint = Видна на главной странице, войти может каждый.
rerolls = Отмена бросков
rerolls-hint = Ход с броском можно взять назад; кубики бросают заново.
pace = Темп ботов
pace-hint = Сколько они думают перед ходом.
pace-human = Как люди
pace-quick = Быстро

## Guests

suggested-names = Быстрый Лис, Тихая Цапля, Бумажный Журавль, Лунный Заяц, Удачливая Жаба, Храбрый Барсук, Сонный Тануки, Серебряный Карп, Бамбуковая Панда, Ночная Сова, Красный Клён, Облачный Странник
name-title = Как вас зовут?
name-label = Ваше имя за столом
name-other = Другое имя
name-keep = Это я
name-change = Сменить имя
face-title = Ваше лицо за столом
face-pick = Лицо { $number }
face-none = По месту
carry = Играть на другом устройстве
carry-text = Откройте эту ссылку на другом устройстве, чтобы продолжить там под своим именем. Она действует один раз и один день.
carry-qr = QR-код с вашей личной ссылкой
former-player = бывший игрок
data-title = Ваши данные
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

## Inviting

invite = Пригласить
invite-title = Пригласите друзей
invite-hint = Отправьте ссылку или дайте отсканировать картинку.
invite-qr = QR-код со ссылкой на эту комнату
invite-link = Ссылка на эту комнату
invite-say = Или скажите вслух:
room-code = Код комнаты { $code }
copy-link = Скопировать ссылку
copied = Скопировано.
share = Поделиться
invite-lan = Ссылка работает у всех в вашей сети: { $url }
invite-loopback = Ссылку может открыть только этот компьютер. Чтобы впустить друзей, запустите сервер с --host 0.0.0.0.

## Joining and the lobby

join-invited = За этот стол вас приглашает { $host }.
join-play = Сесть и играть
join-watch = Только смотреть
join-taken = { $taken } из { $places }
join-fine = Без регистрации и загрузок.
how-title = Как играть
how-rules = Прочитать правила
lobby-cast = Кого можно вести
change-camp = Перейти в этот лагерь
seats-title = За столом
seat-number = Место { $number }
seat-free = Место { $number } свободно
sit-here = Сесть сюда
stand-up = Встать
you = вы
host = ведущий
is-ready = готово
not-ready-yet = ещё не готово
away = отсутствует
away-minutes = { $minutes ->
    [one] отсутствует { $minutes } минуту
    [few] отсутствует { $minutes } минуты
    [many] отсутствует { $minutes } минут
   *[other] отсутствует { $minutes } минуты
}
has-left = вне игры
bot-genin = Генин
bot-chunin = Чунин
bot-names = Паккун, Тонтон, Гамакичи, Акамару, Кацую, Энма
bot-level = Бот: { $level }
add-bot = Посадить бота: { $level }
bots-note = Боты: Генин играет беспечно, Чунин играет на победу.
make-host = Сделать ведущим: { $name }
kick = Убрать из-за стола: { $name }
options-title = Настройки
options-host = Решает ведущий.
options-usual = Обычные правила.
options-more = Другие настройки
on = да
off = нет
start = Начать партию
start-all-ready = Все готовы.
start-alone = Можно начинать или подождать других игроков.
start-too-few = { $missing ->
    [one] Нужен ещё { $missing } игрок или бот.
    [few] Нужно ещё { $missing } игрока или бота.
    [many] Нужно ещё { $missing } игроков или ботов.
   *[other] Нужно ещё { $missing } игрока или бота.
}
start-wrong-number = Возможное число игроков: { $sizes }.
start-not-ready = Ждём готовности: { $names }.
ready = Готово
ready-undo = Ещё не готово
ready-hint = Скажите, когда будете готовы.
waiting-for-host = Ждём, когда ведущий начнёт.
lobby-watching = Вы смотрите. Займите свободное место, чтобы играть.
removed = Ведущий убрал вас из-за стола. Можно смотреть или занять свободное место.

## At the table

table-title = Стол
your-turn = Ваш ход
their-turn = ходит
watching = Вы смотрите эту партию.
watching-began = Игра началась без вас. Вы смотрите.
watching-way = Если понадобится замена, вас спросят здесь.
watchers = { $count ->
    [0] Никто не смотрит
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
    [many] Смотрят { $count } человек
   *[other] Смотрят { $count } человека
}
seal = Кубики запечатаны:
seal-hint = Отпечаток тайного числа, от которого зависят все броски и тасовки. После партии число раскрывается, и каждый может его проверить.
play-on = Сыграть за: { $name }
undo = Отменить ход
undo-waits = Спрашиваем согласие остальных.
undo-declined = Ход остаётся: не все согласились его отменить.
consent-title = Отменить ход?
consent-text = { $name } хочет взять назад:
consent-yes = Да
consent-no = Нет
leave = Выйти насовсем
leave-no = Остаться
frozen = Партия остановлена: её запись расходится с правилами. Её можно просмотреть и сохранить, но не продолжить.
stuck-export = Сохранить, что мне сказали
stuck-stop = Закончить партию
stuck = Эта партия не может продолжаться: правил, по которым она начата, здесь больше нет. Она показана такой, какой вы видели её в последний раз.
offline = Связь прервалась. Она вернётся сама; ваш последний щелчок сохранён.
drawer-open = Журнал и чат
drawer-close = К столу
help = Справка
keys-title = Клавиши
key-help = Показать эту справку
rules-play = К столам
sound = Звук
volume = Громкость

log-title = Что произошло
log-older = Показать прежнее
log-empty = Пока ничего не произошло.
event-undo = { $player } отменяет последний ход.
chat-title = Чат
chat-message = Сообщение
chat-placeholder = Сообщение
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-missed = { $count ->
    [one] Чат, { $count } новая строка
    [few] Чат, { $count } новые строки
   *[other] Чат, { $count } новых строк
}
chat-empty-watchers = Пока идёт партия, написанное здесь читают только зрители.
chat-to = Кто прочтёт
chat-to-all = Все
chat-to-camp = Моя сторона
chat-to-watchers = зрители
guard-title = Порядок в комнате
guard-closed = Закрыто для зрителей
guard-locked = Заперто: никто новый не садится
guard-hushed = Зрители не могут говорить
guard-banned = Изгнан: { $name }
guard-muted = Без слова: { $name }
guard-lift = Снять
person-title = О человеке: { $name }
person-hide = Скрыть для меня, что он пишет
person-show = Снова показывать, что он пишет
person-mute = Лишить слова для всех
person-ban = Изгнать из этой комнаты
person-report = Пожаловаться владельцу сервера
person-reported = Жалоба отправлена вместе с последними сообщениями.
chat-hidden = скрыто
emotes = Эмоции
emote-cheer = Ура!
emote-laugh = Ха-ха!
emote-gasp = О нет!
emote-think = Хм…
emote-thanks = Спасибо!
emote-hurry = Скорее!

result-winner = Победа: { $names }
result-shared = Победители: { $names }
result-you = Вы победили!
result-you-shared = Победа общая, и вы в числе победителей!
result-you-lost = Вы проиграли
result-lost = Все проиграли
result-together = Вы победили вместе!
result-place = { $place ->
    [2] Вы вторые
    [3] Вы третьи
    [4] Вы четвёртые
    [5] Вы пятые
   *[other] Вы последние
}
result-camp = Победа: { $camp }
result-camp-won = Ваш лагерь победил!
result-camp-lost = Ваш лагерь проиграл
result-ahead = { $points ->
    [one] Отрыв: { $points } очко. Следом { $name }.
    [few] Отрыв: { $points } очка. Следом { $name }.
   *[other] Отрыв: { $points } очков. Следом { $name }.
}
result-behind = { $points ->
    [one] Отставание: { $points } очко. Впереди { $name }.
    [few] Отставание: { $points } очка. Впереди { $name }.
   *[other] Отставание: { $points } очков. Впереди { $name }.
}
result-points = Откуда взялись очки
result-places = Чем кончилось
result-figures = О чём поговорить
result-hidden = Что было скрыто
result-check = Для знатоков: кубики и файл
result-seed = Зерно:
rematch-waits = Реванш ждёт вас.
rematch = Реванш
rematch-go = К реваншу
replay = Запись партии
export = Сохранить партию (JSON)

## Replay

replay-to-room = Назад в комнату
replay-view = Чьими глазами?
replay-onlooker = Зрители
replay-log-only = Эта партия сыграна по старым правилам, и её стол больше не нарисовать. Вот её журнал.
replay-short = Остальное показать нельзя: { $count ->
    [one] ещё { $count } шаг есть
    [few] ещё { $count } шага есть
   *[many] ещё { $count } шагов есть
} только в журнале.
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-step = Шаг { $at } из { $last }
replay-speed = Скорость
replay-link = Ссылка на этот шаг

## What went wrong

error-home = На главную
error-offline = Сервер недоступен. Попробуйте ещё раз.
error-already-started = Партия уже началась.
error-bad-name = В имени должно быть от 1 до 24 символов, без управляющих.
error-bad-token = Сервер вас не узнаёт. Назовите своё имя ещё раз.
error-changed-meanwhile = Тем временем что-то изменилось. Посмотрите ещё раз.
error-foreign-origin = Запрос пришёл с чужого сайта и был отклонён.
error-frozen = Партия остановлена, продолжить её нельзя.
error-cannot-serve = Сейчас этот сервер не может открыть партию. Ничего из неё не потеряно.
error-has-seats = На этом устройстве у вас есть места в партиях.
error-hello-first = Соединение открылось необычным образом. Перезагрузите страницу.
error-left = Игрок на этом месте уже вышел из игры.
error-malformed = Сервер этого не понял.
error-no-bot = Такого бота нет.
error-no-game = Такой игры нет.
error-no-guest = Сначала назовите имя.
error-no-link = Эта ссылка уже использована или устарела.
error-no-method = Здесь так нельзя.
error-no-origin = Запрос не сообщил, откуда он, и был отклонён.
error-no-page = Такой страницы нет.
error-no-room = Такой комнаты нет. Проверьте код.
error-no-seat = Такого места нет.
error-no-storage = Сервер сейчас не может обратиться к хранилищу. Пожалуйста, попробуйте чуть позже.
error-dice-rolled = Для этого бросали кубик: такой ход не отменить.
error-no-undo = Сейчас вам нечего отменять.
error-not-allowed = Сейчас это невозможно.
error-no-face = Такого лица нет.
error-not-awaited = От этого места сейчас ничего не ждут.
error-not-host = Это может сделать только ведущий.
error-not-over = Партия ещё не окончена.
error-not-ready = Ещё не все готовы.
error-not-started = Партия ещё не началась.
error-not-your-turn = Сейчас не ваш ход.
error-not-yours = Это не ваше место.
error-onlooker = Вы зритель: это могут делать только игроки.
error-options = Эти настройки не подходят к игре.
error-other-version = Партия начата по другой версии правил, не той, что на этом сервере.
error-over = Партия окончена.
error-room-full = Все места заняты. Можно смотреть.
error-seat-taken = Кто-то успел раньше: место занято.
error-seats = На такое число игроков игра не рассчитана.
error-server = У нас что-то сломалось. Ничего не изменилось; попробуйте ещё раз.
error-stale = Стол изменился раньше, чем дошёл ваш щелчок. Вот как он выглядит сейчас.
error-still-here = Этот игрок здесь или отсутствует меньше полминуты.
error-too-few = Слишком мало игроков.
error-too-large = Слишком много за один раз.
error-too-many = Слишком быстро. Подождите немного.
error-too-many-sockets = Из этой сети открыто слишком много столов сразу. Закройте один или попробуйте позже.
error-room-crowded = За этой комнатой следит уже столько людей, что больше никто не поместится. Попробуйте позже.
error-banned = Хозяин не хочет видеть вас в этой комнате.
error-banned-here = Вход сюда для вас закрыт.
error-room-closed = Эта комната закрыта для зрителей.
error-room-locked = Хозяин запер комнату: никто новый не может сесть.
error-muted = Хозяин лишил вас здесь слова.
error-hushed = Хозяин разрешает здесь говорить только игрокам.
error-still-plays = Этот человек играет в идущей партии. Его можно лишить слова.
error-yourself = Это вы.
error-no-person = Такого человека здесь нет.
error-other-name = Это не ваше имя.

## Рамка и показ

prompt-title = О чём вопрос
hand-title = Что у вас есть
waiting-for = Ждём:
menu = Меню
to-the-table = К столу
drawer-missed = { $count ->
    [one] Журнал и чат, { $count } новая строка
    [few] Журнал и чат, { $count } новые строки
   *[many] Журнал и чат, { $count } новых строк
}
player-awaited = Стол ждёт: { $name }.
player-waits = { $name } ждёт остальных.
show-next = Дальше
show-skip = Пропустить
show-hold = Пауза
show-go-on = Продолжить
show-again = Показать последнюю сцену ещё раз
show-beat = Часть { $at } из { $last }
show-speed = Темп сцен
speed-calm = Спокойный
speed-normal = Обычный
speed-quick = Быстрый
speed-none = Без сцен
help-title = Как играть: { $game }
glossary = Слова и знаки
key-explain = Объяснить выбранное
queue-refused = Нажатое после этого отброшено.
queue-undone = Ход взят назад: нажатое после него отброшено.
queue-changed = Вопрос сменился: нажатое заранее отброшено.
queue-full = Это нажатие лишнее: ждать могут три.
undo-withdraw = Оставить как есть
