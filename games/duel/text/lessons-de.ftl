# Die Lektionen: ein Ziel, eine Zeile je Klick, eine für einen anderen Klick, eine zum Schluss.

lesson-send = Schick einen Ninja in den Kampf
lesson-send-1 = Die Mission nennt Kakashi: Siegt er, gibt es 1 EP mehr. Schick ihn.
lesson-send-wrong = Jeder aus deinem Lager darf gehen, aber nur Kakashi bringt 1 EP mehr.
lesson-send-done = Beide wählen heimlich, dann werden sie zusammen gezeigt.

lesson-clash = Sei die stärkere Seite
lesson-clash-1 = Kisame beginnt mit 20. Leg den Schmerzenstritt, 28, auf Platz eins.
lesson-clash-2 = Drei Karten liegen bereit. Drück auf Fertig und sieh zu.
lesson-clash-wrong = Das ist schwächer als seine 20: Er träfe dich. Leg die 28.
lesson-clash-done = Der stärkere Angriff macht seinen Schaden, der schwächere nichts.

lesson-chakra = Leg, was du bezahlen kannst
lesson-chakra-1 = Von 60 Chakra sind 54 weg. Leg Innere Sakura, Kosten 4, auf Platz drei.
lesson-chakra-2 = Alle drei sind bezahlt. Fertig.
lesson-chakra-wrong = Du könntest sie nicht bezahlen, und dann trifft seine Karte voll.
lesson-chakra-done = Das Chakra ist in jeder der drei Runden wieder voll.

lesson-boost = Eine Karte stärkt die nächste
lesson-boost-1 = Auf Platz zwei steht 28 gegen 28. Innere Sakura auf eins stärkt die nächste.
lesson-boost-2 = Jetzt Fertig.
lesson-boost-wrong = Gleich starke treffen niemanden. Innere Sakura zuerst gibt der nächsten 7.
lesson-boost-done = Sie verlor, aber ihre Wirkung blieb. Die Reihenfolge ist alles.

lesson-guard = Geh in Deckung
lesson-guard-1 = Seine dritte Karte schlägt mit 54 zu. Leg Katsuyu dagegen.
lesson-guard-2 = Jetzt Fertig.
lesson-guard-wrong = Nichts auf deiner Hand schlägt 54. Katsuyu fängt 22 ab und heilt 8.
lesson-guard-done = Wo du nicht gewinnst, verlier weniger.

lesson-help = Ruf eine Verstärkung
lesson-help-1 = Auf Platz zwei steht 20 gegen 28. Ruf dort Temari: 14 mehr.
lesson-help-2 = Jetzt sind es 34. Fertig.
lesson-help-wrong = Auf Platz zwei fehlen dir 8: Dort wenden ihre 14 das Blatt.
lesson-help-done = Eine Verstärkung je Runde, ab Zug 6 zwei.

lesson-win = Gewinne den Kampf
lesson-win-1 = Kisame hat noch 30 LP. Leg den Kirschblütenschlag, 38, zuerst.
lesson-win-2 = Bring es zu Ende: Fertig.
lesson-win-wrong = Schlag vor ihm zu: Die 38 auf Platz eins beendet es.
lesson-win-done = EP für Mission, Besiegten und Genannten. Neun Züge entscheiden.
