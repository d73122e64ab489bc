# Gerufen werden, wenn auf einen gewartet wird: was gesagt wird, und wo.
notice-title = Du bist dran: { $game }
notice-with = Am Tisch mit { $names }.
notice-alone = Der Tisch wartet auf dich.
notice-room = { $name }, du bist dran in { $game }.
error-no-address = An diese Adresse kann nichts geschickt werden. Sie muss mit https:// beginnen und öffentlich sein.
error-no-service = Dieser Weg ist auf diesem Server nicht eingerichtet.
error-no-call = Dort wirst du schon nicht mehr gerufen.
