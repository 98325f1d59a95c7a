### La aprendiz: una máquina que se entrena.

learner = La aprendiz
board = Montones: { $heaps } · { $rule }
begins = Al principio, la aprendiz solo conoce las reglas y juega al azar.
learns = Después de cada partida, la aprendiz elige más a menudo las jugadas de quien ganó, y menos a menudo las de quien perdió.
matchboxes = En 1961, la máquina de Donald Michie, hecha con 304 cajas de cerillas, aprendió así a jugar al tres en raya.
games =
    { $games ->
        [one] La aprendiz ha aprendido de { $games } partida.
        [many] La aprendiz ha aprendido de { $games } de partidas.
       *[other] La aprendiz ha aprendido de { $games } partidas.
    }
none-with-you = La aprendiz aún no ha jugado contra ti.
with-you = En las partidas contra ti, la aprendiz ha ganado { $won } y ha perdido { $lost }.
trained = { games } La aprendiz gana { $won } de { $all } partidas contra una máquina perfecta.
no-chart = Aquí verás cuántas veces la aprendiz, ya entrenada, le gana a una máquina perfecta.
chart = Tras el último entrenamiento, la aprendiz ganó { $won } de { $all } partidas contra una máquina perfecta. En todas podía ganar: sin errores, habría ganado las { $all }.
training = Entrenamiento contra sí misma
train =
    { $games ->
        [one] { $games } vez
        [many] { $games } de veces
       *[other] { $games } veces
    }
small-board = Elegir una posición más pequeña: { $heaps }
bead-box = Caja de la posición { $heaps }
about-beads = La próxima jugada es una bolita, sacada al azar de esta caja. Las jugadas con barra verde ganan. Pulsa una jugada para ver la caja de la posición que deja.
beads =
    { $beads ->
        [one] { $chosen }: { $beads } bolita
        [many] { $chosen }: { $beads } de bolitas
       *[other] { $chosen }: { $beads } bolitas
    }
no-box = En esta posición la partida ha terminado, así que no tiene caja.
first-box = Volver a la primera caja
won-axis = Ganadas de { $all } contra una máquina perfecta
games-axis = partidas aprendidas
too-large = Esta posición es demasiado grande para que la aprendiz la recuerde. Elige una más pequeña, por ejemplo 3-5-7.
forget = Borrar el entrenamiento
really-forget = ¿Borrar de verdad?
back = Volver a nueva partida
train-learner = Entrenar a la aprendiz
