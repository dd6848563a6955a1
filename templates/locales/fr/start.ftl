# From the first page to the lobby.

## The first page

brand = Une feuille de score numérique pour Qwixx®
home-about = Lance de vrais dés : chaque téléphone est une feuille de score qui connaît les règles et compte les points.
home-continue = Continuer
home-your-turn = À toi · tour { $turn }
home-new = Nouvelle partie
home-closed = Sur ce serveur, c’est l’exploitant qui crée les groupes. Rejoins une partie avec son code, ou ouvre l’invitation de ton groupe.
home-code = Code de la partie
home-code-short = Code
home-join = Rejoindre
home-running = Mes parties en cours
home-waiting = La partie de { $host } t’attend
home-others = Autres parties
home-spectate-or-ask = regarder, ou demander à jouer
home-groups = Mes groupes
home-leads = Cette année, { $name } mène { $wins } à { $others } devant { $second }
home-leads-alone = Cette année : { $wins ->
    [one] une victoire pour { $name }
   *[other] { $wins } victoires pour { $name }
}
home-tied = { $names } : { $wins ->
    [one] une victoire chacun cette année
   *[other] { $wins } victoires chacun cette année
}
home-history = Historique
home-without-game = Sans partie
home-rules = Règles
home-score = Calculer un score
home-trademark = Qwixx® est une marque de son éditeur. Rowlock n’y est pas affilié et n’utilise aucune de ses illustrations.
home-tv = Montrer une partie sur cette télé

## Creating a game

new-game-title = Nouvelle partie
new-game-previous = Comme la dernière fois
new-game-known = Qui joue ?
new-game-group = Groupe
new-game-group-new = Nouveau groupe
new-game-board = Version
new-game-played = Jouées récemment
new-game-more-boards = Autres versions
new-game-own-boards = Versions maison
new-game-board-elsewhere = { $name } appartient à un autre groupe ({ $group }). Choisis ce groupe ou une autre version.
new-game-rules-of = Règles : { $name }
new-game-mode = Que doit faire Rowlock ?
new-game-hide-scores = Cacher les points des autres jusqu’à la fin
new-game-color-required = Sans croix avec un dé de couleur : coup manqué
new-game-tap-to-end = Finir chaque tour soi-même
new-game-more = Autres options
new-game-clock = Afficher la durée de chaque tour
new-game-change = changer
new-game-hides = points cachés
new-game-requires-color = coup manqué sans dé de couleur
new-game-submit = Créer la partie
new-game-hint = Ensuite, chacun scanne un code avec son téléphone. On joue avec de vrais dés.

## Joining a game; texts with links are HTML

join-title = Rejoindre une partie
join-with = { $board } avec { $names }
join-who = Qui es-tu ?
join-your-name = Ton nom
join-other-name = Ou un autre nom
join-submit = Rejoindre
join-hint = Ni compte ni mot de passe. Ce téléphone devient ta feuille de score.
join-running = Cette partie est déjà en cours. Demande à { $host } de te laisser entrer.
join-last-roll = C’est le dernier lancer : personne ne peut plus entrer, mais tu peux regarder.
join-full = Les 8 places sont prises, mais tu peux regarder.
join-play-as = Je suis { $name }
join-ask = Demander à jouer
join-ask-hint = Tu commences au prochain lancer, avec une feuille vide.
join-spectate = Juste regarder
join-wait-waiting = On demande à { $host }
join-wait-refused = { $host } a dit non
join-wait-gone = Pas de réponse cette fois
join-wait-lead-name = Quand { $host } dit oui, tu as une feuille vide et tu joues au prochain lancer.
join-wait-lead-seat = Quand { $host } dit oui, la feuille est à toi.
join-wait-lead-spectate = Quand { $host } dit oui, toutes les feuilles s’affichent ici.
join-wait-lead-refused = Tu peux redemander avec le code de la partie, ou juste regarder.
join-wait-lead-gone = Personne n’a répondu en 10 minutes, ou la partie est finie.
join-wait-follows = La page se met à jour toute seule.
join-wait-again = Saisir le code
join-continue = Continuer
join-code-hint = Six lettres et chiffres, sur le téléphone de l’hôte. Ou <a href="/new">crée ta propre partie</a>.

## The lobby

lobby-count = { $players } sur { $max }
lobby-how = Comment les autres rejoignent la partie
lobby-qr = QR code vers { $link }
lobby-scan = Scanne, ou tape le code
lobby-at = sur
lobby-table = Autour de la table
lobby-host = hôte
lobby-you = toi
lobby-lucky = Chiffres de la chance { $low } et { $high }
lobby-sheet = Feuille { $letter }
lobby-up = Faire monter { $name }
lobby-rename = Renommer { $name }
lobby-remove = Retirer { $name } de la partie
lobby-remove-means = { $name } peut revenir à tout moment, avec le code.
lobby-remove-yes = Oui, retirer { $name }
lobby-remove-no = Non, { $name } reste
lobby-guest = Nom d’un joueur sans téléphone
lobby-guest-short = Sans téléphone
lobby-add = Ajouter
lobby-printed = Des feuilles imprimées ? Saisis leurs chiffres de la chance
lobby-printed-own = Une feuille imprimée ? Saisis ses chiffres de la chance
lobby-lucky-one = Un chiffre de la chance de { $name }
lobby-lucky-other = L’autre chiffre de la chance de { $name }
lobby-save-lucky = Jouer avec ceux-ci
lobby-letters = Des feuilles imprimées ? Choisis leurs lettres
lobby-letters-own = Une feuille imprimée ? Choisis sa lettre
lobby-letter-of = Lettre de la feuille de { $name }
lobby-save-letters = Jouer avec celles-ci
lobby-start = Commencer la partie
lobby-draw = Tirer au sort et commencer
lobby-first = { $name } commence.
lobby-streak = { $name } a gagné les { $wins } dernières
lobby-order = Change l’ordre pour qu’il soit le même qu’autour de la table.
lobby-order-change = Ordre de la table
lobby-order-tap = Touche les joueurs dans l’ordre de la table. Le premier commence.
lobby-refresh = Voir qui est là
lobby-wait = C’est bon, tu es dans la partie ! { $host } va bientôt commencer.
lobby-not-in = { $host } attend des joueurs : rejoins la partie, ou regarde seulement.
lobby-removed = Tu n’es plus dans la partie. Tu veux revenir ?
lobby-join-again = Revenir
lobby-here = sur ce téléphone
lobby-phone-here = Le téléphone de { $name } est connecté
lobby-phone-away = téléphone non connecté
lobby-phone-awaited = on attend { $name }
lobby-without = Commencer sans { $names } ?
lobby-without-means = { $players ->
    [one] Sa place est gardée : tu coches à sa place en attendant son téléphone.
   *[other] Leur place est gardée : tu coches pour eux en attendant leur téléphone.
}
lobby-wait-more = Attendre
refresh = Actualiser
lobby-title = Salon
