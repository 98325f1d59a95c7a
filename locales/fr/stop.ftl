### Le programme s’est arrêté, ou n’a pas pu être chargé : ce que dit alors la page. Elle n’a pas besoin du programme.

reload = Recharger
stopped = Nim s’est arrêté
stopped-why = Il y a eu une erreur dans le programme. Recharge la page pour continuer.
unable = Nim ne peut pas fonctionner ici
unable-why = Nim a besoin de WebAssembly. Ce navigateur ne l’a pas, ou il y est désactivé. Tout navigateur de 2024 ou plus récent l’a.
not-loaded = Nim n’a pas pu être chargé
not-loaded-why = Un fichier de la page manque ou est abîmé. Vérifie la connexion et recharge la page. Il faut un navigateur de 2024 ou plus récent.
saved = Tes données enregistrées sont toujours là.
twice = Nim s’est arrêté deux fois de suite. Cela vient peut-être de l’adresse. « Recharger » ouvre la page d’accueil.
again = Nim s’est encore arrêté. Cela vient peut-être des données enregistrées. « Recharger » démarre sans elles : la page les garde alors sous « Statistiques et données ».
save-data = Enregistrer mes données
no-room = Il n’y a pas de place pour mettre les données de côté. Enregistre-les dans un fichier. Supprime ensuite les données de ce site dans le navigateur.
report = Rapport
