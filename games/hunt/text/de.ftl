name = Die Jagd
tagline = Ein Team von Helden jagt Akatsuki von Dorf zu Dorf und gewinnt oder verliert gemeinsam.
door = Alle gegen die Akatsuki
minutes = 60-120
how-1 = Führe deinen Helden von Dorf zu Dorf: ein Team gegen die Akatsuki.
how-2 = Würfle mit den Würfeln einer Technik gegen die Abwehr des Gegners.
how-3 = Besiegt die Bosse, bevor der letzte Zug endet. Ihr gewinnt oder verliert gemeinsam.

## Optionen

option-mode = Schwierigkeit
option-mode-hint = Leicht hat vier Züge je Runde; Experte dreht Helden und Tobi auf Seite B und legt die roten Fallen.
option-mode-easy = Leicht
option-mode-normal = Normal
option-mode-expert = Experte
option-hidden = Verdeckte Hände
option-hidden-hint = Alle sehen nur die Karten der Helden, die sie führen.
option-extra_turn = Ein Zug mehr je Runde
option-extra_turn-hint = In Normal und Experte beginnt der Siegmarker auf Feld 0.
option-extra_health = Ein Leben mehr
option-extra_health-hint = Jeder Held beginnt mit 4 Leben und kann nie mehr haben.
option-fewer_zetsu = Entfernte Zetsu-Karten
option-fewer_zetsu-hint = Nimmt bis zu 2 der 4 Zetsu-Karten aus dem Stapel.
option-pauses = Pausen bei Verletzungen
option-pauses-hint = Wer will, kann bei jeder Verletzung der eigenen Helden kurz innehalten, damit die anderen sich melden können.
option-short = Kurze Jagd
option-short-hint = Unsere eigene Variante: fünf Dörfer statt neun, die Bosse in Runde 5.
option-short-length = 40 bis 75 Minuten
option-crawl = Kriechen
option-crawl-hint = Unsere eigene Regel: Einmal je Runde darf ein gelähmter Held ein Gebiet in Richtung Konoha kriechen; sonst tut er in diesem Zug nichts.
option-clock = Zeit je Frage (Sekunden)
option-clock-hint = 0 heißt: unbegrenzt.

## Fragen

ask-pick = Wähle deinen Helden.
ask-begin = Wer handelt als Nächstes? Tritt mit deinem Helden an.
ask-act = Dein Held handelt: bewegen, meditieren, kämpfen oder beenden.
ask-need = Mit welcher Karte greifst du an?
ask-special = Der Spezialwürfel ist gefallen. Weiter, wenn sich alle gemeldet haben.
ask-before = Füge eine Kampfkarte hinzu oder würfle ohne.
ask-reroll = Wirf Würfel neu oder mach weiter.
ask-mark = Welche Würfel werden neu geworfen?
ask-choose = Welchen anderen Gegner trifft die Kraft?
ask-after = Daneben! Weiter, wenn alle so weit sind.
ask-aim = Wen bekämpfst du mit deinem Sturmangriff?
ask-injury = Eine Verletzung droht. Reagiere oder ertrage sie.
ask-name = Welcher Held erleidet die Verletzung?
ask-refill = Wirf eine Karte ab oder behalte deine Hand.
ask-ride = Fliegt dein Held mit?
ask-look = Wo sehen die Ratten nach?
ask-top = Welche Karte kommt nach oben?
ask-hope = Alle sind gelähmt. Kannst du sie befreien?
ask-crawl = Gelähmt: nach Konoha kriechen oder bleiben?
ask-support = Spiele eine Hilfskarte oder passe.

## Knöpfe

verb-pick = Wählen
verb-begin = Antreten
verb-end = Fertig
verb-move = Bewegen
verb-land = Landen
verb-dash = Sturmangriff
verb-meditate = Meditieren
verb-fight = Kämpfen
verb-card = Kampfkarte einsetzen
verb-roll = Würfeln
verb-back = Zurücknehmen
verb-go = Weiter
verb-taijutsu = Leeren Würfel neu werfen
verb-mark = Würfel markieren
verb-done = Fertig
verb-target = Wählen
verb-aim = Angreifen
verb-name = Bestimmen
verb-endure = Ertragen
verb-crawl = Kriechen
verb-support = Hilfskarte spielen
verb-pass = Passen
verb-discard = Abwerfen
verb-keep = Behalten
verb-ride = Mitfliegen
verb-stay = Hierbleiben
verb-look = Nachsehen
verb-top = Nach oben legen
verb-pause = Pausen bei Verletzungen

