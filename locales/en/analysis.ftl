### The analysis of a board: who wins, why, and what each heap comes to.

## The title

# The title, where the players have no names.
# $moves (text): How many moves win: 1 of 13 moves wins.
can-win = The player to move can win: { $moves }
# $moves (text): How many moves win: none of the 12 moves wins.
loses = The player to move loses: { $moves }
# The title beside a game.
# $who (who): The player to move.
# $moves (text): How many moves win.
who-can-win =
    { $who ->
        [you] You can win: { $moves }
        [computer] The computer can win: { $moves }
       *[named] { $who } can win: { $moves }
    }
# $who (who): The player to move.
# $moves (text): How many moves win.
who-loses =
    { $who ->
        [you] You lose: { $moves }
        [computer] The computer loses: { $moves }
       *[named] { $who } loses: { $moves }
    }
# By the rule, the player who would have to move has won.
over-won = The game is over: the player who would have to move has won.
# By the rule, the player who would have to move has lost.
over-lost = The game is over: the player who would have to move has lost.
# What a move does when both play as well as they can.
# $chosen (text): The move: 2 stones from heap B.
# $turns (number): How many turns are left, with this one.
move-wins =
    { $turns ->
        [one] Taking { $chosen } wins in { $turns } turn.
       *[other] Taking { $chosen } wins in { $turns } turns.
    }
# $chosen (text): The move: 2 stones from heap B.
# $turns (number): How many turns are left, with this one.
move-loses =
    { $turns ->
        [one] Taking { $chosen } loses in { $turns } turn.
       *[other] Taking { $chosen } loses in { $turns } turns.
    }
# How many moves win for the player who makes them.
# $winning (number): How many.
# $all (number): How many moves there are.
winning-moves =
    { $all ->
        [1] the only move wins.
       *[other]
            { $winning ->
                [one] { $winning } of { $all } moves wins.
               *[other] { $winning } of { $all } moves win.
            }
    }
# No move wins.
# $all (number): How many moves there are.
none-wins =
    { $all ->
        [one] the only move loses.
       *[other] none of the { $all } moves wins.
    }
# How long the game lasts with best play: the winner makes it short, and the loser makes it long.
# $turns (number): How many turns are left.
length =
    { $turns ->
        [one] The next turn is the last.
       *[other] If the winner is quick and the loser holds out, the game ends in { $turns } turns.
    }
# $boards (number): How many different boards the game can still come to, with this one.
boards =
    { $boards ->
        [one] No other board can follow.
       *[other] { $boards } different boards are possible from here, counting this one.
    }

## How heaps count with a limit

# $most (number): The most stones per turn.
# $period (numeral): What heaps are divided by.
# $remainders (sizes): What the heaps count as.
remainders =
    { $most ->
        [one] You may take { $most } stone per turn.
       *[other] You may take at most { $most } stones per turn.
    } So each heap counts as its remainder after division by { $period }: { $remainders }.
# The same where a turn takes one of several numbers.
# $numbers (text): How many stones one may take, in words: 1, 3 or 4.
# $values (sizes): What the heaps count as: their Grundy values.
values = You may take { $numbers } stones per turn. So each heap counts as its Grundy value: { $values }.
# How the values of heaps repeat.
# $period (numeral): After how many stones they repeat.
values-repeat = The values repeat every { $period } stones.
# The same where the first values do not come again.
# $begin (numeral): The first heap of those whose values repeat.
# $period (numeral): After how many stones they repeat.
values-repeat-from = From a heap of { $begin } stones on, the values repeat every { $period } stones.
# The same where that is not seen.
# $most (numeral): The largest heap.
no-period = In heaps of up to { $most } stones the values follow no repeating pattern.

# $sum (numeral): The nim-sum.
# $equation (text): How it comes from the heaps: 0011 ⊕ 0101 = 0110.
equation = Nim-sum { $sum }: { $equation }

## The table: a row for each heap

# Unfolds the table and what stands around it on a phone.
details = Details
# The name of the table.
table = Heaps in binary
heap-column = Heap
decimal-column = Stones
# With a limit: what a heap counts as.
# $period (numeral): What heaps are divided by.
remainder-column = Remainder by { $period }
# The same where a turn takes one of several numbers.
value-column = Value
binary-column = Binary
sum-column = ⊕ nim-sum
new-binary-column = = new
# The stones that a winning move leaves.
new-decimal-column = New stones
winning-column = Winning move
# In a row: how many stones a winning move takes.
# $takes (text): The numbers, in words: 1 or 3.
winning = yes: take { $takes }
no-winning = no
# In a row, in place of the sum: near the end of a misère game the nim-sum does not decide.
single-stones-decide = single stones decide
# The same with a limit.
remainders-of-1-decide = remainders of 1 decide
# The same where a turn takes one of several numbers.
values-of-1-decide = values of 1 decide

## The line of moves

# Where no move was made yet.
how-to-play = Press a stone to take this stone and those above it.
# The last move, and the verdict on it.
# $chosen (text): The move: 2 stones from heap B.
# $worth (text): The verdict: Player 1 kept the win.
made = { $chosen }: { $worth }
# The heading of lines that were left for another move.
other-ways = Other ways
# A button that makes the move that a hint suggests.
best = Best
# A button.
exchange = Let the other player move
# A switch: each stone shows whether its move wins, and in how many turns.
results = Values
# Below the board, where each stone shows what its move does.
about-results = A green stone marks a winning move, a red one a losing move. The number counts the turns to the end.

## The table of safe boards

neighbours = Safe and unsafe boards
about-neighbours = Two heaps change, and the others stay. Green boards are safe: whoever leaves one can win. Press a field to put its board here.
# The label of a choice among the heaps.
down-heap = Heap downwards
across-heap = Heap across
is-safe = safe
is-unsafe = unsafe
# The name of a field.
# $heaps (sizes): The board.
# $verdict (text): safe, or unsafe.
field = { $heaps }: { $verdict }

## The screen for a class

# Enlarges the analysis for a class.
full-screen = Full screen
who-wins = Who wins?
leave = Leave
show-answer = Show the answer

## The board that anybody may change

add-heap = Add a heap
# The name of a slider.
# $heap (heap): The heap.
slider = Heap { $heap }
# A button.
# $heap (heap): The heap.
one-more = One stone more in heap { $heap }
# A button.
# $heap (heap): The heap.
one-less = One stone less in heap { $heap }
# $heap (heap): The heap.
remove-heap = Remove heap { $heap }
# What was done. "Heaps: 1, 3, 5." follows.
# $heap (heap): The heap.
heap-removed = Heap { $heap } removed.
# The label of a field for a number.
# $heap (heap): The heap.
number = Number of stones in heap { $heap }
# $most (numeral): The most stones in a heap.
wrong-number = Write a whole number from 0 to { $most }.
