### Une limite par tour, et des restes.

## Une limite et des restes : Au plus tant par tour

at-most-n-a-turn = Au plus { $limit } par tour
at-most-n-a-turn-ask = Il y a un tas de { $stones } { -jetons }. On en prend au plus { $limit } par tour, et qui prend { -le-dernier } { -jeton } gagne. Qui gagne ?
player-to-move = Celui qui doit jouer
at-most-n-a-turn-miss-1 = Regarde : quel que soit le premier coup, l’autre joueur prend ce qui reste.
other-player = L’autre joueur
at-most-n-a-turn-right = L’autre joueur gagne : il peut compléter chacun de tes coups à { $period } { -jetons }.

## Une limite et des restes : Prends ce qui dépasse

take-the-rest = Prends ce qui dépasse
take-the-rest-ask = Il y a un tas de { $stones } { -jetons }. On en prend au plus { $limit } par tour, et qui prend { -le-dernier } { -jeton } gagne. Que laisses-tu ?
take-the-rest-right = Tu as laissé { $then-heaps }, un multiple de { $period }. Maintenant, réponds à chaque coup pour qu’à vous deux, vous preniez { $period } { -jetons }.

## Une limite et des restes : Seul le reste compte

only-the-remainder-counts = Seul le reste compte
only-the-remainder-counts-ask = Dans un tas de { $period } { -jetons } ou plus, on peut compléter chaque coup à { $period } { -jetons }. Seul le reste compte donc. Divise { $size-a } par { $period }. Quel est le reste ?
only-the-remainder-counts-right = Le reste est { $counts-a }. Un tas de { $size-a } se joue comme un tas de { $counts-a }.
only-the-remainder-counts-wrong = Soustrais { $period } de { $size-a } autant de fois que tu peux. Que reste-t-il ?

## Une limite et des restes : Deux tas

two-heaps = Deux tas
two-heaps-ask = Voici les tas { $heaps }, et on prend au plus { $limit } { -jetons } par tour. Les restes des tas sont { $counts }. Découpe les restes en blocs, et donne un partenaire à chaque bloc.
two-heaps-right = Tu as laissé { $then-heaps }. Les restes sont maintenant { $then-counts } : chaque bloc a donc un partenaire.

## Une limite et des restes : Tant de jetons

n-stones = { $stones } { -jetons }
n-stones-ask = Il y a un tas de { $stones } { -jetons }. On en prend au plus { $limit } par tour, et qui prend { -le-dernier } { -jeton } perd. Veux-tu commencer ?
n-stones-answer-1 = Oui
n-stones-miss-1 = Regarde : l’ordinateur et toi, vous prenez ensemble { $period } { -jetons }.
n-stones-answer-2 = Non
n-stones-right = Laisse l’ordinateur commencer. Pour les nombres { $lost }, celui qui doit jouer perd. Chacun vaut 1 de plus qu’un multiple de { $period }.

## Une limite et des restes : À toi, avec une limite

your-own-game-with-a-limit-ask = Il y a { $stones } { -jetons }, et on en prend au plus { $limit } par tour. L’ordinateur commence. Gagne pour terminer la leçon.
your-own-game-with-a-limit-right = Tu as gagné. Tu as toujours laissé 1 de plus qu’un multiple de { $period }, et à la fin { -un } { -jeton }.
