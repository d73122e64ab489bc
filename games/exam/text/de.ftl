name = Chunin-Prüfung
tagline = Drei Ninja, eine Schriftrolle, ein tödlicher Wald: Erobere die andere Rolle und sei vor allen anderen am Turm.
door = Hol die andere Schriftrolle, erreiche den Turm
minutes = 60-120
how-1 = Führe ein Team aus drei Ninja durch den Wald.
how-2 = Triffst du ein anderes Team: je drei Karten legen und um die Schriftrolle kämpfen.
how-3 = Sei mit beiden Schriftrollen zuerst im Turm.

## Optionen

option-mode = Spiel
option-mode-hint = Die ganze Prüfung oder ein einziger Kampf: unsere Variante.
option-mode-exam = Die Prüfung
option-mode-arena = Arena: ein Kampf zu zweit
option-mode-exam-length = 1 bis 2 Stunden
option-mode-arena-length = 15 Minuten
option-drawn = Teams werden gelost
option-drawn-hint = Niemand wählt: Jeder bekommt ein Team.
option-victories = Zwei Siege
option-victories-hint = Unsere Variante zu zweit: Der Turm öffnet sich nur einem Team, das auch zwei Kämpfe gewonnen hat.
option-tally = Bisher gewonnene Kämpfe
option-tally-hint = Revanchen in der Arena werden gezählt: zwei von drei.
option-clock = Prüfungsuhr
option-clock-hint = Nach 30 Runden, oder wenn ein Team 8 Runden im Turm gewartet hat, ziehen die zwei besten Teams ins Finale ein; zu zweit gewinnt das bessere.
option-pace = Bedenkzeit
option-pace-hint = So viel Zeit hat man für eine Frage.
option-pace-free = Unbegrenzt
option-pace-calm = Zwei Minuten
option-pace-swift = 45 Sekunden

## Teams und Helden

id-team-naruto = Team Naruto
id-team-shino = Team Shino
id-team-neji = Team Neji
id-team-shikamaru = Team Shikamaru
id-team-gaara = Team Gaara
id-team-dosu = Team Dosu
id-naruto = Naruto
id-sasuke = Sasuke
id-sakura = Sakura
id-shino = Shino
id-kiba = Kiba
id-hinata = Hinata
id-neji = Neji
id-rock-lee = Rock Lee
id-tenten = Tenten
id-shikamaru = Shikamaru
id-choji = Choji
id-ino = Ino
id-gaara = Gaara
id-kankuro = Kankuro
id-temari = Temari
id-dosu = Dosu
id-zaku = Zaku
id-kin = Kin

## Dinge und Orte

id-kunai = Kunai
id-seal = Feuersiegel
id-smoke = Rauchbombe
id-ration = Ration
id-stream = Erfrischender Bach
id-cache = Ninja-Versteck
id-path = Geheimer Pfad
id-air = Luft
id-earth = Erde
id-forest = Wald
id-waterfall = Wasserfall
id-cave = Höhle
id-left = nach links
id-right = nach rechts
id-wasted-pinned = eine Technik hält ihn fest
id-wasted-hangs = in der Luft läuft niemand
id-wasted-way = kein Feld ist frei
id-wasted-nobody = kein Gegner steht, wo er zuschlagen kann
id-wasted-item = es ist nichts übrig, was er benutzen könnte
id-wasted-blocked = eine gegnerische Technik verhindert es
id-wasted-chakra = das Chakra reicht für keine Technik
id-wasted-aim = keine seiner Techniken erreicht von hier jemanden
id-stuck-held = eine gegnerische Technik hält ihn fest
id-stuck-lost = der Geistestausch hat diese Karte gekostet

## Aktionskarten, Fähigkeiten und Techniken

