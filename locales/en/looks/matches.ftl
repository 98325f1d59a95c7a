### Matches.

-piece = match
-pieces = matches
