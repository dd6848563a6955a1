# Players and their phones, and links for others.

## Players and phones
people-title = Players and phones
people-back = Back to the game
people-gone = has left
people-another-phone = Another phone
people-make-host = Make host
people-leave = Leave the game
people-let-leave = Let leave
people-take-over = Take over as host
people-host-silent = Nothing has been heard from the host’s phone for two minutes.
people-take-back = Be the host again
people-was-taken = Somebody took over as host while your phone was silent.
people-lost-phone = A phone is lost, empty or new? “Another phone” shows a QR code for the new one.
people-host-may = The host can mark every sheet, erase, go back, and end the game.
people-may-take-over = If the host’s phone is silent for two minutes, any player can take over here.
people-add-hint = A new player starts with an empty sheet, from the next roll on. With an own phone: the code { $code }, and you let them in.
## Asking to be let in
request-name = Let { $name } join? Empty sheet, from the next roll on.
request-seat = Let another phone play as { $name }?
request-watch = Show all sheets on another screen?
request-yes = Let in
request-no = No
## A TV that is brought to the table
tv-title = This TV at your table
tv-scan = Scan this with a phone that plays along.
tv-code = How a phone brings this screen to its table
tv-qr = QR code for the phone
tv-type = or type this code on the phone
tv-follows = Then all sheets are shown here, by themselves, and in the next game, too.
tv-asked = The host is asked to show the game here.
watch-screen = Show on a TV
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
leave-nobody-stays = Nobody else is at the table: the game ends.
leave-others-stay = { $names } can play on without a pause.
leave-turn-over = The turn is over at once, without a penalty.
leave-host-stays = The host’s role stays here until it is given to somebody.
leave-host-undoes = Only the host can take this back.
leave-yes-own = Yes, leave
leave-yes-other = Yes, { $name } leaves

## Looking on
watch-title = Look on
watch-about = All sheets on a tablet or TV in the middle of the table.
watch-share = With a share link, those who are not at the table see them, too.
watch-table = Table view
watch-link = Share link
watch-another-link = Another share link
watch-stop = Stop sharing

## A link that was just made
given-qr = QR code of the link below
given-link = The link
given-ends = Good for one phone, until { $time }
given-done = Done
given-seat = { $name } on another phone
given-seat-lead = Scan this with the phone that is to play as { $name }. It is asked first, and the sheet stays as it is.
given-seat-until = The old phone keeps the seat until the new one has accepted.
given-seat-app = For an app on the home screen: copy the link, open the app, choose Join a game, and put it in there.
given-watch-lead = Whoever has this link sees all sheets live, and can change nothing.
given-watch-hint = It holds until you stop sharing. Made for a tablet or TV in the middle, and for those who are not at the table.
given-member = Invite a member
given-member-lead = Whoever accepts finds the games of the group, and can start games in it.
given-keeper = Invite a keeper
given-keeper-lead = Whoever accepts keeps the group with you: is host of every game, and can put right and delete what is in it.
given-invite-hint = Whoever plays a game of the group on an own phone is a member without an invite.

## A link that is opened
link-seat = Play as { $name } here?
link-seat-table = At the table with { $names }.
link-seat-means = The sheet comes along as it is. The phone that plays as { $name } now loses it.
link-seat-host = The host’s role comes along, too: this phone can then mark every sheet, go back, and end the game.
link-seat-own = This phone plays as { $name } already. Open the link on the phone that is to take over.
link-seat-yes = Yes, play as { $name }
link-seat-open = To the game
link-seat-ended = The link of a seat is good for one phone and for ten minutes. Ask the host for a new one: Players and phones, Another phone.
link-watch-ended = Ask the host of the game for a new link to look on.
link-no-cookie = This browser keeps no cookies
link-no-cookie-why = To look on, the browser has to store one cookie. Allow cookies for this page and open the link again.
link-group = Come into the group “{ $name }”?
link-member = This phone then finds the games of the group, and can start games in it.
link-keeper = This phone then keeps the group: it is host of every game, and can put right and delete what is in it.
link-group-in = This phone belongs to it already. Open the link on the phone that is to come in.
link-group-yes = Yes, come in
link-group-open = To its history
link-group-ended = An invite is good for one and for a day. Ask whoever sent it for a new one.
link-no = No

## The table in the middle
board-waits = The game has not begun yet.
board-roll = { $name }’s roll
board-turn = turn { $turn }
board-last-call = last call
board-closed = Closed rows
board-sheet = Sheet of { $name }
board-link-on = Connected
board-link-wait = Reconnecting
board-link-off = No connection

## A link that is typed
typed-title = Your seat on another phone?
typed-about = For a seat that was yours, the host has a QR code under Players and phones, Another phone: scan it, or put its link in here.
typed-link = Link
typed-open = Open
