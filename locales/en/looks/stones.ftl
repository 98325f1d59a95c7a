### What lies on the board, as sentences about it name it: stones. Each look has its own file, with the same terms.

-piece = stone
-pieces = stones