## Was geschah

event-pick = { $player } führt { $hero }.
event-round = Runde { $round } beginnt; Tobi steht hier: { $area }.
event-turn = Ein neuer Zug der Runde { $round }; der Marker steht auf Feld { $capture }.
event-begin = { $hero } tritt an.
event-end = { $hero } ist fertig.
event-move = { $hero } geht nach: { $area }.
event-crawl = { $hero } kriecht nach: { $area }.
event-meditate = { $hero } meditiert.
event-chakra = { $hero } nimmt Chakra und hat { $chakra }.
event-trap = { $hero } löst eine Falle aus: { $card }.
event-revealed = Aufgedeckt: { $card }.
event-summon = Beschworen: { $card }, hier: { $area }.
event-talent = { $card }: { $talent }
event-fight = { $hero } kämpft gegen: { $card }.
event-back = { $hero } überlegt es sich anders.
event-special = Der Spezialwürfel zeigt: { $face }.
event-technique = { $hero } setzt ein: { $card }.
event-roll = { $hero } würfelt { $hits } Treffer und { $powers } × Kraft.
event-taijutsu = { $hero } wirft einen leeren Würfel neu.
event-power = Die Kraft wirkt: { $card }.
event-weakened = { $card } hat bis zum Ende des Zuges 1 Abwehr weniger.
event-silenced = { $card } hat bis zum Ende des Zuges keine Talente.
event-immobilised = { $card } ist festgesetzt.
event-freed = { $card } ist nicht mehr festgesetzt.
event-missed = { $hero } verfehlt: { $card }.
event-wound = { $hero } verletzt: { $card }. Verbleibendes Leben: { $health }.
event-eliminated = { $hero } besiegt: { $card }.
event-experience = { $hero } hat { $experience } Erfahrung.
event-level = { $hero } wird stärker. { $attribute }: { $old } → { $new }.
event-extra = { $hero } darf { $count ->
    [one] noch einmal
   *[other] noch { $count }-mal
} handeln.
event-support = { $hero } spielt: { $card }.
event-support-on = { $hero } spielt: { $card }, auf: { $target }.
event-burnt = { $hero } zahlt mit Leben und hat noch { $health }.
event-threat = { $hero } droht eine Verletzung. Die Ursache: { $card }.
event-named = { $hero } soll die Verletzung erleiden. Die Ursache: { $card }.
event-injury = { $hero } wird verletzt und hat { $health } Leben. Die Ursache: { $card }.
event-avoided = { $hero } vermeidet die Verletzung. Die Ursache: { $card }.
event-fallen = { $hero } hat kein Leben mehr und verliert alle Erfahrung.
event-paralysed = { $hero } ist gelähmt.
event-lifted = { $hero } kann wieder handeln.
event-healed = { $hero } hat wieder { $health } Leben.
event-rides = { $hero } fliegt mit.
event-stays = { $hero } bleibt.
event-looked = { $hero } sieht nach: { $area }.
event-cleared = { $hero } räumt eine Falle weg, { $area }: { $card }.
event-foresaw = { $hero } sieht sich die nächsten { $count } Akatsuki-Karten an.
event-ordered = { $hero } legt die Karten zurück.
event-seen = { $hero } sieht: { $card }.
event-akatsuki = Akatsuki schlägt zu.
event-discard = { $hero } wirft ab: { $card }.
event-draw = { $hero } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
event-drew = { $hero } zog: { $card }.
event-reshuffle = { $hero } mischt den Ablagestapel zu einem neuen Stapel.
event-round-won = Runde { $round } geht an Konoha.
event-round-lost = Runde { $round } geht an Akatsuki.
event-under = { $card } kommt unter den Stapel.
event-retrap = Auf allen freien Gebieten liegen neue Fallen; verdeckt sind jetzt { $count }.
event-victory = Tobi und die Gedo-Statue sind besiegt. Die Jagd ist gewonnen!
event-defeat = Die Jagd ist verloren.
event-lapse = Die Zeit von { $player } ist um.
event-left = { $player } hat die Jagd verlassen.
event-handed = { $player } führt von nun an { $hero }.
event-pause = { $player } hat die Pausen bei Verletzungen geändert.

## Warum nicht

