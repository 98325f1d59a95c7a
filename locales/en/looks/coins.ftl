### Coins.

-piece = coin
-pieces = coins
