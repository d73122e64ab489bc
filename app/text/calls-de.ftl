# Neben einem Spiel: Rufe, Revanche, ein Netz, das weg ist.
notice-title = Du bist dran: { $game }
calls-title = Wenn du dran bist
rematch-in = Bin dabei
offline-waits = Keine Verbindung zum Tisch. Dein Tippen wartet und geht von selbst hinaus, sobald es eine gibt.
kept-old = Kein Netz. Das ist von deinem letzten Besuch aufgehoben.
