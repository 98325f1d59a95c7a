### Toute la preuve, à lire et à imprimer, avec trois exercices.

heading = Pourquoi la somme de Nim décide
open = La preuve en une page

## Ce que l’on affirme

claim-heading = Ce que l’on affirme
nim-sum = Écris les tas en binaire, l’un sous l’autre. La somme de Nim a un 1 sous chaque colonne où le nombre de 1 est impair, et un 0 sous les autres colonnes.
claim = Qui prend le dernier jeton gagne. Alors celui qui doit jouer perd si la somme de Nim est 0, et gagne pour tout autre nombre.

## Les trois parties

parts-heading = La preuve en trois parties
end = La fin. Quand il n’y a plus de jetons, la somme de Nim est 0. Celui qui doit jouer a perdu, car l’autre joueur a pris le dernier jeton.
away = À partir de 0, chaque coup s’en éloigne. Un coup change un tas, donc au moins un chiffre de ce tas. Dans la colonne de ce chiffre, le nombre de 1 était pair, et il devient impair. La somme de Nim n’est donc plus 0.
back = À partir de tout autre nombre, un coup mène à 0. Prends le 1 le plus à gauche de la somme de Nim. Sa colonne a un nombre impair de 1 : un tas a donc un 1 à cet endroit. Dans ce tas, change chaque chiffre placé au-dessus d’un 1 de la somme de Nim. Le premier de ces chiffres, à gauche, passe de 1 à 0. Le tas devient donc plus petit, et un coup peut le faire. Maintenant, chaque colonne a un nombre pair de 1.
together = Celui qui reçoit un autre nombre peut donc laisser 0, et l’autre joueur ne peut jamais répondre par 0. Chaque coup prend des jetons, donc la partie se termine. La position vide a pour somme de Nim 0 : celui qui laisse toujours 0 prend donc le dernier jeton.

## Une position où l’on calcule le coup

example-heading = Un exemple
example-sum = Voici les tas { $heaps }. En binaire, leur somme de Nim est { $equation }. Son 1 le plus à gauche vaut { $top }. Le tas { $heap } a un 1 à cet endroit.
example-move = Change les chiffres de ce tas au-dessus des 1 de la somme de Nim : { $repair }. Sur { $held } jetons, il en reste { $keeps }. Le coup gagnant en prend donc { $take } dans le tas { $heap }.

## Quand le dernier jeton fait perdre

misere-heading = Quand le dernier jeton fait perdre
misere = Joue comme si le dernier jeton faisait gagner, jusqu’à ce que ton coup ne laisse que des jetons isolés. Alors, laisses-en un nombre impair.
misere-singles = Pourquoi un nombre impair : on prend les jetons isolés un par un. S’ils sont en nombre impair, l’autre joueur prend le premier, et aussi le dernier.
misere-one = Pourquoi c’est possible : avant qu’il ne reste que des jetons isolés, il y a une position où un seul tas dépasse 1, car un coup ne change qu’un tas. Ce tas a un chiffre qu’aucun autre n’a, donc la somme de Nim n’est pas 0. Tu laisses toujours 0 : cette position te vient donc de l’autre joueur.
misere-way = Dans cette position, tu prends tout le grand tas, ou tout sauf un jeton. L’un de ces deux coups laisse un nombre impair de jetons isolés. Tant qu’un tas dépasse 1, la somme de Nim décide donc comme avant.

## Quand il y a une limite par tour

