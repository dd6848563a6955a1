# Groups, their members, history and statistics.

## Group settings, members, permissions, imports and paper games

group-title = Le groupe
group-name = Nom du groupe
group-time-zone = Fuseau horaire
group-time-zone-hint = Les jours de l'historique et des téléchargements le suivent.
group-edit-player = Modifier { $name }
group-new-player = Nouveau joueur
group-add-player = Ajouter
group-invite = Inviter quelqu'un
player-name = Nom
player-merge-with = { $name } est la même personne que
player-merge-hint = Toutes les parties passent alors sous le nom choisi. C'est définitif.
player-merge = N'en faire qu'un joueur
group-edit = Modifier le groupe
group-import = Ajouter des parties sur papier ou d'un fichier
confirm-delete-group = Supprimer le groupe { $name } ?
confirm-delete-group-lost = { $players ->
    [one] Un joueur et toutes les parties du groupe sont supprimés, pour tout le monde.
   *[other] { $players } joueurs et toutes les parties du groupe sont supprimés, pour tout le monde.
}
confirm-delete-group-export = Télécharge d'abord les parties en JSON pour pouvoir les reprendre.
confirm-permanent = C'est définitif.
confirm-delete-group-yes = Supprimer le groupe
confirm-leave-group = Quitter le groupe { $name } ?
confirm-leave-group-lost = Ce téléphone ne voit plus l'historique du groupe. Pour revenir, il faut une invitation ou une partie à rejoindre.
confirm-leave-group-stays = Ce qui a été joué reste tel quel.
confirm-leave-group-keeper = Tu t'occupes de ce groupe. Si personne d'autre ne le fait, plus personne ne pourra inviter, renommer ou supprimer.
confirm-leave-group-yes = Quitter
confirm-delete-player = Supprimer { $name } ?
confirm-delete-player-lost = Les parties restent, mais sans ce nom.
confirm-delete-player-yes = Supprimer { $name }
confirm-delete-game = Supprimer la partie de { $names } ?
confirm-delete-game-lobby = Le salon ferme, et tous ceux qui y sont doivent rejoindre une autre partie.
confirm-delete-game-running = Toutes les feuilles de cette partie sont perdues, pour tous ceux qui la jouent.
confirm-delete-game-lost = Les feuilles, la relecture et le résultat sont perdus, et la partie ne compte plus dans aucune statistique.
confirm-delete-game-yes = Supprimer la partie
confirm-give-up-game = Abandonner cette partie sur ce téléphone ?
confirm-give-up-game-lost = Ce téléphone ne peut plus rien cocher dans cette partie. L'hôte peut rendre la place à un téléphone.
confirm-give-up-game-stays = Ce qui a été joué reste tel quel.
confirm-give-up-game-yes = Abandonner
confirm-revoke-device = Mettre fin à tout ce que ce téléphone peut faire ?
confirm-revoke-device-lost = Ce téléphone quitte toutes les parties et tous les groupes. Sans invitation d'un autre téléphone, on ne peut plus les ouvrir ici.
confirm-revoke-device-yes = Mettre fin à tous les droits de ce téléphone
permissions-title = Ce que ce téléphone peut faire
permissions-lead = Qui tient ce téléphone peut faire ceci. Il ne faut rien d'autre, ni compte ni mot de passe.
permissions-groups = Mes groupes
permissions-keeper = s'en occupe : peut modifier, inviter, supprimer
permissions-member = membre : peut lire et jouer
privacy-title = Ce qui est enregistré
privacy-games = Le serveur enregistre les parties qu'on y joue : les noms tels qu'ils ont été saisis, les croix, les heures et les résultats. On ne sait rien d'autre de personne.
privacy-cookie = Ton navigateur garde un cookie, un secret au hasard. Le serveur n'en garde qu'une empreinte, avec ce que ce téléphone peut faire et ses réglages.
privacy-phone = Le téléphone garde les coups qui attendent une connexion jusqu'à leur envoi. En HTTPS, il garde aussi les dernières feuilles affichées, avec les noms, pour les ouvrir sans connexion. Mettre fin à tous les droits de ce téléphone les efface.
privacy-logs = Les journaux ne contiennent ni noms, ni secrets, ni adresses de pages avec un secret.
privacy-third-parties = Aucune page ne charge rien d'ailleurs, et rien n'est envoyé à personne d'autre.
privacy-deletion = Un salon que personne ne lance disparaît après un jour. Les hôtes suppriment des parties, les responsables des joueurs et des groupes, et il n'en reste rien.
import-title = Ajouter des parties
import-paper = Une partie sur papier
import-paper-hint = Croix et coups manqués de chaque joueur, ou seulement les totaux.
import-file = Un fichier
import-file-hint = Un téléchargement JSON de Rowlock, ou un tableau de parties sur papier en CSV.
import-template = Modèle du tableau
import-choose = Fichier
import-submit = Ajouter les parties du fichier
import-added = { $games ->
    [0] Aucune partie n'est nouvelle.
    [one] Une partie a été ajoutée.
   *[other] { $games } parties ont été ajoutées.
}
import-skipped = { $games ->
    [one] Une était déjà là.
   *[other] { $games } étaient déjà là.
}
import-mistakes = { $mistakes ->
    [one] Rien n'a été ajouté : le fichier a une erreur.
   *[other] Rien n'a été ajouté : le fichier a { $mistakes } erreurs.
}
import-line = Ligne { $line } :
import-empty = Choisis un fichier qui n'est pas vide.
paper-game-title = Saisir une partie sur papier
paper-game-hint = Pour chaque joueur, soit le nombre de croix de chaque rangée (le cadenas en vaut une) et les coups manqués, soit seulement le total.
paper-game-player = Joueur { $number }
paper-game-name = Nom
paper-game-penalties = Coups manqués
paper-game-total = ou total
paper-game-more = Plus de joueurs
paper-game-save = Enregistrer la partie
paper-game-no-players = Saisis au moins un joueur.
history-of-group = Parties de { $name }
history-older = Parties plus anciennes
history-empty = Pas encore de parties. Ce que vous jouez se trouve ici, sur chaque téléphone qui a rejoint.
members-title = Qui fait partie du groupe
members-lead = Tout le monde ici peut lire l’historique et lancer des parties ; les responsables peuvent plus. Un téléphone perdu ? Retire-le.
members-phone = Un téléphone qui n’a pas encore joué
members-program = Un programme
members-own = ce téléphone
members-remove = Retirer
confirm-remove-member = Retirer { $name } du groupe ?
confirm-remove-member-lost = Ce téléphone ou ce programme ne voit plus le groupe, perd ses places dans les parties en cours, et ses invitations ne sont plus valables. Pour revenir, il lui faut une invitation.
members-invites = Invitations en attente
members-no-invites = Personne n’est invité pour le moment.
members-invited-member = Invitation pour un membre
members-invited-keeper = Invitation pour un responsable
members-revoke-invite = Annuler l’invitation

