### Les blocs deviennent des bits, et on calcule le coup gagnant.

## Des blocs aux bits

bits-name = Des blocs aux bits
bits-promise = Calcule la somme de Nim sur papier.
bits-moral = Écris les tas en binaire, l’un sous l’autre. La somme de Nim a un 1 sous chaque colonne qui a un nombre impair de 1. Chaque 1 de la somme de Nim correspond à un bloc sans partenaire.

## Des blocs aux bits : Un chiffre par bloc

a-digit-for-each-block = Un chiffre par bloc
a-digit-for-each-block-ask = Tas A : { $size-a } = { $cut-a }. Regarde les tailles { $sizes } l’une après l’autre. Écris un 1 si le tas A a un bloc de cette taille, et un 0 sinon.
a-digit-for-each-block-right = { $size-a } s’écrit { $bits-a }. Ces chiffres s’appellent des bits. Écrire un nombre en bits, c’est l’écrire en binaire.
a-digit-for-each-block-wrong = Écris un chiffre pour chacune des tailles { $sizes }, dans cet ordre.

## Des blocs aux bits : Un autre tas

another-heap = Un autre tas
another-heap-ask = Maintenant, le tas A a { $size-a } jetons. Écris ce nombre en bits : un chiffre pour chacune des tailles { $sizes }.
another-heap-right = { $size-a } = { $cut-a } s’écrit { $bits-a }.
another-heap-wrong = { $size-a } = { $cut-a }. Écris un chiffre pour chacune des tailles { $sizes }, dans cet ordre.

## Des blocs aux bits : Lis une colonne

read-a-column = Lis une colonne
read-a-column-ask = Voici les tas { $heaps } en bits. La dernière colonne montre les blocs de 1. Combien de 1 y a-t-il dans cette colonne ?
read-a-column-right = { $ones } est un nombre impair. Deux de ces blocs forment une paire, et il en reste un sans partenaire.
read-a-column-wrong = Ne compte que les 1 de la dernière colonne.

## Des blocs aux bits : Toutes les colonnes

all-columns = Toutes les colonnes
all-columns-ask = Compte les 1 de chaque colonne. Si leur nombre est impair, écris un 1 dessous. S’il est pair, écris un 0.
all-columns-right = { $equation }. C’est la somme de Nim en bits, autrement dit le nombre { $sum }. Le signe ⊕ s’appelle xor.
all-columns-wrong = Va colonne par colonne. Le nombre de 1 est-il pair ou impair ?

## Des blocs aux bits : Quatre tas

four-heaps = Quatre tas
four-heaps-ask = Voici les tas { $heaps }. Calcule leur somme de Nim. Écris un chiffre par colonne.
four-heaps-right = { $equation }. Chaque colonne a un nombre pair de 1. Chaque bloc a donc un partenaire.
four-heaps-wrong = Va colonne par colonne. Un nombre impair de 1 donne un 1, un nombre pair donne un 0.

## Des blocs aux bits : Un nombre ordinaire

as-a-number = Un nombre ordinaire
as-a-number-ask = Combien font { $size-a } ⊕ { $size-b } ? Écris la réponse comme un nombre ordinaire.
as-a-number-right = { $equation }, et cela fait { $sum }.
as-a-number-wrong = Une simple somme ferait { $stones }, mais ⊕ ne compte que les blocs sans partenaire. { $size-a } = { $cut-a } et { $size-b } = { $cut-b }.

## Des blocs aux bits : Chaque bloc a un partenaire

every-block-has-a-partner = Chaque bloc a un partenaire
every-block-has-a-partner-ask = Comment vois-tu, avec les bits, que chaque bloc a un partenaire ?
every-block-has-a-partner-answer-1 = La somme de Nim vaut zéro
every-block-has-a-partner-answer-2 = Tous les tas sont égaux
every-block-has-a-partner-miss-2 = Pense à trois tas égaux. Deux d’entre eux forment une paire, et le troisième reste sans partenaire.
every-block-has-a-partner-answer-3 = Le nombre de jetons est pair
every-block-has-a-partner-miss-3 = Un tas de 1 et un tas de 3 font quatre jetons, un nombre pair. Mais le bloc de 2 est sans partenaire.
every-block-has-a-partner-right = Si la somme de Nim vaut zéro, chaque colonne a un nombre pair de 1. Chaque bloc a donc un partenaire.

## Trouver le coup

