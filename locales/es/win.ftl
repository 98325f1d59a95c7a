### El diálogo del final de una partida.

## Quién ganó: el título. Otro mensaje dice “Has ganado”.

you-lost = Has perdido

## Una frase: cuándo se decidió

empty-from-the-start = El tablero estaba vacío desde el principio.
chances =
    { $count ->
        [one] Has tenido { $count } ocasión de ganar.
        [many] Has tenido { $count } de ocasiones de ganar.
       *[other] Has tenido { $count } ocasiones de ganar.
    }
turned =
    { $who ->
        [you] Podías ganar, pero has quitado
        [computer] La máquina podía ganar, pero ha quitado
       *[named] { $who } podía ganar, pero ha quitado
    } { $stones ->
        [one] { $stones } { -ficha }
        [many] { $stones } de { -fichas }
       *[other] { $stones } { -fichas }
    } del montón { $heap }.
no-mistake = No has cometido ningún error.
second-can-win = Con los montones del principio, quien no empieza siempre puede ganar.
first-can-win = Con los montones del principio, quien empieza siempre puede ganar.
kept-the-win =
    { $winner ->
        [you] Nunca has dejado escapar la victoria.
        [computer] La máquina nunca ha dejado escapar la victoria.
       *[named] { $winner } nunca ha dejado escapar la victoria.
    }
first-win = Tu primera victoria contra la máquina { $strength }.
challenge-met = Has superado el desafío.
challenge-open = El desafío sigue en pie.

## La ayuda en esta partida, bajo la frase

helped =
    { $count ->
        [one] ayuda en { $count } jugada
        [many] ayuda en { $count } de jugadas
       *[other] ayuda en { $count } jugadas
    }
undos =
    { $count ->
        [one] { $count } jugada deshecha
        [many] { $count } de jugadas deshechas
       *[other] { $count } jugadas deshechas
    }

## Bajo la fila de jugadas

## Botones

show-mistake = Ver mi error
try-again = Reintentar desde ahí
rematch = Revancha
watch-again = Ver otra partida
play-strength = Jugar contra la { $strength }
win-as-second = Ganar sin empezar
win-as-first = Ganar empezando
send-result = Enviar el resultado
learn-why = Saber por qué
mover-can-win = En esta posición, quien tiene el turno puede ganar.
mover-loses = En esta posición, quien tiene el turno pierde si su rival juega bien.
see-board = Ver el tablero

## Debajo de los botones, tras la primera partida

offer = ¿Sonido y vibración?
yes = Sí
no = No
