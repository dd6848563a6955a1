# Groups, their members, history and statistics.

## Group settings, members, permissions, imports and paper games

group-title = Le groupe
group-name = Nom du groupe
group-time-zone = Fuseau horaire
group-time-zone-hint = Pour les jours de l’historique et des fichiers exportés.
group-ratings = Niveaux des joueurs
group-coach = Dire après la partie ce que valait chaque choix
group-edit-player = Modifier { $name }
group-new-player = Nouveau joueur
group-add-player = Ajouter
group-invite = Inviter quelqu’un
player-name = Nom
player-merge-with = { $name } est la même personne que
player-merge-hint = Toutes les parties passent alors sous le nom choisi. C’est définitif.
player-merge = N’en faire qu’un joueur
group-edit = Modifier le groupe
group-export = Exporter
group-columns = Ce que montre le tableau
group-all-games = { $games ->
    [one] La partie
   *[other] Les { $games } parties
}
group-import = Ajouter des parties
confirm-delete-group = Supprimer le groupe { $name } ?
confirm-delete-group-lost = { $players ->
    [one] Un joueur et toutes les parties du groupe seront supprimés, pour tout le monde.
   *[other] { $players } joueurs et toutes les parties du groupe seront supprimés, pour tout le monde.
}
confirm-delete-group-export = Exporte d’abord les parties en JSON : tu pourras ainsi les retrouver.
confirm-permanent = C’est définitif.
confirm-delete-group-yes = Supprimer le groupe
confirm-leave-group = Quitter le groupe { $name } ?
confirm-leave-group-lost = Ce téléphone ne verra plus l’historique du groupe. Pour revenir, il faudra une invitation ou une partie à rejoindre.
confirm-leave-group-stays = Ce qui a été joué reste tel quel.
confirm-leave-group-keeper = Tu es responsable de ce groupe. Sans autre responsable, plus personne ne pourra inviter, renommer ou supprimer.
confirm-leave-group-yes = Quitter
confirm-delete-player = Supprimer { $name } ?
confirm-delete-player-lost = Les parties restent, mais sans ce nom.
confirm-delete-player-yes = Supprimer { $name }
confirm-delete-game = Supprimer la partie de { $names } ?
confirm-delete-game-lobby = Le salon fermera, et ceux qui y sont devront rejoindre une autre partie.
confirm-delete-game-running = Toutes les feuilles de cette partie seront perdues, pour tous ceux qui la jouent.
confirm-delete-game-lost = Les feuilles et le résultat seront perdus, on ne pourra plus revoir la partie, et elle ne comptera plus dans les statistiques.
confirm-delete-game-yes = Supprimer la partie
confirm-give-up-game = Retirer cette partie de ce téléphone ?
confirm-give-up-game-lost = Ce téléphone ne pourra plus rien cocher dans cette partie. L’hôte peut redonner la place à un téléphone.
confirm-give-up-game-stays = Ce qui a été joué reste tel quel.
confirm-give-up-game-yes = Retirer
confirm-revoke-device = Retirer tous les accès de ce téléphone ?
confirm-revoke-device-lost = Ce téléphone quittera toutes les parties et tous les groupes. Pour les rouvrir ici, il faudra une invitation d’un autre téléphone.
confirm-revoke-device-yes = Retirer tous les accès
permissions-title = Accès de ce téléphone
permissions-lead = Ni compte ni mot de passe : qui a ce téléphone en main a ces accès.
permissions-groups = Mes groupes
permissions-keeper = responsable : peut modifier, inviter, supprimer
permissions-member = membre : peut lire et jouer
permissions-reader = lecteur : peut lire
privacy-title = Ce qui est enregistré
privacy-api = Pour les programmes : l’API
privacy-games = Le serveur enregistre vos parties : les noms comme vous les avez tapés, les croix, les heures, les résultats, les lieux et les notes. Il ne sait rien d’autre de vous.
privacy-cookie = Ton navigateur garde un cookie avec un code tiré au hasard. Le serveur y reconnaît les parties, les groupes et les réglages de ton téléphone. Il ne garde qu’une empreinte du code.
privacy-https = Un second cookie indique que ce téléphone utilise la connexion sécurisée.
privacy-phone = Sans connexion, ton téléphone garde ce que tu coches jusqu’à ce qu’il puisse l’envoyer. En HTTPS, il garde aussi les dernières feuilles que tu as vues, avec les noms, pour les ouvrir hors ligne. Retirer tous les accès de ce téléphone les efface.
privacy-networks = Quand quelqu’un demande à entrer dans une partie en cours, le serveur garde pendant un jour une empreinte de son réseau. Il fait de même quand une télé attend sa partie. Cela évite les demandes sans fin.
privacy-logs = Les journaux du serveur ne contiennent ni noms ni codes secrets, même dans les adresses des pages.
privacy-third-parties = Les pages ne chargent rien depuis d’autres serveurs. Le serveur n’envoie rien à personne d’autre.
privacy-deletion = Un salon où personne ne commence disparaît après un jour. Les hôtes peuvent supprimer des parties. Les responsables peuvent supprimer des joueurs et des groupes. Ce qu’ils suppriment disparaît, sauf des copies que l’exploitant du serveur a faites.
privacy-deletion-backups = Un salon où personne ne commence disparaît après un jour. Les hôtes peuvent supprimer des parties. Les responsables peuvent supprimer des joueurs et des groupes. Aucune page ne montre plus ce qu’ils suppriment. Les sauvegardes le gardent encore { $days ->
    [one] un jour
   *[other] { $days } jours
}. Les copies d’avant une mise à jour, ou de l’exploitant, le gardent jusqu’à ce qu’il les supprime.
privacy-deletion-later = Un salon où personne ne commence disparaît après un jour. Les hôtes peuvent supprimer des parties. Les responsables peuvent supprimer des joueurs et des groupes. Aucune page ne montre plus ce qu’ils suppriment. Des traces peuvent rester un temps dans la base de données et les sauvegardes du serveur.
import-title = Ajouter des parties
import-paper = Une partie sur papier
import-paper-hint = Croix et coups manqués de chaque joueur, ou seulement les totaux.
import-file = Un fichier
import-file-hint = Un téléchargement de Rowlock en JSON, un fichier de BG Stats, un tableau de vos parties en XLSX ou CSV avec une ligne ou une colonne par joueur, ou des notes en texte, comme « 20/11/2026 Ana 60, Ben 54 ».
import-template = Modèle du tableau
table-column-game = Partie
table-column-date = Date
table-column-variant = Version
table-column-player = Joueur
table-column-red = Rouge
table-column-yellow = Jaune
table-column-green = Vert
table-column-blue = Bleu
table-column-penalties = Coups manqués
table-column-total = Total
table-column-place = Lieu
table-column-note = Note
import-choose = Fichier
import-check = Voir ce qu’il contient
import-submit = { $games ->
    [one] Ajouter cette partie
   *[other] Ajouter ces { $games } parties
}
import-new = { $games ->
    [0] Aucune nouvelle partie.
    [one] Une nouvelle partie.
   *[other] { $games } nouvelles parties.
}
import-known = { $games ->
    [one] Une est déjà là.
   *[other] { $games } sont déjà là.
}
import-known-game = déjà là
import-left-out = { $plays ->
    [one] Une partie est laissée de côté : un autre jeu, ou sans points.
   *[other] { $plays } parties sont laissées de côté : d’autres jeux, ou sans points.
}
import-dates = Dates comme 4/5/2026
import-day-first = Le jour d’abord : 4 mai
import-month-first = Le mois d’abord : 5 avril
import-year-first = L’année d’abord : 26-05-04
import-numbers = Nombres des rangées
import-numbers-crosses = Croix
import-numbers-points = Points
import-encoding = Le fichier ne dit pas comment ses lettres sont enregistrées. Vérifie les noms.
import-new-players = Nouveaux joueurs
import-new-players-hint = L’un d’eux est déjà là sous un autre nom ? Écris ce nom. Vide ce qui n’est pas un joueur.
import-no-player = Personne
import-player-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}
import-more-players = { $players ->
    [one] Et encore un nouveau joueur.
   *[other] Et encore { $players } nouveaux joueurs.
}
import-check-again = Vérifier de nouveau
import-choose-again = Le fichier est trop gros pour être gardé ici : choisis-le de nouveau pour ajouter ses parties.
import-progress = { $done } parties sur { $games }
import-running = Ajout des parties en cours…
import-more-games = { $games ->
    [one] Et encore une partie.
   *[other] Et encore { $games } parties.
}
import-added = { $games ->
    [0] Aucune nouvelle partie.
    [one] Une partie ajoutée.
   *[other] { $games } parties ajoutées.
}
import-skipped = { $games ->
    [one] Une était déjà là.
   *[other] { $games } étaient déjà là.
}
import-mistakes = { $mistakes ->
    [one] Une ligne a besoin de toi.
   *[other] { $mistakes } lignes ont besoin de toi.
}
import-line = Ligne { $line } :
import-row = Ligne { $row } :
import-sheet-row = { $sheet }, ligne { $row } :
import-leave-out = Laisser cette ligne de côté
import-waiting = { $games ->
    [one] Une partie attend ta réponse.
   *[other] { $games } parties attendent ta réponse.
}
import-date = Le jour des parties sans date
import-year = L’année de jours comme 20.11.
import-version = Quelle version est { $version } ?
import-choose-answer = À choisir
import-left-out-columns = Laissé de côté : { $columns }.
import-left-out-sheets = Feuilles sans partie : { $sheets }.
import-left-out-lines = Lignes qui ne sont pas une partie : { $lines }.
import-and-more = { $list } et { $more } de plus
import-hidden-lines = { $lines ->
    [one] Une de ces lignes est masquée dans le classeur.
   *[other] { $lines } de ces lignes sont masquées dans le classeur.
}
import-new-player = Un nouveau joueur
import-same-player = Le même que { $name }
import-another-file = Un autre fichier
import-empty = Ce fichier est vide. Choisis-en un autre.
paper-game-title = Saisir une partie sur papier
paper-game-hint = Le total suffit. Ou ouvre les rangées et saisis les croix ; le cadenas compte pour une.
paper-game-player = Joueur { $number }
paper-game-penalties = Coups manqués
paper-game-more = Plus de joueurs
paper-game-save = Enregistrer
paper-game-saved = La partie est enregistrée.
paper-game-who = Qui a joué ?
paper-game-who-order = Touche d’abord le gagnant.
paper-game-another = + nom
paper-game-rows = Rangées et coups manqués
paper-game-tap = Toucher les croix
paper-game-take = Utiliser cette feuille
paper-game-no-players = Saisis au moins un joueur.
history-of-group = Parties de { $name }
history-older = Parties plus anciennes
history-empty = Pas encore de partie. Les parties jouées apparaîtront ici, sur tous les téléphones du groupe.
members-title = Qui est dans le groupe
members-lead = Tout le monde ici peut lire l’historique ; les membres jouent aussi, les responsables peuvent plus. Un téléphone perdu ? Retire-le.
members-phone = Un téléphone qui n’a pas encore joué
members-program = Un programme
members-own = ce téléphone
members-remove = Retirer
members-delete-games = Supprimer aussi les parties non finies qui y ont été créées
confirm-remove-member = Retirer { $name } du groupe ?
confirm-remove-member-lost = Ce téléphone ou ce programme ne verra plus le groupe et perdra ses places dans les parties en cours. Ses invitations ne vaudront plus. Pour revenir, il lui faudra une invitation.
members-invites = Invitations en attente
members-no-invites = Aucune invitation en attente.
members-invited-member = Invitation : membre
members-invited-reader = Invitation : lecteur
members-invited-keeper = Invitation : responsable
members-revoke-invite = Retirer l’invitation

