# Historique, joueurs et records.

years-find = Chercher des parties
years-name = Partie d’un nom
years-player = Joueur
years-board = Plateau
years-result = Résultat
years-any = Peu importe
years-from = Du
years-to = Au
years-search = Afficher
years-all = Toutes les parties
years-downloads = Emporter ces parties :
years-result-locks = Deux rangées verrouillées
years-result-penalties = Quatrième coup manqué
years-result-stopped = Arrêtée avant la fin
years-result-won = Gagnée par le joueur
years-result-lost = Perdue par le joueur
years-history = Historique
years-players = Joueurs
years-players-and-records = Joueurs et records
years-records = Records
years-record-highest_total = Total le plus haut
years-record-lowest_total = Total le plus bas
years-record-longest_row = Le plus de croix dans une rangée
years-nameless = Quelqu’un
years-count = Parties
years-wins = Victoires
years-average = Moyenne
years-best = Meilleur
years-worst = Moins bon
years-penalties = Coups manqués
years-locks = Rangées verrouillées
years-trend = Tendance
years-trend-of = Points de { $name } dans les { $games } dernières parties
years-chart = La partie la plus ancienne à gauche, la dernière à droite ; les points pleins sont des victoires. Maximum { $highest }, minimum { $lowest }.
years-numbers = Les nombres
years-date = Date
years-total = Total
years-boards = Par plateau
years-rivals = Face à face
years-won = Devant
years-lost = Derrière
years-tied = Égalité
years-games-of = Parties de { $name }
years-take = Emporter :
years-bgstats = Envoyer à BG Stats
years-nothing = Aucune partie ne correspond.
years-games = { $games ->
    [one] { $games } partie terminée.
   *[other] { $games } parties terminées.
}
years-on-paper = La partie a été jouée sur papier.
