### Cut-offs, below “Go deeper”: why a branch of the tree need not be looked at.

## Cut-offs: One win is enough

one-win-is-enough = One win is enough
one-win-is-enough-ask = Minimax tries the moves of a square one by one. The first move is worth +1. Must minimax look at the other moves?
one-win-is-enough-right = No value is larger than +1. So this square is worth +1, and the other moves are cut off.

## Cut-offs: Count the cuts

count-the-cuts = Count the cuts
count-the-cuts-ask = Minimax goes from left to right. A square is done as soon as a move is worth +1, and a circle as soon as a move is worth −1. How many branches are cut off?
# $cut-off (numeral): How many branches are cut off.
# $looked (numeral): How many nodes minimax looks at, if it tries the fewest stones first.
# $nodes (numeral): How many nodes the tree has.
# $root (text): +1 or −1: for the reader, who is to move.
count-the-cuts-right = { $cut-off } branches are cut off. Minimax looks at { $looked } of { $nodes } nodes, and still finds { $root } at the root.
count-the-cuts-wrong = First find the values of the triangles: whoever must move there has won. Then go up from left to right.

## Cut-offs: Alpha and beta

alpha-and-beta = Alpha and beta
alpha-and-beta-ask = α is the value that you can already force, at first −1. β is the value that the computer can already force, at first +1. When may minimax leave a node early?
alpha-and-beta-answer-1 = When α and β are equal
alpha-and-beta-answer-2 = When α is −1
alpha-and-beta-miss-2 = At first α is −1: you can force nothing yet.
alpha-and-beta-answer-3 = After the last move
alpha-and-beta-miss-3 = Then nothing would be cut off.
alpha-and-beta-right = Then both can already force this value. No other move at this node can change it.

## Cut-offs: The order of the moves

the-order-of-moves = The order of the moves
# $nodes (numeral): How many nodes the tree has.
the-order-of-moves-ask = Now minimax tries the best move first. The tree has { $nodes } nodes. How many of them does minimax look at?
# $looked-best (numeral): How many nodes minimax looks at, if it tries the best move first.
# $looked (numeral): How many nodes minimax looks at, if it tries the fewest stones first.
the-order-of-moves-right = Minimax looks at { $looked-best } nodes: the root, the winning move, and the answer to it. With the fewest stones first it looks at { $looked }.
the-order-of-moves-wrong = At the root the first move wins, and the computer has only one answer to it. All other moves are cut off.

## Cut-offs: What the computer did

what-the-computer-did = What the computer did
# $stones (numeral): All stones on the board.
# $nodes (numeral): How many nodes the tree has.
# $boards (numeral): How many different boards there are.
what-the-computer-did-ask = The computer called Minimax cuts off like this. It also remembers each board, so it looks at no board twice. The tree of { $stones } stones has { $nodes } nodes, but only { $boards } different boards.
