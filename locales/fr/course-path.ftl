### Le parcours : les phrases de ses positions. Sur un passage entier, les phrases doivent rester courtes.

## Étape 1

four-singles =
    { $last ->
        [misere] Tu en prends un, l’ordinateur en prend un : qui doit prendre le dernier ?
       *[normal] Tu en prends un, l’ordinateur en prend un : qui aura le dernier ?
    }
try-it = Appuie sur les jetons pour essayer.
four-singles-right =
    { $last ->
        [misere] L’ordinateur prend le dernier jeton et perd.
       *[normal] L’ordinateur prend le dernier jeton et gagne.
    }
three-singles-right =
    { $last ->
        [misere] Tu le prends et tu perds. Laisse donc à l’ordinateur un nombre impair de jetons isolés.
       *[normal] Tu le prends et tu gagnes. Laisse donc à l’ordinateur un nombre pair de jetons isolés.
    }

## Étape 2

leave-singles =
    { $last ->
        [misere] Laisse un nombre impair de jetons isolés.
       *[normal] Laisse un nombre pair de jetons isolés.
    }
singles-left =
    { $then-stones ->
        [one] Il reste un jeton.
        [many] Il reste { $then-stones } de jetons isolés.
       *[other] Il reste { $then-stones } jetons isolés.
    } { $last ->
        [misere] L’ordinateur prendra le dernier.
       *[normal] Tu prendras le dernier.
    }
alone = Un seul tas. Que laisses-tu ?
single-stone = Un jeton isolé, c’est un tas de 1.
alone-right =
    { $last ->
        [misere] Un jeton : un nombre impair.
       *[normal] Rien : tu as pris le dernier jeton.
    }

## Étape 4

copy = L’ordinateur en a pris { $opening } dans le tas { $opening-heap } : fais pareil dans l’autre.
keep-equal = Deux tas égaux forment une paire : ils doivent rester égaux.
copy-right = De nouveau deux tas égaux.
copy-again = L’ordinateur en a pris { $opening } dans { $opening-heap }. Est-ce que tu copies ?
copy-again-right =
    { $last ->
        [misere] Copier ne laisserait que des jetons isolés, en nombre pair. Laisses-en donc un seul.
       *[normal] Copier ne laisse que des jetons isolés, en nombre pair.
    }
heap-gone = L’ordinateur a pris tout le tas { $opening-heap }. Et toi ?
heap-gone-right =
    { $last ->
        [misere] Si copier ne laisse aucun tas au-dessus de 1, laisse un nombre impair de jetons isolés.
       *[normal] En copiant, tu prends le dernier jeton. Copie donc jusqu’au bout.
    }

## Étape 5

make-equal = Forme une paire : laisse deux tas égaux.
make-equal-right =
    { $last ->
        [misere] Maintenant, copie, sauf s’il ne doit rester que des jetons isolés, ou rien.
       *[normal] Maintenant, copie chaque coup.
    }
equal-already = Les tas sont déjà égaux. Quel coup gagne ?
or-none = Tu peux aussi dire qu’aucun coup ne gagne.
equal-already-right = Ici, aucun coup ne gagne : chacun casse la paire.
two-heaps = Gagne cette partie.

## Étape 7

break-pair = Les tas vont par paires. Prends ce que tu veux.
break-pair-right = L’ordinateur a pris autant dans l’autre tas : de nouveau des paires.
repair-pair = L’ordinateur en a pris { $opening } dans { $opening-heap } et a cassé une paire. Refais-la.
odd-heap = Un tas reste seul. Que prends-tu ?

## Étape 8

cut-partners = Découpe le plus grand tas pour y retrouver les deux autres.
a-block = Un bloc est une partie d’un tas. Appuie sur un jeton : on découpe juste en dessous.
cut-partners-right = { $size-b } et { $size-a } ont un partenaire : un bloc égal dans un autre tas.
cut-freely = Découpe le plus grand tas pour que chaque bloc trouve un partenaire.
how-to-join = Appuie encore sur le même jeton pour recoller.
cut-freely-right = L’ordinateur a pris les deux blocs de { $size-a }. Donc jamais deux blocs égaux dans un tas.
cut-three = Découpe en 1, 2, 4 ou 8, tous différents dans un tas.
why-powers = Tout tas jusqu’à 15 se découpe ainsi, sans doublon.
cut-three-right = Chaque tas ne se découpe ainsi que d’une seule façon.

## Étape 10

join-all = Relie les partenaires : appuie sur deux blocs égaux.
join-all-right = Tous ont un partenaire, et un tas dépasse 1 : celui qui joue perd.
join-some-right = Un bloc est seul : ici, tu peux gagner.
take-lone = Prends le bloc qui est seul.
take-lone-right = L’ordinateur doit casser une paire.
repair-two = Dans un tas avec le plus grand bloc sans partenaire, laisse ce qui manque aux autres.
repair-again = Encore une fois.
repair-again-hint = Que manque-t-il aux autres tas ?
repair-large-right = { $heap } garde { $kept } : ce qui manquait aux autres tas.
repair-alone = Maintenant sans voir les blocs : donne un partenaire à chacun.
repair-alone-hint = Pense à 1, 2, 4, 8.
repair-alone-right = Tous ont un partenaire.
one-above = Un seul tas dépasse 1 : compte de nouveau les jetons isolés.

## Étape 12

game-with-blocks = Gagne contre un ordinateur qui ne fait pas d’erreur.
game-alone = Gagne encore une fois, sans voir les blocs.
game-right = Tu as gagné.

## Exercices

practice-right = Juste.
