### Eine Höchstzahl pro Zug, und Reste.

## Höchstzahl und Rest: Höchstens so viele pro Zug

at-most-n-a-turn = Höchstens { $limit } pro Zug
at-most-n-a-turn-ask = Es gibt einen Haufen mit { $stones } Steinen. Pro Zug darf man höchstens { $limit } nehmen, und der letzte Stein gewinnt. Wer gewinnt?
at-most-n-a-turn-answer-1 = Wer am Zug ist
at-most-n-a-turn-miss-1 = Schau: Nach jedem ersten Zug nimmt die andere Seite alles, was noch da ist.
at-most-n-a-turn-answer-2 = Die andere Seite
at-most-n-a-turn-right = Die andere Seite. Auf jeden Zug gibt es eine Antwort, mit der zusammen { $period } Steine weg sind.

## Höchstzahl und Rest: Nimm den Rest

take-the-rest = Nimm den Rest
take-the-rest-ask = Es gibt einen Haufen mit { $stones } Steinen. Pro Zug darf man höchstens { $limit } nehmen, und der letzte Stein gewinnt. Was lässt du übrig?
take-the-rest-right = Du lässt { $then-heaps } übrig, ein Vielfaches von { $period }. Antworte auf jeden Zug so, dass zusammen { $period } Steine weg sind.

## Höchstzahl und Rest: Nur der Rest zählt

only-the-remainder-counts = Nur der Rest zählt
only-the-remainder-counts-ask = Ein Zug und die Antwort können zusammen { $period } ergeben, also zählt nur der Rest. Teile { $size-a } durch { $period }. Wie groß ist der Rest?
only-the-remainder-counts-right = Der Rest ist { $counts-a }. Ein Haufen mit { $size-a } spielt sich wie ein Haufen mit { $counts-a }.
only-the-remainder-counts-wrong = Zieh { $period } so oft von { $size-a } ab, wie du kannst. Was bleibt?

## Höchstzahl und Rest: Zwei Haufen

two-heaps = Zwei Haufen
two-heaps-ask = Die Haufen: { $heaps }, mit höchstens { $limit } pro Zug. Ihre Reste: { $counts }. Zerlege die Reste in Blöcke und zieh so, dass jeder Block einen Partner hat.
two-heaps-right = Du lässt { $then-heaps } übrig. Die Reste sind jetzt { $then-counts }, also hat jeder Block einen Partner.

## Höchstzahl und Rest: So viele Steine

n-stones = { $stones } Steine
n-stones-ask = Es gibt einen Haufen mit { $stones } Steinen. Pro Zug darf man höchstens { $limit } nehmen, und der letzte Stein verliert. Willst du beginnen?
n-stones-answer-1 = Ja
n-stones-miss-1 = Schau: Der Computer ergänzt deinen Zug auf { $period }.
n-stones-answer-2 = Nein
n-stones-right = Lass den Computer beginnen. Bei Haufen mit { $lost } Steinen verliert, wer am Zug ist. Jede dieser Zahlen ist 1 mehr als ein Vielfaches von { $period }.

## Höchstzahl und Rest: Deine eigene Partie mit Höchstzahl

your-own-game-with-a-limit-ask = Hier sind { $stones } Steine, und pro Zug darf man höchstens { $limit } nehmen. Der Computer beginnt. Gewinne, dann ist die Lektion fertig.
your-own-game-with-a-limit-right = Du hast gewonnen. Nach jedem deiner Züge blieb 1 mehr als ein Vielfaches von { $period }, und am Ende ein Stein.
