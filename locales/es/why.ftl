### Las pistas, y por qué una posición está ganada o perdida para quien juega a continuación.
### En la línea de estado caben 110 caracteres.

## La primera y la segunda pista

look-at = Mira el montón { $heap }.
take-from = Quita { $take } del montón { $heap }.
no-move-wins = Aquí no gana ninguna jugada.
no-move-wins-yet = Ninguna jugada gana si tu rival juega bien, pero puede equivocarse.

## Por qué: la tercera pista, y la razón en todas las demás pantallas
## Cada frase tiene como máximo 18 palabras y no nombra a nadie: la lee quien va a jugar, quien acaba de jugar y
## una clase entera.

over =
    { $last ->
        [misere] No queda ninguna ficha, y quien quitó la última pierde.
       *[normal] No queda ninguna ficha, y quien quitó la última gana.
    }
over-move =
    { $last ->
        [misere] No quedan jugadas: quien hizo la última pierde.
       *[normal] No quedan jugadas: quien hizo la última gana.
    }
odd-stones =
    { $stones ->
        [one] Queda una ficha, y quien juega a continuación tiene que quitarla.
        [many] Quedan { $stones } de fichas sueltas, un número impar: quien juega a continuación tendrá que quitar la última.
       *[other] Quedan { $stones } fichas sueltas, un número impar: quien juega a continuación tendrá que quitar la última.
    }
even-stones = Quedan { $stones } fichas sueltas, un número par: quien juega a continuación no se llevará la última.
odd-turns = { $stones } fichas, una por turno, un número impar: quien juega a continuación tendrá que quitar la última.
even-turns = { $stones } fichas, una por turno, un número par: quien juega a continuación no se llevará la última.
one-heap =
    { $last ->
        [misere] Solo queda el montón { $heap }: para ganar hay que dejar una ficha.
       *[normal] Solo queda el montón { $heap }: para ganar hay que quitarlo entero.
    }
multiple =
    { $last ->
        [misere] { $stones } es uno más que un múltiplo de { $period }: cada jugada se puede completar hasta { $period }.
       *[normal] { $stones } es múltiplo de { $period }: cada jugada se puede completar hasta { $period }.
    }
to-multiple =
    { $last ->
        [misere] Para ganar hay que dejar { $left }, uno más que un múltiplo de { $period }.
       *[normal] Para ganar hay que dejar { $left }, un múltiplo de { $period }.
    }
equal =
    { $last ->
        [misere] Dos montones de { $stones }: cada jugada se puede copiar, o se responde dejando una sola ficha.
       *[normal] Dos montones de { $stones }: cada jugada se puede copiar en el otro montón.
    }
unequal = El montón { $larger } tiene { $more } más que el { $smaller }: para ganar hay que igualarlos.
last-large =
    { $last ->
        [misere] Solo el montón { $heap } pasa de 1: para ganar hay que dejar un número impar de fichas sueltas.
       *[normal] Solo el montón { $heap } pasa de 1: para ganar hay que dejar un número par de fichas sueltas.
    }
last-large-remainder =
    { $last ->
        [misere] Solo el montón { $heap } cuenta más de 1: para ganar hay que dejar ceros y un número impar de unos.
       *[normal] Solo el montón { $heap } cuenta más de 1: para ganar hay que dejar ceros y un número par de unos.
    }
multiples = Todos los montones son múltiplos de { $period }: cada jugada se puede completar hasta { $period }.
ones =
    { $last ->
        [misere]
            { $ones ->
                [one] Ningún resto al dividir entre { $period } pasa de 1, y solo uno es 1, un número impar.
                [many] Ningún resto al dividir entre { $period } pasa de 1, y { $ones } son 1, un número impar.
               *[other] Ningún resto al dividir entre { $period } pasa de 1, y { $ones } son 1, un número impar.
            }
       *[normal] Ningún resto al dividir entre { $period } pasa de 1, y { $ones } son 1, un número par.
    }
change-ones =
    { $last ->
        [misere] Todos los restos son 0 o 1: una jugada ganadora deja un número impar de unos.
       *[normal] Todos los restos son 0 o 1: una jugada ganadora deja un número par de unos.
    }
paired = Los montones son { $heaps }: cada bloque tiene pareja.
paired-many = Al cortar los montones en 1, 2, 4…, cada bloque tiene pareja.
paired-remainders = Los restos al dividir entre { $period } son { $remainders }: cada bloque tiene pareja.
paired-remainders-many = Al dividir entre { $period } y cortar los restos en 1, 2, 4…, cada bloque tiene pareja.
alone = Un bloque de { $size } no tiene pareja: quitar { $take } del montón { $heap } empareja todos los bloques.
alone-of-remainders = Divide entre { $period }: quitar { $take } del montón { $heap } empareja todos los bloques de los restos.
sum-zero = Queda una suma Nim de 0, y cualquier jugada la cambia.
sum = La suma Nim es { $sum }: quitar { $take } del montón { $heap } la deja en 0.
while-two-are-large = Mientras dos o más montones cuenten más de 1, se juega como en el juego normal.

## Cuando un turno quita uno de varios números: los montones cuentan por su valor de Grundy

value-stays = El montón { $heap } tiene el valor { $value }: ninguna jugada vuelve a dejarlo.
value-to = El montón { $heap } tiene el valor { $value }: quitar { $take } deja el valor { $left }.
values-sum-zero = Los valores { $values } tienen suma Nim 0, y cada jugada la cambia.
values-sum = Valores { $values }: quitar { $take } del montón { $heap } deja su suma Nim en 0.
odd-values = Ningún valor pasa de 1, y un número impar de ellos es 1.
make-odd-values = Ningún valor pasa de 1: una jugada ganadora deja un número impar de unos.
