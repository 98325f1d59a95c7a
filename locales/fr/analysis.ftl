### L’analyse d’une position : qui gagne, pourquoi, et où mène chaque coup.

## Qui gagne, dit au lecteur

you-have-won = Tu as gagné.
opponent-has-won = Ton adversaire a gagné.
you-can-win = Tu peux gagner.
opponent-can-win = Ton adversaire peut gagner.
game-is-over = La partie est terminée.
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
none-of-your-moves =
    { $all ->
        [one] Ton seul coup possible perd.
        [many] Aucun de tes { $all } de coups ne gagne.
       *[other] Aucun de tes { $all } coups ne gagne.
    }
none-of-their-moves =
    { $all ->
        [one] Le seul coup possible de ton adversaire perd.
        [many] Aucun des { $all } de coups de ton adversaire ne gagne.
       *[other] Aucun des { $all } coups de ton adversaire ne gagne.
    }
# Le verdict commence par une majuscule : il ne peut pas suivre un deux-points.
after = Et après ce coup ? { $verdict }
sum-is = La somme de Nim vaut { $sum }.
length =
    { $turns ->
        [one] Si chacun joue au mieux, le prochain coup est le dernier.
        [many] Si chacun joue au mieux, la partie dure encore { $turns } de coups.
       *[other] Si chacun joue au mieux, la partie dure encore { $turns } coups.
    }
length-at-most = La partie dure encore au plus { $turns } coups. Le nombre exact serait trop long à calculer.
choose = Choisis un coup pour voir où il mène.
wait = C’est à ton adversaire de jouer.

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

## Les tas en binaire

show-columns = Voir les colonnes
hide-columns = Cacher les colonnes
table = Les tas en binaire
heap-column = Tas
remainder-column = Reste par { $period }
value-column = Valeur
winning-column = Coup gagnant
none = aucun
row = { $heap } · { $stones }
row-after = { $heap } → { $stones }
counts-as = compte pour { $remainder }
leaves = laisse { $stones }
leaves-odd-ones = nombre impair de 1
odd = impair
even = pair
nim-sum = Somme de Nim { $sum }
sum = ⊕ { $sum }
sum-after = ⊕ → { $sum }

## Pourquoi un tas a un coup gagnant ou n’en a pas

heap-by-heap = Tas par tas
worked-out = { $sum }. { $reason }
take-to = { $left } est plus petit que { $stones } : prends-en { $take }.
take-to-remainder = Prends-en { $take } pour laisser un reste de { $remainder }.
take-to-value = En prendre { $takes } laisse la valeur { $value }.
take-to-odd-singles = Prends-en { $take } pour ne laisser que des jetons isolés, en nombre impair.
take-to-odd-values = Prends-en { $takes } pour laisser la valeur 1 dans un nombre impair de tas, et aucune valeur au-dessus de 1.
take-to-odd-remainders = Prends-en { $take } pour laisser le reste 1 dans un nombre impair de tas, et aucun reste au-dessus de 1.
heap-is-empty = Le tas est vide.
leaves-even-singles = Un coup dans ce tas laisse un nombre pair de jetons isolés : il ne gagne pas.
leaves-even-values = Un coup dans ce tas laisse la valeur 1 dans un nombre pair de tas, ou une valeur au-dessus de 1. Il ne gagne donc pas.
leaves-even-remainders = Un coup dans ce tas laisse le reste 1 dans un nombre pair de tas, ou un reste au-dessus de 1. Il ne gagne donc pas.
nothing-to-change = La somme de Nim vaut déjà 0 : aucun coup ne gagne.
too-few = { $needed } est plus grand que { $stones } : aucun coup dans ce tas ne gagne.
no-such-remainder = Un reste de la division par { $period } ne peut pas valoir { $needed } : aucun coup dans ce tas ne gagne.
no-such-value = Aucun coup ici ne laisse la valeur { $needed }, donc aucun ne gagne.

## Blocs : chaque tas en puissances de deux

blocks = Blocs
blocks-after = Blocs si on en prend { $chosen }
pair = Les blocs de { $size } des tas { $first } et { $second } forment une paire.
unpaired = Le bloc de { $size } du tas { $heap } est sans partenaire.
no-blocks = Il n’y a pas de blocs.
all-paired = Chaque bloc a un partenaire.
some-unpaired =
    { $count ->
        [one] Un bloc est sans partenaire : { $sizes }.
        [many] Blocs sans partenaire : { $sizes }.
       *[other] Blocs sans partenaire : { $sizes }.
    }
joined = Les partenaires sont reliés par un trait ou portent la même lettre.

## Les volets à côté de la position

parts = Volets de l’analyse
why = Pourquoi
check = Vérifier
map = Carte

## L’écran pour une classe

who-wins = Qui gagne ?
leave = Quitter
escape-key = Échap
show-answer = Voir la réponse
cover-answer = Cacher la réponse
ones = Les 1

## Une suite possible

onward = Une suite possible
onward-you = Tu en prends { $take } dans { $heap } : il reste { $left }
onward-opponent = Ton adversaire en prend { $take } dans { $heap } : il reste { $left }
no-choice = Choisis un coup

## Tous les coups

your-moves = Tes coups
opponents-moves = Coups de ton adversaire
press = Appuie sur un coup pour voir où il mène. Appuie encore pour le jouer.
opponent-makes-one = Ton adversaire joue un de ces coups.
wins = gagne
loses = perd
turns =
    { $turns ->
        [one] { $turns } coup
        [many] { $turns } de coups
       *[other] { $turns } coups
    }
turns-at-most = au plus { $turns } coups
losing-move = { $name } · { $turns }
losing-moves =
    { $count ->
        [one] Tas { $heap } : { $count } coup perdant
        [many] Tas { $heap } : { $count } de coups perdants
       *[other] Tas { $heap } : { $count } coups perdants
    }

## La position que chacun peut changer

add-heap = Ajouter un tas
how-to-pull = Tire un tas vers le haut ou vers le bas pour changer sa taille.
how-to-press = Appuie sur un jeton pour choisir le coup qui prend ce jeton et ceux qui le suivent.
one-more = Un jeton de plus dans le tas { $heap }
one-less = Un jeton de moins dans le tas { $heap }
remove-heap = Supprimer le tas { $heap }
number = Nombre de jetons du tas { $heap }
wrong-number = Écris un nombre entier de 0 à { $most }.
