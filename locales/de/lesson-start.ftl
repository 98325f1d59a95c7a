### Lektionen 1 und 2: zuerst verlieren, dann nachmachen.

## Spiel zuerst

play-first-name = Erst einmal spielen
play-first-promise = Verliere gegen einen perfekten Computer und sieh, warum.
play-first-moral = In jeder Stellung kann eine Seite immer gewinnen: wer am Zug ist oder die andere Seite. Lass also Stellungen übrig, in denen verliert, wer am Zug ist.

## Spiel zuerst: Spiel eine Partie

play-a-game = Spiel eine Partie
play-a-game-ask = Du beginnst. Nimm einen oder mehrere Steine von einem Haufen. Drück auf einen Stein, um ihn und alle darüber zu wählen, und dann auf „Nehmen“. Wer den letzten Stein nimmt, gewinnt.
play-a-game-right = Du hast verloren, aber nicht, weil du Pech hattest. Der Computer rät nie. Bald spielst du wie er.

## Spiel zuerst: Was hat die Partie entschieden?

what-decided-the-game = Was hat die Partie entschieden?
what-decided-the-game-ask = Hier sind noch einmal dieselben Haufen: { $heaps }. Du hast begonnen und verloren. Was hat die Partie entschieden?
what-decided-the-game-answer-1 = Das Glück
what-decided-the-game-miss-1 = Nim hat keine Würfel und keine verdeckten Karten. Schau aufs Spielfeld: Der Computer hat eine Antwort.
what-decided-the-game-answer-2 = Mein erster Zug war ein Fehler
what-decided-the-game-miss-2 = Hier verlieren alle { $moves } ersten Züge. Sieh dir die Antwort auf einen davon an.
what-decided-the-game-answer-3 = Die Stellung: Wer beginnt, verliert
what-decided-the-game-right = Der Computer hat auf jeden der { $moves } ersten Züge eine Antwort. In jeder Stellung kann eine Seite immer gewinnen: wer am Zug ist oder die andere Seite. Du lernst noch, welche.

## Spiel zuerst: Jetzt kannst du gewinnen

now-you-can-win = Jetzt kannst du gewinnen
now-you-can-win-ask = Die Haufen: { $heaps }. Du bist am Zug. Der letzte Stein gewinnt. Finde den Zug, auf den der Computer keine gute Antwort hat.
now-you-can-win-right = Du lässt { $then-heaps } übrig. Der Computer muss einen Stein nehmen, und du nimmst den letzten.

## Spiel zuerst: Wer gewinnt hier?

who-wins-here = Wer gewinnt hier?
who-wins-here-ask = Es gibt zwei Haufen mit je einem Stein. Wer nimmt den letzten Stein?
who-wins-here-answer-1 = Wer am Zug ist
who-wins-here-miss-1 = Schau: Ein Stein bleibt, und den nimmt die andere Seite.
who-wins-here-answer-2 = Die andere Seite
who-wins-here-right = Die andere Seite. Diese Stellung lässt du also gern übrig und bekommst sie ungern. Bei Nim gewinnst du durch das, was du übrig lässt.

## Nachmachen

copying-name = Nachmachen
copying-promise = Gewinne jedes Mal mit zwei gleichen Haufen.
copying-moral = Lass zwei gleiche Haufen übrig. Mach dann jeden Zug nach: Nimm vom anderen Haufen so viele Steine wie dein Gegenüber.

## Nachmachen: Zwei gleiche Haufen

two-equal-heaps = Zwei gleiche Haufen
two-equal-heaps-ask = Es gibt zwei Haufen mit je { $size-a } Steinen. Der letzte Stein gewinnt. Willst du beginnen?
two-equal-heaps-answer-1 = Ja
two-equal-heaps-miss-1 = Schau: Der Computer macht deinen Zug im anderen Haufen nach.
two-equal-heaps-answer-2 = Nein
two-equal-heaps-right = Lass den Computer beginnen. Mach jeden Zug im anderen Haufen nach. So hast du immer eine Antwort.

## Nachmachen: Deine Antwort

your-answer = Deine Antwort
your-answer-ask = Die Haufen waren gleich. Dann hat der Computer Steine von Haufen B genommen. Jetzt sind es { $heaps }. Was ist deine Antwort?
your-answer-right = Die Haufen sind wieder gleich: { $then-heaps }. Du hast den Zug des Computers nachgemacht.

## Nachmachen: Warum Nachmachen klappt

why-copying-works = Warum Nachmachen klappt
why-copying-works-ask = Es gibt zwei Haufen mit je { $size-a } Steinen. Warum kannst du den Zug des Computers immer nachmachen?
why-copying-works-answer-1 = Der andere Haufen hat noch genug Steine
why-copying-works-answer-2 = Wer nachmacht, hat mehr Steine
why-copying-works-miss-2 = Die Steine gehören niemandem: Beide nehmen von denselben { $stones }. Sieh dir das Nachmachen an.
why-copying-works-answer-3 = Wer nachmacht, denkt weiter voraus
why-copying-works-miss-3 = Du musst nicht vorausdenken: Nachmachen reicht. Schau.
why-copying-works-right = Nach jedem Nachmachen sind die Haufen wieder gleich. Darum nimmt, wer nachmacht, auch den letzten Stein.

## Nachmachen: Nachmachen bis zum Ende

copy-to-the-end = Nachmachen bis zum Ende
copy-to-the-end-ask = Es gibt zwei Haufen mit je { $size-a } Steinen, und der Computer beginnt. Gewinne durch Nachmachen.
copy-to-the-end-right = Du hast den letzten Stein genommen. Mit zwei gleichen Haufen klappt Nachmachen immer, wenn der letzte Stein gewinnt.

## Nachmachen: Mach die Haufen gleich

make-the-heaps-equal = Mach die Haufen gleich
make-the-heaps-equal-ask = Die Haufen: { $heaps }. Du bist am Zug. Was lässt du übrig?
make-the-heaps-equal-right = Du lässt zwei gleiche Haufen übrig: { $then-heaps }. Gleiche Haufen heißen Partner. Ab jetzt machst du nach.
