# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = À toi
sheet-header-yours-roll = À toi – lance les dés !
sheet-header-theirs = Lancer de { $name }
sheet-header-sheet = Feuille de { $name }
sheet-header-left = Tu es parti
sheet-header-last-call = Dernier appel
sheet-header-one-more = encore une croix
sheet-header-done = tu as fini
sheet-header-turn = tour { $turn }
all-sheets-turn = Lancer de { $name } · tour { $turn }
all-sheets-title = Toutes les feuilles
all-sheets-back = Retour à la feuille

## Connection

connection-on = Connecté
connection-waiting = Reconnexion
connection-off = Pas de connexion
notice-offline = Pas de connexion. Ce que tu touches est gardé, et envoyé à son retour.
notice-no-sheets = Les autres feuilles ne peuvent pas être montrées. Réessaie dans un instant.
notice-this-roll = Pour ce lancer ?
notice-turn-not-ended = Le tour n’est pas encore fini.

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

## Reasons why a space is not open

reason-crossed = { $color } { $number } est déjà coché.
reason-left-of-cross = { $color } { $number } est à gauche de { $row } { $last }, et une rangée va de gauche à droite.
reason-skipped = Une case plus à droite est cochée.
reason-short = { $color } { $number } demande d’abord { $needed } croix en { $row } : encore { $lacking }.
reason-used = Ta croix de ce lancer est faite.
reason-used-color = La croix avec un dé de couleur est faite, et la somme blanche vient avant.
reason-used-both = Tes deux croix de ce tour sont faites.
reason-not-rolled = Les dés ne donnent pas { $row } { $number }. { $gives }
reason-roll-first = D’abord on entre les dés de ce tour : c’est le lancer de { $name }.
reason-not-fewest = Une croix porte-bonheur va dans la rangée qui en a le moins, et { $row } en a plus.
reason-not-next = Une croix porte-bonheur prend la case suivante en { $row }, pas le { $number }.
reason-left-table = { $name } a quitté la table.
reason-last-call = Dernier appel : plus de croix pour cette feuille.
reason-own-lock = { $color } est verrouillé, et tu as le cadenas.
reason-own-lock-short = Tu as le cadenas.
reason-locked-now = { $color } est verrouillé, avec ce lancer, par { $names }.
reason-locked-paper = { $color } est verrouillé, sur papier.
reason-locked = { $color } est verrouillé, par { $names }.
lock-ready = { $color } { $last } verrouille la rangée, et le cadenas compte aussi.
lock-short = { $color } { $last } verrouille la rangée. Il en faut d’abord encore { $lacking } en { $row }.
undo-nothing = Il n’y a rien à reprendre dans ce tour.

## Offers and notices

offer-late = Pour le lancer d’avant ?
offer-now = { $color } { $number } pour ce lancer ?
offer-lock = { $color } { $number } aussi ?
offer-closed = { $color } est verrouillé.
offer-decline = Non, merci
notice-turn = { $name } a fini ton tour : −5
notice-penalty = { $name } t’a mis un coup manqué : −5
notice-corrected = { $name } a mis tes coups manqués à { $count }
notice-dismiss = Compris

## Dice

die-white = dé blanc
die-red = dé rouge
die-yellow = dé jaune
die-green = dé vert
die-blue = dé bleu
dice-none = Les dés ne sont pas encore entrés
dice-shown = Dés : { $roll }
dice-white = blancs { $one } et { $other }
dice-color = { $color } { $number }
dice-yours = Qu’as-tu lancé ?
dice-theirs = Qu’a lancé { $name } ?
dice-send = C’est le lancer
dice-or = { $first } ou { $second }
dice-sum-white = Les dés blancs donnent { $sum }.
dice-sum-color = Les dés blancs donnent { $sum }, l’un d’eux avec le dé { $color } { $numbers }.

## Header and menu

sheet-lucky = Tes nombres porte-bonheur : { $low } et { $high }
sheet-of = Feuille de { $name }
sheet-hide = Cacher ou montrer tes points
sheet-hidden = caché
sheet-total = Ton total
menu = Menu
menu-close-row = { $color } a été verrouillé sur papier
menu-correct = Gomme
menu-rewind = Revenir en arrière
menu-end-game = Finir la partie maintenant
menu-rules = Règles de ce plateau

## Footer

