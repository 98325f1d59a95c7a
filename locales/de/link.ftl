### Was an einem Link oder an einer Partie als Text nicht stimmt. Wörter, die in Links stehen, werden nicht übersetzt.

not-opened = Dieser Link ließ sich nicht öffnen.
too-long = Der Link ist zu lang für eine Partie.
no-such-screen = Die Seite „{ $screen }“ gibt es hier nicht.
ignored = Diese Seite verwendet „{ $key }“ hier nicht und hat diesen Teil des Links übergangen.
unknown-screen = „screen“ ist „{ $text }“. Diese Seite hat diesen Teil übergangen. Schreib big oder lass „screen“ weg.
repeated = „{ $key }“ steht mehr als einmal da. Lass es nur einmal stehen.
not-text = Die Zeichen nach „{ $key }“ ergeben keinen Text.
not-a-move = Zug { $number } ist „{ $text }“. Schreib jeden Zug als Haufen und Zahl, zum Beispiel B3.
illegal-move = Zug { $number }, „{ $made }“, ist gegen die Regeln.
unknown-word = „{ $key }“ ist „{ $text }“. Schreib { $words }.
not-a-take = „take“ ist „{ $text }“. Schreib eine ganze Zahl von 1 bis { $most } oder mehrere, zum Beispiel 1,3,4.
no-computer = Eine Partie per Link ist für zwei Personen. Schreib human bei „one“ und „two“.
not-a-move-number = „at“ ist „{ $text }“. Schreib die Nummer eines Zugs, zum Beispiel 3.
not-names = „names“ ist „{ $text }“. Schreib einen Namen oder zwei mit einem Komma dazwischen.
cut = { $text }…
