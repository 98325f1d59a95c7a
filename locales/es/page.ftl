### El marco del tablero: cabecera, menú y diálogos.

nim = Nim
new-game = Nueva partida
how-to-play = Cómo se juega
play = Jugar
more = Más
share = Compartir
close = Cerrar
skip = Ir al tablero
fetching = Cargando…
not-fetched = No se ha podido cargar esta parte. Comprueba la conexión.
try-again = Reintentar
copied = Copiado.
not-copied = El navegador no permite que la página copie.
no-file = Si no llega ningún archivo, este marco lo prohíbe: pulsa “Copiar”.
privacy = Nada sale de este dispositivo si tú no lo envías.
main-menu = Menú principal
