## Die Karte

hunt-map-hint = Der Spielplan. Pfeiltasten verschieben ihn, Plus und Minus zoomen, Null zeigt ihn ganz.
hunt-lens = Spielplan ansehen
hunt-zoom-in = Vergrößern
hunt-zoom-out = Verkleinern
hunt-zoom-whole = Ganzen Spielplan zeigen
hunt-zoom-me = Zurück zum Wesentlichen
hunt-plan-ping = Allen ein Gebiet zeigen
hunt-plan-arrow = Für alle einen Pfeil zeichnen: von Gebiet zu Gebiet
hunt-sketch-ping = { $name } zeigt auf: { $place }.
hunt-sketch-arrow = { $name } zeichnet einen Pfeil von { $from } nach { $place }.
hunt-free-me = { $name }: Befreit mich!
hunt-village = Dorf { $number }, { $name }
hunt-tobi = Tobis Figur. Verdeckte Akatsuki-Karten: { $count }
hunt-trap-known = Falle, schon gesehen: { $what }
hunt-token-hero = { $hero }, Leben { $health }, { $status }
hunt-token-enemy = { $enemy }, Leben { $health }, Abwehr { $defence }
hunt-of = { $now } von { $most }
hunt-cost = { $cost ->
    [0] Freier Schritt
    [one] { $cost } Aktion
   *[other] { $cost } Aktionen
}
hunt-by = über { $place }
hunt-stop-hidden = Dort liegt etwas verdeckt: Halt
hunt-stop-enemy = Ein Gegner hält dich dort auf

## Das Team

hunt-short-naruto = Naruto
hunt-short-sakura = Sakura
hunt-short-kakashi = Kakashi
hunt-short-rock-lee = Lee
hunt-short-sai = Sai
hunt-short-shikamaru = Shikamaru
hunt-status-waiting = noch nicht dran gewesen
hunt-status-acting = handelt
hunt-status-done = fertig
hunt-status-paralysed = gelähmt
hunt-hands = Handkarten deiner Helden
hunt-deck = Stapel
hunt-pile = Ablage
hunt-card = { $card }, Chakra { $cost }
hunt-ranged = Fernkampf
hunt-support = Hilfskarte
hunt-fight-card = Kampfkarte
hunt-strength = +{ $count } Stärke
hunt-grudge = Groll: +1 Verletzung
hunt-foot-card = für eine Verletzung
hunt-foot-support = jetzt spielbar
hunt-foot-discard = abwerfen
hunt-foot-dear = zu wenig Chakra
hunt-foot-fight = für einen Kampf
hunt-foot-one = nur eine Kampfkarte je Kampf
hunt-foot-rolled = nur vor dem Wurf
hunt-foot-reach = reicht nicht bis zu diesem Gegner
hunt-foot-later = nicht jetzt: { $why }
hunt-why = { $does ->
    [avoid] wehrt eine Verletzung deines Helden ab
    [shield] wehrt eine Verletzung im Gebiet ab
    [lower] ist für die Würfel eines Kampfes
    [lower-near] ist für einen Kampf im Gebiet
    [reroll-special] ist für den Spezialwürfel
    [reroll-dice] ist für deine eigenen Würfel
    [heal-near] niemand in der Nähe ist verletzt
    [heal-others] sonst ist niemand verletzt
    [rebirth] dein Held ist unverletzt
    [lift-near] niemand in der Nähe ist gelähmt
    [bind] kein freier Gegner ist nah genug
    [sprint] ist für deinen eigenen Weg
    [carry] ist für deinen eigenen Weg
    [scout] in der Nähe liegt nichts verdeckt
    [rally] kein Gefährte ist nah genug
    [draw] keine Karte ist mehr zu ziehen
    [foresee] keine Akatsuki-Karte ist mehr da
   *[other] braucht einen Helden, der handeln kann
}

## Das Ziel

