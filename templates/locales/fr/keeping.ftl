# S'occuper d'un groupe, de ses joueurs et des droits de ce téléphone ; saisir et reprendre des parties.

keep-title = Le groupe
keep-name = Nom du groupe
keep-zone = Fuseau horaire
keep-zone-hint = Les jours de l'historique et des téléchargements le suivent.
keep-player = Modifier { $name }
keep-new-player = Nouveau joueur
keep-add = Ajouter
keep-invite = Inviter quelqu'un
keep-person-name = Nom
keep-same = { $name } est la même personne que
keep-same-hint = Toutes les parties passent alors sous le nom choisi. C'est définitif.
keep-merge = N'en faire qu'un joueur
keep-group = Modifier le groupe
keep-import = Ajouter des parties sur papier ou d'un fichier
ask-group = Supprimer le groupe { $name } ?
ask-group-lost = { $players ->
    [one] Un joueur et toutes les parties du groupe sont supprimés, pour tout le monde.
   *[other] { $players } joueurs et toutes les parties du groupe sont supprimés, pour tout le monde.
}
ask-export = Télécharge d'abord les parties en JSON pour pouvoir les reprendre.
ask-for-good = C'est définitif.
ask-group-yes = Supprimer le groupe
ask-leave = Quitter le groupe { $name } ?
ask-leave-lost = Ce téléphone ne voit plus l'historique du groupe. Pour revenir, il faut une invitation ou une partie à rejoindre.
ask-leave-stays = Ce qui a été joué reste tel quel.
ask-leave-keeper = Tu t'occupes de ce groupe. Si personne d'autre ne le fait, plus personne ne pourra inviter, renommer ou supprimer.
ask-leave-yes = Quitter
ask-player = Supprimer { $name } ?
ask-player-lost = Les parties restent, mais sans ce nom.
ask-player-yes = Supprimer { $name }
ask-game = Supprimer la partie de { $names } ?
ask-game-lobby = Le salon ferme, et tous ceux qui y sont doivent rejoindre une autre partie.
ask-game-running = Toutes les feuilles de cette partie sont perdues, pour tous ceux qui la jouent.
ask-game-lost = Les feuilles, la relecture et le résultat sont perdus, et la partie ne compte plus dans aucune statistique.
ask-game-yes = Supprimer la partie
ask-away = Abandonner cette partie sur ce téléphone ?
ask-away-lost = Ce téléphone ne peut plus rien cocher dans cette partie. L'hôte peut rendre la place à un téléphone.
ask-away-stays = Ce qui a été joué reste tel quel.
ask-away-yes = Abandonner
ask-device = Mettre fin à tout ce que ce téléphone peut faire ?
ask-device-lost = Ce téléphone quitte toutes les parties et tous les groupes. Sans invitation d'un autre téléphone, on ne peut plus les ouvrir ici.
ask-device-yes = Mettre fin à tous les droits de ce téléphone
device-title = Ce que ce téléphone peut faire
device-lead = Qui tient ce téléphone peut faire ceci. Il ne faut rien d'autre, ni compte ni mot de passe.
device-groups = Mes groupes
device-keeper = s'en occupe : peut modifier, inviter, supprimer
device-member = membre : peut lire et jouer
privacy-title = Ce qui est enregistré
privacy-games = Le serveur enregistre les parties qu'on y joue : les noms tels qu'ils ont été saisis, les croix, les heures et les résultats. On ne sait rien d'autre de personne.
privacy-cookie = Ton navigateur garde un cookie, un secret au hasard. Le serveur n'en garde qu'une empreinte, avec ce que ce téléphone peut faire et ses réglages.
privacy-phone = Le téléphone garde les coups qui attendent une connexion jusqu'à leur envoi. En HTTPS, il garde aussi les dernières feuilles affichées, avec les noms, pour les ouvrir sans connexion. Mettre fin à tous les droits de ce téléphone les efface.
privacy-logs = Les journaux ne contiennent ni noms, ni secrets, ni adresses de pages avec un secret.
privacy-nobody = Aucune page ne charge rien d'ailleurs, et rien n'est envoyé à personne d'autre.
privacy-gone = Un salon que personne ne lance disparaît après un jour. Les hôtes suppriment des parties, les responsables des joueurs et des groupes, et il n'en reste rien.
upload-title = Ajouter des parties
upload-paper = Une partie sur papier
upload-paper-hint = Croix et coups manqués de chaque joueur, ou seulement les totaux.
upload-file = Un fichier
upload-file-hint = Un téléchargement JSON de Rowlock, ou un tableau de parties sur papier en CSV.
upload-template = Modèle du tableau
upload-choose = Fichier
upload-take = Ajouter les parties du fichier
upload-taken = { $games ->
    [0] Aucune partie n'est nouvelle.
    [one] Une partie a été ajoutée.
   *[other] { $games } parties ont été ajoutées.
}
upload-known = { $games ->
    [one] Une était déjà là.
   *[other] { $games } étaient déjà là.
}
upload-mistakes = { $mistakes ->
    [one] Rien n'a été ajouté : le fichier a une erreur.
   *[other] Rien n'a été ajouté : le fichier a { $mistakes } erreurs.
}
upload-line = Ligne { $line } :
upload-nothing = Choisis un fichier qui n'est pas vide.
paper-title = Saisir une partie sur papier
entry-hint = Pour chaque joueur, soit le nombre de croix de chaque rangée (le cadenas en vaut une) et les coups manqués, soit seulement le total.
entry-player = Joueur { $number }
entry-name = Nom
entry-penalties = Coups manqués
entry-total = ou total
entry-more = Plus de joueurs
entry-take = Enregistrer la partie
entry-nobody = Saisis au moins un joueur.
years-games-of-group = Parties de { $name }
years-older = Parties plus anciennes
years-none = Pas encore de parties. Ce que vous jouez se trouve ici, sur chaque téléphone qui a rejoint.
members-title = Qui fait partie du groupe
members-lead = Tout le monde ici peut lire l’historique et lancer des parties ; les responsables peuvent plus. Un téléphone perdu ? Retire-le.
members-phone = Un téléphone qui n’a pas encore joué
members-program = Un programme
members-own = ce téléphone
members-end = Retirer
ask-member = Retirer { $name } du groupe ?
ask-member-lost = Ce téléphone ou ce programme ne voit plus le groupe, perd ses places dans les parties en cours, et ses invitations ne sont plus valables. Pour revenir, il lui faut une invitation.
members-invites = Invitations en attente
members-no-invites = Personne n’est invité pour le moment.
members-invited-member = Invitation pour un membre
members-invited-keeper = Invitation pour un responsable
members-withdraw = Annuler l’invitation
