# Making a game.
new-title = Nouvelle partie
new-again = La même partie
new-known = Qui joue aussi ?
new-group = Se joue dans
new-group-new = Un nouveau groupe
new-board = Plateau
new-rules-of = Règles de { $name }
new-mode = Comment l’application participe
new-hide-scores = Cacher les points des autres jusqu’à la fin
new-color-required = Un tour sans dé de couleur coûte un coup manqué
new-open = Ouvrir la table
new-hint = Ensuite chacun scanne un code avec son téléphone. On joue avec ses propres dés.
