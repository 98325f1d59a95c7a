### Les coupures : pourquoi on peut laisser une branche de côté.

## Les coupures: Un gain suffit

one-win-is-enough = Un gain suffit
one-win-is-enough-ask = Minimax essaie l’un après l’autre les coups d’un carré. Le premier coup vaut +1. Minimax doit-il examiner les autres coups ?
one-win-is-enough-right = Aucune valeur ne dépasse +1. Ce carré vaut donc +1, et les autres coups sont coupés.

## Les coupures: Compte les coupures

count-the-cuts = Compte les coupures
count-the-cuts-ask = Minimax va de gauche à droite. Un carré est réglé dès qu’un coup vaut +1, un cercle dès qu’un coup vaut −1. Combien de branches sont coupées ?
count-the-cuts-right = { $cut-off } branches sont coupées. Minimax examine { $looked } nœuds sur { $nodes } et trouve quand même { $root } à la racine.
count-the-cuts-wrong = Trouve d’abord la valeur des triangles : celui qui devrait y jouer a gagné. Remonte ensuite de gauche à droite.

## Les coupures: Alpha et bêta

alpha-and-beta = Alpha et bêta
alpha-and-beta-ask = α est la valeur que tu peux déjà imposer, au début −1. β est la valeur que l’ordinateur peut déjà imposer, au début +1. Quand minimax peut-il quitter un nœud avant la fin ?
alpha-and-beta-answer-1 = Quand α et β sont égaux
alpha-and-beta-answer-2 = Quand α vaut −1
alpha-and-beta-miss-2 = Au début, α vaut −1 : tu ne peux encore rien imposer.
alpha-and-beta-answer-3 = Après le dernier coup
alpha-and-beta-miss-3 = Alors rien ne serait coupé.
alpha-and-beta-right = Alors chacun peut déjà imposer cette valeur. Aucun autre coup de ce nœud ne peut la changer.

## Les coupures: L’ordre des coups

the-order-of-moves = L’ordre des coups
the-order-of-moves-ask = Maintenant, minimax essaie d’abord le meilleur coup. L’arbre a { $nodes } nœuds. Combien minimax en examine-t-il ?
the-order-of-moves-right = Minimax examine { $looked-best } nœuds : la racine, le coup gagnant et la réponse à ce coup. S’il essaie d’abord de prendre le moins de jetons, il examine { $looked } nœuds.
the-order-of-moves-wrong = À la racine, le premier coup gagne, et l’ordinateur n’a qu’une réponse à ce coup. Tous les autres coups sont coupés.

## Les coupures: Ce que l’ordinateur a fait

what-the-computer-did = Ce que l’ordinateur a fait
what-the-computer-did-ask = L’ordinateur nommé Minimax coupe ainsi. Il retient aussi chaque position et n’en examine aucune deux fois. L’arbre de { $stones } jetons a { $nodes } nœuds, mais seulement { $boards } positions différentes.
