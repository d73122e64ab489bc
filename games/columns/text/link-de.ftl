progress = { $deck ->
    [one] Noch { $deck } Karte
   *[other] Noch { $deck } Karten
}
