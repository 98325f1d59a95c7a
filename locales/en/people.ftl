### Who plays.

## Names

you = You
computer = Computer
# A person who has given no name.
# $number (numeral): 1 or 2, by the side.
player = Player { $number }
# Plays by link, and has given no name.
friend = Your friend
# One of two computers that play alike.
# $name (text): How they play: Casual.
# $number (numeral): 1 or 2, by the side.
numbered = { $name } { $number }

## How well the computer plays

# $strategy (Strategy: beginner | casual | skilled | perfect | minimax | learner): How the computer plays.
strategy =
    { $strategy ->
        [beginner] Beginner
        [casual] Casual
        [skilled] Skilled
        [perfect] Perfect
        [minimax] Minimax
       *[learner] Learner
    }

## Labels

# $who (who): Who is to move.
turn =
    { $who ->
        [you] Your turn
        [computer] The computer’s turn
       *[named] { $who }’s turn
    }
# $who (who): Who has won.
wins =
    { $who ->
        [you] You win
        [computer] The computer wins
       *[named] { $who } wins
    }
