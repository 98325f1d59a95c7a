### The settings.

## Colours

# $theme (Theme: auto | light | dark): The colours.
theme-name =
    { $theme ->
        [auto] Auto
        [light] Light
       *[dark] Dark
    }

## What lies on the board

# $look (Look: stones | matches | coins): What lies on the board.
look-name =
    { $look ->
        [stones] Stones
        [matches] Matches
       *[coins] Coins
    }

## The computer’s pace

# $pace (Pace: fast | usual | slow): How fast the computer plays.
pace-name =
    { $pace ->
        [fast] Fast
        [usual] Usual
       *[slow] Slow
    }

## Switches: what each is called, and what it does

# $switch (Switch: calm | sound | vibration | one-tap | shortcuts | hints | undo | daily): What is switched on or off.
switch-name =
    { $switch ->
        [calm] Less motion
        [sound] Sound
        [vibration] Vibration
        [one-tap] Take with one press
        [shortcuts] Shortcut keys
        [hints] Hints
        [undo] Undo
       *[daily] Dot at Puzzles
    }
# $switch (Switch: calm | sound | vibration | one-tap | shortcuts | hints | undo | daily): The same switch, whose effect this is.
switch-does =
    { $switch ->
        [calm] Stones fade instead of moving
        [sound] A tick for each choice, a click for each stone
        [vibration] If the device can vibrate
        [one-tap] One press takes the stone and all above it
        [shortcuts] U undo, R redo, H hint, N new game, ? how to play
        [hints] A button that shows a hint
        [undo] Buttons for undo and redo
       *[daily] In the menu, while today’s puzzle is open
    }

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
of-browser = Same as the browser
