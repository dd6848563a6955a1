# From the first page to the lobby.

## The first page

brand = Une feuille de score numérique pour Qwixx®
home-new = Nouvelle partie
home-code = Code de la partie
home-code-short = Code
home-join = Rejoindre
home-running = Mes parties en cours
home-waiting = La table de { $host } attend
home-others = En cours aussi
home-spectate-or-ask = regarder, ou demander à jouer
home-groups = Mes groupes
home-history = Historique
home-without-game = Sans partie
home-rules = Règles
home-score = Compter une feuille
home-trademark = Qwixx® est une marque de son éditeur. Rowlock n’y est pas affilié et n’utilise aucune de ses illustrations.
home-api = Pour les programmes : l’API
home-tv = Montrer une partie sur cette télé

## Creating a game

new-game-title = Nouvelle partie
new-game-previous = La même partie
new-game-known = Qui joue aussi ?
new-game-group = Se joue dans
new-game-group-new = Un nouveau groupe
new-game-board = Plateau
new-game-rules-of = Règles de { $name }
new-game-mode = Comment l’application participe
new-game-hide-scores = Cacher les points des autres jusqu’à la fin
new-game-color-required = Un tour sans dé de couleur coûte un coup manqué
new-game-submit = Ouvrir la table
new-game-hint = Ensuite chacun scanne un code avec son téléphone. On joue avec ses propres dés.

## Joining a game; texts with links are HTML

join-title = Rejoindre une partie
join-with = { $board } avec { $names }
join-who = Qui es-tu ?
join-your-name = Ton nom
join-other-name = Ou un autre nom
join-submit = S’asseoir
join-hint = Ni compte ni mot de passe. Ce téléphone devient ta feuille de score.
join-running = Cette partie est déjà en cours. Demande à { $host } de te laisser entrer.
join-last-roll = La partie en est au dernier lancer : on ne peut plus entrer, mais tu peux regarder.
join-full = Les 8 places sont prises, mais tu peux regarder.
join-play-as = Jouer comme { $name }
join-ask = Demander à jouer
join-ask-hint = Tu commences avec une feuille vide, dès le prochain lancer.
join-spectate = Juste regarder
join-wait-waiting = On demande à { $host }
join-wait-refused = { $host } a dit non
join-wait-gone = Pas de réponse cette fois
join-wait-lead-name = Dès que { $host } dit oui, tu as une feuille vide et tu joues au prochain lancer.
join-wait-lead-seat = Dès que { $host } dit oui, la feuille est à toi.
join-wait-lead-spectate = Dès que { $host } dit oui, toutes les feuilles s’affichent ici.
join-wait-lead-refused = Avec le code de la partie, tu peux redemander ou juste regarder.
join-wait-lead-gone = Personne n’a répondu en 10 minutes, ou la partie est finie.
join-wait-follows = Cette page continue toute seule.
join-wait-again = Vers le code
join-continue = Continuer
join-code-hint = Six lettres et chiffres, sur le téléphone de qui a ouvert la table. Ou <a href="/new">ouvre une table toi-même</a>.

## The lobby

lobby-count = { $players } sur { $max }
lobby-how = Comment les autres rejoignent
lobby-qr = Code QR qui mène à { $link }
lobby-scan = Scanne, ou rejoins avec le code
lobby-at = sur
lobby-table = À table
lobby-host = hôte
lobby-you = toi
lobby-lucky = Nombres porte-bonheur { $low } et { $high }
lobby-up = Monter { $name }
lobby-guest = Nom d’un joueur sans téléphone
lobby-guest-short = Joueur sans téléphone
lobby-add = Ajouter
lobby-printed = Feuilles imprimées ? Entre leurs nombres porte-bonheur
lobby-lucky-one = Un nombre porte-bonheur de { $name }
lobby-lucky-other = L’autre nombre porte-bonheur de { $name }
lobby-save-lucky = Jouer avec ceux-ci
lobby-start = Commencer la partie
lobby-draw = Tirer au sort qui commence, et jouer
lobby-order = { $name } commence. Monte les joueurs jusqu’à ce qu’ils soient comme à votre table.
lobby-refresh = Voir à nouveau qui est là
lobby-wait = Tu y es. La partie commence dès que { $host } la lance.
lobby-not-in = { $host } attend des joueurs : installe-toi, ou regarde seulement.
lobby-here = sur ce téléphone
lobby-phone-here = Le téléphone de { $name } est connecté
lobby-phone-away = téléphone non connecté
lobby-phone-awaited = on attend le téléphone de { $name }
lobby-without = Commencer sans { $names } ?
lobby-without-means = Leur place reste : tu coches pour eux jusqu’à ce qu’ils arrivent avec leur téléphone.
lobby-wait-more = Attendre
refresh = Regarder à nouveau
lobby-title = Salon
