### Eine Höchstzahl pro Zug, und Reste.

## Höchstzahl und Rest: Höchstens so viele pro Zug

at-most-n-a-turn = Höchstens { $limit } pro Zug
at-most-n-a-turn-ask = Es gibt einen Haufen mit { $stones } { -Steinen }. Pro Zug darf man höchstens { $limit } nehmen. { -Der-letzte } { -Stein } gewinnt. Wer gewinnt?
player-to-move = Wer am Zug ist
at-most-n-a-turn-miss-1 = Schau: Was du auch nimmst, die andere Seite nimmt alles, was noch da ist.
other-player = Die andere Seite
at-most-n-a-turn-right = Die andere Seite gewinnt: Sie kann jeden deiner Züge auf { $period } { -Steine } ergänzen.

## Höchstzahl und Rest: Nimm den Rest

take-the-rest = Nimm, was zu viel ist
take-the-rest-ask = Es gibt einen Haufen mit { $stones } { -Steinen }. Pro Zug darf man höchstens { $limit } nehmen. { -Der-letzte } { -Stein } gewinnt. Was lässt du übrig?
take-the-rest-right = Du hast { $then-heaps } übrig gelassen, ein Vielfaches von { $period }. Antworte jetzt auf jeden Zug so, dass ihr zusammen { $period } { -Steine } nehmt.

## Höchstzahl und Rest: Nur der Rest zählt

only-the-remainder-counts = Nur der Rest zählt
only-the-remainder-counts-ask = Hat ein Haufen { $period } oder mehr { -Steine }, kann man auf jeden Zug so antworten, dass beide zusammen { $period } { -Steine } nehmen. Darum zählt nur der Rest. Teil { $size-a } durch { $period }. Wie groß ist der Rest?
only-the-remainder-counts-right = Der Rest ist { $counts-a }. Ein Haufen mit { $size-a } { -Steinen } spielt sich wie ein Haufen mit { $counts-a }.
only-the-remainder-counts-wrong = Zieh { $period } so oft von { $size-a } ab, wie du kannst. Was bleibt?

## Höchstzahl und Rest: Zwei Haufen

two-heaps = Zwei Haufen
two-heaps-ask = Die Haufen: { $heaps }. Pro Zug darf man höchstens { $limit } nehmen. Die Reste der Haufen: { $counts }. Zerleg die Reste in Blöcke und gib jedem Block einen Partner.
two-heaps-right = Du hast { $then-heaps } übrig gelassen. Die Reste sind jetzt { $then-counts }, also hat jeder Block einen Partner.

## Höchstzahl und Rest: So viele Steine

n-stones = { $stones } { -Steine }
n-stones-ask = Es gibt einen Haufen mit { $stones } { -Steinen }. Pro Zug darf man höchstens { $limit } nehmen. { -Der-letzte } { -Stein } verliert. Willst du beginnen?
n-stones-answer-1 = Ja
n-stones-miss-1 = Schau: Du und der Computer nehmt zusammen immer { $period } { -Steine }.
n-stones-answer-2 = Nein
n-stones-right = Lass den Computer beginnen. Bei { $lost } { -Steinen } verliert, wer am Zug ist. Jede dieser Zahlen ist 1 mehr als ein Vielfaches von { $period }.

## Höchstzahl und Rest: Deine eigene Partie mit Höchstzahl

your-own-game-with-a-limit-ask = Es gibt { $stones } { -Steine }, und pro Zug darf man höchstens { $limit } nehmen. Der Computer beginnt. Gewinne, dann ist die Lektion fertig.
your-own-game-with-a-limit-right = Du hast gewonnen. Du hast jedes Mal 1 mehr als ein Vielfaches von { $period } übrig gelassen, und am Ende { -einen } { -Stein }.
