# How a game ended.
result-wins = { $name } gagne
result-tie = Égalité : { $names } partagent la victoire
result-locks = La partie est finie : { $rows } sont verrouillés.
result-locked = Cadenas { $row } : { $names }.
result-penalties = La partie est finie : quatrième coup manqué de { $names }.
result-stopped = La partie a été finie avant l’heure.
result-stopped-by = { $name } l’a arrêtée.
result-abandoned = Personne n’a continué pendant { $days } jours.
result-ranking = Classement
result-rank = Rang
result-player = Joueur
result-total = Total
result-next = À la partie suivante
result-again = Rejouer
result-begins = { $name } commence
result-undo = Retour dans la partie
result-back = Revenir plus loin