card-run = Laufen
card-jump = Springen
card-melee = Nahkampf
card-equipment = Ausrüstung
card-technique = Technik
card-concentration = Konzentration
card-frenzy = Raserei
card-hidden-power-1 = Verborgene Kraft I
card-hidden-power-2 = Verborgene Kraft II
card-kai = Kai
card-shunshin = Shunshin
card-henge = Henge
card-mass-shadow-clones = Massen-Schattendoppelgänger
card-uzumaki-barrage = Uzumaki-Hagel
card-step = Schritt
card-sharingan = Sharingan-Ausweichen
card-phoenix = Phönix
card-inner-sakura = Innere Sakura
card-first-aid = Erste Hilfe
card-insect-sphere = Insektenkugel
card-insect-clone = Insektendoppelgänger
card-four-legs = Vier Pfoten
card-fang-over-fang = Fangzahn über Fangzahn
card-byakugan = Byakugan
card-gentle-fist = Sanfte Faust
card-rotation = Acht Trigramme: Drehung
card-sixty-four-palms = Vierundsechzig Handflächen
card-primary-lotus = Vordere Lotusblüte
card-hidden-lotus = Verborgene Lotusblüte
card-unsealing = Entsiegelung
card-twin-dragons = Aufsteigende Zwillingsdrachen
card-shadow-possession = Schattenfessel
card-shadow-strangle = Schattenwürger
card-expansion = Ausdehnung
card-human-boulder = Menschliche Kugel
card-mind-transfer = Geistestausch
card-mind-destruction = Geisteszerrüttung
card-shield-of-sand = Schild aus Sand
card-sand-coffin = Sandsarg
card-sand-burial = Sandbegräbnis
card-crow-puppet = Krähenpuppe
card-poison-smoke = Giftrauch
card-wind-scythe = Windsichel
card-blade-dance = Klingentanz
card-echo-drill = Echobohrer
card-sound-pulse = Klangstoß
card-slicing-sound-wave = Schneidende Schallwelle
card-supersonic-wave = Überschallwelle
card-bell-illusion = Glockenillusion
card-shadow-senbon = Schatten-Senbon

## Kartentexte, ein Satz je Verb

technique-line = Stufe { $level }, Chakra { $cost }.
technique-mind = Dies ist eine Geistestechnik.
technique-upkeep = Unterhalt: Der Anwender zahlt vor jeder seiner Aktionen { $n } Chakra.
technique-turns = Hält bis zum Ende des nächsten Kampfzugs.
aim-self = Wirkt auf den Helden selbst.
aim-neighbour = Ziel: ein Gegner auf einem Nachbarfeld, wie im Nahkampf.
aim-within = Ziel: ein Gegner im Umkreis von { $reach } Feldern.
aim-within-many = Ziele: ein oder zwei Gegner im Umkreis von { $reach } Feldern.
aim-any-many = Ziele: ein oder zwei Gegner irgendwo auf dem Kampffeld.
aim-row = Ziel: ein Gegner in derselben Reihe im Umkreis von { $reach } Feldern.
aim-ahead = Ziel: ein Gegner geradeaus in derselben Reihe.
aim-held = Ziel: ein Gegner unter „{ $technique }“.
aim-area = Trifft alle Gegner auf den markierten Feldern, gezählt in Blickrichtung.
aim-around = Trifft alle Gegner im Umkreis von { $reach } Feldern.
aim-below = Braucht ein freies Feld zwei Reihen höher.
aim-charge = Rollt auf ebenem Boden bis zu { $reach } Felder vorwärts, bis zum ersten Gegner.
aim-turncoat = Ziel: ein Gegner im Umkreis von { $reach } Feldern.
aim-ally = Ziel: der Held selbst oder ein benachbarter Held des Teams.
aim-hexed = Ziel: der Held selbst oder ein benachbarter Held des Teams, der den Marker einer gegnerischen Technik trägt.
aim-cell = Wähle ein freies Feld mit Boden im Umkreis von { $reach } Feldern.
aim-cell-many = Wähle freie Felder mit Boden im Umkreis von { $reach } Feldern.
aim-spot = Wähle ein beliebiges Feld im Umkreis von { $reach } Feldern.
aim-beside = Wähle ein oder zwei Felder neben dem Marker von „{ $technique }“.
aim-course = Wähle ein freies Feld auf ebenem Boden vor dem Helden, höchstens { $reach } Felder entfernt.
effect-hurt = Jedes Ziel erleidet { $n } Schaden.
effect-crush = { $n } Schaden, dem niemand ausweichen kann.
effect-strike =
    { $n ->
        [0] Schaden in Höhe des Angriffs.
       *[other] Schaden in Höhe des Angriffs plus { $n }.
    }
