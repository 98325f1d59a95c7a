### Les valeurs de Grundy, quand un coup prend un nombre parmi plusieurs.

## Valeurs de Grundy : la valeur d’un tas

the-value-of-a-heap = La valeur d’un tas
the-value-of-a-heap-ask =
    On prend { $takes } { -jetons } par tour. À partir de ce tas de { $size-a }, tu peux laisser { $next-sizes }. Ces tas sont marqués, et leurs valeurs sont { $next-counts }.
    La valeur d’un tas est le plus petit nombre (0, 1, 2…) qui manque parmi les valeurs qu’on peut laisser. Quelle est-elle ici ?
the-value-of-a-heap-right = On peut laisser les valeurs { $next-counts } : { $counts-a } est donc le premier nombre qui manque. Les livres l’appellent le mex de ces valeurs, et appellent la valeur d’un tas sa valeur de Grundy.
first-missing-value = Cherche parmi les valeurs marquées le 0, puis le 1, puis le 2, etc. Le premier nombre qui manque est la valeur.

## Valeurs de Grundy : le tas suivant

the-next-heap = Le tas suivant
the-next-heap-ask = La suite avance d’un tas à la fois. Les tas que tu peux laisser à partir de { $size-a } sont marqués. Quelle valeur manque en premier ?
the-next-heap-right = On peut laisser les valeurs { $next-counts }, donc la valeur est { $counts-a }. Dans un tas vide, aucun coup n’est possible : sa valeur est 0.

## Valeurs de Grundy : la suite se répète

the-row-repeats = La suite se répète
the-row-repeats-ask = Chaque valeur dépend des { $most } valeurs précédentes. Dès que les { $most } mêmes valeurs reviennent, la suite se répète : ici tous les { $period } tas. Quelle est la valeur d’un tas de { $size-a } ?
the-row-repeats-right = La valeur est { $counts-a }, comme pour un tas de { $a-minus-period }, { $period } tas plus tôt.
the-row-repeats-wrong = Recule de { $period } tas dans la suite : la valeur y est la même.

## Valeurs de Grundy : laisse la valeur 0

leave-the-value-0 = Laisse la valeur 0
leave-the-value-0-ask = À partir d’un tas de valeur 0, chaque coup laisse une autre valeur. À partir de toute autre valeur, on peut revenir à 0. Qui prend { -le-dernier } { -jeton } gagne : laisse donc la valeur 0.
leave-the-value-0-right = Tu as laissé { $then-heaps }, un tas de valeur 0. Réponds à chaque coup pour revenir à la valeur 0, jusqu’au tas vide.

## Valeurs de Grundy : deux tas

two-heaps-ask = Voici les tas { $heaps }, et leurs valeurs sont { $counts }. Joue avec les valeurs comme avec des tas de Nim : rends-les égales.
two-heaps-right = Tu as laissé { $then-heaps }, avec les valeurs { $then-counts }. On peut aussi augmenter une valeur, mais le joueur suivant peut revenir à l’ancienne.

## Valeurs de Grundy : d’autres nombres

another-set = D’autres nombres
another-set-ask = Maintenant, on prend { $takes } { -jetons } par tour. Trouve toi-même la suite, à partir du tas vide. Quelle est la valeur de ce tas de { $size-a } ?
another-set-right = La suite est { $row }. Un tas où aucun coup n’est possible a la valeur 0.
another-set-wrong = Un tas où aucun coup n’est possible a la valeur 0. Pars de là, et ajoute chaque fois { -un } { -jeton }.

## Valeurs de Grundy : pair et impair

odd-and-even = Pair et impair
odd-and-even-ask = On prend { $takes } { -jetons } par tour, toujours un nombre impair. Il y a { $stones } { -jetons }, et qui prend { -le-dernier } gagne. Qui gagne ?
odd-and-even-miss-2 = Regarde : chaque coup rend pair un nombre impair { -de-jetons }, ou impair un nombre pair. À la fin, il reste 0 { -jeton }, et 0 est pair.
odd-and-even-right = Celui qui doit jouer gagne avec n’importe quel coup : il laisse un nombre pair { -de-jetons }, comme le dernier coup, qui en laisse 0. Les valeurs des tas sont tour à tour 0 et 1.

## Valeurs de Grundy : pourquoi un maximum mène aux restes

why-remainders = Pourquoi une limite mène aux restes
why-remainders-ask = On prend au plus { $limit } { -jetons } par tour. À partir d’un tas de { $size-a }, on peut laisser { $next-sizes }. Quelle est la valeur du tas ?
why-remainders-right = La valeur est { $counts-a }, et la suite recommence. Elle se répète donc tous les { $period } tas : la valeur d’un tas est son reste dans la division par { $period }.

## Valeurs de Grundy : pourquoi, à Nim, c’est le tas qui compte

why-heaps = Pourquoi, sans limite, on compte les jetons
why-heaps-ask = Sans limite, un tas de { $size-a } peut devenir n’importe quel tas plus petit. Quelle est la valeur du tas ?
why-heaps-right = La valeur est { $counts-a } : on peut laisser chaque valeur plus petite. À Nim sans limite, la valeur d’un tas est donc son nombre { -de-jetons }.

## Valeurs de Grundy : ta propre partie

your-own-game-with-a-set-ask = On prend { $takes } { -jetons } par tour, et qui prend { -le-dernier } { -jeton } gagne. La suite des valeurs est sous les tas. Gagne pour terminer la leçon.
your-own-game-with-a-set-right = Tu as gagné. Celui qui doit jouer perd quand la somme de Nim des valeurs vaut 0, et tu as laissé 0 à chaque coup.
