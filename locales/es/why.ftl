### Las pistas, y por qué una posición está ganada o perdida para quien juega a continuación.
### En la línea de estado caben 110 caracteres.

## La primera y la segunda pista

look-at = Mira el montón { $heap }.
take-from =
    { $take ->
        [one] Quita { $take } { -ficha } del montón { $heap }.
        [many] Quita { $take } de { -fichas } del montón { $heap }.
       *[other] Quita { $take } { -fichas } del montón { $heap }.
    }
no-move-wins = Aquí ninguna jugada gana.
no-move-wins-yet = Ninguna jugada gana si tu rival juega bien, pero puede equivocarse.

## Por qué: la tercera pista, y la razón en todas las demás pantallas
## Cada frase tiene como máximo 18 palabras y no nombra a nadie: la lee quien va a jugar, quien acaba de jugar y
## una clase entera.

over =
    { $last ->
        [misere] No quedan { -fichas }: quien ha quitado la última pierde.
       *[normal] No quedan { -fichas }: quien ha quitado la última gana.
    }
over-move =
    { $last ->
        [misere] No quedan jugadas: quien ha hecho la última pierde.
       *[normal] No quedan jugadas: quien ha hecho la última gana.
    }
odd-stones =
    { $stones ->
        [one] Queda una { -ficha }, y quien juegue después tendrá que quitarla.
        [many] Quedan { $stones } de { -fichas } sueltas, un número impar: quien juegue después tendrá que quitar la última.
       *[other] Quedan { $stones } { -fichas } sueltas, un número impar: quien juegue después tendrá que quitar la última.
    }
even-stones = Quedan { $stones } { -fichas } sueltas, un número par: quien juegue después no podrá quitar la última.
odd-turns = { $stones } { -fichas }, un número impar, a una por turno: quien juegue después tendrá que quitar la última.
even-turns = { $stones } { -fichas }, un número par, a una por turno: quien juegue después no podrá quitar la última.
one-heap =
    { $last ->
        [misere] Solo queda el montón { $heap }: para ganar hay que dejar una { -ficha }.
       *[normal] Solo queda el montón { $heap }: para ganar hay que quitarlo entero.
    }
multiple =
    { $last ->
        [misere] { $stones } es uno más que un múltiplo de { $period }: lo que quita un jugador, el otro lo completa hasta { $period }.
       *[normal] { $stones } es múltiplo de { $period }: lo que quita un jugador, el otro lo completa hasta { $period }.
    }
to-multiple =
    { $last ->
        [misere] Para ganar hay que dejar { $left }, uno más que un múltiplo de { $period }.
       *[normal] Para ganar hay que dejar { $left }, múltiplo de { $period }.
    }
equal =
    { $last ->
        [misere] Dos montones de { $stones }: cada jugada se puede copiar, y al final se deja una sola { -ficha }.
       *[normal] Dos montones de { $stones }: cada jugada se puede copiar en el otro montón.
    }
unequal =
    { $more ->
        [one] El montón { $larger } tiene { $more } { -ficha } más que el montón { $smaller }: para ganar hay que igualarlos.
        [many] El montón { $larger } tiene { $more } de { -fichas } más que el montón { $smaller }: para ganar hay que igualarlos.
       *[other] El montón { $larger } tiene { $more } { -fichas } más que el montón { $smaller }: para ganar hay que igualarlos.
    }
last-large =
    { $last ->
        [misere] Solo el montón { $heap } pasa de 1: para ganar hay que dejar un número impar de { -fichas } sueltas.
       *[normal] Solo el montón { $heap } pasa de 1: para ganar hay que dejar un número par de { -fichas } sueltas.
    }
last-large-remainder =
    { $last ->
        [misere] Solo el resto del montón { $heap } pasa de 1: hay que dejar ceros y un número impar de unos.
       *[normal] Solo el resto del montón { $heap } pasa de 1: hay que dejar ceros y un número par de unos.
    }
