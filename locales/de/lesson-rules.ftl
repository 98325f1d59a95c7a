### Lektionen 8 und 9: Der letzte Stein verliert, und ein Zug hat eine Höchstzahl.

## Wenn der letzte Stein verliert

misere-name = Wenn der letzte Stein verliert
misere-promise = Gewinne auch nach der anderen Regel: Misère.
misere-moral = Bei Misère reparierst du die Stellung wie immer. Kannst du aber so ziehen, dass nur Einzelsteine bleiben, dann lass eine ungerade Anzahl übrig.

## Wenn der letzte Stein verliert: Einzelsteine

single-stones = Einzelsteine
single-stones-ask = Jetzt verliert, wer den letzten Stein nimmt. Diese Regel heißt Misère. Die Haufen: { $heaps }. Wer gewinnt?
single-stones-answer-1 = Wer am Zug ist
single-stones-miss-1 = In jedem Zug wird ein Stein genommen. Schau: Wer am Zug ist, nimmt auch den letzten der { $stones } Steine.
single-stones-answer-2 = Die andere Seite
single-stones-right = Die andere Seite. In jedem Zug wird ein Stein genommen, und { $stones } ist ungerade. Wer den ersten Stein nimmt, nimmt darum auch den letzten.

## Wenn der letzte Stein verliert: Zuerst das Normalspiel

first-the-normal-rule = Zuerst das Normalspiel
first-the-normal-rule-ask = Die Haufen: { $heaps }. Der letzte Stein gewinnt. Finde den Gewinnzug.
first-the-normal-rule-right = Du lässt { $then-heaps } übrig. Jeder Block hat einen Partner, also nimmst du am Ende den letzten Stein.

## Wenn der letzte Stein verliert: Jetzt Misère

now-misere = Jetzt Misère
now-misere-ask = Die Haufen sind wieder { $heaps }. Aber jetzt verliert der letzte Stein. Finde den Gewinnzug.
now-misere-right = Du lässt { $then-heaps } übrig: eine ungerade Anzahl Einzelsteine. Der Computer muss den letzten nehmen.

## Wenn der letzte Stein verliert: Ein großer Haufen

one-large-heap = Ein großer Haufen
one-large-heap-ask = Die Haufen: { $heaps }. Der letzte Stein verliert. Was lässt du übrig?
one-large-heap-right = Du lässt { $then-heaps } übrig. Das ist wieder eine ungerade Anzahl Einzelsteine: nur einer.

## Wenn der letzte Stein verliert: Wo ist der Unterschied?

where-is-the-difference = Wo ist der Unterschied?
where-is-the-difference-ask = Wann ziehst du bei Misère anders als im Normalspiel?
where-is-the-difference-answer-1 = In jeder Stellung
where-is-the-difference-miss-1 = Solange mindestens zwei Haufen mehr als einen Stein haben, reparierst du wie immer. Schau, was hier anders ist.
where-is-the-difference-answer-2 = Wenn nach meinem Zug nur noch Einzelsteine bleiben können
where-is-the-difference-answer-3 = Nie
where-is-the-difference-miss-3 = Bei den Haufen { $heaps } ziehst du anders. Schau.
where-is-the-difference-right = Nur dann. Bei Misère lässt du eine ungerade Anzahl Einzelsteine übrig, im Normalspiel eine gerade. Bis dahin reparierst du wie immer.

## Wenn der letzte Stein verliert: Früh in der Partie

early-in-the-game = Früh in der Partie
early-in-the-game-ask = Die Haufen: { $heaps }. Der letzte Stein verliert. Finde den Gewinnzug.
early-in-the-game-right = Du lässt { $then-heaps } übrig. Jeder Block hat einen Partner. Derselbe Zug gewinnt auch im Normalspiel.

## Wenn der letzte Stein verliert: Deine eigene Misère-Partie

your-own-misere-game = Deine Misère-Partie
your-own-misere-game-ask = Die Haufen: { $heaps }. Du beginnst. Repariere die Stellung und lass am Ende eine ungerade Anzahl Einzelsteine übrig. Gewinne, dann ist die Lektion fertig.
your-own-misere-game-right = Du hast gewonnen. Der Computer musste den letzten Stein nehmen.

## Höchstzahl und Rest

limits-name = Höchstzahl und Rest
limits-promise = Gewinne, wenn man pro Zug nur wenige Steine nehmen darf.
limits-moral = Darf man pro Zug höchstens k Steine nehmen, dann teile jeden Haufen durch k + 1. Nur die Reste zählen. Zerlege die Reste in Blöcke und spiel wie bisher.

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
two-heaps-ask = Die Haufen: { $heaps }, mit höchstens { $limit } pro Zug. Ihre Reste: { $counts }. Zerlege die Reste in Blöcke und repariere die Stellung.
two-heaps-right = Du lässt { $then-heaps } übrig. Die Reste sind jetzt { $then-counts }, also hat jeder Block einen Partner.

## Höchstzahl und Rest: So viele Steine

n-stones = { $stones } Steine
n-stones-ask = Es gibt einen Haufen mit { $stones } Steinen. Pro Zug darf man höchstens { $limit } nehmen, und der letzte Stein verliert. Willst du beginnen?
n-stones-answer-1 = Ja
n-stones-miss-1 = Schau: Der Computer ergänzt deinen Zug auf { $period }.
n-stones-answer-2 = Nein
n-stones-right = Lass den Computer beginnen. Bei Haufen mit { $lost } Steinen verliert, wer am Zug ist. Jede dieser Zahlen ist 1 mehr als ein Vielfaches von { $period }.

## Höchstzahl und Rest: Deine eigene Partie mit Höchstzahl

your-own-game-with-a-limit = Deine eigene Partie
your-own-game-with-a-limit-ask = Hier sind { $stones } Steine, und pro Zug darf man höchstens { $limit } nehmen. Der Computer beginnt. Gewinne, dann ist die Lektion fertig.
your-own-game-with-a-limit-right = Du hast gewonnen. Nach jedem deiner Züge blieb 1 mehr als ein Vielfaches von { $period }, und am Ende ein Stein.
