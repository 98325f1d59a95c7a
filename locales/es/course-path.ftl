### El camino: las frases de sus posiciones. Las frases son muy breves.

## Paso 1

four-singles =
    { $last ->
        [misere] Tú quitas una, la máquina otra: ¿quién tiene que quitar la última?
       *[normal] Tú quitas una, la máquina otra: ¿quién se lleva la última?
    }
try-it = Pulsa las fichas para probarlo.
four-singles-right =
    { $last ->
        [misere] La máquina quita la última ficha y pierde.
       *[normal] La máquina quita la última ficha y gana.
    }
three-singles-right =
    { $last ->
        [misere] La quitas tú y pierdes. Así que déjale a la máquina un número impar de fichas sueltas.
       *[normal] La quitas tú y ganas. Así que déjale a la máquina un número par de fichas sueltas.
    }

## Paso 2

leave-singles =
    { $last ->
        [misere] Deja un número impar de fichas sueltas.
       *[normal] Deja un número par de fichas sueltas.
    }
singles-left =
    { $then-stones ->
        [one] Queda una ficha suelta.
        [many] Quedan { $then-stones } de fichas sueltas.
       *[other] Quedan { $then-stones } fichas sueltas.
    } { $last ->
        [misere] La última la quita la máquina.
       *[normal] La última la quitas tú.
    }
alone = Hay un solo montón. ¿Qué dejas?
single-stone = Una ficha suelta es un montón de 1.
alone-right =
    { $last ->
        [misere] Una ficha: un número impar.
       *[normal] Nada: quitaste la última ficha.
    }

## Paso 4

copy = La máquina quitó { $opening } de { $opening-heap }: haz lo mismo en el otro montón.
keep-equal = Dos montones iguales son una pareja: que sigan iguales.
copy-right = Otra vez dos montones iguales.
copy-again = La máquina quitó { $opening } de { $opening-heap }. ¿Copias esa jugada?
copy-again-right =
    { $last ->
        [misere] Si copias, solo quedan fichas sueltas, un número par. Así que deja una.
       *[normal] Si copias, solo quedan fichas sueltas, un número par.
    }
heap-gone = La máquina quitó todo el montón { $opening-heap }. ¿Y tú?
heap-gone-right =
    { $last ->
        [misere] Si al copiar no queda ningún montón mayor que 1, deja un número impar de fichas sueltas.
       *[normal] Al copiar quitas la última ficha. Así que copia hasta el final.
    }

## Paso 5

make-equal = Forma una pareja: deja dos montones iguales.
make-equal-right =
    { $last ->
        [misere] Ahora copia, salvo si así solo quedan fichas sueltas o nada.
       *[normal] Ahora copia cada jugada.
    }
equal-already = Estos ya son iguales. ¿Qué jugada gana?
or-none = También puedes decir que no gana ninguna.
equal-already-right = Aquí no gana ninguna: cada jugada rompe la pareja.
two-heaps = Gana esta partida.

## Paso 7

break-pair = Cada montón tiene otro igual. Quita lo que quieras.
break-pair-right = La máquina quitó lo mismo del otro montón: otra vez parejas.
repair-pair = La máquina quitó { $opening } de { $opening-heap } y rompió una pareja. Repárala.
odd-heap = Un montón no tiene otro igual. ¿Qué quitas?

## Paso 8

cut-partners = Corta el montón más grande en dos como los otros.
a-block = Un bloque es parte de un montón. Pulsa una ficha para cortar por debajo.
cut-partners-right = El { $size-b } y el { $size-a } tienen pareja: un bloque igual en otro montón.
cut-freely = Corta el montón más grande: que cada bloque tenga pareja.
how-to-join = Pulsa otra vez la misma ficha para unir.
cut-freely-right = La máquina quitó los dos bloques de { $size-a }. Así que no repitas tamaños.
cut-three = Corta en 1, 2, 4 u 8, sin repetir dentro de un montón.
why-powers = Todo montón de hasta 15 se puede cortar así, sin repetir.
cut-three-right = Hay un solo corte así por montón.

## Paso 10

join-all = Une las parejas: pulsa dos bloques iguales.
join-all-right = Todos tienen pareja y un montón pasa de 1: pierde quien tiene el turno.
join-some-right = Un bloque está sin pareja: aquí puedes ganar.
take-lone = Quita el bloque sin pareja.
take-lone-right = La máquina tiene que romper una pareja.
repair-two = En un montón con el bloque sin pareja más grande, deja lo que les falta a los demás.
repair-again = Una más.
repair-again-hint = ¿Qué les falta a los otros montones?
repair-large-right = { $heap } conserva { $kept }: lo que les faltaba a los otros.
repair-alone = Ahora sin bloques: que todo tenga pareja.
repair-alone-hint = Piensa en 1, 2, 4, 8.
repair-alone-right = Todos tienen pareja.
one-above = Solo un montón pasa de 1: vuelve a contar fichas sueltas.

## Paso 12

game-with-blocks = Gánale a una máquina que no se equivoca.
game-alone = Gana otra vez, ahora sin bloques dibujados.
game-right = Ganaste.

## Práctica

practice-right = Bien.
