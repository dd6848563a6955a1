# What happened at the table.

## News on the sheet
news-undo = { $name } nam { $what } terug.
news-joined = { $name } doet mee vanaf de volgende worp
news-drawn = De dobbelstenen beslissen: { $name } begint
undone-cross = { $row } { $number }
undone-turn = het einde van beurt { $turn }
undone-penalty = een strafpunt
undone-close = het sluiten van { $row }
undone-finish = het einde van het spel
news-locked = { $names }: { $row } gesloten.
news-host-crossed = De gastheer kruiste hier { $row } { $number } aan.
news-penalty = { $name } krijgt een strafpunt.
news-close = { $name } zegt dat { $row } op papier is gesloten.

## What happened
story-host = De gastheer
story-join = { $name } schoof aan.
story-lucky-numbers = { $name } speelt met de geluksgetallen van een gedrukt scoreblad.
story-start = Het spel begon.
story-cross = { $name } kruiste { $row } { $number } aan.
story-cross-lock = { $name } kruiste { $row } { $number } aan en sloot de rij.
story-lucky = { $name } kruiste { $row } { $number } aan door een geluksgetal.
story-lucky-lock = { $name } kruiste { $row } { $number } aan door een geluksgetal en sloot de rij.
story-roll = De worp werd ingevoerd: { $roll }.
story-turn = Beurt { $turn } eindigde.
story-turn-penalty = Beurt { $turn } eindigde met een strafpunt voor { $name }.
story-penalty = { $name } kreeg een strafpunt.
story-close = { $color } is op papier gesloten.
story-finish = Het spel werd beëindigd.
story-paper = Het spel werd op papier gespeeld.
story-undo = Teruggenomen: { $what }
story-leave = { $name } ging van tafel.
story-rewind = De gastheer ging terug naar dit punt: { $what }
story-host-crossed = De gastheer kruiste { $row } { $number } aan op het blad van { $name }.
story-host-erased = De gastheer wiste { $row } { $number } op het blad van { $name }.
story-host-penalties = De gastheer zette de strafpunten van { $name } op { $count }.
story-new-host = { $name } is nu de gastheer.
story-rematch = Een ander spel begon.

## Going back
back-to-game = Terug naar het spel
back-ask = Teruggaan naar dit punt?
back-undone = Dit wordt teruggenomen
back-restored = Dit telt weer
back-yes = Ja, teruggaan
back-no = Nee
back-hint = Kies het laatste dat klopte. Je ziet wat teruggenomen zou worden voordat er iets verandert.
back-taken = teruggenomen
