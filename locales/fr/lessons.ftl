### Les leçons : leur liste, leurs boutons, et le jugement d’une réponse.

## La liste

heading = Aller plus loin
about = Le parcours t’apprend à gagner. Ces leçons vont plus loin : binaire, limites, arbres de jeu et preuve.
all = Toutes les leçons
list = Leçons
done-of = Fait : { $done } sur { $all }
done = faite

## Boutons

finish = Terminer
back = Retour

## La fin d’une leçon

finished = Leçon terminée
restart = Recommencer
next-lesson = Leçon suivante

## Réponses

answers = Réponses
your-number = Ton nombre
your-bits = Des 0 et des 1

## Pourquoi une réponse est fausse

write-bits = N’écris que des 0 et des 1.

## Le dernier coup sur le plateau

example =
    Par exemple : prendre { $stones ->
        [one] { $stones } { -jeton }
        [many] { $stones } { -de-jetons }
       *[other] { $stones } { -jetons }
    } dans le tas { $heap }. Tas : { $left }.
answer =
    La réponse à ce coup : prendre { $stones ->
        [one] { $stones } { -jeton }
        [many] { $stones } { -de-jetons }
       *[other] { $stones } { -jetons }
    } dans le tas { $heap }. Tas : { $left }.

## Figures

table = Les tas en 0 et en 1
nim-sum = Somme de Nim
values = Les tas, et leurs valeurs en dessous
value-of = Tas de { $stones } : valeur { $value }.
value-left = Tas de { $stones }, qu’on peut laisser : valeur { $value }.
value-here = Tas de { $stones }, sur le plateau : valeur { $value }.
value-asked = Tas de { $stones } : valeur à trouver.
game = Tu commences. { -Jetons } { -pris } à tour de rôle : { $taken }.
game-won =
    { $winner ->
        [you] Tu commences. { -Jetons } { -pris } à tour de rôle : { $taken }. Tu gagnes.
        [computer] Tu commences. { -Jetons } { -pris } à tour de rôle : { $taken }. L’ordinateur gagne.
       *[named] Tu commences. { -Jetons } { -pris } à tour de rôle : { $taken }. { $winner } gagne.
    }

## Liens

no-lesson = Il n’y a pas de leçon « { $text } ». Écris binary, move, limits, values, tree, cutoffs, proof, history ou teachers.

## Les leçons

binary-name = Des blocs aux bits
binary-promise = Trouve sur papier les blocs sans partenaire : la somme de Nim.
binary-moral = Écris les tas en binaire, l’un sous l’autre. La somme de Nim a un 1 sous chaque colonne qui a un nombre impair de 1. Chaque 1 de la somme de Nim correspond à un bloc sans partenaire.
move-name = Trouver le coup
move-promise = Calcule un coup gagnant, et gagne une partie entière.
move-moral = Calcule la somme de Nim S. Si S vaut zéro, aucun coup ne gagne contre un joueur parfait. Sinon, trouve un tas h où h ⊕ S est plus petit que h. Laisse h ⊕ S jetons dans ce tas.
limits-name = Une limite et des restes
limits-promise = Gagne quand on ne peut prendre que quelques jetons par tour.
limits-moral = Si on prend au plus k jetons par tour, divise chaque tas par k + 1. Seuls les restes comptent. Découpe les restes en blocs, et joue comme avant.
values-name = Valeurs de Grundy
values-promise = Gagne quand on ne peut prendre que 1, 3 ou 4 jetons par tour.
values-moral = La valeur d’un tas est le plus petit nombre (0, 1, 2…) qui manque parmi les valeurs qu’on peut laisser. Laisse des valeurs dont la somme de Nim vaut 0.
tree-name = L’arbre de jeu
tree-promise = Découvre comment un ordinateur trouve un coup gagnant sans aucune théorie.
tree-moral = Minimax remonte l’arbre, de la fin des parties jusqu’à la racine, et trouve qui gagne. Il marche pour les jeux à deux qui finissent toujours, sans hasard ni cartes cachées. À Nim, les blocs te disent tout de suite qui gagne.
cutoffs-name = Les coupures
cutoffs-promise = Découvre pourquoi on peut laisser de côté presque tout un arbre.
cutoffs-moral = Minimax quitte un nœud dès que celui qui y joue a trouvé un gain. Il trouve la même valeur et examine bien moins de nœuds. C’est en essayant d’abord les bons coups qu’il coupe le plus.
minimax-did = Dans ta partie en cours, avant ses coups, minimax a examiné ces nombres de positions : { $boards }.
minimax-not-met = Choisis Minimax pour une partie, puis reviens : tu liras ici combien de positions il a examinées.
proof-name = Pourquoi les paires marchent
proof-promise = La preuve, avec trois positions.
proof-moral = Aucun coup ne garde toutes les paires, et un seul tas suffit pour les refaire.
