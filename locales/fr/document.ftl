### Le document avant le démarrage du programme, la page d’une adresse fausse, et ce que montrent les boutiques et les messageries.

title = Nim
description = Joue à Nim, le jeu des tas et des jetons, contre un ami ou contre l’ordinateur. Rien ne quitte ton appareil, sauf ce que tu envoies.
about = Joue à Nim, le jeu des tas et des jetons, contre un ami ou contre l’ordinateur, et apprends à gagner.
no-script = Nim a besoin de JavaScript, et ce navigateur le bloque. Pour jouer, autorise JavaScript pour ce site.
loading = Nim se charge…
move-waits = Ton coup sera joué dès que Nim sera chargé.
slow = Si rien ne change, recharge la page. Il faut un navigateur de 2024 ou plus récent.
no-server = Nim a besoin d’un serveur web : les navigateurs ne le lancent pas depuis un fichier.
not-found-title = Page introuvable – Nim
not-found = Cette page n’existe pas
not-found-why = L’adresse est peut-être coupée ou mal écrite.
play-nim = Jouer à Nim
wide-picture = Une partie à trois tas à côté de son analyse
narrow-picture = Une partie sur téléphone
analyse = Analyser
