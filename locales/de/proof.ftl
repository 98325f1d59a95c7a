### Der ganze Beweis, zum Lesen und Drucken, mit drei Aufgaben.

heading = Warum die Nim-Summe entscheidet
open = Der Beweis auf einer Seite

## Die Behauptung

claim-heading = Die Behauptung
nim-sum = Schreib die Haufen als Binärzahlen untereinander. Die Nim-Summe hat eine 1 unter jeder Spalte mit einer ungeraden Anzahl Einsen und eine 0 unter jeder anderen Spalte.
claim = Der letzte Stein gewinnt. Ist die Nim-Summe 0, verliert, wer am Zug ist. Bei jeder anderen Zahl gewinnt, wer am Zug ist.

## Ihre drei Teile

parts-heading = Der Beweis in drei Teilen
end = Das Ende. Wenn keine Steine mehr da sind, ist die Nim-Summe 0. Wer am Zug ist, hat verloren, denn die andere Seite hat den letzten Stein genommen.
away = Von 0 führt jeder Zug weg. Ein Zug ändert einen Haufen, also mindestens eine Ziffer dieses Haufens. In der Spalte dieser Ziffer war die Anzahl der Einsen gerade, und jetzt ist sie ungerade. Also ist die Nim-Summe nicht 0.
back = Von jeder anderen Zahl führt ein Zug zu 0. Such in der Nim-Summe die 1, die am weitesten links steht. Ihre Spalte hat eine ungerade Anzahl Einsen, also hat dort ein Haufen eine 1. Ändere in diesem Haufen jede Ziffer, die über einer 1 der Nim-Summe steht. Die erste dieser Ziffern von links wird dabei von 1 zu 0, und der Haufen wird kleiner. Das ist also ein erlaubter Zug. Jetzt hat jede Spalte eine gerade Anzahl Einsen.
together = Wer eine andere Zahl vor sich hat, kann also 0 übrig lassen, und die andere Seite kann darauf nie mit 0 antworten. In jedem Zug werden Steine genommen, also endet die Partie. Das leere Spielfeld hat die Nim-Summe 0. Den letzten Stein nimmt also, wer jedes Mal 0 übrig lässt.

## Eine Stellung, auf der der Zug ausgerechnet wird

example-heading = Ein Beispiel
example-sum = Die Haufen: { $heaps }. Ihre Nim-Summe, binär geschrieben: { $equation }. Die erste 1 von links steht für { $largest-unpaired }. Haufen { $heap } hat dort eine 1.
example-move =
    { $take ->
        [one] Ändere in diesem Haufen die Ziffern über den Einsen der Nim-Summe: { $repair }. Von { $heap-before } Steinen bleiben { $keeps }. Nimm also { $take } Stein von Haufen { $heap }.
       *[other] Ändere in diesem Haufen die Ziffern über den Einsen der Nim-Summe: { $repair }. Von { $heap-before } Steinen bleiben { $keeps }. Nimm also { $take } Steine von Haufen { $heap }.
    }

## Wenn der letzte Stein verliert

misere-heading = Wenn der letzte Stein verliert
misere = Spiel so, als würde der letzte Stein gewinnen, bis nach deinem Zug nur noch Einzelsteine da wären. Lass dann eine ungerade Anzahl davon übrig.
misere-singles = Warum eine ungerade Anzahl: Einzelsteine nimmt man einen nach dem anderen. Bei einer ungeraden Anzahl nimmt die andere Seite den ersten und auch den letzten.
misere-one = Warum das geht: Ein Zug macht nur einen Haufen kleiner. Bevor nur noch Einzelsteine da sind, kommt also eine Stellung, in der genau ein Haufen mehr als 1 hat. Dieser Haufen hat eine 1 in einer Spalte, in der sonst keine 1 steht, also ist die Nim-Summe nicht 0. Du lässt immer 0 übrig, also bekommst du diese Stellung von der anderen Seite.
misere-way = In dieser Stellung nimmst du den ganzen großen Haufen oder alles bis auf einen Stein. Bei einem dieser beiden Züge bleibt eine ungerade Anzahl Einzelsteine. Solange ein Haufen mehr als 1 hat, entscheidet also die Nim-Summe wie zuvor.

## Wenn es eine Höchstzahl gibt

