### L’analyse d’une position : qui gagne, pourquoi, et ce que devient chaque tas.

## Le titre

can-win = Celui qui doit jouer peut gagner : { $moves }
loses = Celui qui doit jouer perd : { $moves }
who-can-win =
    { $who ->
        [you] Tu peux gagner : { $moves }
        [computer] L’ordinateur peut gagner : { $moves }
       *[named] { $who } peut gagner : { $moves }
    }
who-loses =
    { $who ->
        [you] Tu perds : { $moves }
        [computer] L’ordinateur perd : { $moves }
       *[named] { $who } perd : { $moves }
    }
over-won = La partie est terminée : celui qui devrait jouer a gagné.
over-lost = La partie est terminée : celui qui devrait jouer a perdu.
move-wins =
    { $turns ->
        [one] En prenant { $chosen }, on gagne en { $turns } coup.
        [many] En prenant { $chosen }, on gagne en { $turns } de coups.
       *[other] En prenant { $chosen }, on gagne en { $turns } coups.
    }
move-loses =
    { $turns ->
        [one] En prenant { $chosen }, on perd en { $turns } coup.
        [many] En prenant { $chosen }, on perd en { $turns } de coups.
       *[other] En prenant { $chosen }, on perd en { $turns } coups.
    }
winning-moves =
    { $all ->
        [one] le seul coup possible gagne.
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
        [one] le seul coup possible perd.
        [many] aucun des { $all } de coups ne gagne.
       *[other] aucun des { $all } coups ne gagne.
    }
length =
    { $turns ->
        [one] Le prochain coup est le dernier.
        [many] Si l’un gagne au plus vite et que l’autre résiste, la partie dure encore { $turns } de coups.
       *[other] Si l’un gagne au plus vite et que l’autre résiste, la partie dure encore { $turns } coups.
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
values = On prend { $numbers } jetons par tour. Un tas compte donc pour sa valeur de Grundy : { $values }.
values-repeat = Les valeurs se répètent tous les { $period } jetons.
values-repeat-from =
    À partir d’un tas de { $begin ->
        [one] { $begin } jeton
        [many] { $begin } de jetons
       *[other] { $begin } jetons
    }, les valeurs se répètent tous les { $period } jetons.
no-period = Dans les tas de { $most } jetons au plus, les valeurs ne se répètent pas régulièrement.

## Le tableau : une ligne par tas

equation = Somme de Nim { $sum } : { $equation }
details = Détails
table = Les tas en binaire
heap-column = Tas
decimal-column = Jetons
remainder-column = Reste (÷ { $period })
value-column = Valeur
binary-column = Binaire
sum-column = ⊕ somme
new-binary-column = = nouveau
new-decimal-column = Jetons laissés
winning-column = Coup gagnant
winning = oui : en prendre { $takes }
no-winning = non
single-stones-decide = on compte les jetons isolés
remainders-of-1-decide = on compte les restes 1
values-of-1-decide = on compte les valeurs 1

## La suite des coups

how-to-play = Appuie sur un jeton pour prendre ce jeton et ceux du dessus.
made = { $chosen } : { $worth }
other-ways = Autres suites
best = Meilleur coup
exchange = Laisser jouer l’autre
results = Valeurs
about-results = Un jeton vert marque un coup gagnant, un rouge un coup perdant. Le nombre compte les coups jusqu’à la fin.

## Le tableau des positions sûres

neighbours = Positions sûres
about-neighbours = Deux tas changent, les autres restent. Les positions vertes sont sûres : qui en laisse une peut gagner. Appuie sur une case pour mettre sa position ici.
down-heap = Tas vers le bas
across-heap = Tas vers la droite
is-safe = sûre
is-unsafe = dangereuse
field = { $heaps } : { $verdict }

## L’écran pour la classe

full-screen = Plein écran
who-wins = Qui gagne ?
leave = Quitter
show-answer = Voir la réponse

## La position que chacun peut changer

add-heap = Ajouter un tas
slider = Tas { $heap }
one-more = Un jeton de plus dans le tas { $heap }
one-less = Un jeton de moins dans le tas { $heap }
remove-heap = Supprimer le tas { $heap }
heap-removed = Tas { $heap } supprimé.
number = Nombre de jetons du tas { $heap }
wrong-number = Écris un nombre entier de 0 à { $most }.
