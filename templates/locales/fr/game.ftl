# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = À toi
sheet-header-yours-roll = À toi de lancer !
sheet-header-theirs = { $name } lance
sheet-header-left = Tu ne joues plus
sheet-header-last-call = Dernier lancer
sheet-header-one-more = encore une croix
sheet-header-done = tu as fini
sheet-header-turn = tour { $turn }
all-sheets-turn = { $name } lance · tour { $turn }
all-sheets-title = Toutes les feuilles
all-sheets-back = Retour à la feuille

## Connection

connection-on = Connecté
connection-waiting = Reconnexion
connection-off = Pas de connexion
notice-offline = Pas de connexion. Ce que tu coches est gardé, puis envoyé à son retour.
notice-stale = Plus rien n’arrive – cette feuille n’est peut-être plus à jour.
notice-no-sheets = Impossible d’afficher les autres feuilles. Réessaie dans un instant.
notice-this-roll = Pour ce lancer ?
notice-turn-not-ended = Le tour n’est pas encore fini.

## Spaces and rows

space = le { $number } { $row }
space-label = { $color } { $number }
space-in-row = { $space } ({ $row })
space-double = { $space }, deux croix
space-boxed = { $space }, encadré
space-first = { $color } { $number }
space-name = { $number } { $row }
space-step = { $space }, une marche
space-linked = { $space }, relié avec { $other }
space-circle = { $space } avec un rond
space-diamond = { $space } avec un losange
space-square = { $space } avec un carré
space-octagon = { $space } avec un octogone
space-star = { $space } avec une étoile
pairs = Paires : { $pairs }
pair-state = { $effect } ({ $crossed } sur 2)
pair-two-in-fewest = deux croix dans la rangée qui en a le moins
pair-one-in-each = une croix dans chaque rangée
pair-double-fewest = la rangée qui a le moins de croix compte double
pair-plus-13 = 13 points
pair-no-penalties = les coups manqués ne coûtent rien
swap-fields = Cases d’échange
swap-field = Échanger { $numbers }, { $state }
sheet-letter = Feuille { $sheet }
sheet-steps = Marches : { $count } ✕ = { $points }
by-eye-fields = ✱ si les dés montrent { $low } et { $high }
by-eye-track = Piste si blancs + une couleur font { $sum }
by-eye-swaps = Échange la somme blanche contre l’autre nombre
by-eye-bonus-rows = Entre deux : seulement à côté d’un nombre coché
choose-row = Quelle rangée reçoit les deux croix ?
bonus-bar = Barre bonus : { $crossed } sur { $count } cochées, la suivante en { $color }
bonus-bar-used = Barre bonus : { $crossed } sur { $count } cochées, plus rien de libre
row-of = rangée { $color ->
    [vert] verte
    [bleu] bleue
    [violet] violette
    [noir] noire
   *[other] { $color }
}
lock-of = cadenas { $color }
space-more = à faire
state-open = libre
state-crossed = cochée
state-second-open = cochée, peut l’être encore une fois
state-crossed-twice = cochée deux fois
state-waiting = cochée, pas encore envoyée
state-skipped = sautée
state-closed = pas maintenant
state-short = { $lacking } à faire
state-uncrossed = pas cochée

## Reasons why a space is not open

