### Las pantallas en las que se estudian posiciones, y los caminos entre ellas.

title = { $screen } – Nim
title-of-board = { $screen }: { $heaps } – Nim

screens = Estudio
analysis = Análisis
tree = Árbol de juego
play-board = Jugar desde aquí
to-game = Volver a la partida
moves = Jugadas
learn = Aprender
puzzles = Retos
review = Revisión
review-so-far = Revisar lo jugado
panel = Análisis y jugadas
whole = Abrir el análisis completo
