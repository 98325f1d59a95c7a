### Der ganze Beweis, zum Lesen und Drucken, mit drei Aufgaben.

heading = Warum die Nim-Summe entscheidet
open = Der Beweis auf einer Seite

## Die Behauptung

claim-heading = Die Behauptung
nim-sum = Schreib die Haufen als Binärzahlen untereinander. Die Nim-Summe hat eine 1 unter jeder Spalte mit einer ungeraden Zahl von Einsen und eine 0 unter jeder anderen Spalte.
claim = Der letzte Stein gewinnt. Dann verliert, wer am Zug ist, wenn die Nim-Summe 0 ist, und gewinnt bei jeder anderen Zahl.

## Ihre drei Teile

parts-heading = Der Beweis in drei Teilen
end = Das Ende. Wenn keine Steine mehr da sind, ist die Nim-Summe 0. Wer am Zug ist, hat verloren, denn die andere Seite hat den letzten Stein genommen.
away = Von 0 führt jeder Zug weg. Ein Zug ändert einen Haufen, also mindestens eine Ziffer dieses Haufens. In der Spalte dieser Ziffer war die Zahl der Einsen gerade, und jetzt ist sie ungerade. Also ist die Nim-Summe nicht 0.
back = Von jeder anderen Zahl führt ein Zug zu 0. Nimm die 1 ganz links in der Nim-Summe. Ihre Spalte hat eine ungerade Zahl von Einsen, also hat dort ein Haufen eine 1. Ändere in diesem Haufen jede Ziffer, die über einer 1 der Nim-Summe steht. Die erste dieser Ziffern von links wird von 1 zu 0. Der Haufen wird also kleiner, und das kann ein Zug. Jetzt hat jede Spalte eine gerade Zahl von Einsen.
together = Wer eine andere Zahl bekommt, kann also 0 übrig lassen, und die andere Seite kann darauf nie mit 0 antworten. Jeder Zug nimmt Steine, also endet die Partie. Das leere Spielfeld hat die Nim-Summe 0. Also nimmt den letzten Stein, wer immer 0 übrig lässt.

## Eine Stellung, auf der der Zug ausgerechnet wird

example-heading = Ein Beispiel
example-sum = Die Haufen sind { $heaps }. Als Binärzahlen ist ihre Nim-Summe { $equation }. Die 1 ganz links steht für { $top }. Haufen { $heap } hat dort eine 1.
example-move = Ändere in diesem Haufen die Ziffern über den Einsen der Nim-Summe: { $repair }. Von { $held } Steinen bleiben { $keeps }. Der Gewinnzug nimmt also { $take } von Haufen { $heap }.

## Wenn der letzte Stein verliert

misere-heading = Wenn der letzte Stein verliert
misere = Spiel so, als würde der letzte Stein gewinnen, bis dein Zug nur noch Einzelsteine übrig lassen würde. Lass dann eine ungerade Zahl davon übrig.
misere-singles = Warum eine ungerade Zahl: Einzelsteine werden einer nach dem anderen genommen. Von einer ungeraden Zahl nimmt die andere Seite den ersten und auch den letzten.
misere-one = Warum das geht: Bevor nur Einzelsteine da sind, hat in einer Stellung genau ein Haufen mehr als 1, denn ein Zug ändert nur einen Haufen. Dieser Haufen hat eine Ziffer, die kein anderer Haufen hat, also ist die Nim-Summe nicht 0. Du lässt immer 0 übrig, also bekommst du diese Stellung von der anderen Seite.
misere-way = In dieser Stellung nimmst du den ganzen großen Haufen oder alles bis auf einen Stein. Einer dieser beiden Züge lässt eine ungerade Zahl von Einzelsteinen übrig. Solange ein Haufen mehr als 1 hat, entscheidet also die Nim-Summe wie zuvor.

## Wenn es eine Höchstzahl gibt

