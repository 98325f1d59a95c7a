### The question on a board, of a puzzle and in practice.

find = Is there a winning move?
mistake = The first player lost this game. Which move was the mistake?
