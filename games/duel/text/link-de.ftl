progress = { $turns ->
    [0] Kampf { $fight }
   *[other] Zug { $turn } von { $turns }
}
