### Les coups en mots, ceux de la partie jusqu’ici, et le texte que l’on copie et que l’on colle.

## Un coup

made = { $take } dans { $heap }
short = { $short } : { made }.

## Les coups de la partie

moves = Coups de cette partie
# Un numéro pour deux coups, un de chaque joueur ; « tour » est ce que fait un seul joueur.
round = N°
round-number = { $number }.
none = Pas encore de coup.
copy = Cette partie en texte, à copier
paste = Coller des coups ou une partie
hint = Écris tous les coups depuis le début, une partie entière ou un lien.
open = Ouvrir
unchanged = Ta partie n’a pas changé.
no-move = Il n’y a aucun coup ici. Écris des coups, par exemple B3,C1, ou une partie entière.
after-the-last = Le coup { $number }, « { $made } », vient après la fin de la partie.
missing = Dans une partie entière, il faut aussi « { $key }= », par exemple { $example }.