limit-heading = Wenn man höchstens k Steine pro Zug nehmen darf
limit-one = Ein Haufen: Teil ihn durch k + 1. Ist der Rest 0, verliert, wer am Zug ist: Nimmt die eine Seite s Steine, nimmt die andere k + 1 − s und am Ende den letzten Stein. Ist der Rest eine andere Zahl, nimm den Rest.
limit-sum = Mehrere Haufen: Jeder Haufen zählt so viel wie sein Rest, und die Nim-Summe der Reste entscheidet. Niemand kann k + 1 Steine auf einmal nehmen. Also ändert jeder Zug einen Rest und führt von 0 weg. Beim Zug zurück zu 0 wird ein Rest kleiner, und zwar um höchstens k. Also ist dieser Zug erlaubt.
limit-raise = Nach einem Zug kann ein Rest auch größer sein. Das hilft nicht: Die Nim-Summe ist nicht mehr 0, und die andere Seite macht sie wieder zu 0. Sie nimmt zum Beispiel vom selben Haufen so viele, dass beide zusammen k + 1 Steine nehmen.
limit-misere = Wenn der letzte Stein verliert: Solange nach deinem Zug noch ein Rest größer als 1 ist, lass die Nim-Summe 0 übrig. Bleiben nach deinem Zug nur die Reste 0 und 1, lass eine ungerade Anzahl Einsen übrig.
limit-misere-why = Warum: Danach macht die andere Seite die Anzahl der Einsen gerade, oder sie macht einen Rest größer als 1. Einen größeren Rest machst du zu 0 oder zu 1, wie du es brauchst. Ist die Anzahl der Einsen gerade und nicht 0, nimm 1 Stein von einem Haufen mit dem Rest 1. Sind alle Reste 0 und noch Steine da, nimm k von einem Haufen. Dann ist sein Rest 1.

## Wenn ein Zug eine von mehreren Zahlen nimmt

set-heading = Wenn man eine von mehreren Zahlen nehmen darf
set-mex = Der Wert eines Haufens ist die kleinste Zahl ab 0, die unter den Werten der Haufen nach einem Zug fehlt. In der Mathematik heißt diese Zahl Mex, für „minimum excluded“. Ein leerer Haufen hat den Wert 0.
set-sum = Mehrere Haufen: Die Nim-Summe der Werte entscheidet, und der Beweis bleibt derselbe. Nach einem Zug hat der Haufen nie denselben Wert wie vorher, also führt jeder Zug von 0 weg. Aus einem Haufen mit dem Wert v kann man jeden kleineren Wert machen, also führt ein Zug zu 0 zurück.
set-raise = Nach einem Zug kann ein Wert auch größer sein. Die andere Seite kann das rückgängig machen: Vom größeren Wert führt ein Zug zum kleineren.
set-theorem = So zählt jeder Haufen wie ein Haufen mit so vielen Steinen, wie sein Wert angibt. Das gilt für alle Spiele, die immer enden, in denen beide Seiten dieselben Züge haben und in denen der letzte Zug gewinnt. Sprague fand das 1935 heraus, Grundy 1939.

## Mehrere Namen für dieselben Stellungen

names-heading = Mehrere Namen für dieselben Stellungen
names-next = Wer am Zug ist, kann gewinnen: Diese Stellung ist unsicher, wenn man sie übrig lässt. In Büchern heißt sie N-Stellung, weil die nächste Seite gewinnt („next“). Der Graph zeigt dort G, der Baum +1, wenn Max am Zug ist.
names-previous = Wer am Zug ist, verliert: Diese Stellung ist sicher, wenn man sie übrig lässt. In Büchern heißt sie P-Stellung, weil die vorige Seite gewinnt („previous“). Der Graph zeigt dort V, der Baum −1, wenn Max am Zug ist.

## Aufgaben und ihre Lösungen

exercises = Aufgaben
answers = Lösungen
answer = Lösung
ask-normal = Die Haufen: { $heaps }. Der letzte Stein gewinnt. Finde mit der Nim-Summe den Gewinnzug.
why-normal = Die Nim-Summe: { $equation }. Ihre erste 1 von links steht für { $largest-unpaired }. Nur Haufen { $heap } hat dort eine 1.
ask-misere = Die Haufen: { $heaps }. Der letzte Stein verliert. Finde den Gewinnzug. Welcher Zug würde gewinnen, wenn der letzte Stein gewinnen würde?
why-misere = Nach dem Zug sind nur noch Einzelsteine da, also muss ihre Anzahl ungerade sein.
if-last-wins = Würde der letzte Stein gewinnen, müsste man die Nim-Summe 0 übrig lassen:
ask-limit =
    { $ways ->
        [one] Die Haufen: { $heaps }. Pro Zug darf man höchstens { $limit } nehmen. Der letzte Stein gewinnt. Es gibt { $ways } Gewinnzug. Finde ihn.
       *[other] Die Haufen: { $heaps }. Pro Zug darf man höchstens { $limit } nehmen. Der letzte Stein gewinnt. Es gibt { $ways } Gewinnzüge. Finde sie.
    }
why-limit = Teil die Haufen durch { $period }. Die Reste: { $counts }. Ihre Nim-Summe: { $equation }. Nach jedem dieser Züge ist sie 0.
