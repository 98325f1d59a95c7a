### La lista de lo que no tiene sección propia: una línea bajo cada nombre.

statistics = Tus partidas. Exportar y borrar.
# “Ganada” concuerda con las ganadas, y “partida” con todas: por eso hay dos selecciones.
results =
    { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, { $won ->
        [one] { $won } ganada
        [many] { $won } ganadas
       *[other] { $won } ganadas
    }. Exportar y borrar.
back = La dejaste para empezar otra.
big-screen = Pantalla grande
about-big-screen = Tu posición para la clase, con la respuesta tapada
how-to-play = Las reglas y las teclas
settings = Idioma, aspecto, sonido, ayuda
about = De dónde viene el Nim, licencias
