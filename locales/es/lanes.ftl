### Los carriles: la imagen de por qué se gana o se pierde.

label = { $size }: { $count }
groups = grupos de { $size }: no cuentan
of = { $size }
one-odd = El carril de los { $sizes } es impar. Haz par cada carril.
some-odd = Los carriles de los { $sizes } son impares. Haz par cada carril.
all-even = Todos los carriles son pares: cualquier jugada hace impar uno.
becomes = Montón { $heap }: { $was } pasa a { $becomes }. Quita { $take }.
left-even = Todos los carriles son pares: siempre habrá respuesta.
end = Ahora solo cuentan las { -fichas } sueltas: deja un número impar.
end-lost = Ahora solo cuentan las { -fichas } sueltas, un número impar: toda jugada tiene respuesta.
end-move = Quita { $take } del montón { $heap }: queda un número impar de { -fichas } sueltas.
end-left = Un número impar de { -fichas } sueltas: la otra parte toma la última.
show = Ver los carriles
show-move = Ver la jugada
show-left = Lo que queda
back = Los montones
odd-spoken = Carril de los { $size }, impar: { $heaps }.
even-spoken = Carril de los { $size }, par: { $heaps }.
empty-spoken = Carril de los { $size }, par: vacío.
groups-spoken = Los grupos de { $size } no cuentan: { $heaps }.
above-spoken = Más de una: { $heaps }.