effect-graze = Weicht das Ziel aus, verliert es trotzdem { $n } Gesundheit.
effect-throw = Zwei Kunai werden geworfen, ohne welche zu verbrauchen: Schaden in Höhe der Ausrüstung, Ausweichen +1.
effect-needle = Zwei Nadeln, jede mit Schaden in Höhe der Ausrüstung; der zweiten kann niemand ausweichen.
effect-rain = Schaden in Höhe der Ausrüstung für alle Gegner in tieferen Reihen.
effect-soar = Zuerst springt der Held { $n } Felder hoch; ohne Boden hängt er dort in der Luft.
effect-push = Wer getroffen wird, wird { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } zurückgestoßen.
effect-lift = Wer getroffen wird, fliegt ein Feld hoch und hängt dort in der Luft.
effect-drain = Wer getroffen wird, verliert { $n } Chakra.
effect-lose = Der Anwender verliert { $n } Gesundheit.
effect-heal = Würfle: Das Ziel erhält so viel Gesundheit zurück.
effect-wear = Der Held erhält den Marker.
effect-disguise = Der Held erhält den einzigen Tarnmarker des Teams.
effect-bind =
    { $n ->
        [0] Weicht das Ziel nicht aus, erhält es den Marker.
       *[other] Weicht das Ziel nicht aus (Ausweichen { $change }), erhält es den Marker.
    }
effect-mark = Wer getroffen wird, erhält einen Marker.
effect-place =
    { $n ->
        [one] Lege den Marker dorthin.
       *[other] Lege bis zu { $n } Marker dorthin.
    }
effect-daze = Gelingt es, verfällt die nächste eigene Karte des Anwenders.
effect-betray = Weicht das Ziel nicht aus, greift es sofort den nächststehenden anderen Helden seines eigenen Teams an, sonst den nächststehenden Helden.
effect-release = Ein solcher Marker wird entfernt.
effect-appear = Der Held wechselt dorthin, ohne Siegel auszulösen.
effect-course = Der Held läuft dorthin, auch durch Gegner hindurch.
effect-charge = Ein Siegel auf dem Weg, auch am letzten Feld, beendet den Ansturm.
effect-rush = Danach steht der Anwender auf dem nächsten freien Boden hinter dem letzten getroffenen Gegner.
lasting-attack = Träger: Angriff { $change }.
lasting-dodge = Träger: Ausweichen { $change }.
lasting-run = Träger: läuft bis zu { $n } Felder vorwärts.
lasting-guard = Träger: erleidet { $n } Schaden weniger.
lasting-calm = Träger: immun gegen Geistestechniken.
lasting-sight = Träger: Angriffe von oben oder hinten gelten als frontal.
lasting-aim = Angriffe des Trägers: Ausweichen -{ $n } für das Ziel.
lasting-leech = Vor jeder seiner Aktionen verliert der Träger { $n } Chakra, der Anwender erhält es.
lasting-absorb = Jeder Marker lässt einen Angriff auf den Anwender scheitern und ist dann verbraucht.
lasting-reach = Der Nahkampf des Anwenders darf vom Feld eines Markers ausgehen.
lasting-swap = Der nächste Angriff auf den Anwender scheitert, und der Anwender tauscht mit dem Marker den Platz.
lasting-ward = Bis zur nächsten Aktion des Anwenders scheitert jeder Angriff auf ihn, und angreifende Nachbarn erleiden { $n } Schaden.
lasting-toll = Verschwindet der Marker, verliert der Träger { $n } Gesundheit.
lasting-mute = Träger: keine Techniken.
lasting-deaf = Träger: keine Konzentration.
lasting-hold = Der Träger kann nicht handeln; vor jeder seiner Aktionen darf er erneut ausweichen.
lasting-rooted = Der Anwender kann sich solange nicht bewegen und wirft keinen Rauch.
lasting-pinned = Träger: kein Laufen, kein Springen, auch nicht durch eine Technik.
lasting-blank = Träger: Ausweichen gilt als 0, und nichts erhöht es.
lasting-control = Wer den Anwender führt, führt die nächste Karte des Trägers aus, gegen dessen eigenes Team.
lasting-puppet = Bei jeder Aktion darf der Anwender den Marker bis zu { $n } Felder bewegen, statt sich selbst zu bewegen.
lasting-claws = Der Nahkampf des Anwenders darf vom Feld des Markers ausgehen, in jede Richtung, mit Angriff { $n }.
lasting-poison = Gegner, die am Ende eines Kampfzugs auf dem Feld eines Markers stehen, verlieren { $n } Gesundheit.
lasting-disguise = Der erste Angriff auf den Träger scheitert, dann verschwindet der Marker; er verschwindet auch, wenn der Träger angreift.
ability-frenzy = Jede Technik kostet { $n } Chakra mehr.
ability-hidden-power-1 = Einmal je Kampf stellt Konzentration alles Chakra wieder her.
ability-hidden-power-2 = Zweimal je Kampf statt einmal stellt Konzentration alles Chakra wieder her.
action-run = Lauf 1 bis { $forward } Felder vorwärts oder 1 bis { $backward } rückwärts auf ebenem Boden.
action-jump = Spring 1 oder { $up } Felder hoch oder beliebig weit hinunter, auf Wunsch mit einem Feld zur Seite.
action-melee = Schlag einen benachbarten Gegner: Schaden in Höhe des Angriffs.
action-equipment = Benutze einen Gegenstand.
action-technique = Benutze eine Technik.
action-concentration = Würfle: Der Held erhält so viel Chakra zurück.
item-kunai = Ein beliebiger Gegner auf dem Kampffeld, Ausweichen +{ $dodge }, Schaden in Höhe der Ausrüstung.
item-seal = Liegt auf einem Nachbarfeld: Der erste Gegner, der daneben gerät, hält an und erleidet { $damage } Schaden, Ausweichen -1.
item-smoke = Der Held verschwindet und kehrt neben dem Rauch zurück, wenn seine nächste Karte aufgedeckt wird.
item-ration = Würfle: Der Held erhält so viel Gesundheit zurück, plus Ausrüstung.
find-stream = Jeder Held erhält { $n } Gesundheit und { $n } Chakra zurück; wer unter Stufe 3 den Höchstwert schon hat, bekommt { $n } darüber hinaus.
find-cache = { $kunai } Kunai, { $smoke } Rauchbombe, { $seal } Feuersiegel.
find-path = Sofort noch eine Bewegung, oder niemand darf dein Team bis zu deinem nächsten Zug angreifen.

