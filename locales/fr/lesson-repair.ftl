### Leçons 4 et 5 : réparer et casser, les deux moitiés de la preuve de Bouton.

## Réparer

repair-name = Réparer
repair-promise = Donne un partenaire à chaque bloc en un seul coup.
repair-moral = Si un bloc est sans partenaire, un seul coup suffit pour réparer la position. Prends dans un tas qui contient le plus grand bloc sans partenaire.

## Réparer : Un partenaire pour chaque bloc

give-every-block-a-partner = Un partenaire pour chaque bloc
give-every-block-a-partner-ask = Voici les tas { $heaps }. Blocs sans partenaire : { $unpaired }. Choisis des jetons et regarde les blocs. Puis prends dans un seul tas, pour que chaque bloc ait un partenaire.
give-every-block-a-partner-right = Tu as laissé { $then-heaps }. Maintenant, chaque bloc a un partenaire. On dit que tu as réparé la position.

## Réparer : Quel tas ?

which-heap = Quel tas ?
which-heap-ask = Voici les tas { $heaps }. Le plus grand bloc sans partenaire est un bloc de { $top }. Dans quel tas dois-tu prendre ?
which-heap-answer-1 = Tas A
which-heap-answer-2 = Tas B
which-heap-miss-2 = Le tas B n’a pas de bloc de { $top }. Pour en faire un, il faut casser un bloc plus grand. Alors le partenaire de ce grand bloc reste seul. Regarde le tas A.
which-heap-answer-3 = Tas C
which-heap-miss-3 = Le tas C est le plus grand, mais il n’a pas de bloc de { $top }. Pour en faire un, il faut casser un bloc plus grand. Alors le partenaire de ce grand bloc reste seul. Regarde le tas A.
which-heap-right = Le tas { $heap }. Ici, c’est le plus petit tas qui a le bloc de { $top } sans partenaire.

## Réparer : Répare la position

repair-the-board = Répare la position
repair-the-board-ask = Voici les tas { $heaps }. Casse le bloc de { $top } du tas { $heap }, pour que chaque bloc ait un partenaire.
repair-the-board-right = Le tas { $heap } est passé de { $held } à { $keeps }. Le bloc de { $top } a disparu. Chaque nouveau bloc a un partenaire.

## Réparer : Ce tas existe-t-il toujours ?

is-there-always-such-a-heap = Ce tas existe-t-il toujours ?
is-there-always-such-a-heap-ask = Ici, un bloc de { $top } est sans partenaire. Imagine maintenant n’importe quelle position, et son plus grand bloc sans partenaire. Combien de tas ont un bloc de cette taille ?
is-there-always-such-a-heap-answer-1 = Un nombre pair
is-there-always-such-a-heap-miss-1 = Alors ces blocs iraient tous par deux, et aucun ne serait sans partenaire.
is-there-always-such-a-heap-answer-2 = Un nombre impair, donc au moins un
is-there-always-such-a-heap-answer-3 = Peut-être aucun
is-there-always-such-a-heap-miss-3 = Alors il n’y aurait aucun bloc de cette taille, donc aucun sans partenaire.
is-there-always-such-a-heap-right = Un nombre impair. Chaque paire utilise deux blocs, et il en reste un. Il y a donc toujours un tas qui contient le plus grand bloc sans partenaire.

## Réparer : Le tas devient-il plus petit ?

does-the-heap-get-smaller = Le tas devient-il plus petit ?
does-the-heap-get-smaller-ask = Le tas { $heap } doit passer de { $held } à { $keeps }. Son bloc de { $top } s’en va, et des blocs plus petits arrivent. Pourquoi le tas devient-il toujours plus petit ?
does-the-heap-get-smaller-answer-1 = Un bloc dépasse la somme de toutes les tailles plus petites
does-the-heap-get-smaller-answer-2 = C’est le plus grand tas
does-the-heap-get-smaller-miss-2 = Les tas sont { $heaps }, et le tas { $heap } est ici le plus petit. Regarde le coup.
does-the-heap-get-smaller-answer-3 = Il peut aussi grandir
does-the-heap-get-smaller-miss-3 = Aucun tas ne grandit : à chaque tour, on prend au moins un jeton. Regarde le coup.
does-the-heap-get-smaller-right = Ici, { $top } est plus grand que { $keeps }. Les blocs plus petits réunis ne font jamais autant que le bloc qui s’en va. Tu peux donc toujours réparer la position. C’est la première moitié de la preuve.

## Réparer : À toi

now-you = À toi
now-you-ask = Voici les tas { $heaps }. Blocs sans partenaire : { $unpaired }. Répare la position.
now-you-right = Tu as laissé { $then-heaps }. Le tas { $heap } est passé de { $held } à { $keeps }.

## Réparer : Répare de tête

repair-in-your-head = Répare de tête
repair-in-your-head-ask = Voici les tas { $heaps }. Cette fois, les blocs sont cachés. Découpe, forme des paires et répare.
repair-in-your-head-right = Tu as laissé { $then-heaps }. Le plus grand bloc sans partenaire était le bloc de { $top } du tas { $heap }.

