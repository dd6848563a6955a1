# Groups, their members, history and statistics.

## Group settings, members, permissions, imports and paper games

group-title = Die Gruppe
group-name = Name der Gruppe
group-time-zone = Zeitzone
group-time-zone-hint = Nach ihr richten sich die Tage im Verlauf und in den Dateien.
group-ratings = Wertungen der Mitspieler
group-coach = Nach dem Spiel sagen, was jede Wahl wert war
group-edit-player = { $name } ändern
group-new-player = Neuer Spieler
group-add-player = Hinzufügen
group-invite = Jemanden einladen
player-name = Name
player-merge-with = { $name } ist dieselbe Person wie
player-merge-hint = Alle Spiele laufen dann unter dem gewählten Namen. Das lässt sich nicht rückgängig machen.
player-merge = Aus beiden einen Spieler machen
group-edit = Gruppe ändern
group-export = Exportieren
group-columns = Was die Tabelle zeigt
group-all-games = { $games ->
    [one] Das Spiel
   *[other] Alle { $games } Spiele
}
group-import = Spiele von Papier oder aus einer Datei
confirm-delete-group = Die Gruppe { $name } löschen?
confirm-delete-group-lost = { $players ->
    [one] Ein Spieler und alle Spiele der Gruppe werden gelöscht, für alle.
   *[other] { $players } Spieler und alle Spiele der Gruppe werden gelöscht, für alle.
}
confirm-delete-group-export = Lade die Spiele vorher als JSON herunter, falls du sie später zurückholen willst.
confirm-permanent = Das lässt sich nicht rückgängig machen.
confirm-delete-group-yes = Gruppe löschen
confirm-leave-group = Die Gruppe { $name } verlassen?
confirm-leave-group-lost = Dieses Handy sieht den Verlauf der Gruppe nicht mehr. Zurück kommst du mit einer Einladung oder einem Spiel, bei dem du mitspielst.
confirm-leave-group-stays = Was gespielt wurde, bleibt, wie es ist.
confirm-leave-group-keeper = Du bist Admin dieser Gruppe. Gibt es keinen anderen, kann niemand mehr einladen, umbenennen oder löschen.
confirm-leave-group-yes = Verlassen
confirm-delete-player = { $name } löschen?
confirm-delete-player-lost = Die Spiele bleiben, aber ohne diesen Namen.
confirm-delete-player-yes = { $name } löschen
confirm-delete-game = Das Spiel von { $names } löschen?
confirm-delete-game-lobby = Der Warteraum schließt, und wer darin wartet, muss sich ein anderes Spiel suchen.
confirm-delete-game-running = Alle Zettel dieses Spiels gehen verloren, für alle, die es gerade spielen.
confirm-delete-game-lost = Die Zettel, der Rückblick und das Ergebnis gehen verloren, und das Spiel zählt in keiner Statistik mehr.
confirm-delete-game-yes = Spiel löschen
confirm-give-up-game = Dieses Spiel von diesem Handy entfernen?
confirm-give-up-game-lost = Dieses Handy kann in diesem Spiel nichts mehr ankreuzen. Die Spielleitung kann den Platz wieder an ein Handy geben.
confirm-give-up-game-stays = Was gespielt wurde, bleibt, wie es ist.
confirm-give-up-game-yes = Entfernen
confirm-revoke-device = Dieses Handy überall abmelden?
confirm-revoke-device-lost = Dieses Handy verlässt alle Spiele und Gruppen. Ohne Einladung von einem anderen Handy lassen sie sich hier nicht mehr öffnen.
confirm-revoke-device-yes = Dieses Handy überall abmelden
permissions-title = Spiele und Gruppen auf diesem Handy
permissions-lead = Wer dieses Handy in der Hand hat, darf das. Mehr braucht es nicht, kein Konto und kein Passwort.
permissions-groups = Meine Gruppen
permissions-keeper = Admin: darf ändern, einladen, löschen
permissions-member = Mitglied: darf nachlesen und spielen
permissions-reader = Mitleser: darf nachlesen
privacy-title = Was gespeichert wird
privacy-api = Für Entwickler: die API
privacy-games = Der Server speichert eure Spiele: Namen, wie ihr sie eingetippt habt, Kreuze, Zeiten, Ergebnisse, Orte und Notizen. Sonst weiß er nichts über euch.
privacy-cookie = Dein Browser behält ein Cookie mit einem zufälligen Code. Daran erkennt der Server die Spiele, Gruppen und Einstellungen deines Handys. Er speichert nur einen Fingerabdruck des Codes.
privacy-https = Ein zweites Cookie merkt sich, dass dieses Handy die sichere Verbindung nutzt.
privacy-phone = Ohne Verbindung behält dein Handy deine Kreuze, bis es sie senden kann. Über HTTPS behält es auch die Zettel, die du zuletzt gesehen hast, mit den Namen darauf: So kannst du sie offline öffnen. „Überall abmelden“ löscht sie.
privacy-networks = Will jemand in ein laufendes Spiel, merkt sich der Server einen Tag lang einen Fingerabdruck des Netzes. Dasselbe tut er, wenn ein Fernseher auf sein Spiel wartet. So kann niemand endlos fragen.
privacy-logs = Die Protokolle des Servers enthalten keine Namen und keine geheimen Codes, auch nicht in Adressen von Seiten.
privacy-third-parties = Die Seiten laden nichts von anderen Servern. Der Server sendet niemandem sonst etwas.
privacy-deletion = Ein Warteraum, den niemand startet, ist nach einem Tag weg. Die Spielleitung kann Spiele löschen, Admins auch Spieler und Gruppen. Was sie löschen, ist weg, außer in Kopien, die der Betreiber des Servers angelegt hat.
privacy-deletion-backups = Ein Warteraum, den niemand startet, ist nach einem Tag weg. Die Spielleitung kann Spiele löschen, Admins auch Spieler und Gruppen. Was sie löschen, zeigt keine Seite mehr. Sicherungen behalten es noch { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}. Kopien von vor einem Update oder vom Betreiber behalten es, bis er sie löscht.
privacy-deletion-later = Ein Warteraum, den niemand startet, ist nach einem Tag weg. Die Spielleitung kann Spiele löschen, Admins auch Spieler und Gruppen. Was sie löschen, zeigt keine Seite mehr. In der Datenbank und den Sicherungen des Servers können eine Weile Reste bleiben.
import-title = Spiele hinzufügen
import-paper = Ein Spiel von Papier
import-paper-hint = Kreuze und Fehlwürfe von allen, oder nur die Punkte.
import-file = Eine Datei
import-file-hint = Eine Datei aus Rowlock als JSON, eine von BG Stats, eine Tabelle eurer Spiele als XLSX oder CSV mit einer Zeile oder einer Spalte für jeden Spieler, oder Notizen als Text, etwa „20.11.2026 Ana 60, Ben 54“.
import-template = Vorlage für die Tabelle
table-column-game = Spiel
table-column-date = Datum
table-column-variant = Variante
table-column-player = Name
table-column-red = Rot
table-column-yellow = Gelb
table-column-green = Grün
table-column-blue = Blau
table-column-penalties = Fehlwürfe
table-column-total = Punkte
table-column-place = Ort
table-column-note = Notiz
import-choose = Datei
import-check = Datei ansehen
import-submit = { $games ->
    [one] Dieses Spiel hinzufügen
   *[other] Diese { $games } Spiele hinzufügen
}
import-new = { $games ->
    [0] Kein Spiel ist neu.
    [one] Ein neues Spiel.
   *[other] { $games } neue Spiele.
}
import-known = { $games ->
    [one] Eines ist schon da.
   *[other] { $games } sind schon da.
}
import-known-game = schon da
import-left-out = { $plays ->
    [one] Ein Eintrag wird ausgelassen: ein anderes Spiel, oder ohne Punkte.
   *[other] { $plays } Einträge werden ausgelassen: andere Spiele, oder ohne Punkte.
}
import-dates = Daten wie 4/5/2026
import-day-first = Zuerst der Tag: 4. Mai
import-month-first = Zuerst der Monat: 5. April
import-year-first = Zuerst das Jahr: 26-05-04
import-numbers = Zahlen in den Reihen
import-numbers-crosses = Kreuze
import-numbers-points = Punkte
import-encoding = Die Datei sagt nicht, wie ihre Buchstaben gespeichert sind. Prüfe die Namen.
import-new-players = Neue Spieler
import-new-players-hint = Ist jemand davon unter einem anderen Namen schon da? Dann trag den ein. Leere, was niemand ist.
import-no-player = Niemand
import-player-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
import-more-players = { $players ->
    [one] Und ein weiterer neuer Spieler.
   *[other] Und { $players } weitere neue Spieler.
}
import-check-again = Noch einmal prüfen
import-choose-again = Die Datei ist zu groß, um sie hier zu behalten: Wähle sie noch einmal, um ihre Spiele hinzuzufügen.
import-progress = { $done } von { $games } Spielen
import-running = Die Spiele werden hinzugefügt …
import-more-games = { $games ->
    [one] Und ein weiteres Spiel.
   *[other] Und { $games } weitere Spiele.
}
import-added = { $games ->
    [0] Kein Spiel ist neu.
    [one] Ein Spiel wurde hinzugefügt.
   *[other] { $games } Spiele wurden hinzugefügt.
}
import-skipped = { $games ->
    [one] Eines war schon da.
   *[other] { $games } waren schon da.
}
import-mistakes = { $mistakes ->
    [one] Eine Zeile braucht dich.
   *[other] { $mistakes } Zeilen brauchen dich.
}
import-line = Zeile { $line }:
import-row = Zeile { $row }:
import-sheet-row = { $sheet }, Zeile { $row }:
import-leave-out = Diese Zeile auslassen
import-waiting = { $games ->
    [one] Ein Spiel wartet auf deine Antwort.
   *[other] { $games } Spiele warten auf deine Antwort.
}
import-date = Der Tag der Spiele ohne Datum
import-year = Das Jahr von Tagen wie 20.11.
import-version = Welche Variante ist { $version }?
import-choose-answer = Bitte wählen
import-left-out-columns = Ausgelassen: { $columns }.
import-left-out-sheets = Blätter ohne Spiele: { $sheets }.
import-left-out-lines = Zeilen, die kein Spiel sind: { $lines }.
import-and-more = { $list } und { $more } weitere
import-hidden-lines = { $lines ->
    [one] Eine dieser Zeilen ist in der Arbeitsmappe ausgeblendet.
   *[other] { $lines } dieser Zeilen sind in der Arbeitsmappe ausgeblendet.
}
import-new-player = Ein neuer Spieler
import-same-player = Derselbe wie { $name }
import-another-file = Eine andere Datei
import-empty = Wähle eine Datei, die nicht leer ist.
paper-game-title = Papierspiel eingeben
paper-game-hint = Die Gesamtpunkte genügen. Oder öffne die Reihen und gib die Kreuze ein; das Schloss zählt als eines.
paper-game-player = Spieler { $number }
paper-game-penalties = Fehlwürfe
paper-game-more = Noch mehr Spieler
paper-game-save = Speichern
paper-game-saved = Das Spiel ist gespeichert.
paper-game-who = Wer hat gespielt?
paper-game-who-order = Tippe zuerst auf den Sieger.
paper-game-another = + Name
paper-game-rows = Reihen und Fehlwürfe
paper-game-tap = Kreuze antippen
paper-game-take = Zettel übernehmen
paper-game-no-players = Gib mindestens einen Spieler ein.
history-of-group = Spiele von { $name }
history-older = Ältere Spiele
history-empty = Noch keine Spiele. Was ihr spielt, steht hier, auf jedem Handy, das mitspielt.
members-title = Wer zur Gruppe gehört
members-lead = Alle hier können die Spiele nachlesen; Mitglieder spielen auch, Admins können mehr. Handy verloren? Entferne es.
members-phone = Ein Handy, das noch nicht mitgespielt hat
members-program = Ein Programm
members-own = dieses Handy
members-remove = Entfernen
members-delete-games = Auch die dort begonnenen Spiele löschen, die nicht beendet sind
confirm-remove-member = { $name } aus der Gruppe entfernen?
confirm-remove-member-lost = Dieses Handy oder Programm sieht die Gruppe nicht mehr, verliert seine Plätze in laufenden Spielen, und seine Einladungen gelten nicht mehr. Zurück kommt es nur mit einer Einladung.
members-invites = Offene Einladungen
members-no-invites = Gerade ist niemand eingeladen.
members-invited-member = Einladung als Mitglied
members-invited-reader = Einladung als Mitleser
members-invited-keeper = Einladung als Admin
members-revoke-invite = Zurückziehen