## Beschriftungen

label-health = Gesundheit
label-chakra = Chakra
label-attack = Angriff
label-dodge = Ausweichen
label-equipment = Ausrüstung
label-level = Stufe
label-scrolls = Schriftrollen
label-round = Runde
label-turn = Kampfzug
label-tower = Turm
label-cliff = Klippe
label-find = Verdeckter Fund
label-resting = rastet
label-hidden = versteckt
label-waiting = wartet im Turm
label-out = ausgeschieden
label-hangs = hängt in der Luft
label-away = im Rauch
label-down = besiegt
why-card = Ausweichen
why-tokens = Techniken
why-above = von oben
why-behind = von hinten
why-sight = Byakugan
why-kunai = Kunai
why-seal = Feuersiegel
why-technique = Technik

## Fragen

ask-teams = Wähle dein Team.
ask-levels = Verteile drei Stufen auf deine Helden.
ask-move = Wohin geht dein Team?
ask-arrive = Dein Team ist angekommen: Was nun?
ask-find = Du darfst den Fund aufdecken.
ask-path = Geheimer Pfad: Weiterziehen oder verstecken?
ask-field = Wähle das Kampffeld.
ask-final-field = Wähle das Kampffeld des Finales.
ask-place = Stelle einen Helden auf.
ask-prepare = Lege auf jeden Helden eine Aktionskarte.
ask-open-card = Welcher Held handelt, und wie?
ask-fall = Wo landet der Held?
ask-face = Wohin blickt der Held jetzt?
ask-foretell = Wer gewinnt das Finale?
ask-return = Wo kommt der Held aus dem Rauch?
ask-upkeep = Zu wenig Chakra für alle Techniken: Welche endet?
ask-pick = Wähle ein Ziel.
ask-pick-cell = Wähle ein markiertes Feld.
ask-pick-token = Welche Technik soll enden?
ask-raise = Lass einen Helden um eine Stufe aufsteigen.
ask-retreat = Wohin zieht sich dein Team zurück?
ask-run = Laufen: Wohin?
ask-jump = Springen: Wohin?
ask-melee = Nahkampf: Wen schlägst du?
ask-equipment = Ausrüstung: Welcher Gegenstand?
ask-technique = Technik: Welche?
ask-concentration = Konzentrieren?

