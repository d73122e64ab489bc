## The table of the duel

duel-course = Verlauf der Partie
duel-xp = { $xp } EP
duel-fights-won = { $n ->
    [one] { $n } Sieg
   *[other] { $n } Siege
}
duel-turn = Zug { $turn }
duel-turn-pair = Zug { $turn }: zwei gegen einen
duel-turn-past = { $turn }: { $ninja }. { $winner } ({ $xp } EP)
duel-draw = Unentschieden
duel-turn-spoils = { $turn }: { $ninja }. Unentschieden; EP der Mission: { $camp } ({ $xp } EP)
duel-fight = Kampf { $fight }
duel-round = Runde { $round } von 3
duel-draft = Draft

duel-hp = Lebenspunkte (LP)
duel-hp-short = LP
duel-chakra = Chakra
duel-down = besiegt
duel-hit = getroffen
duel-ready = fertig
duel-thinking = überlegt
duel-wait-plus = Nächste Karte +{ $n }
duel-wait-minus = Nächste Karte −{ $n }
duel-wait-cheap = Nächste Karte { $n } billiger
duel-wait-bound = Gebunden: nächste Wirkung entfällt
duel-wait-poison = Gift: { $n } je Schlagabtausch
duel-wait-fuse = Explosion: { $n } beim nächsten Schlagabtausch
duel-wait-endure = Hält einmal durch
duel-wait-heart = Zweites Herz: { $n }
duel-wait-heart-spent = Zweites Herz verbraucht

duel-card-label = { $name }: { $kind }, kostet { $cost } Chakra, Schaden { $damage }.
duel-hyphens =
    viel|köpfiger blitz|rüstung eis|dimension erd|schwimmen eremiten|stab schlacht|feld
    voll|kommener haares|breite unsterb|liche wasser|drache holz|versteck kabel|klingen
    kopfgeld|buch kriegs|fächer blüten|kanone sporen|double papier|bomben zermal|mender
    dämonen|flöte regene|ration doppel|gänger druck|schaden aufer|weckten vakuum|schlag
    wind|versteck auszieh|barer seelen|entzug abend|elefant mensch|licher mittags|tiger
    empfänger|wurf gewitter|sturm lenk|geschosse weit|reichende kröten|gesangs siede|versteck
    majes|tätische staub|versteck feuer|versteck schläfer|spion schatten|griff bestien|gewand
    licht|fangzahn sand|dimension finger|zeichen schwanz|bestie soldaten|pille explo|dierende
    flammen|werfer eremiten|modus lava|dimension schatten|nähen uner|schüttert blitz|versteck
    verschmel|zung eremiten|kunst sand|begräbnis aschen|knochen drachen|flamme sand|mausoleum
    krötenöl|flamme vierund|sechzig schwanz|bestien flammen|schwert blitz|bleistift kröten|schatten
    wasser|versteck körper|flimmern explo|dierender wasser|strahlen eisensand|regen ungreif|barkeit
    wüsten|schweben wasser|fangzahn schatten|fessel grenz|gefängnis eisensand|speer sand|mausoleums
    schatten|würger hasen|haar|nadeln schmerzens|tritt über|menschliche schatten|sammeln
    vier|schwänziges zerschmet|terter kröten|maul|falle punkt|durchbruch flammen|geschoss
    insekten|schwarm flammen|versteck neun|schwänziger unsterb|lichkeit flammen|barriere
    wasser|gefängnis glöckchen|prüfung selbstmord|bomber lehm|doppel|gänger sand|doppel|gänger
    krötenöl|geschoss eisensand|angriff holz|doppel|gänger unver|gleichliche blitz|doppel|gänger
    schatten|schlangen lehm|tausend|füßlers wasser|doppel|gänger klassen|unterschied
    tinten|doppel|gänger kirsch|blüten|schlag garküchen|zerstörer zwillings|schlangen
    krähen|doppel|gänger hundert|prozentiger vernichtungs|flamme schwanz|bestien|kugel
    schwer|kraft|dimension schwanz|bestien|kugeln schatten|doppel|gänger zwillings|löwen|fäuste
