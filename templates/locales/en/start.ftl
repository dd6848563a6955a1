# From the first page to the lobby.

## The first page

brand = A digital score sheet for Qwixx®
home-new = New game
home-code = Code of the game
home-code-short = Code
home-join = Join a game
home-running = My running games
home-waiting = { $host }’s table is waiting
home-others = Also running
home-spectate-or-ask = watch, or ask to join
home-groups = My groups
home-history = History
home-without-game = Without a game
home-rules = Rules
home-score = Score a sheet
home-trademark = Qwixx® is a trademark of its publisher. Rowlock is not affiliated with it and uses none of its artwork.
home-api = For programs: the API
home-tv = Show a game on this TV

## Creating a game

new-game-title = New game
new-game-previous = The same again
new-game-known = Who plays along?
new-game-group = Plays in
new-game-group-new = A new group
new-game-board = Board
new-game-rules-of = Rules of { $name }
new-game-mode = How the app takes part
new-game-hide-scores = Hide the points of others until the end
new-game-color-required = A turn without a coloured die costs a penalty
new-game-submit = Open the table
new-game-hint = Then everybody scans a code with the phone. You play with your own dice.

## Joining a game; texts with links are HTML

join-title = Join a game
join-with = { $board } with { $names }
join-who = Who are you?
join-your-name = Your name
join-other-name = Or another name
join-submit = Sit down
join-hint = No account, no password. This phone becomes your score sheet.
join-running = This game is already running. Ask { $host } to let you in.
join-last-roll = This game is in its last roll: nobody new can come in, but you can watch.
join-full = All 8 seats are taken, but you can watch.
join-play-as = Play as { $name }
join-ask = Ask to join
join-ask-hint = You start with an empty sheet, from the next roll on.
join-spectate = Just watch
join-wait-waiting = { $host } is asked to let you in
join-wait-refused = { $host } said no
join-wait-gone = No answer this time
join-wait-lead-name = As soon as { $host } taps “Let in”, you get an empty sheet and play from the next roll on.
join-wait-lead-seat = As soon as { $host } taps “Let in”, the sheet is yours.
join-wait-lead-spectate = As soon as { $host } taps “Let in”, all sheets are shown here.
join-wait-lead-refused = You can ask again with the code of the game, or just watch.
join-wait-lead-gone = Nobody answered within 10 minutes, or the game is over.
join-wait-follows = This page goes on by itself.
join-wait-again = To the code
join-continue = Go on
join-code-hint = Six letters and figures, on the phone of whoever opened the table. Or <a href="/new">open a table yourself</a>.

## The lobby

lobby-count = { $players } of { $max }
lobby-how = How the others join
lobby-qr = QR code that leads to { $link }
lobby-scan = Scan, or join with the code
lobby-at = at
lobby-table = At the table
lobby-host = host
lobby-you = you
lobby-lucky = Lucky numbers { $low } and { $high }
lobby-up = Move { $name } up
lobby-guest = Name of a player without a phone
lobby-guest-short = Player without a phone
lobby-add = Add
lobby-printed = Printed sheets? Type in their lucky numbers
lobby-lucky-one = One lucky number of { $name }
lobby-lucky-other = The other lucky number of { $name }
lobby-save-lucky = Play with these
lobby-start = Start the game
lobby-draw = Draw who begins, and start
lobby-order = { $name } has the first turn. Move players up until they sit as at your table.
lobby-refresh = Look again who is in
lobby-wait = You are in. The game begins as soon as { $host } starts it.
lobby-not-in = { $host } is waiting for players: sit down, or just watch.
lobby-here = on this phone
lobby-phone-here = { $name }’s phone is connected
lobby-phone-away = phone not connected
lobby-phone-awaited = waiting for { $name }’s phone
lobby-without = Start without { $names }?
lobby-without-means = They keep their place: you mark for them until they join with their own phone.
lobby-wait-more = Wait
refresh = Look again
lobby-title = Lobby
