# Conseils : ce que ferait un bon joueur, et pourquoi.
why-named = Envoyez { $ninja } : la mission nomme ce ninja, une victoire rapporte 1 XP de plus.
why-any = Envoyez { $ninja } : tous se valent, choisissez celui dont vous connaissez les cartes.
why-lay = Posez { $card } en place { $place } : cet ordre vous laisse { $percent } % d’une vie d’avance.
why-least = Posez { $card } en place { $place } : c’est ce qui vous coûte le moins.
why-call = Appelez { $card } en place { $place } : c’est là qu’elle rapporte le plus.
why-drop = Écartez { $card } : c’est la moins utile contre cet adversaire.
why-done = Terminé : vos cartes sont bien posées, un renfort changerait trop peu.