reason-crossed = { $space } : déjà coché.
reason-left-of-cross = { $space } : trop tard, { $last } est déjà coché.
reason-skipped = Trop tard : une case plus à droite est déjà cochée.
reason-twice = Les deux cases sont cochées.
reason-short = { $space } : coche d’abord { $needed } nombres en { $row }. Il en manque { $lacking }.
reason-used = Tu as déjà coché pour ce lancer.
reason-used-other = { $name } a déjà coché pour ce lancer.
reason-used-color = Trop tard pour les dés blancs : tu as déjà coché avec un dé de couleur.
reason-used-color-other = Trop tard pour les dés blancs : { $name } a déjà coché avec un dé de couleur.
reason-used-both = Tu as déjà fait tes deux croix de ce tour.
reason-used-both-other = { $name } a déjà fait ses deux croix de ce tour.
reason-not-rolled = Ces dés ne donnent pas { $space }. { $gives }
reason-needs-neighbor = { $space } : coche d’abord le { $number } juste au-dessus ou en dessous.
reason-field-not-rolled = Pour { $space }, les dés doivent montrer un { $low } et un { $high }, avec le dé { $row } ou les deux blancs. { $gives }
reason-field-used = Tu as déjà coché une case sans nombre pour ce lancer.
reason-field-used-other = { $name } a déjà coché une case sans nombre pour ce lancer.
reason-track-not-rolled = Pour la piste, les dés blancs et un dé de couleur doivent faire exactement { $sum }.
reason-track-used = Une case de la piste remplace tes deux croix du tour, et tu as déjà coché.
reason-track-used-other = Une case de la piste remplace les deux croix du tour, et { $name } a déjà coché.
reason-not-next-field = Les cases de la piste se cochent dans l’ordre.
reason-roll-first-own = Saisis d’abord tes dés.
reason-roll-first = D’abord les dés : { $name } lance.
reason-not-fewest = La croix de la chance va dans la rangée qui a le moins de croix : { $row } en a plus.
reason-not-fewest-pair = C’est maintenant une autre rangée qui a le moins de croix.
reason-not-next = La croix de la chance va sur la case suivante en { $row }, pas sur le { $number }.
reason-left-table = { $name } a quitté la partie.
reason-next-roll = Tu joues à partir du prochain lancer.
reason-next-roll-other = { $name } joue à partir du prochain lancer.
reason-last-call = Dernier lancer : plus de croix pour cette feuille.
reason-own-lock = { $color } verrouillé : tu as le cadenas.
reason-own-lock-short = Tu as le cadenas.
reason-locked-now = { $color } verrouillé à ce lancer par { $names }.
reason-locked-paper = { $color } verrouillé sur papier.
reason-locked = { $color } verrouillé par { $names }.
lock-ready = { $color } { $last } verrouille et compte double. Points : { $points }…
lock-short = { $color } { $last } : encore { $lacking } croix avant. Points : { $points }…
undo-nothing = Rien à annuler dans ce tour.

## Offers and notices

offer-late = Pour le lancer de { $name } ?
offer-earlier = { $space } était pour le lancer de { $name } ?
offer-earlier-notice = { $space } compte maintenant pour le lancer de { $name }.
offer-earlier-yes = Oui – { $space } pour celui de { $name }
offer-earlier-yes-own = Oui – { $space } pour le mien
offer-now = { $space } pour ce lancer ?
offer-locked = { $names } : cadenas { $row } !
offer-lock = { $color } { $number } aussi ?
offer-closed = { $color } verrouillé.
offer-decline = Non, merci
notice-turn = { $name } a fini ton tour : −5
notice-penalty = { $name } t’a compté un coup manqué : −5
notice-corrected = { $name } a corrigé tes coups manqués : { $count }
notice-dismiss = Compris

## Hints in the first game

hint-roll = Lance les dés, puis touche les nombres que tu coches.
hint-own-white = ① Blanc + blanc : toute rangée, ou rien
hint-own-color = ② Blanc + couleur : cette couleur, ou rien
hint-theirs = { $name } lance. Touche la somme des deux dés blancs, ou rien.
hint-skipped = Les nombres à gauche de ta croix sont perdus.
hint-lock = Avec { $needed } croix dans une rangée, tu peux cocher son dernier nombre et la verrouiller.
hint-strip = Gris avec un point : rien coché pour l’instant. ● ▲ ■ ◆ : peut bientôt verrouiller cette rangée.

## Dice

die-white = dé blanc
die-red = dé rouge
die-yellow = dé jaune
die-green = dé vert
die-blue = dé bleu
die-orange = dé orange
die-purple = dé violet
die-pink = dé rose
die-black = dé noir
dice-none = Les dés ne sont pas encore saisis
dice-shown = Dés : { $roll }
dice-white = blancs { $one } et { $other }
dice-color = { $color } { $number }
dice-yours = Quels sont tes dés ?
dice-theirs = Quels sont les dés de { $name } ?
dice-send = Valider le lancer
dice-or = { $first } ou { $second }
dice-sum-white = Les dés blancs font { $sum }.
dice-sum-color = Les dés blancs font { $sum }, l’un d’eux avec le dé { $color } { $numbers }.

## Header and menu

sheet-lucky = Tes chiffres de la chance : { $low } et { $high }
sheet-title = { $name } · { $board }
sheet-of = Feuille de { $name }
sheet-seats = Feuilles sur ce téléphone
sheet-undecided = Feuille de { $name }, rien de coché avec ce lancer
sheet-turn-of = Au tour de { $name }
seat-moved = Tu joues maintenant sous le nom { $name } sur un autre téléphone.
seat-moved-back = Demander à rejouer ici
sheet-hide = Cacher ou montrer tes points
sheet-hidden = cachés
sheet-hidden-hint = Tes points sont cachés : touche • pour les revoir.
sheet-total = Ton total
menu = Menu
menu-more = Plus…
menu-close-row = { $color } verrouillé sur papier
menu-correct = Gomme
menu-rewind = Revenir en arrière
menu-end-game = Arrêter la partie
menu-rules = Règles de cette version
menu-two-sheets = Partager la tablette avec { $name }
two-sheets-title = { $first } et { $second } sur une tablette
two-sheets-leave = Une seule feuille