## Verben

verb-team = Wählen
verb-level-up = Stufe +1
verb-level-down = Zurücknehmen
verb-done = Fertig
verb-go = Gehen
verb-stay = Bleiben
verb-dash = Sprinten
verb-back = Zurück
verb-search = Suchen
verb-open = Aufdecken
verb-skip = Liegen lassen
verb-hide = Verstecken
verb-attack = Angreifen
verb-field = Hier kämpfen
verb-end = Beenden
verb-put = Hierher stellen
verb-lay-run = Laufen legen
verb-lay-jump = Springen legen
verb-lay-melee = Nahkampf legen
verb-lay-equipment = Ausrüstung legen
verb-lay-technique = Technik legen
verb-lay-concentration = Konzentration legen
verb-return = Herauskommen
verb-run = Laufen
verb-jump = Springen
verb-hit = Zuschlagen
verb-claw = Mit der Puppe zuschlagen
verb-kunai = Kunai werfen
verb-seal = Feuersiegel legen
verb-smoke = Rauchbombe werfen
verb-ration = Ration essen
verb-focus = Konzentrieren
verb-unleash = Verborgene Kraft
verb-use = Benutzen
verb-puppet = Puppe bewegen
verb-decline = Nichts tun
verb-target = Zielen
verb-cell = Hier
verb-release = Lösen
verb-fall = Hier landen
verb-face = Blicken
verb-foretell = Vorhersagen
verb-raise = Aufsteigen
verb-retreat = Zurückziehen

## Ablehnungen

refusal-team-taken = Dieses Team ist vergeben.
refusal-two-players = Die Arena ist für zwei.
refusal-no-level-ups-left = Alle Stufen sind verteilt.
refusal-top-level = Höher als Stufe 3 steigt niemand.
refusal-level-ups-left = Verteile erst alle drei Stufen.
refusal-needs-both-scrolls = Nur ein Team mit Luft und Erde darf in den Turm.
refusal-needs-two-victories = In dieser Variante öffnet sich der Turm nur einem Team mit zwei gewonnenen Kämpfen.
refusal-too-far = Das ist zu weit.
refusal-tired = Gleich nach einem Kampf greift ein Team nicht an und betritt nicht den Turm.
refusal-cliff = Über die Klippe führt kein Weg.
refusal-too-weak-to-dash = Mit einem Helden, der höchstens 2 Gesundheit hat, ist kein Sprint möglich.
refusal-not-here = Dieses Team ist anderswo.
refusal-resting = Dieses Team rastet.
refusal-hidden = Dieses Team ist auf dem geheimen Pfad versteckt.
refusal-in-battle = Dieses Team ist in einem Kampf.
refusal-field-used = Dort wird schon gekämpft.
refusal-card-used = Diese Karte liegt schon.
refusal-has-acted = Dieser Held hat schon gehandelt oder ist besiegt.
refusal-not-your-hero = Das ist nicht dein Held.
refusal-in-the-air = In der Luft kann man nicht laufen.
refusal-pinned = Eine Technik hält diesen Helden fest.
refusal-puppet-led = Die Puppe wurde statt ihres Meisters bewegt; er bleibt, wo er ist.
refusal-open-first = Decke zuerst die Karte dieses Helden auf: Vor seiner Aktion geschieht noch etwas.
refusal-cell-taken = Dort steht jemand.
refusal-out-of-reach = Das ist außer Reichweite.
refusal-not-beside = Das Ziel muss auf einem Nachbarfeld stehen, in Blickrichtung.
refusal-no-item = Davon hat dein Team nichts mehr.
refusal-not-known = Diese Technik kennt der Held nicht.
refusal-level-too-low = Diese Technik gibt es erst auf höherer Stufe.
refusal-no-chakra = Zu wenig Chakra.
refusal-blocked = Eine gegnerische Technik verhindert das.
refusal-tokens-out = Alle Marker dieser Technik liegen schon.
refusal-condition-unmet = Die Bedingung der Technik ist nicht erfüllt.

