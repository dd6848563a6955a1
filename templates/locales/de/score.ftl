# The page that checks and scores a paper sheet.
score-title = Einen Zettel von { $name } auswerten
score-points = { $total ->
    [one] Punkt
   *[other] Punkte
}
score-mistakes = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
} auf diesem Zettel. Was nicht stimmt, steht unter seiner Reihe.
score-numbers = Angekreuzte Zahlen in { $row }
score-lock = Schloss { $row }
score-row-points = Punkte in { $row }
score-penalty-count = Wie viele Fehlwürfe
score-penalty = Fehlwurf { $place }
score-check = Auswerten
score-tap = Zahlen antippen
score-type = Zahlen eintippen
score-empty = Leerer Zettel

## What is wrong
slip-unreadable = { $row } hat kein „{ $word }“.
slip-no-number = { $row } hat keine { $number }.
slip-twice = { $row } { $number } steht zweimal da.
slip-closed = { $row } { $number } geht nicht mehr: Die Reihe war vorher geschlossen.
slip-too-few = { $row } { $number } braucht zuerst { $needed } Kreuze in { $color }: { $lacking ->
    [one] noch eines
   *[other] noch { $lacking }
}.
slip-lock-alone = Das Schloss { $color } ist angekreuzt, aber nicht { $color } { $numbers }.
slip-lock-forgotten = { $row } { $numbers } ist angekreuzt, aber nicht das Schloss daneben.
slip-penalties = Ein Zettel hat { $most } Kästchen für Fehlwürfe.
