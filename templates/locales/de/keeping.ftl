# Eine Gruppe betreuen, ihre Spieler und die Rechte dieses Handys; Spiele eingeben und übernehmen.

keep-title = Die Gruppe
keep-name = Name der Gruppe
keep-zone = Zeitzone
keep-zone-hint = Nach ihr richten sich die Tage im Verlauf und in den Dateien.
keep-player = { $name } ändern
keep-new-player = Neuer Spieler
keep-add = Hinzufügen
keep-invite = Jemanden einladen
keep-person-name = Name
keep-same = { $name } ist dieselbe Person wie
keep-same-hint = Alle Spiele laufen dann unter dem gewählten Namen. Das lässt sich nicht zurücknehmen.
keep-merge = Aus beiden einen Spieler machen
keep-group = Gruppe ändern
keep-import = Spiele von Papier oder aus einer Datei
ask-group = Die Gruppe { $name } löschen?
ask-group-lost = { $players ->
    [one] Ein Spieler und alle Spiele der Gruppe werden gelöscht, für alle.
   *[other] { $players } Spieler und alle Spiele der Gruppe werden gelöscht, für alle.
}
ask-export = Lade die Spiele vorher als JSON herunter, wenn du sie zurückholen können willst.
ask-for-good = Das lässt sich nicht zurücknehmen.
ask-group-yes = Gruppe löschen
ask-leave = Die Gruppe { $name } verlassen?
ask-leave-lost = Dieses Handy sieht den Verlauf der Gruppe nicht mehr. Zurück führt eine Einladung oder ein Spiel, dem du beitrittst.
ask-leave-stays = Was gespielt wurde, bleibt, wie es ist.
ask-leave-keeper = Du betreust diese Gruppe. Tut das sonst niemand, kann keiner mehr einladen, umbenennen oder löschen.
ask-leave-yes = Verlassen
ask-player = { $name } löschen?
ask-player-lost = Die Spiele bleiben, aber ohne diesen Namen.
ask-player-yes = { $name } löschen
ask-game = Das Spiel von { $names } löschen?
ask-game-lobby = Der Warteraum schließt, und alle darin müssen einem anderen Spiel beitreten.
ask-game-running = Alle Spielzettel dieses Spiels gehen verloren, für alle, die es gerade spielen.
ask-game-lost = Die Spielzettel, der Rückblick und das Ergebnis gehen verloren, und das Spiel zählt in keiner Statistik mehr.
ask-game-yes = Spiel löschen
ask-away = Dieses Spiel auf diesem Handy aufgeben?
ask-away-lost = Dieses Handy kann in diesem Spiel nichts mehr ankreuzen. Der Gastgeber kann den Platz wieder an ein Handy übergeben.
ask-away-stays = Was gespielt wurde, bleibt, wie es ist.
ask-away-yes = Aufgeben
ask-device = Alles beenden, was dieses Handy darf?
ask-device-lost = Dieses Handy verlässt alle Spiele und Gruppen. Ohne Einladung von einem anderen Handy lassen sie sich hier nicht mehr öffnen.
ask-device-yes = Alle Rechte dieses Handys beenden
device-title = Was dieses Handy darf
device-lead = Wer dieses Handy in der Hand hat, darf das. Mehr braucht es nicht, kein Konto und kein Passwort.
device-groups = Meine Gruppen
device-keeper = betreut: darf ändern, einladen, löschen
device-member = Mitglied: darf lesen und spielen
privacy-title = Was gespeichert wird
privacy-games = Der Server speichert die Spiele, die auf ihm gespielt werden: Namen, wie sie eingetippt wurden, Kreuze, Zeiten und Ergebnisse. Mehr ist von niemandem bekannt.
privacy-cookie = Dein Browser behält ein Cookie, ein zufälliges Geheimnis. Der Server speichert nur einen Hash davon, mit dem, was dieses Handy darf, und seinen Einstellungen.
privacy-phone = Das Handy behält Züge, die auf eine Verbindung warten, bis sie gesendet sind. Über HTTPS behält es auch die zuletzt gezeigten Zettel mit den Namen darauf, damit sie sich ohne Verbindung öffnen lassen. Wer alle Rechte dieses Handys beendet, löscht sie.
privacy-logs = Protokolle enthalten keine Namen, keine Geheimnisse und keine Adressen von Seiten mit einem Geheimnis.
privacy-nobody = Keine Seite lädt etwas von anderswo, und niemandem sonst wird etwas gesendet.
privacy-gone = Ein Warteraum, den niemand startet, ist nach einem Tag weg. Gastgeber löschen Spiele, Betreuer löschen Spieler und Gruppen, und davon bleibt nichts.
upload-title = Spiele hinzufügen
upload-paper = Ein Spiel von Papier
upload-paper-hint = Kreuze und Fehlwürfe jedes Spielers, oder nur die Summen.
upload-file = Eine Datei
upload-file-hint = Eine JSON-Datei von Rowlock oder eine Tabelle von Papierspielen als CSV.
upload-template = Vorlage für die Tabelle
upload-choose = Datei
upload-take = Spiele der Datei hinzufügen
upload-taken = { $games ->
    [0] Kein Spiel ist neu.
    [one] Ein Spiel wurde hinzugefügt.
   *[other] { $games } Spiele wurden hinzugefügt.
}
upload-known = { $games ->
    [one] Eines war schon da.
   *[other] { $games } waren schon da.
}
upload-mistakes = { $mistakes ->
    [one] Nichts wurde hinzugefügt: Die Datei hat einen Fehler.
   *[other] Nichts wurde hinzugefügt: Die Datei hat { $mistakes } Fehler.
}
upload-line = Zeile { $line }:
upload-nothing = Wähle eine Datei, die nicht leer ist.
paper-title = Papierspiel eingeben
entry-hint = Für jeden Spieler entweder die Zahl der Kreuze in jeder Reihe (das Schloss zählt als eines) und die Fehlwürfe, oder nur die Summe.
entry-player = Spieler { $number }
entry-name = Name
entry-penalties = Fehlwürfe
entry-total = oder Gesamt
entry-more = Mehr Spieler
entry-take = Spiel speichern
entry-nobody = Gib mindestens einen Spieler ein.
years-games-of-group = Spiele von { $name }
years-older = Ältere Spiele
years-none = Noch keine Spiele. Was ihr spielt, steht hier, auf jedem Handy, das beigetreten ist.
members-title = Wer zur Gruppe gehört
members-lead = Alle hier können die Spiele nachlesen und neue anfangen; wer verwaltet, kann mehr. Gerät verloren? Entferne es.
members-phone = Ein Gerät, das noch nicht gespielt hat
members-program = Ein Programm
members-own = dieses Gerät
members-end = Entfernen
ask-member = { $name } aus der Gruppe entfernen?
ask-member-lost = Dieses Gerät oder Programm sieht die Gruppe nicht mehr, verliert seine Plätze in laufenden Spielen, und seine Einladungen gelten nicht mehr. Zurück kommt es nur mit einer Einladung.
members-invites = Offene Einladungen
members-no-invites = Gerade ist niemand eingeladen.
members-invited-member = Einladung zum Mitspielen
members-invited-keeper = Einladung zum Verwalten
members-withdraw = Zurückziehen
