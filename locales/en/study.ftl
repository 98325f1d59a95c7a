### The screens on which boards are studied, and the ways between them.

# The title of the document.
# $screen (text): The name of the screen.
title = { $screen } – Nim
# The title of the document.
# $screen (text): The name of the screen.
# $heaps (sizes): The board.
title-of-board = { $screen } of { $heaps } – Nim

# The name of the ways between analysis and game tree.
screens = Study
# Opens the analysis.
analysis = Analysis
# Opens the game tree.
tree = Game tree
# Starts a game on the board that is looked at.
play-board = Play this board
# Goes back to the game.
to-game = Back to the game
# The moves so far.
moves = Moves
# The path and the lessons.
learn = Learn
# The puzzles.
puzzles = Puzzles
# The game that was played, looked at again.
review = Review
# The same, of a game that may go on.
review-so-far = Review the moves so far
# The name of the panel beside the board.
panel = Analysis and moves
# Takes the board to the whole analysis.
whole = Open the whole analysis
