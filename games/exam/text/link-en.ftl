progress = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
