progress = { $deck ->
    [one] { $deck } card left
   *[other] { $deck } cards left
}
