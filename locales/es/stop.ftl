### El programa se ha detenido, o no puede empezar: la única frase de la página entonces. No necesita nada del programa.

reload = Recargar
stopped = Un fallo del programa ha detenido Nim: recarga la página para continuar.
unable = Nim necesita un navegador de 2024 o más reciente, con WebAssembly.
not-loaded = No se ha podido cargar Nim: comprueba la conexión y recarga la página, en un navegador de 2024 o más reciente.
changed = El servidor web de esta página cambia o bloquea partes de ella, y Nim no puede empezar.
mistyped = El servidor web de esta página envía un archivo con un tipo equivocado, u otra página en su lugar.
twice = Nim se ha detenido dos veces seguidas, quizá por la dirección: “Recargar” abre la página de inicio.
again = Nim se ha detenido otra vez, quizá por los datos guardados: “Recargar” empieza sin ellos y los conserva en “Estadísticas y datos”.
save-data = Guardar mis datos
no-room = No queda espacio para apartar los datos guardados: guárdalos en un archivo y después borra los datos de este sitio en los ajustes del navegador.