penalties-of = { $count } sur { $max } coups manqués
rank-of = { $rank ->
    [1] 1er
   *[other] { $rank }e
 } sur { $seats } · toutes
undo = Annuler
end-turn = Finir le tour
end-turn-for = Finir le tour de { $name }
penalty = Coup manqué
finish = Finir la partie
warning-last-penalty = 4e coup manqué, fin
warning-no-color = sans croix de couleur : −5
warning-penalty = coup manqué −5
end-game = Finir la partie
still-to-cross = { $count ->
    [one] { $names } peut encore cocher
   *[other] { $names } peuvent encore cocher
 }
still-to-cross-many = { $count } joueurs peuvent encore cocher
confirm-penalty = Pas de croix : prendre −5 ?
confirm-penalty-for = −5 pour { $name } ?
confirm-no-color = Pas de croix de couleur : −5 ?
confirm-no-color-for = Pas de croix de couleur : −5 pour { $name } ?
confirm-last-penalty = 4e coup manqué : finir la partie ?
confirm-last-penalty-for = 4e coup manqué de { $name } : finir la partie ?
confirm-end-game = Finir la partie pour tout le monde ?
confirm-cancel = Annuler
waiting-left = Cette feuille reste telle quelle
waiting-dice = D’abord les dés
waiting-dice-of = { $name } entre les dés
waiting-turn-of = { $name } finit le tour

## Correction

correction-hint = touche pour cocher ou effacer
correction-total = Total de { $name }
correction-others = Autres feuilles
penalties = Coups manqués
correction-penalties = { $count ->
    [one] { $count } coup manqué
   *[other] { $count } coups manqués
 }
done = Terminé
correction-lock-needs = Le cadenas de { $row } a besoin de cette croix. Efface d’abord le nombre du cadenas.
correction-has-lock = { $name } a déjà le cadenas de { $row }.

## Late crosses

late-next = Lancer suivant
late-theirs = Lancer de { $name }
late-own = Ton lancer
late-title = { $count ->
    [0] { $count } croix faites hors connexion
    [1] Une croix faite hors connexion
   *[other] { $count } croix faites hors connexion
}
late-cross = { $row } { $number }
late-cross-of = { $name } : { $cross }
late-roll = Lancer de { $name }, tour { $turn }
late-roll-own = Ton propre lancer, tour { $turn }
late-possible = Elle peut compter maintenant.
late-used = Tu avais déjà coché { $row } { $number } au lancer de { $name }.
late-used-both = Tu avais déjà fait les deux croix de ton lancer.
late-turn-over = Ton tour { $turn } était déjà fini.
late-closed = { $color } était déjà verrouillé.
late-left = Tu as déjà coché plus à droite dans cette rangée.
late-short = La rangée n’a pas encore assez de croix pour son dernier nombre.
late-last-call = Tu as déjà fait ta dernière croix.
late-left-game = Tu as quitté la partie.
late-dice = Les dés de ce lancer ne donnent pas ça.
late-ahead = La table n’en est pas encore au tour { $turn }.
late-impossible = Elle ne peut plus compter.
late-choose = Pour quel lancer est { $cross } ?
late-skip = Ne pas la compter
late-place = Noter
late-drop = Abandonner
late-game-over = Trop tard, la partie était déjà finie. Non compté : { $crosses }.

## Updates on the sheet

update-undo = { $name } a repris { $what }.
update-joined = { $name } joue dès le prochain lancer
update-drawn = Les dés ont décidé : { $name } commence
undone-cross = { $row } { $number }
undone-turn = la fin du tour { $turn }
undone-penalty = un coup manqué
undone-close = la fermeture de { $row }
undone-finish = la fin de la partie
update-locked = { $names } : { $row } verrouillé.
update-host-crossed = L’hôte a coché { $row } { $number } ici.
update-penalty = { $name } prend un coup manqué.
update-close = { $name } dit que { $row } a été verrouillé sur papier.

## Events

