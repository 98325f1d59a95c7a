### Los retos: la pregunta de cada posición.

find = ¿Hay una jugada ganadora?
which-heap = Solo gana una jugada. ¿De qué montón quita?
how-many = Solo gana una jugada, en el montón { $heap }. ¿Cuántas fichas quita?
how-many-wrong = Mira qué deja cada número.
join = Une las parejas: pulsa dos bloques iguales.
join-right =
    { $sum ->
        [0] Todos tienen pareja: no gana ninguna jugada.
        [one] Sin pareja: { $unpaired }. Por eso gana una jugada.
        [many] Sin pareja: { $unpaired }. Por eso gana una jugada.
       *[other] Sin pareja: { $unpaired }. Por eso gana una jugada.
    }
mistake = Quien empezó perdió esta partida. ¿Cuál de sus jugadas fue el error?
