### What is wrong with a link, or with a game as text. Words that a link knows are not translated.

not-opened = This link could not be opened.
too-long = The link is too long for a game.
# $screen (text): A name that stands in the link.
no-such-screen = There is no page “{ $screen }” here.
# The link was opened all the same. It stands alone.
# $key (text): A word of the link before an equals sign: limit.
ignored = This page does not use “{ $key }” here, and ignored that part of the link.
# The link was opened all the same. It stands alone.
# $text (text): What stands there.
unknown-screen = “screen” is “{ $text }”, and this page ignored that part. Write big, or leave “screen” out.
# $key (text): The word that stands there twice or more: heaps.
repeated = “{ $key }” is there more than once. Keep one of them.
# $key (text): The word whose value is not text: names.
not-text = The codes after “{ $key }” cannot be read as text.
# $number (numeral): The place of the move in the list.
# $text (text): What stands there.
not-a-move = Move { $number } is “{ $text }”. Write each move as a heap and a number, such as B3.
# $number (numeral): The place of the move in the list.
# $made (text): The move: B3. The reason follows.
illegal-move = Move { $number }, “{ $made }”, is against the rules.
# $key (text): The word before an equals sign: rule.
# $text (text): What stands after it.
# $words (text): The words that may stand there: normal or misere.
unknown-word = “{ $key }” is “{ $text }”. Write { $words }.
# $text (text): What stands there.
# $most (numeral): The most that can be written.
not-a-take = “take” is “{ $text }”. Write one whole number from 1 to { $most }, or several, such as 1,3,4.
no-computer = A game by link is for two people. Write human for “one” and “two”.
# $text (text): What stands there.
not-a-move-number = “at” is “{ $text }”. Write the number of a move, such as 3.
# $text (text): What stands there.
not-names = “names” is “{ $text }”. Write one name, or two with a comma between them.
# The beginning of a text that is too long.
# $text (text): The beginning.
cut = { $text }…
