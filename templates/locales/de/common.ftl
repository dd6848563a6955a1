# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = de

list = { $first } und { $last }
home = Start
error-page-join = Mit Code mitspielen
error-page-id = Passiert es wieder, nenne diesen Code dem, der den Server betreibt: { $id }
error-page-not-found = Hier ist nichts
error-page-not-found-text = Dieses Spiel gibt es nicht mehr, oder im Link steckt ein Tippfehler.
error-page-no-seat = Dieses Handy spielt hier nicht mit
error-page-no-seat-text = Spielst du mit? Dann bitte die Spielleitung um den QR-Code für deinen Platz: „Spieler und Handys“, „Handy wechseln“. Wenn du nur zugeschaut hast: Der Link gilt nicht mehr.
error-page-no-group = Dieses Handy gehört nicht zu dieser Gruppe
error-page-no-group-text = Bitte einen Admin der Gruppe um eine Einladung, oder spiele bei einem ihrer Spiele mit.
plain = { $text }
red = Rot
yellow = Gelb
green = Grün
blue = Blau
orange = Orange
purple = Lila
pink = Rosa
black = Schwarz
back = Zurück
names = { $names }
decimal = { $whole },{ $tenths }
red-first = Rot
yellow-first = Gelb
green-first = Grün
blue-first = Blau
row-red-yellow = Rot-Gelb
row-yellow-green = Gelb-Grün
row-green-blue = Grün-Blau
row-bar = Bonusfeld
row-pairs = Paar
row-swaps = Tauschfeld
row-track = Leiste
row-red-yellow-first = Rot-Gelb
row-yellow-green-first = Gelb-Grün
row-green-blue-first = Grün-Blau
row-bar-first = Bonusfeld
row-pairs-first = Paar
row-swaps-first = Tauschfeld
row-track-first = Leiste
orange-first = Orange
purple-first = Lila
pink-first = Rosa
black-first = Schwarz
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
static-sheet-sum = Punkte je Reihe, minus Fehlwürfe:
line-steps = Stufen
line-double = Doppelt
line-bonus = Bonus
static-sheet-left = ausgestiegen
static-sheet-roll = würfelt
static-sheet-numbers = Glückszahlen { $low } und { $high }
static-sheet-roll-printed = { $roll } · { $printed }

## Modes

mode-turns = mit Zügen
mode-turns-text = Die App weiß, wer dran ist, macht Reihen zu und zählt Fehlwürfe.
mode-sheet = nur Zettel
mode-sheet-text = Wie Papier, das die Regeln kennt. Ohne Züge.
mode-dice = mit Würfeln
mode-dice-text = Wer dran ist, gibt auch den Wurf ein. Jedes Handy zeigt dann, was damit geht.

## State of a game

status-lobby = wartet auf Mitspieler
status-playing = läuft
status-last-call = letzte Chance
status-finished = beendet

## Dates

month = { $month ->
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
} { $year }
day = { $day }. { month }
date = { day }, { $time }

## Settings of a device

settings-title = Einstellungen
settings-lead = Nur für dieses Handy, in jedem Spiel.
settings-language = Sprache
settings-language-of-browser = Wie im Browser
settings-theme = Hell oder dunkel
settings-theme-of-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-playing = Beim Spielen
settings-wake-lock = Bildschirm anlassen
settings-wake-lock-video = Ohne HTTPS läuft dafür ein stummes Video. Auf manchen Handys stoppt es die Musik.
settings-vibrate = Vibrieren, wenn du dran bist oder eine Reihe zugeht
settings-sounds = Töne: du bist dran, eine Reihe geht zu, das Ende
settings-save = Speichern
settings-saved = Gespeichert
settings-not-saved = Das wurde nicht gespeichert. Prüfe die Verbindung und tippe auf „Speichern“.
rows-title = Würfelfarben und Reihenfolge
rows-lead = Falls die Würfel oder Zettel in deiner Schachtel anders aussehen. Nur für dieses Handy, in jedem Spiel.
rows-color = Farbe des Würfels
rows-up = { $color } nach oben
rows-down = { $color } nach unten
rows-standard = Wie in der normalen Schachtel

## The page for a secure connection

https-title = Sichere Verbindung
https-offer = Rowlock auf den Startbildschirm legen und den Bildschirm anlassen
https-lead = Mit einer sicheren Verbindung kannst du Rowlock auf den Startbildschirm legen, der Bildschirm bleibt an, und deine Zettel öffnen sich auch ohne WLAN. Dafür muss das Handy diesem Server einmal vertrauen.
https-on = Diese Verbindung ist sicher. Du kannst Rowlock jetzt auf den Startbildschirm legen.
https-system = Dein Gerät
https-system-ios = iPhone, iPad
https-system-android = Android
https-system-mac = Mac
https-system-windows = Windows
https-system-other = Firefox, Linux
https-ios-1 = Lade das Profil und tippe auf „Zulassen“.
https-ios-2 = Öffne die App Einstellungen, tippe oben auf „Profil geladen“ und installiere es.
https-ios-3 = Öffne in den Einstellungen Allgemein, Info und ganz unten die Zertifikatsvertrauenseinstellungen. Schalte „{ $name }“ ein.
https-android-1 = Lade das Zertifikat.
https-android-2 = Öffne die App Einstellungen, suche nach „CA-Zertifikat“ und tippe auf „Trotzdem installieren“.
https-android-3 = Wähle die Datei rowlock.crt.
https-mac-1 = Lade das Zertifikat und öffne es; es kommt in deinen Schlüsselbund.
https-mac-2 = Doppelklicke in der Schlüsselbundverwaltung auf „{ $name }“.
https-mac-3 = Wähle unter „Vertrauen“ die Einstellung „Immer vertrauen“.
https-windows-1 = Lade das Zertifikat und öffne es.
https-windows-2 = Klicke auf „Zertifikat installieren“, dann auf „Alle Zertifikate in folgendem Speicher speichern“, und wähle „Vertrauenswürdige Stammzertifizierungsstellen“.
https-windows-3 = Bestätige mit „Ja“ und starte den Browser neu.
https-other-1 = Lade das Zertifikat.
https-other-2 = Suche in den Einstellungen des Browsers nach „Zertifikate“ und importiere die Datei unter „Zertifizierungsstellen“.
https-other-3 = Setze den Haken bei „Dieser CA vertrauen, um Websites zu identifizieren“.
https-profile = Profil laden
https-certificate = Zertifikat laden
https-fingerprint = Vertraue ihm nur, wenn sein SHA-256-Fingerabdruck der ist, den der Server beim Start ausgegeben hat:
https-open = Sichere Seite öffnen
https-open-hint = Erscheint dort eine Warnung, fehlt noch ein Schritt. Von da an öffnet dieses Handy immer die sichere Seite.
https-scope = Das Zertifikat „{ $name }“ gilt nur für Namen und Adressen von Heimnetzen. Was dein Handy ins Internet schickt, kann damit niemand lesen.
https-plain = Ohne sichere Verbindung öffnen

## The page for no connection

offline-title = Keine Verbindung
offline-text = Diese Seite ist nicht auf deinem Handy. Deine Zettel schon, so wie du sie hier zuletzt gesehen hast: Was du darauf antippst, wird gespeichert und gesendet, sobald die Verbindung wieder da ist.
offline-sheets = Zettel auf diesem Handy
offline-again = Noch einmal versuchen