refusal-hero-taken = Jemand anderes führt diesen Helden.
refusal-not-your-hero = Du führst diesen Helden nicht.
refusal-paralysed = Ein gelähmter Held kann nicht handeln.
refusal-another-acts = Ein anderer Held handelt gerade und muss erst fertig werden.
refusal-already-done = Dieser Held hat in diesem Zug schon gehandelt.
refusal-begin-first = Tritt erst mit deinem Helden an.
refusal-finish-first = Erst muss etwas anderes geklärt werden.
refusal-land-first = Flieg weiter oder lande erst.
refusal-no-actions = Es ist keine Aktion mehr übrig.
refusal-not-adjacent = Dorthin führt kein Weg in einem Schritt.
refusal-held = Ein Gegner hält dich fest: Weggehen kostet 2 Aktionen.
refusal-not-revealed = So einen aufgedeckten Gegner gibt es nicht.
refusal-too-far = Dieser Gegner ist zu weit weg.
refusal-not-ranged = Dazu braucht es eine Fernkampfkarte, die du bezahlen kannst.
refusal-protected = Erst muss ein Beschützer bekämpft werden.
refusal-not-there = Bestimme einen Helden in diesem Gebiet, der noch Leben hat.
refusal-no-support = Das ist keine Hilfskarte.
refusal-no-fight-card = Das ist keine Kampfkarte.
refusal-one-fight-card = Je Kampf nur eine Kampfkarte.
refusal-not-in-hand = Deine Helden haben diese Karte nicht auf der Hand.
refusal-too-little-chakra = Das Chakra reicht nicht.
refusal-no-moment = Hilfskarten müssen auf den nächsten Moment warten.
refusal-no-use = Diese Karte würde jetzt nichts bewirken.
refusal-rested = Meditieren brächte diesem Helden nichts.
refusal-hand-too-large = Wirf erst Karten ab: Deine Hand ist größer als deine Strategie.
refusal-already-decided = Dieser Held hat schon entschieden.

## Wie es endete

reason-bosses-fell = Tobi und die Gedo-Statue wurden rechtzeitig besiegt.
reason-bosses-stand = Der letzte Zug endete, bevor beide Bosse fielen.
reason-all-paralysed = Alle Helden sind gelähmt, und keine Karte kann die Lähmung lösen.
reason-abandoned = Alle haben die Jagd verlassen.

## Kartentexte

