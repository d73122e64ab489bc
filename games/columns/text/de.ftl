name = Reihen
tagline = Lege drei Reihen, höre rechtzeitig auf und versiegle deine Schätze, bevor der Würfel sie findet.
door = Wag es: noch eine Karte?
minutes = 20-30
how-1 = Zieh Karten in drei Reihen: jeder Wert und jede Farbe nur einmal je Reihe.
how-2 = Hör rechtzeitig auf und nimm eine Reihe. Eine Karte ohne Platz kostet dich den Zug.
how-3 = Versiegle deine Farben, bevor der Würfel sie findet. Die meisten Punkte gewinnen.

option-risk = Risiko-Variante
option-risk-hint = Ein Stern auf dem Würfel kostet alle Karten, die nicht versiegelt sind.
option-first = Wer beginnt
option-first-hint = Bei einer Revanche beginnt der nächste Platz.

## Karten, Würfel und Symbole

id-naruto = Naruto
id-sakura = Sakura
id-sasuke = Sasuke
id-kakashi = Kakashi
id-lee = Rock Lee
id-star = Stern
number-card = { $colour } { $value }
dice-card = Akatsuki-Hinterhalt
direction-card = Tausch-Jutsu

## Der Tisch

symbol-naruto = Spirale
symbol-sakura = Blüte
symbol-sasuke = Fächer
symbol-kakashi = Blitz
symbol-lee = Blatt
symbol-star = Stern
label-deck = Ziehstapel
label-discard = Ablagestapel
label-column = { $column ->
    [0] Erste Reihe
    [1] Zweite Reihe
   *[2] Dritte Reihe
}
label-new-column = Neue Reihe
label-directions = Tausch-Jutsus in diesem Zug
label-order-left = Im Uhrzeigersinn: Wer links sitzt, nimmt zuerst
label-order-right = Andersherum: Wer rechts sitzt, nimmt zuerst
label-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
label-takers = Reihenfolge beim Nehmen
label-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
label-left = Hat das Spiel verlassen

## Fragen und Knöpfe

ask-turn = Du bist dran: Ziehe eine Karte oder versiegle eine Farbe.
ask-place = Wohin kommt die Karte?
ask-go-on = Weiterziehen oder aufhören?
ask-take = Welche Reihe nimmst du?

verb-draw = Ziehen
verb-place = Anlegen
verb-stop = Aufhören
verb-take = Nehmen
verb-protect = Versiegeln

## Was geschah

event-draw = { $player } zieht: { $card }.
event-place = { $column ->
    [0] Die Karte kommt in die erste Reihe.
    [1] Die Karte kommt in die zweite Reihe.
   *[2] Die Karte kommt in die dritte Reihe.
}
event-bust = { $player } hat zu viel riskiert: Die Karte passt in keine der drei Reihen.
event-stop = { $player } hört auf.
event-take = { $column ->
    [0] { $player } nimmt die erste Reihe. Punkte: { $points }.
    [1] { $player } nimmt die zweite Reihe. Punkte: { $points }.
   *[2] { $player } nimmt die dritte Reihe. Punkte: { $points }.
}
event-roll = { $lost ->
    [0] { $player } würfelt: { $face }. Nichts geht verloren.
    [one] { $player } würfelt: { $face }. { $lost } Karte geht verloren.
   *[other] { $player } würfelt: { $face }. { $lost } Karten gehen verloren.
}
event-protect = { $points ->
    [one] { $player } versiegelt { $points } Punkt in einer Schriftrolle: { $colour }.
   *[other] { $player } versiegelt { $points } Punkte in einer Schriftrolle: { $colour }.
}
event-leftover = { $columns ->
    [one] { $columns } Reihe bleibt übrig und wird abgelegt.
   *[other] { $columns } Reihen bleiben übrig und werden abgelegt.
}
event-leave = { $player } verlässt das Spiel und legt alle Karten ab.
event-end = Das Spiel ist zu Ende.

reason-deck = Der Ziehstapel ist aufgebraucht.
reason-alone = Alle anderen sind gegangen.
columns-end-open = offen
columns-end-sealed = in einer Rolle versiegelt
columns-end-part = { $colour }, offen: { $points }
columns-end-part-sealed = { $colour }, versiegelt: { $points }
columns-end-bold = Gezogen bei { $chance }
columns-end-bold-who = { $name }, die kühnste Karte
columns-end-lost = { $cards ->
    [one] { $cards } Karte verloren
   *[other] { $cards } Karten verloren
}
columns-end-lost-who = { $name }, an den Würfel
columns-end-column = Reihe zu { $points }
columns-end-column-who = { $name }, die beste
columns-end-most = { $points } versiegelt
columns-end-most-who = { $name }, am meisten
columns-end-front = Seit Zug { $turn }
columns-end-front-who = { $name }, vorn bis zum Schluss

## Warum nicht

