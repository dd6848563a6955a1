# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = nl

list = { $first } en { $last }
home = Start
error-page-join = Meedoen met een code
error-page-not-found = Hier is niets
error-page-not-found-text = Misschien is het spel al lang voorbij, of zit er een fout in het adres.
error-page-no-seat = Deze telefoon zit niet aan die tafel
error-page-no-seat-text = Speel je mee, vraag de gastheer dan om de QR-code van je plaats: Spelers en telefoons, Andere telefoon. Keek je mee, dan is de deellink ingetrokken.
plain = { $text }
red = rood
yellow = geel
green = groen
blue = blauw
back = Terug
names = { $names }
red-first = Rood
yellow-first = Geel
green-first = Groen
blue-first = Blauw
list-comma = { $first }, { $second }

## A choice of two

either = { $one } of { $other }

## A read-only sheet

static-sheet-of = Scoreblad van { $name }
static-sheet-none = { $row }: geen kruisjes
static-sheet-crossed = { $row }: { $numbers }
static-sheet-locked = { $row }: { $numbers } en het slot
static-sheet-open = { $row }; { $number } is open
static-sheet-penalties = { $count ->
    [one] { $count } strafpunt
   *[other] { $count } strafpunten
}
static-sheet-sum = Punten per rij, min de strafpunten:
static-sheet-left = is weggegaan
static-sheet-roll = heeft de worp
static-sheet-lucky = geluksgetallen { $low } en { $high }
static-sheet-roll-lucky = { $roll } · { $lucky }

## Modes

mode-turns = met beurten
mode-turns-text = De app weet wiens worp het is, sluit rijen en telt strafpunten.
mode-sheet = alleen scorebladen
mode-sheet-text = Papier dat de regels kent. Niemand beëindigt beurten.
mode-dice = met dobbelstenen
mode-dice-text = De actieve speler voert ook de worp in. Elke telefoon toont dan wat die toestaat.

## State of a game

status-lobby = wacht op spelers
status-playing = bezig
status-last-call = laatste kans
status-finished = afgelopen

## Dates

date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }, { $time }

## Settings of a device

settings-title = Instellingen
settings-lead = Ze gelden voor deze telefoon, in elk spel.
settings-language = Taal
settings-language-of-browser = Zoals de browser
settings-theme = Licht of donker
settings-theme-of-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-playing = Tijdens het spelen
settings-wake-lock = Scherm aan laten
settings-vibrate = Trillen als je aan de beurt bent of een rij sluit
settings-save = Opslaan

## The page for no connection

offline-title = Geen verbinding
offline-text = Deze pagina staat niet op je telefoon. Je scorebladen wel, zoals ze hier het laatst te zien waren; wat je erop tikt wordt bewaard en verstuurd als de verbinding terug is.
offline-sheets = Scorebladen op deze telefoon
offline-again = Opnieuw proberen