text-fight = Kampfkarte. Chakra: { $cost }. Stärke: +{ $strength }.
text-support = Hilfskarte. Chakra: { $cost }.
text-or = Eins von beiden: { $first } { $second }
text-enemy = Leben { $health }, Abwehr { $defence }.
text-zetsu = Abwehr { $defence }.
text-tobi = Leben { $two } bei zwei Helden, { $three } bei drei, { $four } bei vier, { $five } bei fünf. Abwehr { $defence }.
text-tobi-easy = In Leicht: Leben { $two }, { $three }, { $four }, { $five }.
text-tobi-short = Kurze Jagd ({ $mode }): Leben { $two }, { $three }, { $four }, { $five }.
text-gedo-statue = Leben: die Zahl der Helden. Abwehr: { $defence } und 1 mehr für jede verlorene Runde.
text-paper-bomb = Ein Held im Gebiet erleidet 1 Verletzung, dann sind die Bomben weg. Sie sind kein Gegner.
text-hero = Stärke { $strength } (Würfel im Kampf). Chakra { $chakra }. Strategie { $strategy } (Karten auf der Hand).
text-raise-strength = Erfahrung { $level }: Stärke +1.
text-raise-chakra = Erfahrung { $level }: Chakra +1.
text-raise-strategy = Erfahrung { $level }: Strategie +1.
talent-taijutsu = Taijutsu: darf in jedem Kampf 1 leeren Würfel neu werfen.
talent-flight = Flug: Gegner halten diesen Helden weder auf noch fest.
talent-strategist = Stratege: darf vor dem Ziehen 2 Karten statt 1 abwerfen.
talent-stamina = Ausdauer: Meditieren gibt 2 Chakra statt 1.
effect-ranged = Fernkampf: darf auf ein Nachbargebiet zielen.
needs-water = Die Kraft wirkt nur in Wassergebieten.
effect-stealth = Beachtet Beschützer nicht.
effect-dash = Statt ein Ziel zu nennen, darfst du dich um 1 Gebiet bewegen (für 2 Aktionen, wenn ein Gegner dich festhält) und dort kämpfen.
effect-backlash = Dein Held erleidet nach dem Kampf 1 Verletzung.
effect-grip = Gegen ein festgesetztes Ziel zusätzlich +{ $count } Stärke.
effect-actions = Kraft: { $count ->
    [one] { $count } zusätzliche Aktion.
   *[other] { $count } zusätzliche Aktionen.
}
effect-injure = Kraft: Das Ziel erleidet sofort { $count ->
    [one] { $count } Verletzung.
   *[other] { $count } Verletzungen.
}
effect-hits = Kraft: +{ $count } Treffer.
effect-weaken = Kraft: Abwehr des Ziels −{ $count } bis zum Ende des Zuges.
effect-injure-other = Kraft: { $count } Verletzung für einen anderen Gegner im Gebiet des Ziels.
effect-immobilise = Kraft: Das Ziel wird festgesetzt.
effect-blank-hits = Kraft: { $count } leerer Würfel zählt als 1 Treffer.
effect-silence = Kraft: Das Ziel hat bis zum Ende des Zuges keine Talente.
effect-second = Kraft: Die Treffer zählen auch gegen einen zweiten Gegner dort.
effect-everyone = Kraft: Die Treffer zählen gegen alle Gegner dort.
effect-heal-own = Kraft: Dein Held erhält { $count } Leben zurück.
effect-reroll-blanks = Kraft: Wirf alle leeren Würfel neu.
effect-reroll-any = Kraft: Wirf beliebige Würfel neu.
effect-extra = Dein Held hat { $count } zusätzliche Aktion.
effect-burn = Verliere 1 Leben für { $count } zusätzliche Aktion.
effect-lower = Abwehr des Ziels im laufenden Kampf −{ $count }.
effect-lower-near = Abwehr des Ziels eines Kampfes in deinem Gebiet −{ $count } für diesen Kampf.
effect-fury = +{ $count } Stärke in jedem Kampf deines Helden in diesem Zug.
effect-focus = +{ $count } Stärke im nächsten Kampf deines Helden in diesem Zug.
effect-avoid = Dein Held vermeidet eine Verletzung und alles, was sie bewirken würde.
effect-shield = Ein Held in deinem Gebiet vermeidet eine Verletzung und alles, was sie bewirken würde.
effect-heal-near = Ein Held in deinem Gebiet erhält { $count } Leben zurück.
effect-heal-others = Alle anderen Helden erhalten { $count } Leben zurück.
effect-lift-near = { $count ->
    [0] Löse die Lähmung eines Helden in deinem Gebiet.
   *[other] Löse die Lähmung eines Helden in deinem Gebiet oder einem Nachbargebiet.
}
effect-rebirth = Dein Held erhält alles Leben zurück, und seine Lähmung ist gelöst.
effect-reroll-special = Wirf den Spezialwürfel neu.
effect-reroll-dice = Wirf einmal beliebige Würfel deines Helden neu.
effect-bind = { $count ->
    [0] Setze einen Gegner in deinem Gebiet fest.
    [1] Setze einen Gegner in deinem Gebiet oder einem Nachbargebiet fest.
   *[other] Setze einen Gegner fest, der höchstens { $count } Gebiete entfernt ist.
}
effect-sprint = Während dein Held handelt: Bewege dich ohne Aktion um 1 oder { $count } Gebiete. Kein Gegner hält dich fest, aber in seinem Gebiet endet die Bewegung.
effect-carry = Während dein Held handelt: Flieg ohne Aktion bis zu { $count } Gebiete weit, auf Wunsch mit einem Helden aus deinem Gebiet, der mitfliegen will.
effect-scout = Sieh dir an, was in bis zu 2 Gebieten verdeckt liegt, höchstens { $count } Gebiete entfernt. Papierbomben, die du so findest, werden entfernt.
effect-rally = Alle anderen Helden in deinem Gebiet oder einem Nachbargebiet haben { $count } zusätzliche Aktion.
effect-draw = Ziehe { $count } Karten.
effect-foresee = Sieh dir die nächsten { $count } Akatsuki-Karten an und lege sie in beliebiger Reihenfolge zurück.

## Talente

