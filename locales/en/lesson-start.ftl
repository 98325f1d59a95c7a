### Lessons 1 and 2: lose first, then copy.

## Play first

play-first-name = Play first
play-first-promise = Lose to a perfect player, and see why.
play-first-moral = On every board, one side can always win: the player to move, or the other player. So leave boards on which the player to move loses.

## Play first: Play a game

play-a-game = Play a game
play-a-game-ask = You start. Take one stone or more from one heap. Press a stone to choose it and all stones above it, and then press “Take”. The player who takes the last stone wins.
play-a-game-right = You lost, but not by bad luck. The computer never guesses. Soon you will play like the computer.

## Play first: What decided the game?

what-decided-the-game = What decided the game?
# $heaps (sizes): The heaps.
what-decided-the-game-ask = Here are the same heaps again: { $heaps }. You started, and you lost. What decided the game?
what-decided-the-game-answer-1 = Luck
what-decided-the-game-miss-1 = Nim has no dice and no hidden cards. Watch the board: the computer has an answer.
what-decided-the-game-answer-2 = My first move was a mistake
# $moves (number): How many moves there are.
what-decided-the-game-miss-2 = All { $moves } first moves lose here. Watch the answer to one of them.
what-decided-the-game-answer-3 = The board: the player who starts loses
# $moves (number): How many moves there are.
what-decided-the-game-right = The computer has an answer to each of the { $moves } first moves. On every board, one side can always win: the player to move, or the other player. You will learn to see which side.

## Play first: Now you can win

now-you-can-win = Now you can win
# $heaps (sizes): The heaps.
now-you-can-win-ask = The heaps are { $heaps }, and it is your turn. The last stone wins. Find the move that leaves the computer no good answer.
# $then-heaps (sizes): The heaps after the reader’s move.
now-you-can-win-right = You left { $then-heaps }. The computer must take one stone, and you take the last one.

## Play first: Who wins here?

who-wins-here = Who wins here?
who-wins-here-ask = There are two heaps of one stone. Who takes the last stone?
who-wins-here-answer-1 = The player to move
who-wins-here-miss-1 = Watch: one stone is left, and the other player takes this stone.
who-wins-here-answer-2 = The other player
who-wins-here-right = The other player. So this board is good to leave and bad to get. In Nim you win by the boards you leave.

## Copy

copying-name = Copy
copying-promise = Win every time with two equal heaps.
copying-moral = Leave two equal heaps. Then copy: take as many stones from the other heap as your opponent took.

## Copy: Two equal heaps

two-equal-heaps = Two equal heaps
# $size-a (number): The stones of heap A.
two-equal-heaps-ask = There are two heaps of { $size-a } stones. The last stone wins. Do you want to move first or second?
two-equal-heaps-answer-1 = First
two-equal-heaps-miss-1 = Watch: the computer copies your move in the other heap.
two-equal-heaps-answer-2 = Second
two-equal-heaps-right = Second. Copy each move in the other heap. So you always have an answer.

## Copy: Your answer

your-answer = Your answer
# $heaps (sizes): The heaps.
your-answer-ask = The heaps were equal. Then the computer took stones from heap B. Now the heaps are { $heaps }. What is your answer?
# $then-heaps (sizes): The heaps after the reader’s move.
your-answer-right = The heaps are equal again: { $then-heaps }. You copied the computer’s move.

## Copy: Why copying works

why-copying-works = Why copying works
# $size-a (number): The stones of heap A.
why-copying-works-ask = There are two heaps of { $size-a } stones. Why can you always copy the computer’s move?
why-copying-works-answer-1 = The other heap still has enough stones
why-copying-works-answer-2 = The player who copies has more stones
# $stones (number): All stones on the board.
why-copying-works-miss-2 = Nobody owns stones: both players take from the same { $stones }. Watch the copy.
why-copying-works-answer-3 = The player who copies looks further ahead
why-copying-works-miss-3 = You need not look ahead: copying is enough. Watch.
why-copying-works-right = After each copy the heaps are equal again. So the player who copies also takes the last stone.

## Copy: Copy to the end

copy-to-the-end = Copy to the end
# $size-a (number): The stones of heap A.
copy-to-the-end-ask = The computer starts on two heaps of { $size-a } stones. Win the game by copying.
copy-to-the-end-right = You took the last stone. With two equal heaps, copying always works if the last stone wins.

## Copy: Make the heaps equal

make-the-heaps-equal = Make the heaps equal
# $heaps (sizes): The heaps.
make-the-heaps-equal-ask = The heaps are { $heaps }, and it is your turn. What do you leave?
# $then-heaps (sizes): The heaps after the reader’s move.
make-the-heaps-equal-right = You left two equal heaps: { $then-heaps }. Equal heaps are called partners. From now on you copy.
