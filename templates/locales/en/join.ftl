# Joining a game. What leads elsewhere is HTML here.
join-title = Join a game
join-with = { $board } with { $names }
join-who = Who are you?
join-your-name = Your name
join-other-name = Or another name
join-sit = Sit down
join-hint = No account, no password. This phone becomes your score sheet.
join-running = This game is already running. Ask { $host } to let you in.
join-last-roll = This game is in its last roll: nobody new can come in, but you can watch.
join-full = All 8 seats are taken, but you can watch.
join-play-as = Play as { $name }
join-ask = Ask to join
join-ask-hint = You start with an empty sheet, from the next roll on.
join-watch = Just watch
wait-waiting = { $host } is asked to let you in
wait-refused = { $host } said no
wait-gone = No answer this time
wait-lead-name = As soon as { $host } taps “Let in”, you get an empty sheet and play from the next roll on.
wait-lead-seat = As soon as { $host } taps “Let in”, the sheet is yours.
wait-lead-watch = As soon as { $host } taps “Let in”, all sheets are shown here.
wait-lead-refused = You can ask again with the code of the game, or just watch.
wait-lead-gone = Nobody answered within 10 minutes, or the game is over.
wait-follows = This page goes on by itself.
wait-again = To the code
join-on = Go on
join-code-hint = Six letters and figures, on the phone of whoever opened the table. Or <a href="/new">open a table yourself</a>.
