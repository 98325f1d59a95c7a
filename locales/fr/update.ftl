### L’annonce d’une nouvelle version.

new-version = Nouvelle version
ready = Une nouvelle version est prête. Tu gardes ta partie.
update = Mettre à jour
later = Plus tard
