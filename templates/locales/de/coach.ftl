# What the coach says after a game.

## The review

coach-title = Entscheidungen
coach-awaited = Der Coach sieht sich das Spiel an. Das kann ein, zwei Minuten dauern …
coach-luck = Würfel und Mitspieler
coach-cost = Verschenkt
coach-decisions = Beurteilt
coach-no-moments = Keine Entscheidung hat 0,3 Punkte oder mehr gekostet. Gut gespielt!
coach-moment = { $name }, Zug { $turn }:
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
coach-second-crosses = Zwei Kreuze
coach-facts = Was geschah
coach-about-white-sums = Beurteilt sind die Entscheidungen mit weißen Summen, die aus den Kreuzen hervorgehen, jede an Tausenden Spielen, die von dort aus weitergehen.
coach-about-rolls = Jede Entscheidung wird an Tausenden Spielen gemessen, die von dort aus weitergehen. Den Rest gaben die Würfel und was die anderen taten.
coach-about-exact = Jede Entscheidung wird am bestmöglichen Spiel für eine Person allein gemessen; das ist genau bekannt.
coach-about-long = Ein sehr langes Spiel: Jede Entscheidung wird an { $games } statt Tausenden Spielen gemessen, die von dort aus weitergehen. Kleine Verluste bleiben da verborgen.
coach-about-sheet = Ohne Züge weiß niemand, wer was ankreuzen konnte, darum kann der Coach keine Entscheidungen beurteilen.
coach-about-board = Der Coach kann diese Variante nicht spielen, darum kann er keine Entscheidungen beurteilen.
coach-none-judged = In diesem Spiel ließ sich keine Entscheidung beurteilen.
review-chart-expected = Die dünnen Linien zeigen, womit am Ende zu rechnen war.

## With the result, and as a puzzle

moment-own = Deine teuerste Wahl, Zug { $turn }
moment-of = Teuerste Wahl: { $name }, Zug { $turn }
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
choices-empty = Noch wurde kein Spiel beurteilt. Das geschieht nach dem Spiel.
choices-about = Punkte, die eine beurteilte Entscheidung verschenkt hat, im Schnitt der letzten Spiele: was man lernen kann, ohne das Glück. „Würfel“ sind Spiele mit den Würfeln auf den Handys, in denen jede Entscheidung beurteilt wird; in den anderen nur manche.
choices-rolls = Würfel
choices-white-sums = Züge
choices-given-away = Verschenkt
choices-luck = Würfel und Mitspieler
choices-chart = Punkte, die Entscheidungen in jedem Spiel verschenkt haben, das letzte rechts.
choices-curve-of = Was die Entscheidungen von { $name } in den letzten { $games } Spielen verschenkt haben
