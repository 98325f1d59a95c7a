### La vérification de la formule dans toutes les positions jusqu’à une borne.

heading = Vérifier la formule
formula = La formule :
wrong-formula = Une formule fausse :

## La formule, selon les règles

# Elle a sa propre ligne, sous « La formule : » : avec une majuscule.
normal = Celui qui doit jouer perd si la somme de Nim vaut 0, et gagne sinon.
misere = Si au moins un tas a plus d’un jeton, celui qui doit jouer ne perd que si la somme de Nim vaut 0. Si aucun tas n’a plus d’un jeton, il ne perd que si la somme de Nim vaut 1.
normal-with-limit = Un tas compte pour son reste dans la division par { $period }. Celui qui doit jouer perd si la somme de Nim vaut 0, et gagne sinon.
misere-with-limit = Un tas compte pour son reste dans la division par { $period }. Si au moins un reste dépasse 1, celui qui doit jouer ne perd que si la somme de Nim vaut 0. Si aucun reste ne dépasse 1, il ne perd que si la somme de Nim vaut 1.
normal-with-set = Un tas compte pour sa valeur de Grundy : le plus petit nombre qui n’est pas la valeur d’un tas laissé par un coup. Celui qui doit jouer perd si la somme de Nim vaut 0, et gagne sinon.
misere-with-set = Un tas compte pour sa valeur de Grundy : le plus petit nombre qui n’est pas la valeur d’un tas laissé par un coup. Si au moins une valeur dépasse 1, celui qui doit jouer ne perd que si la somme de Nim vaut 0. Si aucune valeur ne dépasse 1, il ne perd que si la somme de Nim vaut 1.

## Champs

heaps = Tas, au plus
size = Jetons par tas, au plus
wrong-number = Écris un nombre entier de 1 à { $most }.
use-wrong-formula = Tester la vérification avec une formule fausse
about-wrong-formula = La vérification prend alors la formule de l’autre règle, et devrait trouver des exceptions : des positions où la formule est fausse.

## Ce qui est vérifié

covers =
    { $heaps ->
        [one] La vérification porte sur toutes les positions d’un seul tas.
        [many] La vérification porte sur toutes les positions d’au plus { $heaps } de tas.
       *[other] La vérification porte sur toutes les positions d’au plus { $heaps } tas.
    } { $stones ->
        [one] Un tas a au plus { $stones } jeton.
        [many] Un tas a au plus { $stones } de jetons.
       *[other] Un tas a au plus { $stones } jetons.
    }
boards =
    { $boards ->
        [one] Cela fait { $boards } position.
        [many] Cela fait { $boards } de positions.
       *[other] Cela fait { $boards } positions.
    }
boards-and-ordered =
    { $boards ->
        [one] Cela fait { $boards } position, ou { $ordered } si l’ordre des tas compte.
        [many] Cela fait { $boards } de positions, ou { $ordered } si l’ordre des tas compte.
       *[other] Cela fait { $boards } positions, ou { $ordered } si l’ordre des tas compte.
    }
method = Dans chaque position, la vérification essaie tous les coups, pour trouver qui gagne et avec quels coups. Puis elle compare ces résultats à la formule.

## Ce que montre une vérification

shows = Une vérification sans exceptions montre que la formule est juste pour ces positions. Elle ne dit rien des positions plus grandes.
bouton = Charles Bouton a prouvé la formule pour toutes les positions en 1901.
sprague-grundy = Pour toutes les positions, la formule vient de la théorie de Roland Sprague (1935) et de Patrick Grundy (1939).
ferguson = Thomas Ferguson a prouvé la formule pour toutes les positions en 1974.

## Le déroulement

start = Lancer
stop = Arrêter
go-on = Reprendre
again = Vérifier encore
progress = Positions vérifiées
so-far =
    { $done ->
        [one] { $done } position sur { $all }
        [many] { $done } de positions sur { $all }
       *[other] { $done } positions sur { $all }
    }
stopped =
    { $done ->
        [one] Arrêt après { $done } position sur { $all }.
        [many] Arrêt après { $done } de positions sur { $all }.
       *[other] Arrêt après { $done } positions sur { $all }.
    } { $exceptions ->
        [0] Pas d’exceptions jusqu’ici.
        [one] { $exceptions } exception jusqu’ici.
        [many] { $exceptions } d’exceptions jusqu’ici.
       *[other] { $exceptions } exceptions jusqu’ici.
    }
done =
    { $boards ->
        [one] { $boards } position vérifiée,
        [many] { $boards } de positions vérifiées,
       *[other] { $boards } positions vérifiées,
    } { $exceptions ->
        [0] pas d’exceptions.
        [one] { $exceptions } exception.
        [many] { $exceptions } d’exceptions.
       *[other] { $exceptions } exceptions.
    }
safe-boards = Dans { $safe } de ces positions, celui qui doit jouer perd.
wrong-as-expected = La vérification marche : cette formule est celle de l’autre règle.
fault = Cela ne devrait pas arriver. Signale ce problème, s’il te plaît.

## Exceptions

exceptions = Exceptions :
first-exceptions =
    { $count ->
        [one] La première exception :
        [many] Les { $count } premières exceptions :
       *[other] Les { $count } premières exceptions :
    }
# Les trois phrases qui suivent ne se lisent qu’ici, après un deux-points : sans majuscule.
exception = Position { $heaps }. En essayant tous les coups : { $found } Avec la formule : { $claimed }
loses = celui qui doit jouer perd.
has-won = celui qui doit jouer a gagné.
wins = celui qui doit jouer gagne avec { $moves }.
