### Bahnen: das Bild davon, warum ein Brett gewonnen oder verloren ist.

label = { $size }er: { $count }
groups = { $size }er-Gruppen: zählen nicht
of = { $size }er
one-odd = Die Bahn der { $sizes } ist ungerade. Mach jede Bahn gerade.
some-odd = Die Bahnen der { $sizes } sind ungerade. Mach jede Bahn gerade.
all-even = Jede Bahn ist gerade: Jeder Zug macht eine ungerade.
becomes = Haufen { $heap }: Aus { $was } wird { $becomes }. Nimm { $take }.
left-even = Jede Bahn ist gerade: Was auch kommt, lässt sich beantworten.
end = Jetzt zählen nur { -Einzelsteine }: Lass eine ungerade Anzahl übrig.
end-lost = Jetzt zählen nur { -Einzelsteine }, eine ungerade Anzahl: Jeder Zug lässt sich beantworten.
end-move = Nimm { $take } von Haufen { $heap }: Eine ungerade Anzahl { -Einzelsteine } bleibt.
end-left = Eine ungerade Anzahl { -Einzelsteine }: Die andere Seite nimmt { -den-letzten }.
show = Bahnen zeigen
show-move = Zug zeigen
show-left = Was bleibt
back = Zu den Haufen
odd-spoken = Bahn der { $size }er, ungerade: { $heaps }.
even-spoken = Bahn der { $size }er, gerade: { $heaps }.
empty-spoken = Bahn der { $size }er, gerade: leer.
groups-spoken = { $size }er-Gruppen zählen nicht: { $heaps }.
above-spoken = Mehr als 1: { $heaps }.
