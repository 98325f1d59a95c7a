### Comment jouer : les règles et les touches.

## Les étapes d’un tour, et le but

heaps = Des jetons sont posés en tas. On joue à deux, chacun son tour.
turn = À ton tour, prends autant de jetons que tu veux dans un seul tas : au moins un, au plus tout le tas. Dans certaines parties, seuls certains nombres sont permis.
aim-misere = Qui prend le dernier jeton perd. Laisse le dernier jeton à ton adversaire.
aim-normal = Qui prend le dernier jeton gagne.
with-one-tap = Appuie sur un jeton pour prendre ce jeton et tous ceux du dessus.
with-choice = Appuie sur un jeton pour choisir ce jeton et tous ceux du dessus. Puis appuie sur « Prendre », ou fais glisser les jetons choisis jusqu’à ton nom, en haut. Pour annuler le choix, appuie encore sur le même jeton.
in-rows = Un grand tas est rangé par lignes de quatre. Les jetons à droite de celui que tu choisis partent avec lui.

## Chaque touche, et ce qu’elle fait

keys-across-do = d’un tas à l’autre, ou le long d’une ligne
keys-along-do = d’un jeton à l’autre, ou d’une ligne à l’autre
keys-digits-do = choisir ce nombre de jetons, Entrée pour prendre
key-enter = Entrée
key-enter-does = choisir, puis prendre au second appui
key-escape = Échap
key-escape-does = annuler le choix
keys-undo-do = annuler, refaire
key-hint-does = indice, puis l’indice suivant
key-new-does = nouvelle partie
key-help-does = ce mode d’emploi

## Titres

keys-heading = Au clavier, sur le plateau
keys-note = Avec Tab, tu arrives sur le plateau.
