### Le cadre autour du plateau : en-tête, menu et fenêtres.

nim = Nim
new-game = Nouvelle partie
how-to-play = Comment jouer
play = Jouer
more = Plus
share = Partager
close = Fermer
skip = Aller au plateau
fetching = Chargement…
not-fetched = Ce contenu n’a pas pu être chargé. Vérifie la connexion.
try-again = Réessayer
copied = Copié.
not-copied = Le navigateur ne permet pas à la page de copier.
no-file = Si aucun fichier ne vient, ce cadre l’interdit : appuie sur « Copier ».
privacy = Rien ne quitte cet appareil, sauf ce que tu envoies.
main-menu = Menu principal
