### El tablero durante la partida: estado, marcador y botones.

## Lo que acaba de pasar

took =
    { $who ->
        [you] Has quitado
        [computer] La máquina ha quitado
       *[named] { $who } ha quitado
    } { $stones ->
        [one] { $stones } { -ficha }
        [many] { $stones } de { -fichas }
       *[other] { $stones } { -fichas }
    } del montón { $heap }.
took-last =
    { $who ->
        [you] Has quitado la última { -ficha }.
        [computer] La máquina ha quitado la última { -ficha }.
       *[named] { $who } ha quitado la última { -ficha }.
    }
looked-at =
    { $positions ->
        [one] Para elegir ha mirado { $positions } posición.
        [many] Para elegir ha mirado { $positions } de posiciones.
       *[other] Para elegir ha mirado { $positions } posiciones.
    }
heaps = Montones: { $heaps }.
board-is-empty = No quedan { -fichas }.
both = { $first } { $second }

## De quién es el turno

turn =
    { $who ->
        [you] Es tu turno.
        [computer] Es el turno de la máquina.
       *[named] { $who } tiene el turno.
    }
wins =
    { $who ->
        [you] Has ganado.
        [computer] La máquina ha ganado.
       *[named] { $who } ha ganado.
    }
starts =
    { $who ->
        [you] Empiezas tú.
        [computer] Empieza la máquina.
       *[named] { $who } empieza.
    }
sends-game = { $name } te envía una partida.
challenge = Un desafío: ¿puedes ganarle a la máquina { $strength }?
won =
    { $games ->
        [one] { $games } ganada
        [many] { $games } de ganadas
       *[other] { $games } ganadas
    }
is-thinking =
    { $who ->
        [you] Estás pensando.
        [computer] La máquina está pensando.
       *[named] { $who } está pensando.
    }
waits =
    { $who ->
        [you] Estás esperando. Pulsa “{ $button }”.
        [computer] La máquina espera. Pulsa “{ $button }”.
       *[named] { $who } espera. Pulsa “{ $button }”.
    }

## Antes de la primera jugada: qué se hace en un turno, y para qué

take-any = Quita de un solo montón todas las { -fichas } que quieras.
take-some =
    { $most ->
        [1] Quita una { -ficha } de un montón.
        [many] Quita { $numbers } de { -fichas } de un solo montón.
       *[other] Quita { $numbers } { -fichas } de un solo montón.
    }
last-stone =
    { $last ->
        [misere] Pierde quien quite la última.
       *[normal] Gana quien quite la última.
    }
last-move =
    { $last ->
        [misere] Pierde quien haga la última jugada.
       *[normal] Gana quien haga la última jugada.
    }
up-to =
    { $most ->
        [1] 1
        [2] 1 o 2
        [many] de 1 a { $most }
       *[other] de 1 a { $most }
    }

## Respuestas a lo que se pulsó

now-heap = Quita de un solo montón. Ahora has elegido el montón { $heap }.
choose-first = Primero elige qué { -fichas } quitar.
waiting = Ahora pulsa “Quitar”.
finished = La partida ha terminado. Pulsa “Revancha” o “Nueva partida”.
nothing-to-undo = No hay jugadas que deshacer.
nothing-to-redo = No hay jugadas que rehacer.
undone = Jugada deshecha.
redone = Jugada rehecha.
paused = En pausa.
no-such-heap = No hay ningún montón { $heap }.
heap-is-empty = El montón { $heap } está vacío.
heap-has-only =
    { $stones ->
        [one] El montón { $heap } solo tiene { $stones } { -ficha }.
        [many] El montón { $heap } solo tiene { $stones } de { -fichas }.
       *[other] El montón { $heap } solo tiene { $stones } { -fichas }.
    }
turn-takes =
    { $most ->
        [1] Puedes quitar una { -ficha } por turno.
        [many] Puedes quitar { $numbers } de { -fichas } por turno.
       *[other] Puedes quitar { $numbers } { -fichas } por turno.
    }

## El título y la regla

title = { $now } – Nim
rule =
    { $last ->
        [misere] La última pierde
       *[normal] La última gana
    }
rule-of-move =
    { $last ->
        [misere] La última jugada pierde
       *[normal] La última jugada gana
    }
rule-with-numbers = { $rule } · { $numbers } por turno
rule-explained =
    { $last ->
        [misere] “La última pierde” es la regla misère. Con la regla normal, la última { -ficha } gana.
       *[normal] “La última gana” es la regla normal. Con la regla misère, la última { -ficha } pierde.
    }

## Los montones

heap-group =
    { $stones ->
        [one] Montón { $heap }, { $stones } { -ficha }
        [many] Montón { $heap }, { $stones } de { -fichas }
       *[other] Montón { $heap }, { $stones } { -fichas }
    }
stone = Quitar { $take } del montón { $heap } y dejar { $left }
take-from = Quitar { $take } del montón { $heap }
count-after = { $stones } → { $left }
tag = −{ $stones }
board = Tablero

## El marcador

players = Jugadores
to-move = turno
taken =
    { $stones ->
        [one] { $stones } { -ficha } quitada
        [many] { $stones } de { -fichas } quitadas
       *[other] { $stones } { -fichas } quitadas
    }
drop = Suelta aquí para quitar { $take }

## Botones

take = Quitar { $take }
choose = Elige { -fichas }
undo = Deshacer
redo = Rehacer
hint = Pista
send = Enviar enlace
run = Empezar
go-on = Seguir
pause = Pausa
step = Una jugada
restart = Reiniciar
you-start = Empezar yo
computer-starts = La máquina primero
pace =
    { $pace ->
        [fast] Ritmo: rápido
        [usual] Ritmo: medio
       *[slow] Ritmo: lento
    }
move-number = Jugada { $number }
