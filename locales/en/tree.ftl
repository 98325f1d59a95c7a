### The game tree, and minimax on it. Max moves first and wants +1, Min moves second and wants −1.

## The board and the counts

# $side (Side: a | b): Max moves first and wants +1. Min moves second and wants −1.
player =
    { $side ->
        [a] Max
       *[b] Min
    }
# The board at the root, one heap.
# $stones (number): Its stones.
one-heap =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
# A number above 10¹⁵, of which only the size counts: `about 8 × 10⁵³`.
# $digit (numeral): Its first digit.
# $exponent (text): How many digits follow, in raised digits.
magnitude = about { $digit } × 10{ $exponent }
nodes = nodes
# Finished games.
games = games
# Boards, whatever the order of the heaps.
boards = boards
# $shown (numeral): How many nodes are drawn.
# $all (text): How many nodes the tree has, as a number or as above.
# $folded (numeral): How many of the drawn nodes can be unfolded.
shown = Nodes drawn: { $shown } of { $all }, folded: { $folded }.

## The board is changed

# The name of the part with board, player to move, moves, legend and counts, where it is folded.
# $board (text): The board at the root: 3-5-7.
about = { $board }: board and legend
# The label of the field with what a turn takes: the most stones, as 3, or a set, as 1,3,4.
take-to = Take
# Stands in that field while it is blank: no limit. The field has room for six letters.
any = ∞

## The drawing

graph-name = Graph of boards
# The name of the frame in which the drawing is moved about.
frame = Drawing
# The name of the buttons that make the drawing larger or smaller.
zoom = Size of the drawing
zoom-in = Larger
zoom-out = Smaller
# Shows all of the drawing.
fit = Fit the drawing into its frame
# $percent (numeral): The size of the drawing, 100 for the usual size.
percent = { $percent }%
# The same in little room.
# $count (numeral): How many nodes are folded there.
folded-count = ▾ { $count }
# A board of the graph: the player to move wins. One letter.
win-letter = W
# A board of the graph: the player to move loses. One letter.
loss-letter = L
# Beside a node while cut-offs run.
# $alpha (text): What Max can already force: −1 or +1.
alpha = α { $alpha }
# $beta (text): What Min can already force: −1 or +1.
beta = β { $beta }

## The nodes, for those who do not see them

# $left (text): The board: 3-5-7.
# $player (text): Who is to move, Max or Min.
node = { $left }, { $player } to move
# A node with the move that leads to it, where there is one heap.
# $take (numeral): What was taken.
# $node (text): The node, as above.
after-take = Take { $take }: { $node }
# A node with the move that leads to it.
# $take (numeral): What was taken.
# $heap (heap): The heap.
# $node (text): The node, as above.
after-take-from = Take { $take } from { $heap }: { $node }
# $node (text): The node, as above.
# $value (text): +1 or −1.
valued = { $node }, value { $value }
# All moves of this node have the same value.
# $node (text): The node, as above.
# $value (text): +1 or −1.
valued-equal = { $node }, value { $value }, all moves equal
# $node (text): The node, as above.
cut = { $node }, cut off
# A board of the graph.
# $left (sizes): The board.
board = { $left } left
# $left (sizes): The board.
board-wins = { $left } left: the player to move wins.
# $left (sizes): The board.
board-loses = { $left } left: the player to move loses.

## What the shapes mean

first-player = Max moves first and wants +1
second-player = Min moves second and wants −1
game-over = Game over
cut-branch = Cut off: cannot change the result
taken = On a line: stones taken
# The same where there are several heaps.
# $take (numeral): What B2 stands for: 2 …
# $heap (heap): … from B.
taken-from = On a line: { $take } from { $heap }
bounds = α, β: what Max and Min can already force
equal-moves = All moves have the same value
board-of-graph = A board, whoever is to move
wins-to-move = The player to move wins
loses-to-move = The player to move loses

## Under the drawing