id-call-susanoo = Spezialwürfel; Sharingan: Susano’o wird beschworen und ist das neue Ziel.
id-replace = Spezialwürfel; Rinnegan: Der erste Pain im Stapel nimmt seinen Platz ein, mit 1 Abwehr weniger, und ist das neue Ziel.
id-dodge = Weicht der ersten Verletzung jedes Zuges aus.
id-untouchable = Angriffe aus dem eigenen Gebiet bleiben ohne Wirkung.
id-seal = Hebt bei jedem Wurf 1 Kraft auf.
id-grudge = Fügt für jede Kampfkarte, die in diesem Zug gegen ihn gespielt wurde, 1 Verletzung mehr zu.
id-feed = Erhält 1 Leben, wenn er einen Helden verletzt.
id-drain = Der verletzte Held verliert 1 Chakra.
id-call-creature = Beschwört in jeder Akatsuki-Phase eine Kreatur.
id-twice = Der verletzte Held erleidet 1 Verletzung mehr.
id-call-puppet = Beim Aufdecken: beschwört die Marionette.
id-revive = Beim Aufdecken: Die besiegten Akatsuki-Mitglieder werden in den Stapel zurückgemischt.
id-blast = Wenn er besiegt wird: 1 Verletzung für jeden Helden im Gebiet und in den Nachbargebieten.
id-rooted = Leben 1 + die Fallen auf dem Spielplan; jede entfernte Falle verletzt ihn; ist er besiegt, werden am Ende der Runde neue Fallen gelegt.
id-eye = Wer in seinem Gebiet kämpft, wirft den Spezialwürfel; Sharingan: Der Held ist gelähmt und der Kampf endet.
id-void = Rinnegan: Die Kraft der Kampfkarte ist aufgehoben.
id-all = Verletzt alle Helden auf dem Spielplan.
id-paralyse = Lähmt den Helden, den er verletzt.
id-mirror = Spezialwürfel; Sharingan: Der Angriff richtet sich gegen den Helden, seine Kraft ist aufgehoben.
id-foil = Spezialwürfel; Sharingan: Der Angriff misslingt.
id-tax = Kampfkarten gegen sie kosten 1 Chakra mehr.
id-call-snake = Beim Aufdecken: beschwört eine Schlange.
id-harden = Erhält jedes Mal 1 Abwehr, wenn er einen Helden verletzt.
id-copy = Hat Abwehr und Talent des zuletzt besiegten Akatsuki-Mitglieds; vorher Abwehr 4 und kein Talent.
id-water = +1 Abwehr in Wassergebieten.
id-protect = Beschützer: muss vor anderen Gegnern im Gebiet bekämpft werden.

## Der Tisch

label-health = Leben
label-chakra = Chakra
label-strength = Stärke
label-strategy = Strategie
label-experience = Erfahrung
label-defence = Abwehr
label-actions = Aktionen
label-hand = Hand
label-deck = Stapel
label-pile = Ablagestapel
label-round = Runde { $round } von { $of }
label-capture = Fangleiste
label-score = Wertungsleiste
label-leaf = Konoha
label-akatsuki = Akatsuki
label-cards = Akatsuki-Karten im Spiel
label-heroes = Helden
label-enemies = Gegner
label-trap = Falle, verdeckt
label-tobi = Tobis Figur
label-water = Wasser
label-waiting = Noch nicht dran gewesen
label-done = Fertig
label-paralysed = Gelähmt
label-immobilised = Festgesetzt
label-silenced = Ohne Talente
label-hits = Treffer: { $hits }
label-special = Spezialwürfel
label-odds = Chance auf eine Verletzung: { $percent } %
label-no-card = Ohne Karte
label-cost = Aktionen: { $cost }
label-stops = Deine Bewegung endet dort
label-free = Frei
label-eliminated = Besiegt
label-pause-on = Bei jeder Verletzung innehalten
label-pause-off = Nicht mehr innehalten

## Regeln

rules-1-title = Das Ziel
rules-1 =
    Ihr seid Ninja aus Konoha, dem Dorf versteckt hinter den Blättern, und spielt gemeinsam. In neun Runden, bei einer kurzen Jagd in fünf, sucht Akatsuki ein Dorf nach dem anderen heim. In jeder Runde außer der letzten jagt ihr die Mitglieder, die dort auftauchen; in der letzten stehen Tobi und die Gedo-Statue in Konoha selbst.

    Ihr gewinnt, wenn beide Bosse besiegt sind, bevor der letzte Zug der letzten Runde endet. Jede vorher verlorene Runde macht die Gedo-Statue schwerer verletzbar. Ihr verliert, wenn dieser letzte Zug vorbei ist oder schon davor, wenn alle Helden gelähmt sind und niemand eine Karte dagegen auf der Hand hat.

    Jeder führt einen Helden. Wer allein spielt, führt zwei.
