### L’arbre de jeu, et minimax sur cet arbre. Max joue en premier et veut +1, Min joue en second et veut −1.

## La position et les nombres

player =
    { $side ->
        [a] Max
       *[b] Min
    }
one-heap =
    { $stones ->
        [one] { $stones } jeton
        [many] { $stones } de jetons
       *[other] { $stones } jetons
    }
magnitude = environ { $digit } × 10{ $exponent }
nodes = nœuds
games = parties
boards = positions
shown = Nœuds dessinés : { $shown } sur { $all } ; repliés : { $folded }.

## On change la position

about = { $board } : position et légende
take-to = Prendre
any = ∞

## Le dessin

graph-name = Graphe des positions
frame = Dessin
zoom = Taille du dessin
zoom-in = Plus grand
zoom-out = Plus petit
fit = Ajuster le dessin à son cadre
percent = { $percent } %
folded-count = ▾ { $count }
win-letter = G
loss-letter = P
alpha = α { $alpha }
beta = β { $beta }

## Les nœuds, pour qui ne les voit pas

node = { $left }, { $player } doit jouer
after-take = Prendre { $take } : { $node }
after-take-from = Prendre { $take } dans { $heap } : { $node }
valued = { $node }, valeur { $value }
valued-equal = { $node }, valeur { $value }, tous les coups égaux
cut = { $node }, branche coupée
board = il reste { $left }
board-wins = Il reste { $left } : celui qui doit jouer gagne.
board-loses = Il reste { $left } : celui qui doit jouer perd.

## Ce que veulent dire les figures

first-player = Max joue en premier et veut +1
second-player = Min joue en second et veut −1
game-over = Partie terminée
cut-branch = Branche coupée : ne change pas le résultat
taken = Sur un trait : jetons pris
taken-from = Sur un trait : { $take } dans { $heap }
bounds = α, β : ce que Max et Min peuvent déjà obtenir
equal-moves = Tous les coups ont la même valeur
board-of-graph = Une position, peu importe qui joue
wins-to-move = Celui qui doit jouer gagne
loses-to-move = Celui qui doit jouer perd

## Sous le dessin

one-board-one-node = 1 position et 1 nœud : la partie est terminée.
merged = L’arbre a { $nodes } nœuds et { $boards } positions différentes.
merged-with-cutoffs =
    L’arbre a { $nodes } nœuds et { $boards } positions différentes. { $looked ->
        [one] Si chaque recherche s’arrête au premier coup gagnant, minimax examine { $looked } position.
        [many] Si chaque recherche s’arrête au premier coup gagnant, minimax examine { $looked } de positions.
       *[other] Si chaque recherche s’arrête au premier coup gagnant, minimax examine { $looked } positions.
    }
looked-at =
    { $all ->
        [one] Nœud examiné : { $looked } sur { $all }
        [many] Nœuds examinés : { $looked } sur { $all }
       *[other] Nœuds examinés : { $looked } sur { $all }
    }
with-cuts =
    { $cut ->
        [one] { $looked }, { $cut } branche coupée
        [many] { $looked }, { $cut } de branches coupées
       *[other] { $looked }, { $cut } branches coupées
    }

## Boutons

step-back = Reculer
step = Avancer
run = Lancer
cutoffs = Coupures
order = Ordre des coups
fewest-first = Le moins d’abord
most-first = Le plus d’abord
best-first = Le meilleur d’abord
to-the-end = Jusqu’à la fin
clear = Retour au début
picture = Image
tree = Arbre
graph = Graphe
make-root = Partir du nœud choisi
save-picture = Enregistrer l’image

## Ce que fait minimax

full = On ne dessine pas plus de { $most } nœuds. Replie une branche pour en voir une autre.
too-large = L’arbre a plus de { $most } nœuds. Appuie sur un nœud pour déplier sa branche. Les valeurs viennent de la théorie ; minimax parcourt des arbres plus petits.
ready = Minimax trouve qui gagne, en remontant de la fin des parties jusqu’à la première position. Lance minimax, ou avance étape par étape.
changed-signs = Ici, c’était à Min de jouer. Dans cet arbre, ce camp s’appelle Max : +1 et −1 échangent leurs places.
graph-ready = Chaque position est dessinée une fois, quel que soit l’ordre de ses tas. À chaque étape, on trouve si celui qui doit jouer gagne.
nearest = Il y a trop de positions à dessiner. Voici les { $count } plus proches.
step-of = Étape { $done } sur { $all }. { $news }
found-end = La partie est terminée et { $player } a gagné. La valeur est { $value }.
found-only-move = Il reste { $left } : { $player } n’a qu’un coup, donc la valeur est aussi { $value }.
found-at-once = Il reste { $left } : { $player } a trouvé { $value } et ne cherche pas plus loin.
found-largest = Il reste { $left } : Max choisit la plus grande des valeurs { $values }. La valeur est { $value }.
found-smallest = Il reste { $left } : Min choisit la plus petite des valeurs { $values }. La valeur est { $value }.
found-among-many = Il reste { $left } : des { $count } valeurs, la meilleure pour { $player } est { $value }.
other-moves-cut = Avec le coup qui mène ici, { $player } gagne, et aucun autre ne peut faire mieux : on coupe donc les autres coups.
all-equal = Tous les coups ont la même valeur.
