# Empty sheets to print.
blank-title = Lege scorebladen
blank-print = Afdrukken
blank-lead = Op een pagina A4 of Letter passen { $sheets } bladen. Druk er zoveel af als je nodig hebt; de kleuren zijn licht, zodat je de pen ziet.
blank-sheet = Leeg scoreblad: { $name }
blank-name = Naam
blank-date = Datum
