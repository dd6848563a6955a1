# Players and their phones, and links for others.

## Players and phones
people-title = Joueurs et téléphones
people-back = Retour à la partie
people-gone = est parti
people-another-phone = Autre téléphone
people-make-host = Nommer hôte
people-leave = Quitter la partie
people-let-leave = Laisser partir
people-take-over = Devenir hôte
people-host-silent = Le téléphone de l’hôte ne répond plus depuis deux minutes.
people-take-back = Redevenir l’hôte
people-was-taken = Pendant que ton téléphone était muet, quelqu’un a pris le rôle d’hôte.
people-lost-phone = Un téléphone perdu, vide ou nouveau ? « Autre téléphone » affiche un code QR pour le nouveau.
people-host-may = L’hôte peut cocher sur chaque feuille, gommer, revenir en arrière et terminer la partie.
people-may-take-over = Si le téléphone de l’hôte se tait deux minutes, tout joueur peut prendre le relais ici.
people-add-hint = Qui arrive commence avec une feuille vide, dès le prochain lancer. Avec son propre téléphone : le code { $code }, et tu laisses entrer.
## Qui veut entrer
request-name = { $name } peut jouer ? Feuille vide, dès le prochain lancer.
request-seat = Laisser un autre téléphone jouer comme { $name } ?
request-watch = Montrer toutes les feuilles sur un autre écran ?
request-yes = Oui
request-no = Non
## Une télé qu’on amène à la table
tv-title = Cette télé à votre table
tv-scan = Scanne ceci avec un téléphone qui joue.
tv-code = Comment un téléphone amène cet écran à sa table
tv-qr = QR code pour le téléphone
tv-type = ou tape ce code sur le téléphone
tv-follows = Ensuite toutes les feuilles s’affichent ici d’elles-mêmes, et dans la partie suivante aussi.
tv-asked = On demande à l’hôte de montrer la partie ici.
watch-screen = Montrer sur une télé
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
leave-nobody-stays = Il n’y a plus personne à la table : la partie se termine.
leave-others-stay = Pour { $names }, la partie continue sans pause.
leave-turn-over = Le tour se termine aussitôt, sans coup manqué.
leave-host-stays = Le rôle d’hôte reste ici jusqu’à ce qu’il soit confié à quelqu’un.
leave-host-undoes = Seul l’hôte peut revenir là-dessus.
leave-yes-own = Oui, partir
leave-yes-other = Oui, { $name } part

## Looking on
watch-title = Regarder
watch-about = Toutes les feuilles sur une tablette ou un téléviseur au milieu de la table.
watch-share = Avec un lien de partage, ceux qui ne sont pas à la table les voient aussi.
watch-table = Vue de table
watch-link = Lien de partage
watch-another-link = Un autre lien
watch-stop = Arrêter le partage

## A link that was just made
given-qr = Code QR du lien ci-dessous
given-link = Le lien
given-ends = Valable pour un téléphone, jusqu’au { $time }
given-done = Terminé
given-seat = { $name } sur un autre téléphone
given-seat-lead = Scanne ceci avec le téléphone qui doit jouer pour { $name }. Il est d’abord interrogé, et la feuille reste telle quelle.
given-seat-until = L’ancien téléphone garde la place jusqu’à ce que le nouveau accepte.
given-seat-app = Pour une appli sur l’écran d’accueil : copie le lien, ouvre l’appli, choisis de rejoindre une partie et colle-le là.
given-watch-lead = Qui a ce lien voit toutes les feuilles en direct et ne peut rien changer.
given-watch-hint = Il vaut jusqu’à l’arrêt du partage. Pour une tablette ou un téléviseur au milieu, et pour ceux qui ne sont pas à la table.
given-member = Inviter un membre
given-member-lead = Qui accepte retrouve les parties du groupe et peut en commencer.
given-keeper = Inviter un responsable
given-keeper-lead = Qui accepte gère le groupe avec toi : il est hôte de chaque partie et peut y corriger et supprimer.
given-invite-hint = Qui joue une partie du groupe sur son téléphone est membre sans invitation.

## A link that is opened
link-seat = Jouer ici pour { $name } ?
link-seat-table = À la table avec { $names }.
link-seat-means = La feuille suit telle quelle. Le téléphone qui joue pour { $name } la perd.
link-seat-host = Le rôle d’hôte suit aussi : ce téléphone pourra cocher sur chaque feuille, revenir en arrière et terminer la partie.
link-seat-own = Ce téléphone joue déjà pour { $name }. Ouvre le lien sur le téléphone qui doit prendre le relais.
link-seat-yes = Oui, jouer pour { $name }
link-seat-open = Vers la partie
link-seat-ended = Le lien d’une place vaut pour un téléphone et dix minutes. Demandes-en un autre à l’hôte : Joueurs et téléphones, Autre téléphone.
link-watch-ended = Demande à l’hôte de la partie un nouveau lien pour regarder.
link-no-cookie = Ce navigateur ne garde pas de cookies
link-no-cookie-why = Pour regarder, le navigateur doit enregistrer un cookie. Autorise les cookies pour cette page et rouvre le lien.
link-group = Entrer dans le groupe « { $name } » ?
link-member = Ce téléphone retrouvera les parties du groupe et pourra en commencer.
link-keeper = Ce téléphone gérera le groupe : il sera hôte de chaque partie et pourra y corriger et supprimer.
link-group-in = Ce téléphone en fait déjà partie. Ouvre le lien sur le téléphone qui doit entrer.
link-group-yes = Oui, entrer
link-group-open = Vers son historique
link-group-ended = Une invitation vaut pour une personne et un jour. Demandes-en une autre à qui l’a envoyée.
link-no = Non

## The table in the middle
board-waits = La partie n’a pas encore commencé.
board-roll = Lancer de { $name }
board-turn = tour { $turn }
board-last-call = dernier coup
board-closed = Rangées fermées
board-sheet = Feuille de { $name }
board-link-on = Connecté
board-link-wait = Reconnexion
board-link-off = Pas de connexion

## A link that is typed
typed-title = Ta place sur un autre téléphone ?
typed-about = Pour une place qui était la tienne, l’hôte a un code QR sous Joueurs et téléphones, Autre téléphone : scanne-le ou colle son lien ici.
typed-link = Lien
typed-open = Ouvrir
