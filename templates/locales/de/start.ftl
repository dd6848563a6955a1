# From the first page to the lobby.

## The first page

brand = Ein digitaler Spielzettel für Qwixx®
home-new = Neues Spiel
home-code = Code des Spiels
home-code-short = Code
home-join = Mitspielen
home-running = Meine laufenden Spiele
home-waiting = { $host } wartet am Tisch
home-others = Läuft gerade
home-spectate-or-ask = zuschauen oder ums Mitspielen bitten
home-groups = Meine Gruppen
home-history = Verlauf
home-without-game = Ohne Spiel
home-rules = Regeln
home-score = Zettel auswerten
home-trademark = Qwixx® ist eine Marke ihres Verlags. Rowlock gehört nicht dazu und verwendet nichts von dessen Gestaltung.
home-api = Für Programme: die API
home-tv = Ein Spiel auf diesem Fernseher zeigen

## Creating a game

new-game-title = Neues Spiel
new-game-previous = Noch einmal dasselbe
new-game-known = Wer spielt mit?
new-game-group = Gespielt wird in
new-game-group-new = Neue Gruppe
new-game-board = Spielplan
new-game-rules-of = Regeln von { $name }
new-game-mode = Wie die App mitspielt
new-game-hide-scores = Punkte der anderen bis zum Ende verbergen
new-game-color-required = Ein Zug ohne Farbwürfel kostet einen Fehlwurf
new-game-submit = Tisch öffnen
new-game-hint = Dann scannen alle einen Code mit dem Handy. Gewürfelt wird mit euren eigenen Würfeln.

## Joining a game; texts with links are HTML

join-title = Mitspielen
join-with = { $board } mit { $names }
join-who = Wer bist du?
join-your-name = Dein Name
join-other-name = Oder ein anderer Name
join-submit = Hinsetzen
join-hint = Kein Konto, kein Passwort. Dieses Handy wird dein Spielzettel.
join-running = Dieses Spiel läuft schon. Frag { $host }, ob du noch einsteigen darfst.
join-last-roll = Das Spiel ist beim letzten Wurf: Einsteigen geht nicht mehr, zuschauen schon.
join-full = Alle 8 Plätze sind besetzt, aber du kannst zuschauen.
join-play-as = Als { $name } spielen
join-ask = Ums Mitspielen bitten
join-ask-hint = Du beginnst mit einem leeren Blatt, ab dem nächsten Wurf.
join-spectate = Nur zuschauen
join-wait-waiting = { $host } wird gefragt
join-wait-refused = { $host } hat abgelehnt
join-wait-gone = Diesmal kam keine Antwort
join-wait-lead-name = Sobald { $host } Ja sagt, bekommst du ein leeres Blatt und spielst ab dem nächsten Wurf mit.
join-wait-lead-seat = Sobald { $host } Ja sagt, gehört das Blatt dir.
join-wait-lead-spectate = Sobald { $host } zustimmt, sind hier alle Blätter zu sehen.
join-wait-lead-refused = Mit dem Code des Spiels kannst du noch einmal fragen oder nur zuschauen.
join-wait-lead-gone = Zehn Minuten lang kam keine Antwort, oder das Spiel ist vorbei.
join-wait-follows = Diese Seite geht von selbst weiter.
join-wait-again = Zum Code
join-continue = Weiter
join-code-hint = Sechs Buchstaben und Ziffern, auf dem Handy, das den Tisch geöffnet hat. Oder <a href="/new">öffne selbst einen Tisch</a>.

## The lobby

lobby-count = { $players } von { $max }
lobby-how = Wie die anderen mitspielen
lobby-qr = QR-Code, der zu { $link } führt
lobby-scan = Scannen oder mit dem Code mitspielen
lobby-at = auf
lobby-table = Am Tisch
lobby-host = Spielleitung
lobby-you = du
lobby-lucky = Glückszahlen { $low } und { $high }
lobby-up = { $name } nach oben
lobby-guest = Name einer Person ohne Handy
lobby-guest-short = Person ohne Handy
lobby-add = Dazu
lobby-printed = Gedruckte Zettel? Ihre Glückszahlen eintippen
lobby-lucky-one = Eine Glückszahl von { $name }
lobby-lucky-other = Die andere Glückszahl von { $name }
lobby-save-lucky = Mit diesen spielen
lobby-start = Spiel beginnen
lobby-draw = Auslosen, wer anfängt, und los
lobby-order = { $name } beginnt. Schieb die Namen nach oben, bis sie wie an eurem Tisch sitzen.
lobby-refresh = Noch einmal nachsehen
lobby-wait = Du bist dabei. Das Spiel beginnt, sobald { $host } es startet.
lobby-not-in = { $host } wartet auf Mitspieler: setz dich dazu oder schau nur zu.
lobby-here = auf diesem Gerät
lobby-phone-here = Gerät von { $name } ist verbunden
lobby-phone-away = Gerät nicht verbunden
lobby-phone-awaited = wartet auf das Gerät von { $name }
lobby-without = Ohne { $names } anfangen?
lobby-without-means = Der Platz bleibt frei: Du kreuzt so lange für sie an, bis sie mit dem eigenen Gerät dazukommen.
lobby-wait-more = Warten
refresh = Noch einmal sehen
lobby-title = Warteraum
