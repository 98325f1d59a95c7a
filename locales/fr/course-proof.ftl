### La preuve, sous « Aller plus loin » : pourquoi laisser des paires ne peut pas échouer.

## Chaque coup casse une paire

any-move-breaks-a-pair = Chaque coup casse une paire
any-move-breaks-a-pair-ask = Voici les tas { $heaps }. Chaque bloc a un partenaire. Joue un coup, et essaie de garder toutes les paires.
any-move-breaks-a-pair-right = Maintenant sans partenaire : { $then-unpaired }. Un coup ne change qu’un tas. Pour une des tailles, il y a un bloc de plus ou de moins : leur nombre devient impair, et l’un d’eux reste seul.

## Un seul tas répare tout

one-heap-repairs-it = Un seul tas répare tout
one-heap-repairs-it-ask = Voici les tas { $heaps }. Blocs sans partenaire : { $unpaired }. Prends dans un seul tas, pour que chaque bloc ait un partenaire.
one-heap-repairs-it-right = Tu as cassé le plus grand bloc sans partenaire, le { $top }. Cela marche toujours : tous les blocs plus petits réunis font moins. Ce qui manque encore aux paires tient donc dans la place libre.

## C’est toi qui choisis

the-choice-comes-to-you = C’est toi qui choisis
the-choice-comes-to-you-ask = Qui prend le dernier jeton perd. Voici les tas { $heaps }. Un seul dépasse 1 : son { $size-c } n’a pas de partenaire. Tu ne laisses jamais une telle position : elle vient donc de l’ordinateur. Laisse maintenant un nombre impair de jetons isolés.
the-choice-comes-to-you-right = Tu as laissé { $then-heaps } : l’ordinateur prend le dernier jeton. Un coup ne change qu’un tas : une partie avec de plus grands tas passe donc par une position où un seul tas dépasse 1. Si le dernier jeton fait gagner, laisse un nombre pair.

## Toute la preuve

the-whole-proof = Toute la preuve
the-whole-proof-ask =
    Casser : si chaque bloc a un partenaire, chaque coup rend impair le nombre de blocs d’une des tailles.
    Réparer : sinon, un seul tas suffit pour rendre tous ces nombres pairs.
    Fin : le dernier tas qui dépasse 1 te revient, et tu choisis combien de jetons isolés il reste.
