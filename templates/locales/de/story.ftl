# What happened at the table.

## News on the sheet
news-undo = { $name } hat { $what } zurückgenommen.
news-joined = { $name } spielt ab dem nächsten Wurf mit
news-drawn = Die Würfel haben entschieden: { $name } fängt an
undone-cross = { $row } { $number }
undone-turn = das Ende von Zug { $turn }
undone-penalty = einen Fehlwurf
undone-close = das Schließen von { $row }
undone-finish = das Ende des Spiels
news-locked = { $names }: { $row } geschlossen.
news-host-crossed = Die Spielleitung hat hier { $row } { $number } angekreuzt.
news-penalty = { $name } nimmt einen Fehlwurf.
news-close = { $name } sagt, dass { $row } auf Papier geschlossen wurde.

## What happened
story-host = Die Spielleitung
story-join = { $name } hat sich gesetzt.
story-lucky-numbers = { $name } spielt mit den Glückszahlen eines gedruckten Zettels.
story-start = Das Spiel hat begonnen.
story-cross = { $name } hat { $row } { $number } angekreuzt.
story-cross-lock = { $name } hat { $row } { $number } angekreuzt und die Reihe geschlossen.
story-lucky = { $name } hat { $row } { $number } durch eine Glückszahl angekreuzt.
story-lucky-lock = { $name } hat { $row } { $number } durch eine Glückszahl angekreuzt und die Reihe geschlossen.
story-roll = Der Wurf wurde eingegeben: { $roll }.
story-turn = Zug { $turn } war zu Ende.
story-turn-penalty = Zug { $turn } endete mit einem Fehlwurf für { $name }.
story-penalty = { $name } hat einen Fehlwurf genommen.
story-close = { $color } wurde auf Papier geschlossen.
story-finish = Das Spiel wurde beendet.
story-paper = Das Spiel wurde auf Papier gespielt.
story-undo = Zurückgenommen: { $what }
story-leave = { $name } ist gegangen.
story-rewind = Die Spielleitung ging hierher zurück: { $what }
story-host-crossed = Die Spielleitung hat { $row } { $number } auf dem Zettel von { $name } angekreuzt.
story-host-erased = Die Spielleitung hat { $row } { $number } auf dem Zettel von { $name } gelöscht.
story-host-penalties = Die Spielleitung hat die Fehlwürfe von { $name } auf { $count } gesetzt.
story-new-host = { $name } hat jetzt die Spielleitung.
story-rematch = Ein weiteres Spiel hat begonnen.

## Going back
back-to-game = Zurück zum Spiel
back-ask = Hierher zurückgehen?
back-undone = Das wird zurückgenommen
back-restored = Das zählt wieder
back-yes = Ja, zurückgehen
back-no = Nein
back-hint = Wähle das Letzte, was richtig war. Du siehst, was zurückgenommen würde, bevor sich etwas ändert.
back-taken = zurückgenommen
