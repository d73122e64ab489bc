# Conseils : ce que ferait un bon joueur, et pourquoi.
why-named = Envoyez { $ninja } : la mission nomme ce ninja, une victoire rapporte 1 XP de plus.
why-any = Envoyez { $ninja } : tous se valent, choisissez celui dont vous connaissez les cartes.
why-lay = Posez { $card } à la place { $place } : elle y coûte { $cost } de Chakra et frappe avec { $power }.
why-rest = Posez { $card } à la place { $place } : votre Chakra ne la paie pas, elle ne coûte donc rien et garde les autres pour plus tard.
why-call = Appelez { $card } en place { $place } : c’est là qu’elle rapporte le plus.
why-drop = Écartez { $card } : c’est la moins utile contre cet adversaire.
why-done = Terminé : votre Chakra paie toutes vos cartes, et aucun renfort ne changerait grand-chose.
why-unpaid = Terminé : votre Chakra ne paie pas { $card }, mais aucune autre carte ne fait mieux en place { $place }.
why-dear = Reprenez { $card } : votre Chakra ne la paie pas en place { $place }, et une autre carte y fait mieux.
why-packed = Terminé : ce que vous emportez est choisi.
