progress = Round { $round }
