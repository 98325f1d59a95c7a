### Les coups en mots, ceux de la partie jusqu’ici, et une partie en texte à copier.

## Un coup

made = { $take } dans { $heap }
taken =
    { $take ->
        [one] { $take } { -jeton }
        [many] { $take } { -de-jetons }
       *[other] { $take } { -jetons }
    } dans le tas { $heap }
short = { $short } veut dire : prendre { taken }.

## Les coups de la partie

moves = Coups de cette partie
# Un numéro pour deux coups, un de chaque joueur ; « tour » est ce que fait un seul joueur.
round = N°
round-number = { $number }.
none = Pas encore de coup.
copy = Cette partie en texte, à copier
