### Cómo se juega: las reglas y las teclas.

## Los pasos de un turno, y para qué se juega

heaps = Las fichas están en montones. Juegan dos, por turnos.
turn = En tu turno, quita todas las fichas que quieras de un solo montón: como mínimo una y como máximo el montón entero. En algunas partidas solo puedes quitar ciertas cantidades.
aim-misere = Quien quita la última ficha pierde. Déjale la última ficha a tu rival.
aim-normal = Quien quita la última ficha gana.
with-one-tap = Pulsa una ficha para quitarla junto con todas las que tiene encima.
with-choice = Pulsa una ficha para elegirla junto con todas las que tiene encima. Después pulsa “Quitar”, o arrastra las fichas elegidas hasta tu nombre. Para anular la elección, pulsa otra vez la misma ficha.
in-rows = Un montón grande se ve en filas de cuatro. Ahí, con la ficha pulsada van también las que tiene a su derecha.

## Cada tecla, y qué hace

keys-across-do = de montón a montón, o por una fila
keys-along-do = de ficha a ficha, o de fila a fila
keys-digits-do = elige esa cantidad; Intro la quita
key-enter = Intro
key-enter-does = elige; otra vez, quita
key-escape = Esc
key-escape-does = anula la elección
keys-undo-do = deshacer, rehacer
key-hint-does = pista; otra vez, más ayuda
key-new-does = nueva partida
key-help-does = estas instrucciones

## Títulos

keys-heading = Con el teclado, en el tablero
keys-note = Con la tecla Tab llegas al tablero.
