# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Règles : { $name }
rules-heading = les règles
rules-lead = Coche le plus de nombres possible dans les quatre rangées de ta feuille. Dans une rangée, chaque nouvelle croix vaut plus que la précédente.
rules-different = Ce qui change
rules-jumps = Sur cette page
rules-turn = Un tour
rules-order-short = De gauche à droite
rules-locks-short = Cadenas
rules-lucky = Chiffres de la chance
rules-penalties = Coups manqués
rules-end = La fin
rules-points = Points
rules-modes = Dans Rowlock

## What you need

rules-things = Ce qu’il faut
rules-players = Joueurs
rules-players-text = de 2 à 5 ; avec Rowlock, de 1 à { $max }
rules-dice = Dés
rules-dice-text = deux blancs, un rouge, un jaune, un vert et un bleu, tous à { $sides } faces
rules-sheet = Feuille
rules-sheet-text = une par joueur : ton téléphone
rules-rows-rise = En { $rows }, les nombres montent de { $first } à { $last }.
rules-rows-fall = En { $rows }, les nombres descendent de { $first } à { $last }.
rules-rows-mixed = En { $rows }, les nombres sont mélangés ; c’est leur place qui compte.
rules-rows-colors = Une rangée a des cases de plusieurs couleurs et porte le nom de la couleur de son cadenas, tout à droite.

## A turn

rules-turn-text = Le joueur actif lance tous les dés encore en jeu. Deux actions suivent, toujours dans cet ordre.
rules-action-white = Action 1, pour tout le monde.
rules-action-white-text = Additionne les deux dés blancs. Chaque joueur, le joueur actif aussi, peut cocher ce nombre dans une rangée.
rules-action-color = Action 2, pour le joueur actif seul.
rules-action-color-text = Additionne un dé blanc et un dé de couleur, à ton choix. Tu peux cocher cette somme dans la rangée de la couleur du dé.
rules-action-color-mixed = Additionne un dé blanc et un dé de couleur, à ton choix. Tu peux cocher cette somme sur une case de la couleur du dé, dans n’importe quelle rangée.
rules-turn-end = On n’est jamais obligé de cocher. Mais si le joueur actif ne coche rien, ni à l’action 1 ni à l’action 2, il note un <a href="#penalties">coup manqué</a>. Puis c’est au joueur suivant de lancer.

## From left to right

rules-order = De gauche à droite
rules-order-text = Dans chaque rangée, on coche de gauche à droite. On peut sauter des cases, mais tout ce qui est à gauche d’une croix est perdu.

## Locking a row

rules-locks = Verrouiller une rangée
rules-locks-text = Pour cocher le dernier nombre d’une rangée, il faut d’abord <strong>{ $needed } croix</strong> dans cette rangée. En le cochant, tu coches aussi le cadenas à côté : il compte comme une croix.
rules-locks-text-several = Pour cocher l’un des { $count } derniers nombres d’une rangée (en rouge { $numbers }), il faut d’abord <strong>{ $needed } croix</strong> dans cette rangée. En le cochant, tu coches aussi le cadenas à côté : il compte comme une croix.
rules-closing = Le dé de cette couleur quitte tout de suite le jeu, et après ce lancer la rangée est verrouillée pour tout le monde. Si tu peux cocher le dernier nombre <strong>avec le même lancer</strong>, tu as aussi le cadenas. Sans cette croix, pas de cadenas, même si ta rangée est bien remplie.
rules-closing-several = Le dé de cette couleur quitte tout de suite le jeu, et après ce lancer la rangée est verrouillée pour tout le monde. Si tu peux cocher un nombre qui verrouille <strong>avec le même lancer</strong>, tu as aussi le cadenas. Sans cette croix, pas de cadenas, même si ta rangée est bien remplie.

## What boards have beside four rows of numbers

