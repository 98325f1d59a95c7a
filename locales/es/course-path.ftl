### El camino: las frases de sus posiciones. Las frases son muy breves.

## Paso 1

four-singles =
    { $last ->
        [misere] Empiezas tú. ¿Quién tiene que quitar la última { -ficha }?
       *[normal] Empiezas tú. ¿Quién quita la última { -ficha }?
    }
try-it = Pulsa las { -fichas } para probarlo.
four-singles-right =
    { $last ->
        [misere] La máquina quita la última { -ficha } y pierde.
       *[normal] La máquina quita la última { -ficha } y gana.
    }
three-singles-right =
    { $last ->
        [misere] La quitas tú y pierdes. Así que déjale a la máquina un número impar de { -fichas } sueltas.
       *[normal] La quitas tú y ganas. Así que déjale a la máquina un número par de { -fichas } sueltas.
    }

## Paso 2

leave-singles =
    { $last ->
        [misere] Deja un número impar de { -fichas } sueltas.
       *[normal] Deja un número par de { -fichas } sueltas.
    }
singles-left =
    { $then-stones ->
        [one] Queda una { -ficha }.
        [many] Quedan { $then-stones } de { -fichas }.
       *[other] Quedan { $then-stones } { -fichas }.
    } { $last ->
        [misere] La máquina quita la última.
       *[normal] La última la quitas tú.
    }
alone = Hay un solo montón. ¿Qué dejas?
single-stone = Una { -ficha } suelta es un montón de 1.
alone-right =
    { $last ->
        [misere] Has dejado una { -ficha }, un número impar.
       *[normal] Has quitado la última { -ficha }.
    }

## Paso 4

copy =
    { $opening ->
        [one] La máquina ha quitado { $opening } { -ficha } del montón { $opening-heap }: haz lo mismo en el otro.
        [many] La máquina ha quitado { $opening } de { -fichas } del montón { $opening-heap }: haz lo mismo en el otro.
       *[other] La máquina ha quitado { $opening } { -fichas } del montón { $opening-heap }: haz lo mismo en el otro.
    }
keep-equal = Dos montones iguales son pareja: que sigan iguales.
copy-right = Los dos montones vuelven a ser iguales.
copy-again =
    { $opening ->
        [one] La máquina ha quitado { $opening } { -ficha } del montón { $opening-heap }. ¿Haces lo mismo?
        [many] La máquina ha quitado { $opening } de { -fichas } del montón { $opening-heap }. ¿Haces lo mismo?
       *[other] La máquina ha quitado { $opening } { -fichas } del montón { $opening-heap }. ¿Haces lo mismo?
    }
copy-again-right =
    { $last ->
        [misere] Al copiar quedarían dos { -fichas } sueltas, y tú quitarías la última. Por eso, deja una.
       *[normal] Quedan dos { -fichas } sueltas, un número par.
    }
heap-gone = La máquina ha quitado todo el montón { $opening-heap }. ¿Qué quitas tú?
heap-gone-right =
    { $last ->
        [misere] Si al copiar ningún montón pasa de 1, deja un número impar de { -fichas } sueltas.
       *[normal] Al copiar has quitado la última { -ficha }. Así que copia hasta el final.
    }

## Paso 5

make-equal = Forma una pareja: deja dos montones iguales.
make-equal-right =
    { $last ->
        [misere] Ahora copia, salvo si así solo quedan { -fichas } sueltas o ninguna.
       *[normal] Ahora copia cada jugada.
    }
equal-already = Estos montones son iguales. ¿Qué jugada gana?
or-none = O di que ninguna jugada gana.
equal-already-right = Ninguna jugada gana: todas rompen la pareja.
two-heaps = Gana esta partida.

## Paso 7

break-pair = Cada montón tiene otro igual. Quita lo que quieras.
break-pair-right = La máquina ha quitado las mismas { -fichas } del montón igual. Ya hay otra vez parejas.
repair-pair =
    { $opening ->
        [one] La máquina ha quitado { $opening } { -ficha } del montón { $opening-heap } y ha roto una pareja. Repárala.
        [many] La máquina ha quitado { $opening } de { -fichas } del montón { $opening-heap } y ha roto una pareja. Repárala.
       *[other] La máquina ha quitado { $opening } { -fichas } del montón { $opening-heap } y ha roto una pareja. Repárala.
    }
odd-heap = Un montón no tiene otro igual. ¿Qué quitas?

## Paso 8

cut-partners = Corta el montón mayor en dos bloques iguales a los otros montones.
a-block = Un bloque es parte de un montón. Pulsa una { -ficha } para cortar por debajo.
cut-partners-right = Los bloques de { $size-b } y de { $size-a } tienen pareja: un bloque igual en otro montón.
cut-freely = Corta el montón mayor: que cada bloque encuentre pareja.
how-to-join = Pulsa otra vez la misma { -ficha } para unir.
cut-freely-right = La máquina ha quitado los dos bloques de { $size-a }. Usa cada tamaño una sola vez por montón.
cut-three = Corta cada montón en bloques de 1, 2, 4 u 8, cada tamaño una sola vez.
why-powers = Todo montón de hasta 15 se puede cortar así.
cut-three-right = Cada montón se corta así de una sola manera.

## Paso 10

join-all = Une las parejas: pulsa dos bloques iguales.
join-all-right = Todos los bloques tienen pareja: quien juega aquí pierde.
join-some-right = Un bloque está sin pareja: aquí puedes ganar.
take-lone = Quita el bloque sin pareja.
take-lone-right = La máquina tiene que romper una pareja.
repair-two = Busca el mayor bloque sin pareja. Deja en su montón lo que necesitan los otros.
repair-again = Otra vez.
repair-again-hint = ¿Qué necesitan los otros montones?
repair-large-right = El montón { $heap } conserva { $kept }, lo que necesitaban los otros.
repair-alone = Que cada bloque tenga pareja, ahora sin el dibujo.
repair-alone-hint = Piensa en 1, 2, 4 y 8.
repair-alone-right = Todos los bloques tienen pareja.
one-above = Solo un montón pasa de 1: cuenta las { -fichas } sueltas.

## Paso 12

game-with-blocks = Gánale a una máquina que no comete errores.
game-alone = Gana otra vez, ahora sin bloques dibujados.
game-right = Has ganado.

## Práctica

practice-right = Bien.
