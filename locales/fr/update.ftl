### L’annonce d’une nouvelle version.

new-version = Nouvelle version
ready = Une nouvelle version est prête. Ta partie reste.
update = Mettre à jour
later = Plus tard
