### The languages of the page: the folder of each, and its name in itself. English is the first.

en = English
de = Deutsch
fr = Français
es = Español