hunt-bar = Runde { $round } · Zug { $turn } von { $of }
hunt-bar-brief = Runde { $round } · { $turn }/{ $of }
hunt-aim-beat = Besiegt { $who } in { $place }.
hunt-aim-find = Findet und besiegt Akatsuki in { $place }.
hunt-aim-done = { $place } ist sicher: Mit dem Ende des Zugs ist die Runde gewonnen.
hunt-turns-left = { $left ->
    [one] letzter Zug
   *[other] noch { $left } Züge
}
hunt-else = Sonst erhält die Gedo-Statue +1 Abwehr.
hunt-else-last = Sonst ist die Jagd verloren.
hunt-goal-all = { $rounds } Runden, jede in einem Dorf. In der letzten warten Tobi und die Gedo-Statue in Konoha: Besiegt beide, und ihr gewinnt alle.
hunt-strip-round = Runde { $round }
hunt-see-deck = Alle Karten
hunt-taken = vergeben
hunt-trait-strength = Würfel im Kampf
hunt-trait-chakra = bezahlt Karten
hunt-trait-strategy = Karten auf der Hand
hunt-note-mixed = Ein gemischtes Team hat auf mehr eine Antwort.
hunt-lacks-heal = Noch heilt niemand das Team.
hunt-lacks-bind = Noch hält niemand Gegner ohne Kampf fest.
hunt-in-play = Im Spiel
hunt-mark-immobilised = festgesetzt
hunt-mark-silenced = ohne Talente
hunt-mark-dodged = ist ausgewichen
hunt-no-talent = Kein Talent.
hunt-hopeless = Aussichtslos: Deine Würfel erreichen Abwehr { $defence } nicht.
hunt-hopeless-talent = Aussichtslos: { $talent }
hunt-defence-now = Abwehr { $defence }
hunt-head-turn = Runde { $round } · { $left ->
    [one] letzter Zug
   *[other] noch { $left } Züge
}
hunt-phase-akatsuki = Akatsuki-Phase
hunt-foe-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}

## Fragen

hunt-which = { $hero } (Held { $n } von { $of })
hunt-ask-pick-of = Wähle Held { $n } von { $of }.
hunt-ask-act = { $hero } hat { $count ->
    [0] keine Aktion mehr
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}.
hunt-ask-injury = Verletzung für { $hero }: { $card }.
hunt-ask-refill = { $hero }: eine Karte abwerfen?
hunt-ask-special = Der Spezialwürfel ist gefallen.
hunt-note-special = Weiter, wenn sich alle gemeldet haben.
hunt-note-begin = Die Reihenfolge der Helden bestimmt ihr.
hunt-note-act = Wähle einen umrandeten Ort oder einen Gegner.
hunt-note-spent = Spiele eine Hilfskarte oder beende den Zug.
hunt-note-before = Wähle eine Kampfkarte oder keine.
hunt-note-need = Wähle die Karte aus deiner Hand.
hunt-note-injury = Eine Hilfskarte kann darauf antworten.
hunt-note-injury-none = Gefährten können noch antworten.
hunt-note-refill = { $cards } Handkarten, Strategie { $strategy }.
hunt-note-discard = { $card } geht weg, dann ziehst du.
hunt-note-mark = Wähle die Würfel, dann wirf sie neu.
hunt-note-look = Wähle einen umrandeten Ort.
hunt-choose-card = Karte wählen
hunt-wait = Warte!
hunt-alone = Allein
hunt-do-back = Zurück
hunt-do-meditate = Meditieren
hunt-do-land = Landen
hunt-do-pick = { $hero } führen
hunt-do-begin = { $hero } handelt
hunt-do-move = Nach { $place }
hunt-do-dash = Sturm: { $place }
hunt-do-look = Sehen: { $place }
hunt-do-roll = { $count } Würfel werfen
hunt-do-mark = { $count ->
    [0] Alle behalten
   *[other] { $count } neu werfen
}
hunt-do-keep = { $count ->
    [0] Alles behalten
   *[other] Behalten, { $count } ziehen
}
hunt-do-discard = Abwerfen, { $count } ziehen
hunt-meditates = +{ $count } Chakra
hunt-meditates-home = +1 Leben
hunt-steps = { $count ->
    [one] noch { $count } Schritt frei
   *[other] noch { $count } Schritte frei
}
hunt-chance-none = Ohne Karte { $chance }
hunt-chance-card = { $card } { $chance }
hunt-stake = { $card }: { $cost } von { $chakra } Chakra.
hunt-then = { $from } → { $to }
hunt-waits = Die Helden handeln.
hunt-waits-pick = Das Team wird gewählt.
hunt-waits-act = { $hero } handelt.
hunt-waits-fight = { $hero } gegen { $card }.
hunt-waits-injury = Verletzung: { $card }.
hunt-waits-refill = Die Hände werden aufgefüllt.
hunt-waits-akatsuki = Akatsuki schlagen zu.
hunt-waits-over = Die Jagd ist vorbei.

