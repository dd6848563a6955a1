# Geschiedenis, spelers en records.

years-find = Spellen zoeken
years-name = Deel van een naam
years-player = Speler
years-board = Bord
years-result = Uitslag
years-any = Alles
years-from = Van
years-to = Tot
years-search = Tonen
years-all = Alle spellen
years-downloads = Deze spellen meenemen:
years-result-locks = Twee rijen op slot
years-result-penalties = Vierde strafpunt
years-result-stopped = Eerder gestopt
years-result-won = Gewonnen door de speler
years-result-lost = Verloren door de speler
years-history = Geschiedenis
years-players = Spelers
years-players-and-records = Spelers en records
years-records = Records
years-record-highest_total = Hoogste totaal
years-record-lowest_total = Laagste totaal
years-record-longest_row = Meeste kruisjes in een rij
years-nameless = Iemand
years-count = Spellen
years-wins = Gewonnen
years-average = Gemiddelde
years-best = Beste
years-worst = Slechtste
years-penalties = Strafpunten
years-locks = Rijen op slot
years-trend = Verloop
years-trend-of = Punten van { $name } in de laatste { $games } spellen
years-chart = Links het oudste spel, rechts het laatste; gevulde punten zijn gewonnen. Hoogste { $highest }, laagste { $lowest }.
years-numbers = De getallen
years-date = Datum
years-total = Totaal
years-boards = Per bord
years-rivals = Onderling
years-won = Voor
years-lost = Achter
years-tied = Gelijk
years-games-of = Spellen van { $name }
years-take = Meenemen:
years-bgstats = Naar BG Stats sturen
years-nothing = Zo’n spel is er niet.
years-games = { $games ->
    [one] Eén afgelopen spel.
   *[other] { $games } afgelopen spellen.
}
years-on-paper = Het spel is op papier gespeeld.
