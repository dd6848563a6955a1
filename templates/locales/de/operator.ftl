# The page of the operator.

admin-title = Dieser Server
admin-hint = Nur dieser Browser sieht diese Seite: 12 Stunden lang, bis jemand einen neuen Link öffnet oder bis der Server neu startet.
admin-link-ended = Dieser Link gilt nicht mehr.
admin-no-session = Diese Seite sieht nur, wer den Server betreibt.
admin-how = Einen Link zu ihr zeigt Rowlock beim Start an und jederzeit der Befehl „rowlock admin page-link“ auf dem Computer des Servers. Ein Link gilt einmal und 15 Minuten lang.
admin-unknown = unbekannt
admin-ago = vor { $time }
admin-duration = { $days } T { $hours } Std. { $minutes } Min.
admin-kib = { $size } KiB
admin-mib = { $size } MiB
admin-gib = { $size } GiB

## Server

admin-server = Server
admin-version = Version
admin-address = Adresse für Handys
admin-started = Gestartet
admin-uptime = Laufzeit
admin-ready = Kann Züge speichern
admin-ready-yes = ja

## Games

admin-games = Spiele
admin-running = Laufende
admin-lobbies = Im Warteraum
admin-finished = Beendete
admin-streams = Offene Verbindungen
admin-in-memory = Spiele im Arbeitsspeicher
admin-groups = Gruppen
admin-seats = Plätze in allen Spielen

## Database

admin-database = Datenbank
admin-file = Datei
admin-size = Größe
admin-log-size = Größe ihres Logs
admin-free = Frei auf ihrer Festplatte
admin-schema = Version des Schemas

## Backups

admin-backups = Tägliche Sicherungen
admin-backups-limit = Höchstens gespeichert
admin-backups-off = keine: abgeschaltet
admin-backups-folder = Ordner
admin-backups-stored = Zurzeit gespeichert
admin-backups-last = Letzte
admin-backups-none = noch keine
admin-backups-failed = Fehlgeschlagen seit dem Start

## Rights

admin-rights = Rechte
admin-devices = Browser
admin-tokens = Tokens

## Settings

admin-settings = Einstellungen
admin-config = Konfigurationsdatei
admin-no-config = keine
admin-source-default = Standard
admin-source-file = Datei
admin-unset = nicht gesetzt