## Footer

penalties-of = { $count } sur { $max } coups manqués
rank-of = { $rank ->
    [1] 1er
   *[other] { $rank }e
 } sur { $seats }
undo = Annuler
redo-cross = Recocher { $space }
redo-penalty = Remettre le coup manqué
end-turn = Finir le tour
end-turn-itself = se termine tout seul
end-turn-for = Finir le tour de { $name }
penalty = Coup manqué
finish = Finir la partie
warning-last-penalty = 4e coup manqué, fin
warning-no-color = rien en couleur : −5
warning-penalty = coup manqué −5
end-game = Finir la partie
still-to-cross = { $count ->
    [one] { $names } peut encore cocher
   *[other] { $names } peuvent encore cocher
 }
still-to-cross-many = { $count } joueurs peuvent encore cocher
confirm-penalty = Aucune croix : −5 pour toi ?
confirm-penalty-for = Aucune croix : −5 pour { $name } ?
confirm-no-color = Rien en couleur : −5 ?
confirm-no-color-for = Rien en couleur : −5 pour { $name } ?
confirm-last-penalty = 4e coup manqué : finir la partie ?
confirm-last-penalty-for = 4e coup manqué pour { $name } : finir la partie ?
confirm-end-game = Finir la partie pour tout le monde ?
confirm-cancel = Non
waiting-left = Cette feuille reste telle quelle
waiting-dice = D’abord les dés
waiting-dice-of = { $name } saisit les dés
waiting-turn-of = { $name } finit le tour
waiting-end-of = { $name } finit la partie

## Correction

correction-hint = coche, efface
correction-total = Total de { $name }
correction-others = Autres feuilles
penalties = Coups manqués
correction-penalties = { $count ->
    [one] { $count } coup manqué
   *[other] { $count } coups manqués
 }
done = Terminé
correction-lock-needs = Le cadenas { $row } a besoin de cette croix. Efface d’abord le nombre du cadenas.
correction-needs-order = Une autre croix a besoin de celle-ci. Efface d’abord l’autre.
correction-has-lock = { $name } a déjà le cadenas { $row }.

## Late crosses

late-offline = Pas de connexion – tes croix sont gardées. Touche quand le suivant lance.
late-next-theirs = { $name } lance
late-next-own = Je lance
late-ask-theirs = C’est déjà le lancer de { $name } ?
late-ask-own = C’est déjà ton lancer ?
late-ask-yes = Oui
late-theirs = { $name } lance
late-own = Tu lances
late-title = { $count ->
    [0] { $count } croix hors connexion
    [1] Une croix hors connexion
   *[other] { $count } croix hors connexion
}
late-cross-of = { $name } : { $cross }
late-roll = Lancer de { $name }, tour { $turn }
late-roll-own = Ton propre lancer, tour { $turn }
late-possible = Cette croix peut encore compter.
late-used = Au lancer de { $name }, tu avais déjà coché { $space }.
late-used-both = Tu avais déjà fait les deux croix de ton tour.
late-turn-over = Ton tour { $turn } était déjà fini.
late-closed = { $color } déjà verrouillé à ce moment-là.
late-left = Entre-temps, tu as coché plus à droite dans cette rangée.
late-short = Pas encore assez de croix dans la rangée pour son dernier nombre.
late-last-call = Tu as déjà fait ta dernière croix.
late-left-game = Tu as quitté la partie.
late-not-in = Tu n’étais pas encore dans la partie.
late-dice = Pas possible avec les dés de ce lancer.
late-ahead = La table n’en est pas encore au tour { $turn }.
late-impossible = Ne peut plus compter.
late-choose = Pour quel lancer compter { $cross } ?
late-which = Choisis un lancer…
late-skip = Ne pas compter
late-place = Compter
late-drop = Oublier
late-game-over = Trop tard, la partie était déjà finie. Pas compté : { $crosses }.

## Updates on the sheet

