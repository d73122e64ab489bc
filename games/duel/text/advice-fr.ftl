# Conseils : ce que ferait un bon joueur, et pourquoi.
why-named = Envoyez { $ninja } : la mission nomme ce ninja, une victoire rapporte 1 XP de plus.
why-any = Envoyez { $ninja } : tous se valent, choisissez celui dont vous connaissez les cartes.
why-lay = Posez { $card } en place { $place } : cet ordre vous laisse { $percent } % d’une vie d’avance.
why-least = Posez { $card } en place { $place } : c’est ce qui vous coûte le moins.
why-call = Appelez { $card } en place { $place } : c’est là qu’elle rapporte le plus.
why-drop = Écartez { $card } : c’est la moins utile contre cet adversaire.
why-done = Terminé : votre Chakra paie toutes vos cartes, et aucun renfort ne changerait grand-chose.
why-unpaid = Terminé : votre Chakra ne paie pas { $card }, mais aucune autre carte ne fait mieux en place { $place }.
why-dear = Reprenez { $card } : votre Chakra ne la paie pas en place { $place }, et une autre carte y fait mieux.
why-packed = Terminé : ce que vous emportez est choisi.
