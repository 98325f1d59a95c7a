### Die Rätsel: die Frage zu einer Stellung.

find = Gibt es einen Gewinnzug?
mistake = Wer begonnen hat, hat verloren. Welcher Zug war der Fehler?
