### L’arbre de jeu.

## L’arbre de jeu : Toutes les parties

every-game-at-once = Toutes les parties
every-game-at-once-ask = Chaque figure montre combien de jetons il reste sur { $stones }, et chaque trait combien on en prend, au plus { $limit }. Dans les carrés, c’est toi qui joues ; dans les cercles, c’est l’ordinateur. Un triangle est une fin de partie. Combien de triangles vois-tu ?
every-game-at-once-right = Il y a { $games } parties possibles, une par triangle. Chaque carré, chaque cercle et chaque triangle est un nœud : l’arbre a { $nodes } nœuds.
every-game-at-once-wrong = Ne compte que les triangles. Chaque triangle est la fin d’une partie différente.

## L’arbre de jeu : Que vaut un nœud ?

what-is-a-node-worth = Que vaut un nœud ?
what-is-a-node-worth-ask = Un nœud vaut +1 si tu gagnes, et −1 si l’ordinateur gagne. Il reste un jeton, et l’ordinateur doit jouer. Qui prend le dernier jeton perd. Que vaut ce nœud ?
what-is-a-node-worth-answer-1 = +1
what-is-a-node-worth-answer-2 = −1
what-is-a-node-worth-right = L’ordinateur doit prendre le dernier jeton. Il perd donc, et tu gagnes.

## L’arbre de jeu : L’ordinateur choisit

the-computer-chooses = L’ordinateur choisit
the-computer-chooses-ask = Dans un cercle, c’est l’ordinateur qui choisit le coup. Il sait ce que vaut chaque coup. Quelle valeur choisit-il ?
the-computer-chooses-answer-1 = La plus grande valeur
the-computer-chooses-miss-1 = La plus grande valeur est la meilleure pour toi. L’ordinateur veut que tu perdes.
the-computer-chooses-answer-2 = La plus petite valeur
the-computer-chooses-answer-3 = Une valeur entre les deux
the-computer-chooses-miss-3 = L’ordinateur joue un seul coup, et il obtient la valeur de ce coup.
the-computer-chooses-right = L’ordinateur choisit la plus petite valeur, et toi la plus grande. Chaque nœud reçoit donc sa valeur des nœuds du dessous. Cela s’appelle minimax.

## L’arbre de jeu : Remonte d’un nœud

go-up-one-node = Remonte d’un nœud
go-up-one-node-ask = Il reste { $stones } jetons, et l’ordinateur doit jouer. Il peut laisser un jeton ou aucun. Que vaut ce nœud ?
go-up-one-node-right = L’ordinateur laisse un jeton, et tu dois le prendre. C’est donc l’ordinateur qui gagne.

## L’arbre de jeu : Tu choisis

you-choose = Tu choisis
you-choose-ask = Il y a { $stones } jetons. On en prend au plus { $limit } par tour, et qui prend le dernier jeton perd. C’est à toi. Quel coup a la plus grande valeur ?
you-choose-right =
    Prendre { $take ->
        [one] { $take } jeton
        [many] { $take } de jetons
       *[other] { $take } jetons
    } vaut { $root } : l’ordinateur doit prendre le dernier jeton.

## L’arbre de jeu : Toutes les valeurs

all-values = Toutes les valeurs
all-values-ask =
    Voici tout l’arbre avec ses valeurs. Suis les valeurs en remontant depuis les triangles. Chaque carré a reçu la plus grande des valeurs du dessous, chaque cercle la plus petite. Le carré tout en haut s’appelle la racine. La racine vaut { $root } : tu gagnes si tu prends { $take ->
        [one] { $take } jeton
        [many] { $take } de jetons
       *[other] { $take } jetons
    }.

## L’arbre de jeu : Les arbres grandissent

trees-grow = Les arbres grandissent
trees-grow-ask = Pour { $stones } jetons, l’arbre a { $nodes } nœuds. Minimax doit les parcourir, alors que le reste, comme dans « Une limite et des restes », donne la réponse tout de suite. Les deux donnent la même réponse : minimax peut donc vérifier la théorie.
