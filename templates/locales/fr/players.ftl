# Players, their phones, spectators and links.

## Players and phones

players-title = Joueurs et téléphones
players-back = Retour à la partie
players-left = est parti
players-another-phone = Autre téléphone
players-make-host = Nommer hôte
players-leave = Quitter la partie
players-remove = Laisser partir
players-take-over = Devenir hôte
players-host-silent = Le téléphone de l’hôte ne répond plus depuis deux minutes.
players-take-back = Redevenir l’hôte
players-was-taken = Pendant que ton téléphone était muet, quelqu’un a pris le rôle d’hôte.
players-lost-phone = Un téléphone perdu, vide ou nouveau ? « Autre téléphone » affiche un code QR pour le nouveau.
players-host-may = L’hôte peut cocher sur chaque feuille, gommer, revenir en arrière et terminer la partie.
players-may-take-over = Si le téléphone de l’hôte se tait deux minutes, tout joueur peut prendre le relais ici.
players-add-hint = Qui arrive commence avec une feuille vide, dès le prochain lancer. Avec son propre téléphone : le code { $code }, et tu laisses entrer.

## Requests to join

request-name = { $name } peut jouer ? Feuille vide, dès le prochain lancer.
request-seat = Laisser un autre téléphone jouer comme { $name } ?
request-spectate = Montrer toutes les feuilles sur un autre écran ?
request-yes = Oui
request-no = Non

## A TV that shows the game

tv-title = Cette télé à votre table
tv-scan = Scanne ceci avec un téléphone qui joue.
tv-code = Comment un téléphone amène cet écran à sa table
tv-qr = QR code pour le téléphone
tv-type = ou tape ce code sur le téléphone
tv-follows = Ensuite toutes les feuilles s’affichent ici d’elles-mêmes, et dans la partie suivante aussi.
tv-asked = On demande à l’hôte de montrer la partie ici.
spectate-on-tv = Montrer sur une télé
screen-title = Montrer la partie sur une télé
screen-open = Ouvre { $address }/tv sur la télé et tape le code qu’elle affiche.
screen-code = Code de la télé
screen-show = Montrer cette partie
screen-none = Ce téléphone n’est dans aucune partie. Rejoins-en une, puis amène-la sur la télé.

## Leaving

leave-own = Quitter la partie ?
leave-other = Laisser partir { $name } ?
leave-own-sheet = Ta feuille reste telle quelle et compte avec les autres à la fin.
leave-other-sheet = La feuille de { $name } reste telle quelle et compte avec les autres à la fin.
leave-ends-game = Il n’y a plus personne à la table : la partie se termine.
leave-others-stay = Pour { $names }, la partie continue sans pause.
leave-turn-over = Le tour se termine aussitôt, sans coup manqué.
leave-host-stays = Le rôle d’hôte reste ici jusqu’à ce qu’il soit confié à quelqu’un.
leave-host-undoes = Seul l’hôte peut revenir là-dessus.
leave-yes-own = Oui, partir
leave-yes-other = Oui, { $name } part

## Spectators

spectate-title = Regarder
spectate-about = Toutes les feuilles sur une tablette ou un téléviseur au milieu de la table.
spectate-share = Avec un lien de partage, ceux qui ne sont pas à la table les voient aussi.
spectate-table-view = Vue de table
spectate-share-link = Lien de partage
spectate-another-link = Un autre lien
spectate-stop-sharing = Arrêter le partage

## A link that was created

link-created-qr = Code QR du lien ci-dessous
link-created-link = Le lien
link-created-expires = Valable pour un téléphone, jusqu’au { $time }
link-created-done = Terminé
link-created-seat = { $name } sur un autre téléphone
link-created-seat-lead = Scanne ceci avec le téléphone qui doit jouer pour { $name }. Il est d’abord interrogé, et la feuille reste telle quelle.
link-created-seat-until = L’ancien téléphone garde la place jusqu’à ce que le nouveau accepte.
link-created-seat-app = Pour une appli sur l’écran d’accueil : copie le lien, ouvre l’appli, choisis de rejoindre une partie et colle-le là.
link-created-share-lead = Qui a ce lien voit toutes les feuilles en direct et ne peut rien changer.
link-created-share-hint = Il vaut jusqu’à l’arrêt du partage. Pour une tablette ou un téléviseur au milieu, et pour ceux qui ne sont pas à la table.
link-created-member = Inviter un membre
link-created-member-lead = Qui accepte retrouve les parties du groupe et peut en commencer.
link-created-keeper = Inviter un responsable
link-created-keeper-lead = Qui accepte gère le groupe avec toi : il est hôte de chaque partie et peut y corriger et supprimer.
link-created-invite-hint = Qui joue une partie du groupe sur son téléphone est membre sans invitation.

## A link that was opened

link-seat = Jouer ici pour { $name } ?
link-seat-table = À la table avec { $names }.
link-seat-means = La feuille suit telle quelle. Le téléphone qui joue pour { $name } la perd.
link-seat-host = Le rôle d’hôte suit aussi : ce téléphone pourra cocher sur chaque feuille, revenir en arrière et terminer la partie.
link-seat-own = Ce téléphone joue déjà pour { $name }. Ouvre le lien sur le téléphone qui doit prendre le relais.
link-seat-yes = Oui, jouer pour { $name }
link-seat-open = Vers la partie
link-seat-expired = Le lien d’une place vaut pour un téléphone et dix minutes. Demandes-en un autre à l’hôte : Joueurs et téléphones, Autre téléphone.
link-share-expired = Demande à l’hôte de la partie un nouveau lien pour regarder.
link-no-cookie = Ce navigateur ne garde pas de cookies
link-no-cookie-why = Pour regarder, le navigateur doit enregistrer un cookie. Autorise les cookies pour cette page et rouvre le lien.
link-group = Entrer dans le groupe « { $name } » ?
link-member = Ce téléphone retrouvera les parties du groupe et pourra en commencer.
link-keeper = Ce téléphone gérera le groupe : il sera hôte de chaque partie et pourra y corriger et supprimer.
link-group-in = Ce téléphone en fait déjà partie. Ouvre le lien sur le téléphone qui doit entrer.
link-group-yes = Oui, entrer
link-group-open = Vers son historique
link-group-expired = Une invitation vaut pour une personne et un jour. Demandes-en une autre à qui l’a envoyée.
link-decline = Non

## The table view

table-waiting = La partie n’a pas encore commencé.
table-roll = Lancer de { $name }
table-turn = tour { $turn }
table-last-call = dernier coup
table-closed-rows = Rangées fermées
table-sheet = Feuille de { $name }
table-connection-on = Connecté
table-connection-waiting = Reconnexion
table-connection-off = Pas de connexion

## A seat link that is typed

seat-link-title = Ta place sur un autre téléphone ?
seat-link-about = Pour une place qui était la tienne, l’hôte a un code QR sous Joueurs et téléphones, Autre téléphone : scanne-le ou colle son lien ici.
seat-link-link = Lien
seat-link-open = Ouvrir