## Der Kampf

hunt-pair = { $what }: { $which }
hunt-duel = Der Kampf
hunt-fights = { $hero } gegen { $card }, { $place }
hunt-rolled = Gewürfelt: { $faces }
hunt-dice = { $count } Würfel
hunt-more-hits = und { $count } Treffer
hunt-hits = { $count } Treffer
hunt-against = gegen Abwehr { $defence }
hunt-of-hits = { $hits } gegen { $defence }
hunt-result-wound = Treffer!
hunt-result-eliminated = Besiegt!
hunt-result-missed = Daneben
hunt-result-power = Kraft!
hunt-chance-hit = { $who ->
    [you] du verletzt { $enemy }
   *[other] { $who } verletzt { $enemy }
}
hunt-chance-miss = { $who ->
    [you] du verfehlst
   *[other] daneben
}
hunt-miss-costs = { $cost ->
    [0] Ein Fehlschlag kostet die Aktion.
   *[other] Ein Fehlschlag kostet die Aktion und { $cost } Chakra.
}
hunt-miss-grudge = Ob Treffer oder nicht: Die Karte bringt 1 Verletzung mehr.
hunt-special = Spezialwürfel: { $face }
hunt-special-defence = +1 Abwehr in diesem Kampf.
hunt-special-sharingan = Das Talent mit dem Sharingan wirkt.
hunt-special-rinnegan = Das Talent mit dem Rinnegan wirkt.
hunt-speak = Hilfe ist möglich
hunt-held-you = Die anderen warten auf dich
hunt-held = { $name } bittet zu warten
hunt-speak-you = Du kannst jetzt helfen

## Verletzungen

label-injury = Verletzung
hunt-if-taken = Wenn sie eintritt
hunt-zero = Bei 0 Leben verliert ein Held alle Erfahrung und ist gelähmt: keine Aktionen, bis eine Karte ihn befreit.
hunt-cures = Befreien könnte: { $cards }
hunt-cures-none = Keine Karte im Spiel kann ihn befreien.
hunt-where-hand = auf der Hand
hunt-where-pile = abgelegt
hunt-where-deck = im Stapel
hunt-where-own = auf der Hand oder im Stapel
hunt-away = { $turns ->
    [0] nah genug
    [one] { $turns } Zug entfernt
   *[other] { $turns } Züge entfernt
}
hunt-lacks-chakra = braucht noch { $count } Chakra
hunt-paralysed-so = Keine Aktionen, bis eine Karte diesen Helden befreit. Hilfskarten bleiben spielbar.

## Szenen

