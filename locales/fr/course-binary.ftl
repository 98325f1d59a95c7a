### Les blocs deviennent des bits.

## Des blocs aux bits : Un chiffre par bloc

a-digit-for-each-block = Un chiffre par bloc
a-digit-for-each-block-ask = Le tas A a { $size-a } { -jetons } : { $size-a } = { $cut-a }. Regarde les tailles { $sizes } l’une après l’autre. Écris un 1 si le tas A a un bloc de cette taille, et un 0 sinon.
a-digit-for-each-block-right = { $size-a } s’écrit { $bits-a }. Ces chiffres s’appellent des bits. Écrire un nombre en bits, c’est l’écrire en binaire.

## Des blocs aux bits : Un autre tas

another-heap = Un autre tas
another-heap-ask = Maintenant, le tas A a { $size-a } { -jetons }. Écris ce nombre en bits : un chiffre pour chacune des tailles { $sizes }.
another-heap-right = { $size-a } = { $cut-a }, donc { $bits-a } en bits.
another-heap-wrong = { $size-a } = { $cut-a }. Écris un chiffre pour chacune des tailles { $sizes }, dans cet ordre.

## Des blocs aux bits : Lis une colonne

read-a-column = Lis une colonne
read-a-column-ask = Voici les tas { $heaps } en bits. La dernière colonne montre les blocs de 1. Combien de 1 y a-t-il dans cette colonne ?
read-a-column-right = { $ones } est un nombre impair. Deux de ces blocs forment une paire, et il en reste un sans partenaire.
read-a-column-wrong = Ne compte que les 1 de la dernière colonne.

## Des blocs aux bits : Toutes les colonnes

all-columns = Toutes les colonnes
all-columns-ask = Compte les 1 de chaque colonne. Si leur nombre est impair, écris un 1 dessous. S’il est pair, écris un 0.
all-columns-right = { $equation }. C’est la somme de Nim en bits, autrement dit le nombre { $sum }. Le signe ⊕ s’appelle xor.

## Des blocs aux bits : Quatre tas

four-heaps = Quatre tas
four-heaps-ask = Voici les tas { $heaps }. Calcule leur somme de Nim. Écris un chiffre par colonne.
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
every-block-has-a-partner-answer-3 = Le nombre { -de-jetons } est pair
every-block-has-a-partner-miss-3 = Un tas de 1 et un tas de 3 font quatre { -jetons }, un nombre pair. Mais le bloc de 2 est sans partenaire.
every-block-has-a-partner-right = Si la somme de Nim vaut zéro, chaque colonne a un nombre pair de 1. Chaque bloc a donc un partenaire.
