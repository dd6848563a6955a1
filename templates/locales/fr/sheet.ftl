# The sheet and the eraser.

## Whose roll it is
head-yours = À toi
head-yours-roll = À toi – lance les dés !
head-theirs = Lancer de { $name }
head-sheet = Feuille de { $name }
head-left = Tu es parti
head-last-call = Dernier appel
head-one-more = encore une croix
head-done = tu as fini
head-turn = tour { $turn }
others-turn = Lancer de { $name } · tour { $turn }
others-all = Toutes les feuilles
others-back = Retour à la feuille

## The connection
link-on = Connecté
link-wait = Reconnexion
link-off = Pas de connexion
say-kept = Pas de connexion. Ce que tu touches est gardé, et envoyé à son retour.
say-no-sheets = Les autres feuilles ne peuvent pas être montrées. Réessaie dans un instant.
say-this-roll = Pour ce lancer ?
say-not-ended = Le tour n’est pas encore fini.

## Spaces and rows
row-of = rangée : { $color }
lock-of = cadenas : { $color }
space-more-before = { "encore " }
space-more-behind = { "" }
state-open = ouverte
state-crossed = cochée
state-waiting = cochée, pas encore envoyée
state-skipped = sautée
state-closed = pas maintenant
state-short = encore { $lacking }
state-uncrossed = non cochée

## Why a space is not open
why-crossed = { $color } { $number } est déjà coché.
why-left = { $color } { $number } est à gauche de { $row } { $last }, et une rangée va de gauche à droite.
why-skipped = Une case plus à droite est cochée.
why-short = { $color } { $number } demande d’abord { $needed } croix en { $row } : encore { $lacking }.
why-used = Ta croix de ce lancer est faite.
why-used-color = La croix avec un dé de couleur est faite, et la somme blanche vient avant.
why-used-both = Tes deux croix de ce tour sont faites.
why-not-rolled = Les dés ne donnent pas { $row } { $number }. { $gives }
why-roll-first = D’abord on entre les dés de ce tour : c’est le lancer de { $name }.
why-not-fewest = Une croix porte-bonheur va dans la rangée qui en a le moins, et { $row } en a plus.
why-not-next = Une croix porte-bonheur prend la case suivante en { $row }, pas le { $number }.
why-left-table = { $name } a quitté la table.
why-last-call = Dernier appel : plus de croix pour cette feuille.
why-own-lock = { $color } est verrouillé, et tu as le cadenas.
why-have-lock = Tu as le cadenas.
why-locked-now = { $color } est verrouillé, avec ce lancer, par { $names }.
why-locked-paper = { $color } est verrouillé, sur papier.
why-locked = { $color } est verrouillé, par { $names }.
lock-ready = { $color } { $last } verrouille la rangée, et le cadenas compte aussi.
lock-short = { $color } { $last } verrouille la rangée. Il en faut d’abord encore { $lacking } en { $row }.
undo-nothing = Il n’y a rien à reprendre dans ce tour.

## Offers
offer-late = Pour le lancer d’avant ?
offer-now = { $color } { $number } pour ce lancer ?
offer-lock = { $color } { $number } aussi ?
offer-closed = { $color } est verrouillé.
offer-no = Non, merci
notice-turn = { $name } a fini ton tour : −5
notice-penalty = { $name } t’a mis un coup manqué : −5
notice-corrected = { $name } a mis tes coups manqués à { $count }
notice-read = Compris

## Dice
die-white = dé blanc
die-red = dé rouge
die-yellow = dé jaune
die-green = dé vert
die-blue = dé bleu
dice-none = Les dés ne sont pas encore entrés
dice-said = Dés : { $roll }
dice-white = blancs { $one } et { $other }
dice-color = { $color } { $number }
dice-yours = Qu’as-tu lancé ?
dice-theirs = Qu’a lancé { $name } ?
dice-send = C’est le lancer
dice-or = { $first } ou { $second }
gives-white = Les dés blancs donnent { $sum }.
gives-color = Les dés blancs donnent { $sum }, l’un d’eux avec le dé { $color } { $numbers }.

## The head and the menu
sheet-lucky = Tes nombres porte-bonheur : { $low } et { $high }
sheet-of = Feuille de { $name }
sheet-hide = Cacher ou montrer tes points
sheet-hidden = caché
sheet-total = Ton total
menu = Menu
menu-paper = { $color } a été verrouillé sur papier
menu-eraser = Gomme
menu-back = Revenir en arrière
menu-stop = Finir la partie maintenant
menu-rules = Règles de ce plateau

## The foot
penalties-of = { $count } sur { $most } coups manqués
rank-of = { $rank ->
    [1] 1er
   *[other] { $rank }e
 } sur { $seats } · toutes
undo = Annuler
end-turn = Finir le tour
end-turn-for = Finir le tour de { $name }
penalty = Coup manqué
finish = Finir la partie
brings-last = 4e coup manqué, fin
brings-color = sans croix de couleur : −5
brings-penalty = coup manqué −5
end-game = Finir la partie
still-to-cross = { $count ->
    [one] { $names } peut encore cocher
   *[other] { $names } peuvent encore cocher
 }
still-to-cross-many = { $count } joueurs peuvent encore cocher
ask-penalty = Pas de croix : prendre −5 ?
ask-penalty-for = −5 pour { $name } ?
ask-color = Pas de croix de couleur : −5 ?
ask-color-for = Pas de croix de couleur : −5 pour { $name } ?
ask-last = 4e coup manqué : finir la partie ?
ask-last-for = 4e coup manqué de { $name } : finir la partie ?
ask-end = Finir la partie pour tout le monde ?
ask-no = Annuler
waiting-left = Cette feuille reste telle quelle
waiting-dice = D’abord les dés
waiting-dice-of = { $name } entre les dés
waiting-turn-of = { $name } finit le tour

## The eraser
erase-hint = touche pour cocher ou effacer
erase-total = Total de { $name }
erase-others = Autres feuilles
penalties = Coups manqués
erase-penalties = { $count ->
    [one] { $count } coup manqué
   *[other] { $count } coups manqués
 }
done = Terminé
erase-lock-needs = Le cadenas de { $row } a besoin de cette croix. Efface d’abord le nombre du cadenas.
erase-has-lock = { $name } a déjà le cadenas de { $row }.