rules-second-boxes = Deuxièmes cases
rules-second-boxes-text = Chaque nombre, sauf le dernier d’une rangée, a une deuxième case. Si le nombre coché en dernier dans une rangée revient, il peut être coché une deuxième fois : touche-le encore. Dès qu’un nombre plus à droite est coché, ce n’est plus possible. Une deuxième croix compte comme les autres, pour les points et pour les { $needed } qu’il faut au dernier nombre ; une rangée compte au plus { $most } croix.
rules-doubles = Cases doubles
rules-doubles-text = Les cases marquées « 2 ✕ » sont doubles : en cocher une fait deux croix à la fois, pour les points et pour le dernier nombre. Une rangée compte au plus { $most } croix.
rules-doubles-second = Une case double n’a pas de deuxième case.
rules-bonus-rows = Rangées bonus
rules-bonus-rows-text = Une rangée bonus se trouve entre deux rangées et compte pour les deux. Tu peux y cocher une case si son nombre est déjà coché dans la rangée du dessus ou du dessous et s’il <strong>revient</strong> : avec les dés blancs, pour tout le monde, ou à l’action 2 avec le dé de la couleur d’une rangée où il est coché. C’est alors ta croix de cette action, et là aussi on coche de gauche à droite. Chaque croix compte pour les points des deux rangées, jusqu’à { $most } croix par rangée, mais pas pour les { $needed } qu’il faut au dernier nombre. Quand une rangée est verrouillée, sa rangée bonus reste libre jusqu’à la fin.
rules-links = Nombres reliés
rules-links-text = Les nombres entourés et reliés par un trait se cochent ensemble. Si tu coches l’un, l’autre est coché aussitôt, toujours : même à gauche de ta dernière croix, et même dans une rangée verrouillée. Cette croix compte comme les autres, aussi pour le dernier nombre. Si elle est plus à droite, les cases à sa gauche sont perdues.
rules-steps = Marches
rules-steps-text = Les nombres encadrés sont des marches. Une marche cochée compte dans sa rangée comme toujours, et encore une fois à part, selon la même table de points. Le cadenas n’est pas une marche.
rules-sheets-text = Il y a { $count } feuilles différentes, de { $first } à { $last }. Rowlock donne une feuille différente à chaque joueur, et tu peux les changer dans le salon.
rules-bonus-bar = Barre bonus
rules-bonus-bar-text = Certains nombres sont encadrés. En cocher un coche aussi la prochaine case libre de la barre bonus, sous les rangées, et avec elle la prochaine case de la rangée de cette couleur : sans dé, sans rien sauter, sans pouvoir refuser, et cela peut donner un autre bonus ou même verrouiller la rangée. Quand une rangée est verrouillée, ses cases de la barre sont barrées. Une croix bonus sans case où aller est perdue.
rules-pairs = Paires
rules-pairs-text = Deux nombres avec le même signe forment une paire : coche les deux, et tu as ce qui est écrit plus bas. Les croix d’une paire se font sans dé. Chacune va dans la case suivante de sa rangée, compte comme les autres, ne se refuse pas, et peut compléter une autre paire ou même verrouiller une rangée. Les rangées verrouillées sont laissées de côté, et une croix sans case où aller est perdue.
rules-pair-two-in-fewest = Tout de suite : deux croix dans la rangée qui en a le moins. À égalité, tu choisis la rangée.
rules-pair-one-in-each = Tout de suite : une croix dans chaque rangée, de haut en bas.
rules-pair-double-fewest = À la fin : la rangée qui a le moins de croix compte double.
rules-pair-plus-13 = À la fin : 13 points.
rules-pair-no-penalties = À la fin : les coups manqués ne coûtent rien. Le quatrième finit quand même la partie.
rules-swaps = Cases d’échange
rules-swaps-text = Chaque case d’échange a deux nombres. Quand les dés blancs donnent l’un des deux, tu peux cocher la case et, à la place de la somme, son <strong>autre</strong> nombre, dans n’importe quelle rangée. C’est ta croix avec les dés blancs ; à l’action 2, les dés valent ce qu’ils montrent. Une seule case d’échange par lancer, de gauche à droite : celles que tu sautes sont perdues. Elles-mêmes ne rapportent pas de points.
rules-fields = Cases sans nombre
rules-fields-text = Les cases marquées ✱ n’ont pas de nombre. Quand les dés montrent un { $one } et un { $other }, chaque joueur peut en cocher une, <strong>en plus</strong> des autres croix du lancer : dans n’importe quelle rangée si les deux dés sont blancs, sinon dans la rangée d’un dé de couleur qui montre l’un des deux. On les coche de gauche à droite, avec les nombres : ce que tu sautes est perdu. Une case cochée compte pour les points, jusqu’à { $most } croix par rangée, mais pas pour les { $needed } qu’il faut au dernier nombre.
rules-track = Piste
rules-track-text = Quand les deux dés blancs et un dé de couleur donnent exactement <strong>{ $sum }</strong>, le joueur actif peut cocher la case suivante de la piste, sous les rangées, <strong>à la place</strong> des deux actions ; il n’a alors pas de coup manqué. Les autres utilisent les dés blancs comme toujours. Les cases valent { $points } points, et seule la dernière cochée compte.
rules-extra-points = Points en plus
rules-extra-points-text = Un nombre accompagné d’un petit +3, ou d’un autre nombre de ce genre, rapporte une fois coché autant de points à part, en plus de ce qu’il compte dans sa rangée.

