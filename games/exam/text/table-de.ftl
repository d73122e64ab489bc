## Der Tisch: Karte, Kämpfe, Aktionsleiste

exam-map = Waldkarte
exam-places = Waldkarte und Kämpfe
exam-about = { $what }: { $about }
exam-order = Zugfolge
exam-round = Runde { $round }
exam-final = Das Finale
exam-arena = Die Arena
exam-series = Zwei von drei: { $names }
exam-battle = Kampf: { $attacker } gegen { $defender }
exam-fighting = im Kampf
exam-field = Kampffeld: { $field }
exam-clearing =
    { $kind ->
        [tower] Turm
        [cliff] Klippe
        [find] Ein Fund im Nebel
        [entrance] Eingang
       *[clearing] Lichtung
    }, Spalte { $column }, Reihe { $row }
exam-in-tower = Im Turm: { $name }
exam-cell =
    Spalte { $column }, Reihe { $row }, { $kind ->
        [air] in der Luft
        [water] auf dem Wasser
       *[ground] auf dem Boden
    }

## Teams und Helden

exam-about-team-naruto = Schattendoppelgänger, Feuer und Erste Hilfe: von allem etwas.
exam-about-team-shino = Insekten rauben Chakra; Fänge und Byakugan treffen aus der Nähe.
exam-about-team-neji = Meister des Nahkampfs, und Kunai ohne Ende.
exam-about-team-shikamaru = Schatten und Geist: Lenke die Helden der Gegner.
exam-about-team-gaara = Sand, der fesselt und schützt, Wind, der zurückstößt.
exam-about-team-dosu = Klänge, die durchdringen, zurückstoßen und verwirren.
exam-ready = fertig
exam-level = Stufe { $level } von 3
exam-from-level = Stufe { $level }
exam-heart = Gesundheit { $value } von { $most }
exam-chakra = Chakra { $value } von { $most }
exam-unseen = unbekannt
exam-no-scroll = Keine Schriftrolle

## Ein Kampf

exam-facing-left = blickt nach links
exam-facing-right = blickt nach rechts
exam-in-smoke = Im Rauch: { $hero }
exam-dazed = verliert die nächste Karte
exam-seal = Feuersiegel von: { $name }
exam-token =
    { $turns ->
        [0] { $technique }, eingesetzt von: { $hero }
        [one] { $technique }, eingesetzt von: { $hero } (noch { $turns } Kampfzug)
       *[other] { $technique }, eingesetzt von: { $hero } (noch { $turns } Kampfzüge)
    }
exam-opened = Aufgedeckt: { $card }
exam-laid = Gelegt: { $card }
exam-face-down = Eine verdeckte Karte
exam-choose-hero = Wählen: { $hero }
exam-all-laid = Jeder Held hat eine Karte.
exam-lay = { $card }, legen auf: { $hero }
exam-cost = { $chakra } Chakra
exam-picked = Schon gewählt: { $names }

## Was ein Klick bewirken würde

exam-will-hang = Endet in der Luft.
exam-will-burn = Löst ein Feuersiegel aus, Treffer: { $chance }.
exam-no-reach = Erreicht von hier niemanden.
exam-nobody = niemand
exam-vain = umsonst
exam-in-vain = Bewirkt nichts: { $why }.
exam-sure = kein Ausweichen möglich
exam-warded = der nächste Angriff scheitert

## Tasten

exam-key-1 = Erste Aktionskarte oder Technik
exam-key-2 = Zweite Aktionskarte oder Technik
exam-key-3 = Dritte Aktionskarte oder Technik
exam-key-4 = Vierte Aktionskarte oder Technik
exam-key-5 = Fünfte Aktionskarte oder Technik
exam-key-6 = Sechste Aktionskarte oder Technik
exam-key-q = Dein erster Held
exam-key-w = Dein zweiter Held
exam-key-e = Dein dritter Held
exam-key-r = Mit der nächsten Aktion umdrehen
exam-key-b = Zurück
exam-key-x = Fertig, bleiben oder nichts tun
exam-key-m = Nächste Ansicht: Waldkarte oder Kampf

## The end

