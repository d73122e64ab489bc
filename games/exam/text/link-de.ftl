progress = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}
