### Leçons 1 et 2 : d’abord perdre, puis copier.

## Jouer d’abord

play-first-name = Jouer d’abord
play-first-promise = Perds contre un joueur parfait, et découvre pourquoi.
play-first-moral = Dans chaque position, un des deux joueurs peut toujours gagner : celui qui doit jouer, ou l’autre. Laisse donc des positions où celui qui doit jouer perd.

## Jouer d’abord : Joue une partie

play-a-game = Joue une partie
play-a-game-ask = Tu commences. Prends un jeton ou plus dans un seul tas. Appuie sur un jeton pour le choisir avec tous ceux du dessus, puis appuie sur « Prendre ». Qui prend le dernier jeton gagne.
play-a-game-right = Tu as perdu, mais ce n’est pas de la malchance. L’ordinateur ne joue jamais au hasard. Bientôt, tu joueras comme lui.

## Jouer d’abord : Qu’est-ce qui a tout décidé ?

what-decided-the-game = Qu’est-ce qui a tout décidé ?
what-decided-the-game-ask = Revoici les mêmes tas : { $heaps }. Tu as commencé, et tu as perdu. Qu’est-ce qui a tout décidé ?
what-decided-the-game-answer-1 = La chance
what-decided-the-game-miss-1 = À Nim, il n’y a ni dés ni cartes cachées. Regarde le plateau : l’ordinateur a une réponse.
what-decided-the-game-answer-2 = Mon premier coup était une erreur
what-decided-the-game-miss-2 = Ici, il y a { $moves } premiers coups possibles, et tous perdent. Regarde la réponse à l’un d’eux.
what-decided-the-game-answer-3 = La position : celui qui commence perd
what-decided-the-game-right = L’ordinateur a une réponse à chacun des { $moves } premiers coups possibles. Dans chaque position, un des deux joueurs peut toujours gagner : celui qui doit jouer, ou l’autre. Tu vas apprendre à voir lequel.

## Jouer d’abord : Tu peux gagner

now-you-can-win = Tu peux gagner
now-you-can-win-ask = Voici les tas { $heaps }, et c’est à toi. Qui prend le dernier jeton gagne. Trouve le coup qui ne laisse aucune bonne réponse à l’ordinateur.
now-you-can-win-right = Tu as laissé { $then-heaps }. L’ordinateur doit prendre un jeton, et tu prends le dernier.

## Jouer d’abord : Qui gagne ici ?

who-wins-here = Qui gagne ici ?
who-wins-here-ask = Il y a deux tas d’un jeton. Qui prend le dernier jeton ?
who-wins-here-answer-1 = Celui qui doit jouer
who-wins-here-miss-1 = Regarde : il reste un jeton, et c’est l’autre joueur qui le prend.
who-wins-here-answer-2 = L’autre joueur
who-wins-here-right = L’autre joueur. Cette position est donc bonne à laisser et mauvaise à recevoir. À Nim, on gagne grâce aux positions qu’on laisse.

## Copier

copying-name = Copier
copying-promise = Gagne à chaque fois avec deux tas égaux.
copying-moral = Laisse deux tas égaux. Puis copie : dans l’autre tas, prends autant de jetons que ton adversaire.

## Copier : Deux tas égaux

two-equal-heaps = Deux tas égaux
two-equal-heaps-ask = Il y a deux tas de { $size-a } jetons. Qui prend le dernier jeton gagne. Veux-tu jouer en premier ou en second ?
two-equal-heaps-answer-1 = En premier
two-equal-heaps-miss-1 = Regarde : l’ordinateur copie ton coup dans l’autre tas.
two-equal-heaps-answer-2 = En second
two-equal-heaps-right = En second. Copie chaque coup dans l’autre tas. Ainsi, tu as toujours une réponse.

## Copier : Ta réponse

your-answer = Ta réponse
your-answer-ask = Les tas étaient égaux. Puis l’ordinateur a pris des jetons dans le tas B. Maintenant, les tas sont { $heaps }. Quelle est ta réponse ?
your-answer-right = Les tas sont de nouveau égaux : { $then-heaps }. Tu as copié le coup de l’ordinateur.

## Copier : Pourquoi ça marche

why-copying-works = Pourquoi ça marche
why-copying-works-ask = Il y a deux tas de { $size-a } jetons. Pourquoi peux-tu toujours copier le coup de l’ordinateur ?
why-copying-works-answer-1 = L’autre tas a encore assez de jetons
why-copying-works-answer-2 = Celui qui copie a plus de jetons
why-copying-works-miss-2 = Les jetons ne sont à personne : les deux joueurs prennent dans les mêmes { $stones } jetons. Regarde comment on copie.
why-copying-works-answer-3 = Celui qui copie voit plus loin
why-copying-works-miss-3 = Pas besoin de voir loin : copier suffit. Regarde.
why-copying-works-right = Après chaque copie, les tas sont de nouveau égaux. Celui qui copie prend donc aussi le dernier jeton.

## Copier : Copie jusqu’au bout

copy-to-the-end = Copie jusqu’au bout
copy-to-the-end-ask = L’ordinateur commence, avec deux tas de { $size-a } jetons. Gagne la partie en copiant.
copy-to-the-end-right = Tu as pris le dernier jeton. Avec deux tas égaux, copier marche toujours si le dernier jeton fait gagner.

## Copier : Rends les tas égaux

make-the-heaps-equal = Rends les tas égaux
make-the-heaps-equal-ask = Voici les tas { $heaps }, et c’est à toi. Que laisses-tu ?
make-the-heaps-equal-right = Tu as laissé deux tas égaux : { $then-heaps }. On dit que des tas égaux sont partenaires. À partir de maintenant, tu copies.
