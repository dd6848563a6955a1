# Groups, their members, history and statistics.

## Group settings, members, permissions, imports and paper games

group-title = The group
group-name = Name of the group
group-time-zone = Time zone
group-time-zone-hint = The days of the history and of the downloads follow it.
group-edit-player = Change { $name }
group-new-player = New player
group-add-player = Add
group-invite = Invite somebody
player-name = Name
player-merge-with = { $name } is the same person as
player-merge-hint = All games are then played under the chosen name. This cannot be undone.
player-merge = Make one player of both
group-edit = Change the group
group-import = Add games from paper or a file
confirm-delete-group = Delete the group { $name }?
confirm-delete-group-lost = { $players ->
    [one] One player and all games of the group are deleted, for everybody.
   *[other] { $players } players and all games of the group are deleted, for everybody.
}
confirm-delete-group-export = Download the games as JSON before, to be able to bring them back.
confirm-permanent = This cannot be undone.
confirm-delete-group-yes = Delete the group
confirm-leave-group = Leave the group { $name }?
confirm-leave-group-lost = This phone no longer sees the history of the group. To come back you need an invite or a game to join.
confirm-leave-group-stays = What was played stays as it is.
confirm-leave-group-keeper = You keep this group. If nobody else does, nobody can invite, rename or delete any more.
confirm-leave-group-yes = Leave
confirm-delete-player = Delete { $name }?
confirm-delete-player-lost = The games stay, but without this name.
confirm-delete-player-yes = Delete { $name }
confirm-delete-game = Delete the game of { $names }?
confirm-delete-game-lobby = The lobby closes, and everybody in it has to join another game.
confirm-delete-game-running = All sheets of this game are lost, for everybody who is playing it.
confirm-delete-game-lost = The sheets, the review and the result are lost, and the game no longer counts in any statistics.
confirm-delete-game-yes = Delete the game
confirm-give-up-game = Give up this game on this phone?
confirm-give-up-game-lost = This phone can no longer mark a sheet of this game. The host can hand the seat over to a phone again.
confirm-give-up-game-stays = What was played stays as it is.
confirm-give-up-game-yes = Give up
confirm-revoke-device = End everything this phone may do?
confirm-revoke-device-lost = This phone leaves all games and groups. Without an invite from another phone they cannot be opened here again.
confirm-revoke-device-yes = End all rights of this phone
permissions-title = What this phone may do
permissions-lead = Whoever holds this phone may do this. Nothing else is needed, no account and no password.
permissions-groups = My groups
permissions-keeper = keeper: may change, invite, delete
permissions-member = member: may read and play
privacy-title = What is stored
privacy-games = The server stores the games that are played on it: names of players as they were typed, crosses, times and results. Nothing else is known of a person.
privacy-cookie = Your browser keeps one cookie, a random secret. The server stores only a hash of it, with what this phone may do and its settings.
privacy-phone = The phone keeps moves that wait for a connection until they are sent. Over HTTPS it also keeps the sheets it showed last, with the names on them, so that they open without a connection. Ending all rights of this phone takes them away.
privacy-logs = Logs hold no names, no secrets and no addresses of pages that hold a secret.
privacy-third-parties = No page loads anything from elsewhere, and nothing is sent to anybody else.
privacy-deletion = A lobby that nobody started is gone after a day. Hosts delete games, keepers delete players and groups, and nothing of those is kept.
import-title = Add games
import-paper = A game from paper
import-paper-hint = Crosses and penalties of each player, or only the totals.
import-file = A file
import-file-hint = A JSON download of Rowlock, or a table of paper games as CSV.
import-template = Template for the table
import-choose = File
import-submit = Add the games of the file
import-added = { $games ->
    [0] No game is new.
    [one] One game was added.
   *[other] { $games } games were added.
}
import-skipped = { $games ->
    [one] One was here already.
   *[other] { $games } were here already.
}
import-mistakes = { $mistakes ->
    [one] Nothing was added: the file has a mistake.
   *[other] Nothing was added: the file has { $mistakes } mistakes.
}
import-line = Line { $line }:
import-empty = Choose a file that is not empty.
paper-game-title = Enter a paper game
paper-game-hint = For each player either the number of crosses in each row (the lock counts as one) and the penalties, or only the total.
paper-game-player = Player { $number }
paper-game-name = Name
paper-game-penalties = Penalties
paper-game-total = or total
paper-game-more = More players
paper-game-save = Save the game
paper-game-no-players = Enter at least one player.
history-of-group = Games of { $name }
history-older = Older games
history-empty = No games yet. What you play is found here, on every phone that joined.
members-title = Who belongs to the group
members-lead = Everybody here can read the history and start games; keepers can do more. Somebody lost a phone? Remove it.
members-phone = A phone that has not played
members-program = A program
members-own = this phone
members-remove = Remove
confirm-remove-member = Remove { $name } from the group?
confirm-remove-member-lost = This phone or program no longer sees the group, loses its seats in running games, and the invites it made are withdrawn. To come back it needs an invite.
members-invites = Pending invites
members-no-invites = Nobody is invited at the moment.
members-invited-member = Invite for a member
members-invited-keeper = Invite for a keeper
members-revoke-invite = Withdraw

## History and statistics

history-find = Find games
history-name = Part of a name
history-player = Player
history-board = Board
history-result = Result
history-any = Any
history-from = From
history-to = To
history-submit = Show
history-all = All games
history-downloads = Take these games with you:
history-result-locks = Two rows locked
history-result-penalties = Fourth penalty
history-result-stopped = Ended early
history-result-won = Won by the player
history-result-lost = Lost by the player
history-title = History
stats-players = Players
stats-title = Players and records
stats-records = Records
stats-record-highest_total = Highest total
stats-record-lowest_total = Lowest total
stats-record-longest_row = Most crosses in a row
player-anonymized = Somebody
stats-count = Games
stats-wins = Wins
stats-average = Average
stats-best = Best
stats-worst = Worst
stats-penalties = Penalties
stats-locks = Rows locked
stats-trend = Trend
stats-trend-of = Points of { $name } in the last { $games } games
stats-chart = The oldest game left, the latest right; filled points are wins. Highest { $highest }, lowest { $lowest }.
stats-numbers = The numbers
stats-date = Date
stats-total = Total
stats-boards = By board
stats-head-to-head = Head to head
stats-ahead = Ahead
stats-behind = Behind
stats-level = Level
stats-games-of = Games of { $name }
export-lead = Take it with you:
export-bgstats = Send to BG Stats
history-no-match = No game is like that.
history-count = { $games ->
    [one] One finished game.
   *[other] { $games } finished games.
}
history-on-paper = The game was played on paper.
