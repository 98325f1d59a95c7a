### The notice of a new version.

# Names the notice.
new-version = New version
# The notice.
ready = A new version is ready. Your game stays.
# Loads the new version.
update = Update
# Closes the notice.
later = Later
