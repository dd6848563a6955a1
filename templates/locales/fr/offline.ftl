# The page for when there is no connection.
offline-title = Pas de connexion
offline-text = Cette page n’est pas sur ton téléphone. Tes feuilles y sont, telles que vues ici la dernière fois ; ce que tu y touches est gardé, et envoyé quand la connexion revient.
offline-sheets = Feuilles sur ce téléphone
offline-again = Réessayer
