# Die Lektionen: ein Ziel, eine Zeile je Klick, eine für einen anderen Klick, eine zum Schluss.

lesson-walk = Geh auf Tobi zu
lesson-walk-1 = Narutos Bewegung hat zwei Schritte. Zuerst in den westlichen Feuerwald.
lesson-walk-2 = Der zweite Schritt ist frei: weiter ins Land der Flüsse.
lesson-walk-wrong = Tobi wartet in Suna im Südwesten. Geh dorthin.
lesson-walk-done = Eine Aktion, zwei Schritte. Naruto hat noch eine Aktion.

lesson-trap = Löse eine Falle aus und siege
lesson-trap-1 = Im Feuerwald liegt etwas verdeckt. Sieh nach.
lesson-trap-2 = Ein Zetsu hält dich auf. Bekämpfe ihn.
lesson-trap-3 = Drei Würfel für Stärke 3; zwei Treffer reichen. Würfle ohne Karte.
lesson-trap-wrong = Spar dir Karten und Chakra: Dieser Zetsu ist schwach. Hin und kämpfen.
lesson-trap-done = Die Treffer erreichten seine Abwehr: besiegt. Naruto bekommt 1 Erfahrung.

lesson-card = Schlag mit einer Karte härter zu
lesson-card-1 = Dieser Zetsu ist zäher: Abwehr 3. Bekämpfe ihn mit Sakura.
lesson-card-2 = Nimm Innere Sakura dazu: ein Würfel mehr, und ihre Kraft, falls sie fällt.
lesson-card-wrong = Abwehr 3 ist viel für bloße Fäuste. Kämpfe mit Innerer Sakura.
lesson-card-done = Ihre Kraft machte aus einem leeren Würfel einen Treffer: drei, das reicht.

lesson-far = Triff einen Gegner nebenan
lesson-far-1 = Kakashi hat eine Fernkampfkarte. Bekämpfe den Zetsu im Land der Flüsse.
lesson-far-2 = Nur eine Fernkampfkarte reicht so weit: Feuerball.
lesson-far-3 = Jetzt würfle.
lesson-far-wrong = Bleib hier und triff aus der Ferne: So verletzt dich kein Zetsu.
lesson-far-done = Aus dem Nachbargebiet bist du vor deinem Gegner sicher.

lesson-rest = Komm wieder zu Kräften
lesson-rest-1 = 1 Leben, 1 Chakra: Meditiere.
lesson-rest-2 = Schon besser. Noch einmal.
lesson-rest-wrong = Erst gesund werden: Die nächste Verletzung würde Naruto lähmen.
lesson-rest-done = Chakra überall; Leben kommt nur zu Hause zurück, in Konoha.

lesson-avoid = Vermeide eine Verletzung
lesson-avoid-1 = Eine Aktion reicht nicht, um dem Zetsu zu entkommen. Beende und sieh, was kommt.
lesson-avoid-2 = Der Zetsu schlägt zu. Antworte mit dem Tausch-Jutsu.
lesson-avoid-wrong = Zetsus Treffer würde Naruto lähmen. Spiel deine Hilfskarte.
lesson-avoid-done = Hilfskarten gehen jederzeit, auch füreinander.

lesson-refill = Tausch eine nutzlose Karte
lesson-refill-1 = Hier droht nichts. Beende den Zug.
lesson-refill-2 = Der Neunschwanz-Modus kostet 4, Naruto hat höchstens 3. Wirf ihn ab.
lesson-refill-wrong = Die kannst du bezahlen. Die Karte für 4 muss weg.
lesson-refill-done = Nach jedem Zug: 1 Chakra, auf Wunsch ein Abwurf, und die Hand wird voll.

lesson-round = Gewinne eine Runde
lesson-round-1 = Kakuzu hat noch 1 Leben. Bekämpfe ihn.
lesson-round-2 = Seine Abwehr ist 3. Würfle mit deinen drei Würfeln.
lesson-round-3 = Kein Akatsuki ist übrig. Beende deinen Zug.
lesson-round-4 = Behalte deine Hand.
lesson-round-wrong = Kakuzu ist der letzte Akatsuki hier: Besiege ihn, dann beende den Zug.
lesson-round-done = Die Runde geht an Konoha. In Runde 9 wartet Tobi selbst.

lesson-free = Befreie einen gelähmten Freund
lesson-free-1 = Naruto liegt gelähmt im Land der Flüsse. Geh daneben: in den Feuerwald.
lesson-free-2 = Giftentzug reicht ein Gebiet weit. Spiel die Karte auf Naruto.
lesson-free-wrong = Nur eine Karte befreit ihn: Geh nah genug heran, spiel Giftentzug.
lesson-free-done = Er steht mit 1 Leben auf und handelt noch. Auch Gelähmte spielen Hilfskarten.

lesson-last = Gewinne die letzte Runde
lesson-last-1 = Der allerletzte Zug. Tobi und die Gedo-Statue haben je 1 Leben: zuerst Tobi.
lesson-last-2 = Der Spezialwürfel zeigt Abwehr: Jetzt braucht es 4 Treffer. Kämpfe mit Rasengan.
lesson-last-3 = Tobi ist besiegt. Nun die Gedo-Statue: Keine Runde ging verloren, also ist ihre Abwehr 1.
lesson-last-4 = Ein Treffer genügt. Würfle.
lesson-last-wrong = Beide Bosse müssen in diesem Zug fallen. Zuerst Tobi, mit Rasengan.
lesson-last-done = Beide fielen rechtzeitig, und sei es im letzten Zug: Die Jagd ist gewonnen.
