### Les couloirs : l’image de la raison d’un gain ou d’une perte.

label = { $size } : { $count }
groups = groupes de { $size } : ne comptent pas
of = { $size }
one-odd = Le couloir des { $sizes } est impair. Rends chaque couloir pair.
some-odd = Les couloirs des { $sizes } sont impairs. Rends chaque couloir pair.
all-even = Chaque couloir est pair : tout coup en rend un impair.
becomes = Tas { $heap } : { $was } devient { $becomes }. Prends { $take }.
left-even = Chaque couloir est pair : tout coup a sa réponse.
end = Ne comptent plus que les { -jetons } { -isoles } : laisses-en un nombre impair.
end-lost = Ne comptent plus que les { -jetons } { -isoles }, en nombre impair : tout coup a sa réponse.
end-move = Prends { $take } du tas { $heap } : il reste un nombre impair de { -jetons } { -isoles }.
end-left = Un nombre impair de { -jetons } { -isoles } : l’autre prend { -le-dernier }.
show = Voir les couloirs
show-move = Voir le coup
show-left = Ce qui reste
back = Les tas
odd-spoken = Couloir des { $size }, impair : { $heaps }.
even-spoken = Couloir des { $size }, pair : { $heaps }.
empty-spoken = Couloir des { $size }, pair : vide.
groups-spoken = Les groupes de { $size } ne comptent pas : { $heaps }.
above-spoken = Plus de 1 : { $heaps }.
