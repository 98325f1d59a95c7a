### Los ajustes.

## Colores

theme-name =
    { $theme ->
        [auto] Auto
        [light] Claro
       *[dark] Oscuro
    }

## Lo que hay en el tablero

look-name =
    { $look ->
        [stones] Fichas
        [matches] Cerillas
       *[coins] Monedas
    }

## El ritmo de la máquina

pace-name =
    { $pace ->
        [fast] Rápido
        [usual] Medio
       *[slow] Lento
    }

## Interruptores: cómo se llama cada uno, y qué hace

switch-name =
    { $switch ->
        [calm] Menos movimiento
        [sound] Sonido
        [vibration] Vibración
        [one-tap] Quitar al pulsar
        [shortcuts] Atajos de teclado
        [hints] Pistas
        [undo] Deshacer
       *[daily] Punto en Retos
    }
switch-does =
    { $switch ->
        [calm] Las fichas se desvanecen sin moverse
        [sound] Un tic al elegir, un clic por cada ficha
        [vibration] Si el dispositivo puede vibrar
        [one-tap] Al pulsar una ficha, se quita con las de encima
        [shortcuts] U deshacer, R rehacer, H pista, N nueva partida, ? cómo se juega
        [hints] Un botón que da una pista
        [undo] Botones para deshacer y rehacer
       *[daily] En el menú, mientras el reto de hoy esté abierto
    }

## Títulos

settings = Ajustes
theme = Colores
look = Aspecto de las fichas
pace = Ritmo de la máquina

## El idioma

language = Idioma
of-browser = El del navegador
