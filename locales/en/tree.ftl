### The game tree, and minimax on it. Player 1 moves first and wants +1, player 2 wants −1.

## The board and the counts

# The board at the root, one heap.
# $stones (number): Its stones.
one-heap =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
nodes = nodes
# Finished games.
games = games
# Boards, whatever the order of the heaps.
boards = boards
# A number that is too large to be told exactly.
# $number (text): A number that it is more than: 10³⁸.
over = over { $number }

## The drawing

graph-name = Graph of boards
# The name of the frame in which the drawing is moved about.
frame = Drawing
# Under a folded node.
# $count (number): How many nodes are folded there.
folded = ▾ { $count } more
# The same in little room.
# $count (number): How many nodes are folded there.
folded-count = ▾ { $count }
# $count (number): Thousands of nodes.
folded-thousands = ▾ { $count } k
# $count (number): Millions of nodes.
folded-millions = ▾ { $count } M
# $count (number): Billions of nodes.
folded-billions = ▾ { $count } bn
# Under a node that stands for the moves that are not drawn.
more = more

## The nodes, for those who do not see them

# $player (number): Who is to move, 1 or 2.
# $left (sizes): The board.
node = Player { $player } to move, { $left } left
# $player (number): Who is to move, 1 or 2.
# $left (sizes): The board.
# $value (text): +1 or −1.
node-valued = Player { $player } to move, { $left } left, value { $value }
# All moves of this node have the same value.
# $player (number): Who is to move, 1 or 2.
# $left (sizes): The board.
# $value (text): +1 or −1.
node-equal = Player { $player } to move, { $left } left, value { $value }, all moves equal
# $player (number): Who is to move, 1 or 2.
# $left (sizes): The board.
node-cut = Player { $player } to move, { $left } left, cut off
end = Game over
# $value (text): +1 or −1.
end-valued = Game over, value { $value }
end-cut = Game over, cut off
# A node that stands for moves that are not drawn.
# $moves (number): How many they are.
# $player (number): Who would make them, 1 or 2.
rest =
    { $moves ->
        [one] { $moves } more move of player { $player }
       *[other] { $moves } more moves of player { $player }
    }
# $moves (number): How many they are.
# $player (number): Who would make them, 1 or 2.
# $value (text): The best of their values, +1 or −1.
rest-valued =
    { $moves ->
        [one] { $moves } more move of player { $player }, value { $value }
       *[other] { $moves } more moves of player { $player }, value { $value }
    }
# $moves (number): How many they are.
# $player (number): Who would make them, 1 or 2.
rest-cut =
    { $moves ->
        [one] { $moves } more move of player { $player }, cut off
       *[other] { $moves } more moves of player { $player }, cut off
    }
# How a node was reached, where there is one heap.
# $take (number): What was taken.
reached = by taking { $take }
# $take (number): What was taken.
# $heap (heap): The heap.
reached-from = by taking { $take } from heap { $heap }
# A board of the graph.
# $left (sizes): The board.
board = { $left } left
# $left (sizes): The board.
board-wins = { $left } left, value +1: the player to move wins
# $left (sizes): The board.
board-loses = { $left } left, value −1: the player to move loses

## What the shapes mean

first-player = Player 1 moves (+1: player 1 wins)
second-player = Player 2 moves (−1: player 2 wins)
game-over = Game over
board-of-graph = A board: the player to move wins (+1) or loses (−1)
equal-moves = All moves have the same value

## Under the drawing

# The whole board before the first move is over.
one-board-one-node = 1 board and 1 node: the game is over.
# $boards (text): How many different boards there are.
# $nodes (text): How many nodes the tree has.
merged = The tree has { $nodes } nodes, but the number of different boards is only { $boards }.
# $boards (text): How many different boards there are.
# $nodes (text): How many nodes the tree has.
# $looked (number): How many boards minimax looks at with cut-offs.
merged-with-cutoffs =
    The tree has { $nodes } nodes, but the number of different boards is only { $boards }. { $looked ->
        [one] With cut-offs minimax looks at { $looked } board.
       *[other] With cut-offs minimax looks at { $looked } boards.
    }
