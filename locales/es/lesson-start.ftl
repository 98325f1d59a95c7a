### Lecciones 1 y 2: primero perder, después copiar.

## Primero, jugar

play-first-name = Primero, jugar
play-first-promise = Pierde contra la máquina perfecta, y mira por qué.
play-first-moral = En cada posición hay un lado que siempre puede ganar: quien tiene el turno, o su rival. Por eso, deja posiciones en las que pierda quien tiene el turno.

## Primero, jugar: Juega una partida

play-a-game = Juega una partida
play-a-game-ask = Empiezas tú. Quita una o más fichas de un solo montón. Pulsa una ficha para elegirla con todas las que tiene encima, y después pulsa “Quitar”. Gana quien quite la última ficha.
play-a-game-right = Perdiste, pero no por mala suerte. La máquina nunca juega al azar. Pronto jugarás como ella.

## Primero, jugar: ¿Qué decidió la partida?

what-decided-the-game = ¿Qué decidió la partida?
what-decided-the-game-ask = Aquí están otra vez los mismos montones: { $heaps }. Empezaste tú, y perdiste. ¿Qué decidió la partida?
what-decided-the-game-answer-1 = La suerte
what-decided-the-game-miss-1 = En el Nim no hay dados ni cartas ocultas. Mira el tablero: la máquina tiene una respuesta.
what-decided-the-game-answer-2 = Mi primera jugada fue un error
what-decided-the-game-miss-2 = Aquí pierde cualquiera de las { $moves } jugadas con las que puedes empezar. Mira la respuesta a una de ellas.
what-decided-the-game-answer-3 = La posición: quien empieza pierde
what-decided-the-game-right = La máquina tiene respuesta para las { $moves } jugadas con las que puedes empezar. En cada posición hay un lado que siempre puede ganar: quien tiene el turno, o su rival. Aprenderás a ver cuál de los dos.

## Primero, jugar: Ahora puedes ganar

now-you-can-win = Ahora puedes ganar
now-you-can-win-ask = Los montones son { $heaps }, y es tu turno. La última ficha gana. Busca la jugada que deja a la máquina sin ninguna respuesta buena.
now-you-can-win-right = Dejaste { $then-heaps }. La máquina tiene que quitar una ficha, y tú quitas la última.

## Primero, jugar: ¿Quién gana aquí?

who-wins-here = ¿Quién gana aquí?
who-wins-here-ask = Hay dos montones de una ficha. ¿Quién quita la última ficha?
who-wins-here-answer-1 = Quien tiene el turno
who-wins-here-miss-1 = Mira: queda una ficha, y esa la quita su rival.
who-wins-here-answer-2 = Su rival
who-wins-here-right = Su rival. Así que esta posición es buena para dejarla y mala para recibirla. En el Nim se gana por las posiciones que se dejan.

## Copiar

copying-name = Copiar
copying-promise = Gana siempre con dos montones iguales.
copying-moral = Deja dos montones iguales. Después copia: quita del otro montón tantas fichas como quitó tu rival.

## Copiar: Dos montones iguales

two-equal-heaps = Dos montones iguales
two-equal-heaps-ask = Hay dos montones de { $size-a } fichas. La última ficha gana. ¿Quieres empezar, o que empiece la máquina?
two-equal-heaps-answer-1 = Empezar yo
two-equal-heaps-miss-1 = Mira: la máquina copia tu jugada en el otro montón.
two-equal-heaps-answer-2 = Que empiece la máquina
two-equal-heaps-right = Que empiece la máquina. Copia cada jugada en el otro montón: siempre tienes respuesta.

## Copiar: Tu respuesta

your-answer = Tu respuesta
your-answer-ask = Los montones eran iguales. Entonces la máquina quitó fichas del montón B. Ahora los montones son { $heaps }. ¿Cuál es tu respuesta?
your-answer-right = Los montones vuelven a ser iguales: { $then-heaps }. Copiaste la jugada de la máquina.

## Copiar: Por qué funciona copiar

why-copying-works = Por qué funciona copiar
why-copying-works-ask = Hay dos montones de { $size-a } fichas. ¿Por qué puedes copiar siempre la jugada de la máquina?
why-copying-works-answer-1 = En el otro montón hay fichas suficientes
why-copying-works-answer-2 = Quien copia tiene más fichas
why-copying-works-miss-2 = Las fichas no son de nadie: los dos lados quitan de las mismas { $stones }. Mira la copia.
why-copying-works-answer-3 = Quien copia prevé más jugadas
why-copying-works-miss-3 = No hace falta prever nada: basta con copiar. Mira.
why-copying-works-right = Después de cada copia, los montones vuelven a ser iguales. Por eso quien copia quita también la última ficha.

## Copiar: Copiar hasta el final

copy-to-the-end = Copiar hasta el final
copy-to-the-end-ask = La máquina empieza con dos montones de { $size-a } fichas. Gana la partida copiando.
copy-to-the-end-right = Quitaste la última ficha. Si la última ficha gana, con dos montones iguales copiar funciona siempre.

## Copiar: Iguala los montones

make-the-heaps-equal = Iguala los montones
make-the-heaps-equal-ask = Los montones son { $heaps }, y es tu turno. ¿Qué dejas?
make-the-heaps-equal-right = Dejaste dos montones iguales: { $then-heaps }. Los montones iguales forman una pareja. A partir de aquí, copia.
