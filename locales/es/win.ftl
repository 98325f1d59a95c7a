### El diálogo del final de una partida.

## Quién ganó: el título. Otro mensaje dice “Ganas tú”.

you-lost = Perdiste

## Una frase: cuándo se decidió

empty-from-the-start = No había ninguna ficha al empezar.
close = Por poco: una sola jugada lo decidió.
chances =
    { $count ->
        [one] Tuviste la victoria al alcance una vez.
        [many] Tuviste la victoria al alcance { $count } de veces.
       *[other] Tuviste la victoria al alcance { $count } veces.
    }
turned =
    { $who ->
        [you] La partida se decidió cuando quitaste { $stones } de { $heap }.
        [computer] La partida se decidió cuando la máquina quitó { $stones } de { $heap }.
       *[named] { $who } quitó { $stones } de { $heap }, y ahí se decidió la partida.
    }
no-mistake = No cometiste ningún error.
second-can-win = Con los montones del principio, siempre puede ganar quien no empieza.
first-can-win = Con los montones del principio, siempre puede ganar quien empieza.
kept-the-win =
    { $winner ->
        [you] Nunca dejaste escapar la victoria.
        [computer] La máquina nunca dejó escapar la victoria.
       *[named] { $winner } nunca dejó escapar la victoria.
    }
first-win = Tu primera victoria contra “{ $strength }”.
challenge-met = Superaste el desafío.
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
play-strength = Jugar contra { $strength }
win-as-second = Ganar sin empezar
win-as-first = Ganar empezando
send-result = Enviar el resultado
learn-why = Saber por qué
see-board = Ver el tablero

## Debajo de los botones, tras la primera partida

offer = ¿Sonido y vibración?
yes = Sí
no = No