update-undo = { $name } a annulé { $what }.
update-joined = { $name } joue dès le prochain lancer
update-drawn = Le sort a choisi : { $name } commence
update-new-game = Nouvelle partie : { $name } commence
update-new-game-yours = Nouvelle partie : tu commences
update-new-game-sheet = La partie suivante a commencé
update-both = { $first }. { $second }.
update-record = { $names } : nouveau record, { $total }
update-streak = { $name } a gagné { $count } fois de suite
number-second = { $number } (deuxième case)
number-field = ✱{ $field }
undone-turn = la fin du tour { $turn }
undone-penalty = un coup manqué
undone-close = le verrouillage en { $row }
undone-finish = la fin de la partie
update-lockable = { $name } : plus qu’une croix pour le cadenas { $row }
update-locked = { $names } : cadenas { $row } ! Retirez le dé { $row }.
update-locked-last = { $names } : cadenas { $row } – dernier lancer !
update-locked-own = Cadenas { $row } pour toi : { $points } points
update-locked-own-last = Cadenas { $row } pour toi : { $points } points – dernier lancer !
update-host-crossed = L’hôte a coché ici { $space }.
update-by-rule = Bonus : { $crosses }
update-skips-white = Le { $sum } blanc est perdu. Annuler le rend.
update-penalty = Coup manqué : −5 pour { $name }.
update-close = { $name } signale : { $row } verrouillé sur papier.

## Events

event-host = L’hôte
event-join = { $name } a rejoint la partie.
event-remove = L’hôte a retiré quelqu’un avant le début.
event-numbers = { $name } joue avec les chiffres de la chance d’une feuille imprimée.
event-sheet = { $name } joue avec la feuille { $sheet }.
event-start = La partie a commencé.
event-cross = { $name } a coché { $space }.
event-cross-lock = { $name } a coché { $space } et verrouillé la rangée.
event-by-rule = { $event } Cela coche aussi : { $crosses }.
event-locks = { $event } Cela verrouille : { $rows }.
event-swap = { $event } La case d’échange { $field } est utilisée.
event-cross-numbers = { $name } a coché { $space } avec un chiffre de la chance.
event-cross-numbers-lock = { $name } a coché { $space } avec un chiffre de la chance et verrouillé la rangée.
event-roll = Dés saisis : { $roll }.
event-turn = Fin du tour { $turn }.
event-turn-penalty = Fin du tour { $turn } : coup manqué pour { $name }.
event-penalty = Coup manqué pour { $name }.
event-close = { $color } verrouillé sur papier.
event-finish = Fin de la partie.
event-paper = La partie a été jouée sur papier.
event-undo = Annulé : { $what }
event-leave = { $name } a quitté la partie.
event-rewind = Retour en arrière par l’hôte, jusqu’à : { $what }
event-host-crossed = L’hôte a coché { $space } sur la feuille de { $name }.
event-host-erased = L’hôte a effacé { $space } sur la feuille de { $name }.
event-host-penalties = L’hôte a corrigé les coups manqués de { $name } : { $count }.
event-new-host = { $name } est maintenant l’hôte.
event-rematch = Une nouvelle partie a commencé.

## Rewind

rewind-to-game = Retour à la partie
rewind-ask = Revenir à ce moment ?
rewind-undone = Sera annulé
rewind-restored = Comptera de nouveau
rewind-yes = Oui, revenir
rewind-no = Non
rewind-hint = Choisis la dernière ligne qui était juste. Avant de confirmer, tu vois ce qui sera annulé.
rewind-taken = annulé

## Ending a game early

end-game-confirm = { $count ->
    [0] Arrêter la partie ?
    [1] Arrêter la partie ?
    [2] Arrêter la partie pour les deux joueurs ?
   *[other] Arrêter la partie pour les { $count } joueurs ?
}
end-game-scores-count = Les points comptent tels quels, mais personne ne gagne.
end-game-after-last-turn = Les points comptent tels quels.
end-game-unplayed = Personne n’a encore rien coché : la partie ne sera pas enregistrée.
end-game-undo = Tu changes d’avis ? L’hôte pourra reprendre la partie à la page suivante.
end-game-undo-yours = Tu changes d’avis ? Tu pourras reprendre la partie à la page suivante.
end-game-yes = Arrêter la partie
end-game-no = Continuer à jouer
result-unplayed = Personne n’a rien coché
result-not-recorded = La partie n’est donc pas enregistrée : ni dans l’historique, ni dans les statistiques.
result-no-winner = Les points comptent, mais personne n’a gagné.
confirm-close-row = { $color } verrouillé sur papier ? La rangée sera verrouillée pour tout le monde.
confirm-close-row-yes = Verrouiller

## The result

