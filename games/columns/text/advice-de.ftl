# Tipps: was jemand mit Erfahrung täte, und warum.
why-seal = Versiegle { $colour }: { $points } Punkte sind zu viel für den Würfel.
why-begin = Ziehe: Noch lohnt keine Farbe einen ganzen Zug zum Versiegeln.
why-go-on = Zieh weiter: Das Risiko ist nur { $percent } %.
why-stop = Hör auf: Bei { $percent } % kann die nächste Karte die beste Reihe kosten.
why-take = Nimm Reihe { $column }: { $points } Punkte, und kein Würfel danach.
why-dare = Nimm Reihe { $column }: { $points } Punkte sind einen Wurf wert.
why-place = Leg sie in Reihe { $column }: Danach passen { $percent } % der Karten nicht mehr.
