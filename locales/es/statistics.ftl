### La pantalla de estadísticas y datos.

heading = Estadísticas y datos

## Las partidas

statistics = Estadísticas
nothing-counted = Aún no has terminado ninguna partida aquí. Cuando lo hagas, esta página contará tus partidas, victorias y rachas.
play = Jugar una partida
counts = Una partida cuenta una vez, al terminarla aquí. Puedes usar pistas y deshacer.
counts-not = El camino, las lecciones, los retos y las partidas entre dos máquinas no cuentan. Si un enlace abre una partida terminada, esa partida tampoco cuenta.

table = Partidas por rival
opponent = Rival
two-people = Dos personas
whose-wins = victorias del jugador 1 (por enlace: las tuyas)
no-game = ninguna partida
dash = –

won = ganadas
lost = perdidas
streak-now = racha actual
streak-longest = mejor racha

## Lecciones y retos

learning = Aprendizaje
part-of = { $part } de { $whole }
steps-done = pasos del camino hechos
lessons-done = lecciones hechas
puzzle-grade = dificultad de los retos: { $grade }
puzzle-streak = racha actual de retos, en días
puzzle-streak-longest = mejor racha de retos, en días

## Exportar

your-data = Tus datos
kept-where = Todo se guarda únicamente en este navegador. Algunos navegadores borran lo que una página ha guardado: Safari lo hace tras siete días sin visita. Instala la página, o guárdalo todo en un archivo.
ask-to-keep = Pedir que se conserve
agreed = El navegador ha aceptado conservarlo todo hasta que tú lo borres.
not-agreed = El navegador no ha aceptado. Guárdalo todo en un archivo de vez en cuando.
export = Exportar
file = El archivo de texto { $name } contiene tus partidas, ajustes, estadísticas, lecciones, retos y el entrenamiento de la aprendiz.
left-out =
    { $boards ->
        [one] No cabe lo que la aprendiz sabe de { $boards } posición. La olvidará cuando cierres esta página.
        [many] No cabe lo que la aprendiz sabe de { $boards } de posiciones. Las olvidará cuando cierres esta página.
       *[other] No cabe lo que la aprendiz sabe de { $boards } posiciones. Las olvidará cuando cierres esta página.
    }
save = Guardar en un archivo
show-text = Mostrar como texto
hide-text = Ocultar el texto
text = Texto del archivo, para copiarlo

## Importar

import = Importar
choose-file = Un archivo que guardaste desde Nim
paste = Pegar su texto
pasted = Texto del archivo
read = Leer el texto
closed = Ahora no puedes importar nada: una versión más nueva de Nim ha cambiado los datos guardados, y esta página no guarda nada.
replace-question = ¿Reemplazar todo lo de aquí?
holds = El archivo contiene { $things }.
holds-nothing = En el archivo no hay partidas terminadas ni lecciones hechas.
replaces = El archivo reemplaza lo que hay aquí: { $things }.
replaces-nothing = Aquí no hay partidas terminadas ni lecciones hechas que reemplazar.
games-finished =
    { $count ->
        [one] { $count } partida terminada
        [many] { $count } de partidas terminadas
       *[other] { $count } partidas terminadas
    }
steps =
    { $count ->
        [one] { $count } paso del camino hecho
        [many] { $count } de pasos del camino hechos
       *[other] { $count } pasos del camino hechos
    }
lessons =
    { $count ->
        [one] { $count } lección hecha
        [many] { $count } de lecciones hechas
       *[other] { $count } lecciones hechas
    }
days =
    { $count ->
        [one] una racha de retos de { $count } día
        [many] una racha de retos de { $count } de días
       *[other] una racha de retos de { $count } días
    }
boards =
    { $count ->
        [one] una aprendiz entrenada en { $count } posición
        [many] una aprendiz entrenada en { $count } de posiciones
       *[other] una aprendiz entrenada en { $count } posiciones
    }
moves =
    { $count ->
        [one] una partida sin terminar de { $count } jugada
        [many] una partida sin terminar de { $count } de jugadas
       *[other] una partida sin terminar de { $count } jugadas
    }
replace = Reemplazar
leave = Dejar lo que hay aquí
save-first = Guardar antes lo actual
bring-back = Recuperar lo que había antes

unchanged = Aquí no ha cambiado nada.
empty = No hay nada que importar. { unchanged }
too-large = Este archivo es demasiado grande: Nim lee como máximo 5 MB. { unchanged }
foreign = Este texto o archivo no es de Nim. Elige un archivo que hayas guardado en esta página, por ejemplo nim-2026-11-20.txt, o pega su texto. { unchanged }
other-version = Otra versión de Nim guardó este archivo, en el formato { $form }, y esta no puede leerlo. Si la otra es más nueva, recarga esta página y vuelve a importar el archivo. { unchanged }
damaged = Este archivo está dañado y no se puede leer. Prueba con otra copia. { unchanged }
unread = El navegador no ha podido leer este archivo. Vuelve a elegirlo, o pega su texto.
imported = Listo. Todo lo del archivo ya está aquí.
brought-back = Aquí todo está como antes de importar.

## Borrar

delete = Borrar
deletes = Esto borra de este navegador tus partidas, ajustes, estadísticas, lecciones, retos y el entrenamiento de la aprendiz. No se puede deshacer.
delete-everything = Borrar todo
really-delete = ¿Borrar todo de verdad? Se pierde lo que no hayas guardado en un archivo.
yes-delete = Sí, borrar todo
cancel = Cancelar
deleted = Todo está borrado. Esta página está como en tu primera visita.

## Datos apartados

aside = Datos apartados
set-aside = Unos datos guardados antes están apartados: no se pudieron leer, o la página se detuvo varias veces con ellos. Puedes guardarlos en un archivo para mirarlos. Si la página se detuvo con ellos, puedes importar ese archivo aquí.
save-aside = Guardarlos en un archivo
delete-aside = Borrarlos
really-delete-aside = ¿Borrar de verdad los datos apartados? Se pierde lo que no hayas guardado en un archivo.
yes-delete-aside = Sí, borrarlos
aside-deleted = Los datos apartados están borrados.
