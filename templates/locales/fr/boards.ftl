# The names of versions, and the versions that a group has made.

## The names of the versions and of the boxes they are sold in, as printed on them

board-name-classic = Classique
board-name-longo = Longo
board-name-mixx-a = Mixx A
board-name-mixx-b = Mixx B
board-name-double-a = Double A
board-name-double-b = Double B
board-name-big-points = Big Points
board-name-bonus-a = Bonus A
board-name-bonus-b = Bonus B
board-name-connected-steps = Connected : Escalier
board-name-connected-chain = Connected : Chaîne
board-name-x-change = X-Change
board-name-connect-15 = Qwixx 15 : Connect
board-name-lucky-15 = Qwixx 15 : Lucky

board-series-qwixx = Qwixx
board-series-qwixx-longo = Qwixx Longo
board-series-qwixx-mixx = Qwixx Mixx
board-series-qwixx-double = Qwixx Double
board-series-qwixx-big-points = Qwixx Big Points
board-series-qwixx-bonus = Qwixx Bonus
board-series-qwixx-connected = Qwixx Connected
board-series-qwixx-x-change = Qwixx X-Change
board-series-qwixx-15 = Qwixx 15

## The versions that a group has made

own-boards-title = Versions maison
own-boards-lead = Change les nombres, les couleurs et les cadenas d’une version, ou mélange-la, puis jouez-y dans ce groupe.
own-boards-empty = Il n’y en a pas encore.
own-boards-new = Nouvelle version
own-boards-play = Jouer
own-boards-play-label = Jouer à { $name }
own-boards-change = En faire une autre
own-boards-download = Télécharger
own-boards-download-label = Télécharger { $name }
own-boards-delete = Supprimer
own-boards-delete-label = Supprimer { $name }
own-boards-delete-title = Supprimer { $name } ?
own-boards-delete-lost = Le groupe ne pourra plus y jouer.
own-boards-delete-stays = Les parties déjà jouées restent telles quelles.

## Making one

own-board-title = Nouvelle version
own-board-base = Partir de
own-board-start = Partir de celle-ci
own-board-mix = Mélanger avec un mot-clé
own-board-mix-hint = Les mêmes mots donnent toujours la même version, sur chaque téléphone. Dis-les à tes amis.
own-board-seed = Mot-clé, comme « loutre 42 »
own-board-mix-numbers = Mélanger les nombres
own-board-mix-colors = Mélanger les couleurs
own-board-mixed = Mélangée avec le mot-clé « { $seed } ».
own-board-left-out = { $name } : les extras ne vont pas avec des rangées mélangées et ont été retirés.
own-board-paste = Coller une version reçue
own-board-paste-label = Le texte du fichier
own-board-paste-submit = La lire
own-board-name = Nom
own-board-own = Notre { $name }
own-board-tap = Touche une case pour changer son nombre ou sa couleur.
own-board-as-text = Modifier en texte
own-board-double = Compte pour deux croix
own-board-add = Ajouter une case
own-board-rows-hint = Chaque case est une lettre et un nombre : R rouge, Y jaune, G vert, B bleu. La dernière case d’une rangée a la couleur de la rangée. « R5x2 » compte pour deux croix.
own-board-needed = Croix avant le cadenas
own-board-locks = Nombres qui verrouillent
own-board-most = Croix qui comptent
own-board-die-sides = Faces des dés
own-board-keep = Garder les extras de la version
own-board-check = Vérifier
own-board-save = Enregistrer
own-board-fine = Tout va bien.
own-board-mistakes = { $count ->
    [one] Une chose à corriger.
   *[other] { $count } choses à corriger.
}

## What is wrong with one

own-board-mistake = { $place } : { $mistake }
own-board-name-too-long = Ce nom peut avoir { $max } lettres au plus.
own-board-official-name = Un plateau officiel porte déjà ce nom. Choisis-en un autre.
own-board-too-long = C’est plus long que { $max } kilooctets.
own-board-not-an-object = Ce doit être un objet, entre accolades.
own-board-not-a-list = Ce doit être une liste, entre crochets.
own-board-not-text = Ce doit être du texte.
own-board-missing = « { $field } » manque.
own-board-unknown = Il n’y a pas de champ « { $field } ».
own-board-out-of-range = Entre un nombre entier de { $min } à { $max }.
own-board-dice = Les dés ont 6 ou 8 faces.
own-board-not-a-space = « { $space } » n’est pas une case. Écris-la comme R5.
own-board-twice = Le { $number } est deux fois dans cette rangée.
own-board-not-on-dice = Deux de ces dés ne peuvent pas faire { $number }.
own-board-lock-color = La dernière case doit avoir la couleur de la rangée.
own-board-lock-number = Les cases qui verrouillent ont besoin de nombres.
own-board-no-fields = Les cases sans nombre sont d’une autre version.
own-board-too-many = Une rangée a { $max } cases au plus.
own-board-too-few = Pour atteindre son cadenas, cette rangée a besoin d’au moins { $min } nombres.
own-board-no-fit = « { $text } », un extra de la version, ne va plus.
own-board-part-twice = « { $text } » y est deux fois.
own-board-lock-space = « { $space } » verrouille sa rangée et ne peut rien déclencher d’autre.
own-board-link-in-row = « { $link } » relie deux nombres d’une rangée. Relie des nombres de deux rangées.
own-board-too-many-fields = Il y a place pour { $max } cases au plus.
own-board-empty = Il n’y a rien dedans.
own-board-not-together = Aucune version n’a ces extras ensemble.
own-board-seed-missing = Entre un mot-clé avec une lettre ou un chiffre.
own-board-too-many-boards = Le groupe a déjà { $max } versions maison. Supprimes-en d’abord.
own-board-id-mismatch = La version du fichier n’est pas celle que nomme la partie.
own-board-not-readable = Ce n’est pas le texte d’une version. Copie tout le fichier et colle-le à nouveau.
