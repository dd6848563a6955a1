# The first page.
brand = Une feuille de score numérique pour Qwixx®
home-new = Nouvelle partie
home-code = Code de la partie
home-code-short = Code
home-join = Rejoindre
home-running = Mes parties en cours
home-waiting = La table de { $host } attend
home-others = En cours aussi
home-watch-or-ask = regarder, ou demander à jouer
home-groups = Mes groupes
home-history = Historique
home-alone = Sans partie
home-rules = Règles
home-score = Compter une feuille
home-trademark = Qwixx® est une marque de son éditeur. Rowlock n’y est pas affilié et n’utilise aucune de ses illustrations.
home-api = Pour les programmes : l’API
home-tv = Montrer une partie sur cette télé
