# Die Wahrheit über eine beendete Partie: kommt mit ihrer Seite.
truth-title = Die Wahrheit über diese Partie
truth-share = Untersucht: { $share } %
truth-waiting = { $count ->
    [0] Diese Partie ist als Nächste an der Reihe.
    [one] { $count } andere Partie kommt vorher.
   *[other] { $count } andere Partien kommen vorher.
}
truth-note = Du kannst die Seite verlassen: Was herauskommt, bleibt hier stehen.
truth-won-low = { $name } hat gewonnen, und die Chance lag einmal bei { $chance } %
truth-won-high = { $name } hat gewonnen, und die Chance lag nie unter { $chance } %
truth-shared = { $names } teilen sich den Sieg
truth-team-won = Ihr habt gemeinsam gewonnen, und eure Chance lag einmal bei { $chance } %
truth-team-lost = Ihr habt gemeinsam verloren, und eure Chance lag einmal bei { $chance } %
truth-nobody = Niemand hat gewonnen
truth-of-winner = Zur Chance dessen, der gewann, trugen Entscheidungen { $own } und das Glück { $luck } von hundert Punkten bei.
truth-of-you = Zu deiner Chance trugen deine Entscheidungen { $own } und das Glück { $luck } von hundert Punkten bei.
truth-of-team = Zu eurer Chance trugen eure Entscheidungen { $own } und das Glück { $luck } von hundert Punkten bei.
truth-curve = Gewinnchance in %
truth-curve-team = Chance des Teams in %
truth-band = genauer wissen wir es nicht
truth-end = Ende
truth-turns = Wo sie kippte
truth-no-turns = Kein einzelner Klick und kein Glücksfall hat diese Partie zweifelsfrei gedreht.
truth-stamp = Wendepunkt { $at }
truth-luck = Glück
truth-by-bot = ein Bot hat geklickt
truth-by-guest = eine Vertretung hat geklickt
truth-lapse = { $name } hat die Zeit ablaufen lassen.
truth-leave = { $name } hat die Partie verlassen.
truth-click = { $name }: { $click }
truth-stay = bleiben
truth-better = Gut gespielt hieße das: „{ $click }“ Damit { $other } % statt { $chance } %.
truth-good = Gut gewählt: { $chance } % statt { $other } %.
truth-lucky = Von { $other } % auf { $chance } %: Glück, niemandes Verdienst oder Schuld.
truth-accounts = Glück und Entscheidungen
truth-accounts-note = von hundert Punkten, ab { $start }
truth-key-luck = Karten und Würfel
truth-key-own = eigene Entscheidungen
truth-key-close = zu knapp, um es zu sagen
truth-team = Das Team
truth-team-note = Ihr spielt gemeinsam, darum bekommt hier niemand eine eigene Note.
truth-account = { $name }: von { $start } % aus, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others }, Glück { $luck }. Am Ende { $result } %.
truth-others = andere { $others }
truth-clicks = Entscheidungen
truth-clicks-note = Gewinnchance
truth-no-clicks = Keine Entscheidung hebt sich zweifelsfrei ab.
truth-words = Die ganze Kurve in Worten
truth-how = Von jedem dieser Augenblicke aus wurde gut weitergespielt. Was jemand nicht wissen konnte, wurde dabei neu ausgeteilt, und was auffiel, wurde ein zweites Mal beurteilt.
truth-table = Zum Tisch dieses Augenblicks
truth-back = Die Wahrheit
