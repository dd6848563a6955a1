# Joining a game. What leads elsewhere is HTML here.
join-title = Mitspielen
join-with = { $board } mit { $names }
join-who = Wer bist du?
join-your-name = Dein Name
join-other-name = Oder ein anderer Name
join-sit = Hinsetzen
join-hint = Kein Konto, kein Passwort. Dieses Handy wird dein Spielzettel.
join-running = Dieses Spiel läuft schon. Frag { $host }, ob du noch einsteigen darfst.
join-last-roll = Das Spiel ist beim letzten Wurf: Einsteigen geht nicht mehr, zuschauen schon.
join-full = Alle 8 Plätze sind besetzt, aber du kannst zuschauen.
join-play-as = Als { $name } spielen
join-ask = Ums Mitspielen bitten
join-ask-hint = Du beginnst mit einem leeren Blatt, ab dem nächsten Wurf.
join-watch = Nur zuschauen
wait-waiting = { $host } wird gefragt
wait-refused = { $host } hat abgelehnt
wait-gone = Diesmal kam keine Antwort
wait-lead-name = Sobald { $host } Ja sagt, bekommst du ein leeres Blatt und spielst ab dem nächsten Wurf mit.
wait-lead-seat = Sobald { $host } Ja sagt, gehört das Blatt dir.
wait-lead-watch = Sobald { $host } zustimmt, sind hier alle Blätter zu sehen.
wait-lead-refused = Mit dem Code des Spiels kannst du noch einmal fragen oder nur zuschauen.
wait-lead-gone = Zehn Minuten lang kam keine Antwort, oder das Spiel ist vorbei.
wait-follows = Diese Seite geht von selbst weiter.
wait-again = Zum Code
join-on = Weiter
join-code-hint = Sechs Buchstaben und Ziffern, auf dem Handy, das den Tisch geöffnet hat. Oder <a href="/new">öffne selbst einen Tisch</a>.