exam-end-places = Die Teams
exam-end-levels = Stufen { $levels }
exam-end-battles = Die Kämpfe
exam-end-three = { $team } gewinnt, geführt von { $name }
exam-end-decisive = Der entscheidende Schlag
exam-end-decisive-text = { $hero } nahm { $name } { $count } Gesundheit.
exam-end-again = Noch einmal sehen
exam-end-foreseen = Den Sieg vorhergesagt
exam-end-foreseen-who = { $names }: { $n } von { $all }
exam-end-blow = −{ $count } Gesundheit auf einmal
exam-end-blow-who = { $name } gegen { $other }, der härteste Schlag
exam-end-dodges = { $count }-mal ausgewichen
exam-end-dodges-who = { $name } war am flinksten
exam-end-wins = { $count ->
    [one] { $count } Kampf gewonnen
   *[other] { $count } Kämpfe gewonnen
}
exam-end-wins-who = { $name }, am meisten
exam-end-techniques = { $count ->
    [one] { $count } Technik
   *[other] { $count } Techniken
}
exam-end-techniques-who = { $name } nutzte die meisten
exam-end-long = { $count ->
    [one] { $count } Kampfzug
   *[other] { $count } Kampfzüge
}
exam-end-long-who = { $name } gegen { $other }, der längste

## Prompts
exam-ask-place = Wo beginnt { $hero }?
exam-ask-lay = Lege eine Karte auf { $hero }.
exam-ask-open-card = Decke die Karte von { $hero } auf.
exam-ask-fall = Wo landet { $hero }?
exam-ask-face = Wohin blickt { $hero } jetzt?
exam-face-left = Nach links
exam-face-right = Nach rechts
exam-note-out = Deine Prüfung ist vorbei: Du darfst gehen.
exam-ask-return = Wo taucht { $hero } auf?
exam-do-run = Wohin läuft { $hero }?
exam-do-jump = Wohin springt { $hero }?
exam-do-melee = Wen schlägt { $hero }?
exam-do-equipment = Was benutzt { $hero }?
exam-do-technique = Welche Technik für { $hero }?
exam-do-concentration = Konzentriert sich { $hero }?
exam-do-focus = Ein Würfelwurf Chakra zurück.
exam-do-unleash = Alles Chakra zurück.
exam-note-dash = Gestrichelte Ringe: Sprint, 2 Gesundheit je Held.
exam-note-no-dash = Ein Sprint braucht 3 Gesundheit.
exam-note-search = Nötig ist 4 oder mehr: 50 %.
exam-ask-meet = Ihr steht vor { $name }.
exam-note-meet =
    { $n ->
        [0] Gesundheit { $own } : { $theirs } · dort keine Rolle
       *[other] Gesundheit { $own } : { $theirs } · ihre Rollen: { $scrolls }
    }
exam-note-wounded = Schwer verwundet!
exam-note-lay = Ein Tipp legt sie, einer nimmt sie zurück.
exam-note-place = Die hellen Felder gehören dir.
exam-note-raise = Mit aller Gesundheit der neuen Stufe.
exam-ends = Kein Unterhalt mehr. Dann handelt der Held.
exam-note-upkeep = Handeln kostet { $n } Chakra Unterhalt.
exam-note-kunai = Kunai: Tippe auf einen Gegner.
exam-note-seal = Siegel: Tippe auf ein helles Feld.
exam-go-on = Weiter
exam-lead = { $team } führen
exam-levels-left = Noch zu verteilen: { $n }
exam-take-back = Zurücknehmen
exam-turn = Umdrehen
exam-turns = Dreht sich um
exam-cards-lie = Deine Karten liegen.
exam-over = Die Prüfung ist vorbei.
exam-waits-teams = Die Teams werden gewählt.
exam-waits-levels = Stufen werden heimlich verteilt.
exam-waits-forest = Die Prüfung geht weiter.
exam-waits-final = Das Finale läuft.
exam-waits-arena = Der Kampf läuft.
exam-waits-meet = Ein Team steht vor dir: Greift es an?
exam-waits-walks = Ein Team ist unterwegs.
exam-waits-tower = Du wartest im Turm auf das zweite Team.
exam-waits-acts = { $hero } handelt.
exam-waits-opens = Die nächste Karte wird gewählt.
exam-waits-lays = Karten werden gelegt.
exam-waits-place = Helden werden aufgestellt.
exam-waits-field = Das Kampffeld wird gewählt.
exam-waits-raises = Was der Kampf bringt, wird gewählt.
exam-hits = Trifft: { $names }
exam-before = Vor dem Start
exam-turn-of = Zug { $turn }/{ $last }

