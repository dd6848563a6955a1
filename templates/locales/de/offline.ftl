# The page for when there is no connection.
offline-title = Keine Verbindung
offline-text = Diese Seite ist nicht auf deinem Handy. Deine Zettel sind es, wie sie hier zuletzt zu sehen waren; was du darauf antippst, wird aufbewahrt und gesendet, wenn die Verbindung wieder da ist.
offline-sheets = Zettel auf diesem Handy
offline-again = Noch einmal versuchen
