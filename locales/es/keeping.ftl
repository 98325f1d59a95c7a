### Lo que el navegador conserva de una visita.

kept = Tu otra partida está guardada.
go-back = Volver
go-back-to-game = Volver a tu otra partida

## En el tablero, otro día: algo del camino que conviene repasar

repeat-singles = ¿Repasar fichas sueltas?
repeat-copy = ¿Repasar dos montones iguales?
repeat-cut = ¿Repasar cómo cortar?
repeat-pairs = ¿Repasar parejas?
repeat-limits = ¿Repasar límites?
one-board = Una posición

## Datos guardados

back = Seguir tu otra partida
damaged = Faltan datos guardados, o están dañados. La parte dañada está en “Estadísticas y datos”. El resto no ha cambiado.
other-version = Otra versión de Nim escribió los datos guardados, y esta no puede leerlos. Están en “Estadísticas y datos”, donde puedes guardarlos en un archivo.
refused = Este navegador no guarda nada de esta página. Puedes jugar, pero la partida se pierde al salir.
full = Al navegador no le queda espacio para guardar esta partida. Puedes seguir jugando. Lo que ya estaba guardado se conserva.
behind = Otra pestaña cambió los datos guardados. Esta pestaña no guarda nada hasta que elijas.
theirs = Usar los de la otra pestaña
mine = Usar los de esta pestaña
