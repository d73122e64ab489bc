# Hints: what a good player would do, and why.
why-fight = Fight { $enemy }: with your best card the chance to injure it is { $percent } %.
why-card = Add { $card }: it brings the chance to { $percent } %.
why-roll = Roll without a card: { $percent } % will do, and you keep your Chakra.
why-move = Go to { $area }: { $steps ->
    [0] Tobi stands there.
    [one] from there it is one step to Tobi.
   *[other] from there it is { $steps } steps to Tobi.
}
why-home = Go to { $area }: only there injuries heal, and all ways begin.
why-support = Play { $card }: now is the moment for it.
why-discard = Discard { $card }: of your cards it will help you least.
why-begin = Step in with { $hero }: nearest to the goal, so the way gets clear for the others.
why-pick = Take { $hero }: good in every team.
why-name = Name { $hero }, who can bear the injury best.
why-meditate = Meditate: no fight here is worth it, and rest does you good.
why-end = End the turn: nothing better is left to do.
why-endure = Endure it: you hold nothing against it.
why-keep = Keep your hand: every card in it may be of use.
why-go = Go on: the dice are good enough, or nothing can mend them.
why-pass = Pass: keep your supports for a worse moment.
