### El documento antes de que arranque el programa, la página de una dirección equivocada, y lo que muestran tiendas y chats.

title = Nim
description = Juega al Nim, el juego de montones y fichas, con otra persona o contra la máquina. Nada sale de tu dispositivo si tú no lo envías.
about = Juega al Nim, el juego de montones y fichas, con otra persona o contra la máquina, y aprende a ganar.
no-script = Nim necesita JavaScript, y este navegador lo bloquea. Para jugar, permite JavaScript en este sitio.
loading = Cargando Nim…
move-waits = Tu jugada se hará cuando Nim haya cargado.
slow = Si esto no cambia, recarga la página. Nim necesita un navegador de 2024 o más reciente.
no-server = Nim necesita un servidor web: los navegadores no lo inician desde un archivo.
not-found-title = Página no encontrada – Nim
not-found = Esta página no existe
not-found-why = Puede que la dirección esté cortada o mal escrita.
play-nim = Jugar al Nim
wide-picture = Una partida de tres montones junto a su análisis
narrow-picture = Una partida en un teléfono
analyse = Analizar
