### Los retos: la pregunta de cada posición.

find = ¿Hay una jugada ganadora?
mistake = Quien empezó perdió esta partida. ¿Cuál de sus jugadas fue el error?
