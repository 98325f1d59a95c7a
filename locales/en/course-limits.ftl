### A limit for each turn, and remainders.

## A limit and remainders: At most limit per turn

# $limit (numeral): The most stones per turn.
at-most-n-a-turn = At most { $limit } per turn
# $stones (numeral): All stones on the board.
# $limit (numeral): The most stones per turn.
at-most-n-a-turn-ask = There is one heap of { $stones } { -pieces }. You may take at most { $limit } per turn, and the last { -piece } wins. Who wins?
player-to-move = The player to move
at-most-n-a-turn-miss-1 = Watch: after any first move, the other player takes the rest.
other-player = The other player
# $period (numeral): One more than the limit.
at-most-n-a-turn-right = The other player wins: your turn and the next together can always take { $period } { -pieces }.

## A limit and remainders: Take the rest

take-the-rest = Take the remainder
# $stones (numeral): All stones on the board.
# $limit (numeral): The most stones per turn.
take-the-rest-ask = There is one heap of { $stones } { -pieces }. You may take at most { $limit } per turn, and the last { -piece } wins. What do you leave?
# $then-heaps (sizes): The heaps after the reader’s move.
# $period (numeral): One more than the limit.
take-the-rest-right = You left { $then-heaps }, a multiple of { $period }. Now answer each move so that you both take { $period } { -pieces } together.

## A limit and remainders: Only the remainder counts

only-the-remainder-counts = Only the remainder counts
# $period (numeral): One more than the limit.
# $size-a (numeral): The stones of heap A.
only-the-remainder-counts-ask = In a heap of { $period } or more, each move can be answered so that both take { $period } { -pieces } together. So only the remainder counts. Divide { $size-a } by { $period }. What is the remainder?
# $counts-a (numeral): The remainder of heap A.
# $size-a (numeral): The stones of heap A.
only-the-remainder-counts-right = The remainder is { $counts-a }. A heap of { $size-a } plays like a heap of { $counts-a }.
# $period (numeral): One more than the limit.
# $size-a (numeral): The stones of heap A.
only-the-remainder-counts-wrong = Subtract { $period } from { $size-a } as often as you can. What is left?

## A limit and remainders: Two heaps

two-heaps = Two heaps
# $heaps (sizes): The heaps.
# $limit (numeral): The most stones per turn.
# $counts (sizes): The remainders of the heaps.
two-heaps-ask = The heaps are { $heaps }, and you may take at most { $limit } { -pieces } per turn. The remainders of the heaps are { $counts }. Cut the remainders into blocks, and give every block a partner.
# $then-heaps (sizes): The heaps after the reader’s move.
# $then-counts (sizes): Their remainders after the reader’s move.
two-heaps-right = You left { $then-heaps }. The remainders are now { $then-counts }, so every block has a partner.

## A limit and remainders: stones stones

# $stones (numeral): All stones on the board.
n-stones = { $stones } { -pieces }
# $stones (numeral): All stones on the board.
# $limit (numeral): The most stones per turn.
n-stones-ask = There is one heap of { $stones } { -pieces }. You may take at most { $limit } per turn, and the last { -piece } loses. Do you want to move first or second?
n-stones-answer-1 = First
# $period (numeral): One more than the limit.
n-stones-miss-1 = Watch: you and the computer take { $period } { -pieces } together.
n-stones-answer-2 = Second
# $lost (and): The heaps from which the player to move loses.
# $period (numeral): One more than the limit.
n-stones-right = Second. With { $lost } { -pieces } the player to move loses. Each of these numbers is one more than a multiple of { $period }.

## A limit and remainders: Your own game with a limit

# $stones (numeral): All stones on the board.
# $limit (numeral): The most stones per turn.
your-own-game-with-a-limit-ask = There are { $stones } { -pieces }, and you may take at most { $limit } per turn. The computer starts. Win to finish the lesson.
# $period (numeral): One more than the limit.
your-own-game-with-a-limit-right = You won. You always left one more than a multiple of { $period }, and at the end one { -piece }.
