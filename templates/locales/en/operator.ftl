# The page of the operator.

admin-title = This server
admin-hint = Only this browser sees this page: for 12 hours, until a new link is opened, or until the server restarts.
admin-link-ended = This link doesn’t work any more.
admin-no-session = Only the operator of this server sees this page.
admin-how = Rowlock prints a link to it when it starts, and so does “rowlock admin page-link” on the server’s computer. A link works once, within 15 minutes.
admin-unknown = unknown
admin-ago = { $time } ago
admin-duration = { $days } d { $hours } h { $minutes } min
admin-kib = { $size } KiB
admin-mib = { $size } MiB
admin-gib = { $size } GiB

## Server

admin-server = Server
admin-version = Version
admin-address = Address for phones
admin-started = Started
admin-uptime = Running for
admin-ready = Can store moves
admin-ready-yes = yes

## Games

admin-games = Games
admin-running = In progress
admin-lobbies = In the lobby
admin-finished = Finished
admin-streams = Live connections
admin-in-memory = Games in memory
admin-groups = Groups
admin-seats = Seats in all games

## Database

admin-database = Database
admin-file = File
admin-size = Size
admin-log-size = Size of its log
admin-free = Free on its disk
admin-schema = Schema version

## Backups

admin-backups = Daily backups
admin-backups-limit = Stored at most
admin-backups-off = none: turned off
admin-backups-folder = Folder
admin-backups-stored = Stored now
admin-backups-last = Last one
admin-backups-none = none yet
admin-backups-failed = Failed since the start

## Rights

admin-rights = Rights
admin-devices = Browsers
admin-tokens = Tokens

## Settings

admin-settings = Settings
admin-config = Configuration file
admin-no-config = none
admin-source-default = default
admin-source-file = file
admin-unset = not set
