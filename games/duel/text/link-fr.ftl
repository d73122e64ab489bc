progress = { $turns ->
    [0] Combat { $fight }
   *[other] Tour { $turn } sur { $turns }
}