duel-face-down = Verdeckte Karte
duel-place = Platz { $place }, { $ninja }
duel-place-nth = Platz { $place }
duel-place-rule = die höhere Zahl macht ihren ganzen Schaden, die kleinere keinen; Wirkungen bleiben
duel-place-next = die nächste Karte kommt hierher
duel-left = noch { $left } Chakra
duel-too-dear = zu teuer, noch { $left }
duel-dealt = { $n } Schaden
duel-exchange = „{ $card }“ gegen „{ $other }“ tauschen
duel-call-here = hier
duel-call-against = auf { $ninja }
duel-call-choose = Verstärkung für Platz { $place } wählen

duel-rows = Was du hast
duel-helps = Verstärkung
duel-orders = Geheim­aufträge
duel-order-done = erfüllt, wenn du siegst
duel-order-open = noch möglich
duel-order-lost = nicht in diesem Kampf

duel-so-far = Der Kampf bisher
duel-last-fight = Der letzte Kampf
duel-worth-now = Die Mission bringt { $mission } EP, wen ihr besiegt { $beaten }{ $bonus ->
    [0] {""}
   *[other] , der genannte Ninja { $bonus } mehr
}{ $more ->
    [0] .
   *[other] , deine Geheimaufträge bis zu { $more }.
}
duel-worth-besides = Wer besiegt wird, bringt { $beaten } EP dazu{ $more ->
    [0] .
   *[other] , deine Geheimaufträge bis zu { $more }.
}
duel-camps-xp = EP der Lager: { $ours } zu { $theirs }
duel-unpaid = zu wenig Chakra
duel-evaded = ausgewichen
duel-sum-plus = Bonus
duel-sum-combo = Kombination
duel-sum-minus = geschwächt

duel-fx-combo = +{ $n } nach { $kind }
duel-fx-if-hit = bei Treffer
duel-fx-guard = Schutz { $n ->
    [999] gegen alles
   *[other] { $n }
}
duel-fx-evade = weicht bis { $n } aus
duel-fx-counter = schlägt mit { $n } zurück
duel-fx-pierce = dringt mit { $n } durch
duel-fx-drain = entzieht { $n } Chakra
duel-fx-gain = gewinnt { $n } Chakra
duel-fx-heal = heilt { $n }
duel-fx-strike = { $n } auf jeden Fall
duel-fx-endure = hält durch
duel-fx-void = niemand wird getroffen
duel-fx-bind = bindet die nächste Karte
duel-fx-bind-here = bindet die Karte gegenüber
duel-fx-poison = Gift { $n }
duel-fx-delay = danach Explosion { $n }
duel-fx-share = gibt { $n } % zurück
duel-fx-heart = zweites Herz { $n }
duel-fx-recoil = Rückstoß { $n }
duel-fx-peek = sieht { $n } Karten
duel-fx-swap = darf tauschen
duel-fx-strengthen = nächste Karte +{ $n }
duel-fx-cheapen = nächste Karte { $n } billiger
duel-fx-weaken = ihre nächste Karte −{ $n }
duel-fx-poisoned = Gift { $n }
duel-fx-exploded = Explosion { $n }
duel-fx-bound = gebunden: ohne Wirkung

duel-scene-show = { $ninja }
duel-scene-clash = Schlagabtausch { $place } von 3
duel-head-fallen = { $n ->
    [one] { $ninja } fällt!
   *[other] { $ninja } fallen!
}
duel-head-boss = Der Boss ist besiegt: { $ninja }!
duel-head-endured = { $ninja } hält durch!
duel-head-revived = { $ninja } steht wieder auf!
duel-head-hit = { $ninja } trifft: { $harm }!
duel-head-hit-of-three = { $ninja } trifft { $foe }: { $harm }!
duel-head-pierced-of-three = { $ninja } durchbohrt { $foe }: { $harm }!
duel-head-struck-back-of-three = { $ninja } schlägt gegen { $foe } zurück: { $harm }!
duel-head-sum = { $ninja } treffen { $foe }: { $parts } = { $harm }!
duel-head-pierced = { $ninja } durchbohrt: { $harm }!
duel-head-struck-back = { $ninja } schlägt zurück: { $harm }!
duel-head-lost = { $ninja } verliert { $harm } LP
duel-head-evaded = { $foe } weicht aus!
duel-head-blocked = { $foe } wehrt alles ab!
duel-head-void = Niemand wird getroffen
duel-head-equal = Gleich stark: niemand wird getroffen
duel-head-nothing = Niemand wird getroffen
duel-head-hp = { $ninja }: { $from } → { $to } LP
duel-pair = { $pair } gegen { $lone }.
duel-with = Du und { $partner } gegen { $lone }.
duel-victory = Sieg: { $camp }
duel-part-mission = Mission
duel-part-beaten = besiegte Ninja
duel-part-named = genannter Ninja
duel-part-orders = Geheimaufträge

