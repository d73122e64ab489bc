# The truth about a finished game: fetched with its page.
truth-title = The truth about this game
truth-share = Looked into: { $share } %
truth-waiting = { $count ->
    [0] This game is looked into next.
    [one] { $count } other game comes first.
   *[other] { $count } other games come first.
}
truth-note = You can leave this page: what is found out stays here.
truth-won-low = { $name } won, and once had a chance of { $chance } %
truth-won-high = { $name } won, and was never below { $chance } %
truth-shared = { $names } share the win
truth-team-won = You won together, and once had a chance of { $chance } %
truth-team-lost = You lost together, and once had a chance of { $chance } %
truth-nobody = Nobody won
truth-of-winner = Of the winner’s chance, choices made { $own } and luck { $luck } points of a hundred.
truth-of-you = Of your chance, your choices made { $own } and luck { $luck } points of a hundred.
truth-of-team = Of the team’s chance, choices made { $own } and luck { $luck } points of a hundred.
truth-curve = Chance to win, in %
truth-curve-team = The team’s chance, in %
truth-band = we can’t tell closer
truth-end = end
truth-turns = Where it turned
truth-no-turns = No single click and no stroke of luck turned this game beyond doubt.
truth-stamp = Turning point { $at }
truth-luck = luck
truth-by-bot = a bot clicked
truth-by-guest = a stand-in clicked
truth-lapse = { $name } let the time run out.
truth-leave = { $name } left the game.
truth-click = { $name }: { $click }
truth-stay = stay
truth-better = A good player: “{ $click }” That is worth { $other } % instead of { $chance } %.
truth-good = Well chosen: { $chance } % instead of { $other } %.
truth-lucky = From { $other } % to { $chance } %: luck, and nobody’s merit or fault.
truth-accounts = Luck and decisions
truth-accounts-note = points of a hundred, from { $start }
truth-key-luck = cards and dice
truth-key-own = own choices
truth-key-close = too close to tell
truth-team = The team
truth-team-note = You play together, so nobody gets a mark of their own.
truth-account = { $name }: from { $start } %, own choices { $own }, the others’ choices { $others }, luck { $luck }. In the end { $result } %.
truth-others = others { $others }
truth-clicks = Decisions
truth-clicks-note = chance to win
truth-no-clicks = No decision stands out beyond doubt.
truth-words = The whole curve in words
truth-how = Good players’ games were played on from each of these moments. What a player could not know was dealt anew, and what stood out was judged a second time.
truth-table = To the table of that moment
truth-back = The truth
