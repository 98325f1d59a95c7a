### Les couloirs : l’image de la raison d’un gain ou d’une perte.

label = { $size } : { $count }
groups = groupes de { $size } : ne comptent pas
of = { $size }
one-odd = Le couloir des { $sizes } est impair. Rends chaque couloir pair.
some-odd = Les couloirs des { $sizes } sont impairs. Rends chaque couloir pair.
all-even = Chaque couloir est pair : tout coup en rend un impair.
becomes = Tas { $heap } : { $was } devient { $becomes }. Prends { $take }.
left-even = Chaque couloir est pair : tu auras toujours une réponse.
end = Seuls les jetons isolés comptent : laisse un nombre impair.
end-lost = Seuls les jetons isolés comptent : tout coup laisse un nombre pair.
end-move = Prends { $take } du tas { $heap } : il reste un nombre impair de jetons isolés.
end-left = Un nombre impair de jetons isolés : l’autre prend le dernier.
show-move = Montrer le coup
show-left = Montrer ce qui reste
back = Retour aux tas
odd-spoken = Couloir des { $size }, impair : { $heaps }.
even-spoken = Couloir des { $size }, pair : { $heaps }.
empty-spoken = Couloir des { $size }, pair : vide.
groups-spoken = Les groupes de { $size } ne comptent pas : { $heaps }.
above-spoken = Plus d’un jeton : { $heaps }.
