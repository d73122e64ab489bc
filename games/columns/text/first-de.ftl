# In den ersten Partien: wozu jede Wahl gut ist.
for-draw = Eine Karte mehr kann Punkte bringen; passt sie nirgends, ist der Zug verloren.
for-protect = Diese Karten kann der Würfel nie mehr nehmen. Es kostet den ganzen Zug.
for-place = Kein Wert und keine Farbe doppelt in einer Spalte: lass Platz für das Nächste.
for-stop = Du wählst als Erster eine Spalte; die anderen nehmen den Rest.
for-take = Ihre Karten gehören dir. Eine Würfelkarte darin kann eine Farbe kosten.
