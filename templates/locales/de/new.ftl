# Making a game.
new-title = Neues Spiel
new-again = Noch einmal dasselbe
new-known = Wer spielt mit?
new-group = Gespielt wird in
new-group-new = Neue Gruppe
new-board = Spielplan
new-rules-of = Regeln von { $name }
new-mode = Wie die App mitspielt
new-hide-scores = Punkte der anderen bis zum Ende verbergen
new-color-required = Ein Zug ohne Farbwürfel kostet einen Fehlwurf
new-open = Tisch öffnen
new-hint = Dann scannen alle einen Code mit dem Handy. Gewürfelt wird mit euren eigenen Würfeln.
