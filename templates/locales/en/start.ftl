# From the first page to the lobby.

## The first page

brand = A digital score sheet for Qwixx®
home-about = Roll real dice. Each phone is a score sheet that knows the rules and adds up the points.
home-continue = Continue
home-your-turn = Your turn · turn { $turn }
home-new = New game
home-closed = On this server, its operator creates the groups. Join a game with its code, or open your group’s invite.
home-code = Game code
home-code-short = Code
home-join = Join a game
home-running = Games in progress
home-waiting = { $host }’s game is waiting
home-others = Other games
home-spectate-or-ask = watch, or ask to join
home-groups = My groups
home-leads = { $name } leads { $second } { $wins }:{ $others } this year
home-leads-alone = This year: { $wins ->
    [one] one win for { $name }
   *[other] { $wins } wins for { $name }
}
home-tied = { $names }: { $wins ->
    [one] one win each this year
   *[other] { $wins } wins each this year
}
home-history = History
home-without-game = Without a game
home-rules = Rules
home-score = Score a sheet
home-trademark = Qwixx® is a trademark of its publisher. Rowlock is not affiliated with it and uses none of its artwork.
home-tv = Show a game on this TV

## Creating a game

new-game-title = New game
new-game-previous = Same players, same rules
new-game-known = Who’s playing?
new-game-group = Group
new-game-group-new = New group
new-game-board = Version
new-game-played = Played lately
new-game-more-boards = More versions
new-game-own-boards = Your own versions
new-game-board-elsewhere = { $name } belongs to another group ({ $group }). Choose that group, or another version.
new-game-rules-of = { $name } rules
new-game-mode = How much should Rowlock do?
new-game-hide-scores = Hide everyone else’s points until the end
new-game-color-required = Penalty for a turn without a coloured die
new-game-tap-to-end = Turns end by a tap only
new-game-more = More options
new-game-clock = Show how long each turn takes
new-game-change = change
new-game-hides = points hidden
new-game-requires-color = penalty without a coloured die
new-game-submit = Create game
new-game-hint = Next, everyone scans a code with their phone. You play with real dice.

## Joining a game; texts with links are HTML

join-title = Join a game
join-with = { $board } with { $names }
join-who = Who are you?
join-your-name = Your name
join-other-name = Or another name
join-submit = Join
join-hint = No account, no password. This phone becomes your score sheet.
join-running = This game has already started. Ask { $host } to let you in.
join-last-roll = This game is on its last roll: it’s too late to join, but you can watch.
join-full = All 8 seats are taken, but you can watch.
join-play-as = Play as { $name }
join-ask = Ask to join
join-ask-hint = You start with an empty sheet, from the next roll.
join-spectate = Just watch
join-wait-waiting = Asking { $host } to let you in
join-wait-refused = { $host } said no
join-wait-gone = No answer this time
join-wait-lead-name = As soon as { $host } taps “Let in”, you get an empty sheet and play from the next roll.
join-wait-lead-seat = As soon as { $host } taps “Let in”, the sheet is yours.
join-wait-lead-spectate = As soon as { $host } taps “Let in”, you’ll see all sheets here.
join-wait-lead-refused = You can ask again with the game code, or just watch.
join-wait-lead-gone = Nobody answered within 10 minutes, or the game is over.
join-wait-follows = This page moves on by itself.
join-wait-again = Enter the code
join-continue = Continue
join-code-hint = Six letters and digits, on the host’s phone. Or <a href="/new">start a game yourself</a>.

## The lobby

lobby-count = { $players } of { $max }
lobby-how = How to join
lobby-qr = QR code for { $link }
lobby-scan = Scan, or join with the code
lobby-at = at
lobby-table = At the table
lobby-host = host
lobby-you = you
lobby-lucky = Lucky numbers { $low } and { $high }
lobby-sheet = Sheet { $letter }
lobby-up = Move { $name } up
lobby-rename = Rename { $name }
lobby-remove = Remove { $name } from the game
lobby-remove-means = { $name } can join again at any time, with the code.
lobby-remove-yes = Yes, remove { $name }
lobby-remove-no = No, { $name } stays
lobby-guest = Name of a player without a phone
lobby-guest-short = Player without a phone
lobby-add = Add
lobby-printed = Printed sheets? Type in their lucky numbers
lobby-printed-own = Printed sheet? Type in its lucky numbers
lobby-lucky-one = { $name }’s first lucky number
lobby-lucky-other = { $name }’s second lucky number
lobby-save-lucky = Play with these
lobby-letters = Printed sheets? Choose their letters
lobby-letters-own = Printed sheet? Choose its letter
lobby-letter-of = Letter of { $name }’s sheet
lobby-save-letters = Play with these
lobby-start = Start the game
lobby-draw = Pick who goes first, and start
lobby-first = { $name } goes first.
lobby-streak = { $name } has won the last { $wins }
lobby-order = Move players up until the order matches your table.
lobby-order-change = Seating order
lobby-order-tap = Tap the players in the order you sit. The first one starts.
lobby-refresh = Refresh
lobby-wait = You’re in! Waiting for { $host } to start the game.
lobby-not-in = { $host } is waiting for players: join in, or just watch.
lobby-removed = You were taken out of this game. Join again?
lobby-join-again = Join again
lobby-here = on this phone
lobby-phone-here = { $name }’s phone is connected
lobby-phone-away = phone not connected
lobby-phone-awaited = waiting for { $name }’s phone
lobby-without = Start without { $names }?
lobby-without-means = { $players ->
    [one] The seat stays taken: you mark for this player until they join with their own phone.
   *[other] They keep their seats: you mark for them until they join with their own phones.
}
lobby-wait-more = Wait
refresh = Refresh
lobby-title = Lobby
