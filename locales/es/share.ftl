### Lo que se puede enviar a alguien, y el texto que acompaña al enlace.
### En estos textos, quien envía dice “yo”, y quien los recibe es “tú”.

## La elección: un nombre, y debajo una nota

end = El final de esta partida
end-note = para que tu rival lo vea
game = Esta partida
first-move-note = tu rival hace la primera jugada
your-move = Tu jugada
your-move-note = tu rival sigue desde aquí
game-note = una copia para que otra persona siga; tú no ves sus jugadas
by-link = Una partida por enlace
by-link-note = otra persona hace la próxima jugada y te devuelve un enlace
review = La revisión de esta partida
review-note = cada jugada, y si mantuvo la ventaja
challenge = Un desafío
challenge-note = la misma posición contra la misma máquina

## Una posición y sus reglas en estos textos

heaps =
    { $count ->
        [0] No hay montones.
        [one] Hay un montón de { $heaps }.
        [many] Los montones son { $heaps }.
       *[other] Los montones son { $heaps }.
    }

## Una partida por enlace

i-took =
    { $stones ->
        [one] Nim: he quitado { $stones } ficha del montón { $heap }.
        [many] Nim: he quitado { $stones } de fichas del montón { $heap }.
       *[other] Nim: he quitado { $stones } fichas del montón { $heap }.
    }
i-win = ¡He ganado!
you-win = ¡Has ganado!
let-us-play = ¿Jugamos al Nim por enlace? Empiezas tú.
let-us-go-on = ¿Terminamos esta partida de Nim por enlace? Es tu turno.

## Una partida, su revisión, su posición

after-moves =
    { $moves ->
        [0] Una partida de Nim antes de la primera jugada.
        [one] Una partida de Nim después de { $moves } jugada.
        [many] Una partida de Nim después de { $moves } de jugadas.
       *[other] Una partida de Nim después de { $moves } jugadas.
    }
play-on = Sigue desde aquí.
every-move = Mira qué jugadas mantuvieron la ventaja:
i-beat-computer =
    { $moves ->
        [one] Le gané a la máquina ({ $strength }) al Nim en una partida de { $moves } jugada.
        [many] Le gané a la máquina ({ $strength }) al Nim en una partida de { $moves } de jugadas.
       *[other] Le gané a la máquina ({ $strength }) al Nim en una partida de { $moves } jugadas.
    }
computer-beat-me =
    { $moves ->
        [one] La máquina ({ $strength }) me ganó al Nim en una partida de { $moves } jugada.
        [many] La máquina ({ $strength }) me ganó al Nim en una partida de { $moves } de jugadas.
       *[other] La máquina ({ $strength }) me ganó al Nim en una partida de { $moves } jugadas.
    }
i-beat-friend =
    { $moves ->
        [one] Le gané a otra persona al Nim en una partida de { $moves } jugada.
        [many] Le gané a otra persona al Nim en una partida de { $moves } de jugadas.
       *[other] Le gané a otra persona al Nim en una partida de { $moves } jugadas.
    }
friend-beat-me =
    { $moves ->
        [one] Otra persona me ganó al Nim en una partida de { $moves } jugada.
        [many] Otra persona me ganó al Nim en una partida de { $moves } de jugadas.
       *[other] Otra persona me ganó al Nim en una partida de { $moves } jugadas.
    }
i-beat =
    { $moves ->
        [one] Le gané a { $loser } al Nim en una partida de { $moves } jugada.
        [many] Le gané a { $loser } al Nim en una partida de { $moves } de jugadas.
       *[other] Le gané a { $loser } al Nim en una partida de { $moves } jugadas.
    }
beat-me =
    { $moves ->
        [one] { $winner } me ganó al Nim en una partida de { $moves } jugada.
        [many] { $winner } me ganó al Nim en una partida de { $moves } de jugadas.
       *[other] { $winner } me ganó al Nim en una partida de { $moves } jugadas.
    }
beat =
    { $moves ->
        [one] { $winner } le ganó a { $loser } al Nim en una partida de { $moves } jugada.
        [many] { $winner } le ganó a { $loser } al Nim en una partida de { $moves } de jugadas.
       *[other] { $winner } le ganó a { $loser } al Nim en una partida de { $moves } jugadas.
    }
i-did = Le gané a la máquina ({ $strength }) al Nim. ¿Y tú, puedes?
can-you = ¿Puedes ganarle a la máquina ({ $strength }) al Nim?

## Otra pantalla

puzzle = Un reto de Nim: ¿hay una jugada ganadora?
screen = Mira esto: { $title }

## Rótulos

what = Qué enviar
link = Enlace
send = Enviar
copy = Copiar
copied = Copiado. Pégalo en un mensaje.
refused = Este navegador no deja que la página copie el enlace. El enlace está seleccionado: cópialo tú.
code = Código QR del enlace
point-camera = Apunta a este código con la cámara de un teléfono.
too-long-for-code = Este enlace es demasiado largo para un código QR. Copia el enlace.

## El tablero, mientras le toca jugar a alguien en otro lugar

send-to = Envía el enlace a { $name }.
send-to-friend = Envía el enlace a tu rival.
tell = Envía el enlace a { $name } para que vea el final de la partida.
tell-friend = Envía el enlace a tu rival para que vea el final de la partida.
