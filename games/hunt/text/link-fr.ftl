progress = Manche { $round }
