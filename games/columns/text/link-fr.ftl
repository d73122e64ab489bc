progress = { $deck ->
    [one] Encore { $deck } carte
   *[other] Encore { $deck } cartes
}