# The whole board before the first move is over.
one-board-one-node = 1 board and 1 node: the game is over.
# $boards (text): How many different boards there are.
# $nodes (text): How many nodes the tree has.
merged = The tree has { $nodes } nodes and { $boards } different boards.
# $boards (text): How many different boards there are.
# $nodes (text): How many nodes the tree has.
# $looked (number): How many boards are looked at.
merged-with-cutoffs =
    The tree has { $nodes } nodes and { $boards } different boards. { $looked ->
        [one] If each search stops at the first winning move, minimax looks at { $looked } board.
       *[other] If each search stops at the first winning move, minimax looks at { $looked } boards.
    }
# $looked (numeral): How many nodes minimax has looked at.
# $all (number): How many nodes the tree has.
looked-at =
    { $all ->
        [one] { $looked } of { $all } node looked at
       *[other] { $looked } of { $all } nodes looked at
    }
# $looked (text): How many nodes, as above.
# $cut (number): How many branches are cut off.
with-cuts =
    { $cut ->
        [one] { $looked }, { $cut } branch cut off
       *[other] { $looked }, { $cut } branches cut off
    }

## Buttons

step-back = Step back
step = Step
run = Run
cutoffs = Cut-offs
# The name of the choice between orders.
order = Order of the moves
# Within each heap, the fewest stones first.
fewest-first = Fewest first
most-first = Most first
# Winning moves first.
best-first = Best first
to-the-end = To the end
clear = Back to the start
# The name of the choice between tree and graph.
picture = Picture
# All ways to play.
tree = Tree
# The same with equal boards merged.
graph = Graph
# The chosen node becomes the first of the tree.
make-root = Start at the chosen node
# Saves the drawing as a file.
save-picture = Save picture

## What minimax does

# $most (numeral): How many nodes are drawn at most.
full = No more than { $most } nodes are drawn. Fold a branch to see another one.
# $most (numeral): How many nodes are drawn at most.
too-large = The tree has more than { $most } nodes. Press a node to unfold its branch. The values come from the theory: minimax goes through smaller trees only.
ready = Minimax finds out who wins, from the ends of the games up to the first board. Run minimax, or go step by step.
# Another tree starts at a node in which Min was to move.
changed-signs = Min was to move here. In this tree that player is called Max, so +1 and −1 change places.
graph-ready = Each board is drawn once, whatever the order of its heaps. Each step finds out for one board whether the player to move wins.
# $count (numeral): How many boards are drawn.
nearest = There are too many boards to draw. These are the nearest { $count }.
# $done (numeral): How many steps are done.
# $all (numeral): How many steps there are.
# $news (text): One of the sentences below.
step-of = Step { $done } of { $all }. { $news }
# $player (text): Who has won, Max or Min.
# $value (text): +1 or −1.
found-end = The game is over and { $player } has won. The value is { $value }.
# $left (text): The board: 3-5-7.
# $player (text): Who is to move, Max or Min.
# $value (text): +1 or −1.
found-only-move = { $left } left: { $player } has one move, so the value is { $value } too.
# $left (text): The board: 3-5-7.
# $player (text): Who is to move, Max or Min.
# $value (text): +1 or −1.
found-at-once = { $left } left: { $player } has found { $value } and looks no further.
# $left (text): The board: 3-5-7.
# $values (list): The values of the moves.
# $value (text): +1 or −1.
found-largest = { $left } left: Max chooses the largest of { $values }. The value is { $value }.
# $left (text): The board: 3-5-7.
# $values (list): The values of the moves.
# $value (text): +1 or −1.
found-smallest = { $left } left: Min chooses the smallest of { $values }. The value is { $value }.
# $left (text): The board: 3-5-7.
# $count (numeral): How many values there are.
# $player (text): Who is to move, Max or Min.
# $value (text): +1 or −1.
found-among-many = { $left } left: the best of { $count } values for { $player } is { $value }.
# Why the other moves of a player are cut off.
# $player (text): That player, Max or Min.
other-moves-cut = The move that leads here wins for { $player }, and no other can be better, so the other moves are cut off.
all-equal = All moves have the same value.