limit-heading = Wenn man höchstens k Steine pro Zug nehmen darf
limit-one = Ein Haufen: Teil ihn durch k + 1. Beim Rest 0 verliert, wer am Zug ist. Wenn die eine Seite s Steine nimmt, nimmt die andere k + 1 − s, und so auch den letzten. Bei jedem anderen Rest nimmst du den Rest.
limit-sum = Mehrere Haufen: Jeder Haufen zählt so viel wie sein Rest, und die Nim-Summe der Reste entscheidet. Kein Zug nimmt k + 1 Steine, also ändert jeder Zug einen Rest und führt von 0 weg. Der Zug zurück zu 0 macht einen Rest kleiner, und zwar um höchstens k. Also ist er erlaubt.
limit-raise = Ein Zug kann einen Rest auch größer machen. Das hilft nicht: Die Nim-Summe ist dann nicht mehr 0, und die andere Seite repariert sie. Sie nimmt zum Beispiel vom selben Haufen so viele, dass beide Züge zusammen k + 1 nehmen.
limit-misere = Wenn der letzte Stein verliert: Lass die Nim-Summe 0 übrig, solange ein Rest über 1 bleibt. Wenn dein Zug nur die Reste 0 und 1 übrig lässt, lass eine ungerade Zahl von Einsen übrig.
limit-misere-why = Warum: Danach macht die andere Seite die Zahl der Einsen gerade, oder sie macht einen Rest größer als 1. Einen größeren Rest machst du zu 0 oder zu 1, wie du es brauchst. Von einer geraden Zahl von Einsen nimmst du eine weg. Wenn alle Reste 0 sind und noch Steine da sind, nimmst du k von einem Haufen, und sein Rest ist 1.

## Wenn ein Zug eine von mehreren Zahlen nimmt

set-heading = Wenn ein Zug eine von mehreren Zahlen nimmt
set-mex = Der Wert eines Haufens ist die kleinste Zahl, die kein Haufen als Wert hat, den ein Zug übrig lässt. In der Mathematik heißt diese Zahl Mex, für „minimum excluded“. Ein leerer Haufen hat den Wert 0.
set-sum = Mehrere Haufen: Die Nim-Summe der Werte entscheidet, und der Beweis bleibt derselbe. Ein Zug lässt nie einen Haufen mit demselben Wert übrig, also führt er von 0 weg. Ein Haufen mit Wert v kann zu einem Haufen mit jedem kleineren Wert werden, also führt ein Zug zu 0 zurück.
set-raise = Ein Zug kann einen Wert auch vergrößern. Dann macht die andere Seite ihn wieder so groß wie vorher, denn der kleinere Wert gehört zu denen, die ein Zug übrig lässt.
set-theorem = So zählt jeder Haufen wie ein Haufen mit so vielen Steinen, wie sein Wert sagt. Das gilt für alle Spiele, die immer enden, in denen beide dieselben Züge haben und der letzte Zug gewinnt. Sprague fand das 1935, Grundy 1939.

## Mehrere Namen für dieselben Stellungen

names-heading = Mehrere Namen für dieselben Stellungen
names-next = Wer am Zug ist, kann gewinnen: Diese Stellung ist unsicher, wenn man sie übrig lässt. In Büchern heißt sie N-Stellung, weil die nächste Seite gewinnt („next“). Der Graph zeigt dort G, der Baum +1, wo Max am Zug ist.
names-previous = Wer am Zug ist, verliert: Diese Stellung ist sicher, wenn man sie übrig lässt. In Büchern heißt sie P-Stellung, weil die vorige Seite gewinnt („previous“). Der Graph zeigt dort V, der Baum −1, wo Max am Zug ist.

## Aufgaben und ihre Lösungen

exercises = Aufgaben
answers = Lösungen
answer = Lösung
ask-normal = Die Haufen sind { $heaps }, und der letzte Stein gewinnt. Finde mit der Nim-Summe den Gewinnzug.
why-normal = Die Nim-Summe ist { $equation }. Ihre 1 ganz links steht für { $top }. Nur Haufen { $heap } hat dort eine 1.
ask-misere = Die Haufen sind { $heaps }, und der letzte Stein verliert. Finde den Gewinnzug. Welcher Zug würde gewinnen, wenn der letzte Stein gewinnen würde?
why-misere = Der Zug lässt nur Einzelsteine übrig, also muss ihre Zahl ungerade sein.
if-last-wins = Würde der letzte Stein gewinnen, ließe der Zug die Nim-Summe 0 übrig:
ask-limit =
    { $ways ->
        [one] Die Haufen sind { $heaps }. Pro Zug darf man höchstens { $limit } nehmen, und der letzte Stein gewinnt. { $ways } Zug gewinnt. Finde ihn.
       *[other] Die Haufen sind { $heaps }. Pro Zug darf man höchstens { $limit } nehmen, und der letzte Stein gewinnt. { $ways } Züge gewinnen. Finde sie.
    }
why-limit = Beim Teilen durch { $period } haben die Haufen die Reste { $counts }. Deren Nim-Summe ist { $equation }. Nach jedem dieser Züge ist sie 0.
