### El aviso de una versión nueva.

new-version = Versión nueva
ready = Hay una versión nueva. Tu partida se conserva.
update = Actualizar
later = Más tarde
