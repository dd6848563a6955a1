# Joining a game. What leads elsewhere is HTML here.
join-title = Join a game
join-with = { $board } with { $names }
join-who = Who are you?
join-your-name = Your name
join-other-name = Or another name
join-sit = Sit down
join-hint = No account, no password. This phone becomes your score sheet.
join-on = Go on
join-code-hint = Six letters and figures, on the phone of whoever opened the table. Or <a href="/new">open a table yourself</a>.
