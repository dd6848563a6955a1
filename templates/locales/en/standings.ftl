# Standings: after the games of an evening, and of a series.
standings-after = { $games ->
    [one] After one game
   *[other] After { $games } games
}
standings-leads = { $name } leads with { $wins ->
    [one] one win
   *[other] { $wins } wins
}
standings-level = { $names } are level with { $wins ->
    [one] one win
   *[other] { $wins } wins
} each
standings-latest = Latest games
standings-games = { $games ->
    [one] one game
   *[other] { $games } games
}
standings-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
standings-unit-wins = { $score ->
    [one] win
   *[other] wins
}
standings-unit-points = { $score ->
    [one] point
   *[other] points
}
series-title = Series
series-new = New series
series-name = Name
series-from = First day
series-to = Last day
series-to-hint = Empty: it goes on.
series-scoring = Who leads
series-scoring-wins = Most wins
series-scoring-wins-text = One point per win.
series-scoring-rank = Best places
series-scoring-rank-text = As many points as players for the first, one less for each next place.
series-scoring-total = Most points
series-scoring-total-text = The totals of all games together.
series-days = { $from } – { $to }
series-since = From { $from }
series-after = { $games ->
    [one] { $name } after one game
   *[other] { $name } after { $games } games
}
series-none = No games in these days yet.
series-early = Solo games and games ended early don’t count.
series-edit = Edit series
series-delete = Delete series
series-delete-title = Delete { $name }?
series-delete-lost = Its name, days and standings are gone.
series-delete-stays = The games stay as they are.
