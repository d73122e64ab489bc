progress = { $deck ->
    [one] Осталась { $deck } карта
    [few] Осталось { $deck } карты
   *[many] Осталось { $deck } карт
}
