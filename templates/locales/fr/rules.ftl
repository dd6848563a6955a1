# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Règles de { $name }
rules-heading = les règles
rules-lead = Coche autant de nombres que possible dans les quatre rangées de ta feuille. Chaque croix de plus dans une rangée vaut davantage que la précédente.
rules-jumps = Sur cette page
rules-turn = Un tour
rules-order-short = De gauche à droite
rules-locks-short = Cadenas
rules-lucky = Nombres porte-bonheur
rules-penalties = Coups manqués
rules-end = La fin
rules-points = Points
rules-modes = Dans Rowlock

## What you need

rules-things = Ce qu’il faut
rules-players = Joueurs
rules-players-text = de 2 à 5 ; Rowlock en prend de 1 à { $max }
rules-dice = Dés
rules-dice-text = deux blancs, un rouge, un jaune, un vert et un bleu, tous à { $sides } faces
rules-sheet = Feuille
rules-sheet-text = une par joueur : ton téléphone
rules-rows-rise = En { $rows }, les nombres montent de { $first } à { $last }.
rules-rows-fall = En { $rows }, les nombres descendent de { $first } à { $last }.
rules-rows-mixed = En { $rows }, les nombres n’ont pas d’ordre ; c’est leur place qui compte.
rules-rows-colors = Une rangée a des cases de plusieurs couleurs et porte le nom de la couleur de son cadenas, à son bout droit.

## A turn

rules-turn-text = Le joueur actif lance tous les dés encore en jeu. Deux actions suivent, toujours dans cet ordre.
rules-action-white = Action 1, pour tous.
rules-action-white-text = Additionne les deux dés blancs. Chaque joueur, l’actif aussi, peut cocher ce nombre dans une rangée.
rules-action-color = Action 2, pour le joueur actif seul.
rules-action-color-text = Additionne un dé blanc et un dé de couleur, à ton choix. Tu peux cocher cette somme dans la rangée de la couleur de ce dé.
rules-action-color-mixed = Additionne un dé blanc et un dé de couleur, à ton choix. Tu peux cocher cette somme sur une case de la couleur de ce dé, dans n’importe quelle rangée.
rules-turn-end = Personne n’est obligé de cocher. Mais un joueur actif qui ne coche rien dans aucune des deux actions prend un <a href="#penalties">coup manqué</a>. Puis le joueur suivant lance.

## From left to right

rules-order = De gauche à droite
rules-order-text = Dans chaque rangée, on coche de gauche à droite. Tu peux sauter des cases, mais ce qui est à gauche d’une croix est perdu.

## Locking a row

rules-locks = Verrouiller une rangée
rules-locks-text = Le dernier nombre d’une rangée demande d’abord <strong>{ $needed } croix</strong> dans cette rangée. Coche-le, et tu coches aussi le cadenas à côté : il compte comme une croix.
rules-locks-text-several = Chacun des { $count } derniers nombres d’une rangée (en rouge { $numbers }) demande d’abord <strong>{ $needed } croix</strong> dans cette rangée. Coche-le, et tu coches aussi le cadenas à côté : il compte comme une croix.
rules-closing = Le dé de cette couleur quitte aussitôt la partie, et après ce lancer la rangée est verrouillée pour tous. Qui peut cocher le dernier nombre <strong>avec le même lancer</strong> a aussi le cadenas. Sans cette croix, pas de cadenas, si pleine que soit la rangée.
rules-closing-several = Le dé de cette couleur quitte aussitôt la partie, et après ce lancer la rangée est verrouillée pour tous. Qui peut cocher un nombre qui verrouille <strong>avec le même lancer</strong> a aussi le cadenas. Sans cette croix, pas de cadenas, si pleine que soit la rangée.

## Lucky numbers

