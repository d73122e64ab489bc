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
duel-fight = Kampf { $fight }
duel-round = Runde { $round } von 3
duel-draft = Draft

duel-hp = Lebenspunkte (LP)
duel-chakra = Chakra
duel-down = besiegt
duel-ready = fertig
duel-thinking = überlegt
duel-clock = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
}
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
duel-face-down = Verdeckte Karte
duel-place = Platz { $place }, { $ninja }
duel-place-free = Frei
duel-place-next = Nächste Karte hierher
duel-left = Chakra übrig: { $left }
duel-too-dear = Zu teuer: { $left } Chakra übrig
duel-exchange = „{ $card }“ gegen „{ $other }“ tauschen
duel-call-here = Hierher rufen ({ $place })
duel-call-against = Gegen: { $ninja }

duel-hand = Deine Hand: { $ninja }
duel-hand-of = Hand von { $name }: { $ninja }
duel-hands = Hände
duel-hint-lay = Klicke eine Karte an, um sie zu legen, und noch einmal, um sie zurückzunehmen; oder zieh sie auf einen Platz.
duel-hint-swap = Wähle hier eine Karte und dann die verdeckte Karte, die sie ersetzt.
duel-hand-advice = Nur dein Lager sieht diese Karten: Gib Tipps im Lager-Chat.
duel-laid = auf Platz { $place }
duel-undealt = Noch nicht gezogen: { $count }.
duel-helps = Deine Verstärkungen
duel-calls-left = noch { $n } in dieser Runde
duel-orders = Geheimaufträge, nur für dich

duel-reveal = Die Karten werden aufgedeckt
duel-skip = Überspringen
duel-recap = Dieser Kampf bisher
duel-recap-last = Der letzte Kampf
duel-unpaid = Zu wenig Chakra: 0
duel-evaded = ausgewichen: 0
duel-sum-plus = Bonus
duel-sum-combo = Kombination
duel-sum-minus = geschwächt
duel-fallen = besiegt
duel-endured = hält durch
duel-revived = erhebt sich

duel-pick = Wähle deinen Ninja
duel-ban = Banne einen Ninja des anderen Lagers
duel-look-pick = Die Ninja zur Auswahl
duel-look-ban = Die Ninja, die gebannt werden können
duel-do-pick = Schicken: { $ninja }
duel-do-ban = Bannen: { $ninja }
duel-ninja-label = { $name }: { $hp } LP, Chakra { $chakra }, { $xp } EP wert
duel-named = In der Mission genannt
duel-worth = EP für den Sieg
duel-banned = gebannt
duel-choosing = wählt heimlich
duel-has-chosen = hat gewählt
duel-fought = { $n ->
    [one] Bisher { $n } Kampf
   *[other] Bisher { $n } Kämpfe
}
duel-deck = Techniken: { $ninja }
duel-decks = Alle Techniken
duel-used = benutzt: { $n }
duel-gone = benutzt
duel-peeked = auf der Hand
duel-out = { $ninja }: { $n } weglassen
duel-left-out = weggelassen

duel-purse = Chakra übrig: { $ninja }
duel-purse-dear = Chakra übrig, für eine Karte reicht es nicht: { $ninja }
duel-waits-ban = Bannt: { $names }
duel-waits-name = Wer tritt vor? { $names }
duel-waits-challenge = Wählt den Gegner: { $names }
duel-waits-discard = Wirft eine Verstärkung ab: { $names }
duel-waits-pick = Heimliche Wahl der Ninja: { $names }
duel-waits-out = Auswahl der Techniken: { $names }
duel-waits-lay = Karten legen: { $names }
duel-waits-swap = Darf eine Karte tauschen: { $names }
duel-waits-over = Das Spiel ist vorbei.

duel-key-1 = 1. Handkarte legen oder zurücknehmen
duel-key-2 = Ebenso die 2. Karte
duel-key-3 = Ebenso die 3. Karte
duel-key-4 = Ebenso die 4. Karte
duel-key-5 = Ebenso die 5. Karte
duel-key-6 = Ebenso die 6. Karte
duel-key-d = Fertig (oder der orange Knopf)
duel-key-u = Doch nicht fertig
