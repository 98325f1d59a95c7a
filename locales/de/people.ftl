### Wer spielt.

## Namen

you = Du
computer = Computer
player = Person { $number }
friend = Dein Gegenüber
numbered = { $name } { $number }

## Wie gut der Computer spielt

strategy =
    { $strategy ->
        [beginner] Anfänger
        [casual] Amateur
        [skilled] Profi
        [perfect] Meister
        [minimax] Minimax
       *[learner] Lehrling
    }

## Überschriften

turn =
    { $who ->
        [you] Du bist am Zug
        [computer] Der Computer ist am Zug
       *[named] { $who } ist am Zug
    }
wins =
    { $who ->
        [you] Du hast gewonnen
        [computer] Der Computer hat gewonnen
       *[named] { $who } hat gewonnen
    }