rules-lucky-text = Chaque feuille a deux nombres porte-bonheur différents, de 2 à { $highest }. Quand les dés blancs donnent l’un des tiens, au lancer de n’importe qui, tu peux cocher une meilleure case à la place de ce nombre : la <strong>case suivante</strong> de la rangée où tu as le <strong>moins de croix</strong>. À égalité, tu choisis la rangée. Les rangées verrouillées ne comptent pas. Une croix porte-bonheur peut verrouiller une rangée si les { $needed } croix y sont ; sinon la case du cadenas ne donne rien.

## Penalties and the end

rules-penalties-text = Une feuille a { $boxes } cases de coups manqués, et chacune cochée coûte { $points } points. Seul le joueur actif peut en prendre un, pour un tour sans croix.
rules-end-text = La partie finit dès que <strong>deux rangées sont verrouillées</strong> ou qu’un joueur prend le <strong>quatrième coup manqué</strong>. Qui n’a pas coché avec le lancer de ce deuxième cadenas peut encore utiliser ses dés blancs, et même verrouiller une troisième rangée. S’il est venu à l’action 1, il n’y a pas d’action 2.

## Points

rules-points-text = Compte les croix de chaque rangée, cadenas compris.
rules-crosses = croix
rules-crosses-points = points
rules-winner = Le total le plus haut gagne. À total égal, on partage la place.
rules-score = Compter une feuille

## What the app does

rules-modes-text = Vous choisissez ce que l’application sait de votre table.
rules-mode-sheet = Feuilles seules
rules-mode-sheet-text = Du papier qui connaît les règles. Il vérifie chaque croix, mais ne connaît pas les tours : prenez vos coups manqués vous-mêmes, et dites à l’application quand quelqu’un verrouille une rangée sur papier.
rules-mode-turns = Avec les tours
rules-mode-turns-text = L’application sait aussi à qui est le lancer. Le joueur actif a deux croix par tour, les autres une. <b>Finir le tour</b> passe les dés et coche le coup manqué s’il n’y a pas eu de croix. Une rangée au cadenas coché se verrouille à la fin du tour.
rules-mode-dice = Avec les dés
rules-mode-dice-text = L’application connaît aussi le lancer. Le joueur actif entre les dés, et chaque téléphone éclaire juste ce qu’ils permettent. Une règle maison peut s’ajouter : sans croix avec un dé de couleur, c’est un coup manqué, même après une avec les dés blancs.
rules-last-call = Dernier appel
rules-last-call-text = Après le deuxième cadenas, ton téléphone dit « dernier appel ». Si tu n’as pas coché avec ce lancer, il te reste une croix ; qui a amené la fin n’en a pas. Un quatrième coup manqué finit aussitôt une partie avec tours.
rules-late = Croix tardives
rules-late-text = Ton téléphone était lent ou hors ligne ? Une croix pour un lancer passé compte encore si ce n’était pas ton tour, si tu n’avais pas coché avec ce lancer et si la rangée était alors ouverte. Une fois la partie finie, plus rien de tardif n’est pris. Sans connexion, touche « Lancer suivant » chaque fois que les dés passent : chaque croix va alors dans son tour.
rules-mistakes = Erreurs
rules-mistakes-text = Chacun peut reprendre sa dernière croix du tour en cours. Ce qu’on remarque plus tard, l’hôte le corrige, et tous les autres l’apprennent.
rules-hand = Au doigt et au clavier
rules-hand-text = Toucher une case la coche ; toucher une case qui n’est pas ouverte dit pourquoi. Les flèches parcourent la feuille, Entrée coche. Toucher ton total cache tes points ; quand un téléphone tient plusieurs feuilles, un glissement passe à la suivante.
rules-onwards = Continuer
rules-new = Nouvelle partie
rules-boards = Autres plateaux

## The list of boards

boards-title = Règles
boards-lead = Chaque plateau a sa page : courte, avec des images, et faite à partir du plateau lui-même.

## What is special about a board