event-host = L’hôte
event-join = { $name } s’est assis.
event-lucky-numbers = { $name } joue avec les nombres porte-bonheur d’une feuille imprimée.
event-start = La partie a commencé.
event-cross = { $name } a coché { $row } { $number }.
event-cross-lock = { $name } a coché { $row } { $number } et verrouillé la rangée.
event-lucky = { $name } a coché { $row } { $number } par un nombre porte-bonheur.
event-lucky-lock = { $name } a coché { $row } { $number } par un nombre porte-bonheur et verrouillé la rangée.
event-roll = Le lancer a été entré : { $roll }.
event-turn = Le tour { $turn } a fini.
event-turn-penalty = Le tour { $turn } a fini par un coup manqué pour { $name }.
event-penalty = { $name } a pris un coup manqué.
event-close = { $color } a été verrouillé sur papier.
event-finish = La partie a été finie.
event-paper = La partie a été jouée sur papier.
event-undo = Repris : { $what }
event-leave = { $name } a quitté la table.
event-rewind = L’hôte est revenu à ce point : { $what }
event-host-crossed = L’hôte a coché { $row } { $number } sur la feuille de { $name }.
event-host-erased = L’hôte a effacé { $row } { $number } sur la feuille de { $name }.
event-host-penalties = L’hôte a mis les coups manqués de { $name } à { $count }.
event-new-host = { $name } est maintenant l’hôte.
event-rematch = Une autre partie a commencé.

## Rewind

rewind-to-game = Retour à la partie
rewind-ask = Revenir à ce point ?
rewind-undone = Ceci est repris
rewind-restored = Ceci compte à nouveau
rewind-yes = Oui, revenir
rewind-no = Non
rewind-hint = Choisis la dernière chose juste. Tu vois ce qui serait repris avant que rien ne change.
rewind-taken = repris

## Ending a game early

end-game-confirm = { $count ->
    [0] Finir la partie ?
    [1] Finir la partie ?
   *[other] Finir la partie pour les { $count } joueurs ?
}
end-game-scores-count = Les points restent tels quels, mais personne ne gagne.
end-game-after-last-turn = Les points comptent tels quels.
end-game-unplayed = Personne n’a encore rien coché : la partie ne sera pas enregistrée.
end-game-undo = Un doute ? L’hôte peut revenir dans la partie à la page suivante.
end-game-yes = Finir la partie
end-game-no = Continuer à jouer
result-unplayed = Personne n’a rien coché
result-not-recorded = La partie n’est donc pas enregistrée : ni historique, ni statistiques.
result-no-winner = Les points comptent, mais personne n’a gagné.
confirm-close-row = { $color } a été verrouillé sur papier ? La rangée sera fermée pour tout le monde.
confirm-close-row-yes = Fermer la rangée

## The result

result-wins = { $name } gagne
result-tie = Égalité : { $names } partagent la victoire
result-locks = La partie est finie : { $rows } sont verrouillés.
result-locked = Cadenas { $row } : { $names }.
result-penalties = La partie est finie : quatrième coup manqué de { $names }.
result-stopped = La partie a été finie avant l’heure.
result-stopped-by = { $name } l’a arrêtée.
result-abandoned = Personne n’a continué pendant { $days } jours.
result-ranking = Classement
result-rank = Rang
result-player = Joueur
result-total = Total
result-late = Ce qui a été touché sur ce téléphone sans connexion est arrivé trop tard et ne compte pas.
result-next = À la partie suivante
result-rematch = Rejouer
result-change-players = Changer les joueurs
rematch-title = Qui joue la prochaine partie ?
rematch-open = Ouvrir la salle
rematch-hint = Les autres arrivent avec le code de la salle. Tous les téléphones de cette partie suivent tout seuls.
result-begins = { $name } commence
result-undo = Retour dans la partie
result-back = Revenir plus loin

## The review

review-title = Revoir la partie
review-start = Le début
review-move = Action { $move }
review-turn = Tour { $turn }
review-position = Le moment montré
review-slider = Moment de la partie
review-show = Montrer
review-first = Au début
review-before = Une action en arrière
review-after = Une action en avant
review-last = À la fin
review-play = Lecture
review-pause = Pause
review-speed = Vitesse
review-slow = Lente
review-normal = Normale
review-fast = Rapide
review-result = Au résultat
review-chart-title = Les points de tous au cours de la partie. À la fin : { $totals }.
review-total = { $name } { $total }
review-chart = Du début à gauche jusqu’à la fin à droite. Les nombres en bas comptent les tours ou, s’il n’y en a pas, les actions.
review-statistics = Chiffres
review-longest = Rangée la plus longue
review-row = { $name } en { $row }
review-changes = Changements en tête
review-decided-turn = Tour décisif
review-decided-move = Action décisive
review-led = { $names } en tête depuis
review-skipped = Sautées
