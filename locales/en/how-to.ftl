### How to play: the rules and the keys.

## The steps of a turn and its aim

heaps = Stones lie in heaps. Two players take turns.
turn = On your turn, take as many stones as you like from one heap: at least one, up to the whole heap. In some games you may take only certain numbers.
aim-misere = The player who takes the last stone loses. Leave the last stone to your opponent.
aim-normal = The player who takes the last stone wins.
with-one-tap = Press a stone to take this stone and all stones above it.
with-choice = Press a stone to choose this stone and all stones above it. Then press “Take”, or drag the chosen stones up to your name. To cancel the choice, press the same stone again.
in-rows = A large heap lies in rows of four. There, the stones to the right of the pressed one go with it too.

## Each key, and what it does

keys-across-do = from heap to heap, or along a row
keys-along-do = from stone to stone, or from row to row
keys-digits-do = choose that many, Enter takes
key-enter = Enter
key-enter-does = choose, press again to take
key-escape = Esc
key-escape-does = cancel the choice
keys-undo-do = undo, redo
key-hint-does = hint, press again for more
key-new-does = new game
key-help-does = these instructions

## Headings

# Heads the keys.
keys-heading = On the board, by keyboard
# Tells what the keys need.
keys-note = Tab brings you to the board.