## History and statistics

history-find = Spiele finden
history-name = Name, Ort oder Notiz
history-player = Spieler
history-board = Variante
history-result = Ergebnis
history-any = Alle
history-from = Von
history-to = Bis
history-submit = Anzeigen
history-all = Alle Spiele
history-downloads = Diese Spiele exportieren:
history-result-locks = Zwei Reihen abgeschlossen
history-result-penalties = Vierter Fehlwurf
history-result-stopped = Vorzeitig beendet
history-result-won = Spieler hat gewonnen
history-result-lost = Spieler hat verloren
history-title = Verlauf
stats-players = Spieler
stats-of = { $name } – Statistik
stats-title = Spieler und Rekorde
stats-records = Rekorde
stats-record-highest_total = Meiste Punkte
stats-record-longest_row = Meiste Kreuze in einer Reihe
player-anonymized = Jemand
stats-count = Spiele
stats-wins = Siege
stats-average = Schnitt
stats-best = Bestes
stats-penalties = Fehlwürfe
stats-locks = Schlösser
stats-known = { $count } in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
stats-early = Solospiele und abgebrochene Spiele zählen für die Punkte, nicht für die Siege.
stats-alone = Allein: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, bestes { $best }, Schnitt { $average }
stats-games = Knappe und lange Spiele
stats-margin = Vorsprung im Schnitt
stats-closest = Knappster Sieg
stats-length = Übliche Dauer
stats-longest = Längstes Spiel
stats-starter-won = Wer anfing, gewann
stats-share = { $part } von { $whole }
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-starts = Angefangen
stats-starter-wins = Dabei gewonnen
stats-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
stats-period = Zeitraum
stats-all-time = Alles
stats-by-year = Nach Jahr
stats-by-month = Nach Monat
stats-trend = Formkurve
stats-trend-of = Punkte von { $name } in den letzten { $games } Spielen
stats-chart = Das letzte Spiel steht rechts. Gefüllte Punkte sind Siege. Bestes: { $highest }.
ratings-title = Wertungen
rating = Wertung
rating-uncertainty = Unsicherheit
ratings-empty = Bisher gibt es kein beendetes Spiel zu mehreren.
ratings-about = Jedes Spiel verschiebt die Wertungen. Ein Sieg gegen Starke bringt mehr als einer gegen Schwache. ± sagt, wie sicher eine Wertung ist: je mehr Spiele, desto kleiner. Solange es groß ist, ist die Wertung grau und hat ein Fragezeichen.
ratings-lacking = Noch { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, bis { $name } eine Wertung hat
rating-of = Wertung von { $name }
rating-curve-of = Wertung von { $name } nach jedem der letzten { $games } Spiele
rating-chart = Das letzte Spiel steht rechts. Der getönte Bereich ist ±.
stats-numbers = Die Zahlen
stats-date = Datum
stats-total = Punkte
stats-boards = Nach Variante
stats-spread = So verteilen sich die Punkte
stats-by-players = Nach Spielerzahl
stats-head-to-head = Direkter Vergleich
badges = Abzeichen
badge-first-lock = Erstes Schloss
badge-first-win = Erster Sieg
badge-eleven-in-a-row = Elf Kreuze in einer Reihe
badge-won-by-a-point = Sieg mit einem einzigen Punkt Vorsprung
badge-games = { $games }. Spiel
stats-ahead = Vorn
stats-behind = Hinten
stats-level = Gleich
stats-games-of = Spiele von { $name }
export-lead = Spiel exportieren
export-bgstats = An BG Stats senden
history-no-match = Kein Spiel passt dazu.
history-count = { $games ->
    [one] Ein beendetes Spiel.
   *[other] { $games } beendete Spiele.
}
history-on-paper = Das Spiel wurde auf Papier gespielt.
history-paper = auf Papier

## A year in one picture

year-all = Alle
year-held = { $title }: { $names }
year-rival = Gegner in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}
year-streak = Siege in Folge
year-offer = Euer { $year } in einem Bild
