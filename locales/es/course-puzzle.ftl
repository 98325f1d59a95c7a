### Los retos: la pregunta de cada posición.

find = ¿Hay una jugada ganadora?
mistake = Quien empezó perdió esta partida. ¿Qué jugada fue el error?
