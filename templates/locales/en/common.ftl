# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = en

list = { $first } and { $last }
home = Home
error-page-join = Join with a code
error-page-id = If it happens again, give this code to the person who runs the server: { $id }
error-page-not-found = There’s nothing here
error-page-not-found-text = The link may be mistyped, or the game is no longer here.
error-page-no-seat = This phone isn’t in that game
error-page-no-seat-text = If you’re playing, ask the host for the QR code of your seat: “Players and phones”, “Switch phone”. If you were watching, the share link was withdrawn.
error-page-no-group = This phone isn’t in that group
error-page-no-group-text = Ask an admin of the group for an invite, or join one of its games.
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
row-red-yellow = red-yellow
row-yellow-green = yellow-green
row-green-blue = green-blue
row-bar = bonus field
row-pairs = pair
row-swaps = swap field
row-track = track
row-red-yellow-first = Red-yellow
row-yellow-green-first = Yellow-green
row-green-blue-first = Green-blue
row-bar-first = Bonus field
row-pairs-first = Pair
row-swaps-first = Swap field
row-track-first = Track
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
line-steps = Steps
line-double = Double
line-bonus = Bonus
static-sheet-left = has left
static-sheet-roll = has the dice
static-sheet-numbers = lucky { $low } and { $high }
static-sheet-roll-printed = { $roll } · { $printed }

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
settings-wake-lock-video = Without HTTPS this takes a silent video; on some phones it stops your music.
settings-vibrate = Vibrate on your turn and when a row is locked
settings-sounds = Sounds: your turn, a locked row, the end
settings-save = Save
settings-saved = Saved
settings-not-saved = This wasn’t saved. Check your connection and tap “Save”.
rows-title = Dice colours and order of rows
rows-lead = If the dice or the sheets of your box look different. For this phone, in every game.
rows-color = Colour of its die
rows-up = { $color } up
rows-down = { $color } down
rows-standard = As in the standard box

## The page for a secure connection

https-title = Secure connection
https-offer = Add Rowlock to the home screen and keep the screen on
https-lead = With a secure connection you can add Rowlock to your home screen, the screen stays on, and your sheets open without Wi-Fi. For this, the phone has to trust this server once.
https-on = This connection is secure. You can add Rowlock to your home screen now.
https-system = Your device
https-system-ios = iPhone, iPad
https-system-android = Android
https-system-mac = Mac
https-system-windows = Windows
https-system-other = Firefox, Linux
https-ios-1 = Download the profile and tap “Allow”.
https-ios-2 = Open the Settings app, tap “Profile Downloaded” at the top, and install it.
https-ios-3 = In Settings, open General, About, and at the very bottom Certificate Trust Settings. Switch on “{ $name }”.
https-android-1 = Download the certificate.
https-android-2 = Open the Settings app, search for “CA certificate”, and tap “Install anyway”.
https-android-3 = Choose the file rowlock.crt.
https-mac-1 = Download the certificate and open it; it is added to your keychain.
https-mac-2 = In Keychain Access, double-click “{ $name }”.
https-mac-3 = Under “Trust”, choose “Always Trust”.
https-windows-1 = Download the certificate and open it.
https-windows-2 = Click “Install Certificate”, then “Place all certificates in the following store”, and choose “Trusted Root Certification Authorities”.
https-windows-3 = Confirm with “Yes” and restart the browser.
https-other-1 = Download the certificate.
https-other-2 = In the browser’s settings, search for “certificates”, and import the file under “Authorities”.
https-other-3 = Tick “Trust this CA to identify websites”.
https-profile = Download profile
https-certificate = Download certificate
https-fingerprint = Only trust it if its SHA-256 fingerprint is the one that the server has printed when it started:
https-open = Open the secure page
https-open-hint = If a warning appears there, a step is missing. From then on this phone always opens the secure page.
https-scope = The certificate “{ $name }” counts only for names and addresses of home networks. It cannot be used to read anything that your phone sends to the internet.
https-plain = Open without a secure connection

## The page for no connection

offline-title = No connection
offline-text = This page isn’t on your phone, but your sheets are, as you last saw them. What you tap on them is saved, and sent when you’re back online.
offline-sheets = Sheets on this phone
offline-again = Try again
