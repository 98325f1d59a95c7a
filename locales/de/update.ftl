### Der Hinweis auf eine neue Version.

new-version = Neue Version
ready = Eine neue Version ist da. Deine Partie bleibt.
update = Laden
later = Später
