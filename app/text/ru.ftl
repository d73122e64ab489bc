## Pages

title-home = Shinobi Table: настольные игры с друзьями
title-link = Ваша личная ссылка · Shinobi Table
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
rules = Правила
status-open = Ждём игроков
status-running = Идёт партия
status-over = Партия окончена
status-frozen = Остановлена
status-stopped = Закончена без результата
status-stuck = Не может продолжаться
seats-free = { $count ->
    [0] Свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
rerolls = Отмена бросков
pace = Темп ботов

## Guests

suggested-names = Быстрый Лис, Тихая Цапля, Бумажный Журавль, Лунный Заяц, Удачливая Жаба, Храбрый Барсук, Сонный Тануки, Серебряный Карп, Бамбуковая Панда, Ночная Сова, Красный Клён, Облачный Странник
name-title = Как вас называть?
me-title = Я
name-drawn = по жребию
name-label = Ваше имя за столом
name-other = Другое имя
name-keep = Это я
face-title = Ваше лицо за столом
face-pick = Лицо { $number }
face-none = По месту
carry = Играть на другом устройстве
carry-text = Откройте эту ссылку на другом устройстве, чтобы продолжить там под своим именем. Она действует один раз и один день.
carry-qr = QR-код с вашей личной ссылкой
former-player = бывший игрок

## Inviting

invite = Пригласить
invite-title = Пригласите друзей
invite-hint = Отправьте ссылку или дайте отсканировать картинку.
invite-qr = QR-код со ссылкой на эту комнату
invite-link = Ссылка на эту комнату
invite-say = Отсканируйте или скажите:
invite-show = показать код
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
sit-here = Сесть сюда
stand-up = Встать
chair-title = Этот стул
chair-free = Свободно
chair-invite = кто откроет ссылку, сядет
chair-move = ваш стул освободится
chair-freed = стул освободится
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
bot-academy = Академия
bot-genin = Генин
bot-chunin = Чунин
bot-jonin = Джонин
bot-kage = Каге
bot-names = Паккун, Тонтон, Гамакичи, Акамару, Кацую, Энма
bot-level = Бот: { $level }
bot-academy-plays = ещё учится: делает большие ошибки
bot-genin-plays = знает игру, но иногда ошибается
bot-chunin-plays = играет надёжно, но далеко не заглядывает
bot-jonin-plays = пробует каждый выбор во множестве возможных миров
bot-kage-plays = видит дальше всех: лучше здесь не играет никто
ladder-chance = Одного из них вы обыгрываете в { $chance } % партий.
make-host = Сделать ведущим
make-host-note = тогда он настраивает и начинает игру
kick = Убрать из-за стола
person-more = Лишить слова, изгнать, пожаловаться
person-more-note = если кто-то мешает
person-title = О человеке: { $name }
options-usual = Обычные правила
room-listed = в общем списке
clock-none = без часов
time = Время на раздумье
clock-30 = 30 секунд на вопрос
clock-60 = 1 минута на вопрос
clock-120 = 2 минуты на вопрос
clock-300 = 5 минут на вопрос
clock-180-10 = 3 минуты и 10 секунд на вопрос
clock-300-10 = 5 минут и 10 секунд на вопрос
clock-900-30 = 15 минут и 30 секунд на вопрос
time-ran-out = Ваше время вышло: за вас сделан ход.
on = да
off = нет
start = Начать игру
start-missing = ещё { $count }
start-all-ready = Все готовы.
lobby-alone = Кто сыграет с вами?
lobby-count = { $count ->
    [one] За столом { $count } игрок
    [few] За столом { $count } игрока
   *[other] За столом { $count } игроков
}
lobby-more = Начинайте или ждите других. На свободный стул можно посадить бота.
lobby-host-starts = { $host } начнёт, когда все будут готовы.
lobby-onlooker = Вы смотрите.
start-too-few = { $players }. Нажмите на стул, чтобы посадить бота.
start-wrong-number = { $players }: нужен ещё кто-то или бот, либо на одного меньше.
start-not-ready = Ждём готовности: { $names }.
ready = Готово
ready-undo = Ещё не готово
ready-hint = Скажите, когда будете готовы.
waiting-for-host = Ждём, когда ведущий начнёт.
lobby-watching = Вы смотрите. Садитесь, чтобы играть.
send-link = Отправить ссылку
put-bot = Посадить бота
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
remind = Напомнить: { $name }
undo = Отменить ход
undo-asks = Другие что-то узнали из этого хода: нужно их согласие.
undo-ask = Спросить
undo-waits = Спрашиваем согласие остальных.
undo-declined = Ход остаётся: не все согласились его отменить.
consent-title = Отменить ход?
consent-text = { $name } хочет взять назад:
consent-yes = Да
consent-no = Нет
leave = Выйти насовсем
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
chat-empty-watchers = Пока идёт партия, написанное здесь читают только зрители.
chat-to = Кто прочтёт
chat-to-all = Все
chat-to-camp = Моя сторона
chat-to-watchers = зрители
guard-title = Модерация
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
truth-door = Правда об этой партии
truth-door-note = Где всё решилось и чем
replay = Запись партии
export = Сохранить партию в файл

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
going-on = Играть отсюда
goes-on = Продолжение другой партии с шага { $step }
goes-on-note = Это продолжение другой партии с шага { $step }. То, чего тогда нельзя было знать, роздано заново; результат не считается.

## What went wrong

error-offline = Сервер недоступен. Попробуйте ещё раз.
error-room-full = Все места заняты. Можно смотреть.

## Рамка и показ

prompt-title = О чём вопрос
hand-title = Что у вас есть
waiting-for = Ждём:
menu = Меню
pile-not-now = не сейчас
pile-title = { $count ->
    [one] { $count } карта: сейчас не сыграть
    [few] { $count } карты: сейчас не сыграть
   *[many] { $count } карт: сейчас не сыграть
}
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
answer-alone = Отвечать автоматически, если ответ только один
speed-slow = Медленный
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
