### Feuilles à imprimer : une position, son analyse, son arbre de jeu, et des énigmes à résoudre sur papier.

## L’écran autour de la feuille

heading = Imprimer
print = Imprimer
print-puzzles = Imprimer une feuille d’énigmes
back = Retour
preview = La feuille à imprimer
next-twelve = Douze autres énigmes

## Sur chaque feuille

board = Une position de Nim
analysis = Analyse d’une position de Nim
tree = Arbre de jeu d’une position de Nim
puzzles = Énigmes de Nim
turns = On joue à deux, chacun son tour.
open = Le code ouvre ce lien :

## L’analyse d’une position

can-win =
    Celui qui doit jouer peut gagner. { $winning ->
        [one] { $winning } coup sur { $all } gagne.
        [many] { $winning } de coups sur { $all } gagnent.
       *[other] { $winning } coups sur { $all } gagnent.
    }
cannot-win =
    L’autre joueur peut gagner. { $all ->
        [one] Le seul coup possible ne gagne pas.
        [many] Aucun des { $all } de coups ne gagne.
       *[other] Aucun des { $all } coups ne gagne.
    }
heaps-in-binary = Les tas en binaire
winning-moves = Coups gagnants
winning-move = En prendre { $take } dans le tas { $heap }. Il reste { $left }.

## L’arbre de jeu d’une position

tree-size = L’arbre entier a { $nodes } nœuds. Il y a { $games } façons de jouer jusqu’à la fin.
tree-too-small = Sur papier, ce dessin est trop petit pour être lu. Replie d’abord quelques branches, ou enregistre l’image.

## La feuille d’énigmes

task = Dans chaque énigme, c’est à toi de jouer. Trouve un coup gagnant, ou coche « Aucun coup ne gagne ».
name = Nom : ____________________
number = { $number }.
answer = Tas ______ : prendre ______
none = Aucun coup ne gagne
solutions = Solutions
this-sheet = Cette feuille et ses solutions :

## La feuille de positions à juger

worksheet = Positions à juger
next-eight = Les huit positions suivantes
judge = Dans chaque position, c’est à toi de jouer. Coche ce qui est juste, et donne la raison.
reason = Raison :
others-win = Ceux-ci gagnent aussi : { $moves }.
