# Conseils : ce que ferait un bon joueur, et pourquoi.
why-named = Envoyez { $ninja } : la mission nomme ce ninja, une victoire rapporte 1 XP de plus.
why-any = Envoyez { $ninja } : tous se valent, choisissez celui dont vous connaissez les cartes.
why-lay = Posez { $card } à la place { $place } : elle y coûte { $cost } de Chakra et frappe avec { $power }.
why-rest = Posez { $card } à la place { $place } : votre Chakra ne la paie pas, elle ne coûte donc rien et garde les autres pour plus tard.
why-call = Appelez { $card } en place { $place } : c’est là que c’est le plus prometteur.
why-drop = Écartez { $card } : contre ceux que vous pouvez rencontrer, c’est la moins prometteuse.
why-done = Terminé : votre Chakra paie toutes vos cartes, et vos renforts serviront mieux plus tard.
why-ready = Terminé : votre Chakra paie toutes vos cartes.
why-unpaid = Terminé : votre Chakra ne paie pas { $card }, mais rien ne promet davantage en place { $place }.
why-dear = Reprenez { $card } : votre Chakra ne la paie pas en place { $place }, et une autre carte y fait mieux.
why-packed = Terminé : ce que vous emportez est choisi.
