### Die Rätsel: eine Stellung, in der man einen Gewinnzug findet oder sagt, dass es keinen gibt.

## Welches Rätsel

puzzle = Rätsel
puzzle-of-day = Rätsel vom { $day }
easy = Leicht
medium = Mittel
hard = Schwer
grades = Stufe
grade =
    { $grade ->
        [two] Zwei Haufen
        [small] Zwei oder drei Haufen
        [four] Vier Haufen
        [endgame] Endspiele, { -der-letzte } { -Stein } verliert
        [single] Fünf oder sechs Haufen
        [limited] Höchstzahl pro Zug
       *[sets] Nur bestimmte Zahlen pro Zug
    }
numbered-grade = Stufe { $number }: { grade }
promise = Manchmal gewinnt kein Zug.
look-for-answers = Kann dein Gegner auf jeden deiner Züge antworten?
your-grade = deine Stufe: { $number }
todays-puzzle = Rätsel des Tages
streak =
    { $days ->
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
tries =
    { $count ->
        [one] { $count } Versuch
       *[other] { $count } Versuche
    }

## Die Frage

take-some = Nimm { $numbers } { -Steine }.

## Die Antwort

wins = Gewinnzug: { $made }. { $why }
wins-as-others = { wins } { $count ->
        [one] Auch dieser Zug gewinnt: { $others }.
       *[other] Auch diese Züge gewinnen: { $others }.
    }
no-winning-move = Kein Zug gewinnt. { $why }
turn = Haufen { $heaps }: { $made } genommen
good-move = Mit diesem Zug blieb der Sieg erhalten. { $why }
lost-before = Hier konnte kein Zug mehr gewinnen.
mistake = Nach diesem Zug kann die andere Seite gewinnen. { $why }

## Wie es lief

solved =
    { $tries ->
        [1] Beim ersten Versuch gelöst.
       *[other] In { $tries } Versuchen gelöst.
    }
with-hints = Mit Tipps.
next-grade = Das nächste Rätsel hat Stufe { $number }.
streak-now = { streak }.
best-streak =
    { $days ->
        [one] Beste: { $days } Tag.
       *[other] Beste: { $days } Tage.
    }
next-puzzle = Nächstes Rätsel in { $time }
new-puzzle = Ein neues Rätsel ist da.
ahead = Zur Übung: Dieses Rätsel zählt am { $day }.
wrong-clock = Das Datum dieses Geräts ist falsch, und ein Rätsel des Tages braucht es: Stell Datum und Uhrzeit richtig und lade die Seite neu.
todays-is-open = Das Rätsel des Tages ist noch offen
shared =
    { $tries ->
        [1] Nim, Rätsel vom { $day }: beim ersten Versuch gelöst.
       *[other] Nim, Rätsel vom { $day }: in { $tries } Versuchen gelöst.
    }

## Knöpfe

share = Schicken
copied = Kopiert
copy-selected = Kopier den markierten Text selbst

## Was an der Adresse eines Rätsels nicht stimmt

no-puzzle = Ein Rätsel „{ $text }“ gibt es nicht. Schreib eine Stufe, zum Beispiel 3, eine Stufe und eine Nummer, zum Beispiel 3/1234, oder ein Datum, zum Beispiel 2026-11-20. Die Stufen gehen von 0 bis { $most }.
