# The page of the operator.

admin-title = Questo server
admin-hint = Questa pagina la vede solo questo browser: per 12 ore, finché non si apre un nuovo link o finché il server non riparte.
admin-link-ended = Questo link non funziona più.
admin-no-session = Questa pagina la vede solo chi gestisce il server.
admin-how = Rowlock ne scrive il link all’avvio, e così fa “rowlock admin page-link” sul computer del server. Un link funziona una volta, entro 15 minuti.
admin-unknown = sconosciuto
admin-ago = { $time } fa
admin-duration = { $days } g { $hours } h { $minutes } min
admin-kib = { $size } KiB
admin-mib = { $size } MiB
admin-gib = { $size } GiB

## Server

admin-server = Server
admin-version = Versione
admin-address = Indirizzo per i telefoni
admin-started = Avviato
admin-uptime = Acceso da
admin-ready = Può salvare le mosse
admin-ready-yes = sì

## Games

admin-games = Partite
admin-running = In corso
admin-lobbies = In sala
admin-finished = Finite
admin-streams = Connessioni dal vivo
admin-in-memory = Partite in memoria
admin-groups = Gruppi
admin-seats = Posti in tutte le partite

## Database

admin-database = Database
admin-file = File
admin-size = Dimensione
admin-log-size = Dimensione del registro
admin-free = Spazio libero sul disco
admin-schema = Versione dello schema

## Backups

admin-backups = Backup giornalieri
admin-backups-limit = Conservati al massimo
admin-backups-off = nessuno: disattivati
admin-backups-folder = Cartella
admin-backups-stored = Conservati ora
admin-backups-last = L’ultimo
admin-backups-none = ancora nessuno
admin-backups-failed = Falliti dall’avvio

## Rights

admin-rights = Diritti
admin-devices = Browser
admin-tokens = Token

## Settings

admin-settings = Impostazioni
admin-config = File di configurazione
admin-no-config = nessuno
admin-source-default = predefinito
admin-source-file = file
admin-unset = non impostato
