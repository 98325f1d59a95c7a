### The puzzles: the question on a board.

find = Is there a winning move?
mistake = The first player lost this game. Which move was the mistake?
