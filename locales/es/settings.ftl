### Los ajustes.

## Colores

auto = Auto
light = Claro
dark = Oscuro

## Lo que hay en el tablero

stones = Fichas
matches = Cerillas
coins = Monedas

## El ritmo de la máquina

fast = Rápido
usual = Medio
slow = Lento

## Interruptores: cómo se llama cada uno, y qué hace

calm = Menos movimiento
calm-does = Las fichas se desvanecen sin moverse
sound = Sonido
sound-does = Un tic al elegir, un clic por cada ficha
vibration = Vibración
vibration-does = Si el dispositivo puede vibrar
one-tap = Quitar al pulsar
one-tap-does = Al pulsar una ficha, se quita con las de encima
shortcuts = Atajos de teclado
shortcuts-do = U deshacer, R rehacer, H pista, N nueva partida, ? cómo se juega
hints = Pistas
hints-do = Un botón que da una pista
undo = Deshacer
undo-does = Botones para deshacer y rehacer

## Títulos

settings = Ajustes
theme = Colores
look = Aspecto de las fichas
pace = Ritmo de la máquina

## El idioma

language = Idioma
of-browser = Del navegador