rules-2-title = Was Helden tun
rules-2 =
    Eine Runde hat 3 Züge, in Leicht 4. In jedem Zug handelt jeder Held einmal, in beliebiger Reihenfolge: 2 Aktionen; zur Wahl stehen Bewegen, Meditieren und Kämpfen. Erst wenn ein Held fertig ist, beginnt ein anderer.

    Bewegen: 1 oder 2 Schritte. Ein Gebiet mit einem Gegner oder einer Falle beendet die Bewegung. Ein Gebiet mit einem Gegner zu verlassen kostet 2 Aktionen. Helden mit Flug werden weder gestoppt noch festgehalten; Verdecktes wird dort aufgedeckt, wo sie landen.

    Meditieren: Nimm 1 Chakra, nie mehr, als die Heldenkarte erlaubt; in Konoha auch 1 Leben, aber nicht in der letzten Runde.
rules-3-title = Kämpfen
rules-3 =
    Wähle einen aufgedeckten Gegner in deinem Gebiet; mit einer Fernkampfkarte auch einen in einem Nachbargebiet. Du darfst eine Kampfkarte hinzufügen und zahlst ihr Chakra. Wirf so viele Würfel, wie du Stärke hast, höchstens 6; jeder weitere Punkt Stärke zählt als Treffer.

    Erreichen die Treffer die Abwehr des Gegners, verliert er 1 Leben. Eine Kraft-Seite lässt die Kraft deiner Karte wirken, ob du triffst oder nicht. Beschützer werden zuerst bekämpft. Manche Mitglieder haben Talente, die das ändern: Tendo ist nur aus einem Nachbargebiet zu verletzen.

    Wer einen Gegner besiegt, erhält 1 Erfahrung; sie steigert die Werte.
rules-4-title = Der Spezialwürfel
rules-4 =
    Wer gegen Itachi, Nagato, Sasuke oder Danzo kämpft oder gegen irgendeinen Gegner in Tobis Gebiet, wirft zuerst den Spezialwürfel. Drei Seiten zeigen Abwehr: Das Ziel hat in diesem Kampf 1 Abwehr mehr. Zwei zeigen das Rinnegan und eine das Sharingan: Sie lösen die Talente dieses Namens aus.

    Tobis Sharingan lähmt den Helden und beendet den Kampf. Mit Genjutsu-Auflösung wird der Spezialwürfel neu geworfen.
rules-5-title = Hilfskarten
rules-5 =
    Hilfskarten darf man fast jederzeit spielen, auch im Kampf anderer, bevor eine Verletzung fällt, und mit gelähmten Helden. Wer kämpft, beendet die Momente des Kampfes; wer den verletzten Helden führt, beendet den Moment vor der Verletzung. Niemand sonst muss klicken, und eine Hilfskarte öffnet den Moment für alle neu.
rules-6-title = Fallen
rules-6 =
    Auf jedem Gebiet ohne Nummer liegt verdeckt eine Falle. Wer es betritt, deckt sie auf: Papierbomben verletzen dort einen Helden und sind weg; ein Zetsu bleibt und lähmt den Helden, den er verletzt. Heb dir eine Aktion auf, um zu bekämpfen, was du findest.
rules-7-title = Die Akatsuki-Phase
rules-7 =
    Sind alle Helden fertig, verletzt jeder aufgedeckte Gegner einen Helden in seinem Gebiet; ihr wählt, welchen. Ein festgesetzter Gegner tut nichts und ist danach wieder frei.

    Dann nimmt jeder Held 1 Chakra, darf 1 Karte abwerfen und zieht bis zu seiner Strategie nach. Ist keine Akatsuki-Karte mehr im Spiel, ist die Runde gewonnen; beschworene Gegner und Fallen zählen nicht. Sonst rückt der Marker vor; kann er das nicht, ist die Runde verloren.

    In jeder neuen Runde kommen 2 Akatsuki-Karten verdeckt ins Spiel, mit zwei oder drei Helden nur 1.
rules-8-title = Verletzung und Lähmung
rules-8 =
    Helden haben 3 Leben. Eine Verletzung kostet 1. Ohne Leben verliert ein Held alle Erfahrung und ist gelähmt: keine Aktionen mehr bis zum Ende des Spiels, es sei denn, eine Technik löst die Lähmung. Heilung allein genügt nicht. Gelähmte Helden nehmen weiter Chakra, ziehen Karten und spielen Hilfskarten.
