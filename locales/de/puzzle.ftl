### Die Rätsel: eine Stellung, in der man einen Gewinnzug findet oder sagt, dass es keinen gibt.

## Welches Rätsel

puzzle = Rätsel
puzzle-of-day = Rätsel vom { $day }
grades = Stufe
grade =
    { $grade ->
        [two] Zwei Haufen
        [small] Zwei oder drei Haufen
        [four] Vier Haufen
        [endgame] Misère-Endspiel
        [single] Fünf oder sechs Haufen
       *[limited] Höchstzahl pro Zug
    }
numbered-grade = Stufe { $number }: { grade }
promise = { numbered-grade }. { $grade ->
        [two] Jeder Haufen hat höchstens { $size } Steine, und der letzte Stein verliert.
        [small] Jeder Haufen hat höchstens { $size } Steine.
        [four] Jeder Haufen hat höchstens { $size } Steine.
        [endgame] Jeder Haufen hat höchstens { $size } Steine, und höchstens zwei Haufen haben mehr als einen.
        [single] Jeder Haufen hat höchstens { $size } Steine. Es gibt 20 oder mehr Züge, und höchstens einer davon gewinnt.
       *[limited] Es gibt zwei bis vier Haufen mit je höchstens { $size } Steinen. Jedes Rätsel hat seine eigene Höchstzahl: 2, 3, 4 oder 5 Steine pro Zug.
    } In { $none } von 100 Rätseln gibt es keinen Gewinnzug.
todays-puzzle = Rätsel des Tages
today = Heute
streak =
    { $days ->
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
streak-and-longest = { streak } · längste: { $longest }
solved-streak = Gelöst · { streak }
solved-streak-and-longest = Gelöst · { streak-and-longest }

## Die Frage

question = Gibt es einen Gewinnzug?
rule =
    { $last ->
        [misere] Der letzte Stein verliert.
       *[normal] Der letzte Stein gewinnt.
    } Nimm beliebig viele.
rule-with-limit =
    { $last ->
        [misere] Der letzte Stein verliert.
       *[normal] Der letzte Stein gewinnt.
    } Nimm 1 bis { $most }.

## Die Antwort

right = Richtig.
wrong = Falsch.
the-answer = Die Lösung:
wins = { $made } ist ein Gewinnzug. { $why }
wins-as-others = { wins } { $count ->
        [one] Auch { $others } ist ein Gewinnzug.
       *[other] Auch { $others } sind Gewinnzüge.
    }
no-winning-move = Es gibt keinen Gewinnzug. { $why }
misses = { $made } ist kein Gewinnzug. Schau, wie dein Gegenüber antwortet.
refuted = { $made } ist kein Gewinnzug. Dein Gegenüber antwortet mit { $reply } und lässt { $left } übrig. { $why }
loses-at-once = { $made } ist kein Gewinnzug. Dein Gegenüber antwortet mit { $reply }, nimmt den letzten Stein und gewinnt.
overlooked = Doch, es gibt einen Gewinnzug. Findest du einen?

## Wie es lief

solved =
    { $tries ->
        [1] Beim ersten Versuch gelöst.
       *[other] In { $tries } Versuchen gelöst.
    }
solved-and-grade = { solved } Das nächste Rätsel hat Stufe { $number }.
solved-and-streak = { solved } { streak }.
shared =
    { $tries ->
        [1] Nim, Rätsel vom { $day }: beim ersten Versuch gelöst.
       *[other] Nim, Rätsel vom { $day }: in { $tries } Versuchen gelöst.
    }
shared-and-streak = { shared } { streak }.

## Knöpfe

none = Kein Gewinnzug
again = Noch einmal
show-answer = Lösung zeigen
next-puzzle = Nächstes Rätsel
share = Schicken
copied = Kopiert

## Was an der Adresse eines Rätsels nicht stimmt

wrong-form = Die Adresse eines Rätsels sieht so aus: #/puzzle, #/puzzle/3/1234 oder #/puzzle/2026-11-20.
wrong-grade = Eine Stufe „{ $text }“ gibt es nicht. Schreib eine Stufe von 0 bis { $most }.
wrong-number = „{ $text }“ ist keine Rätselnummer. Schreib eine ganze Zahl mit höchstens 19 Ziffern.
wrong-date = „{ $text }“ ist kein Datum. Schreib Jahr, Monat und Tag, zum Beispiel 2026-11-20.
wrong-year = „{ $text }“ ist kein Datum. Schreib ein Jahr von 0001 bis 9999.
wrong-month = „{ $text }“ ist kein Datum. Schreib einen Monat von 01 bis 12.
wrong-day = „{ $text }“ ist kein Datum. Dieser Monat hat { $days } Tage.
