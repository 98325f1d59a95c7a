### El programa se ha detenido, o no se pudo cargar: lo que dice entonces la página. No necesita nada del programa.

reload = Recargar
stopped = Nim se ha detenido
stopped-why = Hubo un error en el programa. Recarga la página para continuar.
unable = Nim no funciona aquí
unable-why = Nim necesita WebAssembly. Este navegador no lo tiene, o está desactivado. Lo tiene cualquier navegador de 2024 o más reciente.
not-loaded = No se pudo cargar Nim
not-loaded-why = Falta un archivo de la página, o está dañado. Revisa la conexión y recarga la página. Nim necesita un navegador de 2024 o más reciente.
saved = Tus datos guardados siguen ahí.
twice = Nim se ha detenido dos veces seguidas. Quizá la causa sea la dirección. “Recargar” abre la página de inicio.
again = Nim se ha detenido otra vez. Quizá la causa sean los datos guardados. “Recargar” empieza sin ellos: la página los conserva en “Estadísticas y datos”.
save-data = Guardar mis datos
no-room = No queda espacio para apartar los datos guardados. Guárdalos en un archivo. Después borra los datos de este sitio en los ajustes del navegador.
report = Informe