rules-9-title = Schwierigkeit
rules-9 =
    Leicht: 4 Züge je Runde. Normal: 3 Züge. Experte: 3 Züge, Helden ohne Erfahrung, ein Tobi mit einem Talent mehr und die roten Fallen mit den Leuten von Sasuke und Orochimaru. Wie viel Leben Tobi hat, hängt von der Schwierigkeit, der Länge der Jagd und der Zahl der Helden ab: Es steht auf seiner Karte.

    Eine kurze Jagd, unsere eigene Variante, führt nur durch die letzten fünf Dörfer: vier Runden, dann die Bosse. Mit „Kriechen“, einer Regel von uns, darf ein gelähmter Held einmal je Runde ein Gebiet in Richtung Konoha kriechen; sonst tut er in diesem Zug nichts.

## Heroes

id-naruto = Naruto Uzumaki
id-sakura = Sakura Haruno
id-kakashi = Kakashi Hatake
id-rock-lee = Rock Lee
id-sai = Sai
id-shikamaru = Shikamaru Nara

## Areas

id-suna = Suna
id-kumo = Kumo
id-kiri = Kiri
id-iwa = Iwa
id-kusa = Kusa
id-yu = Yu
id-taki = Taki
id-ame = Ame
id-konoha = Konoha
id-fire-forest = Westlicher Feuerwald
id-land-of-rivers = Land der Flüsse
id-demon-desert = Dämonenwüste
id-canyon-border = Grenzschlucht
id-rain-plains = Regenebene
id-kannabi-bridge = Kannabi-Brücke
id-tenchi-bridge = Tenchi-Brücke
id-earth-pass = Erdpass
id-stone-badlands = Steinödland
id-valley-of-the-end = Tal des Endes
id-land-of-sound = Land des Klangs
id-land-of-iron = Land des Eisens
id-hot-springs-road = Straße der heißen Quellen
id-frost-pass = Frostpass
id-unraikyo = Unraikyo
id-lightning-strait = Blitzmeerenge
id-naka-river = Naka-Fluss
id-great-naruto-bridge = Große Naruto-Brücke
id-open-sea = Offenes Meer
id-mist-archipelago = Nebelarchipel

## Faces of the dice

id-strength = { label-strength }
id-chakra = { label-chakra }
id-strategy = { label-strategy }
id-blank = leer
id-hit = 1 Treffer
id-double = 2 Treffer
id-power = Kraft
id-defence = Abwehr
id-sharingan = Sharingan
id-rinnegan = Rinnegan

## Akatsuki

card-itachi = Itachi Uchiha
card-nagato = Nagato
card-konan = Konan
card-tendo = Pain: Tendo
card-ningendo = Pain: Ningendo
card-kisame = Kisame Hoshigaki
card-hidan = Hidan
card-gakido = Pain: Gakido
card-chikushodo = Pain: Chikushodo
card-shurado = Pain: Shurado
card-sasori = Sasori
card-jigokudo = Pain: Jigokudo
card-kakuzu = Kakuzu
card-deidara = Deidara
card-zetsu = Zetsu
card-zetsu-1 = Zetsu
card-zetsu-2 = Zetsu
card-zetsu-3 = Zetsu
card-zetsu-4 = Zetsu
card-tobi = Tobi
card-tobi-a = Tobi (Seite A)
card-tobi-b = Tobi (Seite B)
card-gedo-statue = Gedo-Statue

## Traps and summons

card-paper-bomb = Papierbomben
card-zetsu-level-1 = Zetsu, Stufe 1
card-zetsu-level-2 = Zetsu, Stufe 2
card-sasuke = Sasuke
card-danzo = Danzo
card-karin = Karin
card-orochimaru = Orochimaru
card-jugo = Jugo
card-kabuto = Kabuto
card-suigetsu = Suigetsu
card-susanoo = Susano’o
card-puppet = Marionette
card-snake = Schlange
card-creature = Kreatur
card-back = Verdeckt

## Techniques of several heroes

technique-substitution = Jutsu des Tausches
technique-transformation = Jutsu der Verwandlung
technique-clone = Doppelgänger-Jutsu
technique-shadow-clone = Schattendoppelgänger-Jutsu
technique-genjutsu-release = Genjutsu-Auflösung

## Naruto