duel-named = In der Mission genannt
duel-good-start = Gut für den Anfang
duel-all-others = Alle anderen
duel-worth = { $xp } EP für den, der ihn besiegt
duel-banned = gebannt
duel-choosing = wählt heimlich
duel-has-chosen = hat gewählt
duel-fought = { $n ->
    [one] bisher { $n } Kampf
   *[other] bisher { $n } Kämpfe
}
duel-mix-attack = { $n } Angriff
duel-mix-boost = { $n } Stärkung
duel-mix-defence = { $n } Abwehr
duel-left-out = bleibt hier
duel-has-hp = { $n } LP
duel-has-help = { $n ->
    [one] { $n } Verstärkung
   *[other] { $n } Verstärkungen
}
duel-has-orders = { $n ->
    [one] { $n } Geheimauftrag
   *[other] { $n } Geheimaufträge
}
duel-camp-xp = Das Lager hat { $xp } EP
duel-fighter-text = { $hp } von { $full } LP. { $chakra } von { $most } Chakra für diese Runde.
duel-two-chakras = „{ $chakra }“: zwei Quellen von Chakra, zusammen { $sum }, in jeder Runde wieder voll.
duel-used = Benutzte Techniken: { $n } von { $of }
duel-gone = in diesem Kampf benutzt
duel-peeked = auf der gegnerischen Hand gesehen
duel-best = Bester Schlag: { $card }, { $n } Schaden.
duel-costs = kostet { $n }
duel-damages = { $n } Schaden
duel-no-effect = Keine weitere Wirkung.
duel-kind = Art der Technik
duel-kind-text = Manche Techniken sind stärker, wenn in derselben Runde schon eine Karte dieser Art benutzt wurde: { $kind }.
duel-no-call = In dieser Runde kann keine Verstärkung mehr gerufen werden, oder auf jedem Platz liegt eine.
duel-why-done = Du bist für diese Runde fertig.
duel-why-full = Alle drei Plätze sind belegt: Nimm erst eine Karte zurück.

duel-ask-ban = Banne einen fremden Ninja.
duel-note-ban = Antippen zum Ansehen.
duel-ask-name = Wer kämpft jetzt für dein Lager?
duel-note-name = Wer am wenigsten gekämpft hat; wer zuerst vortritt.
duel-ask-challenge = Wen forderst du heraus?
duel-note-challenge = Tippe jemanden vom anderen Lager an.
duel-ask-discard = Zu viele: Wirf eine ab.
duel-note-discard = Höchstens fünf Verstärkungen auf der Hand.
duel-ask-pick = Wähle heimlich deinen Ninja.
duel-ask-pick-of = Schicke heimlich Ninja { $n } von { $of }.
duel-note-pick = Antippen zum Ansehen. Alle erscheinen zugleich.
duel-note-packed = 15 Techniken gepackt. Alle erscheinen zugleich.
duel-do-pick = { $ninja } schicken
duel-do-ban = { $ninja } bannen
duel-do-look = Die Karten
duel-do-discard = { $card } abwerfen
duel-not-this = nicht möglich
duel-choose-one = wähle eine
duel-ask-pack = { $ninja }: 15 Techniken kommen mit.
duel-note-pack = { $n ->
    [0] Gepackt. Antippen nimmt eine mit, die hierbleibt.
    [one] Noch eine bleibt hier: Tippe sie an.
   *[other] Noch { $n } bleiben hier: Tippe sie an.
}
duel-to-go = noch { $n }
duel-ask-lay = { $place ->
    [1] Lege deine erste Karte.
    [2] Lege deine zweite Karte.
   *[other] Lege deine dritte Karte.
}
duel-ask-lay-of = { $place ->
    [1] { $ninja }: erste Karte.
    [2] { $ninja }: zweite Karte.
   *[other] { $ninja }: dritte Karte.
}
duel-ask-lay-done = Alle Karten liegen. Fertig?
duel-ask-forgotten = Eine gewählte Verstärkung liegt nicht. Fertig?
duel-do-without = Ohne fertig
duel-do-place = Platz wählen
duel-ask-laid = Du bist für diese Runde fertig.
duel-to-lay = noch { $n } legen
duel-purse = Danach bleiben { $left } Chakra.
duel-purse-dear = Eine Karte ist nicht bezahlbar und zählt nicht.
duel-note-armed = Wähle den Platz, dem sie hilft.
duel-ask-swap = Eine verdeckte Karte tauschen?
duel-note-swap = Wähle erst eine Handkarte.
duel-note-swap-place = Tippe nun die Karte an, die sie ersetzt.

