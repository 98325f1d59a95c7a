### Les énigmes : la question posée sur une position.

find = Y a-t-il un coup gagnant ?
which-heap = Un seul coup gagne. Dans quel tas faut-il prendre ?
how-many = Un seul coup gagne, dans le tas { $heap }. Combien de jetons faut-il prendre ?
how-many-wrong = Pour chaque nombre, regarde ce qui reste.
join = Relie les partenaires : appuie sur deux blocs égaux.
join-right =
    { $sum ->
        [0] Tous ont un partenaire : aucun coup ne gagne.
        [one] Sans partenaire : { $unpaired }. Donc un coup gagne.
        [many] Sans partenaire : { $unpaired }. Donc un coup gagne.
       *[other] Sans partenaire : { $unpaired }. Donc un coup gagne.
    }
mistake = Celui qui a commencé a perdu cette partie. Quelle a été son erreur ?
