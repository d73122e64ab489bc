# Hints: what a good player would do, and why.
why-fight = Fight { $enemy }: the chance to injure it is { $percent } % at best.
why-card = Add { $card }: it brings the chance to { $percent } %.
why-roll = Roll without a card: the chance is { $percent } %, and you keep your Chakra.
why-throw = Roll: with { $card } the chance is { $percent } %.
why-move = Go to { $area }: { $steps ->
    [0] Tobi stands there.
    [one] from there it is one step to Tobi.
   *[other] from there it is { $steps } steps to Tobi.
}
why-home = Go to { $area }: only there injuries heal, and all ways begin.
why-support = Play { $card }: now is the moment for it.
why-gain = Play { $card }: it brings the chance from { $before } to { $percent } %.
why-discard = Discard { $card }: of your cards it will help you least.
why-begin = Step in with { $hero }: nobody who has yet to act is nearer to Tobi.
why-step-in = Step in with { $hero }: acting now promises most.
why-pick = Take { $hero }: this hero suits your team.
why-name = Name { $hero }, who can bear the injury best.
why-meditate = Meditate: rest does you more good here than anything else.
why-end = End the turn: nothing better is left to do.
why-endure = Endure it: what you could play helps more at another time.
why-bear = Endure it: you can play nothing against it.
why-keep = Keep your hand: every card in it may be of use.
why-go = Go on: nothing you could add is worth it.
why-go-on = Go on: there is nothing you could add.
why-pass = Pass: keep your supports for a worse moment.
why-quiet = Pass: you have nothing to play here.
