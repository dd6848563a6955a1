# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = en

list = { $first } and { $last }
list-before-i = { $first } and { $last }
home = Home
error-page-join = Join with a code
error-page-not-found = There’s nothing here
error-page-not-found-text = The link may be mistyped, or the game is no longer here.
error-page-no-seat = This phone isn’t in that game
error-page-no-seat-text = If you’re playing, ask the host for the QR code of your seat: Players and phones, “Switch phone”. If you were watching, the share link was withdrawn.
plain = { $text }
red = red
yellow = yellow
green = green
blue = blue
orange = orange
purple = purple
pink = pink
black = black
back = Back
names = { $names }
decimal = { $whole }.{ $tenths }
red-first = Red
yellow-first = Yellow
green-first = Green
blue-first = Blue
orange-first = Orange
purple-first = Purple
pink-first = Pink
black-first = Black
list-comma = { $first }, { $second }

## A choice of two

either = { $one } or { $other }

## A read-only sheet

static-sheet-of = { $name }’s sheet
static-sheet-none = { $row }: no crosses
static-sheet-crossed = { $row }: { $numbers }
static-sheet-locked = { $row }: { $numbers } and the lock
static-sheet-open = { $row }; { $number } is open
static-sheet-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
static-sheet-sum = Points by row, minus the penalties:
static-sheet-left = has left
static-sheet-roll = has the dice
static-sheet-lucky = lucky { $low } and { $high }
static-sheet-roll-lucky = { $roll } · { $lucky }

## Modes

mode-turns = with turns
mode-turns-text = Keeps track of turns, locks and penalties.
mode-sheet = sheets only
mode-sheet-text = Checks your crosses. No turns.
mode-dice = with dice
mode-dice-text = You also enter each roll, and every phone shows what it allows.

## State of a game

status-lobby = waiting for players
status-playing = in progress
status-last-call = last roll
status-finished = finished

## Dates

month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
day = { $day } { month }
date = { day }, { $time }

## Settings of a device

settings-title = Settings
settings-lead = For this phone, in every game.
settings-language = Language
settings-language-of-browser = Same as the browser
settings-theme = Light or dark
settings-theme-of-system = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-playing = While you play
settings-wake-lock = Keep the screen on
settings-vibrate = Vibrate on your turn and when a row is locked
settings-sounds = Sounds: your turn, a locked row, the end
settings-save = Save
settings-saved = Saved
settings-not-saved = This wasn’t saved. Check your connection and tap “Save”.
rows-title = Dice colours and order of rows
rows-lead = If the dice or the sheets of your box look different. For this phone, in every game.
rows-color = Colour of its die
rows-place = Place from the top
rows-standard = As in the standard box
rows-same-color = Two rows have the same colour. Choose four different ones.
rows-same-place = Two rows have the same place. Give each its own.

## The page for no connection

offline-title = No connection
offline-text = This page isn’t on your phone, but your sheets are, as you last saw them. What you tap on them is saved, and sent when you’re back online.
offline-sheets = Sheets on this phone
offline-again = Try again
