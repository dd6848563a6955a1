# Players, their phones, spectators and links.

## Players and phones

players-title = Joueurs et téléphones
players-back = Retour à la partie
players-left = ne joue plus
players-another-phone = Changer de téléphone
players-make-host = Nommer hôte
players-leave = Quitter la partie
players-remove = Retirer
players-take-over = Devenir hôte
players-host-silent = Le téléphone de l’hôte ne répond plus depuis deux minutes.
players-take-back = Redevenir hôte
players-was-taken = Pendant que ton téléphone ne répondait pas, quelqu’un d’autre est devenu hôte.
players-close-code = Fermer l’entrée
players-open-code = Rouvrir la partie

## Requests to join

request-name = { $name } peut jouer ? Feuille vide, au prochain lancer.
request-seat = Laisser { $name } jouer sur un autre téléphone ?
request-spectate = Montrer toutes les feuilles sur un autre écran ?
request-yes = Oui
request-no = Non
request-dealt = Rowlock en donne une

## A TV that shows the game

tv-title = Montrer une partie sur cette télé
tv-scan = Scanne ce code avec un téléphone qui joue.
tv-code = Comment un téléphone amène la partie sur cet écran
tv-qr = QR code pour le téléphone
tv-type = ou tape ce code sur le téléphone
tv-follows = Ensuite, toutes les feuilles s’affichent ici, et à la partie suivante aussi.
tv-asked = On demande à l’hôte de montrer la partie ici.
screen-title = Montrer la partie sur une télé
screen-open = Ouvre { $address }/tv sur la télé et tape le code qu’elle affiche.
screen-code = Code de la télé
screen-show = Montrer cette partie
screen-shown = La télé affiche la partie.
screen-none = Ce téléphone n’est dans aucune partie. Rejoins-en une, puis montre-la sur la télé.

## Leaving

leave-own = Quitter la partie ?
leave-other = Retirer { $name } de la partie ?
leave-own-sheet = Ta feuille reste telle quelle et compte avec les autres à la fin.
leave-other-sheet = La feuille de { $name } reste telle quelle et compte avec les autres à la fin.
leave-ends-game = Plus personne ne joue : la partie est finie.
leave-others-stay = { $names } : la partie continue sans attendre.
leave-turn-over = Le tour finit tout de suite, sans coup manqué.
leave-host-stays = Le rôle d’hôte ne change pas tant qu’il n’est pas confié à quelqu’un d’autre.
leave-host-undoes = Seul l’hôte peut annuler ça.
leave-undo-yours = Tu as le rôle d’hôte : tu pourras annuler ça.
leave-yes-own = Oui, quitter
leave-yes-other = Oui, retirer { $name }

## Invites to a game

invite-title = Inviter
invite-player = Un joueur pour cette partie
invite-spectator = Un spectateur
invite-tv = Une télé
invite-group = Quelqu’un dans le groupe

## Spectators

spectate-title = Regarder
spectate-table-view = Vue de la table
spectate-share-link = Lien de partage
spectate-stop-sharing = Arrêter le partage

## A link that was created

link-created-qr = QR code du lien ci-dessous
link-created-link = Le lien
link-created-copy = Copier le lien
link-created-copied = Copié
link-created-send = Envoyer le lien
link-created-expires = Valable pour un téléphone, jusqu’au { $time }
link-created-done = Terminé
link-created-seat = { $name } sur un autre téléphone
link-created-seat-lead = Scanne ce code avec le téléphone où { $name } va jouer. Il demande d’abord si c’est bon, et la feuille reste telle quelle.
link-created-seat-until = L’ancien téléphone garde la place tant que le nouveau n’a pas dit oui.
link-created-seat-app = Pour une appli sur l’écran d’accueil : copie le lien, ouvre l’appli, choisis « Rejoindre » et colle-le.
link-created-share-lead = Avec ce lien, on voit toutes les feuilles en direct, sans pouvoir rien changer.
link-created-share-hint = Il marche jusqu’à ce que tu arrêtes le partage. Pratique pour une tablette ou une télé au milieu de la table, et pour ceux qui sont loin.
link-created-member = Inviter un membre
link-created-member-lead = Cette personne verra les parties du groupe et pourra en commencer.
link-created-keeper = Inviter un responsable
link-created-keeper-lead = Cette personne s’occupera du groupe avec toi : hôte de chaque partie, elle pourra y corriger et supprimer.
link-created-reader = Inviter un lecteur
link-created-reader-lead = Cette personne verra les parties et les statistiques du groupe, sans pouvoir jouer ni rien changer.
link-created-invite-hint = Qui joue une partie du groupe sur son téléphone devient membre sans invitation.
link-created-reader-hint = Pour qui ne fait que regarder, ou pour un programme : l’API lui donne un jeton pour ce lien.

## A link that was opened

link-seat = Tu es { $name } ?
link-seat-table = Autour de la table : { $names }.
link-seat-means = La feuille vient ici telle quelle. Le téléphone où joue maintenant { $name } ne l’aura plus.
link-seat-host = Le rôle d’hôte vient avec : ce téléphone pourra cocher sur toutes les feuilles, revenir en arrière et arrêter la partie.
link-seat-own = Sur ce téléphone, { $name } joue déjà. Ouvre le lien sur le nouveau téléphone.
link-seat-yes = Oui, je suis { $name }
link-seat-open = Vers la partie
link-seat-expired = Ce lien vaut pour un seul téléphone et dix minutes. Demandes-en un autre à l’hôte : « Joueurs et téléphones », « Changer de téléphone ».
link-share-expired = Demande un nouveau lien de partage à l’hôte de la partie.
link-no-cookie = Ce navigateur ne garde pas de cookies
link-no-cookie-why = Pour regarder, il faut un cookie. Autorise les cookies pour cette page et rouvre le lien.
link-group = Rejoindre le groupe « { $name } » ?
link-member = Tu verras ici les parties du groupe et tu pourras en commencer.
link-reader = Tu verras ici les parties du groupe, sans pouvoir en commencer.
link-keeper = Tu t’occuperas du groupe sur ce téléphone : hôte de chaque partie, tu pourras y corriger et supprimer.
link-group-in = Ce téléphone est déjà dans le groupe. Ouvre le lien sur le téléphone à ajouter.
link-group-yes = Oui, rejoindre
link-group-open = Vers l’historique du groupe
link-group-expired = Une invitation vaut pour une personne et un jour. Demandes-en une autre à qui te l’a envoyée.
link-decline = Non

## The table view

table-waiting = La partie n’a pas encore commencé.
table-roll = { $name } lance
table-turn = tour { $turn }
table-last-call = dernier lancer
table-closed-rows = Rangées verrouillées
table-sheet = Feuille de { $name }
table-undecided = rien de coché avec ce lancer
table-connection-on = Connecté
table-connection-waiting = Reconnexion
table-connection-off = Pas de connexion

## A seat link that is typed

seat-link-title = Tu changes de téléphone ?
seat-link-about = Pour retrouver ta place, demande à l’hôte son QR code (« Joueurs et téléphones », « Changer de téléphone ») : scanne-le, ou colle son lien ici.
seat-link-link = Lien
seat-link-open = Ouvrir
