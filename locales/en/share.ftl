### What can be sent to somebody, and the text that goes with the link.
### The sender is “I” in these texts, and the person who gets them is “you”.

## The choice: a name, and under it a note

end = The end of this game
end-note = for your friend to see
game = This game
first-move-note = your friend makes the first move
your-move = Your move
your-move-note = your friend plays on from here
game-note = a copy that your friend plays on; you do not see the moves
by-link = A game by link
by-link-note = a friend makes the next move and sends a link back
review = The review of this game
review-note = every move, and whether it kept the win
challenge = Beat this board
challenge-note = the same board against the same computer

## A board and its rules in these texts

# $count (number): How many heaps there are.
# $heaps (list): Their sizes.
heaps =
    { $count ->
        [0] There are no heaps.
        [one] There is one heap of { $heaps }.
       *[other] The heaps are { $heaps }.
    }

## A game by link

# $stones (number): How many stones the sender took.
# $heap (heap): The heap they were taken from.
i-took =
    { $stones ->
        [one] Nim: I took { $stones } stone from heap { $heap }.
       *[other] Nim: I took { $stones } stones from heap { $heap }.
    }
i-win = I win!
you-win = You win!
let-us-play = Let’s play Nim by link. You start.
let-us-go-on = Let’s finish this game of Nim by link. It is your turn.

## A game, its review, its board

# $moves (number): How many moves were made.
after-moves =
    { $moves ->
        [0] A game of Nim before its first move.
        [one] A game of Nim after { $moves } move.
       *[other] A game of Nim after { $moves } moves.
    }
play-on = Play on from here.
every-move = See which moves kept the win:
# $strength (text): How the computer plays: Casual.
# $moves (number): How many moves were made.
i-beat-computer =
    { $moves ->
        [one] I beat the computer ({ $strength }) at Nim in a game of { $moves } move.
       *[other] I beat the computer ({ $strength }) at Nim in a game of { $moves } moves.
    }
# $strength (text): How the computer plays: Casual.
# $moves (number): How many moves were made.
computer-beat-me =
    { $moves ->
        [one] The computer ({ $strength }) beat me at Nim in a game of { $moves } move.
       *[other] The computer ({ $strength }) beat me at Nim in a game of { $moves } moves.
    }
# $moves (number): How many moves were made.
i-beat-friend =
    { $moves ->
        [one] I beat a friend at Nim in a game of { $moves } move.
       *[other] I beat a friend at Nim in a game of { $moves } moves.
    }
# $moves (number): How many moves were made.
friend-beat-me =
    { $moves ->
        [one] A friend beat me at Nim in a game of { $moves } move.
       *[other] A friend beat me at Nim in a game of { $moves } moves.
    }
# $loser (text): A name.
# $moves (number): How many moves were made.
i-beat =
    { $moves ->
        [one] I beat { $loser } at Nim in a game of { $moves } move.
       *[other] I beat { $loser } at Nim in a game of { $moves } moves.
    }
# $winner (text): A name.
# $moves (number): How many moves were made.
beat-me =
    { $moves ->
        [one] { $winner } beat me at Nim in a game of { $moves } move.
       *[other] { $winner } beat me at Nim in a game of { $moves } moves.
    }
# $winner (text): A name.
# $loser (text): A name.
# $moves (number): How many moves were made.
beat =
    { $moves ->
        [one] { $winner } beat { $loser } at Nim in a game of { $moves } move.
       *[other] { $winner } beat { $loser } at Nim in a game of { $moves } moves.
    }
# $strength (text): How the computer plays: Casual.
i-did = I beat the computer ({ $strength }) at Nim. Can you?
# $strength (text): How the computer plays: Casual.
can-you = Can you beat the computer ({ $strength }) at Nim?

## Another screen

puzzle = A Nim puzzle: is there a winning move?
# Goes with a link to any other screen, such as a lesson.
# $title (text): What the document is called: Review – Nim.
screen = Look at this: { $title }

## Labels

what = What to send
link = Link
# Sends the link by the device’s own ways.
send = Send
copy = Copy
copied = Copied. Paste it into a message.
refused = This browser does not let the page copy the link. The link is selected: copy it yourself.
# Names the QR code of the link for those who do not see it.
code = QR code of the link
# Beside the code.
point-camera = Point the camera of a phone at this code.
# In place of the code.
too-long-for-code = This link is too long for a QR code. Copy the link instead.

## The board, while somebody elsewhere is to move

# $name (text): Who is to get the link.
send-to = Send the link to { $name }.
send-to-friend = Send the link to your friend.
# After the last move.
# $name (text): Who is to get the link.
tell = Send the link to { $name } to show how the game ended.
tell-friend = Send the link to your friend to show how the game ended.
