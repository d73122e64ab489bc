progress = { $turns ->
    [0] Fight { $fight }
   *[other] Turn { $turn } of { $turns }
}
