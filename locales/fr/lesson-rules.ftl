### Leçons 8 et 9 : le dernier jeton fait perdre, et un tour a une limite.

## Quand le dernier jeton fait perdre

misere-name = Le dernier jeton fait perdre
misere-promise = Gagne aussi avec l’autre règle : misère.
misere-moral = Avec la règle misère, répare la position comme d’habitude. Mais si ton coup peut ne laisser que des jetons isolés, laisses-en un nombre impair.

## Quand le dernier jeton fait perdre : Jetons isolés

single-stones = Jetons isolés
single-stones-ask = Maintenant, qui prend le dernier jeton perd. C’est la règle misère. Voici les tas { $heaps }. Qui gagne ?
single-stones-answer-1 = Celui qui doit jouer
single-stones-miss-1 = À chaque tour, on prend un jeton. Regarde : celui qui doit jouer prend aussi le dernier des { $stones } jetons.
single-stones-answer-2 = L’autre joueur
single-stones-right = L’autre joueur. À chaque tour, on prend un jeton, et { $stones } est impair. Celui qui prend le premier jeton prend donc aussi le dernier.

## Quand le dernier jeton fait perdre : D’abord la règle normale

first-the-normal-rule = D’abord la règle normale
first-the-normal-rule-ask = Voici les tas { $heaps }, et qui prend le dernier jeton gagne. Trouve le coup gagnant.
first-the-normal-rule-right = Tu as laissé { $then-heaps }. Chaque bloc a un partenaire : tu prendras donc le dernier jeton.

## Quand le dernier jeton fait perdre : Puis la règle misère

now-misere = Puis la règle misère
now-misere-ask = Voici encore les tas { $heaps }, mais qui prend le dernier jeton perd. Trouve le coup gagnant.
now-misere-right = Tu as laissé { $then-heaps } : un nombre impair de jetons isolés. L’ordinateur doit prendre le dernier.

## Quand le dernier jeton fait perdre : Un grand tas

one-large-heap = Un grand tas
one-large-heap-ask = Voici les tas { $heaps }. Qui prend le dernier jeton perd. Que laisses-tu ?
one-large-heap-right = Tu as laissé { $then-heaps }. C’est encore un nombre impair de jetons isolés : un seul.

## Quand le dernier jeton fait perdre : Où est la différence ?

where-is-the-difference = Où est la différence ?
where-is-the-difference-ask = Quand faut-il jouer autrement avec la règle misère qu’avec la règle normale ?
where-is-the-difference-answer-1 = Dans toutes les positions
where-is-the-difference-miss-1 = Tant que deux tas au moins ont plus d’un jeton, tu répares comme d’habitude. Regarde ce qui change ici.
where-is-the-difference-answer-2 = Quand mon coup peut ne laisser que des jetons isolés
where-is-the-difference-answer-3 = Jamais
where-is-the-difference-miss-3 = Avec les tas { $heaps }, le coup n’est pas le même. Regarde.
where-is-the-difference-right = Seulement dans ce cas. Avec la règle misère, laisse un nombre impair de jetons isolés ; avec la règle normale, un nombre pair. Avant, répare comme d’habitude.

## Quand le dernier jeton fait perdre : Au début de la partie

early-in-the-game = Au début de la partie
early-in-the-game-ask = Voici les tas { $heaps }. Qui prend le dernier jeton perd. Trouve le coup gagnant.
early-in-the-game-right = Tu as laissé { $then-heaps }. Chaque bloc a un partenaire. Le même coup gagne avec la règle normale.

## Quand le dernier jeton fait perdre : À toi, avec la règle misère

your-own-misere-game = À toi, avec la règle misère
your-own-misere-game-ask = Voici les tas { $heaps }, et tu commences. Répare la position, et à la fin laisse un nombre impair de jetons isolés. Gagne pour terminer la leçon.
your-own-misere-game-right = Tu as gagné. L’ordinateur a dû prendre le dernier jeton.

## Une limite et des restes

limits-name = Une limite et des restes
limits-promise = Gagne quand on ne peut prendre que quelques jetons par tour.
limits-moral = Si on prend au plus k jetons par tour, divise chaque tas par k + 1. Seuls les restes comptent. Découpe les restes en blocs, et joue comme avant.

## Une limite et des restes : Au plus tant par tour

at-most-n-a-turn = Au plus { $limit } par tour
at-most-n-a-turn-ask = Il y a un tas de { $stones } jetons. On en prend au plus { $limit } par tour, et qui prend le dernier jeton gagne. Qui gagne ?
at-most-n-a-turn-answer-1 = Celui qui doit jouer
at-most-n-a-turn-miss-1 = Regarde : quel que soit le premier coup, l’autre joueur prend ce qui reste.
at-most-n-a-turn-answer-2 = L’autre joueur
at-most-n-a-turn-right = L’autre joueur. Ton coup et la réponse peuvent toujours prendre { $period } jetons à eux deux.

## Une limite et des restes : Prends ce qui dépasse

take-the-rest = Prends ce qui dépasse
take-the-rest-ask = Il y a un tas de { $stones } jetons. On en prend au plus { $limit } par tour, et qui prend le dernier jeton gagne. Que laisses-tu ?
take-the-rest-right = Tu as laissé { $then-heaps }, un multiple de { $period }. Maintenant, complète chaque coup de l’ordinateur à { $period }.

## Une limite et des restes : Seul le reste compte

only-the-remainder-counts = Seul le reste compte
only-the-remainder-counts-ask = Un coup et sa réponse peuvent prendre { $period } jetons à eux deux. Seul le reste compte donc. Divise { $size-a } par { $period }. Quel est le reste ?
only-the-remainder-counts-right = Le reste est { $counts-a }. Un tas de { $size-a } se joue comme un tas de { $counts-a }.
only-the-remainder-counts-wrong = Soustrais { $period } de { $size-a } autant de fois que tu peux. Que reste-t-il ?

## Une limite et des restes : Deux tas

two-heaps = Deux tas
two-heaps-ask = Voici les tas { $heaps }, avec au plus { $limit } par tour. Leurs restes sont { $counts }. Découpe les restes en blocs, et répare la position.
two-heaps-right = Tu as laissé { $then-heaps }. Les restes sont maintenant { $then-counts } : chaque bloc a donc un partenaire.

## Une limite et des restes : Tant de jetons

n-stones = { $stones } jetons
n-stones-ask = Il y a un tas de { $stones } jetons. On en prend au plus { $limit } par tour, et qui prend le dernier jeton perd. Veux-tu jouer en premier ou en second ?
n-stones-answer-1 = En premier
n-stones-miss-1 = Regarde : ton coup et la réponse de l’ordinateur prennent { $period } jetons à eux deux.
n-stones-answer-2 = En second
n-stones-right = En second. Les tas de { $lost } jetons font perdre celui qui doit jouer. Chacun de ces nombres est 1 de plus qu’un multiple de { $period }.

## Une limite et des restes : À toi, avec une limite

your-own-game-with-a-limit = À toi de jouer
your-own-game-with-a-limit-ask = Voici { $stones } jetons, et on en prend au plus { $limit } par tour. L’ordinateur commence. Gagne pour terminer la leçon.
your-own-game-with-a-limit-right = Tu as gagné. Chacun de tes coups a laissé 1 de plus qu’un multiple de { $period }, et à la fin un jeton.
