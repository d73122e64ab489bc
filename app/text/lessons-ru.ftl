# Уроки: их страница и полоса за столом.
lessons-title = Уроки
lessons-lead = Коротких уроков за настоящим столом: { $count }. Пять–десять минут — и можно играть.
lessons-begin = Начать
lessons-go-on = Продолжить
lessons-again = Ещё раз сначала
lessons-done = пройден
lessons-meanwhile = Научитесь, пока остальные собираются
help-lessons = Научиться за столом за несколько минут
lesson = Урок
lesson-place = Урок { $number } из { $count }
lesson-wrong = Не так.
lesson-watch = Смотрите, что делают остальные.
lesson-tools = Ещё об этом уроке
lesson-show = Покажите
lesson-restart = Сначала
lesson-skip = Пропустить
lesson-all = Все уроки
lesson-next = Дальше
lesson-play = Сыграть по-настоящему
hint = Подсказка
hint-plain = Хороший игрок сделал бы так.
hint-thing = Хороший выбор: { $thing }.
hint-chance = Шанс выиграть после этого партию: примерно { $percent } %.
hint-used = { $count ->
    [1] просит подсказку.
    [one] просит о подсказке: уже { $count } раз.
    [few] просит о подсказке: уже { $count } раза.
   *[many] просит о подсказке: уже { $count } раз.
  }
purposes = Для чего каждый выбор
purposes-close = Я уже разобрался
