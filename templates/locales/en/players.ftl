# Players, their phones, spectators and links.

## Players and phones

players-title = Players and phones
players-back = Back to the game
players-left = has left
players-another-phone = Another phone
players-make-host = Make host
players-leave = Leave the game
players-remove = Let leave
players-take-over = Take over as host
players-host-silent = Nothing has been heard from the host’s phone for two minutes.
players-take-back = Be the host again
players-was-taken = Somebody took over as host while your phone was silent.
players-lost-phone = A phone is lost, empty or new? “Another phone” shows a QR code for the new one.
players-host-may = The host can mark every sheet, erase, go back, and end the game.
players-may-take-over = If the host’s phone is silent for two minutes, any player can take over here.
players-add-hint = A new player starts with an empty sheet, from the next roll on. With an own phone: the code { $code }, and you let them in.

## Requests to join

request-name = Let { $name } join? Empty sheet, from the next roll on.
request-seat = Let another phone play as { $name }?
request-spectate = Show all sheets on another screen?
request-yes = Let in
request-no = No

## A TV that shows the game

tv-title = This TV at your table
tv-scan = Scan this with a phone that plays along.
tv-code = How a phone brings this screen to its table
tv-qr = QR code for the phone
tv-type = or type this code on the phone
tv-follows = Then all sheets are shown here, by themselves, and in the next game, too.
tv-asked = The host is asked to show the game here.
spectate-on-tv = Show on a TV
screen-title = Show the game on a TV
screen-open = Open { $address }/tv on the TV, and type in the code that it shows.
screen-code = Code on the TV
screen-show = Show this game
screen-none = This phone is in no game right now. Join one first, then bring it to the TV.

## Leaving

leave-own = Leave the game?
leave-other = Let { $name } leave the game?
leave-own-sheet = Your sheet stays as it is, and is ranked with the others at the end.
leave-other-sheet = { $name }’s sheet stays as it is, and is ranked with the others at the end.
leave-ends-game = Nobody else is at the table: the game ends.
leave-others-stay = { $names } can play on without a pause.
leave-turn-over = The turn is over at once, without a penalty.
leave-host-stays = The host’s role stays here until it is given to somebody.
leave-host-undoes = Only the host can take this back.
leave-yes-own = Yes, leave
leave-yes-other = Yes, { $name } leaves

## Spectators

spectate-title = Look on
spectate-about = All sheets on a tablet or TV in the middle of the table.
spectate-share = With a share link, those who are not at the table see them, too.
spectate-table-view = Table view
spectate-share-link = Share link
spectate-another-link = Another share link
spectate-stop-sharing = Stop sharing

## A link that was created

link-created-qr = QR code of the link below
link-created-link = The link
link-created-expires = Good for one phone, until { $time }
link-created-done = Done
link-created-seat = { $name } on another phone
link-created-seat-lead = Scan this with the phone that is to play as { $name }. It is asked first, and the sheet stays as it is.
link-created-seat-until = The old phone keeps the seat until the new one has accepted.
link-created-seat-app = For an app on the home screen: copy the link, open the app, choose Join a game, and put it in there.
link-created-share-lead = Whoever has this link sees all sheets live, and can change nothing.
link-created-share-hint = It holds until you stop sharing. Made for a tablet or TV in the middle, and for those who are not at the table.
link-created-member = Invite a member
link-created-member-lead = Whoever accepts finds the games of the group, and can start games in it.
link-created-keeper = Invite a keeper
link-created-keeper-lead = Whoever accepts keeps the group with you: is host of every game, and can put right and delete what is in it.
link-created-invite-hint = Whoever plays a game of the group on an own phone is a member without an invite.

## A link that was opened

link-seat = Play as { $name } here?
link-seat-table = At the table with { $names }.
link-seat-means = The sheet comes along as it is. The phone that plays as { $name } now loses it.
link-seat-host = The host’s role comes along, too: this phone can then mark every sheet, go back, and end the game.
link-seat-own = This phone plays as { $name } already. Open the link on the phone that is to take over.
link-seat-yes = Yes, play as { $name }
link-seat-open = To the game
link-seat-expired = The link of a seat is good for one phone and for ten minutes. Ask the host for a new one: Players and phones, Another phone.
link-share-expired = Ask the host of the game for a new link to look on.
link-no-cookie = This browser keeps no cookies
link-no-cookie-why = To look on, the browser has to store one cookie. Allow cookies for this page and open the link again.
link-group = Come into the group “{ $name }”?
link-member = This phone then finds the games of the group, and can start games in it.
link-keeper = This phone then keeps the group: it is host of every game, and can put right and delete what is in it.
link-group-in = This phone belongs to it already. Open the link on the phone that is to come in.
link-group-yes = Yes, come in
link-group-open = To its history
link-group-expired = An invite is good for one and for a day. Ask whoever sent it for a new one.
link-decline = No

## The table view

table-waiting = The game has not begun yet.
table-roll = { $name }’s roll
table-turn = turn { $turn }
table-last-call = last call
table-closed-rows = Closed rows
table-sheet = Sheet of { $name }
table-connection-on = Connected
table-connection-waiting = Reconnecting
table-connection-off = No connection

## A seat link that is typed

seat-link-title = Your seat on another phone?
seat-link-about = For a seat that was yours, the host has a QR code under Players and phones, Another phone: scan it, or put its link in here.
seat-link-link = Link
seat-link-open = Open