duel-waits-ban = Ein Ninja wird gebannt.
duel-waits-name = Wer tritt vor? Nur, wer am seltensten gekämpft hat.
duel-waits-challenge = { $name } ist vorgetreten und wählt einen Gegner.
duel-waits-discard = Eine Verstärkung wird abgeworfen.
duel-waits-pick = Ninja werden heimlich gewählt.
duel-has-sent = { $ninja } geht. Die anderen wählen.
duel-hand-of = Die Karten von { $name }: { $ninja }.
duel-waits-lay = Karten werden gelegt.
duel-waits-swap = Eine Karte darf getauscht werden.
duel-waits-over = Das Spiel ist vorbei.

duel-end-blow = { $n } mit einem Schlag
duel-end-blow-who = { $ninja } gegen { $foe }
duel-end-clashes = { $n } von { $of } Treffern
duel-end-clashes-who = { $name } traf am häufigsten
duel-end-orders = { $n ->
    [one] { $n } Auftrag erfüllt
   *[other] { $n } Aufträge erfüllt
}
duel-end-orders-who = Allianz { $n }, Akatsuki { $other }
duel-end-close = { $n } LP übrig
duel-end-close-who = der knappste Sieg: { $ninja }
duel-series-goes-on = Die Revanche geht als Serie auf zwei Siege weiter: { $score }
duel-seen-of = Gesehen von { $ninja }: { $n } von 15 Techniken
duel-draw-nothing = Nach dem Regelheft bringt ein Unentschieden niemandem EP.

## Terms

duel-term-hp = LP
duel-term-hp-text = Das Leben eines Ninja in diesem Kampf. Bei 0 ist er besiegt. Manche Techniken heilen, nie über die gedruckte Zahl hinaus.
duel-term-chakra = Chakra
duel-term-chakra-text = Bezahlt Techniken. In jeder Runde ist es wieder voll; „40 + 20“ sind zwei Quellen, zusammen 60.
duel-term-damage = Schaden
duel-term-damage-text = Was eine Karte im Schlagabtausch zählt. Die höhere Zahl trifft und kostet die andere Seite so viele LP.
duel-term-clash = Schlagabtausch
duel-term-clash-text = Die Karten eines Platzes treffen aufeinander. Die höhere Zahl trifft mit ihrem ganzen Schaden, bei Gleichstand wird niemand getroffen. Eine unterlegene Karte behält ihre Wirkung.
duel-term-guard = Schutz
duel-term-guard-text = Nimmt jedem Treffer in diesem Schlagabtausch so viel ab.
duel-term-evade = Ausweichen
duel-term-evade-text = Ein Angriff bis zu dieser Zahl zählt in diesem Schlagabtausch 0.
duel-term-pierce = Durchdringen
duel-term-pierce-text = Auch ein Angriff, der nicht gewinnt, richtet diesen Schaden an; Schutz nimmt davon ab.
duel-term-combo = Kombination
duel-term-combo-text = Mehr Schaden, wenn in derselben Runde schon eine Karte der genannten Art benutzt wurde.
duel-term-bound = Gebunden
duel-term-bound-text = Die nächste Karte zählt nur mit ihrer Zahl; ihre Wirkung entfällt.
duel-term-poison = Gift
duel-term-poison-text = So viel Schaden bei jedem weiteren Schlagabtausch dieser Runde.
duel-term-fuse = Explosion
duel-term-fuse-text = So viel Schaden beim nächsten Schlagabtausch dieser Runde.
duel-term-endure = Durchhalten
duel-term-endure-text = Einmal in dieser Runde behält ein Ninja, der fallen würde, 1 LP.
duel-term-heart = Zweites Herz
duel-term-heart-text = Einmal im Kampf erhebt sich ein Ninja, der fallen würde, mit so vielen LP.
duel-term-place = Platz
duel-term-place-text = Drei Karten werden verdeckt gelegt, in der Reihenfolge, in der sie auf die der anderen Seite treffen.
duel-term-help = Verstärkung
duel-term-help-text = Verdeckt auf einen Platz gelegt, wird sie aufgedeckt, bevor die Karten dort verglichen werden.
duel-term-orders = Geheimauftrag
duel-term-orders-text = Erfülle ihn in einem Kampf, den du gewinnst: Dann bringt er deinem Lager seine EP.
duel-term-xp = EP
duel-term-xp-text = Erfahrung. Das Lager mit mehr davon gewinnt nach neun Zügen: durch Missionen, besiegte Ninja und Geheimaufträge.
duel-term-pair = Zwei gegen einen
duel-term-pair-text = Jede Karte des Paars wird für sich mit der Karte des Einzelnen verglichen.

