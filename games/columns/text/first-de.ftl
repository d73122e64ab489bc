# In den ersten Partien: wozu jede Wahl gut ist.
for-draw = Eine Karte mehr kann Punkte bringen; passt sie nirgends, ist der Zug verloren.
for-protect = Diese Karten kann der Würfel nie mehr nehmen. Es kostet den ganzen Zug.
for-place = Kein Wert und keine Farbe doppelt in einer Reihe: lass Platz für das Nächste.
for-stop = Du wählst zuerst eine Reihe; die anderen nehmen den Rest.
for-take = Ihre Karten gehören dir. Ein Hinterhalt darin kann eine Farbe kosten.
