### Die Rätsel: die Frage zu einem Brett.

find = Gibt es einen Gewinnzug?
which-heap = Ein Zug gewinnt. Von welchem Haufen nimmt er?
how-many = Ein Zug gewinnt, vom Haufen { $heap }. Wie viele Steine nimmt er?
how-many-wrong = Probiere, was jede Zahl übrig lässt.
join = Verbinde die Partner: Drücke zwei gleiche Blöcke.
join-right =
    { $sum ->
        [0] Alle haben einen Partner: Kein Zug gewinnt.
        [one] Ohne Partner: { $unpaired }. Also gewinnt ein Zug.
       *[other] Ohne Partner: { $unpaired }. Also gewinnt ein Zug.
    }
mistake = Wer begann, hat diese Partie verloren. Welcher Zug war der Fehler?
