### La carte de toutes les positions de deux tas.

heading = Toutes les positions de deux tas
about = Chaque case est une position : le tas A se lit en largeur, le tas B en hauteur. Quand il n’y a plus de jetons, la règle du dernier jeton décide qui gagne. Toute autre position est sûre si chaque coup laisse une position dangereuse.
map = Carte de deux tas
keys = Appuie sur une case, ou utilise les flèches sur la carte.
slider = Tas { $heap }

## Valeurs de Grundy, qui font de la carte la table des sommes de Nim

show-numbers = Valeurs de Grundy
about-numbers = Chaque nombre est la somme de Nim des deux tas. Avec la règle normale, celui qui doit jouer perd à 0.
about-numbers-misere = Chaque nombre est la somme de Nim des deux tas. Tant qu’un tas dépasse 1, celui qui doit jouer perd à 0. Sinon, il perd à 1.
about-remainders = Chaque nombre est la somme de Nim des deux restes par { $period }. Avec la règle normale, celui qui doit jouer perd à 0.
about-remainders-misere = Chaque nombre est la somme de Nim des deux restes par { $period }. Tant qu’un reste dépasse 1, celui qui doit jouer perd à 0. Sinon, il perd à 1.
grundy = Somme de Nim : { $a } ⊕ { $b } = { $sum }.

## Ce que veulent dire les cases

wins = celui qui doit jouer gagne
loses = celui qui doit jouer perd : position sûre
target = où mène un coup gagnant
blank = pas encore décidé

## Le verdict d’une case en un mot, à côté de la phrase

wins-short = Gagne
loses-short = Perd
blank-short = Pas encore

## Ce que l’on dit d’une case

undecided =
    { $stones ->
        [one] { $a } et { $b } : pas encore décidé. D’abord la position vide.
        [many] { $a } et { $b } : pas encore décidé. D’abord les positions de moins de { $stones } de jetons.
       *[other] { $a } et { $b } : pas encore décidé. D’abord les positions de moins de { $stones } jetons.
    }
empty-normal = 0 et 0 : la partie est terminée. Celui qui doit jouer a perdu, car l’autre joueur a pris le dernier jeton.
empty-misere = 0 et 0 : la partie est terminée. Celui qui doit jouer a gagné, car l’autre joueur a dû prendre le dernier jeton.
wins-by = { $a } et { $b } : celui qui doit jouer gagne. { $way }
wins-by-either = { $a } et { $b } : celui qui doit jouer gagne de deux façons. { $first } { $second }
way = En prendre { $take } dans le tas { $heap } laisse { $a } et { $b }.
loses-here =
    { $moves ->
        [one] { $a } et { $b } : celui qui doit jouer perd. Le seul coup laisse une position dangereuse.
        [many] { $a } et { $b } : celui qui doit jouer perd. Chacun des { $moves } de coups laisse une position dangereuse.
       *[other] { $a } et { $b } : celui qui doit jouer perd. Chacun des { $moves } coups laisse une position dangereuse.
    }

## Remplir la carte

filling = Remplir la carte
first = Début
back = Retour
next = Suite
all = Tout
all-decided =
    { $safe ->
        [one] Les { $boards } positions sont toutes décidées. { $safe } est sûre.
        [many] Les { $boards } positions sont toutes décidées. { $safe } sont sûres.
       *[other] Les { $boards } positions sont toutes décidées. { $safe } sont sûres.
    }
only-empty-decided = Seule la position vide est décidée, par la règle du dernier jeton.
some-decided =
    { $stones ->
        [one] Les positions d’au plus { $stones } jeton sont décidées.
        [many] Les positions d’au plus { $stones } de jetons sont décidées.
       *[other] Les positions d’au plus { $stones } jetons sont décidées.
    } { $safe ->
        [one] Sur ces { $boards } positions, { $safe } est sûre.
        [many] Sur ces { $boards } positions, { $safe } sont sûres.
       *[other] Sur ces { $boards } positions, { $safe } sont sûres.
    }
