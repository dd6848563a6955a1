# The page that checks and scores a paper sheet.
score-title = Een scoreblad van { $name } tellen
score-points = { $total ->
    [one] punt
   *[other] punten
}
score-mistakes = { $count ->
    [one] Eén fout
   *[other] { $count } fouten
} op dit scoreblad. Wat niet klopt, staat onder zijn rij.
score-numbers = Aangekruiste getallen in { $row }
score-lock = { $row } slot
score-row-points = punten in { $row }
score-penalty-count = Hoeveel strafpunten
score-penalty = Strafpunt { $place }
score-check = Tellen
score-tap = Getallen aantikken
score-type = Getallen typen
score-empty = Leeg scoreblad

## What is wrong
slip-unreadable = { $row } heeft geen ‘{ $word }’.
slip-no-number = { $row } heeft geen { $number }.
slip-twice = { $row } { $number } staat er twee keer.
slip-closed = { $row } { $number } kan niet meer: de rij was al gesloten.
slip-too-few = { $row } { $number } vraagt eerst { $needed } kruisjes in { $color }: nog { $lacking }.
slip-lock-alone = Het slot van { $color } is aangekruist zonder { $color } { $numbers }.
slip-lock-forgotten = { $row } { $numbers } is aangekruist, maar het slot ernaast niet.
slip-penalties = Een scoreblad heeft { $most } hokjes voor strafpunten.