## History and statistics

history-find = Chercher des parties
history-name = Nom, lieu ou note
history-player = Joueur
history-board = Version
history-result = Résultat
history-any = Peu importe
history-from = Du
history-to = Au
history-submit = Afficher
history-all = Toutes les parties
history-downloads = Exporter ces parties :
history-result-locks = Deux rangées verrouillées
history-result-penalties = Quatrième coup manqué
history-result-stopped = Arrêtée avant la fin
history-result-won = Gagnée par le joueur
history-result-lost = Perdue par le joueur
history-title = Historique
stats-players = Joueurs
stats-of = { $name } – statistiques
stats-title = Joueurs et records
stats-records = Records
stats-record-highest_total = Total le plus haut
stats-record-longest_row = Le plus de croix dans une rangée
player-anonymized = Quelqu’un
stats-count = Parties
stats-wins = Victoires
stats-average = Moyenne
stats-best = Meilleur
stats-penalties = Coups manqués
stats-locks = Cadenas
stats-known = { $count } en { $games ->
    [one] une partie
   *[other] { $games } parties
}
stats-early = Les parties en solo et les parties arrêtées comptent pour les points, pas pour les victoires.
stats-alone = En solo : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, meilleur { $best }, moyenne { $average }
stats-games = Parties serrées et longues
stats-margin = Avance moyenne
stats-closest = Victoire la plus serrée
stats-length = Durée habituelle
stats-longest = Partie la plus longue
stats-starter-won = Le premier joueur a gagné
stats-share = { $part } sur { $whole }
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-starts = A commencé
stats-starter-wins = Et a gagné
stats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
stats-period = Période
stats-all-time = Depuis le début
stats-by-year = Par année
stats-by-month = Par mois
stats-trend = Tendance
stats-trend-of = Points de { $name } dans les { $games } dernières parties
stats-chart = La dernière partie est à droite. Les points pleins sont des victoires. Record : { $highest }.
ratings-title = Niveaux
rating = Niveau
rating-uncertainty = Marge
ratings-empty = Aucune partie à plusieurs n’est encore terminée.
ratings-about = Chaque partie fait bouger les niveaux. Battre quelqu’un de fort rapporte plus que battre quelqu’un de faible. ± dit si un niveau est sûr : plus il y a de parties, plus la marge est petite. Tant qu’elle est grande, le niveau est gris avec un point d’interrogation.
ratings-lacking = Encore { $games ->
    [one] une partie
   *[other] { $games } parties
} avant le niveau de { $name }
rating-of = Niveau de { $name }
rating-curve-of = Niveau de { $name } après chacune des { $games } dernières parties
rating-chart = La dernière partie est à droite. La zone colorée est la marge ±.
stats-numbers = En chiffres
stats-date = Date
stats-total = Total
stats-boards = Par version
stats-spread = Répartition des points
stats-by-players = Selon le nombre de joueurs
stats-head-to-head = Face à face
badges = Badges
badge-first-lock = Premier cadenas
badge-first-win = Première victoire
badge-eleven-in-a-row = Onze croix dans une rangée
badge-won-by-a-point = Victoire d’un seul point
badge-games = { $games }e partie
stats-ahead = Devant
stats-behind = Derrière
stats-level = Égalités
stats-games-of = Parties de { $name }
export-lead = Exporter la partie
export-bgstats = Envoyer à BG Stats
history-no-match = Aucune partie ne correspond.
history-count = { $games ->
    [one] { $games } partie finie.
   *[other] { $games } parties finies.
}
history-on-paper = La partie a été jouée sur papier.
history-paper = sur papier

## A year in one picture

year-all = Tout le monde
year-held = { $title } : { $names }
year-rival = Rival dans { $games ->
    [one] une partie
   *[other] { $games } parties
}
year-streak = Victoires d’affilée
year-offer = Votre année { $year } en une image