hunt-strike = Akatsuki schlagen zu
hunt-strike-none = Kein Gegner erreicht einen Helden: Niemand wird verletzt.
hunt-avoided = abgewendet
hunt-scene-rolls = { $hero } wirft { $count } Würfel.
hunt-scene-hits = { $hero } hat { $count } Treffer.
hunt-scene-round = Runde { $round }: Tobi geht nach { $place }.
hunt-scene-round-won = { $place } ist gerettet.
hunt-scene-round-lost = { $place } ist verloren.
hunt-scene-trap = { $hero } löst eine Falle aus: { $card }.
hunt-scene-talent = { $card }: das Talent wirkt.
hunt-scene-level = { $hero } wird stärker. { $what }: { $from } → { $to }.
hunt-round-leaf = Runde { $round } von { $of } gewonnen
hunt-round-akatsuki = Runde { $round } von { $of } verloren
hunt-banner-leaf = { $place } ist gerettet
hunt-banner-akatsuki = { $place } ist verloren
hunt-fell = Besiegt: { $who }.
hunt-lost-so = Die Gedo-Statue erhält +1 Abwehr. Wer übrig ist, kommt unter den Stapel.
hunt-last-round = Die letzte Runde: Besiegt Tobi und die Gedo-Statue!
hunt-won = Die Jagd ist gewonnen
hunt-lost = Die Jagd ist verloren
hunt-fate-fallen = { $hero } fällt
hunt-fate-fallen-text = 0 Leben: Alle Erfahrung ist verloren.
hunt-fate-paralysed = { $hero } ist gelähmt
hunt-fate-paralysed-text = Keine Aktionen, bis eine Karte diesen Helden befreit.
hunt-fate-lifted = { $hero } ist frei
hunt-fate-lifted-text = Der Held kann wieder handeln.
hunt-fate-level = { $hero } wird stärker

## Blätter

hunt-holds = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
hunt-deck-of = Stapel: { $hero }
hunt-deck-text = { $count ->
    [one] { $count } Karte zum Ziehen.
   *[other] { $count } Karten zum Ziehen.
} Ist der Stapel leer, wird die Ablage gemischt.
hunt-talent = Talent
hunt-must-fall = Muss besiegt werden, um die Runde zu gewinnen.
hunt-need-not = Muss nicht besiegt werden, um die Runde zu gewinnen.
hunt-place-round = Das Dorf der Runde { $round }.
hunt-place-home = Meditieren heilt hier auch 1, aber nicht in der letzten Runde.
hunt-place-water = Ein Wassergebiet.
hunt-place-trap = Hier liegt eine Falle verdeckt: Wer eintritt, deckt sie auf.
hunt-place-tobi = Hier sind die Akatsuki dieser Runde.
hunt-place-held = Ein Gegner hält Helden fest: Weggehen kostet 2 Aktionen.
hunt-place-free = Hier liegt nichts.
hunt-place-ways = Wege führen nach: { $places }.
hunt-dice-title = Kampfwürfel
hunt-dice-text = Sechs Seiten: eine leer, drei mit 1 Treffer, eine mit 2 Treffern, eine Kraft. Eine Kraft ist kein Treffer; sie löst die Kraft deiner Kampfkarte aus.
hunt-term-health = Leben
hunt-term-health-text = Helden haben 3 Leben. Eine Verletzung kostet 1. Bei 0 verliert der Held alle Erfahrung und ist gelähmt.
hunt-term-chakra = Chakra
hunt-term-chakra-text = Karten kosten Chakra. Meditieren gibt 1, das Ende jedes Zugs auch, bis zur Grenze des Helden.
hunt-term-strength = Stärke
hunt-term-strength-text = So viele Würfel wirft der Held im Kampf, höchstens 6; jeder Punkt mehr ist ein Treffer.
hunt-term-strategy = Strategie
hunt-term-strategy-text = So viele Handkarten hat der Held nach dem Ziehen.
hunt-term-experience = Erfahrung
hunt-term-experience-text = Ein besiegter Gegner gibt 1. Sie hebt Werte.
hunt-term-defence = Abwehr
hunt-term-defence-text = So viele Treffer braucht es, um den Gegner einmal zu verletzen.
hunt-term-power = Kraft
hunt-term-power-text = Eine Kraft unter den Würfeln löst die der Kampfkarte aus, ob der Angriff trifft oder nicht.
hunt-term-special = Spezialwürfel
hunt-term-special-text = Manche Gegner verlangen ihn: drei Seiten Abwehr (+1 in diesem Kampf), zwei Rinnegan, ein Sharingan.
hunt-term-paralysis = Lähmung
hunt-term-paralysis-text = Ein gelähmter Held kann nicht handeln, bis eine Karte ihn befreit, aber Hilfskarten spielen.
hunt-term-support = Hilfskarte
hunt-term-support-text = Hilfskarten können fast jederzeit gespielt werden, auch im Kampf eines Gefährten.
hunt-term-flight = Flug
hunt-term-flight-text = Gegner halten einen fliegenden Helden weder auf noch fest.
hunt-term-protector = Beschützer
hunt-term-protector-text = Er muss vor anderen Gegnern in seinem Gebiet bekämpft werden.

