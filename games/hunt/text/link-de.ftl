progress = Runde { $round }