refusal-must-place = Lege zuerst die gezogene Karte an.
refusal-nothing-to-place = Es gibt keine Karte zum Anlegen: Ziehe zuerst eine.
refusal-three-columns = Mehr als drei Reihen sind nicht erlaubt.
refusal-column-has-colour = Diese Farbe liegt schon in der Reihe.
refusal-column-has-value = Dieser Wert liegt schon in der Reihe.
refusal-column-has-dice = In der Reihe liegt schon ein Hinterhalt.
refusal-nothing-to-stop = Es gibt noch keine Reihe zum Nehmen.
refusal-stop-first = Höre zuerst auf, dann nimm eine Reihe.
refusal-must-take = Nimm zuerst eine Reihe.
refusal-column-gone = Diese Reihe ist schon weg.
refusal-drawing-already = Du hast in diesem Zug schon gezogen: Versiegeln geht erst wieder in einem anderen Zug.
refusal-no-open-cards = Du hast keine offenen Karten dieser Farbe.
refusal-left = Diese Person hat das Spiel schon verlassen.
refusal-options = Diese Einstellungen passen nicht zur Spielerzahl.

## Regeln

rules-1-title = Das Ziel
rules-1 =
    Sammle Karten mit hohen Werten. Alle ziehen vom selben Stapel und legen Reihen, die am Ende des Zuges unter allen aufgeteilt werden. Ist der Stapel aufgebraucht, sind die Werte deiner Karten deine Punkte. Wer die meisten hat, gewinnt.

    Sei mutig, aber nicht zu mutig: eine Karte zu viel, und deine Reihe bekommen die anderen.
rules-2-title = Die Karten
rules-2 =
    Es gibt 90 Zahlenkarten: die Werte 1 bis 6 für Naruto, Sakura, Sasuke, Kakashi und Rock Lee, jeweils dreimal. Jede Figur hat eine Farbe und ein Symbol.

    Dazu kommen 18 Hinterhalte, bei denen gewürfelt wird, und 12 Tausch-Jutsus, die die Reihenfolge beim Nehmen umdrehen. Zu zweit wird ohne Tausch-Jutsus gespielt.
rules-3-title = Dein Zug
rules-3 =
    Entweder ziehst du Karten, oder du versiegelst eine Farbe. Beides zusammen geht nicht.

    Wenn du ziehst, decke eine Karte auf und lege sie an. Entscheide dann: weiterziehen oder aufhören.
rules-4-title = Die Reihen
rules-4 =
    Du darfst bis zu drei Reihen haben. Eine Karte kommt in eine Reihe, in die sie passt, oder beginnt eine neue.

    In keiner Reihe liegt ein Wert doppelt, eine Farbe doppelt oder ein zweiter Hinterhalt. Tausch-Jutsus werden nicht angelegt: Sie liegen neben dem Stapel.

    Passt eine Karte in keine deiner drei Reihen, hast du zu viel riskiert: Sie wird abgelegt, du bekommst keine Reihe und musst würfeln. Die anderen nehmen trotzdem ihre Reihen.
rules-5-title = Aufhören und nehmen
rules-5 =
    Hörst du auf, nimmst du eine Reihe und legst ihre Karten vor dich. Danach nehmen die anderen je eine, solange es noch welche gibt. Links von dir geht es los.

    Nach einer ungeraden Zahl von Tausch-Jutsus geht es rechts von dir los und andersherum weiter. Die Reihenfolge der Züge bleibt gleich.

    Niemand darf eine Reihe ablehnen. Reihen, die niemand nimmt, werden abgelegt.
rules-6-title = Der Würfel
rules-6 =
    Wer eine Reihe mit einem Hinterhalt nimmt, legt zuerst die Zahlenkarten zu den eigenen und würfelt dann. Alle offenen Karten der gewürfelten Farbe werden abgelegt, auch die gerade genommenen.

    Ein Stern oder eine Farbe, die du nicht hast, kostet nichts.
rules-7-title = Versiegeln
rules-7 =
    Statt zu ziehen, kannst du eine Farbe versiegeln: Alle deine offenen Karten dieser Farbe kommen in eine Schriftrolle. Der Würfel kann ihnen nichts mehr anhaben.

    Karten dieser Farbe, die du später nimmst, liegen wieder offen. Alle sehen, wie viele Punkte du versiegelt hast.
rules-8-title = Das Ende
rules-8 =
    Das Spiel endet, wenn der Stapel aufgebraucht ist und die letzten Reihen genommen sind. Wer die letzte Karte zieht, muss aufhören.

    Zähle die Werte aller deiner Karten zusammen, der offenen und der versiegelten. Bei Gleichstand gewinnt, wer mehr Karten hat; ist auch ihre Zahl gleich, wird der Sieg geteilt. Wer vorher geht, verliert alle Karten und wird Letzter.
rules-9-title = Risiko-Variante
rules-9 =
    Der Stern ist nicht mehr harmlos: Wer ihn würfelt, legt alle offenen Karten ab, auch wenn zu viel riskiert wurde. Versiegle rechtzeitig!
