progress = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