## Casser

breaking-name = Casser
breaking-promise = Découvre pourquoi l’ordinateur doit casser une paire.
breaking-moral = Répare la position, et l’ordinateur doit casser une paire. Répare encore et encore, jusqu’à ce qu’il n’y ait plus de jetons. Alors, c’est toi qui as pris le dernier.

## Casser : Essaie de garder les paires

try-to-keep-the-pairs = Essaie de garder les paires
try-to-keep-the-pairs-ask = Voici les tas { $heaps }. Chaque bloc a un partenaire. Joue le coup que tu veux, et regarde les blocs.
try-to-keep-the-pairs-right = Sans partenaire après ton coup : { $then-unpaired }. L’ordinateur répare aussitôt la position.

## Casser : Garder toutes les paires ?

can-every-block-keep-its-partner = Garder toutes les paires ?
can-every-block-keep-its-partner-ask = Voici les tas { $heaps }. Chaque bloc a un partenaire. Y a-t-il un coup après lequel chaque bloc a encore un partenaire ?
can-every-block-keep-its-partner-answer-1 = Oui, un des { $moves } coups
can-every-block-keep-its-partner-miss-1 = Chacun des { $moves } coups laisse un bloc sans partenaire. Regarde l’un d’eux, et la réponse.
can-every-block-keep-its-partner-answer-2 = Non, aucun des { $moves } coups
can-every-block-keep-its-partner-right = Chacun des { $moves } coups laisse un bloc sans partenaire.

## Casser : Pourquoi faut-il casser ?

why-must-a-pair-break = Pourquoi faut-il casser ?
why-must-a-pair-break-ask = Voici les tas { $heaps }. Pourquoi chaque coup laisse-t-il un bloc sans partenaire ?
why-must-a-pair-break-answer-1 = Après, il y a moins de jetons
why-must-a-pair-break-miss-1 = Même avec moins de jetons, tous les blocs peuvent aller par paires. Regarde les blocs.
why-must-a-pair-break-answer-2 = Un seul tas change, mais pas les partenaires de ses blocs
why-must-a-pair-break-answer-3 = Les tas n’ont pas la même taille
why-must-a-pair-break-miss-3 = Avec deux tas égaux aussi, chaque coup casse une paire. Regarde les blocs.
why-must-a-pair-break-right = Un coup change les blocs d’un seul tas. Leurs partenaires sont dans d’autres tas et restent les mêmes. Après le coup, un bloc au moins est donc sans partenaire.

## Casser : La position vide

the-empty-board = La position vide
the-empty-board-ask = Il n’y a plus de jetons. Est-ce aussi une position sans bloc seul ?
the-empty-board-answer-1 = Oui
the-empty-board-answer-2 = Non
the-empty-board-miss-2 = La position vide n’a aucun bloc, donc aucun bloc seul.
the-empty-board-right = Oui. Une position vide n’a aucun bloc. Et celui qui laisse la position vide a pris le dernier jeton.

## Casser : Mets tout ensemble

put-the-steps-together = Mets tout ensemble
put-the-steps-together-ask = Tu laisses une position où chaque bloc a un partenaire. L’ordinateur doit casser une paire. Puis tu répares la position, et ainsi de suite. Qui prend le dernier jeton ?
put-the-steps-together-answer-1 = Moi
put-the-steps-together-answer-2 = L’ordinateur
put-the-steps-together-miss-2 = Chaque coup de l’ordinateur laisse un bloc sans partenaire. La position vide n’en a aucun. Il n’y a donc que toi qui peux la laisser.
put-the-steps-together-answer-3 = Cela dépend des tas
put-the-steps-together-miss-3 = À chaque tour, on prend des jetons : à la fin, il n’y en a plus. La position vide n’a aucun bloc sans partenaire, et il n’y a que toi qui laisses de telles positions.
put-the-steps-together-right = Toi. La position vide n’a aucun bloc sans partenaire, et il n’y a que toi qui laisses de telles positions.

## Casser : La preuve en trois lignes

the-proof-in-three-lines = La preuve en trois lignes
the-proof-in-three-lines-ask =
    Réparer : si un bloc est sans partenaire, il y a un coup qui donne un partenaire à chaque bloc.
    Casser : si chaque bloc a un partenaire, chaque coup laisse un bloc sans partenaire.
    Fin : la position vide n’a aucun bloc sans partenaire.
    Répare donc une fois, et tu pourras réparer à chaque tour, jusqu’à prendre le dernier jeton. C’est Charles Bouton qui l’a prouvé.

## Casser : Répare jusqu’au bout

repair-to-the-end = Répare jusqu’au bout
repair-to-the-end-ask = Voici les tas { $heaps }. Qui prend le dernier jeton gagne, et tu commences. Répare la position à chaque tour, jusqu’à la victoire.
repair-to-the-end-right = Tu as gagné. À chaque tour, tu as réparé la position, et l’ordinateur a dû casser une paire.
