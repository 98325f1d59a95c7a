### Ce qui ne va pas dans un lien, ou dans une partie en texte. Les mots que connaît un lien ne sont pas traduits.

not-opened = Ce lien n’a pas pu être ouvert.
too-long = Le lien est trop long pour une partie.
no-such-screen = Il n’y a pas de page « { $screen } » ici.
ignored = Cette page n’utilise pas « { $key } » ici. Elle n’a pas tenu compte de cette partie du lien.
unknown-screen = « screen » vaut « { $text } ». Cette page n’en a pas tenu compte. Écris big, ou supprime « screen ».
repeated = Le lien contient plusieurs fois « { $key } ». N’en garde qu’un.
not-text = Les codes après « { $key } » ne peuvent pas être lus comme du texte.
not-a-move = Pour le coup { $number }, on lit « { $text } ». Pour chaque coup, écris le tas et le nombre, par exemple B3.
illegal-move = Le coup { $number }, « { $made } », n’est pas permis.
unknown-word = « { $key } » vaut « { $text } ». Écris { $words }.
not-a-take = « take » vaut « { $text } ». Écris un nombre entier de 1 à { $most }, ou plusieurs, par exemple 1,3,4.
no-computer = Une partie par lien se joue entre deux personnes. Écris human pour « one » et « two ».
not-a-move-number = « at » vaut « { $text } ». Écris le numéro d’un coup, par exemple 3.
not-names = « names » vaut « { $text } ». Écris un nom, ou deux séparés par une virgule.
cut = { $text }…
