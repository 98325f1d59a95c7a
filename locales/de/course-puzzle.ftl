### Die Rätsel: die Frage zu einer Stellung.

find = Gibt es einen Gewinnzug?
which-heap = Nur ein Zug gewinnt. Von welchem Haufen nimmst du?
how-many = Nur ein Zug gewinnt, und zwar bei Haufen { $heap }. Wie viele Steine nimmst du?
how-many-wrong = Probier bei jeder Zahl, was übrig bleibt.
join = Verbinde die Partner: Drück auf zwei gleiche Blöcke.
join-right =
    { $sum ->
        [0] Alle haben einen Partner: Kein Zug gewinnt.
        [one] Ohne Partner: { $unpaired }. Also gibt es einen Gewinnzug.
       *[other] Ohne Partner: { $unpaired }. Also gibt es einen Gewinnzug.
    }
mistake = Wer begonnen hat, hat verloren. Welcher Zug war der Fehler?