multiples = Todos los montones son múltiplos de { $period }: lo que quita un jugador, el otro lo completa hasta { $period }.
ones =
    Divide cada montón entre { $period }: { $ones ->
        [one] un solo resto es 1
        [many] { $ones } de restos son 1
       *[other] { $ones } restos son 1
    }, { $last ->
        [misere] una cantidad impar
       *[normal] una cantidad par
    }, y todos los demás son 0.
change-ones =
    { $last ->
        [misere] Todos los restos son 0 o 1: para ganar hay que dejar un número impar de unos.
       *[normal] Todos los restos son 0 o 1: para ganar hay que dejar un número par de unos.
    }
paired = Montones { $heaps }: cada bloque tiene pareja.
paired-many = Al cortar los montones en 1, 2, 4…, cada bloque tiene pareja.
paired-remainders = Divide cada montón entre { $period }: en los restos { $remainders }, cada bloque tiene pareja.
paired-remainders-many = Divide cada montón entre { $period }: cada bloque de los restos tiene pareja.
alone =
    { $take ->
        [one] El mayor bloque sin pareja es { $size }: al quitar { $take } { -ficha } del montón { $heap }, cada bloque tiene pareja.
        [many] El mayor bloque sin pareja es { $size }: al quitar { $take } de { -fichas } del montón { $heap }, cada bloque tiene pareja.
       *[other] El mayor bloque sin pareja es { $size }: al quitar { $take } { -fichas } del montón { $heap }, cada bloque tiene pareja.
    }
alone-of-remainders =
    { $take ->
        [one] Divide cada montón entre { $period }: al quitar { $take } { -ficha } del montón { $heap }, cada bloque de los restos tiene pareja.
        [many] Divide cada montón entre { $period }: al quitar { $take } de { -fichas } del montón { $heap }, cada bloque de los restos tiene pareja.
       *[other] Divide cada montón entre { $period }: al quitar { $take } { -fichas } del montón { $heap }, cada bloque de los restos tiene pareja.
    }
sum-zero = La suma Nim es 0, y cualquier jugada la cambia.
sum =
    { $take ->
        [one] La suma Nim es { $sum }: al quitar { $take } { -ficha } del montón { $heap } pasa a ser 0.
        [many] La suma Nim es { $sum }: al quitar { $take } de { -fichas } del montón { $heap } pasa a ser 0.
       *[other] La suma Nim es { $sum }: al quitar { $take } { -fichas } del montón { $heap } pasa a ser 0.
    }
while-two-are-large = Juega como si la última { -ficha } ganara, hasta que un solo montón tenga más de una { -ficha }.
while-two-remainders-are-large = Juega como si la última { -ficha } ganara, hasta que un solo resto pase de 1.
while-two-values-are-large = Juega como si la última { -ficha } ganara, hasta que un solo valor pase de 1.

## Cuando un turno quita uno de varios números: los montones cuentan por su valor de Grundy

value-stays = El montón { $heap } tiene el valor { $value }, y cualquier jugada lo cambia.
value-to =
    { $take ->
        [one] El montón { $heap } tiene el valor { $value }: al quitar { $take } { -ficha } queda el valor { $left }.
        [many] El montón { $heap } tiene el valor { $value }: al quitar { $take } de { -fichas } queda el valor { $left }.
       *[other] El montón { $heap } tiene el valor { $value }: al quitar { $take } { -fichas } queda el valor { $left }.
    }
last-large-value = Solo el valor del montón { $heap } pasa de 1: hay que dejar ceros y un número impar de unos.
values-sum-zero = Los valores { $values } se anulan (suma Nim 0), y cualquier jugada lo cambia.
values-sum =
    { $take ->
        [one] Valores { $values }: al quitar { $take } { -ficha } del montón { $heap }, se anulan (suma Nim 0).
        [many] Valores { $values }: al quitar { $take } de { -fichas } del montón { $heap }, se anulan (suma Nim 0).
       *[other] Valores { $values }: al quitar { $take } { -fichas } del montón { $heap }, se anulan (suma Nim 0).
    }
odd-values = Todos los valores son 0 o 1, y el número de unos es impar.
make-odd-values = Todos los valores son 0 o 1: para ganar hay que dejar un número impar de unos.
