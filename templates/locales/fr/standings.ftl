# Le classement : après les parties d’une séance et d’une série.
standings-after = { $games ->
    [one] Après { $games } partie
   *[other] Après { $games } parties
}
standings-leads = { $name } mène avec { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
standings-level = { $names } sont à égalité avec { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} chacun
standings-latest = Dernières parties
standings-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
standings-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
standings-unit-wins = { $score ->
    [one] victoire
   *[other] victoires
}
standings-unit-points = { $score ->
    [one] point
   *[other] points
}
series-title = Séries
series-new = Nouvelle série
series-name = Nom
series-from = Premier jour
series-to = Dernier jour
series-to-hint = Vide : elle continue.
series-scoring = Qui mène
series-scoring-wins = Le plus de victoires
series-scoring-wins-text = Un point par victoire.
series-scoring-rank = Les meilleures places
series-scoring-rank-text = Le premier gagne autant de points qu’il y a de joueurs, chaque place suivante un de moins.
series-scoring-total = Le plus de points
series-scoring-total-text = Les totaux de toutes les parties ensemble.
series-days = { $from } – { $to }
series-since = À partir du { $from }
series-after = { $games ->
    [one] { $name } après { $games } partie
   *[other] { $name } après { $games } parties
}
series-none = Pas encore de partie ces jours-là.
series-early = Les parties en solo et les parties arrêtées ne comptent pas.
series-edit = Modifier la série
series-delete = Supprimer la série
series-delete-title = Supprimer { $name } ?
series-delete-lost = Son nom, ses jours et son classement disparaissent.
series-delete-stays = Les parties restent telles quelles.
