### Toute la preuve, à lire et à imprimer, avec trois exercices.

heading = Pourquoi tout dépend de la somme de Nim
open = La preuve en une page

## Ce que l’on affirme

claim-heading = Ce que l’on affirme
nim-sum = Écris les tas en binaire, l’un sous l’autre. La somme de Nim a un 1 sous chaque colonne où le nombre de 1 est impair, et un 0 sous les autres colonnes.
claim = Qui prend le dernier jeton gagne. Alors celui qui doit jouer perd si la somme de Nim vaut 0, et gagne si elle vaut un autre nombre.

## Les trois parties

parts-heading = La preuve en trois parties
end = La fin. Quand il n’y a plus de jetons, la somme de Nim vaut 0. Celui qui doit jouer a perdu, car l’autre joueur a pris le dernier jeton.
away = Quand la somme de Nim vaut 0, chaque coup la change. On change un seul tas, donc au moins un chiffre de ce tas. Dans la colonne de ce chiffre, le nombre de 1 était pair, et il devient impair. La somme de Nim ne vaut donc plus 0.
back = Quand la somme de Nim ne vaut pas 0, un coup peut la ramener à 0. Prends le 1 le plus à gauche de la somme de Nim. Sa colonne a un nombre impair de 1 : au moins un tas a donc un 1 à cet endroit. Dans ce tas, change chaque chiffre placé au-dessus d’un 1 de la somme de Nim. Le premier de ces chiffres, à gauche, passe de 1 à 0. Le tas devient donc plus petit : il suffit d’y prendre des jetons. Maintenant, chaque colonne a un nombre pair de 1.
together = Celui qui reçoit un autre nombre peut donc laisser 0, et l’autre joueur ne peut jamais répondre par 0. À chaque coup, on prend des jetons, donc la partie se termine. Dans la position vide, la somme de Nim vaut 0 : celui qui laisse toujours 0 prend donc le dernier jeton.

## Une position où l’on calcule le coup

example-heading = Un exemple
example-sum = Voici les tas { $heaps }. En binaire, leur somme de Nim est { $equation }. Son 1 le plus à gauche vaut { $largest-unpaired }. Le tas { $heap } a un 1 à cet endroit.
example-move =
    Change les chiffres de ce tas au-dessus des 1 de la somme de Nim : { $repair }. Le tas passe de { $heap-before } à { $keeps } jetons. Prends donc { $take ->
        [one] { $take } jeton
        [many] { $take } de jetons
       *[other] { $take } jetons
    } dans le tas { $heap }.

## Quand le dernier jeton fait perdre

misere-heading = Quand le dernier jeton fait perdre
misere = Joue comme si le dernier jeton faisait gagner, jusqu’au moment où ton coup ne laisserait que des jetons isolés. Alors, laisses-en un nombre impair.
misere-singles = Pourquoi un nombre impair : on prend les jetons isolés un par un. S’ils sont en nombre impair, l’autre joueur prend le premier, et aussi le dernier.
misere-one = Pourquoi c’est possible : à chaque coup, un seul tas devient plus petit. Avant de n’avoir que des jetons isolés, on passe donc par une position où un seul tas dépasse 1. Ce tas a un 1 dans une colonne où les autres tas ont 0, donc la somme de Nim ne vaut pas 0. Comme tu laisses toujours 0, c’est l’autre joueur qui te laisse cette position.
misere-way = Dans cette position, prends tout le grand tas, ou tout sauf un jeton. L’un de ces deux coups laisse un nombre impair de jetons isolés. Tant qu’un tas dépasse 1, tout dépend donc de la somme de Nim, comme avant.

## Quand il y a une limite par tour