## Ninja

duel-style-naruto = Stürmer. Erst Doppelgänger, dann ein großer Schlag.
duel-style-sakura = Heilerin mit harter Faust. Zermürbt den Gegner.
duel-style-kakashi = Kopiert und kontert. Hat auf alles eine Antwort.
duel-style-shikamaru = Bindet den Gegner und schlägt dann in Ruhe zu.
duel-style-gaara = Eine Mauer aus Sand. Was sie greift, zerdrückt sie.
duel-style-guy = Reine Fäuste. Öffnet Tore und zahlt mit dem eigenen Leben.
duel-style-jiraiya = Eremit mit Kröten. Kommt langsam, trifft am Ende schwer.
duel-style-bee = Schweifbiest und Rhythmus. Kaum aufzuhalten.
duel-style-naruto-2 = Sechs Pfade. Kraft in jeder Karte.
duel-style-itachi = Illusionen und schwarzes Feuer. Durchkreuzt jeden Plan.
duel-style-kisame = Frisst Chakra und wächst daran.
duel-style-deidara = Explosionen, jetzt und beim nächsten Mal.
duel-style-sasori = Puppen und Gift. Die Zeit arbeitet für ihn.
duel-style-hidan = Verletzt sich selbst, um dich mehr zu verletzen.
duel-style-kakuzu = Viele Herzen, viele Elemente. Steht wieder auf.
duel-style-pain = Sechs Körper: sieht deine Hand und stößt alles fort.
duel-style-orochimaru = Schlangen, Gift und immer ein Ausweg.
duel-style-sasuke = Blitze. Schnelle Karten, die aufeinander bauen.
duel-style-kabuto = Heilt, lähmt und überdauert.
duel-style-obito = Gleitet durch Angriffe und schlägt zurück.
duel-style-madara = Gewaltige Schläge hinter starkem Schutz.
duel-style-jubi = Ein Endgegner: riesig, zu viel für einen allein.
duel-style-obito-2 = Ein Endgegner: Kugeln, die auslöschen und durchdringen.
duel-style-madara-2 = Ein Endgegner: von allem das Doppelte.
duel-style-kaguya = Ein Endgegner: andere Welten, andere Regeln.
duel-style-sasuke-2 = Rinnegan. Tauscht Plätze und trifft, wo es weh tut.

duel-key-1 = 1. Handkarte legen oder zurücknehmen
duel-key-2 = Ebenso die 2. Karte
duel-key-3 = Ebenso die 3. Karte
duel-key-4 = Ebenso die 4. Karte
duel-key-5 = Ebenso die 5. Karte
duel-key-6 = Ebenso die 6. Karte
duel-key-d = Fertig (oder der orange Knopf)
duel-key-u = Doch nicht fertig
