### Lektionen 4 und 5: Reparieren und Trennen, die beiden Hälften von Boutons Beweis.

## Reparieren

repair-name = Reparieren
repair-promise = Gib jedem Block in einem Zug einen Partner.
repair-moral = Hat ein Block keinen Partner, kannst du die Stellung in einem Zug reparieren. Nimm von einem Haufen, der den größten Block ohne Partner hat.

## Reparieren: Gib jedem Block einen Partner

give-every-block-a-partner = Gib jedem Block einen Partner
give-every-block-a-partner-ask = Die Haufen: { $heaps }. Blöcke ohne Partner: { $unpaired }. Wähle Steine und schau auf die Blöcke. Nimm dann so von einem Haufen, dass jeder Block einen Partner hat.
give-every-block-a-partner-right = Du lässt { $then-heaps } übrig. Jetzt hat jeder Block einen Partner. Das nennen wir: die Stellung reparieren.

## Reparieren: Welcher Haufen?

which-heap = Welcher Haufen?
which-heap-ask = Die Haufen: { $heaps }. Der größte Block ohne Partner ist ein { $top }er-Block. Von welchem Haufen musst du nehmen?
which-heap-answer-1 = Haufen A
which-heap-answer-2 = Haufen B
which-heap-miss-2 = Haufen B hat keinen { $top }er-Block. Damit dort einer entsteht, musst du von einem größeren Block nehmen. Dann bleibt dessen Partner allein. Schau auf Haufen A.
which-heap-answer-3 = Haufen C
which-heap-miss-3 = Haufen C ist der größte Haufen, hat aber keinen { $top }er-Block. Damit dort einer entsteht, musst du von einem größeren Block nehmen. Dann bleibt dessen Partner allein. Schau auf Haufen A.
which-heap-right = Haufen { $heap }. Hier hat der kleinste Haufen den { $top }er-Block ohne Partner.

## Reparieren: Repariere die Stellung

repair-the-board = Repariere die Stellung
repair-the-board-ask = Die Haufen: { $heaps }. Nimm so vom { $top }er-Block in Haufen { $heap }, dass jeder Block einen Partner hat.
repair-the-board-right = Haufen { $heap } hat jetzt { $keeps } statt { $held }. Der { $top }er-Block ist weg. Jeder neue Block hat einen Partner.

## Reparieren: Gibt es so einen Haufen immer?

is-there-always-such-a-heap = Gibt es so einen Haufen immer?
is-there-always-such-a-heap-ask = Hier hat ein { $top }er-Block keinen Partner. Denk jetzt an irgendeine Stellung und darin an den größten Block ohne Partner. Wie viele Haufen haben einen Block dieser Größe?
is-there-always-such-a-heap-answer-1 = Eine gerade Anzahl
is-there-always-such-a-heap-miss-1 = Dann fände jeder dieser Blöcke einen Partner, immer zwei und zwei.
is-there-always-such-a-heap-answer-2 = Eine ungerade Anzahl, also mindestens einer
is-there-always-such-a-heap-answer-3 = Vielleicht keiner
is-there-always-such-a-heap-miss-3 = Dann gäbe es keinen Block dieser Größe. Also wäre auch keiner ohne Partner.
is-there-always-such-a-heap-right = Eine ungerade Anzahl. Jedes Paar verbraucht zwei Blöcke, und ein Block bleibt übrig. Also hat immer irgendein Haufen den größten Block ohne Partner.

## Reparieren: Wird der Haufen kleiner?

does-the-heap-get-smaller = Wird der Haufen kleiner?
does-the-heap-get-smaller-ask = Aus Haufen { $heap } mit { $held } muss einer mit { $keeps } werden. Sein { $top }er-Block verschwindet, und kleinere Blöcke kommen dazu. Warum wird der Haufen dabei immer kleiner?
does-the-heap-get-smaller-answer-1 = Ein Block ist größer als alle kleineren zusammen
does-the-heap-get-smaller-answer-2 = Der Haufen ist der größte
does-the-heap-get-smaller-miss-2 = Die Haufen sind { $heaps }, und hier ist Haufen { $heap } der kleinste. Sieh dir den Zug an.
does-the-heap-get-smaller-answer-3 = Er kann auch wachsen
does-the-heap-get-smaller-miss-3 = Kein Haufen wächst: Mit jedem Zug geht mindestens ein Stein weg. Sieh dir den Zug an.
does-the-heap-get-smaller-right = Hier ist { $top } mehr als { $keeps }. Die kleineren Blöcke sind zusammen nie so groß wie der Block, der verschwindet. Also kannst du die Stellung immer reparieren. Das ist die erste Hälfte des Beweises.

## Reparieren: Jetzt du

now-you = Jetzt du
now-you-ask = Die Haufen: { $heaps }. Blöcke ohne Partner: { $unpaired }. Repariere die Stellung.
now-you-right = Du lässt { $then-heaps } übrig. Haufen { $heap } hat jetzt { $keeps } statt { $held }.

## Reparieren: Repariere im Kopf

repair-in-your-head = Repariere im Kopf
repair-in-your-head-ask = Die Haufen: { $heaps }. Diesmal siehst du die Blöcke nicht. Zerlege, verbinde und repariere.
repair-in-your-head-right = Du lässt { $then-heaps } übrig. Der größte Block ohne Partner war der { $top }er-Block in Haufen { $heap }.

