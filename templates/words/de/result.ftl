# How a game ended.
result-wins = { $name } gewinnt
result-tie = Gleichstand: { $names } teilen sich den Sieg
result-locks = Das Spiel ist zu Ende: { $rows } sind geschlossen.
result-locked = Schloss { $row }: { $names }.
result-penalties = Das Spiel ist zu Ende: vierter Fehlwurf von { $names }.
result-stopped = Das Spiel wurde vorzeitig beendet.
result-stopped-by = { $name } hat es beendet.
result-abandoned = { $days } Tage lang hat niemand weitergespielt.
result-ranking = Rangliste
result-rank = Platz
result-player = Name
result-total = Gesamt
result-next = Zum nächsten Spiel
result-again = Noch einmal spielen
result-begins = { $name } beginnt
result-undo = Zurück ins Spiel
result-back = Weiter zurückgehen
