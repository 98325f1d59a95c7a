### Quién juega.

## Nombres

you = Tú
computer = Máquina
player = Jugador { $number }
friend = Tu rival
numbered = { $name } { $number }

## Lo bien que juega la máquina

strategy =
    { $strategy ->
        [beginner] Principiante
        [casual] Intermedia
        [skilled] Avanzada
        [perfect] Perfecta
        [minimax] Minimax
       *[learner] Aprendiz
    }

## Rótulos

turn =
    { $who ->
        [you] Tu turno
        [computer] Turno de la máquina
       *[named] { $who } tiene el turno
    }
wins =
    { $who ->
        [you] Has ganado
        [computer] La máquina ha ganado
       *[named] { $who } ha ganado
    }
