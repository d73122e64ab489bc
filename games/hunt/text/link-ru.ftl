progress = Раунд { $round }
