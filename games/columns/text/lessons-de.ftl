# Die Lektionen: ein Ziel, eine Zeile je Klick, eine für einen anderen Klick, eine zum Schluss.

lesson-first = Lege deine ersten zwei Karten
lesson-first-1 = Ziehe eine Karte vom Stapel.
lesson-first-2 = Die erste Karte eröffnet eine Reihe.
lesson-first-3 = Noch eine: Ziehe, so oft du dich traust.
lesson-first-4 = Lege sie in die erste Reihe: Zusammen sind sie 6 wert.
lesson-first-wrong = Leg beide in eine Reihe: Du nimmst später nur eine mit.
lesson-first-done = So dürfen bis zu drei Reihen wachsen.

lesson-twice = Kein Wert, keine Farbe doppelt
lesson-twice-1 = Ziehe. Jede Reihe nimmt jeden Wert und jede Farbe nur einmal.
lesson-twice-2 = In der ersten Reihe liegt schon eine 5: Beginne eine neue.
lesson-twice-3 = Ziehe noch einmal.
lesson-twice-4 = Sakura liegt schon in der ersten Reihe. In die zweite passt sie.
lesson-twice-wrong = Das ginge, aber eine Reihe mit zwei Karten ist mehr wert.
lesson-twice-done = Was nirgends passt, beginnt eine neue Reihe, solange es keine drei sind.

lesson-bust = Sieh, was zu viel Risiko kostet
lesson-bust-1 = Drei volle Reihen. Ziehe trotzdem, nur dieses eine Mal.
lesson-bust-wrong = Aufhören wäre klug. Aber sieh zuerst, was sonst passiert.
lesson-bust-done = Du bekommst nichts, der Würfel nimmt eine Farbe, die anderen teilen sich alles.

lesson-stop = Höre rechtzeitig auf
lesson-stop-1 = Sieh auf das Risiko, dann höre auf.
lesson-stop-2 = Du wählst zuerst: Nimm die wertvollste Reihe.
lesson-stop-wrong = In der dritten Reihe liegen zwölf Punkte bereit. Setz sie nicht aufs Spiel.
lesson-stop-done = Wer aufhört, nimmt zuerst; dann alle anderen je eine Reihe.

lesson-die = Nimm eine Reihe mit Hinterhalt
lesson-die-1 = Elf Punkte, und danach der Würfel. Nimm die erste Reihe.
lesson-die-wrong = Elf Punkte sind einen Wurf wert: Du hast wenig zu verlieren.
lesson-die-done = Der Würfel nimmt alle offenen Karten seiner Farbe. Hier waren es 2 Punkte.

lesson-order = Dreh die Reihenfolge um
lesson-order-1 = Ziehe. Das Tausch-Jutsu ändert, wer nach dir nimmt.
lesson-order-2 = Es liegt neben dem Stapel. Höre jetzt auf.
lesson-order-3 = Nimm die beste Reihe und sieh, wer dann kommt.
lesson-order-wrong = In der ersten Reihe liegen elf Punkte: Bring die nach Hause.
lesson-order-done = Nach einem Tausch-Jutsu nimmt zuerst die rechte Seite. Zwei heben sich auf.

lesson-seal = Versiegle deine beste Farbe
lesson-seal-1 = Wähle Narutos Karten in deiner Auslage und versiegle sie.
lesson-seal-wrong = Narutos 15 Punkte sind in Gefahr. Versiegle die.
lesson-seal-done = Der Würfel kommt nicht mehr heran. Versiegeln ist dein ganzer Zug.

lesson-end = Gewinne mit der letzten Karte
lesson-end-1 = Du hast 14 Punkte, dein Gegner 20. Ziehe die letzte Karte.
lesson-end-2 = Wo macht sie eine Reihe stark genug?
lesson-end-3 = Der Stapel ist leer, also hörst du auf. Nimm deine Reihe.
lesson-end-wrong = Du brauchst mehr als 6 Punkte: Lees 5 und Narutos 6 gehören zusammen.
lesson-end-done = Alle Karten zählen, offen und versiegelt. Die meisten Punkte gewinnen.
