### Les énigmes : la question posée sur une position.

find = Y a-t-il un coup gagnant ?
mistake = Celui qui a commencé a perdu cette partie. Quel coup était l’erreur ?