## History and statistics

history-find = Chercher des parties
history-name = Partie d’un nom
history-player = Joueur
history-board = Plateau
history-result = Résultat
history-any = Peu importe
history-from = Du
history-to = Au
history-submit = Afficher
history-all = Toutes les parties
history-downloads = Emporter ces parties :
history-result-locks = Deux rangées verrouillées
history-result-penalties = Quatrième coup manqué
history-result-stopped = Arrêtée avant la fin
history-result-won = Gagnée par le joueur
history-result-lost = Perdue par le joueur
history-title = Historique
stats-players = Joueurs
stats-title = Joueurs et records
stats-records = Records
stats-record-highest_total = Total le plus haut
stats-record-lowest_total = Total le plus bas
stats-record-longest_row = Le plus de croix dans une rangée
player-anonymized = Quelqu’un
stats-count = Parties
stats-wins = Victoires
stats-average = Moyenne
stats-best = Meilleur
stats-worst = Moins bon
stats-penalties = Coups manqués
stats-locks = Rangées verrouillées
stats-trend = Tendance
stats-trend-of = Points de { $name } dans les { $games } dernières parties
stats-chart = La partie la plus ancienne à gauche, la dernière à droite ; les points pleins sont des victoires. Maximum { $highest }, minimum { $lowest }.
stats-numbers = Les nombres
stats-date = Date
stats-total = Total
stats-boards = Par plateau
stats-head-to-head = Face à face
stats-ahead = Devant
stats-behind = Derrière
stats-level = Égalité
stats-games-of = Parties de { $name }
export-lead = Emporter :
export-bgstats = Envoyer à BG Stats
history-no-match = Aucune partie ne correspond.
history-count = { $games ->
    [one] { $games } partie terminée.
   *[other] { $games } parties terminées.
}
history-on-paper = La partie a été jouée sur papier.