card-multi-shadow-clone = Jutsu der tausend Schattendoppelgänger
card-frog-kumite = Frosch-Kumite
card-nine-tails-chakra-mode = Neunschwanz-Chakramodus
card-uzumaki-barrage = Uzumaki-Hagel
card-rasengan = Rasengan
card-giant-rasengan = Riesen-Rasengan
card-wind-style-rasengan = Windversteck: Rasengan
card-rasenshuriken = Windversteck: Rasen-Shuriken
card-gamabunta = Beschwörung: Gamabunta
card-shadow-clone-naruto = { technique-shadow-clone }
card-sexy-jutsu = Sexy-Jutsu
card-sage-mode = Eremitenmodus
card-substitution-naruto = { technique-substitution }
card-transformation-naruto = { technique-transformation }

## Sakura

card-inner-sakura = Innere Sakura
card-clone-sakura = { technique-clone }
card-superhuman-strength = Übermenschliche Kraft
card-heavenly-foot-of-pain = Himmlischer Fuß des Schmerzes
card-chakra-scalpel = Chakra-Skalpell
card-cherry-blossom-impact = Kirschblütenschlag
card-ground-splitting-punch = Erdspaltender Faustschlag
card-hundred-seal = Siegel der hundert Kräfte
card-mystical-palm = Mystische Hand
card-poison-extraction = Giftentzug
card-katsuyu = Katsuyu: Netzwerkheilung
card-creation-rebirth = Schöpfung und Wiedergeburt
card-substitution-sakura = { technique-substitution }
card-genjutsu-release-sakura = { technique-genjutsu-release }

## Kakashi

card-water-dragon = Wasserversteck: Wasserdrache
card-substitution-kakashi = { technique-substitution }
card-transformation-kakashi = { technique-transformation }
card-thousand-years-of-death = Tausend Jahre Tod
card-headhunter = Erdversteck: Kopfjäger
card-fireball = Feuerversteck: Feuerball
card-lightning-beast = Blitzbestie
card-lightning-blade = Blitzklinge
card-great-waterfall = Wasserversteck: Großer Wasserfall
card-kamui = Kamui
card-sharingan = Sharingan
card-shadow-clone-kakashi = { technique-shadow-clone }
card-fanged-pursuit = Jagd der Fänge
card-mud-wall = Erdversteck: Schlammwall

## Rock Lee

card-leaf-hurricane = Wirbelsturm von Konoha
card-leaf-gale = Sturmböe von Konoha
card-leaf-rising-wind = Aufwind von Konoha
card-strong-fist = Starke Faust
card-dynamic-entry = Dynamischer Auftritt
card-leaf-great-whirlwind = Großer Wirbelwind von Konoha
card-drunken-fist = Betrunkene Faust
card-nunchaku = Nunchaku
card-primary-lotus = Vordere Lotusblüte
card-hidden-lotus = Verborgene Lotusblüte
card-sixth-gate = Sechstes Tor: Tor der Sicht
card-dancing-leaf = Schatten des tanzenden Blattes
card-flames-of-youth = Flammen der Jugend
card-remove-the-weights = Gewichte ablegen

## Sai

card-ink-lions = Tuschebestien: Löwen
card-ink-snakes = Tuschebestien: Schlangen
card-ink-octopus = Tuschebestien: Krake
card-exploding-ink-birds = Explodierende Tuschevögel
card-tiger-vision = Siegel des Tigerblicks
card-ink-giants = Tuscheriesen
card-tanto-strike = Tanto-Hieb
card-assassination-art = Kunst des Attentats
card-ink-bird = Tuschebestien: Vogel
card-ink-rats = Tuschebestien: Ratten
card-ink-clone = Tuschedoppelgänger
card-ink-mist = Tuschenebel
card-substitution-sai = { technique-substitution }
card-transformation-sai = { technique-transformation }

## Shikamaru

card-shadow-possession = Schattenfessel-Jutsu
card-shadow-gathering = Schattensammlung
card-shadow-strangle = Schattenwürge-Jutsu
card-shadow-stitching = Schattennaht-Jutsu
card-shadow-grab = Schattengriff
card-shadow-shuriken = Schattenfessel-Shuriken
card-chakra-blades = Chakra-Klingen
card-exploding-tag = Papierbombenfalle
card-ino-shika-cho = Ino-Shika-Cho-Formation
card-iq-plan = Plan mit IQ zweihundert
card-shogi-foresight = Shogi-Weitblick
card-genjutsu-release-shikamaru = { technique-genjutsu-release }
card-clone-shikamaru = { technique-clone }
card-substitution-shikamaru = { technique-substitution }
