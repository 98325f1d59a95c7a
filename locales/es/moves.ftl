### Las jugadas en palabras, las de la partida hasta ahora, y una partida como texto para copiar.

## Una jugada

made = { $take } de { $heap }
taken =
    { $take ->
        [one] { $take } { -ficha }
        [many] { $take } de { -fichas }
       *[other] { $take } { -fichas }
    } del montón { $heap }
short = { $short } significa: quitar { taken }.

## Las jugadas de la partida

moves = Jugadas de esta partida
round = Ronda
round-number = { $number }.
none = Aún no hay jugadas.
copy = Esta partida como texto, para copiarla
