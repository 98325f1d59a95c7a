### La fenêtre à la fin d’une partie.

## Qui a gagné : le titre. Un autre message dit « Tu gagnes »

you-lost = Tu as perdu

## Une phrase : à quel moment c’était décidé

empty-from-the-start = Il n’y avait pas { -de-jetons } au départ.
chances =
    { $count ->
        [one] Tu as eu { $count } occasion de gagner.
        [many] Tu as eu { $count } d’occasions de gagner.
       *[other] Tu as eu { $count } occasions de gagner.
    }
turned =
    { $who ->
        [you] Tu pouvais gagner, mais tu as pris
        [computer] L’ordinateur pouvait gagner, mais il a pris
       *[named] { $who } pouvait gagner, mais a pris
    } { $stones ->
        [one] { $stones } { -jeton }
        [many] { $stones } { -de-jetons }
       *[other] { $stones } { -jetons }
    } dans le tas { $heap }.
no-mistake = Tu n’as fait aucune erreur.
second-can-win = Avec les tas du début, on peut toujours gagner sans commencer.
first-can-win = Avec les tas du début, on peut toujours gagner en commençant.
kept-the-win =
    { $winner ->
        [you] Tu as gardé l’avantage du début à la fin.
        [computer] L’ordinateur a gardé l’avantage du début à la fin.
       *[named] { $winner } a gardé l’avantage du début à la fin.
    }
first-win = Ta première victoire contre « { $strength } ».
challenge-met = Tu as réussi le défi.
challenge-open = Le défi tient toujours.

## L’aide reçue dans cette partie, sous la phrase

helped =
    { $count ->
        [one] aide pour { $count } coup
        [many] aide pour { $count } de coups
       *[other] aide pour { $count } coups
    }
undos =
    { $count ->
        [one] { $count } coup annulé
        [many] { $count } de coups annulés
       *[other] { $count } coups annulés
    }

## Sous la suite des coups

## Boutons

show-mistake = Voir mon erreur
try-again = Rejouer ce coup
rematch = Revanche
watch-again = Regarder encore
play-strength = Jouer contre { $strength }
win-as-second = Gagner sans commencer
win-as-first = Gagner en commençant
send-result = Envoyer le résultat
learn-why = Voir pourquoi
mover-can-win = Dans cette position, celui qui doit jouer peut gagner.
mover-loses = Dans cette position, celui qui doit jouer perd si chacun joue au mieux.
see-board = Voir le plateau

## Sous les boutons, après la première partie

offer = Son et vibration ?
yes = Oui
no = Non