## Hand and panels
exam-none-left = keine mehr
exam-a-find = ein Fund
exam-aim = Dein Ziel
exam-aim-one = Gewinne eine Rolle „{ $scroll }“, { $players ->
    [2] dann sei vor den anderen am Turm
   *[other] dann sei eines der ersten zwei Teams am Turm
}.
exam-aim-none = Gewinne beide Rollen im Kampf.
exam-aim-victories = Du hast beide. Gewinne noch { $n ->
    [one] { $n } Kampf
   *[other] { $n } Kämpfe
}, dann zum Turm!
exam-aim-both = Du hast beide: auf zum Turm!
exam-top = Stufe 3: mehr geht nicht.
exam-rises = Stufe { $level } → { $next }
exam-new = Neu mit { $level }
exam-nothing-new = Keine neue Technik.
exam-log-battle = { $names } · Zug { $turn }
exam-show-strikes = Zeigen, wo er zuschlägt
exam-show-cells = Auf dem Feld zeigen
exam-common = Alle können auch: { $names }.

## Why a technique is grey
exam-why-level-too-low = ab Stufe { $level }
exam-why-no-chakra = braucht { $n } Chakra
exam-why-blocked = gerade gesperrt
exam-why-tokens-out = wirkt schon
exam-why-pinned = festgehalten
exam-why-puppet-led = die Puppe ging schon
exam-why-aim = hier nicht möglich
exam-why-area = niemand im Bereich
exam-why-within = niemand bis { $reach }
exam-why-turncoat = niemand bis { $reach }
exam-why-around = niemand bis { $reach }
exam-why-row = niemand in der Reihe
exam-why-ahead = niemand voraus
exam-why-neighbour = niemand daneben
exam-why-charge = niemand auf dem Weg
exam-why-held = niemand gefangen
exam-why-hexed = kein Marker da
exam-why-below = kein Platz oben
exam-why-beside = braucht die Puppe
exam-why-course = kein freier Weg
exam-why-cell = kein freies Feld

## Scenes
exam-hit = Treffer!
exam-dodged = Ausgewichen!
exam-dodges-at = { $hero } weicht bei { $n } oder weniger aus
exam-shout-down = { $hero } ist besiegt!
exam-shout-warded = Abgewehrt!
exam-search-hit = Öffnen erlaubt!
exam-search-miss = Nichts gefunden.
exam-rolled = Wurf { $roll }, nötig ist { $needed } oder mehr.
exam-begins = Kampf!
exam-you-win = Du gewinnst den Kampf!
exam-wins = { $name } gewinnt den Kampf
exam-both-lost = Beide haben verloren
exam-why-beaten = Von { $name } steht niemand mehr.
exam-why-more = Nach Zug { $turn } gewinnen mehr stehende Helden.
exam-why-health = Nach Zug { $turn } bei Gleichstand: mehr Gesundheit.
exam-why-both = Niemand war stärker.
exam-stand = stehen: { $n }
exam-scroll-goes = Eine Rolle von { $other } geht an { $name }.
exam-scroll-none = Keine Rolle wechselt den Besitzer.
exam-enters = Im Turm!
exam-again = Noch einmal!
exam-out = Ausgeschieden, nicht rechtzeitig am Turm: { $names }
exam-rings = Die Uhr läutet!
exam-rings-why = Die zwei besten Teams kommen weiter.
exam-gone = Gegangen: Das Team ist raus.

## Words of the game
exam-field-forest = Äste in vielen Höhen, unten Boden.
exam-field-waterfall = Vorsprünge, eine Brücke, tragendes Wasser.
exam-field-cave = Niedrig: fünf Reihen, schmale Vorsprünge.
exam-term-scroll = Schriftrollen
exam-term-scroll-text = Luft und Erde: je eine öffnet den Turm. Wer einen Kampf gewinnt, nimmt eine ungesehen.
exam-term-tower = Turm
exam-term-tower-text = Zu zweit gewinnt das erste Team mit beiden Rollen; sonst kämpfen die ersten zwei im Finale.
exam-term-find = Funde
exam-term-find-text = Im Nebel: Mit 4 oder mehr geht er auf. Daneben: Bleibe und versuche es im nächsten Zug.
exam-term-dodge = Ausweichen
exam-term-dodge-text = Das Ziel würfelt: höchstens sein Ausweichen, und der Angriff misslingt. Bei 0 oder weniger geht es nicht.
exam-term-behind = Von hinten, von oben
exam-term-behind-text = Mindestens eine Spalte dahinter: Ausweichen −2. Aus höherer Reihe: Ausweichen −1.
exam-term-neighbour = Benachbart
exam-term-neighbour-text = Links, rechts, darüber, darunter, nie schräg.
exam-term-within = Bis n Felder
exam-term-within-text = Spalten plus Reihen, egal was dazwischen steht.
exam-term-hang = In der Luft
exam-term-hang-text = Ohne Boden hängt ein Held und fällt nach seiner nächsten Aktion.
exam-term-token = Marker
exam-term-token-text = Dauernde Techniken hinterlassen einen. Rund: eigener; schräg: vom Gegner.
