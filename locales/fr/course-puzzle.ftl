### Les énigmes : la question posée sur une position.

find = Y a-t-il un coup gagnant ?
mistake = Celui qui a commencé a perdu cette partie. Quelle a été son erreur ?
