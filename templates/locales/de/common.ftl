# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = de

list = { $first } und { $last }
home = Start
error-page-join = Mit Code mitspielen
error-page-not-found = Hier ist nichts
error-page-not-found-text = Vielleicht ist das Spiel lange vorbei, oder die Adresse hat einen Fehler.
error-page-no-seat = Dieses Gerät sitzt nicht an diesem Tisch
error-page-no-seat-text = Wenn du mitspielst, bitte die Spielleitung um den QR-Code deines Platzes: Spieler und Geräte, Anderes Gerät. Wenn du zugeschaut hast, wurde der Link zurückgezogen.
plain = { $text }
red = Rot
yellow = Gelb
green = Grün
blue = Blau
back = Zurück
names = { $names }
red-first = Rot
yellow-first = Gelb
green-first = Grün
blue-first = Blau
list-comma = { $first }, { $second }

## A choice of two

either = { $one } oder { $other }

## A read-only sheet

static-sheet-of = Zettel von { $name }
static-sheet-none = { $row }: keine Kreuze
static-sheet-crossed = { $row }: { $numbers }
static-sheet-locked = { $row }: { $numbers } und das Schloss
static-sheet-open = { $row }; { $number } ist offen
static-sheet-penalties = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
}
static-sheet-sum = Punkte nach Reihen, abzüglich der Fehlwürfe:
static-sheet-left = ist gegangen
static-sheet-roll = ist am Wurf
static-sheet-lucky = Glückszahlen { $low } und { $high }
static-sheet-roll-lucky = { $roll } · { $lucky }

## Modes

mode-turns = mit Zügen
mode-turns-text = Die App weiß, wer am Wurf ist, schließt Reihen und zählt Fehlwürfe.
mode-sheet = nur Zettel
mode-sheet-text = Papier, das die Regeln kennt. Niemand beendet Züge.
mode-dice = mit Würfeln
mode-dice-text = Der aktive Spieler gibt auch den Wurf ein. Jedes Handy zeigt dann, was er erlaubt.

## State of a game

status-lobby = wartet auf Spieler
status-playing = läuft
status-last-call = letzte Chance
status-finished = beendet

## Dates

date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }, { $time }

## Settings of a device

settings-title = Einstellungen
settings-lead = Sie gelten für dieses Handy, in jedem Spiel.
settings-language = Sprache
settings-language-of-browser = Wie im Browser
settings-theme = Hell oder dunkel
settings-theme-of-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-playing = Beim Spielen
settings-wake-lock = Bildschirm anlassen
settings-vibrate = Vibrieren, wenn du dran bist oder eine Reihe schließt
settings-save = Speichern

## The page for no connection

offline-title = Keine Verbindung
offline-text = Diese Seite ist nicht auf deinem Handy. Deine Zettel sind es, wie sie hier zuletzt zu sehen waren; was du darauf antippst, wird aufbewahrt und gesendet, wenn die Verbindung wieder da ist.
offline-sheets = Zettel auf diesem Handy
offline-again = Noch einmal versuchen
