# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = nl

list = { $first } en { $last }
home = Start
error-page-join = Meedoen met een code
error-page-id = Gebeurt het weer, geef dan deze code door aan wie de server beheert: { $id }
error-page-not-found = Hier is niets
error-page-not-found-text = Dit spel bestaat niet meer, of er zit een tikfout in de link.
error-page-no-seat = Deze telefoon doet hier niet mee
error-page-no-seat-text = Speel je mee? Vraag de spelleider dan om de QR-code van je plaats: ‘Spelers en telefoons’, ‘Telefoon wisselen’. Keek je alleen mee? Dan geldt de link niet meer.
error-page-no-group = Deze telefoon hoort niet bij die groep
error-page-no-group-text = Vraag een beheerder van de groep om een uitnodiging, of doe mee met een spel van die groep.
plain = { $text }
red = rood
yellow = geel
green = groen
blue = blauw
orange = oranje
purple = paars
pink = roze
black = zwart
back = Terug
names = { $names }
decimal = { $whole },{ $tenths }
red-first = Rood
yellow-first = Geel
green-first = Groen
blue-first = Blauw
row-red-yellow = rood-geel
row-yellow-green = geel-groen
row-green-blue = groen-blauw
row-bar = bonusvakje
row-pairs = paar
row-swaps = ruilvakje
row-track = spoor
row-red-yellow-first = Rood-geel
row-yellow-green-first = Geel-groen
row-green-blue-first = Groen-blauw
row-bar-first = Bonusvakje
row-pairs-first = Paar
row-swaps-first = Ruilvakje
row-track-first = Spoor
orange-first = Oranje
purple-first = Paars
pink-first = Roze
black-first = Zwart
list-comma = { $first }, { $second }

## A choice of two

either = { $one } of { $other }

## A read-only sheet

static-sheet-of = Blad van { $name }
static-sheet-none = { $row }: geen kruisjes
static-sheet-crossed = { $row }: { $numbers }
static-sheet-locked = { $row }: { $numbers } en het slot
static-sheet-open = { $row }; { $number } is open
static-sheet-penalties = { $count ->
    [one] { $count } misworp
   *[other] { $count } misworpen
}
static-sheet-sum = Punten per rij, min de misworpen:
line-steps = Treden
line-double = Dubbel
line-bonus = Bonus
static-sheet-left = is weg
static-sheet-roll = gooit
static-sheet-numbers = geluksgetallen { $low } en { $high }
static-sheet-roll-printed = { $roll } · { $printed }

## Modes

mode-turns = met beurten
mode-turns-text = De app weet wie er aan de beurt is, doet rijen op slot en telt misworpen.
mode-sheet = alleen bladen
mode-sheet-text = Als papier dat de regels kent. Zonder beurten.
mode-dice = met dobbelstenen
mode-dice-text = Wie aan de beurt is, voert ook de worp in. Elke telefoon toont dan wat ermee kan.

## State of a game

status-lobby = wacht op spelers
status-playing = bezig
status-last-call = laatste kans
status-finished = afgelopen

## Dates

month = { $month ->
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
} { $year }
day = { $day } { month }
date = { day }, { $time }

## Settings of a device

settings-title = Instellingen
settings-lead = Alleen voor deze telefoon, in elk spel.
settings-language = Taal
settings-language-of-browser = Zoals de browser
settings-theme = Licht of donker
settings-theme-of-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-playing = Tijdens het spelen
settings-wake-lock = Scherm aan laten
settings-wake-lock-video = Zonder HTTPS is daar een stille video voor nodig; op sommige telefoons stopt die je muziek.
settings-vibrate = Trillen als je aan de beurt bent of een rij op slot gaat
settings-sounds = Geluiden: jouw beurt, een rij op slot, het einde
settings-save = Opslaan
settings-saved = Opgeslagen
settings-not-saved = Dit is niet opgeslagen. Controleer de verbinding en tik op ‘Opslaan’.
rows-title = Kleuren van de dobbelstenen en volgorde van de rijen
rows-lead = Als de dobbelstenen of de scorebladen in jouw doos er anders uitzien. Alleen voor deze telefoon, in elk spel.
rows-color = Kleur van de dobbelsteen
rows-up = { $color } omhoog
rows-down = { $color } omlaag
rows-standard = Zoals in de gewone doos

## The page for a secure connection

https-title = Veilige verbinding
https-offer = Rowlock op het beginscherm zetten en het scherm aan laten
https-lead = Met een veilige verbinding kun je Rowlock op je beginscherm zetten, blijft het scherm aan en gaan je bladen ook zonder wifi open. Daarvoor moet de telefoon deze server één keer vertrouwen.
https-on = Deze verbinding is veilig. Je kunt Rowlock nu op je beginscherm zetten.
https-system = Je apparaat
https-system-ios = iPhone, iPad
https-system-android = Android
https-system-mac = Mac
https-system-windows = Windows
https-system-other = Firefox, Linux
https-ios-1 = Download het profiel en tik op ‘Sta toe’.
https-ios-2 = Open de app Instellingen, tik bovenaan op ‘Profiel gedownload’ en installeer het.
https-ios-3 = Open in Instellingen Algemeen, Info en helemaal onderaan de instellingen voor vertrouwde certificaten. Zet ‘{ $name }’ aan.
https-android-1 = Download het certificaat.
https-android-2 = Open de app Instellingen, zoek naar ‘CA-certificaat’ en tik op ‘Toch installeren’.
https-android-3 = Kies het bestand rowlock.crt.
https-mac-1 = Download het certificaat en open het; het komt in je sleutelhanger.
https-mac-2 = Dubbelklik in Sleutelhangertoegang op ‘{ $name }’.
https-mac-3 = Kies onder ‘Vertrouw’ voor ‘Vertrouw altijd’.
https-windows-1 = Download het certificaat en open het.
https-windows-2 = Klik op ‘Certificaat installeren’, dan op ‘Alle certificaten in het onderstaande archief opslaan’, en kies ‘Vertrouwde basiscertificeringsinstanties’.
https-windows-3 = Bevestig met ‘Ja’ en start de browser opnieuw.
https-other-1 = Download het certificaat.
https-other-2 = Zoek in de instellingen van de browser naar ‘certificaten’ en importeer het bestand onder ‘Organisaties’.
https-other-3 = Vink ‘Deze CA vertrouwen om websites te identificeren’ aan.
https-profile = Profiel downloaden
https-certificate = Certificaat downloaden
https-fingerprint = Vertrouw het alleen als de SHA-256-vingerafdruk dezelfde is die de server bij het starten toonde:
https-open = Veilige pagina openen
https-open-hint = Verschijnt daar een waarschuwing, dan ontbreekt er nog een stap. Vanaf dan opent deze telefoon altijd de veilige pagina.
https-scope = Het certificaat ‘{ $name }’ geldt alleen voor namen en adressen van thuisnetwerken. Niemand kan er iets mee lezen dat je telefoon naar internet stuurt.
https-plain = Zonder veilige verbinding openen

## The page for no connection

offline-title = Geen verbinding
offline-text = Deze pagina staat niet op je telefoon. Je bladen wel, zoals je ze hier het laatst zag: wat je erop tikt, wordt bewaard en verstuurd zodra de verbinding terug is.
offline-sheets = Bladen op deze telefoon
offline-again = Opnieuw proberen