limit-heading = Quand on prend au plus k jetons par tour
limit-one = Un tas : divise-le par k + 1. Si le reste est 0, celui qui doit jouer perd. Quand l’un prend s jetons, l’autre en prend k + 1 − s, et donc aussi le dernier. Si le reste est un autre nombre, prends ce reste.
limit-sum = Plusieurs tas : chaque tas compte pour son reste, et la somme de Nim des restes décide. Aucun coup ne prend k + 1 jetons : chaque coup change donc un reste et s’éloigne de 0. Le coup qui revient à 0 diminue un reste, d’au plus k. Il est donc permis.
limit-raise = Un coup peut aussi augmenter un reste. Cela n’aide pas : la somme de Nim n’est plus 0, et l’autre joueur la répare. Par exemple, il en prend dans le même tas autant qu’il faut pour que les deux coups prennent k + 1 ensemble.
limit-misere = Quand le dernier jeton fait perdre : laisse une somme de Nim de 0 tant qu’il reste un reste supérieur à 1. Quand ton coup ne laisse que des restes 0 et 1, laisse un nombre impair de 1.
limit-misere-why = Pourquoi : ensuite, l’autre joueur rend pair le nombre de 1, ou rend un reste plus grand que 1. Un reste plus grand, tu le ramènes à 0 ou à 1, comme il te faut. Si le nombre de 1 est pair, enlève un 1. Si tous les restes sont 0 et qu’il y a encore des jetons, prends-en k dans un tas : son reste est alors 1.

## Quand un coup prend un nombre parmi plusieurs

set-heading = Quand un coup prend un nombre parmi plusieurs
set-mex = La valeur d’un tas est le plus petit nombre qui n’est la valeur d’aucun tas laissé par un coup. En mathématiques, ce nombre s’appelle le mex, pour « minimum excluded ». Un tas vide a la valeur 0.
set-sum = Plusieurs tas : la somme de Nim des valeurs décide, et la preuve est la même. Un coup ne laisse jamais un tas de même valeur, donc il éloigne de 0. Un tas de valeur v peut devenir un tas de chaque valeur plus petite, donc un coup ramène à 0.
set-raise = Un coup peut aussi augmenter une valeur. L’autre la ramène alors à ce qu’elle était, car la valeur plus petite est de celles qu’un coup laisse.
set-theorem = Chaque tas compte donc comme un tas d’autant de jetons que sa valeur. Cela vaut pour tous les jeux qui finissent toujours, où chacun a les mêmes coups et où le dernier coup gagne. Sprague l’a trouvé en 1935, Grundy en 1939.

## Plusieurs noms pour les mêmes positions

names-heading = Plusieurs noms pour les mêmes positions
names-next = Celui qui doit jouer peut gagner : il est dangereux de laisser cette position. Les livres l’appellent position N, car le joueur suivant gagne (« next »). Le graphe y met G, et l’arbre +1 là où Max doit jouer.
names-previous = Celui qui doit jouer perd : il est sûr de laisser cette position. Les livres l’appellent position P, car le joueur précédent gagne (« previous »). Le graphe y met P, et l’arbre −1 là où Max doit jouer.

## Les exercices et leurs réponses

exercises = Exercices
answers = Réponses
answer = Réponse
ask-normal = Voici les tas { $heaps }, et qui prend le dernier jeton gagne. Trouve le coup gagnant avec la somme de Nim.
why-normal = La somme de Nim est { $equation }. Son 1 le plus à gauche vaut { $top }. Seul le tas { $heap } a un 1 à cet endroit.
ask-misere = Voici les tas { $heaps }, et qui prend le dernier jeton perd. Trouve le coup gagnant. Quel coup gagnerait si le dernier jeton faisait gagner ?
why-misere = Le coup ne laisse que des jetons isolés : il doit donc en laisser un nombre impair.
if-last-wins = Si le dernier jeton faisait gagner, le coup laisserait une somme de Nim de 0 :
ask-limit =
    { $ways ->
        [one] Voici les tas { $heaps }. On en prend au plus { $limit } par tour, et qui prend le dernier jeton gagne. { $ways } coup gagne. Trouve-le.
        [many] Voici les tas { $heaps }. On en prend au plus { $limit } par tour, et qui prend le dernier jeton gagne. { $ways } de coups gagnent. Trouve-les.
       *[other] Voici les tas { $heaps }. On en prend au plus { $limit } par tour, et qui prend le dernier jeton gagne. { $ways } coups gagnent. Trouve-les.
    }
why-limit = Divisés par { $period }, les tas ont pour restes { $counts }. La somme de Nim de ces restes est { $equation }. Après chacun de ces coups, elle est 0.