## Arten des Endes

reason-tower = Zuerst mit beiden Schriftrollen im Turm
reason-final = Das Finale ist gewonnen
reason-final-tie = Zwei Finale ohne Sieger: Wer zuerst im Turm war, gewinnt
reason-arena = Der Kampf in der Arena ist gewonnen
reason-arena-tie = Zwei Kämpfe ohne Sieger: Wer in der Reihenfolge vorn ist, gewinnt
reason-clock = Die Prüfungsuhr hat geschlagen
reason-left = Alle anderen sind gegangen

## Ereignisse

event-team-picked = { $player } führt: { $team }.
event-levels-set = { $player } hat die Stufen verteilt.
event-level = { $hero } beginnt auf Stufe { $level }.
event-round = Runde { $round }.
event-turn = { $player } ist am Zug.
event-stayed = { $player } bleibt.
event-moved = { $player } zieht weiter.
event-dashed = { $player } sprintet: Jeder Held verliert 2 Gesundheit.
event-searched = { $player } durchsucht den Ort und würfelt { $roll }.
event-found = { $player } deckt einen Fund auf: { $find }.
event-hid = { $player } versteckt sich auf dem geheimen Pfad.
event-battle = { $player } greift { $other } an. Kampffeld: { $field }.
event-placed = { $player } stellt auf: { $hero }.
event-battle-turn = Kampfzug { $turn }.
event-battle-turn-done = Kampfzug { $turn } ist vorbei.
event-prepared = { $player } hat alle Karten gelegt.
event-opened = { $hero }: { $card }.
event-declined = { $hero } tut nichts.
event-wasted = { $card } von { $hero } bewirkt nichts: { $why }.
event-faced = { $hero } blickt { $face }.
event-ran = { $hero } läuft.
event-jumped = { $hero } springt.
event-hung = { $hero } hängt in der Luft.
event-fell = { $hero } landet.
event-pushed = { $hero } wird zurückgestoßen.
event-lifted = { $hero } wird in die Luft geschleudert.
event-appeared = { $hero } taucht woanders auf.
event-swapped = { $hero } tauscht mit dem Doppelgänger den Platz.
event-melee = { $hero } schlägt nach { $target }.
event-kunai-thrown = { $hero } wirft ein Kunai auf { $target }.
event-seal-set = { $hero } legt ein Feuersiegel.
event-seal-off = { $hero } löst ein Feuersiegel von { $player } aus.
event-smoke-thrown = { $hero } verschwindet im Rauch.
event-returned = { $hero } kommt aus dem Rauch.
event-ration-eaten = { $hero } isst eine Ration.
event-puppet-moved = { $hero } bewegt die Puppe.
event-technique = { $hero } benutzt „{ $technique }“.
event-token-on = { $hero } steht unter „{ $technique }“.
event-token-placed = { $hero } legt einen Marker: „{ $technique }“.
event-token-off = „{ $technique }“ endet.
event-kept-up = { $hero } zahlt { $amount } Chakra, um Techniken aufrechtzuerhalten.
event-betrayed = { $hero } wendet sich gegen { $target }.
event-stuck = { $hero } kann nicht handeln: { $why }.
event-dodged = { $hero } weicht aus: { $roll }, nötig war höchstens { $dodge }.
event-not-dodged = { $hero } weicht nicht aus: { $roll }, nötig war höchstens { $dodge }.
event-warded = Der Angriff auf { $hero } scheitert: „{ $technique }“.
event-poisoned = { $hero } atmet den Giftrauch ein.
event-hurt = { $hero } verliert { $amount } Gesundheit und hat noch { $health }.
event-healed = { $hero } erhält Gesundheit zurück und hat { $health }.
event-unleashed = { $hero } schöpft aus der Verborgenen Kraft.
event-focused = { $hero } erhält Chakra zurück und hat { $chakra }.
event-drained = { $hero } verliert { $amount } Chakra und hat noch { $chakra }.
event-defeated = { $hero } ist besiegt.
event-battle-won = { $player } gewinnt den Kampf gegen { $other }.
event-both-lost = { $player } und { $other } haben den Kampf beide verloren.
event-scroll-taken = { $player } nimmt { $other } eine Schriftrolle ab.
event-scroll-given = { $player } bekommt eine Schriftrolle von { $other }.
event-scroll-seen = Die Schriftrolle ist: { $scroll }.
event-raised = { $hero } steigt auf Stufe { $level }.
event-retreated = { $player } zieht sich zurück.
event-entered = { $player } betritt den Turm mit Luft und Erde.
event-clock = Die Prüfungsuhr schlägt nach Runde { $round }: Alle Schriftrollen werden gezeigt.
event-final = Das Finale: { $player } gegen { $other }.
event-final-again = Unentschieden: Es wird noch einmal gekämpft, { $player } greift an.
event-arena = Die Arena: { $player } gegen { $other }.
event-foretold = { $player } sagt voraus: { $other } gewinnt.
event-left = { $player } hat die Prüfung verlassen.
event-won = { $player } siegt.

