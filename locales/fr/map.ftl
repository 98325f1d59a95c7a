### La carte autour d’une position : d’autres tailles pour ses tas A et B.

heading = Toutes les positions de deux tas
heading-around = D’autres tailles pour les tas A et B
about = Chaque case est une position : le tas A se lit en largeur, le tas B en hauteur. Quand aucun coup n’est possible, la règle décide qui gagne. Toute autre position est sûre si chaque coup laisse une position dangereuse.
others = Les autres tas ne changent pas : { $heaps }.
map = Carte des tas A et B
keys = Appuie sur une case pour poser sa position. Au clavier, choisis une case avec les flèches, puis appuie sur Entrée.
lay = Poser cette position
slider = Tas { $heap }

## Le choix de ce que montrent les cases

shows = Les cases montrent
outcomes = Qui gagne
values = Les sommes de Nim
about-values =
    Chaque nombre est la somme de Nim des tas. { $last ->
        [misere] Avec la règle normale, celui qui doit jouer ne perdrait qu’à 0. Ici, il perd à 0 tant qu’un tas dépasse 1. Sinon, il perd à 1.
       *[normal] Celui qui doit jouer ne perd qu’à 0.
    }
about-remainders =
    Chaque nombre est la somme de Nim des restes de la division par { $period }. { $last ->
        [misere] Avec la règle normale, celui qui doit jouer ne perdrait qu’à 0. Ici, il perd à 0 tant qu’un reste dépasse 1. Sinon, il perd à 1.
       *[normal] Celui qui doit jouer ne perd qu’à 0.
    }
about-grundy =
    Chaque nombre est la somme de Nim des valeurs de Grundy des tas. { $last ->
        [misere] Avec la règle normale, celui qui doit jouer ne perdrait qu’à 0. Ici, il perd à 0 tant qu’une valeur de Grundy dépasse 1. Sinon, il perd à 1.
       *[normal] Celui qui doit jouer ne perd qu’à 0.
    }
about-shades = La teinte change à 1, 2, 4, 8 et 16.
value = Somme de Nim : { $values } = { $sum }.

## Ce que veulent dire les cases

wins = celui qui doit jouer gagne
loses = celui qui doit jouer perd : position sûre
zero = somme de Nim 0
here = la position posée
target = où mène un coup gagnant
blank = pas encore décidé

## Le verdict d’une case en un mot, à côté de la phrase

wins-short = Gagne
loses-short = Perd
blank-short = Pas encore

## Ce que l’on dit d’une case

undecided =
    { $stones ->
        [one] { $heaps } : pas encore décidé. D’abord la position vide.
        [many] { $heaps } : pas encore décidé. D’abord les positions de moins de { $stones } de jetons.
       *[other] { $heaps } : pas encore décidé. D’abord les positions de moins de { $stones } jetons.
    }
empty-normal = { $heaps } : la partie est terminée. Celui qui doit jouer a perdu, car l’autre joueur a joué le dernier coup.
empty-misere = { $heaps } : la partie est terminée. Celui qui doit jouer a gagné, car l’autre joueur a dû jouer le dernier coup.
wins-by = { $heaps } : celui qui doit jouer gagne. { $way }
wins-by-either = { $heaps } : celui qui doit jouer gagne de deux façons. { $first } { $second }
wins-by-some =
    { $ways ->
        [one] { $heaps } : celui qui doit jouer gagne de { $ways } façon. { $way }
        [many] { $heaps } : celui qui doit jouer gagne de { $ways } de façons. Voici l’une d’elles. { $way }
       *[other] { $heaps } : celui qui doit jouer gagne de { $ways } façons. Voici l’une d’elles. { $way }
    }
way = En prendre { $take } dans le tas { $heap } laisse { $left }.
loses-here =
    { $moves ->
        [one] { $heaps } : celui qui doit jouer perd. Le seul coup laisse une position dangereuse.
        [many] { $heaps } : celui qui doit jouer perd. Chacun des { $moves } de coups laisse une position dangereuse.
       *[other] { $heaps } : celui qui doit jouer perd. Chacun des { $moves } coups laisse une position dangereuse.
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
# Another order than in English: all boards before the safe ones.
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