limit-heading = Quand on prend au plus k jetons par tour
limit-one = Un seul tas : divise-le par k + 1. Si le reste vaut 0, celui qui doit jouer perd. Quand un joueur prend s jetons, l’autre en prend k + 1 − s, et à la fin le dernier jeton. Si le reste est un autre nombre, prends ce reste.
limit-sum = Plusieurs tas : chaque tas compte pour son reste, et tout dépend de la somme de Nim des restes. Personne ne peut prendre k + 1 jetons d’un coup : à chaque coup, on change donc un reste, et la somme de Nim ne reste pas à 0. Pour la ramener à 0, on diminue un reste, d’au plus k. Ce coup est donc permis.
limit-raise = On peut aussi augmenter un reste. Cela n’aide pas : la somme de Nim ne vaut plus 0, et l’autre joueur la ramène à 0. Par exemple, il prend dans le même tas ce qu’il faut pour que les deux coups fassent ensemble k + 1 jetons.
limit-misere = Quand le dernier jeton fait perdre : tant que ton coup laisse un reste plus grand que 1, laisse une somme de Nim égale à 0. Quand ton coup ne laisse que des restes 0 et 1, laisse un nombre impair de 1.
limit-misere-why = Pourquoi : ensuite, l’autre joueur rend pair le nombre de 1, ou laisse un reste plus grand que 1. Ce reste plus grand, tu le ramènes à 0 ou à 1, comme il te faut. Si le nombre de 1 est pair et n’est pas 0, prends 1 jeton dans un tas de reste 1. Si tous les restes valent 0 et qu’il y a encore des jetons, prends k jetons dans un tas : son reste vaut alors 1.

## Quand un coup prend un nombre parmi plusieurs

set-heading = Quand seuls certains nombres sont permis
set-mex = La valeur d’un tas est le plus petit nombre (0, 1, 2…) qui manque parmi les valeurs qu’on peut laisser. En mathématiques, ce nombre s’appelle le mex, pour « minimum excluded » (minimum exclu). Un tas vide a la valeur 0.
set-sum = Plusieurs tas : tout dépend de la somme de Nim des valeurs, et la preuve est la même. On ne peut pas laisser un tas de même valeur : à chaque coup, la somme de Nim change donc. À partir d’un tas de valeur v, on peut laisser chaque valeur plus petite : on peut donc revenir à 0.
set-raise = On peut aussi augmenter une valeur. L’autre joueur peut alors revenir à l’ancienne valeur, car elle est plus petite.
set-theorem = Chaque tas compte donc comme un tas de Nim qui aurait autant de jetons que sa valeur. C’est vrai pour tous les jeux qui finissent toujours, où chacun a les mêmes coups et où l’on gagne en jouant le dernier coup. Sprague l’a trouvé en 1935, Grundy en 1939.

## Plusieurs noms pour les mêmes positions

names-heading = Plusieurs noms pour les mêmes positions
names-next = Celui qui doit jouer peut gagner : cette position est dangereuse pour qui la laisse. Les livres l’appellent position N, car le joueur suivant gagne (« next »). Le graphe la marque G, et l’arbre +1 quand Max doit jouer.
names-previous = Celui qui doit jouer perd : cette position est sûre pour qui la laisse. Les livres l’appellent position P, car le joueur précédent gagne (« previous »). Le graphe la marque P, et l’arbre −1 quand Max doit jouer.

## Les exercices et leurs réponses

exercises = Exercices
answers = Réponses
answer = Réponse
ask-normal = Voici les tas { $heaps }, et qui prend le dernier jeton gagne. Trouve le coup gagnant avec la somme de Nim.
why-normal = La somme de Nim est { $equation }. Son 1 le plus à gauche vaut { $largest-unpaired }. Seul le tas { $heap } a un 1 à cet endroit.
ask-misere = Voici les tas { $heaps }, et qui prend le dernier jeton perd. Trouve le coup gagnant. Quel coup gagnerait si le dernier jeton faisait gagner ?
why-misere = Le coup ne laisse que des jetons isolés : il doit donc en laisser un nombre impair.
if-last-wins = Si le dernier jeton faisait gagner, le coup laisserait une somme de Nim égale à 0 :
ask-limit =
    { $ways ->
        [one] Voici les tas { $heaps }. On prend au plus { $limit } jetons par tour, et qui prend le dernier jeton gagne. { $ways } coup gagne. Trouve-le.
        [many] Voici les tas { $heaps }. On prend au plus { $limit } jetons par tour, et qui prend le dernier jeton gagne. { $ways } de coups gagnent. Trouve-les.
       *[other] Voici les tas { $heaps }. On prend au plus { $limit } jetons par tour, et qui prend le dernier jeton gagne. { $ways } coups gagnent. Trouve-les.
    }
why-limit = Divisés par { $period }, les tas ont pour restes { $counts }. La somme de Nim de ces restes est { $equation }. Après chacun de ces coups, elle vaut 0.
