### Le programme s’est arrêté, ou ne peut pas démarrer : la seule phrase de la page alors. Elle n’a pas besoin du programme.

reload = Recharger
stopped = Une erreur du programme a arrêté Nim : recharge la page pour continuer.
unable = Nim a besoin d’un navigateur de 2024 ou plus récent, avec WebAssembly.
not-loaded = Nim n’a pas pu être chargé : vérifie la connexion et recharge la page, dans un navigateur de 2024 ou plus récent.
changed = Le serveur web de cette page en modifie ou en bloque une partie, et Nim ne peut pas démarrer.
mistyped = Le serveur web de cette page envoie un fichier sous un mauvais type, ou une autre page à sa place.
twice = Nim s’est arrêté deux fois de suite, peut-être à cause de l’adresse : « Recharger » ouvre la page d’accueil.
again = Nim s’est encore arrêté, peut-être à cause des données enregistrées : « Recharger » démarre sans elles et les garde sous « Stats et données ».
save-data = Enregistrer mes données
no-room = Il n’y a pas de place pour mettre les données de côté : enregistre-les dans un fichier, puis supprime les données de ce site dans le navigateur.