board-dice = six dés
board-dice-of = six dés à { $sides } faces
board-lucky = nombres porte-bonheur
board-mixed = rangées de plusieurs couleurs
board-own-order = nombres sans ordre

## Examples

example-white = blanc
example-roll-white = Action 1. Les dés blancs montrent { $one } et { $other } : chacun peut cocher le { $sum } d’une rangée.
example-roll-color = Action 2. { $name }, dont c’est le lancer, a coché rouge { $sum }. Maintenant elle peut additionner un dé blanc et un dé de couleur. Le bleu donne { $first } ou { $second }.
example-order = Rouge { $red } sont cochés : rouge { $lost } sont perdus. Jaune { $yellow } est coché : il ne reste que { $left }.
example-lock = Avec { $before } croix en rouge, on peut cocher rouge { $last }, et le cadenas avec : { $crosses } croix, { $points } points.
example-same-roll = { $first } verrouille bleu. { $second } coche bleu { $last } avec le même lancer : les deux ont le cadenas. { $third } n’a que { $crosses } croix en bleu, donc ne peut pas, et la rangée est maintenant verrouillée.
example-early-lock = Rouge { $first } verrouille la rangée tout aussi bien, et rouge { $lost } est alors perdu.
example-colors = { $name } a verrouillé la rangée rouge. Le dé rouge est parti, mais les cases rouges des autres rangées restent ouvertes aux dés blancs.
example-lucky = Les nombres porte-bonheur sont { $numbers }, et les dés blancs donnent { $sum }. Vert était vide, le moins de toutes les rangées : sa case suivante, vert { $next }, est cochée.
example-end-lock = Vert est déjà verrouillé, et les dés blancs donnent { $sum }. { $first } verrouille rouge, { $second } verrouille jaune avec le même lancer : les deux comptent, et la partie finit.
example-end-cross = Vert est déjà verrouillé, et les dés blancs donnent { $sum }. { $first } verrouille rouge, { $second } coche encore jaune { $sum } avec le même lancer, et la partie finit.
example-score = { $red } croix rouges, { $yellow } jaunes, { $green } vertes et { $blue } bleues, dont un cadenas, et { $penalties } coups manqués : { $sum }.

## Scoring a paper sheet

score-title = Compter une feuille de { $name }
score-points = { $total ->
    [one] point
   *[other] points
}
score-mistakes = { $count ->
    [one] Une erreur
   *[other] { $count } erreurs
} sur cette feuille. Ce qui ne va pas est écrit sous sa rangée.
score-numbers = Nombres cochés en { $row }
score-lock = cadenas { $row }
score-row-points = points en { $row }
score-penalty-count = Combien de coups manqués
score-penalty = Coup manqué { $number }
score-check = Compter
score-tap = Toucher les nombres
score-type = Taper les nombres
score-empty = Feuille vide

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } n’a pas de « { $word } ».
scorecard-error-no-number = { $row } n’a pas de { $number }.
scorecard-error-twice = { $row } { $number } y est deux fois.
scorecard-error-closed = { $row } { $number } ne peut être coché : la rangée était déjà verrouillée.
scorecard-error-too-few = { $row } { $number } demande d’abord { $needed } croix en { $color } : { $lacking ->
    [one] il en manque une
   *[other] il en manque { $lacking }
}.
scorecard-error-lock-alone = Le cadenas { $color } est coché sans { $color } { $numbers }.
scorecard-error-lock-forgotten = { $row } { $numbers } est coché, mais pas le cadenas à côté.
scorecard-error-penalties = Une feuille a { $max } cases de coups manqués.

## Empty sheets to print

blank-title = Feuilles vierges
blank-print = Imprimer
blank-lead = { $sheets } feuilles tiennent sur une page A4 ou Letter. Imprime ce qu’il te faut ; les couleurs sont claires, pour que le stylo se voie.
blank-sheet = Feuille vierge : { $name }
blank-name = Nom
blank-date = Date
