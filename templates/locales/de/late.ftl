# Spielen ohne Verbindung.
late-next = Nächster Wurf
late-theirs = { $name } würfelt
late-own = Dein Wurf
late-title = { $count ->
    [one] Ein Kreuz von vorhin, ohne Verbindung
   *[other] { $count } Kreuze von vorhin, ohne Verbindung
}
late-cross = { $row } { $number }
late-cross-of = { $name }: { $cross }
late-roll = Wurf von { $name }, Zug { $turn }
late-roll-own = Dein eigener Wurf, Zug { $turn }
late-may = Es kann jetzt zählen.
late-used = Du hattest beim Wurf von { $name } schon { $row } { $number } angekreuzt.
late-used-both = Du hattest bei deinem eigenen Wurf schon beide Kreuze gemacht.
late-turn-over = Dein eigener Zug { $turn } war schon vorbei.
late-closed = { $color } war da schon geschlossen.
late-left = Weiter rechts in der Reihe hast du inzwischen schon angekreuzt.
late-short = Die Reihe hat noch nicht genug Kreuze für ihre letzte Zahl.
late-last-call = Dein letztes Kreuz ist schon gemacht.
late-left-game = Du hast das Spiel verlassen.
late-dice = Die Würfel dieses Wurfs geben das nicht her.
late-ahead = Am Tisch läuft Zug { $turn } noch nicht.
late-gone = Das zählt nicht mehr.
late-choose = Für welchen Wurf ist { $cross }?
late-skip = Nicht zählen
late-place = Eintragen
late-drop = Verwerfen
late-over = Zu spät, das Spiel war schon vorbei. Nicht gezählt: { $crosses }.
