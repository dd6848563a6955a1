# Joining a game. What leads elsewhere is HTML here.
join-title = Mitspielen
join-with = { $board } mit { $names }
join-who = Wer bist du?
join-your-name = Dein Name
join-other-name = Oder ein anderer Name
join-sit = Hinsetzen
join-hint = Kein Konto, kein Passwort. Dieses Handy wird dein Spielzettel.
join-on = Weiter
join-code-hint = Sechs Buchstaben und Ziffern, auf dem Handy, das den Tisch geöffnet hat. Oder <a href="/new">öffne selbst einen Tisch</a>.
