### Die Seite für Lehrkräfte: die Schritte des Lernwegs, Fragen für die Klasse und ein Link für sie.

about = Der Lernweg führt in zwölf kurzen Schritten zur Strategie von Nim. Er beginnt bei den letzten Steinen und geht rückwärts. Wer ihn allein geht, braucht etwa zehn Minuten. Mit einem Gespräch nach jedem Schritt füllt er eine Schulstunde von 45 Minuten.
print = Drucken
promise = Ablauf, Zeiten, Fragen für die Klasse und ein Link für sie.

## Die Schritte, jeder mit seiner Frage

steps = Die Schritte, und nach jedem eine Frage
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
question-1 = Hundert Einzelsteine sind übrig. Willst du beginnen?
question-2 = Warum kannst du wählen, wer den letzten Stein bekommt, und der Computer nicht?
question-3 = Wie siehst du, ohne zu spielen, wer gewinnt?
question-4 = Warum hat, wer nachmacht, immer eine Antwort?
question-5 = Wann hörst du mit dem Nachmachen auf, wenn der letzte Stein verliert? Und wenn er gewinnt?
question-6 = In welchen Stellungen mit zwei Haufen gewinnt kein Zug?
question-7 = Warum hat, wer nur Paare zurücklässt, immer eine Antwort?
question-8 = Was ging mit zwei 3er-Blöcken in einem Haufen schief?
question-9 = Lässt sich jeder Haufen so zerlegen, egal wie groß er ist? Auf wie viele Arten?
question-10 = Gibt es einen Zug, bei dem alle Paare erhalten bleiben?
question-11 = Von welchem Haufen nimmst du, und warum von diesem?
question-12 = Sag die ganze Strategie in einem Satz.

## Aufgaben zum Üben

boards = Aufgaben zum Üben
about-boards = Die Seite macht jedes Mal neue Stellungen. In einer Übung ist die Hilfe zuerst da und geht, wenn die Antworten stimmen. Ein Rätsel hat Tipps.
without-help = ohne Hilfe

## Der Link für die Klasse

pupils = Ein Link für die Klasse
about-pupils = Wer diesen Link öffnet, beginnt mit dieser Partie gegen den Computer. Ohne Tipps zeigt die Seite erst nach dem Ende, welche Züge gewinnen.
sizes = Größe der Haufen
hints = Tipps
hints-on = An
hints-off = Aus
open = Partie öffnen
