### Les indices, et pourquoi une position est gagnée ou perdue pour qui va jouer.
### La ligne d’état a de la place pour 110 caractères, une raison pour 18 mots.

## Le premier et le deuxième indice

look-at = Regarde le tas { $heap }.
take-from =
    { $take ->
        [one] Prends { $take } jeton dans le tas { $heap }.
        [many] Prends { $take } de jetons dans le tas { $heap }.
       *[other] Prends { $take } jetons dans le tas { $heap }.
    }
no-move-wins = Ici, aucun coup ne gagne.
no-move-wins-yet = Aucun coup ne gagne si ton adversaire ne fait pas d’erreur. Mais il peut en faire une.

## Pourquoi : le troisième indice, et la raison sur tous les autres écrans
## La phrase ne nomme personne : elle se lit avant de jouer, après avoir joué, et en classe.

over =
    { $last ->
        [misere] Il ne reste aucun jeton : qui a pris le dernier a perdu.
       *[normal] Il ne reste aucun jeton : qui a pris le dernier a gagné.
    }
over-move =
    { $last ->
        [misere] Plus aucun coup : qui a joué le dernier a perdu.
       *[normal] Plus aucun coup : qui a joué le dernier a gagné.
    }
odd-stones =
    { $stones ->
        [one] Il reste un jeton, et le joueur suivant doit le prendre.
        [many] Il reste { $stones } de jetons isolés, un nombre impair : le joueur suivant devra prendre le dernier.
       *[other] Il reste { $stones } jetons isolés, un nombre impair : le joueur suivant devra prendre le dernier.
    }
even-stones = Il reste { $stones } jetons isolés, un nombre pair : le joueur suivant n’aura pas le dernier.
odd-turns = Un jeton par tour et { $stones } jetons, un nombre impair : le joueur suivant devra prendre le dernier.
even-turns = Un jeton par tour et { $stones } jetons, un nombre pair : le joueur suivant n’aura pas le dernier.
one-heap =
    { $last ->
        [misere] Il ne reste que le tas { $heap } : pour gagner, il faut laisser un jeton.
       *[normal] Il ne reste que le tas { $heap } : pour gagner, il faut le prendre en entier.
    }
multiple =
    { $last ->
        [misere] { $stones } vaut 1 de plus qu’un multiple de { $period } : on peut compléter chaque coup à { $period }.
       *[normal] { $stones } est un multiple de { $period } : on peut compléter chaque coup à { $period }.
    }
to-multiple =
    { $last ->
        [misere] Pour gagner, il faut laisser { $left }, soit 1 de plus qu’un multiple de { $period }.
       *[normal] Pour gagner, il faut laisser { $left }, un multiple de { $period }.
    }
equal =
    { $last ->
        [misere] Deux tas de { $stones } : on peut copier chaque coup, ou laisser un jeton.
       *[normal] Deux tas de { $stones } : on peut copier chaque coup dans l’autre tas.
    }
# Another order than in English: both heaps before the difference.
unequal = Le tas { $larger } dépasse le tas { $smaller } de { $more } : pour gagner, il faut les rendre égaux.
last-large =
    { $last ->
        [misere] Seul le tas { $heap } dépasse 1 : pour gagner, il faut laisser un nombre impair de jetons isolés.
       *[normal] Seul le tas { $heap } dépasse 1 : pour gagner, il faut laisser un nombre pair de jetons isolés.
    }
last-large-remainder =
    { $last ->
        [misere] Seul le tas { $heap } compte pour plus de 1 : il faut laisser des 0 et un nombre impair de 1.
       *[normal] Seul le tas { $heap } compte pour plus de 1 : il faut laisser des 0 et un nombre pair de 1.
    }
multiples = Tous les tas sont des multiples de { $period } : on peut compléter chaque coup à { $period }.
ones =
    { $last ->
        [misere]
            { $ones ->
                [one] Aucun reste de la division par { $period } ne dépasse 1, et un seul vaut 1, un nombre impair.
                [many] Aucun reste de la division par { $period } ne dépasse 1, et { $ones } valent 1, un nombre impair.
               *[other] Aucun reste de la division par { $period } ne dépasse 1, et { $ones } valent 1, un nombre impair.
            }
       *[normal] Aucun reste de la division par { $period } ne dépasse 1, et { $ones } valent 1, un nombre pair.
    }
change-ones =
    { $last ->
        [misere] Tous les restes valent 0 ou 1 : un coup gagnant laisse un nombre impair de 1.
       *[normal] Tous les restes valent 0 ou 1 : un coup gagnant laisse un nombre pair de 1.
    }
paired = Les tas sont { $heaps } : chaque bloc a un partenaire.
paired-many = Si on découpe les tas en 1, 2, 4 et ainsi de suite, chaque bloc a un partenaire.
paired-remainders = Si on divise par { $period }, il reste { $remainders } : chaque bloc a un partenaire.
paired-remainders-many = Si on découpe les restes de la division par { $period } en 1, 2, 4, etc., chaque bloc a un partenaire.
alone = Un bloc de { $size } est seul : en prendre { $take } dans le tas { $heap } donne un partenaire à chaque bloc.
alone-of-remainders = Divise par { $period } : en prendre { $take } dans le tas { $heap } donne un partenaire à chaque bloc des restes.
sum-zero = La somme de Nim vaut 0, et chaque coup la change.
sum = La somme de Nim vaut { $sum } : en prendre { $take } dans le tas { $heap } la ramène à 0.
while-two-are-large = Tant que deux tas ou plus comptent pour plus de 1, on joue comme avec la règle normale.

## Quand un coup prend un nombre parmi plusieurs : les tas comptent pour leur valeur de Grundy

value-stays = Le tas { $heap } a la valeur { $value } : aucun coup ne laisse de nouveau cette valeur.
value-to = Le tas { $heap } a la valeur { $value } : en prendre { $take } laisse la valeur { $left }.
values-sum-zero = Les valeurs { $values } ont une somme de Nim de 0, et chaque coup la change.
values-sum = Valeurs { $values } : en prendre { $take } dans le tas { $heap } ramène leur somme de Nim à 0.
odd-values = Aucune valeur ne dépasse 1, et un nombre impair d’entre elles vaut 1.
make-odd-values = Aucune valeur ne dépasse 1 : un coup gagnant laisse un nombre impair de 1.