## Lucky numbers

rules-lucky-text = Chaque feuille a deux chiffres de la chance différents, de 2 à { $highest }. Quand les dés blancs donnent l’un des tiens, peu importe qui lance, tu peux cocher une meilleure case à la place de ce nombre : la <strong>case suivante</strong> de la rangée où tu as le <strong>moins de croix</strong>. À égalité, tu choisis la rangée. Les rangées verrouillées ne comptent pas. Une croix de la chance peut verrouiller une rangée si les { $needed } croix y sont ; sinon, la case du cadenas ne donne rien.

## Penalties and the end

rules-penalties-text = Une feuille a { $boxes } cases de coups manqués, et chaque case cochée coûte { $points } points. Seul le joueur actif peut avoir un coup manqué, pour un tour sans croix.
rules-end-text = La partie est finie dès que <strong>deux rangées sont verrouillées</strong> ou qu’un joueur a son <strong>quatrième coup manqué</strong>. Si tu n’as pas encore coché avec le lancer de ce deuxième cadenas, tu peux encore utiliser ses dés blancs, et même verrouiller une troisième rangée. Si le deuxième cadenas est venu à l’action 1, il n’y a pas d’action 2.

## Points

rules-points-text = Compte les croix de chaque rangée, cadenas compris.
rules-crosses = croix
rules-crosses-points = points
rules-winner = Le plus haut total gagne. À total égal, on partage la place.
rules-score = Calculer un score

## What the app does

rules-modes-text = Tu choisis ce que l’appli sait de ta table.
rules-mode-sheet = Feuilles seules
rules-mode-sheet-text = Du papier qui connaît les règles. L’appli vérifie chaque croix, mais ne suit pas les tours : note toi-même tes coups manqués, et dis-lui quand quelqu’un verrouille une rangée sur papier.
rules-mode-turns = Avec les tours
rules-mode-turns-text = L’appli sait aussi qui lance. Le joueur actif a deux croix par tour, les autres une. <b>Finir le tour</b> passe les dés et note le coup manqué s’il n’y a pas eu de croix. Une rangée dont le cadenas est coché est verrouillée à la fin du tour.
rules-mode-dice = Avec les dés
rules-mode-dice-text = L’appli connaît aussi le lancer. Le joueur actif saisit les dés, et chaque téléphone éclaire juste les cases possibles. On peut ajouter une règle maison : sans croix avec un dé de couleur, c’est un coup manqué, même après une croix avec les dés blancs.
rules-last-call = Dernier lancer
rules-last-call-text = Après le deuxième cadenas, ton téléphone affiche « Dernier lancer ». Si tu n’as pas encore coché avec ce lancer, il te reste une croix ; la personne qui a provoqué la fin n’en a plus. Un quatrième coup manqué finit tout de suite une partie avec tours.
rules-unrolled = Lancer inconnu
rules-unrolled-text = Seules les parties avec les dés connaissent le lancer. Dans les autres, l’appli permet ce qu’un lancer pourrait permettre, et la feuille le dit. Regarde tes dés pour voir si le tien le permet.
rules-late = Croix tardives
rules-late-text = Ton téléphone était lent ou hors connexion ? Une croix pour un lancer passé compte encore si ce n’était pas ton tour, si tu n’avais pas coché avec ce lancer et si la rangée n’était pas encore verrouillée. Une fois la partie finie, c’est trop tard. Sans connexion, touche le bouton qui nomme le joueur suivant chaque fois que les dés changent de main : chaque croix va alors dans son tour.
rules-mistakes = Erreurs
rules-mistakes-text = Tu peux annuler ta dernière croix du tour en cours. Si tu vois l’erreur plus tard, l’hôte la corrige, et tous les autres le voient.
rules-hand = Au doigt et au clavier
rules-hand-text = Touche une case pour la cocher ; si elle n’est pas libre, elle te dit pourquoi. Les flèches parcourent la feuille, Entrée coche. Touche ton total pour cacher tes points ; avec plusieurs feuilles sur un téléphone, glisse le doigt pour passer à la suivante.
rules-onwards = Continuer
rules-new = Nouvelle partie
rules-boards = Autres versions