too-many-to-count = There are too many boards to count what cut-offs save.
# $now (text): How many nodes minimax has looked at.
# $with (text): How many it will look at.
# $without (text): How many it would look at without cut-offs.
visited-with-cutoffs = { $now } of { $with } nodes done. Without cut-offs minimax needs { $without }.
# $now (text): How many nodes minimax has looked at.
# $without (text): How many it will look at.
# $with (text): How many it would look at with cut-offs.
visited-without-cutoffs = { $now } of { $without } nodes done. With cut-offs minimax needs { $with }.

## Buttons

step-back = Step back
step = Step
run = Run minimax
pause = Pause
cutoffs = Cut-offs
to-the-end = To the end
clear = Clear values
unfold-all = Unfold all
fold-all = Fold all
# The name of the choice between tree and graph.
picture = Picture
# All ways to play.
tree = Tree
# The same with equal boards merged.
graph = Graph
# $board (text): The board of the chosen node: 3-5-7.
start-at = Start the tree at { $board }
# The same where the board is too long to tell.
start-here = Start the tree at this board

## What minimax does

# $most (number): How many nodes are drawn at most.
full = No more than { $most } nodes are drawn. Fold a branch to see another one.
too-large = The tree is too large to draw at once. Press a node to unfold its branch. In a run a folded branch is one step.
unfold = Press a folded node to unfold its branch. In a run a folded branch is one step.
ready = Minimax finds out who wins, from the ends of the games up to the first board. Run minimax, or go step by step.
graph-ready = Each board is drawn once, whatever the order of its heaps. A step finds a board’s value for the player to move.
# $count (number): How many boards are drawn.
nearest = There are too many boards to draw. These are the nearest { $count }.
# $done (number): How many steps are done.
# $all (number): How many steps there are.
# $news (text): One of the sentences below.
step-of = Step { $done } of { $all }. { $news }
# $left (text): The board: 3-5-7.
found-to-win = { $left } left: the player to move wins, so the value is +1.
# $left (text): The board: 3-5-7.
found-to-lose = { $left } left: the player to move loses, so the value is −1.
# $player (number): Who has won, 1 or 2.
# $value (text): +1 or −1.
found-end = The board is empty and player { $player } has won. The value is { $value }.
# $left (text): The board: 3-5-7.
# $player (number): Who is to move, 1 or 2.
# $value (text): +1 or −1.
found-folded = { $left } left, player { $player } to move. The branch is folded; according to the theory, its value is { $value }.
# $player (number): Who would make the moves, 1 or 2.
# $value (text): +1 or −1.
found-rest = The other moves of player { $player }: the best value is { $value }.
# $left (text): The board: 3-5-7.
# $player (number): Who is to move, 1 or 2.
# $value (text): +1 or −1.
found-only-move = { $left } left: player { $player } has one move, so the value is { $value } too.
# $left (text): The board: 3-5-7.
# $player (number): Who is to move, 1 or 2.
# $value (text): +1 or −1.
found-at-once = { $left } left: player { $player } has found { $value } and looks no further.
# $left (text): The board: 3-5-7.
# $values (and): The values of the moves.
# $value (text): +1 or −1.
found-largest = { $left } left: player 1 chooses the largest of { $values }. The value is { $value }.
# $left (text): The board: 3-5-7.
# $values (and): The values of the moves.
# $value (text): +1 or −1.
found-smallest = { $left } left: player 2 chooses the smallest of { $values }. The value is { $value }.
# $left (text): The board: 3-5-7.
# $count (number): How many values there are.
# $player (number): Who is to move, 1 or 2.
# $value (text): +1 or −1.
found-among-many = { $left } left: the best of { $count } values for player { $player } is { $value }.
# $player (number): Who is to move, 1 or 2.
other-moves-cut = Player { $player } cannot do better. So minimax skips the other moves: this is a cut-off.
all-equal = All moves have the same value.
