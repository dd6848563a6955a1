# Empty sheets to print.
blank-title = Leere Spielzettel
blank-print = Drucken
blank-lead = Auf eine Seite A4 oder Letter passen { $sheets } Zettel. Drucke so viele, wie du brauchst; die Farben sind hell, damit man den Stift sieht.
blank-sheet = Leerer Spielzettel: { $name }
blank-name = Name
blank-date = Datum
