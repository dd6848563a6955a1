# Groups, their games, and files of games.

time-zone-unknown = A time zone has an IANA name, as Europe/Berlin.
result-unknown = A result is locks, penalties, stopped, won or lost.
import-kind = The file must be application/json or text/csv.
import-not-stored = The upload cannot be stored.
import-too-large = A file has at most 64 MiB.
import-too-many-games = A file has at most {$most} games; split it and send the parts one after the other.
too-many-imports = You have imported very many games; please wait a while before the next file.
too-many-players = The group has {$most} players already; merge or delete some first.
import-unreadable = The file cannot be read.
import-wrong = The file has mistakes.
game-twice = This game is in the file twice.
log-too-long = A game has at most {$most} events.
log-other-seats = The log has a different number of seats.
log-other-result = The log leads to a different result.
seats-same-name = Two seats have the same name.
day-to-come = That day has not come yet.
paper-players = A game has 1 to 8 players.
paper-impossible = No sheet of this board can look like that of { $name }.
paper-one-game = A game has one date and one board.
column-unknown = There is no column { $column } in the template.
column-missing = The column { $column } is missing.
date-unreadable = A date looks like 2026-11-20.
column-no-number = { $column } is a number.
paper-incomplete = A line has the crosses of all rows with the penalties, or only a total.
paper-other-total = The crosses make { $total } points.
