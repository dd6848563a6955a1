# The page of the operator.

admin-title = Deze server
admin-hint = Alleen deze browser ziet deze pagina: 12 uur lang, tot een nieuwe link wordt geopend, of tot de server opnieuw start.
admin-link-ended = Deze link werkt niet meer.
admin-no-session = Alleen wie de server beheert, ziet deze pagina.
admin-how = Rowlock toont er bij het starten een link naar, en ‘rowlock admin page-link’ op de computer van de server ook. Een link werkt één keer, binnen 15 minuten.
admin-unknown = onbekend
admin-ago = { $time } geleden
admin-duration = { $days } d { $hours } u { $minutes } min
admin-kib = { $size } KiB
admin-mib = { $size } MiB
admin-gib = { $size } GiB

## Server

admin-server = Server
admin-version = Versie
admin-address = Adres voor telefoons
admin-started = Gestart
admin-uptime = Draait al
admin-ready = Kan zetten opslaan
admin-ready-yes = ja

## Games

admin-games = Spellen
admin-running = Bezig
admin-lobbies = In de lobby
admin-finished = Afgelopen
admin-streams = Open verbindingen
admin-in-memory = Spellen in het geheugen
admin-groups = Groepen
admin-seats = Plaatsen in alle spellen

## Database

admin-database = Database
admin-file = Bestand
admin-size = Grootte
admin-log-size = Grootte van het logboek
admin-free = Vrij op de schijf
admin-schema = Versie van het schema

## Backups

admin-backups = Dagelijkse back-ups
admin-backups-limit = Hoogstens bewaard
admin-backups-off = geen: uitgeschakeld
admin-backups-folder = Map
admin-backups-stored = Nu bewaard
admin-backups-last = Laatste
admin-backups-none = nog geen
admin-backups-failed = Mislukt sinds de start

## Rights

admin-rights = Rechten
admin-devices = Browsers
admin-tokens = Tokens

## Settings

admin-settings = Instellingen
admin-config = Configuratiebestand
admin-no-config = geen
admin-source-default = standaard
admin-source-file = bestand
admin-unset = niet ingesteld
