# Groups, their members, history and statistics.

## Group settings, members, permissions, imports and paper games

group-title = Edit group
group-name = Group name
group-time-zone = Time zone
group-time-zone-hint = Sets the days in the history and in downloads.
group-ratings = Ratings of the players
group-coach = Say after a game what each choice was worth
group-edit-player = Edit { $name }
group-new-player = New player
group-add-player = Add
group-invite = Invite someone
player-name = Name
player-merge-with = { $name } is the same person as
player-merge-hint = All games then count for the chosen name. This can’t be undone.
player-merge = Merge the two
group-edit = Edit group
group-export = Export
group-columns = What the table shows
group-all-games = { $games ->
    [one] The game
   *[other] All { $games } games
}
group-import = Add games from paper or a file
confirm-delete-group = Delete the group { $name }?
confirm-delete-group-lost = { $players ->
    [one] One player and all games of the group will be deleted, for everyone.
   *[other] { $players } players and all games of the group will be deleted, for everyone.
}
confirm-delete-group-export = Download the games as JSON first if you might want them back.
confirm-permanent = This can’t be undone.
confirm-delete-group-yes = Delete the group
confirm-leave-group = Leave the group { $name }?
confirm-leave-group-lost = This phone will no longer see the group’s history. To come back you need an invite, or a game to join.
confirm-leave-group-stays = Games already played stay as they are.
confirm-leave-group-keeper = You’re an admin. If you’re the last one, nobody can invite, rename or delete any more.
confirm-leave-group-yes = Leave
confirm-delete-player = Delete { $name }?
confirm-delete-player-lost = The games stay, but without this name.
confirm-delete-player-yes = Delete { $name }
confirm-delete-game = Delete the game of { $names }?
confirm-delete-game-lobby = The lobby closes, and everyone in it has to join another game.
confirm-delete-game-running = Everyone playing loses their sheet.
confirm-delete-game-lost = The sheets, the review and the result are lost, and the game no longer counts in any statistics.
confirm-delete-game-yes = Delete the game
confirm-give-up-game = Remove this game from this phone?
confirm-give-up-game-lost = You won’t be able to mark a sheet of this game here. The host can give the seat to a phone again.
confirm-give-up-game-stays = Crosses already made stay as they are.
confirm-give-up-game-yes = Remove
confirm-revoke-device = Sign this phone out of everything?
confirm-revoke-device-lost = This phone leaves all its games and groups. To get back into them here, you need an invite from another phone.
confirm-revoke-device-yes = Sign out of everything
permissions-title = Games and groups on this phone
permissions-lead = Anyone holding this phone can open these. No account, no password.
permissions-groups = My groups
permissions-keeper = admin: can edit, invite and delete
permissions-member = member: can look and play
permissions-reader = reader: can look
privacy-title = What is stored
privacy-api = API for developers
privacy-games = The server stores the games you play on it: names as you typed them, crosses, times, results, places and notes. It knows nothing else about you.
privacy-cookie = Your browser keeps one cookie with a random code. From this code the server knows your phone’s games, groups and settings. It stores only a fingerprint of the code.
privacy-https = A second cookie says that this phone uses the secure connection.
privacy-phone = Without a connection, your phone keeps your moves until it can send them. Over HTTPS it also keeps the sheets you saw last, with their names, so that you can open them offline. “Sign out of everything” deletes them.
privacy-networks = When someone asks to join a running game, the server keeps a fingerprint of their network for a day. It does the same while a TV waits for its game. This stops endless requests.
privacy-logs = The server’s logs contain no names and no secret codes, also not in the addresses of pages.
privacy-third-parties = The pages load nothing from other servers. The server sends nothing to anyone else.
privacy-deletion = A lobby that never starts is gone after a day. Hosts can delete games. Admins can delete players and groups. What they delete is gone, except from copies that the operator of the server has made.
privacy-deletion-backups = A lobby that never starts is gone after a day. Hosts can delete games. Admins can delete players and groups. What they delete is on no page any more. Backups keep it for { $days ->
    [one] another day
   *[other] another { $days } days
}. Copies from before an update, or made by the operator, keep it until the operator deletes them.
privacy-deletion-later = A lobby that never starts is gone after a day. Hosts can delete games. Admins can delete players and groups. What they delete is on no page any more. Traces may stay in the server’s database and backups for a while.
import-title = Add games
import-paper = A game from paper
import-paper-hint = Each player’s crosses and penalties, or just the totals.
import-file = A file
import-file-hint = A download from Rowlock as JSON, a file from BG Stats, a table of your games as XLSX or CSV with a line or a column for each player, or notes as text, like “2026-11-20 Ana 60, Ben 54”.
import-template = Template for the table
table-column-game = Game
table-column-date = Date
table-column-variant = Version
table-column-player = Player
table-column-red = Red
table-column-yellow = Yellow
table-column-green = Green
table-column-blue = Blue
table-column-penalties = Penalties
table-column-total = Total
table-column-place = Place
table-column-note = Note
import-choose = File
import-check = See what’s in it
import-submit = { $games ->
    [one] Add this game
   *[other] Add these { $games } games
}
import-new = { $games ->
    [0] No new games.
    [one] One new game.
   *[other] { $games } new games.
}
import-known = { $games ->
    [one] One is already here.
   *[other] { $games } are already here.
}
import-known-game = already here
import-left-out = { $plays ->
    [one] One play is left out: another game, or without points.
   *[other] { $plays } plays are left out: other games, or without points.
}
import-dates = Dates like 4/5/2026
import-day-first = Day first: May 4
import-month-first = Month first: April 5
import-year-first = Year first: 26-05-04
import-numbers = Numbers in the rows
import-numbers-crosses = Crosses
import-numbers-points = Points
import-encoding = The file doesn’t say how its letters are stored. Check the names.
import-new-players = New players
import-new-players-hint = Is one of them already here under another name? Enter that name. Clear what is no player.
import-no-player = No player
import-player-games = { $games ->
    [one] one game
   *[other] { $games } games
}
import-more-players = { $players ->
    [one] And one more new player.
   *[other] And { $players } more new players.
}
import-check-again = Check again
import-choose-again = The file is too large to be kept here: choose it again to add its games.
import-progress = { $done } of { $games } games
import-running = Adding the games …
import-more-games = { $games ->
    [one] And one more game.
   *[other] And { $games } more games.
}
import-added = { $games ->
    [0] No new games.
    [one] One game was added.
   *[other] { $games } games were added.
}
import-skipped = { $games ->
    [one] One was already here.
   *[other] { $games } were already here.
}
import-mistakes = { $mistakes ->
    [one] One line needs you.
   *[other] { $mistakes } lines need you.
}
import-line = Line { $line }:
import-row = Row { $row }:
import-sheet-row = { $sheet }, row { $row }:
import-leave-out = Leave this line out
import-waiting = { $games ->
    [one] One game waits for your answer.
   *[other] { $games } games wait for your answer.
}
import-date = The day of the games without a date
import-year = The year of days such as 20.11.
import-version = Which version is { $version }?
import-choose-answer = Please choose
import-left-out-columns = Left out: { $columns }.
import-left-out-sheets = Sheets without games: { $sheets }.
import-left-out-lines = Lines that are no game: { $lines }.
import-and-more = { $list } and { $more } more
import-hidden-lines = { $lines ->
    [one] One of these lines is hidden in the workbook.
   *[other] { $lines } of these lines are hidden in the workbook.
}
import-new-player = A new player
import-same-player = The same as { $name }
import-another-file = Another file
import-empty = Choose a file that isn’t empty.
paper-game-title = Enter a paper game
paper-game-hint = The total is enough. Or open the rows and enter the crosses; the lock counts as one.
paper-game-player = Player { $number }
paper-game-penalties = Penalties
paper-game-more = More players
paper-game-save = Save
paper-game-saved = The game is saved.
paper-game-who = Who played?
paper-game-who-order = Tap the winner first.
paper-game-another = + name
paper-game-rows = Rows and penalties
paper-game-tap = Tap the crosses
paper-game-take = Use this sheet
paper-game-no-players = Enter at least one player.
history-of-group = { $name }’s games
history-older = Older games
history-empty = No games yet. Games you play show up here, on every phone that joined.
members-title = Group members
members-lead = Everyone here can see the history; members also play, and admins can do more. Someone lost a phone? Remove it.
members-phone = A phone that hasn’t played yet
members-program = A program
members-own = this phone
members-remove = Remove
members-delete-games = Also delete the unfinished games that were started there
confirm-remove-member = Remove { $name } from the group?
confirm-remove-member-lost = This phone or program will no longer see the group. It loses its seats in games in progress, and its invites are withdrawn. To come back it needs an invite.
members-invites = Pending invites
members-no-invites = No pending invites.
members-invited-member = Invite for a member
members-invited-reader = Invite for a reader
members-invited-keeper = Invite for an admin
members-revoke-invite = Withdraw