## Heldenwahl

hunt-manner-naruto = Doppelgänger und Rasengan: schlägt hart zu, handelt oft
hunt-manner-sakura = Starke Fäuste und Heilung fürs Team
hunt-manner-kakashi = Für alles eine Karte, nah und fern
hunt-manner-rock-lee = Tritte und Fäuste, die wenig Chakra kosten
hunt-manner-sai = Fliegt über Gegner hinweg und trifft aus der Ferne
hunt-manner-shikamaru = Hält Gegner mit seinem Schatten fest

## Tasten

hunt-key-b = Mit deinem Helden antreten
hunt-key-m = Meditieren
hunt-key-r = Die Hauptantwort: gehen, kämpfen, würfeln
hunt-key-g = Weiter, ertragen, landen
hunt-key-e = Zug beenden
hunt-key-p = Allen ein Gebiet zeigen
hunt-key-a = Für alle einen Pfeil zeichnen
hunt-key-escape = Stift weglegen

## Das Ende

hunt-end-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
hunt-end-escaped = entkommen: { $who }
hunt-end-nobody = niemand besiegt
hunt-end-hero = Verletzungen: { $wounds }, besiegt: { $beaten }
hunt-end-more = geheilt: { $healed }, Hilfen: { $helped }, gefallen: { $falls }
hunt-end-near-won = Gewonnen im letzten Zug.
hunt-end-near-turns = { $left ->
    [one] Gewonnen mit { $left } Zug Vorsprung.
   *[other] Gewonnen mit { $left } Zügen Vorsprung.
}
hunt-end-near-lost = { $left ->
    [one] Es fehlte { $left } Verletzung.
   *[other] Es fehlten { $left } Verletzungen.
}
hunt-end-saved = { $count } von { $of } Dörfern gerettet
hunt-end-roll = { $count } Treffer auf einmal
hunt-end-roll-who = { $hero }, der beste Wurf
hunt-end-wounds = { $count ->
    [one] { $count } Verletzung
   *[other] { $count } Verletzungen
}
hunt-end-wounds-who = { $hero } schlug am härtesten zu
hunt-end-hurt = { $count ->
    [one] { $count } Verletzung
   *[other] { $count } Verletzungen
}
hunt-end-hurt-who = { $hero } steckte am meisten ein
hunt-end-help = { $count }-mal geholfen
hunt-end-help-who = { $hero }, für die anderen
hunt-end-tight = Im letzten Zug
hunt-end-tight-when = Runde { $round } wurde gewonnen

## Bots, die Vortritt lassen, und was Gelähmte tun können

hunt-yields = { $hero } tritt in { $time } an
hunt-yields-end = Geht vor
hunt-yields-more = Wartet!
hunt-foot-useless = nützt in diesem Kampf nichts: { $why }
hunt-changes = { $from } → { $to } in diesem Kampf
hunt-changes-nothing = Ändert in diesem Kampf nichts
hunt-do-crawl = Krieche nach { $place }
hunt-down = { $hero } ist gelähmt. Spiel Hilfskarten.
hunt-down-draw = wirf nach dem Zug ab: vielleicht kommt eine eigene
hunt-note-down = Wirf ab und such eine Karte, die befreit.
hunt-helper = { $hero } ({ $place }): { $card }, { $state }
hunt-helper-self = { $card } auf deiner Hand befreit dich.
hunt-call-brief = Hilfe!
hunt-call = { $hero }, befrei mich!
