### The settings.

## Colours

auto = Auto
light = Light
dark = Dark

## The computer’s pace

fast = Fast
usual = Usual
slow = Slow

## Switches: what each is called, and what it does

big = Big screen
big-does = Large type and full screen, for a projector
calm = Less motion
calm-does = Stones fade rather than travel
sound = Sound
sound-does = A tick for each choice, a tone for each move
vibration = Vibration
vibration-does = Where the device can
one-tap = Take with one tap
one-tap-does = Pressing a stone takes at once
shortcuts = Letter keys
shortcuts-do = U, R, H, N and ? on the board
hints = Hints
hints-do = A button that helps
undo = Undo
undo-does = Buttons that take moves back

## Headings

# Opens the settings, and heads them.
settings = Settings
# Heads the themes.
theme = Colours
# Heads the paces.
pace = Computer’s pace
