# Keeping a group, its players and this phone's rights; entering and taking over games.

keep-title = The group
keep-name = Name of the group
keep-zone = Time zone
keep-zone-hint = The days of the history and of the downloads follow it.
keep-player = Change { $name }
keep-new-player = New player
keep-add = Add
keep-invite = Invite somebody
keep-person-name = Name
keep-same = { $name } is the same person as
keep-same-hint = All games are then played under the chosen name. This cannot be undone.
keep-merge = Make one player of both
keep-group = Change the group
keep-import = Add games from paper or a file
ask-group = Delete the group { $name }?
ask-group-lost = { $players ->
    [one] One player and all games of the group are deleted, for everybody.
   *[other] { $players } players and all games of the group are deleted, for everybody.
}
ask-export = Download the games as JSON before, to be able to bring them back.
ask-for-good = This cannot be undone.
ask-group-yes = Delete the group
ask-leave = Leave the group { $name }?
ask-leave-lost = This phone no longer sees the history of the group. To come back you need an invite or a game to join.
ask-leave-stays = What was played stays as it is.
ask-leave-keeper = You keep this group. If nobody else does, nobody can invite, rename or delete any more.
ask-leave-yes = Leave
ask-player = Delete { $name }?
ask-player-lost = The games stay, but without this name.
ask-player-yes = Delete { $name }
ask-game = Delete the game of { $names }?
ask-game-lobby = The lobby closes, and everybody in it has to join another game.
ask-game-running = All sheets of this game are lost, for everybody who is playing it.
ask-game-lost = The sheets, the review and the result are lost, and the game no longer counts in any statistics.
ask-game-yes = Delete the game
ask-away = Give up this game on this phone?
ask-away-lost = This phone can no longer mark a sheet of this game. The host can hand the seat over to a phone again.
ask-away-stays = What was played stays as it is.
ask-away-yes = Give up
ask-device = End everything this phone may do?
ask-device-lost = This phone leaves all games and groups. Without an invite from another phone they cannot be opened here again.
ask-device-yes = End all rights of this phone
device-title = What this phone may do
device-lead = Whoever holds this phone may do this. Nothing else is needed, no account and no password.
device-groups = My groups
device-keeper = keeper: may change, invite, delete
device-member = member: may read and play
privacy-title = What is stored
privacy-games = The server stores the games that are played on it: names of players as they were typed, crosses, times and results. Nothing else is known of a person.
privacy-cookie = Your browser keeps one cookie, a random secret. The server stores only a hash of it, with what this phone may do and its settings.
privacy-phone = The phone keeps moves that wait for a connection until they are sent. Over HTTPS it also keeps the sheets it showed last, with the names on them, so that they open without a connection. Ending all rights of this phone takes them away.
privacy-logs = Logs hold no names, no secrets and no addresses of pages that hold a secret.
privacy-nobody = No page loads anything from elsewhere, and nothing is sent to anybody else.
privacy-gone = A lobby that nobody started is gone after a day. Hosts delete games, keepers delete players and groups, and nothing of those is kept.
upload-title = Add games
upload-paper = A game from paper
upload-paper-hint = Crosses and penalties of each player, or only the totals.
upload-file = A file
upload-file-hint = A JSON download of Rowlock, or a table of paper games as CSV.
upload-template = Template for the table
upload-choose = File
upload-take = Add the games of the file
upload-taken = { $games ->
    [0] No game is new.
    [one] One game was added.
   *[other] { $games } games were added.
}
upload-known = { $games ->
    [one] One was here already.
   *[other] { $games } were here already.
}
upload-mistakes = { $mistakes ->
    [one] Nothing was added: the file has a mistake.
   *[other] Nothing was added: the file has { $mistakes } mistakes.
}
upload-line = Line { $line }:
upload-nothing = Choose a file that is not empty.
paper-title = Enter a paper game
entry-hint = For each player either the number of crosses in each row (the lock counts as one) and the penalties, or only the total.
entry-player = Player { $number }
entry-name = Name
entry-penalties = Penalties
entry-total = or total
entry-more = More players
entry-take = Save the game
entry-nobody = Enter at least one player.
years-games-of-group = Games of { $name }
years-older = Older games
years-none = No games yet. What you play is found here, on every phone that joined.
members-title = Who belongs to the group
members-lead = Everybody here can read the history and start games; keepers can do more. Somebody lost a phone? Remove it.
members-phone = A phone that has not played
members-program = A program
members-own = this phone
members-end = Remove
ask-member = Remove { $name } from the group?
ask-member-lost = This phone or program no longer sees the group, loses its seats in running games, and the invites it made are withdrawn. To come back it needs an invite.
members-invites = Pending invites
members-no-invites = Nobody is invited at the moment.
members-invited-member = Invite for a member
members-invited-keeper = Invite for a keeper
members-withdraw = Withdraw