result-wins = { $name } gagne
result-alone = { $name } a joué en solo
result-tie = Égalité : victoire partagée entre { $names }
result-you-win = Tu as gagné !
result-you-tie = Égalité : tu partages la victoire avec { $names }
result-place = Tu es { $rank }e, à { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de { $names }
result-story-point = Un seul point a fait la différence.
result-story-comeback = { $who ->
    [winner] Tu as remonté { $points } points de retard.
   *[others] { $name } a remonté { $points } points de retard.
 }
result-story-race = { $who ->
    [winner] Tu as pris le cadenas { $row } juste avant { $others }.
    [overtaken] { $name } a pris le cadenas { $row } juste avant toi.
   *[others] { $name } a pris le cadenas { $row } juste avant { $others }.
 }
result-story-throughout = { $who ->
    [winner] Tu as mené du début à la fin.
   *[others] { $name } a mené du début à la fin.
 }
result-story-led = { $who ->
    [winner] Tu as pris
   *[others] { $name } a pris
 } { $when ->
    [last] la tête au tout dernier tour.
    [turn] la tête au tour { $turn }, pour de bon.
   *[move] la tête à la fin.
 }
result-story-overtook = { $when ->
    [last] Au tout dernier tour,
    [turn] Au tour { $turn },
   *[move] À la fin,
 } { $who ->
    [winner] tu dépasses { $other }.
    [overtaken] { $name } te dépasse.
   *[others] { $name } dépasse { $other }.
 }
result-story-level = { $when ->
    [last] Égalité au tout dernier tour.
    [turn] À égalité en tête depuis le tour { $turn }.
   *[move] À égalité en tête à la fin.
 }
result-best-yet = Ta meilleure partie jusqu’ici ({ $board }) !
result-better-than = Mieux que { $percent } % de tes parties précédentes ({ $board })
result-waiting = On attend que { $name } lance la partie suivante
result-locks = Rangées verrouillées : { $rows }.
result-locked = Cadenas { $row } pour { $names }.
result-penalties = Quatrième coup manqué pour { $names }.
result-stopped-by = { $name } l’a arrêtée.
result-abandoned = Personne n’a joué pendant { $days } jours.
result-ranking = Classement
result-rank = Rang
result-player = Joueur
result-total = Total
result-late = Ce que tu as coché hors connexion sur ce téléphone est arrivé trop tard et ne compte pas.
result-next = Vers la partie suivante
result-rematch = Rejouer
result-change-players = Changer les joueurs
note-title = Lieu et note
note-place = Où avez-vous joué ?
note-text = Note
note-hint = Tous ceux qui voient cette partie peuvent la lire.
note-add = Ajouter un lieu et une note
note-change = Modifier le lieu et la note
correct-date = Corriger la date
correct-game = Corriger la partie
corrected-by = Corrigée par { $name } le { $day }
corrected-by-admin = Corrigée par un responsable le { $day }
note-others = Écrit entre-temps
result-share-picture = Partager l’image
result-picture-offline = Connexion nécessaire
result-copy-text = Copier en texte
result-send-text = Envoyer en texte
result-as-text = Résultat en texte
result-text = Qwixx ({ $board }), { $day } : { $places }
rematch-title = Qui joue la prochaine partie ?
rematch-open = Ouvrir le salon
rematch-hint = D’autres joueurs ? Ils arrivent avec le code du salon. Les téléphones de cette partie suivent tout seuls.
result-begins = { $name } commence
result-undo = Reprendre la partie
result-back = Revenir en arrière

## The review

review-title = Revoir la partie
review-start = Le début
review-move = Coup { $move }
review-turn = Tour { $turn }
review-position = Ce moment de la partie
review-slider = Moment de la partie
review-show = Montrer
review-first = Au début
review-before = Un coup en arrière
review-after = Un coup en avant
review-last = À la fin
review-play = Lecture
review-pause = Pause
review-speed = Vitesse
review-slow = Lente
review-normal = Normale
review-fast = Rapide
review-result = Vers le résultat
review-next = La partie suivante a commencé
review-chart-title = Les points de tous au fil de la partie. À la fin : { $totals }.
review-chart-so-far = Les points de tous jusqu’ici.
review-total = { $name } { $total }
review-chart = Le début à gauche, la fin à droite. En bas, le numéro des tours ou, s’il n’y en a pas, des coups.
review-statistics = En chiffres
review-longest = Rangée la plus longue
review-row = { $name } en { $row }
review-changes = Changements en tête
review-decided-turn = Tour décisif
review-decided-move = Coup décisif
review-led = { $names } en tête depuis
review-skipped = Sautées
review-turn-typical = Tour typique
review-turn-longest = Tour le plus long
