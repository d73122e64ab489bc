# In den ersten Partien: wozu jede Wahl gut ist, und die Regel dazu.

# E1, E4
for-team = Drei Helden mit eigenen Techniken: tippe sie an, um sie zu lesen.
# E3
for-level-up = Drei Stufen verteilst du: bessere Werte und neue Techniken.
# E3
for-level-down = Die Stufe lieber einem anderen geben.
# E3, E6
for-done = Die Wahl gilt.
# E13, E19
for-go = Ein Feld durch den Wald: zu Funden, zum Turm oder zu einem Team mit Schriftrolle.
# E13, E15, E16
for-stay = Das Team bleibt, wo es ist, und darf dort einen Fund erneut versuchen oder ein Team angreifen, das dort steht.
# E13
for-dash = Zwei Felder auf einmal; jeder Held verliert 2 Gesundheit.
# E20, E25, E34
for-back = Noch ist nichts geschehen: wähle neu.
# E15
for-search = Würfle: bei 4 oder mehr darfst du den Fund aufdecken.
# E15, E26
for-open = Aufdecken: ein Fund gibt seinen Vorteil, ein Held führt seine Karte aus.
# E15
for-skip = Der Fund bleibt verdeckt, für den Nächsten.
# E19
for-hide = Bis zu deinem nächsten Zug darf dich niemand angreifen.
# E16, E45
for-attack = Ein Kampf: wer siegt, nimmt dem anderen verdeckt eine Schriftrolle.
# E20, E38
for-field = Jedes hat eigene Vorsprünge; von oben trifft man leichter.
# E16, E35
for-end = Auf der Karte endet dein Zug; im Kampf endet die Technik und kostet nichts mehr.
# E21
for-put = Eines deiner Startfelder; Helden blicken zur Mitte.
# E28
for-lay-run = Bis zu 5 Felder vor oder 3 zurück, auf ebenem Boden.
# E29
for-lay-jump = 1 oder 2 Felder hinauf oder beliebig weit hinab, auf Wunsch eines zur Seite.
# E31, E38
for-lay-melee = Einen Nachbarn schlagen, den der Held ansieht, oder einen genau darüber oder darunter; von hinten trifft es leichter.
# E32, E7
for-lay-equipment = Ein Gegenstand: Kunai, Siegel, Rauch oder Ration; das Team hat wenige.
# E34
for-lay-technique = Die eigene Kunst des Helden, bezahlt mit Chakra.
# E33
for-lay-concentration = Ein Würfelwurf Chakra zurück.
# E41
for-return = Der Held kommt auf einem freien Feld neben dem Rauch heraus.
# E28
for-run = Heran oder davon.
# E29, E30
for-jump = Hinauf oder hinab; ohne Boden hängt der Held in der Luft.
# E37, E38, E39
for-hit = Das Ziel würfelt: höchstens sein Ausweichen, und es entkommt; von hinten oder oben ist sein Ausweichen geringer.
# E6, E31
for-claw = Die Puppe schlägt einen Nachbarn ihres Feldes, in jeder Richtung.
# E42
for-kunai = Jeder Gegner auf dem Feld, dessen Ausweichen dagegen um 1 höher ist.
# E40
for-seal = Eine Falle: ein Gegner, der darauf oder daneben kommt, bleibt dort stehen und nimmt 3 Schaden, wenn er nicht ausweicht.
# E41
for-smoke = Verschwinden, bis die nächste Karte des Helden aufgedeckt wird: niemand kann den Helden angreifen.
# E43
for-ration = Ein Würfelwurf plus Ausrüstung Gesundheit zurück.
# E5, E33
for-focus = Ein Würfelwurf Chakra für die nächste Technik.
# E4
for-unleash = Alles Chakra statt eines Würfelwurfs; nur ein- oder zweimal im Kampf.
# E34
for-use = Ihr Text sagt, was sie tut und wen sie erreicht.
# E6
for-puppet = Die Puppe bewegt sich statt ihres Meisters, der dann weder läuft noch springt noch Shunshin nutzt.
# E26, E27
for-decline = Die Karte bewirkt nichts; der Held darf sich noch umdrehen.
# E34
for-target = Wähle, wen es trifft oder wem es hilft.
# E34
for-cell = Wähle, wo es geschieht.
# E6
for-release = Der Marker geht, und der Held ist frei.
# E30
for-fall = Darunter ist kein Platz: wähle, wo du landest.
# E27
for-face = Die Aktion ist vorbei: links oder rechts, bevor die nächste Karte aufgedeckt wird.
# E59
for-foretell = Zum Spaß: nenne einmal, wer das Finale gewinnt.
# E46, E52
for-raise = Dieser Held steigt für den Rest der Prüfung um eine Stufe, mit aller Gesundheit und allem Chakra davon.
# E47, E48
for-retreat = Das Team geht auf eine benachbarte Lichtung; Gesundheit und Chakra sind wieder voll.
