### Les indices, et pourquoi une position est gagnée ou perdue pour qui va jouer.
### La ligne d’état a de la place pour 110 caractères, une raison pour 18 mots.

## Le premier et le deuxième indice

look-at = Regarde le tas { $heap }.
take-from =
    { $take ->
        [one] Prends { $take } { -jeton } dans le tas { $heap }.
        [many] Prends { $take } { -de-jetons } dans le tas { $heap }.
       *[other] Prends { $take } { -jetons } dans le tas { $heap }.
    }
no-move-wins = Aucun coup ne gagne ici.
no-move-wins-yet = Aucun coup ne gagne contre un joueur parfait. Mais ton adversaire peut se tromper.

## Pourquoi : le troisième indice, et la raison sur tous les autres écrans
## La phrase ne nomme personne : elle se lit avant de jouer, après avoir joué, et en classe.

over =
    { $last ->
        [misere] Il ne reste { -aucun } { -jeton } : qui a pris { -le-dernier } a perdu.
       *[normal] Il ne reste { -aucun } { -jeton } : qui a pris { -le-dernier } a gagné.
    }
over-move =
    { $last ->
        [misere] Il n’y a plus de coup possible : qui a joué le dernier a perdu.
       *[normal] Il n’y a plus de coup possible : qui a joué le dernier a gagné.
    }
odd-stones =
    { $stones ->
        [one] Il reste { -un } { -jeton }, et le joueur suivant doit { -le } prendre.
        [many] Il reste { $stones } { -de-jetons } { -isoles }, un nombre impair : le joueur suivant devra prendre { -le-dernier }.
       *[other] Il reste { $stones } { -jetons } { -isoles }, un nombre impair : le joueur suivant devra prendre { -le-dernier }.
    }
even-stones = Il reste { $stones } { -jetons } { -isoles }, un nombre pair : le joueur suivant n’aura pas { -le-dernier }.
odd-turns = { $stones } { -jetons }, { -un } par tour, un nombre impair : le joueur suivant devra prendre { -le-dernier }.
even-turns = { $stones } { -jetons }, { -un } par tour, un nombre pair : le joueur suivant n’aura pas { -le-dernier }.
one-heap =
    { $last ->
        [misere] Il ne reste que le tas { $heap } : pour gagner, il faut laisser { -un } { -jeton }.
       *[normal] Il ne reste que le tas { $heap } : pour gagner, il faut tout prendre.
    }
multiple =
    { $last ->
        [misere] { $stones } vaut 1 de plus qu’un multiple de { $period } : quoi que prenne un joueur, l’autre complète à { $period }.
       *[normal] { $stones } est un multiple de { $period } : quoi que prenne un joueur, l’autre complète à { $period }.
    }
to-multiple =
    { $last ->
        [misere] Pour gagner, il faut laisser { $left }, soit 1 de plus qu’un multiple de { $period }.
       *[normal] Pour gagner, il faut laisser { $left }, un multiple de { $period }.
    }
equal =
    { $last ->
        [misere] Deux tas de { $stones } : on peut copier chaque coup, et à la fin laisser { -un } { -jeton }.
       *[normal] Deux tas de { $stones } : on peut copier chaque coup dans l’autre tas.
    }
unequal =
    Le tas { $larger } a { $more ->
        [one] { $more } { -jeton }
        [many] { $more } { -de-jetons }
       *[other] { $more } { -jetons }
    } de plus que le tas { $smaller } : pour gagner, il faut les rendre égaux.
last-large =
    { $last ->
        [misere] Seul le tas { $heap } dépasse 1 : pour gagner, il faut laisser un nombre impair { -de-jetons } { -isoles }.
       *[normal] Seul le tas { $heap } dépasse 1 : pour gagner, il faut laisser un nombre pair { -de-jetons } { -isoles }.
    }
last-large-remainder =
    { $last ->
        [misere] Seul le reste du tas { $heap } dépasse 1 : il faut laisser des 0 et un nombre impair de 1.
       *[normal] Seul le reste du tas { $heap } dépasse 1 : il faut laisser des 0 et un nombre pair de 1.
    }
multiples = Tous les tas sont des multiples de { $period } : quoi que prenne un joueur, l’autre complète à { $period }.
ones =
    Divise chaque tas par { $period } : { $ones ->
        [one] un seul reste vaut 1
        [many] { $ones } de restes valent 1
       *[other] { $ones } restes valent 1
    }, { $last ->
        [misere] un nombre impair
       *[normal] un nombre pair
    }, et tous les autres valent 0.
change-ones =
    { $last ->
        [misere] Tous les restes valent 0 ou 1 : pour gagner, il faut laisser un nombre impair de 1.
       *[normal] Tous les restes valent 0 ou 1 : pour gagner, il faut laisser un nombre pair de 1.
    }
paired = Dans les tas { $heaps }, chaque bloc a un partenaire.
paired-many = Découpe les tas en 1, 2, 4 et ainsi de suite : chaque bloc a un partenaire.
paired-remainders = Divise chaque tas par { $period } : dans les restes { $remainders }, chaque bloc a un partenaire.
paired-remainders-many = Divise chaque tas par { $period } : chaque bloc des restes a un partenaire.
alone =
    Le plus grand bloc seul est de { $size } : prendre { $take ->
        [one] { $take } { -jeton }
        [many] { $take } { -de-jetons }
       *[other] { $take } { -jetons }
    } dans le tas { $heap } refait toutes les paires.
alone-of-remainders =
    Divise chaque tas par { $period } : prendre { $take ->
        [one] { $take } { -jeton }
        [many] { $take } { -de-jetons }
       *[other] { $take } { -jetons }
    } dans le tas { $heap } refait toutes les paires des restes.
sum-zero = La somme de Nim vaut 0, et chaque coup la change.
sum =
    La somme de Nim vaut { $sum } : prendre { $take ->
        [one] { $take } { -jeton }
        [many] { $take } { -de-jetons }
       *[other] { $take } { -jetons }
    } dans le tas { $heap } la ramène à 0.
while-two-are-large = Joue comme si { -le-dernier } { -jeton } gagnait, jusqu’à ce qu’un seul tas ait plus d’{ -un } { -jeton }.
while-two-remainders-are-large = Joue comme si { -le-dernier } { -jeton } gagnait, jusqu’à ce qu’un seul reste dépasse 1.
while-two-values-are-large = Joue comme si { -le-dernier } { -jeton } gagnait, jusqu’à ce qu’une seule valeur dépasse 1.

## Quand un coup prend un nombre parmi plusieurs : les tas comptent pour leur valeur de Grundy

value-stays = Le tas { $heap } a la valeur { $value }, et chaque coup la change.
value-to =
    Le tas { $heap } a la valeur { $value } : prendre { $take ->
        [one] { $take } { -jeton }
        [many] { $take } { -de-jetons }
       *[other] { $take } { -jetons }
    } laisse la valeur { $left }.
last-large-value = Seule la valeur du tas { $heap } dépasse 1 : il faut laisser des 0 et un nombre impair de 1.
values-sum-zero = Les valeurs { $values } s’annulent (somme de Nim 0), et chaque coup change cela.
values-sum =
    Valeurs { $values } : prendre { $take ->
        [one] { $take } { -jeton }
        [many] { $take } { -de-jetons }
       *[other] { $take } { -jetons }
    } dans le tas { $heap } les annule (somme de Nim 0).
odd-values = Toutes les valeurs sont 0 ou 1, et le nombre de 1 est impair.
make-odd-values = Toutes les valeurs sont 0 ou 1 : pour gagner, il faut laisser un nombre impair de 1.
