# From the first page to the lobby.

## The first page

brand = Ein digitaler Spielzettel für Qwixx®
home-about = Ihr würfelt selbst, und jedes Handy ist ein Spielzettel, der die Regeln kennt und mitrechnet.
home-continue = Weiterspielen
home-your-turn = Du bist dran · Zug { $turn }
home-new = Neues Spiel
home-closed = Auf diesem Server legt der Betreiber die Gruppen an. Steige mit dem Code in ein Spiel ein, oder öffne die Einladung deiner Gruppe.
home-code = Code des Spiels
home-code-short = Code
home-join = Mitspielen
home-running = Meine laufenden Spiele
home-waiting = { $host } wartet am Tisch
home-others = Läuft auch gerade
home-spectate-or-ask = zuschauen oder einsteigen
home-groups = Meine Gruppen
home-leads = { $name } führt dieses Jahr { $wins }:{ $others } gegen { $second }
home-leads-alone = Dieses Jahr: { $wins ->
    [one] ein Sieg für { $name }
   *[other] { $wins } Siege für { $name }
}
home-tied = { $names }: dieses Jahr je { $wins ->
    [one] ein Sieg
   *[other] { $wins } Siege
}
home-history = Verlauf
home-without-game = Ohne Spiel
home-rules = Regeln
home-score = Zettel auswerten
home-trademark = Qwixx® ist eine Marke ihres Verlags. Rowlock gehört nicht zum Verlag und verwendet keine seiner Grafiken.
home-tv = Ein Spiel auf diesem Fernseher zeigen

## Creating a game

new-game-title = Neues Spiel
new-game-previous = Wie letztes Mal
new-game-known = Wer spielt mit?
new-game-group = Gruppe
new-game-group-new = Neue Gruppe
new-game-board = Variante
new-game-played = Zuletzt gespielt
new-game-more-boards = Weitere Varianten
new-game-own-boards = Eigene Varianten
new-game-board-elsewhere = { $name } gehört zu einer anderen Gruppe ({ $group }). Wähle diese Gruppe oder eine andere Variante.
new-game-rules-of = Regeln: { $name }
new-game-mode = Was die App übernimmt
new-game-hide-scores = Punkte der anderen erst am Ende zeigen
new-game-color-required = Ohne Kreuz mit Farbwürfel: Fehlwurf
new-game-tap-to-end = Jeden Zug mit „Fertig“ beenden
new-game-more = Weitere Optionen
new-game-clock = Anzeigen, wie lange jeder Zug dauert
new-game-change = ändern
new-game-hides = Punkte versteckt
new-game-requires-color = Fehlwurf ohne Farbwürfel
new-game-submit = Spiel erstellen
new-game-hint = Dann scannen alle einen Code mit dem Handy. Gewürfelt wird mit euren eigenen Würfeln.

## Joining a game; texts with links are HTML

join-title = Mitspielen
join-with = { $board } mit { $names }
join-who = Wer bist du?
join-your-name = Dein Name
join-other-name = Oder ein anderer Name
join-submit = Mitspielen
join-hint = Kein Konto, kein Passwort. Dieses Handy wird dein Zettel.
join-running = Dieses Spiel läuft schon. Frage { $host }, ob du noch einsteigen darfst.
join-last-roll = Die letzte Chance läuft: Einsteigen geht nicht mehr, zuschauen schon.
join-full = Alle 8 Plätze sind besetzt, aber du kannst zuschauen.
join-play-as = Als { $name } spielen
join-ask = Darf ich mitspielen?
join-ask-hint = Du fängst mit einem leeren Zettel an, ab dem nächsten Wurf.
join-spectate = Nur zuschauen
join-wait-waiting = { $host } wird gefragt
join-wait-refused = { $host } hat abgelehnt
join-wait-gone = Diesmal kam keine Antwort
join-wait-lead-name = Sobald { $host } auf „Ja“ tippt, bekommst du einen leeren Zettel und spielst ab dem nächsten Wurf mit.
join-wait-lead-seat = Sobald { $host } auf „Ja“ tippt, gehört der Zettel dir.
join-wait-lead-spectate = Sobald { $host } auf „Ja“ tippt, sind hier alle Zettel zu sehen.
join-wait-lead-refused = Mit dem Code des Spiels kannst du noch einmal fragen oder nur zuschauen.
join-wait-lead-gone = Zehn Minuten lang hat niemand geantwortet, oder das Spiel ist vorbei.
join-wait-follows = Hier geht es von selbst weiter.
join-wait-again = Code eingeben
join-continue = Weiter
join-code-hint = Sechs Buchstaben und Ziffern: Sie stehen auf dem Handy der Spielleitung. Oder <a href="/new">erstell selbst ein Spiel</a>.

## The lobby

lobby-count = { $players } von { $max }
lobby-how = Wie die anderen mitspielen
lobby-qr = QR-Code, der zu { $link } führt
lobby-scan = Scannen oder mit dem Code mitspielen
lobby-at = auf
lobby-table = Am Tisch
lobby-host = leitet
lobby-you = du
lobby-lucky = Glückszahlen { $low } und { $high }
lobby-sheet = Zettel { $letter }
lobby-up = { $name } nach oben
lobby-rename = { $name } umbenennen
lobby-remove = { $name } aus dem Spiel nehmen
lobby-remove-means = { $name } kann mit dem Code jederzeit wieder mitspielen.
lobby-remove-yes = Ja, { $name } rausnehmen
lobby-remove-no = Nein, { $name } bleibt
lobby-guest = Name von jemandem ohne Handy
lobby-guest-short = Ohne Handy
lobby-add = Hinzufügen
lobby-printed = Gedruckte Zettel? Glückszahlen eintippen
lobby-printed-own = Gedruckter Zettel? Glückszahlen eintippen
lobby-lucky-one = Eine Glückszahl von { $name }
lobby-lucky-other = Die andere Glückszahl von { $name }
lobby-save-lucky = Mit diesen spielen
lobby-letters = Gedruckte Zettel? Buchstaben wählen
lobby-letters-own = Gedruckter Zettel? Buchstaben wählen
lobby-letter-of = Buchstabe auf dem Zettel von { $name }
lobby-save-letters = Mit diesen spielen
lobby-start = Spiel starten
lobby-draw = Auslosen, wer anfängt, und los
lobby-first = { $name } fängt an.
lobby-streak = { $name } hat die letzten { $wins } gewonnen
lobby-order = Schieb die Namen nach oben, bis die Reihenfolge zu eurem Tisch passt.
lobby-order-change = Sitzordnung
lobby-order-tap = Tippe die Spieler so an, wie ihr reihum sitzt. Wer zuerst kommt, fängt an.
lobby-refresh = Neu laden
lobby-wait = Du bist dabei. Es geht los, sobald { $host } startet.
lobby-not-in = { $host } wartet auf Mitspieler: Spiele mit oder schaue nur zu.
lobby-removed = Du wurdest aus diesem Spiel genommen. Wieder mitspielen?
lobby-join-again = Wieder mitspielen
lobby-here = auf diesem Handy
lobby-phone-here = Handy von { $name } ist verbunden
lobby-phone-away = Handy nicht verbunden
lobby-phone-awaited = wartet auf das Handy von { $name }
lobby-without = Ohne { $names } anfangen?
lobby-without-means = { $players ->
    [one] Der Platz bleibt besetzt. Bis das eigene Handy da ist, kreuzt du mit an.
   *[other] Wer fehlt, behält seinen Platz. Bis das eigene Handy da ist, kreuzt du für sie an.
}
lobby-wait-more = Warten
refresh = Neu laden
lobby-title = Warteraum
