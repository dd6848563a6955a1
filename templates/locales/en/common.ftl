# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = en

list = { $first } and { $last }
home = Home
error-page-join = Join with a code
error-page-not-found = There is nothing here
error-page-not-found-text = The game may be over for long, or the address has a slip in it.
error-page-no-seat = This phone is not at that table
error-page-no-seat-text = If you play there, ask the host for the QR code of your seat: Players and phones, Another phone. If you looked on, the share link was withdrawn.
plain = { $text }
red = red
yellow = yellow
green = green
blue = blue
back = Back
names = { $names }
red-first = Red
yellow-first = Yellow
green-first = Green
blue-first = Blue
list-comma = { $first }, { $second }

## A choice of two

either = { $one } or { $other }

## A read-only sheet

static-sheet-of = Sheet of { $name }
static-sheet-none = { $row }: no crosses
static-sheet-crossed = { $row }: { $numbers }
static-sheet-locked = { $row }: { $numbers } and the lock
static-sheet-open = { $row }; { $number } is open
static-sheet-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
static-sheet-sum = Points by row, less the penalties:
static-sheet-left = has left
static-sheet-roll = has the roll
static-sheet-lucky = lucky { $low } and { $high }
static-sheet-roll-lucky = { $roll } · { $lucky }

## Modes

mode-turns = with turns
mode-turns-text = It knows whose roll it is, closes rows, and counts penalties.
mode-sheet = sheets only
mode-sheet-text = Paper that knows the rules. Nobody ends turns.
mode-dice = with dice
mode-dice-text = The active player also enters the roll. Every phone then shows what it allows.

## State of a game

status-lobby = waiting for players
status-playing = running
status-last-call = last call
status-finished = finished

## Dates

date = { $day } { $month ->
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
} { $year }, { $time }

## Settings of a device

settings-title = Settings
settings-lead = They hold for this phone, in every game.
settings-language = Language
settings-language-of-browser = As the browser says
settings-theme = Light or dark
settings-theme-of-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-playing = While you play
settings-wake-lock = Keep the screen on
settings-vibrate = Vibrate when it is your turn or a row is locked
settings-save = Save

## The page for no connection

offline-title = No connection
offline-text = This page is not on your phone. Your sheets are, as they were last seen here; what you tap on them is kept, and sent when the connection is back.
offline-sheets = Sheets on this phone
offline-again = Try again
