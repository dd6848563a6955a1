# Der Stand: nach den Spielen eines Abends und einer Serie.
standings-after = { $games ->
    [one] Nach einem Spiel
   *[other] Nach { $games } Spielen
}
standings-leads = { $name } führt mit { $wins ->
    [one] einem Sieg
   *[other] { $wins } Siegen
}
standings-level = { $names } liegen gleichauf mit je { $wins ->
    [one] einem Sieg
   *[other] { $wins } Siegen
}
standings-latest = Zuletzt gespielt
standings-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
standings-wins = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
standings-unit-wins = { $score ->
    [one] Sieg
   *[other] Siege
}
standings-unit-points = { $score ->
    [one] Punkt
   *[other] Punkte
}
series-title = Serien
series-new = Neue Serie
series-name = Name
series-from = Erster Tag
series-to = Letzter Tag
series-to-hint = Leer: Sie geht weiter.
series-scoring = Wer führt
series-scoring-wins = Die meisten Siege
series-scoring-wins-text = Ein Punkt pro Sieg.
series-scoring-rank = Die besten Plätze
series-scoring-rank-text = Der erste Platz bringt so viele Punkte, wie Leute mitspielen, jeder weitere einen weniger.
series-scoring-total = Die meisten Punkte
series-scoring-total-text = Die Punkte aller Spiele zusammen.
series-days = { $from } – { $to }
series-since = Ab { $from }
series-after = { $games ->
    [one] { $name } nach einem Spiel
   *[other] { $name } nach { $games } Spielen
}
series-none = In diesen Tagen gibt es noch kein Spiel.
series-early = Solospiele und abgebrochene Spiele zählen nicht.
series-edit = Serie ändern
series-delete = Serie löschen
series-delete-title = { $name } löschen?
series-delete-lost = Name, Tage und Stand der Serie sind dann weg.
series-delete-stays = Die Spiele bleiben, wie sie sind.
