# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = fr

list = { $first } et { $last }
home = Accueil
error-page-join = Rejoindre avec un code
error-page-not-found = Il n’y a rien ici
error-page-not-found-text = La partie est peut-être finie depuis longtemps, ou l’adresse a une erreur.
error-page-no-seat = Ce téléphone n’est pas à cette table
error-page-no-seat-text = Si tu joues là, demande à l’hôte le code QR de ta place : Joueurs et téléphones, Autre téléphone. Si tu regardais, le lien a été retiré.
plain = { $text }
red = rouge
yellow = jaune
green = vert
blue = bleu
back = Retour
names = { $names }
red-first = Rouge
yellow-first = Jaune
green-first = Vert
blue-first = Bleu
list-comma = { $first }, { $second }

## A choice of two

either = { $one } ou { $other }

## A read-only sheet

static-sheet-of = Feuille de { $name }
static-sheet-none = { $row } : aucune croix
static-sheet-crossed = { $row } : { $numbers }
static-sheet-locked = { $row } : { $numbers } et le cadenas
static-sheet-open = { $row } ; { $number } est ouvert
static-sheet-penalties = { $count ->
    [one] { $count } coup manqué
   *[other] { $count } coups manqués
}
static-sheet-sum = Points par rangée, moins les coups manqués :
static-sheet-left = est parti
static-sheet-roll = a le lancer
static-sheet-lucky = porte-bonheur { $low } et { $high }
static-sheet-roll-lucky = { $roll } · { $lucky }

## Modes

mode-turns = avec les tours
mode-turns-text = L’application sait à qui est le lancer, verrouille les rangées et compte les coups manqués.
mode-sheet = feuilles seules
mode-sheet-text = Du papier qui connaît les règles. Personne ne finit de tour.
mode-dice = avec les dés
mode-dice-text = Le joueur actif entre aussi le lancer. Chaque téléphone montre alors ce qu’il permet.

## State of a game

status-lobby = attend des joueurs
status-playing = en cours
status-last-call = dernier appel
status-finished = finie

## Dates

date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
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
} { $year }, { $time }

## Settings of a device

settings-title = Réglages
settings-lead = Ils valent pour ce téléphone, dans chaque partie.
settings-language = Langue
settings-language-of-browser = Celle du navigateur
settings-theme = Clair ou sombre
settings-theme-of-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-playing = Pendant le jeu
settings-wake-lock = Garder l’écran allumé
settings-vibrate = Vibrer à ton tour et quand une rangée se verrouille
settings-save = Enregistrer

## The page for no connection

offline-title = Pas de connexion
offline-text = Cette page n’est pas sur ton téléphone. Tes feuilles y sont, telles que vues ici la dernière fois ; ce que tu y touches est gardé, et envoyé quand la connexion revient.
offline-sheets = Feuilles sur ce téléphone
offline-again = Réessayer
