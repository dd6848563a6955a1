# How a game ended.
result-wins = { $name } wint
result-tie = Gelijkspel: { $names } delen de winst
result-locks = Het spel is afgelopen: { $rows } zijn gesloten.
result-locked = Slot { $row }: { $names }.
result-penalties = Het spel is afgelopen: vierde strafpunt van { $names }.
result-stopped = Het spel werd voortijdig beëindigd.
result-stopped-by = { $name } heeft het beëindigd.
result-abandoned = { $days } dagen lang speelde niemand verder.
result-ranking = Rangschikking
result-rank = Plaats
result-player = Speler
result-total = Totaal
result-next = Naar het volgende spel
result-again = Nog een keer
result-begins = { $name } begint
result-undo = Terug in het spel
result-back = Verder teruggaan