## Die Regeln, erzählt

rules-1-title = Worum es geht
rules-1 =
    Alle führen je ein Team aus drei Ninja durch den Wald des Todes. Jedes Team beginnt mit einer Schriftrolle, Luft oder Erde. Erobere die andere im Kampf und bring beide zum Turm in der Mitte.

    Zu zweit gewinnt das erste Team, das mit beiden Rollen im Turm ist. Zu viert oder zu sechst bestreiten die ersten beiden Teams, denen das gelingt, das Finale.
rules-2-title = Vor dem Start
rules-2 =
    Wähle ein Team und verteile dann drei Stufen auf seine Helden, geheim und alle gleichzeitig. Höher als Stufe 3 steigt niemand. Höhere Stufen bringen mehr Gesundheit und Chakra, bessere Werte und neue Techniken.

    Jedes Team hat 7 Kunai, 1 Feuersiegel, 1 Rauchbombe und 1 Ration, für das ganze Spiel.
rules-3-title = Im Wald
rules-3 =
    In deinem Zug bleibst du oder gehst ein Feld weit, nie schräg. Ein Sprint führt zwei Felder weit und kostet jeden Helden 2 Gesundheit; hat ein Held nur noch 2 oder weniger, geht kein Sprint. Teams dürfen aneinander vorbei und auf demselben Feld stehen.

    Auf einem verdeckten Fund würfelst du: Mit 4 oder mehr darfst du ihn aufdecken. Bleibt er zu, kannst du im nächsten Zug bleiben und es wieder versuchen. Triffst du ein anderes Team, darfst du es stattdessen angreifen. Ein Team, das rastet, versteckt ist oder kämpft, kann nicht angegriffen werden.

    Wer eine Schriftrolle gewinnt, sieht sie, und wer sie verlor, auch. Sonst niemand: Zu viert und zu sechst sind Rollen geheim, nur ihre Zahl ist offen.
rules-4-title = Ein Kampf beginnt
rules-4 =
    Wer angreift, wählt ein freies Kampffeld und eine Seite; die Helden werden abwechselnd aufgestellt und blicken zur Mitte. Das Kampffeld sieht man von der Seite: Manche Felder haben Boden, die anderen sind Luft.

    Ein Team im Kampf zieht nicht auf der Karte: Kommt eines der beiden an die Reihe, wird stattdessen ein Kampfzug gespielt. Die anderen ziehen derweil im Wald weiter. Die Karten für den nächsten Kampfzug dürfen schon vorher liegen.
rules-5-title = Ein Kampfzug
rules-5 =
    Beide legen auf jeden stehenden Helden verdeckt eine Aktionskarte: Laufen, Springen, Nahkampf, Ausrüstung, Technik, Konzentration, jede nur einmal. Dann decken sie die Karten abwechselnd auf und führen sie aus; wer angreift, beginnt. Mit der Aktion wählst du, ob sich der Held danach umdreht; entscheidet eine Technik oder ein Siegel, wo er endet, wählst du es erst dann.

    Laufen: 1 bis 5 Felder vorwärts oder 1 bis 3 rückwärts auf ebenem Boden. Springen: 1 oder 2 hoch oder beliebig weit hinunter, auf Wunsch eins zur Seite. Ohne Boden hängt ein Held in der Luft und fällt nach seiner nächsten Aktion.
