# The page that checks and scores a paper sheet.
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
score-penalty = Coup manqué { $place }
score-check = Compter
score-tap = Toucher les nombres
score-type = Taper les nombres
score-empty = Feuille vide

## What is wrong
slip-unreadable = { $row } n’a pas de « { $word } ».
slip-no-number = { $row } n’a pas de { $number }.
slip-twice = { $row } { $number } y est deux fois.
slip-closed = { $row } { $number } ne peut être coché : la rangée était déjà verrouillée.
slip-too-few = { $row } { $number } demande d’abord { $needed } croix en { $color } : { $lacking ->
    [one] il en manque une
   *[other] il en manque { $lacking }
}.
slip-lock-alone = Le cadenas { $color } est coché sans { $color } { $numbers }.
slip-lock-forgotten = { $row } { $numbers } est coché, mais pas le cadenas à côté.
slip-penalties = Une feuille a { $most } cases de coups manqués.
