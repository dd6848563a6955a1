# Gruppen, ihre Spiele, und Dateien mit Spielen.

time-zone-unknown = Eine Zeitzone hat einen IANA-Namen wie Europe/Berlin.
result-unknown = Ein Ergebnis ist locks, penalties, stopped, won oder lost.
import-kind = Die Datei muss application/json oder text/csv sein.
import-not-stored = Die Datei kann nicht gespeichert werden.
import-too-large = Eine Datei hat höchstens 64 MiB.
import-too-many-games = Eine Datei hat höchstens {$most} Spiele; teile sie auf und schicke die Teile nacheinander.
too-many-imports = Von hier kamen schon sehr viele Spiele; warte bitte eine Weile vor der nächsten Datei.
too-many-players = Die Gruppe hat schon {$most} Spieler; lege erst welche zusammen oder lösche sie.
import-unreadable = Die Datei kann nicht gelesen werden.
import-wrong = Die Datei hat Fehler.
game-twice = Dieses Spiel steht zweimal in der Datei.
log-too-long = Ein Spiel hat höchstens {$most} Ereignisse.
log-other-seats = Das Protokoll hat eine andere Zahl von Plätzen.
log-other-result = Das Protokoll führt zu einem anderen Ergebnis.
seats-same-name = Zwei Plätze haben denselben Namen.
day-to-come = Dieser Tag kommt erst noch.
paper-players = Ein Spiel hat 1 bis 8 Spieler.
paper-impossible = Kein Zettel dieses Bretts kann so aussehen wie der von { $name }.
paper-one-game = Ein Spiel hat ein Datum und ein Brett.
column-unknown = Die Vorlage hat keine Spalte { $column }.
column-missing = Die Spalte { $column } fehlt.
date-unreadable = Ein Datum sieht so aus: 2026-11-20.
column-no-number = { $column } ist eine Zahl.
paper-incomplete = Eine Zeile hat die Kreuze aller Reihen mit den Fehlwürfen, oder nur die Summe.
paper-other-total = Die Kreuze ergeben { $total } Punkte.
