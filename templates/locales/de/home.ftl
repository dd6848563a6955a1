# The first page.
brand = Ein digitaler Spielzettel für Qwixx®
home-new = Neues Spiel
home-code = Code des Spiels
home-code-short = Code
home-join = Mitspielen
home-running = Meine laufenden Spiele
home-waiting = { $host } wartet am Tisch
home-others = Läuft gerade
home-watch-or-ask = zuschauen oder ums Mitspielen bitten
home-groups = Meine Gruppen
home-history = Verlauf
home-alone = Ohne Spiel
home-rules = Regeln
home-score = Zettel auswerten
home-trademark = Qwixx® ist eine Marke ihres Verlags. Rowlock gehört nicht dazu und verwendet nichts von dessen Gestaltung.
home-api = Für Programme: die API
home-tv = Ein Spiel auf diesem Fernseher zeigen
