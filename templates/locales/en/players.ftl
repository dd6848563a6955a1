# Players, their phones, spectators and links.

## Players and phones

players-title = Players and phones
players-back = Back to the game
players-left = has left
players-another-phone = Switch phone
players-make-host = Make host
players-leave = Leave the game
players-remove = Remove
players-take-over = Take over as host
players-host-silent = The host’s phone has been silent for two minutes.
players-take-back = Be host again
players-was-taken = Someone took over as host while your phone was silent.
players-close-code = Close the game
players-open-code = Let others join again

## Requests to join

request-name = Let { $name } join? Empty sheet, from the next roll.
request-seat = Let another phone play as { $name }?
request-spectate = Show all sheets on another screen?
request-yes = Let in
request-no = No
request-dealt = Rowlock deals one

## A TV that shows the game

tv-title = Show a game on this TV
tv-scan = Scan this with a phone that’s in the game.
tv-code = Code for the phone
tv-qr = QR code for the phone
tv-type = or type this code on the phone
tv-follows = Then all sheets appear here, and in the next game too.
tv-asked = Asking the host to show the game here.
screen-title = Show the game on a TV
screen-open = Open { $address }/tv on the TV, then enter the code it shows.
screen-code = Code on the TV
screen-show = Show this game
screen-shown = The TV shows the game.
screen-none = This phone isn’t in a game right now. Join one first, then show it on the TV.

## Leaving

leave-own = Leave the game?
leave-other = Remove { $name } from the game?
leave-own-sheet = Your sheet stays as it is and is ranked at the end.
leave-other-sheet = { $name }’s sheet stays as it is and is ranked at the end.
leave-ends-game = Nobody else is playing, so the game ends.
leave-others-stay = { $names } can play on.
leave-turn-over = The turn ends at once, without a penalty.
leave-host-stays = The host’s role stays here until it is passed on.
leave-host-undoes = Only the host can undo this.
leave-undo-yours = You’re the host, so you can undo this.
leave-yes-own = Yes, leave
leave-yes-other = Yes, remove { $name }

## Invites to a game

invite-title = Invite
invite-player = A player for this game
invite-spectator = Someone to watch
invite-tv = A TV
invite-group = Someone into the group

## Spectators

spectate-title = Watch
spectate-table-view = Table view
spectate-share-link = Share link
spectate-stop-sharing = Stop sharing

## A link that was created

link-created-qr = QR code of the link below
link-created-link = The link
link-created-copy = Copy link
link-created-copied = Copied
link-created-send = Send link
link-created-expires = Good for one phone, until { $time }
link-created-done = Done
link-created-seat = { $name } on another phone
link-created-seat-lead = Scan this with the phone that will play as { $name }. It asks first, and the sheet stays as it is.
link-created-seat-until = The old phone keeps the seat until the new one accepts.
link-created-seat-app = For an app on the home screen: copy the link, open the app, tap Join a game, and paste it there.
link-created-share-lead = Anyone with this link can watch all sheets live, but can’t change anything.
link-created-share-hint = It works until you stop sharing: on a tablet or TV on the table, and for people who aren’t there.
link-created-member = Invite a member
link-created-member-lead = Whoever accepts can see the group’s games and start new ones.
link-created-keeper = Invite an admin
link-created-keeper-lead = Whoever accepts runs the group with you: as host of every game, and able to correct and delete everything in it.
link-created-reader = Invite a reader
link-created-reader-lead = Whoever accepts can see the group’s games and statistics, but not play or change anything.
link-created-invite-hint = Anyone who plays in one of the group’s games on their own phone becomes a member without an invite.
link-created-reader-hint = For someone who only looks, or for a program: the API gives it a token for this link.

## A link that was opened

link-seat = Play as { $name } here?
link-seat-table = You’re playing with { $names }.
link-seat-means = The sheet comes along as it is. The phone that plays as { $name } now loses it.
link-seat-host = You’ll be the host here too: this phone can then mark and correct every sheet, rewind, and end the game.
link-seat-own = This phone already plays as { $name }. Open the link on the phone you want to switch to.
link-seat-yes = Yes, play as { $name }
link-seat-open = To the game
link-seat-expired = This link works once, for ten minutes. Ask the host for a new one: “Players and phones”, “Switch phone”.
link-share-expired = Ask the host for a new link to watch the game.
link-no-cookie = This browser doesn’t keep cookies
link-no-cookie-why = To watch, your browser has to store one cookie. Allow cookies for this page and open the link again.
link-group = Join the group “{ $name }”?
link-member = You can then see the group’s games on this phone, and start new ones.
link-reader = You can then see the group’s games on this phone, but not start any.
link-keeper = You’ll be an admin: host of every game, and able to correct and delete everything in the group.
link-group-in = This phone is already in the group. Open the link on the phone you want to add.
link-group-yes = Yes, join
link-group-open = To its history
link-group-expired = An invite works once, for one day. Ask for a new one.
link-decline = No

## The table view

table-waiting = The game hasn’t started yet.
table-roll = { $name }’s roll
table-turn = turn { $turn }
table-last-call = the game ends with it
table-closed-rows = Closed rows
table-sheet = { $name }’s sheet
table-undecided = nothing crossed with this roll
table-connection-on = Connected
table-connection-waiting = Reconnecting
table-connection-off = No connection

## A seat link that is typed

seat-link-title = Switching phones?
seat-link-about = To get your seat on this phone, scan the QR code that the host finds under “Players and phones”, “Switch phone”, or paste its link here.
seat-link-link = Link
seat-link-open = Open
