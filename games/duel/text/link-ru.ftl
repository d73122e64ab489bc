progress = { $turns ->
    [0] Бой { $fight }
   *[other] Ход { $turn } из { $turns }
}