## The list of boards

boards-title = Règles
boards-lead = Chaque version a sa page, courte et en images.

## What is special about a board

board-dice = six dés
board-dice-of = six dés à { $sides } faces
board-lucky = chiffres de la chance
board-mixed = rangées de plusieurs couleurs
board-own-order = nombres mélangés
board-doubles = cases doubles
board-bonus-bar = cases bonus
board-bonus-rows = rangées bonus
board-links = nombres reliés
board-steps = marches
board-pairs = paires bonus
board-swaps = cases d’échange
board-fields = cases sans nombre
board-track = une piste de points
board-extra-points = points en plus
space-extra-points = { $space }, plus { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-second-boxes = deuxièmes cases

## Examples

example-white = blanc
example-roll-white = Action 1. Les dés blancs montrent { $one } et { $other } : chacun peut cocher le { $sum } d’une rangée.
example-roll-color = Action 2. C’est { $name } qui lance, et elle a coché le { $sum } rouge. Maintenant, elle peut additionner un dé blanc et un dé de couleur. Le bleu donne { $first } ou { $second }.
example-order = En rouge, { $red } sont cochés : { $lost } sont perdus. En jaune, { $yellow } est coché : il ne reste que { $left }.
example-lock = Avec { $before } croix en rouge, on peut cocher le { $last } rouge, et le cadenas avec : { $crosses } croix, { $points } points.
example-same-roll = { $first } verrouille le bleu. { $second } coche le { $last } bleu avec le même lancer : les deux ont le cadenas. { $third } n’a que { $crosses } croix en bleu : elle ne peut pas cocher, et la rangée est maintenant verrouillée.
example-early-lock = Le { $first } rouge verrouille la rangée tout aussi bien, et le { $lost } rouge est alors perdu.
example-colors = { $name } a verrouillé la rangée rouge. Le dé rouge n’est plus en jeu, mais les cases rouges des autres rangées restent libres pour les dés blancs.
example-lucky = Les chiffres de la chance sont { $numbers }, et les dés blancs donnent { $sum }. La rangée verte était vide, donc celle qui a le moins de croix : sa case suivante, le { $next } vert, est cochée.
example-end-lock = Le vert est déjà verrouillé, et les dés blancs donnent { $sum }. { $first } verrouille le rouge, { $second } le jaune avec le même lancer : les deux comptent, et la partie est finie.
example-end-cross = Le vert est déjà verrouillé, et les dés blancs donnent { $sum }. { $first } verrouille le rouge, { $second } coche encore le { $sum } jaune avec le même lancer, et la partie est finie.
example-score = { $red } croix rouges, { $yellow } jaunes, { $green } vertes et { $blue } bleues, dont un cadenas, et { $penalties } coups manqués : { $sum }.
example-score-steps = { $score } Marches cochées : { $count }, soit { $points } de plus.
example-bar = { $name } coche { $space }, un nombre encadré. La première case de la barre coche aussi { $crosses }.
example-link = { $name } a coché { $before }. Maintenant, elle coche { $space }, ce qui coche aussi { $crosses }, à gauche de sa dernière croix.
example-steps = { $count } croix, toutes sur des marches : { $points } points de plus, en dehors de ceux des rangées.
example-pair = { $name } a coché { $pair }. Cela coche aussitôt { $crosses }.
example-swap = Les dés blancs donnent { $sum }. Avec la case { $field }, { $name } coche { $space } à la place.
example-second-box = { $name } a coché { $twice } une deuxième fois quand ce nombre est revenu. Pour { $gone }, c’est trop tard : { $last }, plus à droite, est coché.
example-double = { $name } a coché { $spaces }. Avec la case double, { $double }, cela fait { $crosses } croix : { $points } points.
example-bonus-row = { $name } a coché { $space }. Les dés blancs donnent encore { $sum }, et elle coche le { $sum } de la rangée bonus : une croix de plus en { $upper } et une en { $lower }.
example-field = Un dé blanc montre un { $one }, et le dé { $color } un { $other }. { $name } coche { $space } avec les dés blancs et, en plus, la case ✱ juste à droite : { $crosses } croix, { $points } points.
example-track = Les deux dés blancs et le { $color } donnent { $sum }. À la place de ses deux actions, { $name } coche la case suivante de la piste, qui lui donne maintenant { $points } points.

## Scoring a paper sheet

score-title = Calculer un score : { $name }
score-points = { $total ->
    [one] point
   *[other] points
}
score-at-least = Au moins { $count ->
    [one] { $total } point
   *[other] { $total } points
}.
score-mistakes = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
} sur cette feuille
score-numbers = Nombres cochés en { $row }
score-lock = cadenas { $row }
score-second = { $number } { $row }, deuxième case
score-row-points = points en { $row }
score-penalty-count = Combien de coups manqués
score-penalty = Coup manqué { $number }
score-check = Calculer
score-tap = Toucher les nombres
score-type = Saisir les nombres
score-empty = Feuille vide
score-letter = Quelle feuille ?
score-star = étoile { $number } { $row }
score-type-stars = Une étoile se saisit avec sa place dans la rangée : *1 est la plus à gauche.
score-double = Rangée double
score-double-of = Rangée double : { $row }

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } n’a pas de « { $word } ».
scorecard-error-no-number = { $row } n’a pas de { $number }.
scorecard-error-twice = { $row } { $number } y est deux fois.
scorecard-error-closed = { $row } { $number } : pas possible, la rangée était déjà verrouillée.
scorecard-error-too-few = { $row } { $number } demande d’abord { $needed } croix en { $color } : { $lacking ->
    [one] il en manque une
   *[other] il en manque { $lacking }
}.
scorecard-error-lock-alone = Le cadenas { $color } est coché sans { $color } { $numbers }.
scorecard-error-lock-forgotten = { $row } { $numbers } est coché, mais pas le cadenas à côté.
scorecard-error-penalties = Une feuille a { $max } cases de coups manqués.
scorecard-error-letter = Choisis la lettre de la feuille.
scorecard-error-boxes = { $row } { $number } n’a que deux cases.
scorecard-error-second-alone = { $row } { $number } a sa deuxième case cochée, mais pas la première.
scorecard-error-neighbor = { $row } { $number } demande une croix sur le { $number } en { $beside }.
scorecard-error-gap = { $row } { $number } : il faut d’abord cocher { $missing }.
scorecard-error-link = { $row } { $number } n’est pas coché, mais { $other } { $linked } l’est : les nombres reliés se cochent ensemble.

## Empty sheets to print

blank-title = Feuilles vierges
blank-print = Imprimer
blank-lead = { $sheets } feuilles tiennent sur une page A4 ou Letter. Imprime ce qu’il te faut ; les couleurs sont claires, pour que le stylo se voie.
blank-sheet = Feuille vierge : { $name }
blank-name = Nom
blank-date = Date
blank-letters = Il y a { $count } feuilles différentes, de { $first } à { $last } : chaque joueur prend une feuille différente.
blank-sheet-letter = Feuille vierge { $letter } : { $name }
blank-bar = Barre bonus
blank-swaps = Échanges
blank-track = Piste
blank-track-sum = les deux dés blancs + un dé de couleur = { $sum }
blank-fields = ✱ si les dés montrent un { $one } et un { $other }
blank-pair-fewest = rangée la plus vide
blank-pair-each = dans chaque rangée
blank-pair-points = points
blank-pair-penalties = coups manqués