## History and statistics

history-find = Find games
history-name = Name, place or note
history-player = Player
history-board = Version
history-result = Result
history-any = Any
history-from = From
history-to = To
history-submit = Show
history-all = All games
history-downloads = Export these games:
history-result-locks = Two rows locked
history-result-penalties = Fourth penalty
history-result-stopped = Ended early
history-result-won = Player won
history-result-lost = Player lost
history-title = History
stats-players = Players
stats-of = { $name } – statistics
stats-title = Players and records
stats-records = Records
stats-record-highest_total = Highest total
stats-record-longest_row = Most crosses in a row
player-anonymized = Someone
stats-count = Games
stats-wins = Wins
stats-average = Average
stats-best = Best
stats-penalties = Penalties
stats-locks = Rows locked
stats-known = { $count } in { $games ->
    [one] one game
   *[other] { $games } games
}
stats-early = Solo games and games ended early count for points, not for wins.
stats-alone = Alone: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, best { $best }, average { $average }
stats-games = Close and long games
stats-margin = Winner’s lead, on average
stats-closest = Closest win
stats-length = Usual length
stats-longest = Longest game
stats-starter-won = First player won
stats-share = { $part } of { $whole }
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-starts = Went first
stats-starter-wins = Won when first
stats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
stats-period = Period
stats-all-time = All time
stats-by-year = By year
stats-by-month = By month
stats-trend = Trend
stats-trend-of = { $name }’s points in the last { $games } games
stats-chart = The latest game is on the right. Filled dots are wins. Best: { $highest }.
ratings-title = Ratings
rating = Rating
rating-uncertainty = Uncertainty
ratings-empty = No game of several players has been finished yet.
ratings-about = Each game moves the ratings. Beating a strong player brings more than beating a weak one. ± says how sure a rating is: the more games, the smaller. While it is large, the rating is grey with a question mark.
ratings-lacking = { $games ->
    [one] One more game
   *[other] { $games } more games
} until { $name } has a rating
rating-of = { $name }’s rating
rating-curve-of = { $name }’s rating after each of the last { $games } games
rating-chart = The latest game is on the right. The shaded range is ±.
stats-numbers = As a table
stats-date = Date
stats-total = Total
stats-boards = By version
stats-spread = How the points spread
stats-by-players = By number of players
stats-head-to-head = Head to head
badges = Badges
badge-first-lock = First lock
badge-first-win = First win
badge-eleven-in-a-row = Eleven crosses in a row
badge-won-by-a-point = Won by a single point
badge-games = { $games }th game
stats-ahead = Ahead
stats-behind = Behind
stats-level = Tied
stats-games-of = { $name }’s games
export-lead = Export this game
export-bgstats = Send to BG Stats
history-no-match = No games match.
history-count = { $games ->
    [one] One finished game.
   *[other] { $games } finished games.
}
history-on-paper = The game was played on paper.
history-paper = on paper

## A year in one picture

year-all = Everyone
year-held = { $title }: { $names }
year-rival = Rival in { $games ->
    [one] one game
   *[other] { $games } games
}
year-streak = Most wins in a row
year-offer = Your { $year } in one picture
