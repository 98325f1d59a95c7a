### La preuve, sous « Aller plus loin » : pourquoi laisser des paires ne peut pas échouer.

## Chaque coup casse une paire

any-move-breaks-a-pair = Chaque coup casse une paire
any-move-breaks-a-pair-ask = Voici les tas { $heaps }. Chaque bloc a un partenaire. Joue un coup, et essaie de garder toutes les paires.
any-move-breaks-a-pair-right = Blocs maintenant sans partenaire : { $then-unpaired }. Un coup ne change qu’un tas. Pour une taille au moins, il y a donc un bloc de plus ou de moins. Le nombre de blocs de cette taille devient impair, et un bloc reste seul.

## Un seul tas répare tout

one-heap-repairs-it = Un seul tas répare tout
one-heap-repairs-it-ask = Voici les tas { $heaps }. Blocs sans partenaire : { $unpaired }. Prends dans un seul tas, pour que chaque bloc ait un partenaire.
one-heap-repairs-it-right = Tu as cassé le plus grand bloc sans partenaire, celui de { $largest-unpaired }. Cela marche toujours. Tous les blocs plus petits réunis ont moins de jetons : ceux qu’il faut encore tiennent donc à sa place.

## C’est toi qui choisis

the-choice-comes-to-you = C’est toi qui choisis
the-choice-comes-to-you-ask = Qui prend le dernier jeton perd. Un seul tas a plus d’un jeton : son bloc de { $size-c } n’a pas de partenaire. Tu ne laisses jamais une telle position : c’est donc l’ordinateur qui l’a laissée. Laisse maintenant un nombre impair de jetons isolés.
the-choice-comes-to-you-right = Tu as laissé { $then-heaps } : l’ordinateur prend le dernier jeton. Un coup ne change qu’un tas. Une partie avec de plus grands tas passe donc par une position où un seul tas dépasse 1. Si le dernier jeton fait gagner, laisse un nombre pair.

## Toute la preuve

the-whole-proof = Toute la preuve
the-whole-proof-ask =
    Casser : si chaque bloc a un partenaire, chaque coup rend impair le nombre de blocs d’une taille au moins.
    Réparer : sinon, un coup suffit pour rendre de nouveau pairs tous ces nombres.
    Fin : le dernier tas qui dépasse 1 te revient, et tu choisis combien de jetons isolés il reste.
