### Las jugadas en palabras, las de la partida hasta ahora, y el texto que se copia y se pega.

## Una jugada

made = { $take } de { $heap }
short = { $short }: { made }.

## Las jugadas de la partida

moves = Jugadas de esta partida
round = Ronda
round-number = { $number }.
none = Aún no hay jugadas.
copy = La partida como texto, para copiar
paste = Pega jugadas o una partida
hint = Escribe todas las jugadas desde el principio, una partida entera o un enlace.
open = Abrir
unchanged = Tu partida no ha cambiado.
no-move = Aquí no hay ninguna jugada. Escribe jugadas como B3,C1, o una partida entera.
after-the-last = La jugada { $number }, “{ $made }”, viene después del final de la partida.
missing = A la partida le falta “{ $key }=”. Una entera es así: { $example }.
