# La clasificación: tras las partidas de un rato y de una serie.
standings-after = { $games ->
    [one] Tras una partida
   *[other] Tras { $games } partidas
}
standings-leads = { $name } va en cabeza con { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
}
standings-level = { $names } empatan con { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
} por cabeza
standings-latest = Últimas partidas
standings-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
standings-wins = { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
standings-unit-wins = { $score ->
    [one] victoria
   *[other] victorias
}
standings-unit-points = { $score ->
    [one] punto
   *[other] puntos
}
series-title = Series
series-new = Nueva serie
series-name = Nombre
series-from = Primer día
series-to = Último día
series-to-hint = Vacío: sigue abierta.
series-scoring = Quién va en cabeza
series-scoring-wins = Más victorias
series-scoring-wins-text = Un punto por victoria.
series-scoring-rank = Mejores puestos
series-scoring-rank-text = El primero gana tantos puntos como jugadores hay; cada puesto siguiente, uno menos.
series-scoring-total = Más puntos
series-scoring-total-text = Los totales de todas las partidas juntos.
series-days = { $from } – { $to }
series-since = Desde el { $from }
series-after = { $games ->
    [one] { $name } tras una partida
   *[other] { $name } tras { $games } partidas
}
series-none = Aún no hay partidas en estos días.
series-early = Las partidas en solitario y las terminadas antes de tiempo no cuentan.
series-edit = Editar la serie
series-delete = Borrar la serie
series-delete-title = ¿Borrar { $name }?
series-delete-lost = Se pierden su nombre, sus días y su clasificación.
series-delete-stays = Las partidas se quedan como están.
