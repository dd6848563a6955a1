# What the coach says after a game.

## The review

coach-title = Entscheidungen
coach-awaited = Der Coach sieht sich das Spiel an. Das kann ein, zwei Minuten dauern …
coach-luck = Würfel und Mitspieler
coach-cost = Verschenkte Punkte
coach-decisions = Beurteilte Entscheidungen
coach-no-moments = Keine Entscheidung hat 0,3 Punkte oder mehr gekostet. Gut gespielt!
coach-moment = { $name }, Zug { $turn }:
coach-choice-of = { $name }:
coach-better = { $better-first } statt { $played } war { $points } Punkte mehr wert.
coach-cross = Es war { $points } Punkte mehr wert, { $better } anzukreuzen.
coach-leave = Es war { $points } Punkte mehr wert, { $played } auszulassen.
coach-penalty-played = { $better-first } statt des Fehlwurfs war { $points } Punkte mehr wert.
coach-penalty-better = Ein Fehlwurf statt { $played } war { $points } Punkte mehr wert.
coach-lost = { $space-first } hat { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} ausgelassen.
coach-lost-lock = { $by } hat { $row } abgeschlossen, als { $names } so weit { $count ->
    [one] war
   *[other] waren
}.
coach-lost-lock-paper = { $row-first } wurde abgeschlossen, als { $names } so weit { $count ->
    [one] war
   *[other] waren
}.
coach-ended-behind = Mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} Rückstand hat { $name } das Ende gebracht.
coach-jump = { $name } hat für { $space } { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} ausgelassen: { $points } Punkte weniger in dieser Reihe.
coach-penalties = { $name } bekam { $count ->
    [one] einen Fehlwurf in Zug { $turns }
   *[other] Fehlwürfe in den Zügen { $turns }
}.
coach-second-crosses = Züge mit zwei Kreuzen
coach-facts = Was geschah
coach-about-white-sums = Beurteilt wird nur, was an den Kreuzen zu erkennen ist. Der Coach spielt von jeder Entscheidung aus Tausende Spiele weiter und vergleicht.
coach-about-rolls = Der Coach spielt von jeder Entscheidung aus Tausende Spiele weiter und vergleicht. Der Rest kam von den Würfeln und den anderen.
coach-about-exact = Der Coach vergleicht jede Entscheidung mit der besten. Für eine Person allein ist die genau bekannt.
coach-about-long = Dieses Spiel war sehr lang. Darum spielt der Coach von jeder Entscheidung aus nur { $games } Spiele weiter. Kleine Verluste sieht er so nicht.
coach-about-sheet = Dieses Spiel hatte keine Züge. Der Coach weiß also nicht, wer was ankreuzen konnte, und beurteilt keine Entscheidungen.
coach-about-board = Der Coach kann diese Variante nicht spielen. Darum beurteilt er keine Entscheidungen.
coach-none-judged = Der Coach konnte in diesem Spiel keine Entscheidung beurteilen.
review-chart-expected = Die dünnen Linien zeigen, womit am Ende zu rechnen war.

## With the result, and as a puzzle

moment-own = Deine teuerste Wahl, Zug { $turn }
moment-own-best = Deine beste Wahl, Zug { $turn }
moment-of = Teuerste Wahl: { $name }, Zug { $turn }
moment-of-best = Beste Wahl: { $name }, Zug { $turn }
moment-of-games = Teuerste Wahl aus { $games } Spielen: { $name }, Spiel { $game }, Zug { $turn }
moment-of-games-best = Beste Wahl aus { $games } Spielen: { $name }, Spiel { $game }, Zug { $turn }
moment-see = Ansehen
puzzle-title = Was würdest du ankreuzen?
puzzle-link = Rätsel zu diesem Spiel
puzzle-offer = Solange du wartest: Was würdest du ankreuzen?
puzzle-moment = { $name }, Zug { $turn }
puzzle-count = { $number } von { $count }
puzzle-white-sum = Die weißen Würfel zeigen zusammen { $sum }.
puzzle-choices = Was { $name } ankreuzen konnte
puzzle-answers = Was jede Wahl wert war
puzzle-nothing = Nichts
puzzle-penalty = Nichts, also ein Fehlwurf
puzzle-best = Am meisten wert
puzzle-less = { $points } Punkte weniger
puzzle-played = { $name } hat das gewählt
puzzle-yours = Deine Wahl
puzzle-next = Nächster Moment
puzzle-again = Noch einmal von vorn
puzzle-lobby = Zurück zum Warteraum

## A group and its players

choices-title = Entscheidungen
choices-of = Entscheidungen von { $name }
choices-empty = Der Coach hat noch kein Spiel beurteilt. Das tut er nach jedem Spiel.
choices-about = So viele Punkte verschenkt eine Entscheidung im Schnitt der letzten Spiele. Glück zählt hier nicht. „Würfel“: Spiele mit den Würfeln auf den Handys; der Coach beurteilt jede Entscheidung. „Züge“: Spiele ohne; er beurteilt nur, was an den Kreuzen zu erkennen ist.
choices-rolls = Würfel
choices-white-sums = Züge
choices-given-away = Verschenkt
choices-luck = Würfel und Mitspieler
choices-chart = So viele Punkte haben Entscheidungen in jedem Spiel verschenkt. Das letzte Spiel steht rechts.
choices-curve-of = Was die Entscheidungen von { $name } in den letzten { $games } Spielen verschenkt haben
