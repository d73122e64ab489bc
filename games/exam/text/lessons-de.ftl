# Die Lektionen: ein Ziel, eine Zeile je Klick, eine für einen anderen Klick, eine zum Schluss.

lesson-find = Durchsuche den Wald
lesson-find-1 = Dein Team ist müde. Geh zum Fund nebenan: Ein Wurf entscheidet.
lesson-find-2 = Eine 5: Ab 4 reicht es. Deck ihn auf.
lesson-find-wrong = Der verdeckte Fund Richtung Turm kann helfen. Geh hin und deck ihn auf.
lesson-find-done = Ein Bach: Alle bekommen 2 Gesundheit und 2 Chakra zurück.

lesson-attack = Fordere ein Team heraus
lesson-attack-1 = Sie haben die Rolle, die dir fehlt. Geh auf ihr Feld.
lesson-attack-2 = Jetzt greif an.
lesson-attack-3 = Wer angreift, wählt das Feld: Nimm den Wald.
lesson-attack-wrong = Du brauchst ihre Rolle. Geh zu ihnen, greif an und wähle den Wald.
lesson-attack-done = Dann stellen beide abwechselnd ihre Helden auf, und der Kampf beginnt.

lesson-lay = Gib deinen Helden Befehle
lesson-lay-1 = Naruto steht neben Shino: Leg ihm Nahkampf hin.
lesson-lay-2 = Sasuke steht zu weit hinten: Leg Laufen.
lesson-lay-3 = Sakura sammelt Kraft: Leg Konzentration. Mit der letzten Karte bist du fertig.
lesson-lay-wrong = Nahkampf für Naruto, Laufen für Sasuke, Konzentration für Sakura.
lesson-lay-done = Jede Karte einmal je Kampfzug. Dann deckt ihr sie abwechselnd auf.

lesson-run = Lauf zu einem Gegner
lesson-run-1 = Sasuke hat Laufen: bis zu fünf Felder vor auf ebenem Boden. Halt direkt vor Kiba.
lesson-run-wrong = Stell dich neben Kiba und sieh ihn an: Dann kannst du zuschlagen.
lesson-run-done = Zeig dem Gegner dein Gesicht: Von hinten weichst du kaum noch aus.

lesson-behind = Schlag von hinten zu
lesson-behind-1 = Hinata sieht weg: Ihr Ausweichen ist 3, von hinten nur 1. Schlag mit Neji zu.
lesson-behind-wrong = Hinata dreht dir den Rücken zu: Die Chance kommt nicht wieder. Schlag zu.
lesson-behind-done = Von hinten Ausweichen −2, von oben −1. Der Platz entscheidet.

lesson-kunai = Triff aus der Ferne
lesson-kunai-1 = Sakura hat Ausrüstung. Ein Kunai erreicht jeden Gegner: Wirf es auf Kiba.
lesson-kunai-wrong = Heb dir den Rest auf: Kiba ist weit weg, also wirf ein Kunai.
lesson-kunai-done = Der Schaden ist die Ausrüstung. Sieben Kunai hat dein Team im ganzen Spiel.

lesson-jutsu = Setz eine Technik ein
lesson-jutsu-1 = Sasuke hat Technik. Phönix verbrennt, was vor ihm liegt: Benutz ihn.
lesson-jutsu-wrong = Kiba steht zwei Felder vor Sasuke: genau richtig für Phönix.
lesson-jutsu-done = Techniken kosten Chakra und öffnen sich mit der Stufe.

lesson-prize = Gewinne Kampf und Beute
lesson-prize-1 = Kiba ist ihr letzter, mit 1 Gesundheit. Schlag mit Naruto zu.
lesson-prize-2 = Ihre Rolle ist dein. Nun lass Naruto aufsteigen.
lesson-prize-wrong = Besiege Kiba mit Naruto und gib ihm dann die Stufe.
lesson-prize-done = Schriftrolle und Stufe für den Sieg; alle sind wieder gesund.

lesson-tower = Erreiche den Turm
lesson-tower-1 = Du hast Luft und Erde. Betritt den Turm in der Mitte.
lesson-tower-wrong = Der Turm ist einen Schritt entfernt, und du hast beide Rollen: Geh hinein.
lesson-tower-done = Zu zweit ist das der Sieg. Sonst kämpfen die ersten zwei im Finale.
