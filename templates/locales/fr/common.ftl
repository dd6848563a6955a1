# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = fr

list = { $first } et { $last }
home = Accueil
error-page-join = Rejoindre avec un code
error-page-id = Si cela se reproduit, donne ce code à qui gère le serveur : { $id }
error-page-not-found = Il n’y a rien ici
error-page-not-found-text = Cette partie n’existe plus, ou le lien contient une erreur.
error-page-no-seat = Ce téléphone n’est pas dans cette partie
error-page-no-seat-text = Si tu y joues, demande à l’hôte le QR code de ta place : « Joueurs et téléphones », « Changer de téléphone ». Si tu regardais, le lien a été retiré.
error-page-no-group = Ce téléphone n’est pas dans ce groupe
error-page-no-group-text = Demande une invitation à un responsable du groupe, ou rejoins une de ses parties.
plain = { $text }
red = rouge
yellow = jaune
green = vert
blue = bleu
orange = orange
purple = violet
pink = rose
black = noir
back = Retour
names = { $names }
decimal = { $whole },{ $tenths }
red-first = Rouge
yellow-first = Jaune
green-first = Vert
blue-first = Bleu
row-red-yellow = rouge-jaune
row-yellow-green = jaune-vert
row-green-blue = vert-bleu
row-bar = de la barre bonus
row-pairs = des paires
row-swaps = des échanges
row-track = de la piste
row-red-yellow-first = Rouge-jaune
row-yellow-green-first = Jaune-vert
row-green-blue-first = Vert-bleu
row-bar-first = Barre bonus
row-pairs-first = Paires
row-swaps-first = Échanges
row-track-first = Piste
orange-first = Orange
purple-first = Violet
pink-first = Rose
black-first = Noir
list-comma = { $first }, { $second }

## A choice of two

either = { $one } ou { $other }

## A read-only sheet

static-sheet-of = Feuille de { $name }
static-sheet-none = { $row } : aucune croix
static-sheet-crossed = { $row } : { $numbers }
static-sheet-locked = { $row } : { $numbers } et le cadenas
static-sheet-open = { $row } ; { $number } est libre
static-sheet-penalties = { $count ->
    [one] { $count } coup manqué
   *[other] { $count } coups manqués
}
static-sheet-sum = Points par rangée, moins les coups manqués :
line-steps = Marches
line-double = Double
line-bonus = Bonus
static-sheet-left = ne joue plus
static-sheet-roll = lance
static-sheet-numbers = chance { $low } et { $high }
static-sheet-roll-printed = { $roll } · { $printed }

## Modes

mode-turns = avec les tours
mode-turns-text = Suivre les tours, verrouiller les rangées et compter les coups manqués.
mode-sheet = feuilles seules
mode-sheet-text = Vérifier tes croix, sans suivre les tours.
mode-dice = avec les dés
mode-dice-text = Suivre aussi les dés : le joueur actif les saisit, et chaque téléphone montre les cases possibles.

## State of a game

status-lobby = on attend les joueurs
status-playing = en cours
status-last-call = dernier lancer
status-finished = finie

## Dates

month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
day = { $day ->
    [1] 1er
   *[other] { $day }
} { month }
date = { day }, { $time }

## Settings of a device

settings-title = Réglages
settings-lead = Pour ce téléphone, dans toutes les parties.
settings-language = Langue
settings-language-of-browser = Celle du navigateur
settings-theme = Clair ou sombre
settings-theme-of-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-playing = Pendant la partie
settings-wake-lock = Garder l’écran allumé
settings-wake-lock-video = Sans HTTPS, il faut une vidéo muette ; sur certains téléphones, elle arrête la musique.
settings-vibrate = Vibrer quand c’est ton tour ou qu’une rangée est verrouillée
settings-sounds = Sons : ton tour, une rangée verrouillée, la fin
settings-save = Enregistrer
settings-saved = Enregistré
settings-not-saved = Ce n’est pas enregistré. Vérifie la connexion et touche « Enregistrer ».
rows-title = Couleurs des dés et ordre des rangées
rows-lead = Si les dés ou les feuilles de ta boîte sont différents. Pour ce téléphone, dans toutes les parties.
rows-color = Couleur de son dé
rows-up = { $color } vers le haut
rows-down = { $color } vers le bas
rows-standard = Comme dans la boîte standard

## The page for a secure connection

https-title = Connexion sécurisée
https-offer = Ajouter Rowlock à l’écran d’accueil et garder l’écran allumé
https-lead = Avec une connexion sécurisée, tu peux ajouter Rowlock à l’écran d’accueil, l’écran reste allumé et tes feuilles s’ouvrent sans Wi-Fi. Pour cela, le téléphone doit faire confiance une fois à ce serveur.
https-on = Cette connexion est sécurisée. Tu peux maintenant ajouter Rowlock à l’écran d’accueil.
https-system = Ton appareil
https-system-ios = iPhone, iPad
https-system-android = Android
https-system-mac = Mac
https-system-windows = Windows
https-system-other = Firefox, Linux
https-ios-1 = Télécharge le profil et touche « Autoriser ».
https-ios-2 = Ouvre l’appli Réglages, touche « Profil téléchargé » en haut et installe-le.
https-ios-3 = Dans Réglages, ouvre Général, Informations et, tout en bas, les réglages des certificats. Active « { $name } ».
https-android-1 = Télécharge le certificat.
https-android-2 = Ouvre l’appli Paramètres, cherche « certificat CA » et touche « Installer quand même ».
https-android-3 = Choisis le fichier rowlock.crt.
https-mac-1 = Télécharge le certificat et ouvre-le ; il est ajouté à ton trousseau.
https-mac-2 = Dans Trousseaux d’accès, double-clique sur « { $name } ».
https-mac-3 = Sous « Se fier », choisis « Toujours approuver ».
https-windows-1 = Télécharge le certificat et ouvre-le.
https-windows-2 = Clique sur « Installer un certificat », puis sur « Placer tous les certificats dans le magasin suivant », et choisis « Autorités de certification racines de confiance ».
https-windows-3 = Confirme par « Oui » et redémarre le navigateur.
https-other-1 = Télécharge le certificat.
https-other-2 = Dans les paramètres du navigateur, cherche « certificats » et importe le fichier sous « Autorités ».
https-other-3 = Coche « Confirmer cette AC pour identifier des sites web ».
https-profile = Télécharger le profil
https-certificate = Télécharger le certificat
https-fingerprint = Ne lui fais confiance que si son empreinte SHA-256 est celle que le serveur a affichée à son démarrage :
https-open = Ouvrir la page sécurisée
https-open-hint = Si un avertissement s’affiche, il manque une étape. Ensuite, ce téléphone ouvre toujours la page sécurisée.
https-scope = Le certificat « { $name } » ne vaut que pour des noms et des adresses de réseaux domestiques. Personne ne peut s’en servir pour lire ce que ton téléphone envoie sur internet.
https-plain = Ouvrir sans connexion sécurisée

## The page for no connection

offline-title = Pas de connexion
offline-text = Cette page n’est pas sur ton téléphone. Tes feuilles y sont, comme tu les as vues la dernière fois. Ce que tu y coches est gardé, puis envoyé quand la connexion revient.
offline-sheets = Feuilles sur ce téléphone
offline-again = Réessayer
