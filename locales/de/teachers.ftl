### Die Seite für Lehrkräfte: Ziele und Ablauf einer Stunde, Fragen mit Antworten, drei Niveaus, ein Link für die Klasse, Abschlussfragen und Blätter zum Drucken.

about = Der Lernweg führt in zwölf kurzen Schritten zur Strategie von Nim. Er beginnt bei den letzten Steinen und geht rückwärts. Wer ihn allein geht, braucht zehn bis fünfzehn Minuten. Mit Gesprächen dazwischen füllt er eine Schulstunde von 45 Minuten.
promise = Ablauf, Fragen mit Antworten, drei Niveaus, Blätter zum Drucken und ein Link für die Klasse.

## Die Ziele

aims = Was die Klasse danach kann
aim-1 = Alle erkennen an einer geraden oder ungeraden Anzahl Einzelsteine, wer den letzten nimmt.
aim-2 = Alle gewinnen mit zwei Haufen, indem sie jeden Zug nachmachen.
aim-3 = Alle zerlegen jeden Haufen in Blöcke aus 1, 2, 4 und 8.
aim-4 = Alle finden einen Gewinnzug oder sehen, dass es keinen gibt.
aim-5 = Alle begründen, warum ihr Zug gegen jede Antwort gewinnt.

## Der Ablauf als Tabelle

plan = Eine Schulstunde von 45 Minuten
minutes-column = Minuten
phase-column = Was die Klasse tut
together = insgesamt
plan-play = Je zwei spielen an einem Gerät. Noch erklärt niemand etwas.
plan-singles = Das Ende der Partie: Einzelsteine. Danach ein Gespräch über Frage 3.
plan-copy = Zwei Haufen: jeden Zug nachmachen. Danach ein Gespräch über Frage 5.
plan-blocks = Paare von Haufen, dann Blöcke. Danach ein Gespräch über Frage 9.
plan-partners = Jeder Block braucht einen Partner. Danach ein Gespräch über Frage 11.
plan-alone = Alle spielen gegen den Computer, ohne Hilfe.
plan-ticket = Alle beantworten die Abschlussfragen schriftlich.
one-step = Schritt { $step }
steps-from-to = Schritte { $first }–{ $last }

## Die Schritte, jeder mit seiner Frage und der Antwort

steps = Die Schritte, und nach jedem eine Frage
minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
answer = Antwort
question-1 = Hundert Einzelsteine sind übrig. Willst du beginnen?
answer-1 = Hundert ist gerade: Wenn du beginnst, nimmt die andere Seite den letzten Stein. Beginne, wenn der letzte Stein verliert, und beginne nicht, wenn er gewinnt.
question-2 = Warum kannst du wählen, wer den letzten Stein bekommt, und der Computer nicht?
answer-2 = Du wählst, ob du eine gerade oder eine ungerade Anzahl Einzelsteine übrig lässt. Danach nehmen alle einen Stein pro Zug, und niemand kann mehr wählen.
question-3 = Woran siehst du, wer gewinnt, ohne zu spielen?
answer-3 = Zähl nach. Gibt es nur Einzelsteine, kommt es darauf an, ob ihre Anzahl gerade oder ungerade ist. Liegt ein größerer Haufen daneben, kann gewinnen, wer am Zug ist.
question-4 = Warum findet man beim Nachmachen immer eine Antwort?
answer-4 = Vor jedem Zug sind die Haufen gleich groß. Was die andere Seite von einem Haufen nimmt, liegt im anderen Haufen noch da.
question-5 = Wann hörst du mit dem Nachmachen auf, wenn der letzte Stein verliert? Und wenn er gewinnt?
answer-5 = Wenn der letzte Stein verliert, hörst du auf, sobald die andere Seite von einem Haufen nur einen Stein oder keinen übrig lässt. Dann lässt du einen Einzelstein übrig. Wenn der letzte Stein gewinnt, hörst du nie auf.
question-6 = In welchen Stellungen mit zwei Haufen gewinnt kein Zug?
answer-6 = Kein Zug gewinnt, wenn die Haufen gleich groß sind. Es gibt eine Ausnahme: Wenn der letzte Stein verliert, gewinnt bei zwei Einzelsteinen, wer am Zug ist.
question-7 = Warum findet man immer eine Antwort, wenn man nur Paare übrig lässt?
answer-7 = Jeder Zug ändert einen Haufen, und sein Partner ist noch da. Derselbe Zug beim Partner macht beide wieder zu einem Paar.
question-8 = Was ging mit zwei 3er-Blöcken in einem Haufen schief?
answer-8 = Der Computer nimmt den ganzen 6er-Haufen in einem Zug. Übrig bleiben zwei 3er-Haufen, und die sind ein Paar. Also müssen die Blöcke eines Haufens verschieden sein.
question-9 = Lässt sich jeder Haufen so zerlegen, egal wie groß er ist? Auf wie viele Arten?
answer-9 = Ja, und zwar auf genau eine Art. Trenn immer wieder den größten Block ab, der passt.
question-10 = Gibt es einen Zug, bei dem alle Paare erhalten bleiben?
answer-10 = Nein. Ein Zug ändert die Blöcke in einem Haufen, und deren Partner liegen in anderen Haufen.
question-11 = Von welchem Haufen nimmst du, und warum von diesem?
answer-11 = Nimm von einem Haufen, der den größten Block ohne Partner hat. Ohne diesen Block kann der Haufen noch jeden kleineren Block behalten, der gebraucht wird.
question-12 = Sag die ganze Strategie in einem Satz.

## Drei Niveaus

levels = Drei Niveaus
about-boards = Die Schritte 3, 6, 9 und 11 sind Übungen, jedes Mal mit neuen Stellungen. Zuerst gibt es Hilfe. Sie verschwindet, wenn die Antworten stimmen. Ein Rätsel hat Tipps.
level-1 = Niveau 1: Einzelsteine und zwei Haufen
whom-1 = Für alle, die Nim noch nicht kennen. Es genügt, bis 15 zählen zu können.
level-2 = Niveau 2: Blöcke und Partner
whom-2 = Für alle, die Niveau 1 kennen und 1, 2, 4 und 8 im Kopf zusammenzählen können.
level-3 = Niveau 3: Höchstzahl, Grundy-Werte, Binärzahlen und Beweis
whom-3 = Für alle, die Niveau 2 kennen und mit Rest teilen können.
without-help = ohne Tipps

## Der Link für die Klasse

pupils = Ein Link für die Klasse
about-pupils = Wer diesen Link öffnet, beginnt mit dieser Partie, jedes Mal bei der ersten Stellung. Ohne Tipps zeigt die Seite erst nach dem Ende, welche Züge gewinnen.
hints = Tipps
hints-on = An
hints-off = Aus
open = Partie öffnen

## Drei kurze Fragen zum Schluss

ticket = Abschlussfragen
about-ticket = Der letzte Stein verliert, und du bist am Zug. Antworte auf Papier.
ticket-1 = Kannst du gewinnen? Nenn den Grund.
ticket-2 = Welcher Zug gewinnt? Nenn den Grund.
ticket-3 = Zerleg die Haufen in Blöcke. Welcher Zug gewinnt? Nenn den Grund.

## Die Blätter zum Drucken

sheets = Was du drucken kannst