rules-6-title = Angriff und Ausweichen
rules-6 =
    Nachbarfelder liegen links, rechts, darüber und darunter. „Im Umkreis von 4 Feldern“ zählt Spalten und Reihen zusammen. Nahkampf erreicht einen Nachbarn in Blickrichtung oder genau darüber oder darunter; der Schaden entspricht dem Angriff. Ein Kunai erreicht alle; der Schaden entspricht der Ausrüstung.

    Das Ziel würfelt und weicht aus, wenn der Wurf höchstens so hoch ist wie sein Ausweichen. Bei Angriffen von oben ist Ausweichen um 1 niedriger, von hinten um 2, gegen Kunai um 1 höher. Hinten ist jede Spalte im Rücken des Helden, seine eigene nicht. Bei 0 oder weniger gibt es kein Ausweichen. Ein Held mit 0 Gesundheit ist besiegt.
rules-7-title = Gegenstände
rules-7 =     Ein Feuersiegel liegt auf einem Nachbarfeld. Der erste Gegner, der daneben gerät, hält an, sinkt auf den Boden und erleidet 3 Schaden; er darf mit Ausweichen -1 ausweichen, das erspart den Schaden, nicht den Halt. Rauch nimmt einen Helden vom Feld, bis seine nächste Karte aufgedeckt wird. Eine Ration heilt so viel, wie der Würfel zeigt, plus Ausrüstung.
rules-8-title = Techniken
rules-8 =     Eine Technik kostet Chakra. Dauert sie an, erhält ein Held einen Marker: Vor jeder seiner Aktionen zahlt der Anwender den Unterhalt oder beendet sie. Sie endet auch, wenn das Chakra fehlt oder der Anwender besiegt ist. Kai entfernt einen gegnerischen Marker, Shunshin versetzt dich, Henge lässt den ersten Angriff auf dich scheitern.
rules-9-title = Nach dem Kampf
rules-9 =
    Der Kampf endet, wenn eine Seite keinen Helden mehr hat. Nach 20 Kampfzügen gewinnt die Seite mit mehr Helden, dann die mit mehr Gesundheit. Fallen beide zugleich oder sind sie gleich, haben beide verloren: Niemand gewinnt etwas, beide weichen zurück.

    Wer gewinnt, nimmt ungesehen eine Schriftrolle und lässt einen Helden um eine Stufe aufsteigen; wer verliert, weicht ein Feld zurück. Alle erhalten Gesundheit und Chakra ganz zurück, und beide Teams rasten bis zu ihrem nächsten Zug. Zu zweit greift ein Team im ersten Zug nach einem Kampf nicht an und betritt nicht den Turm.
rules-10-title = Turm, Finale und Uhr
rules-10 =
    Nur ein Team mit Luft und Erde darf in den Turm. Überzählige Rollen gehen zurück in den Wald. Kommt das zweite Team an, beginnt das Finale: Beide erhalten eine Stufe, und wer zuerst da war, greift an.

    Ist die Prüfungsuhr an, ziehen nach 30 Runden, oder wenn ein Team 8 Runden im Turm gewartet hat, die zwei besten Teams ins Finale ein; zu zweit gewinnt das bessere. Ein Team im Turm steht vorn, dann wer beide Rollen hat, dann mehr Rollen, dann mehr Stufen, dann der frühere Platz in der Reihenfolge.
rules-11-title = Unsere Varianten
rules-11 =
    Arena: zwei Teams, ein Kampf, kein Wald. Beide verteilen drei Stufen, dann wählt, wer in der Reihenfolge vorn ist, das Kampffeld und greift an. Sind beide besiegt, wird der Kampf mit vertauschten Rollen wiederholt. Revanchen werden gezählt: Wer zwei von drei gewinnt, gewinnt die Serie, und wer einen Kampf verliert, greift im nächsten an.

    Teams können gelost statt gewählt werden. Zu zweit kann gelten, dass sich der Turm nur einem Team öffnet, das auch zwei Kämpfe gewonnen hat. Wer aus der Prüfung ist, darf zum Spaß vorhersagen, wer das Finale gewinnt.
