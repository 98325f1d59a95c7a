### L’analyse d’une position : qui gagne, pourquoi, et ce que devient chaque tas.

## Le titre

title-unsafe = Somme de Nim { $sum } = { $binary } · dangereuse : celui qui doit jouer peut gagner
title-safe = Somme de Nim { $sum } = { $binary } · sûre : celui qui doit jouer perd si chacun joue au mieux
title-won = Somme de Nim { $sum } = { $binary } · la partie est terminée : celui qui devrait jouer a gagné
title-lost = Somme de Nim { $sum } = { $binary } · la partie est terminée : celui qui devrait jouer a perdu
after = Après { $chosen } : { $title }
winning-moves =
    { $all ->
        [one] Le seul coup possible gagne.
        [many]
            { $winning ->
                [one] { $winning } coup sur { $all } gagne.
                [many] { $winning } de coups sur { $all } gagnent.
               *[other] { $winning } coups sur { $all } gagnent.
            }
       *[other]
            { $winning ->
                [one] { $winning } coup sur { $all } gagne.
                [many] { $winning } de coups sur { $all } gagnent.
               *[other] { $winning } coups sur { $all } gagnent.
            }
    }
none-wins =
    { $all ->
        [one] Le seul coup possible perd.
        [many] Aucun des { $all } de coups ne gagne.
       *[other] Aucun des { $all } coups ne gagne.
    }
length =
    { $turns ->
        [one] Si chacun joue au mieux, le prochain coup est le dernier.
        [many] Si chacun joue au mieux, la partie dure encore { $turns } de coups.
       *[other] Si chacun joue au mieux, la partie dure encore { $turns } coups.
    }
boards =
    { $boards ->
        [one] Aucune autre position ne peut suivre.
        [many] D’ici, { $boards } de positions différentes sont possibles, celle-ci comprise.
       *[other] D’ici, { $boards } positions différentes sont possibles, celle-ci comprise.
    }

## Comment les tas comptent avec une limite

remainders =
    { $most ->
        [one] On prend { $most } jeton par tour.
        [many] On prend au plus { $most } de jetons par tour.
       *[other] On prend au plus { $most } jetons par tour.
    } Un tas compte donc pour son reste dans la division par { $period } : { $remainders }.
values = Un coup prend { $numbers } jetons. Un tas compte donc pour sa valeur de Grundy : { $values }.
values-repeat = Les valeurs se répètent tous les { $period } jetons.
values-repeat-from = À partir d’un tas de { $begin }, les valeurs se répètent tous les { $period } jetons.
no-period = Jusqu’aux tas de { $most } jetons, les valeurs ne montrent pas de période.

## Le tableau : une ligne par tas

table = Les tas en binaire
heap-column = Tas
decimal-column = Jetons
remainder-column = Reste par { $period }
value-column = Valeur
binary-column = Binaire
sum-column = ⊕ somme
new-binary-column = = nouveau
new-decimal-column = Jetons alors
winning-column = Coup gagnant
winning = oui : prends { $takes }
no-winning = non
single-stones-decide = les jetons isolés décident
remainders-of-1-decide = les restes de 1 décident
values-of-1-decide = les valeurs de 1 décident

## Une façon de continuer

best-line = Une suite possible
line-move = { $chosen } : reste { $left }

## Le tableau des positions sûres

around = Positions sûres et dangereuses
about-around = Deux tas changent, les autres restent. Appuie sur une case pour mettre sa position ici.
down-heap = Tas vers le bas
across-heap = Tas vers la droite
is-safe = sûre
is-unsafe = dangereuse
field = { $heaps } : { $verdict }

## L’écran pour la classe

full-screen = Plein écran
who-wins = Qui gagne ?
leave = Quitter
escape-key = Échap
show-answer = Voir la réponse

## La position que chacun peut changer

no-choice = Choisis un coup
add-heap = Ajouter un tas
how-to-press = Appuie sur un jeton pour choisir le coup qui prend ce jeton et ceux qui le suivent.
slider = Tas { $heap }
one-more = Un jeton de plus dans le tas { $heap }
one-less = Un jeton de moins dans le tas { $heap }
remove-heap = Supprimer le tas { $heap }
number = Nombre de jetons du tas { $heap }
wrong-number = Écris un nombre entier de 0 à { $most }.
