# Les leçons : un but, une ligne par clic, une pour un autre clic, une pour la fin.

lesson-send = Envoyez un ninja au combat
lesson-send-1 = La mission nomme Kakashi : s’il gagne, 1 XP de plus. Envoyez-le.
lesson-send-wrong = N’importe qui peut y aller, mais seul Kakashi rapporte l’XP de plus.
lesson-send-done = Chacun choisit en secret, puis on révèle les deux ensemble.

lesson-clash = Soyez plus fort
lesson-clash-1 = Kisame ouvre avec 20. Posez Pied céleste, 28, en première place.
lesson-clash-2 = Trois cartes sont posées. Terminez et regardez les chocs.
lesson-clash-wrong = C’est plus faible que ses 20 : il vous toucherait. Posez le 28.
lesson-clash-done = L’attaque la plus forte fait ses dégâts, l’autre ne fait rien.

lesson-chakra = Posez ce que vous pouvez payer
lesson-chakra-1 = Sur 60 chakra, 54 sont pris. Posez Sakura intérieure, coût 4, en troisième.
lesson-chakra-2 = Les trois sont payées. Terminé.
lesson-chakra-wrong = Vous ne pourriez pas la payer, et sa carte toucherait de plein fouet.
lesson-chakra-done = Le chakra revient en entier à chacun des trois rounds.

lesson-boost = Une carte en renforce une autre
lesson-boost-1 = 28 contre 28 en deux. Sakura intérieure, en un, renforce la carte suivante.
lesson-boost-2 = Terminez.
lesson-boost-wrong = À égalité, personne n’est touché. Sakura intérieure d’abord : +7 pour la suite.
lesson-boost-done = Elle a perdu son choc, mais l’effet est resté. Tout est dans l’ordre.

lesson-guard = Mettez-vous à couvert
lesson-guard-1 = Sa troisième carte frappe à 54. Posez Katsuyu en face.
lesson-guard-2 = Terminez.
lesson-guard-wrong = Rien dans votre main ne bat 54. Katsuyu en absorbe 22 et soigne 8.
lesson-guard-done = Quand on ne peut gagner, on perd moins.

lesson-help = Appelez un renfort
lesson-help-1 = 20 contre 28 en deuxième place. Appelez-y Temari : +14.
lesson-help-2 = 34 maintenant. Terminez.
lesson-help-wrong = C’est la deuxième place que vous perdez de 8 : ses 14 y changent tout.
lesson-help-done = Un renfort par round, deux à partir du tour 6.

lesson-win = Gagnez le combat
lesson-win-1 = Il reste 30 PV à Kisame. Posez d’abord l’Impact des fleurs, 38.
lesson-win-2 = Finissez-en : Terminé.
lesson-win-wrong = Frappez avant lui : le 38 en première place suffit.
lesson-win-done = De l’XP pour la mission, le vaincu, le ninja nommé. Neuf tours décident.
