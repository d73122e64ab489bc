# Tipps: was jemand mit Erfahrung täte, und warum.
why-seal = { $points ->
    [one] Versiegle { $colour }: { $points } Punkt ist zu viel für den Würfel.
   *[other] Versiegle { $colour }: { $points } Punkte sind zu viel für den Würfel.
}
why-begin = Ziehe: Du hast noch nichts zu versiegeln.
why-rather = Ziehe: Was du versiegeln könntest, ist noch keinen ganzen Zug wert.
why-sure = Zieh weiter: Keine Karte kann dir schaden.
why-go-on = Zieh weiter: Das Risiko ist nur { $percent } %.
why-more = Zieh weiter: Was da liegt, ist so wenig, dass es das Risiko wert ist.
why-stop = Hör auf: Bei { $percent } % kann die nächste Karte die beste Reihe kosten.
why-enough = Hör auf: Eine weitere Karte brächte den anderen mehr als dir.
why-take = { $points ->
    [one] Nimm Reihe { $column }: { $points } Punkt, und kein Würfel danach.
   *[other] Nimm Reihe { $column }: { $points } Punkte, und kein Würfel danach.
}
why-dare = { $points ->
    [0] Nimm Reihe { $column }: keine Punkte darin, nur ein Wurf.
    [one] Nimm Reihe { $column }: { $points } Punkt ist einen Wurf wert.
   *[other] Nimm Reihe { $column }: { $points } Punkte sind einen Wurf wert.
}
why-place = Leg sie in Reihe { $column }: Danach passen { $percent } % der Karten nicht mehr.
