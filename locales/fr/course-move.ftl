### On calcule le coup gagnant.

## Trouver le coup : Que doit devenir le tas ?

what-must-the-heap-become = Que doit devenir le tas ?
what-must-the-heap-become-ask = Voici les tas { $heaps }. Leur somme de Nim S vaut { $sum }. Pour que chaque bloc ait un partenaire, il faut que le tas A passe de { $size-a } à { $size-a } ⊕ { $sum } { -jetons }. Combien { -de-jetons } cela fait-il ?
what-must-the-heap-become-right =
    { $size-a } ⊕ { $sum } = { $reach-a }. Prends donc { $surplus-a ->
        [one] { $surplus-a } { -jeton }
        [many] { $surplus-a } { -de-jetons }
       *[other] { $surplus-a } { -jetons }
    } dans le tas A. En bref : un tas de h { -jetons } devient un tas de h ⊕ S { -jetons }.

## Trouver le coup : Pas avec tous les tas

not-every-heap-works = Pas avec tous les tas
not-every-heap-works-ask = Voici les tas { $heaps }, et S vaut { $sum }. Essaie avec le tas B. Combien font { $size-b } ⊕ { $sum } ?
not-every-heap-works-right = { $reach-b } est plus grand que { $size-b }. On n’ajoute jamais { -de-jetons } : aucun coup dans le tas B ne gagne. Cherche un tas où h ⊕ S est plus petit que h.
change-digits = Là où S a un 1, change le chiffre du tas. Là où S a un 0, garde le chiffre du tas.

## Trouver le coup : Trouve le coup gagnant

find-the-winning-move = Trouve le coup gagnant
find-the-winning-move-ask = Voici les tas { $heaps }. Calcule S, et trouve le tas où h ⊕ S est plus petit que h. Puis joue le coup gagnant.
find-the-winning-move-right =
    { $heap-before } ⊕ { $sum } = { $keeps } : tu as donc pris { $take ->
        [one] { $take } { -jeton }
        [many] { $take } { -de-jetons }
       *[other] { $take } { -jetons }
    } dans le tas { $heap }. C’est le tas du plus grand bloc sans partenaire.

## Trouver le coup : Combien de coups gagnent ?

how-many-moves-win = Combien de coups gagnent ?
how-many-moves-win-ask = Voici les tas { $heaps }, et S vaut { $sum }. Essaie chaque tas. Combien y a-t-il de coups gagnants ?
how-many-moves-win-right = Il y en a { $wins } : le tas A passe à { $reach-a }, ou le tas B à { $reach-b }, ou le tas C à { $reach-c }. Dans un même tas, il n’y a jamais deux coups gagnants.
how-many-moves-win-wrong = Calcule h ⊕ { $sum } pour chaque tas. Compte les tas qui deviennent plus petits.

## Trouver le coup : Des tas plus grands

larger-heaps = Des tas plus grands
larger-heaps-ask = Voici les tas { $heaps }. Trouve le coup gagnant.
larger-heaps-right = S vaut { $sum }, et { $heap-before } ⊕ { $sum } = { $keeps }. Aucun autre tas ne devient plus petit.

## Trouver le coup : Dis la règle

say-the-rule = Dis la règle
say-the-rule-ask = Qui prend le dernier jeton gagne. Quelle règle marche dans toutes les positions où tu peux gagner ?
say-the-rule-answer-1 = Laisser une somme de Nim égale à zéro
say-the-rule-answer-2 = Prendre dans le plus grand tas
say-the-rule-miss-2 = Regarde : ici, tu ne gagnes qu’en prenant dans le tas { $heap }, le plus petit.
say-the-rule-answer-3 = Laisser le moins { -de-jetons } possible
say-the-rule-miss-3 =
    Regarde : ici, tu ne gagnes qu’en prenant { $take ->
        [one] { $take } { -jeton }
        [many] { $take } { -de-jetons }
       *[other] { $take } { -jetons }
    }.
say-the-rule-right = Laisse la somme de Nim à zéro : chaque bloc a un partenaire. L’ordinateur doit casser une paire, et tu ramènes la somme de Nim à zéro.

## Trouver le coup : À toi de jouer

your-own-game = À toi de jouer
your-own-game-ask = Voici les tas { $heaps }, et tu commences. Gagne pour terminer la leçon.