find-name = Trouver le coup
find-promise = Calcule un coup gagnant, et gagne une partie entière.
find-moral = Calcule la somme de Nim S. Si S vaut zéro, aucun coup ne gagne contre un joueur parfait. Sinon, trouve un tas h où h ⊕ S est plus petit que h. Laisses-y h ⊕ S jetons.

## Trouver le coup : Que doit devenir le tas ?

what-must-the-heap-become = Que doit devenir le tas ?
what-must-the-heap-become-ask = Voici les tas { $heaps }. Leur somme de Nim S vaut { $sum }. Pour que chaque bloc ait un partenaire, il faut que le tas A passe de { $size-a } à { $size-a } ⊕ { $sum } jetons. Combien de jetons cela fait-il ?
what-must-the-heap-become-right = { $size-a } ⊕ { $sum } = { $reach-a }. Prends-en donc { $less-a } dans le tas A. En bref : un tas de h jetons devient un tas de h ⊕ S jetons.
what-must-the-heap-become-wrong = En bits : { $bits-a } ⊕ { $sum-bits }. Là où S a un 1, change le chiffre du tas. Là où S a un 0, garde le chiffre du tas.

## Trouver le coup : Pas avec tous les tas

not-every-heap-works = Pas avec tous les tas
not-every-heap-works-ask = Voici les tas { $heaps }, et S vaut { $sum }. Essaie avec le tas B. Combien font { $size-b } ⊕ { $sum } ?
not-every-heap-works-right = { $reach-b } est plus grand que { $size-b }. Un coup n’ajoute jamais de jetons : aucun coup dans le tas B ne gagne. Cherche un tas où h ⊕ S est plus petit que h.
not-every-heap-works-wrong = En bits : { $bits-b } ⊕ { $sum-bits }. Là où S a un 1, change le chiffre du tas. Là où S a un 0, garde le chiffre du tas.

## Trouver le coup : Trouve le coup gagnant

find-the-winning-move = Trouve le coup gagnant
find-the-winning-move-ask = Voici les tas { $heaps }. Calcule S, et trouve le tas où h ⊕ S est plus petit que h. Puis joue le coup gagnant.
find-the-winning-move-right = { $held } ⊕ { $sum } = { $keeps } : tu en as donc pris { $take } dans le tas { $heap }. C’est le tas du plus grand bloc sans partenaire.

## Trouver le coup : Combien de coups gagnent ?

how-many-moves-win = Combien de coups gagnent ?
how-many-moves-win-ask = Voici les tas { $heaps }, et S vaut { $sum }. Essaie chaque tas. Combien y a-t-il de coups gagnants ?
how-many-moves-win-right = Il y en a { $wins }. Le tas A passe à { $reach-a }, ou le tas B à { $reach-b }, ou le tas C à { $reach-c }. Un tas n’a jamais deux coups gagnants.
how-many-moves-win-wrong = Calcule h ⊕ { $sum } pour chaque tas. Compte les tas qui deviennent plus petits.

## Trouver le coup : Des tas plus grands

larger-heaps = Des tas plus grands
larger-heaps-ask = Voici les tas { $heaps }. Trouve le coup gagnant.
larger-heaps-right = S vaut { $sum }, et { $held } ⊕ { $sum } = { $keeps }. Aucun autre tas ne devient plus petit.

## Trouver le coup : Dis la règle

say-the-rule = Dis la règle
say-the-rule-ask = Qui prend le dernier jeton gagne. Quelle règle marche dans toutes les positions où tu peux gagner ?
say-the-rule-answer-1 = Laisser une somme de Nim égale à zéro
say-the-rule-answer-2 = Prendre dans le plus grand tas
say-the-rule-miss-2 = Regarde : ici, le coup gagnant prend dans le tas { $heap }, le plus petit.
say-the-rule-answer-3 = Laisser le moins de jetons possible
say-the-rule-miss-3 = Regarde : ici, le coup gagnant n’en prend que { $take }.
say-the-rule-right = Laisse une somme de Nim égale à zéro : chaque bloc a un partenaire. L’ordinateur doit casser une paire, et tu laisses de nouveau une somme de Nim égale à zéro.

## Trouver le coup : À toi de jouer

your-own-game = À toi de jouer
your-own-game-ask = Voici les tas { $heaps }, et tu commences. Gagne pour terminer la leçon.
your-own-game-right = Tu as gagné grâce à tes coups.
