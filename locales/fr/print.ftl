### Feuilles à imprimer : des positions à juger, avec leurs solutions.

## L’écran autour de la feuille

print = Imprimer
not-printed = Le navigateur ou ce cadre ne permet pas d’imprimer la page.
preview = La feuille à imprimer
no-sheet = La feuille « { $text } » n’existe pas. Pour imprimer une page, appuie sur « Imprimer » sur cette page. Les feuilles d’exercices sont ici :

## Sur chaque feuille

open = Le code ouvre ce lien :

## Les positions

name = Nom : ____________________
answer = Tas ______ : prendre ______
none = Aucun coup ne gagne
solutions = Solutions
this-sheet = Cette feuille et ses solutions :

## La feuille de positions à juger

worksheet = Positions à juger
next-eight = Les huit positions suivantes
judge = Dans chaque position, c’est à toi de jouer. Coche la bonne réponse, complète-la s’il le faut, et justifie-la.
reason = Raison :
others-win =
    { $count ->
        [one] On gagne aussi avec ce coup : { $moves }.
        [many] On gagne aussi avec ces coups : { $moves }.
       *[other] On gagne aussi avec ces coups : { $moves }.
    }
winning-move =
    Prendre { $take ->
        [one] { $take } jeton
        [many] { $take } de jetons
       *[other] { $take } jetons
    } dans le tas { $heap }. Il reste { $left }.
