### The game tree.

## The game tree: Every game at once

every-game-at-once = Every game at once
# $stones (numeral): All stones on the board.
# $limit (numeral): The most stones per turn.
every-game-at-once-ask = Each shape shows how many of { $stones } stones are left, and each line how many are taken, at most { $limit }. You move at squares, the computer at circles. A triangle is an end. How many triangles are there?
# $games (numeral): How many games can be played.
# $nodes (numeral): How many nodes the tree has.
every-game-at-once-right = There are { $games } games, one for each triangle. Each square, circle and triangle is a node: the tree has { $nodes } nodes.
every-game-at-once-wrong = Count only the triangles. Each triangle is the end of a different game.

## The game tree: What is a node worth?

what-is-a-node-worth = What is a node worth?
what-is-a-node-worth-ask = A node is worth +1 where you win, and −1 where the computer wins. One stone is left, and the computer must move. The last stone loses. What is this node worth?
what-is-a-node-worth-answer-1 = +1
what-is-a-node-worth-answer-2 = −1
# After the right answer, and after the wrong one.
what-is-a-node-worth-right = The computer must take the last stone. So the computer loses, and you win.

## The game tree: The computer chooses

the-computer-chooses = The computer chooses
the-computer-chooses-ask = At a circle the computer chooses a move. The computer knows what each move is worth. Which value does the computer choose?
the-computer-chooses-answer-1 = The largest value
the-computer-chooses-miss-1 = The largest value is best for you. The computer wants you to lose.
the-computer-chooses-answer-2 = The smallest value
the-computer-chooses-answer-3 = A value in between
the-computer-chooses-miss-3 = The computer makes one move, and gets the value of that move.
the-computer-chooses-right = The computer chooses the smallest value, and you choose the largest. So each node gets its value from the nodes below. This is called minimax.

## The game tree: Go up one node

go-up-one-node = Go up one node
# $stones (numeral): All stones on the board.
go-up-one-node-ask = There are { $stones } stones left, and the computer must move. The computer can leave one stone or none. What is this node worth?
# After the right answer, and after the wrong one.
go-up-one-node-right = The computer leaves one stone, and you must take it. So the computer wins.

## The game tree: You choose

you-choose = You choose
# $stones (numeral): All stones on the board.
# $limit (numeral): The most stones per turn.
you-choose-ask = There are { $stones } stones. You may take at most { $limit } per turn, and the last stone loses. It is your turn. Which move has the largest value?
# $take (number): How many of them the winning move takes.
# $root (text): +1 or −1: for the reader, who is to move.
you-choose-right =
    { $take ->
        [one] Taking { $take } stone is worth { $root }: the computer must take the last stone.
       *[other] Taking { $take } stones is worth { $root }: the computer must take the last stone.
    }

## The game tree: All values

all-values = All values
# $root (text): +1 or −1: for the reader, who is to move.
# $take (number): How many of them the winning move takes.
all-values-ask =
    { $take ->
        [one] Here is the whole tree with its values. Follow the values up from the triangles. Each square got the largest of the values below it, each circle the smallest. The square at the top is called the root. The root is worth { $root }: you win if you take { $take } stone.
       *[other] Here is the whole tree with its values. Follow the values up from the triangles. Each square got the largest of the values below it, each circle the smallest. The square at the top is called the root. The root is worth { $root }: you win if you take { $take } stones.
    }

## The game tree: Trees grow

trees-grow = Trees grow
# $stones (numeral): All stones on the board.
# $nodes (numeral): How many nodes the tree has.
trees-grow-ask = For { $stones } stones the tree has { $nodes } nodes. Minimax must work through them, but the remainder, as in “A limit and remainders”, gives the answer at once. Both give the same answer, so minimax can check the theory.
