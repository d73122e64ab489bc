progress = { $rounds ->
    [0] Раунд { $round }
   *[other] Раунд { $round } из { $rounds }
}
