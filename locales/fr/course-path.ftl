### Le parcours : les phrases de ses positions. Sur un passage entier, les phrases doivent rester courtes.

## Étape 1

four-singles =
    { $last ->
        [misere] Tu commences. Qui devra prendre { -le-dernier } { -jeton } ?
       *[normal] Tu commences. Qui aura { -le-dernier } { -jeton } ?
    }
try-it = Appuie sur les { -jetons } pour essayer.
four-singles-right =
    { $last ->
        [misere] L’ordinateur prend { -le-dernier } { -jeton } et perd.
       *[normal] L’ordinateur prend { -le-dernier } { -jeton } et gagne.
    }
three-singles-right =
    { $last ->
        [misere] Tu { -le } prends et tu perds. Laisse donc à l’ordinateur un nombre impair { -de-jetons } { -isoles }.
       *[normal] Tu { -le } prends et tu gagnes. Laisse donc à l’ordinateur un nombre pair { -de-jetons } { -isoles }.
    }

## Étape 2

leave-singles =
    { $last ->
        [misere] Laisse un nombre impair { -de-jetons } { -isoles }.
       *[normal] Laisse un nombre pair { -de-jetons } { -isoles }.
    }
singles-left =
    { $then-stones ->
        [one] Il reste { -un } { -jeton }.
        [many] Il reste { $then-stones } { -de-jetons }.
       *[other] Il reste { $then-stones } { -jetons }.
    } { $last ->
        [misere] L’ordinateur prend le dernier.
       *[normal] Tu prends le dernier.
    }
alone = Il y a un seul tas. Que laisses-tu ?
single-stone = { -Un } { -jeton } { -isole }, c’est un tas de 1.
alone-right =
    { $last ->
        [misere] Tu as laissé { -un } { -jeton }, un nombre impair.
       *[normal] Tu as pris { -le-dernier } { -jeton }.
    }

## Étape 4

copy =
    L’ordinateur a pris { $opening ->
        [one] { $opening } { -jeton }
        [many] { $opening } { -de-jetons }
       *[other] { $opening } { -jetons }
    } dans le tas { $opening-heap } : fais pareil dans l’autre.
keep-equal = Deux tas égaux forment une paire : garde-les égaux.
copy-right = Les deux tas sont de nouveau égaux.
copy-again =
    L’ordinateur a pris { $opening ->
        [one] { $opening } { -jeton }
        [many] { $opening } { -de-jetons }
       *[other] { $opening } { -jetons }
    } dans le tas { $opening-heap }. Est-ce que tu copies ?
copy-again-right =
    { $last ->
        [misere] Copier laisserait deux { -jetons } { -isoles } : tu prendrais { -le-dernier }. Laisses-en donc { -un }.
       *[normal] Il reste deux { -jetons } { -isoles }, un nombre pair.
    }
heap-gone = L’ordinateur a pris tout le tas { $opening-heap }. Que prends-tu ?
heap-gone-right =
    { $last ->
        [misere] Si copier ne laisse aucun tas plus grand que 1, laisse un nombre impair { -de-jetons } { -isoles }.
       *[normal] En copiant, tu as pris { -le-dernier } { -jeton }. Copie donc jusqu’au bout.
    }

## Étape 5

make-equal = Forme une paire : laisse deux tas égaux.
make-equal-right =
    { $last ->
        [misere] Maintenant, copie, sauf si cela ne laisse que des { -jetons } { -isoles }, ou rien.
       *[normal] Maintenant, copie chaque coup.
    }
equal-already = Ces tas sont égaux. Quel coup gagne ?
or-none = Tu peux aussi dire qu’aucun coup ne gagne.
equal-already-right = Aucun coup ne gagne : chaque coup casse la paire.
two-heaps = Gagne cette partie.

## Étape 7

break-pair = Chaque tas a un tas égal. Prends ce que tu veux.
break-pair-right = L’ordinateur a pris autant { -de-jetons } dans le tas égal. Il y a de nouveau des paires.
repair-pair =
    L’ordinateur a pris { $opening ->
        [one] { $opening } { -jeton }
        [many] { $opening } { -de-jetons }
       *[other] { $opening } { -jetons }
    } dans le tas { $opening-heap } et a cassé une paire. Refais-la.
odd-heap = Un tas n’a pas de tas égal. Que prends-tu ?

## Étape 8

cut-partners = Découpe le plus grand tas pour y retrouver les deux autres.
a-block = Un bloc est une partie d’un tas. Appuie sur { -un } { -jeton } pour découper en dessous.
cut-partners-right = Les blocs de { $size-b } et de { $size-a } ont chacun un partenaire : un bloc égal dans un autre tas.
cut-freely = Découpe le plus grand tas pour que chaque bloc trouve un partenaire.
how-to-join = Appuie de nouveau sur { -le-meme } { -jeton } pour recoller.
cut-freely-right = L’ordinateur a pris les deux blocs de { $size-a }. Dans un tas, chaque taille ne sert donc qu’une fois.
cut-three = Découpe chaque tas en blocs de 1, 2, 4 ou 8, chaque taille une seule fois.
why-powers = On peut découper ainsi tout tas jusqu’à 15.
cut-three-right = On ne peut découper chaque tas que d’une seule façon.

## Étape 10

join-all = Relie les partenaires : appuie sur deux blocs égaux.
join-all-right = Chaque bloc a un partenaire : celui qui doit jouer perd.
join-some-right = Un bloc est seul : ici, tu peux gagner.
take-lone = Prends le bloc seul.
take-lone-right = L’ordinateur doit casser une paire.
repair-two = Trouve le plus grand bloc seul. Dans son tas, laisse seulement ce qu’il faut aux autres tas.
repair-again = Encore une fois.
repair-again-hint = Que faut-il aux autres tas ?
repair-large-right = Le tas { $heap } garde { $kept }, ce qu’il fallait aux autres tas.
repair-alone = Donne un partenaire à chaque bloc, maintenant sans le dessin.
repair-alone-hint = Pense à 1, 2, 4 et 8.
repair-alone-right = Chaque bloc a un partenaire.
one-above = Un seul tas dépasse 1 : compte les { -jetons } { -isoles }.

## Étape 12

game-with-blocks = Gagne contre un ordinateur qui ne fait aucune erreur.
game-alone = Gagne encore une fois. Maintenant, les blocs ne sont plus dessinés.
game-right = Tu as gagné.

## Exercices

practice-right = Juste.
