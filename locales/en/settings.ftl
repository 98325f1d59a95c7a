### The settings.

## Colours

auto = Auto
light = Light
dark = Dark

## What lies on the board

stones = Stones
matches = Matches
coins = Coins

## The computer’s pace

fast = Fast
usual = Usual
slow = Slow

## Switches: what each is called, and what it does

calm = Less motion
calm-does = Stones fade instead of moving
sound = Sound
sound-does = A tick for each choice, a click for each stone
vibration = Vibration
vibration-does = If the device can vibrate
one-tap = Take with one press
one-tap-does = A press takes the stone and all above it
shortcuts = Shortcut keys
shortcuts-do = U undo, R redo, H hint, N new game, ? how to play
hints = Hints
hints-do = A button that shows a hint
undo = Undo
undo-does = Buttons for undo and redo

## Headings

# Opens the settings, and heads them.
settings = Settings
# Heads the themes.
theme = Colours
# Heads the looks.
look = Look of the stones
# Heads the paces.
pace = Computer’s pace

## The language

language = Language
# The page speaks the language of the browser, if it knows it.
of-browser = As the browser
