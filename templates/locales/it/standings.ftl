# La classifica: dopo le partite di una serata e di una serie.
standings-after = { $games ->
    [one] Dopo una partita
   *[other] Dopo { $games } partite
}
standings-leads = { $name } è in testa con { $wins ->
    [one] una vittoria
   *[other] { $wins } vittorie
}
standings-level = { $names } sono alla pari con { $wins ->
    [one] una vittoria
   *[other] { $wins } vittorie
} a testa
standings-latest = Ultime partite
standings-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
standings-wins = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
standings-unit-wins = { $score ->
    [one] vittoria
   *[other] vittorie
}
standings-unit-points = { $score ->
    [one] punto
   *[other] punti
}
series-title = Serie
series-new = Nuova serie
series-name = Nome
series-from = Primo giorno
series-to = Ultimo giorno
series-to-hint = Vuoto: continua.
series-scoring = Chi è in testa
series-scoring-wins = Più vittorie
series-scoring-wins-text = Un punto per ogni vittoria.
series-scoring-rank = I posti migliori
series-scoring-rank-text = Il primo prende tanti punti quanti sono i giocatori, ogni posto successivo uno in meno.
series-scoring-total = Più punti
series-scoring-total-text = I totali di tutte le partite insieme.
series-days = { $from } – { $to }
series-since = Dal { $from }
series-after = { $games ->
    [one] { $name } dopo una partita
   *[other] { $name } dopo { $games } partite
}
series-none = In questi giorni non c’è ancora nessuna partita.
series-early = Le partite in solitario e quelle interrotte non contano.
series-edit = Modifica la serie
series-delete = Elimina la serie
series-delete-title = Eliminare { $name }?
series-delete-lost = Spariscono il nome, i giorni e la classifica.
series-delete-stays = Le partite restano come sono.