## Trennen

breaking-name = Trennen
breaking-promise = Sieh, warum der Computer ein Paar trennen muss.
breaking-moral = Reparierst du die Stellung, muss der Computer ein Paar trennen. Repariere immer wieder, bis das Spielfeld leer ist. Dann hast du den letzten Stein genommen.

## Trennen: Versuch, die Paare zu behalten

try-to-keep-the-pairs = Behalte die Paare
try-to-keep-the-pairs-ask = Die Haufen: { $heaps }. Jeder Block hat einen Partner. Mach irgendeinen Zug und schau auf die Blöcke.
try-to-keep-the-pairs-right = Ohne Partner nach deinem Zug: { $then-unpaired }. Der Computer repariert die Stellung sofort.

## Trennen: Können alle Paare bleiben?

can-every-block-keep-its-partner = Können alle Paare bleiben?
can-every-block-keep-its-partner-ask = Die Haufen: { $heaps }. Jeder Block hat einen Partner. Gibt es einen Zug, nach dem noch immer jeder Block einen Partner hat?
can-every-block-keep-its-partner-answer-1 = Ja, einen der { $moves } Züge
can-every-block-keep-its-partner-miss-1 = Nach jedem der { $moves } Züge ist ein Block ohne Partner. Sieh dir einen davon und die Antwort darauf an.
can-every-block-keep-its-partner-answer-2 = Nein, keinen der { $moves } Züge
can-every-block-keep-its-partner-right = Nach jedem der { $moves } Züge ist ein Block ohne Partner.

## Trennen: Warum wird ein Paar getrennt?

why-must-a-pair-break = Warum trennt jeder Zug ein Paar?
why-must-a-pair-break-ask = Die Haufen: { $heaps }. Warum ist nach jedem Zug ein Block ohne Partner?
why-must-a-pair-break-answer-1 = Danach sind es weniger Steine
why-must-a-pair-break-miss-1 = Auch weniger Steine können Paare bilden. Schau auf die Blöcke.
why-must-a-pair-break-answer-2 = Nur ein Haufen ändert sich, aber nicht die Partner seiner Blöcke
why-must-a-pair-break-answer-3 = Die Haufen sind verschieden groß
why-must-a-pair-break-miss-3 = Auch bei zwei gleichen Haufen trennt jeder Zug ein Paar. Schau auf die Blöcke.
why-must-a-pair-break-right = Ein Zug ändert nur die Blöcke eines Haufens. Ihre Partner liegen in anderen Haufen und bleiben, wie sie sind. Also ist danach mindestens ein Block ohne Partner.

## Trennen: Das leere Spielfeld

the-empty-board = Das leere Spielfeld
the-empty-board-ask = Alle Steine sind weg. Stimmt es, dass auf dem leeren Spielfeld kein Block ohne Partner ist?
the-empty-board-answer-1 = Ja
the-empty-board-answer-2 = Nein
the-empty-board-miss-2 = Auf dem leeren Spielfeld liegt kein Block, also auch keiner ohne Partner.
the-empty-board-right = Ja. Auf dem leeren Spielfeld liegt gar kein Block. Und wer es übrig lässt, hat den letzten Stein genommen.

## Trennen: Setz alles zusammen

put-the-steps-together = Setz alles zusammen
put-the-steps-together-ask = Du lässt eine Stellung übrig, in der jeder Block einen Partner hat. Der Computer muss ein Paar trennen. Dann reparierst du, und so weiter. Wer nimmt den letzten Stein?
put-the-steps-together-answer-1 = Ich
put-the-steps-together-answer-2 = Der Computer
put-the-steps-together-miss-2 = Nach jedem Zug des Computers ist ein Block ohne Partner. Auf dem leeren Spielfeld ist keiner. Also kannst nur du das leere Spielfeld übrig lassen.
put-the-steps-together-answer-3 = Das hängt von den Haufen ab
put-the-steps-together-miss-3 = Mit jedem Zug gehen Steine weg, also ist das Spielfeld am Ende leer. Dort ist kein Block ohne Partner, und solche Stellungen lässt nur du übrig.
put-the-steps-together-right = Du. Auf dem leeren Spielfeld ist kein Block ohne Partner, und solche Stellungen lässt nur du übrig.

## Trennen: Der Beweis in drei Zeilen

the-proof-in-three-lines = Der Beweis in drei Zeilen
the-proof-in-three-lines-ask =
    Reparieren: Ist ein Block ohne Partner, dann gibt ein Zug jedem Block einen Partner.
    Trennen: Hat jeder Block einen Partner, dann ist nach jedem Zug ein Block ohne Partner.
    Ende: Auf dem leeren Spielfeld ist kein Block ohne Partner.
    Repariere also einmal, dann kannst du in jedem Zug reparieren, bis du den letzten Stein nimmst. Charles Bouton hat das bewiesen.

## Trennen: Repariere bis zum Ende

repair-to-the-end = Repariere bis zum Ende
repair-to-the-end-ask = Die Haufen: { $heaps }. Der letzte Stein gewinnt, und du beginnst. Repariere die Stellung in jedem Zug, bis du gewinnst.
repair-to-the-end-right = Du hast gewonnen. Du hast die Stellung jedes Mal repariert, und der Computer musste jedes Mal ein Paar trennen.
