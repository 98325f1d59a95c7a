### Lo que el navegador conserva de una visita.

kept = Tu otra partida está guardada.
go-back = Volver
go-back-to-game = Volver a tu otra partida

## Datos guardados

back = Volver a la última partida
damaged = No se han podido leer los datos guardados; están apartados.
save-copy = Guardar una copia
newer = Una versión más nueva de Nim escribió los datos guardados. Esta página los deja como están y no guarda nada. Recarga la página para tener la versión más nueva.
refused = Este navegador no guarda nada de esta página. Puedes jugar, pero la partida se pierde al salir.
full = Al navegador no le queda espacio para guardar esta partida. Puedes seguir jugando. Lo que ya estaba guardado se conserva.

## El idioma

language-missing = No se ha podido cargar este idioma. Comprueba la conexión.
