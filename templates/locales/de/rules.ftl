# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Regeln: { $name }
rules-heading = die Regeln
rules-lead = Kreuze in den vier Reihen deines Zettels so viele Zahlen an, wie du kannst. Jedes weitere Kreuz in einer Reihe ist mehr wert als das davor.
rules-different = Was anders ist
rules-jumps = Auf dieser Seite
rules-turn = Ein Zug
rules-order-short = Von links nach rechts
rules-locks-short = Schlösser
rules-lucky = Glückszahlen
rules-penalties = Fehlwürfe
rules-end = Das Ende
rules-points = Punkte
rules-modes = In Rowlock

## What you need

rules-things = Was ihr braucht
rules-players = Spieler
rules-players-text = 2 bis 5; mit Rowlock 1 bis { $max }
rules-dice = Würfel
rules-dice-text = zwei weiße und je einer in Rot, Gelb, Grün und Blau, alle mit { $sides } Seiten
rules-sheet = Zettel
rules-sheet-text = für jeden einer: das eigene Handy
rules-rows-rise = In { $rows } steigen die Zahlen von { $first } bis { $last }.
rules-rows-fall = In { $rows } fallen die Zahlen von { $first } bis { $last }.
rules-rows-mixed = In { $rows } stehen die Zahlen durcheinander; es zählt, wo sie stehen.
rules-rows-colors = Eine Reihe hat Felder in mehreren Farben und heißt nach der Farbe ihres Schlosses am rechten Ende.

## A turn

rules-turn-text = Der aktive Spieler würfelt mit allen Würfeln, die noch im Spiel sind. Dann folgen zwei Aktionen, immer in dieser Reihenfolge.
rules-action-white = Aktion 1, für alle.
rules-action-white-text = Zählt die zwei weißen Würfel zusammen. Alle, auch der aktive Spieler, dürfen diese Zahl in einer Reihe ankreuzen.
rules-action-color = Aktion 2, nur für den aktiven Spieler.
rules-action-color-text = Zähle einen weißen Würfel und einen Farbwürfel deiner Wahl zusammen. Diese Summe darfst du in der Reihe dieser Farbe ankreuzen.
rules-action-color-mixed = Zähle einen weißen Würfel und einen Farbwürfel deiner Wahl zusammen. Diese Summe darfst du auf einem Feld dieser Farbe ankreuzen, egal in welcher Reihe.
rules-turn-end = Niemand muss etwas ankreuzen. Kreuzt aber der aktive Spieler in keiner der beiden Aktionen etwas an, bekommt er einen <a href="#penalties">Fehlwurf</a>. Dann würfelt der Nächste.

## From left to right

rules-order = Von links nach rechts
rules-order-text = In jeder Reihe kreuzt du von links nach rechts an. Du darfst Felder auslassen, aber alles links von einem Kreuz ist verloren.

## Locking a row

rules-locks = Eine Reihe abschließen
rules-locks-text = Für die letzte Zahl einer Reihe brauchst du erst <strong>{ $needed } Kreuze</strong> in dieser Reihe. Kreuzt du sie an, dann auch das Schloss daneben: Es zählt als Kreuz.
rules-locks-text-several = Für jede der letzten { $count } Zahlen einer Reihe (in Rot { $numbers }) brauchst du erst <strong>{ $needed } Kreuze</strong> in dieser Reihe. Kreuzt du sie an, dann auch das Schloss daneben: Es zählt als Kreuz.
rules-closing = Der Würfel dieser Farbe kommt sofort aus dem Spiel, und nach diesem Wurf ist die Reihe für alle zu. Wer die letzte Zahl <strong>mit demselben Wurf</strong> ankreuzen kann, bekommt das Schloss auch. Ohne dieses Kreuz gibt es kein Schloss, so voll die Reihe auch ist.
rules-closing-several = Der Würfel dieser Farbe kommt sofort aus dem Spiel, und nach diesem Wurf ist die Reihe für alle zu. Wer eine Zahl, die die Reihe abschließt, <strong>mit demselben Wurf</strong> ankreuzen kann, bekommt das Schloss auch. Ohne dieses Kreuz gibt es kein Schloss, so voll die Reihe auch ist.

## What boards have beside four rows of numbers

rules-second-boxes = Zweite Kästchen
rules-second-boxes-text = Jedes Feld außer dem letzten einer Reihe hat ein zweites Kästchen. Kommt die Zahl des letzten angekreuzten Felds einer Reihe noch einmal, darf es ein zweites Mal angekreuzt werden: einfach noch einmal antippen. Sobald weiter rechts angekreuzt ist, geht das nicht mehr. Ein zweites Kreuz zählt wie jedes andere, für die Punkte und für die { $needed }, die die letzte Zahl braucht; eine Reihe zählt höchstens { $most } Kreuze.
rules-doubles = Doppelte Felder
rules-doubles-text = Die Felder mit „2 ✕“ sind doppelt gedruckt: Ein solches Feld zählt als zwei Kreuze, für die Punkte und für die letzte Zahl. Eine Reihe zählt höchstens { $most } Kreuze.
rules-doubles-second = Ein doppeltes Feld hat kein zweites Kästchen.
rules-bonus-rows = Bonusreihen
rules-bonus-rows-text = Eine Bonusreihe liegt zwischen zwei Reihen und zählt für beide. Ein Feld darin darfst du ankreuzen, wenn seine Zahl in der Reihe darüber oder darunter angekreuzt ist und <strong>noch einmal</strong> kommt: mit den weißen Würfeln für alle, oder in Aktion 2 mit dem Farbwürfel einer Reihe, in der sie angekreuzt ist. Das ist dann dein Kreuz dieser Aktion, und auch hier geht es von links nach rechts. Jedes Kreuz zählt bei den Punkten für beide Reihen, bis zu { $most } Kreuze je Reihe, aber nicht für die { $needed }, die die letzte Zahl braucht. Ist eine Reihe abgeschlossen, bleibt ihre Bonusreihe bis zum Ende offen.
rules-links = Verbundene Zahlen
rules-links-text = Umkreiste Zahlen, die ein Strich verbindet, werden zusammen angekreuzt. Kreuzt du die eine an, ist sofort auch die andere angekreuzt, und zwar immer: auch links von deinem letzten Kreuz und sogar in einer Reihe, die zu ist. Das Kreuz zählt wie jedes andere, auch für die letzte Zahl. Liegt es weiter rechts, ist alles links davon verloren.
rules-steps = Stufen
rules-steps-text = Die eingerahmten Zahlen sind Stufen. Eine angekreuzte Stufe zählt wie immer in ihrer Reihe und noch einmal in einer eigenen Zeile, nach derselben Punktetabelle. Das Schloss ist keine Stufe.
rules-sheets-text = Es gibt { $count } verschiedene Zettel, { $first } bis { $last }. Rowlock teilt jedem einen anderen aus; im Warteraum könnt ihr das ändern.
rules-bonus-bar = Bonusleiste
rules-bonus-bar-text = Manche Zahlen sind umrandet. Wer eine davon ankreuzt, kreuzt auch das nächste freie Feld der Bonusleiste unter den Reihen an, und damit das nächste Feld der Reihe in dessen Farbe: Das braucht keinen Würfel, lässt nichts aus, ist Pflicht und kann einen weiteren Bonus bringen oder sogar die Reihe abschließen. Ist eine Reihe zu, sind ihre Felder der Leiste gestrichen. Hat ein Bonuskreuz keinen Platz, verfällt es.
rules-pairs = Paare
rules-pairs-text = Zwei Zahlen mit demselben Zeichen sind ein Paar: Hast du beide angekreuzt, bekommst du, was unten steht. Die Kreuze eines Paars brauchen keinen Würfel. Jedes kommt auf das nächste Feld seiner Reihe, zählt wie jedes andere, ist Pflicht und kann ein weiteres Paar vollenden oder sogar eine Reihe abschließen. Reihen, die zu sind, bleiben außen vor, und ein Kreuz ohne Platz verfällt.
rules-pair-two-in-fewest = Sofort: zwei Kreuze in der Reihe mit den wenigsten Kreuzen. Bei Gleichstand suchst du dir die Reihe aus.
rules-pair-one-in-each = Sofort: ein Kreuz in jeder Reihe, von oben nach unten.
rules-pair-double-fewest = Am Ende: Die Reihe mit den wenigsten Kreuzen zählt doppelt.
rules-pair-plus-13 = Am Ende: 13 Punkte.
rules-pair-no-penalties = Am Ende: Fehlwürfe kosten nichts. Der vierte beendet das Spiel trotzdem.
rules-swaps = Tauschfelder
rules-swaps-text = Jedes Tauschfeld hat zwei Zahlen. Ergeben die weißen Würfel eine davon, darfst du das Tauschfeld ankreuzen und statt der Summe seine <strong>andere</strong> Zahl, egal in welcher Reihe. Das ist dann dein Kreuz mit den weißen Würfeln; in Aktion 2 gelten die Würfel, wie sie liegen. Ein Tauschfeld je Wurf, von links nach rechts: Was du auslässt, ist verloren. Punkte bringen die Tauschfelder selbst keine.
rules-fields = Felder ohne Zahl
rules-fields-text = Die Felder mit ✱ haben keine Zahl. Zeigen die Würfel eine { $one } und eine { $other }, dürfen alle eines davon ankreuzen, <strong>zusätzlich</strong> zu den anderen Kreuzen des Wurfs: in einer beliebigen Reihe, wenn beide Würfel weiß sind, sonst in der Reihe eines Farbwürfels, der eine der beiden zeigt. Angekreuzt wird von links nach rechts, zusammen mit den Zahlen: Was du auslässt, ist verloren. Ein solches Kreuz zählt bei den Punkten, bis zu { $most } Kreuze je Reihe, aber nicht für die { $needed }, die die letzte Zahl braucht.
rules-track = Glücksleiste
rules-track-text = Ergeben beide weißen Würfel und ein Farbwürfel zusammen genau <strong>{ $sum }</strong>, darf der aktive Spieler <strong>statt</strong> beider Aktionen das nächste Feld der Leiste unter den Reihen ankreuzen; einen Fehlwurf gibt es dann nicht. Die anderen nutzen die weißen Würfel wie immer. Die Felder sind { $points } Punkte wert, und nur das letzte angekreuzte zählt.
rules-extra-points = Zusatzpunkte
rules-extra-points-text = Eine Zahl mit einem kleinen +3, oder einer anderen solchen Zahl, bringt angekreuzt so viele Punkte in einer eigenen Zeile, zusätzlich zu dem, was sie in ihrer Reihe zählt.

## Lucky numbers

rules-lucky-text = Jeder Zettel hat zwei verschiedene Glückszahlen von 2 bis { $highest }. Ergeben die weißen Würfel eine von deinen, egal bei wessen Wurf, darfst du statt dieser Zahl ein besseres Feld ankreuzen: das <strong>nächste Feld</strong> der Reihe, in der du die <strong>wenigsten Kreuze</strong> hast. Bei Gleichstand suchst du dir die Reihe aus. Reihen, die zu sind, zählen nicht mit. Ein Glückskreuz kann eine Reihe abschließen, wenn die { $needed } Kreuze da sind; sonst bringt das letzte Feld nichts.

## Penalties and the end

rules-penalties-text = Auf einem Zettel sind { $boxes } Kästchen für Fehlwürfe, und jedes angekreuzte kostet { $points } Punkte. Nur der aktive Spieler kann einen bekommen, für einen Zug ohne Kreuz.
rules-end-text = Das Spiel endet, sobald <strong>zwei Reihen abgeschlossen</strong> sind oder jemand den <strong>vierten Fehlwurf</strong> bekommt. Wer mit dem Wurf dieses zweiten Schlosses noch nicht angekreuzt hat, darf dessen weiße Würfel noch nutzen und sogar eine dritte Reihe abschließen. Fiel das Schloss in Aktion 1, gibt es keine Aktion 2.

## Points

rules-points-text = Zähle die Kreuze jeder Reihe, das Schloss zählt mit.
rules-crosses = Kreuze
rules-crosses-points = Punkte
rules-winner = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Platz.
rules-score = Zettel auswerten

## What the app does

rules-modes-text = Ihr wählt, was die App übernimmt.
rules-mode-sheet = Nur Zettel
rules-mode-sheet-text = Wie Papier, das die Regeln kennt. Die App prüft jedes Kreuz, kennt aber keine Züge: Kreuzt eure Fehlwürfe selbst an, und sagt der App, wenn jemand auf Papier eine Reihe abschließt.
rules-mode-turns = Mit Zügen
rules-mode-turns-text = Die App weiß auch, wer dran ist. Der aktive Spieler hat zwei Kreuze im Zug, alle anderen eines. <b>Fertig</b> gibt die Würfel weiter und kreuzt den Fehlwurf an, wenn es kein Kreuz gab. Eine abgeschlossene Reihe ist zu, sobald der Zug endet.
rules-mode-dice = Mit Würfeln
rules-mode-dice-text = Die App kennt auch den Wurf. Der aktive Spieler gibt die Würfel ein, und auf jedem Handy leuchtet genau das auf, was damit geht. Eine Hausregel lässt sich einschalten: Ohne Kreuz mit Farbwürfel gibt es einen Fehlwurf, auch nach einem Kreuz mit den weißen Würfeln.
rules-last-call = Letzte Chance
rules-last-call-text = Nach dem zweiten Schloss steht auf deinem Handy „Letzte Chance“. Hast du bei diesem Wurf noch nicht angekreuzt, hast du noch ein Kreuz; wer das Spiel beendet hat, hat keines. Ein vierter Fehlwurf beendet ein Spiele mit Zügen sofort.
rules-unrolled = Unbekannter Wurf
rules-unrolled-text = Nur Spiele mit Würfeln kennen den Wurf. In den anderen lässt die App zu, was irgendein Wurf erlauben könnte, und sagt es auf dem Zettel. Ob euer Wurf es hergibt, zeigen die Würfel.
rules-late = Späte Kreuze
rules-late-text = War dein Handy langsam oder offline? Ein Kreuz für einen Wurf, der vorbei ist, zählt noch, wenn es nicht dein eigener Zug war, du bei diesem Wurf nicht angekreuzt hattest und die Reihe damals offen war. Ist das Spiel zu Ende, zählt nichts Spätes mehr. Ohne Verbindung tippe auf den Knopf mit dem nächsten Namen, sobald weitergewürfelt wird: Dann landet jedes Kreuz in seinem Zug.
rules-mistakes = Versehen
rules-mistakes-text = Alle können ihr letztes Kreuz im laufenden Zug zurücknehmen. Was später auffällt, korrigiert die Spielleitung, und alle anderen erfahren es.
rules-hand = Mit Finger und Tasten
rules-hand-text = Ein Tippen kreuzt an; ein Tippen auf ein Feld, das nicht offen ist, sagt warum. Mit den Pfeiltasten gehst du über den Zettel, mit Enter kreuzt du an. Ein Tippen auf deine Punkte versteckt sie; hat ein Handy mehrere Zettel, blättert ein Wischen zum nächsten.
rules-onwards = Weiter
rules-new = Neues Spiel
rules-boards = Andere Varianten

## The list of boards

boards-title = Regeln
boards-lead = Jede Variante hat eine Seite: kurz und mit Bildern.

## What is special about a board

board-dice = sechs Würfel
board-dice-of = sechs Würfel mit { $sides } Seiten
board-lucky = Glückszahlen
board-mixed = Reihen in mehreren Farben
board-own-order = Zahlen durcheinander
board-doubles = doppelte Felder
board-bonus-bar = Bonusfelder
board-bonus-rows = Bonusreihen
board-links = verbundene Zahlen
board-steps = Stufen
board-pairs = Bonuspaare
board-swaps = Tauschfelder
board-fields = Felder ohne Zahl
board-track = Glücksleiste
board-extra-points = Zusatzpunkte
space-extra-points = { $space }, plus { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-second-boxes = zweite Kästchen

## Examples

example-white = weiß
example-roll-white = Aktion 1. Die weißen Würfel zeigen { $one } und { $other }: Alle dürfen die { $sum } einer Reihe ankreuzen.
example-roll-color = Aktion 2. { $name } ist dran und hat Rot { $sum } angekreuzt. Jetzt darf sie einen weißen Würfel und einen Farbwürfel zusammenzählen. Der blaue ergibt { $first } oder { $second }.
example-order = Rot { $red } sind angekreuzt: Rot { $lost } sind verloren. Gelb { $yellow } ist angekreuzt: Nur { $left } bleiben.
example-lock = Mit { $before } Kreuzen in Rot darf Rot { $last } angekreuzt werden, und das Schloss dazu: { $crosses } Kreuze, { $points } Punkte.
example-same-roll = { $first } schließt Blau ab. { $second } kreuzt Blau { $last } mit demselben Wurf an: Beide haben das Schloss. { $third } hat nur { $crosses } Kreuze in Blau, darf also nicht, und nun ist die Reihe zu.
example-early-lock = Rot { $first } schließt die Reihe genauso ab, und Rot { $lost } ist dann verloren.
example-colors = { $name } hat die rote Reihe abgeschlossen. Der rote Würfel ist weg, aber die roten Felder der anderen Reihen bleiben für die weißen Würfel offen.
example-lucky = Die Glückszahlen sind { $numbers }, und die weißen Würfel ergeben { $sum }. Grün war leer, weniger hat keine Reihe: Ihr nächstes Feld, Grün { $next }, wird angekreuzt.
example-end-lock = Grün ist schon zu, und die weißen Würfel ergeben { $sum }. { $first } schließt Rot ab, { $second } mit demselben Wurf Gelb: Beides zählt, und das Spiel endet.
example-end-cross = Grün ist schon zu, und die weißen Würfel ergeben { $sum }. { $first } schließt Rot ab, { $second } kreuzt mit demselben Wurf noch Gelb { $sum } an, und das Spiel endet.
example-score = { $red } rote, { $yellow } gelbe, { $green } grüne und { $blue } blaue Kreuze, darunter ein Schloss, und { $penalties } Fehlwürfe: { $sum }.
example-score-steps = { $score } Angekreuzte Stufen: { $count }, das bringt { $points } dazu.
example-bar = { $name } kreuzt { $space } an, eine umrandete Zahl. Das erste Feld der Bonusleiste kreuzt auch { $crosses } an.
example-link = { $name } hat { $before } angekreuzt. Jetzt kreuzt sie { $space } an, und damit auch { $crosses }, links von ihrem letzten Kreuz.
example-steps = { $count } Kreuze, alle auf Stufen: noch einmal { $points } Punkte, zusätzlich zu denen der Reihen.
example-pair = { $name } hat { $pair } angekreuzt. Damit ist sofort angekreuzt: { $crosses }.
example-swap = Die weißen Würfel ergeben { $sum }. Mit dem Tauschfeld { $field } kreuzt { $name } stattdessen { $space } an.
example-second-box = { $name } hat { $twice } ein zweites Mal angekreuzt, als die Zahl noch einmal kam. Für { $gone } ist es zu spät: Weiter rechts ist { $last } angekreuzt.
example-double = { $name } hat { $spaces } angekreuzt. Mit dem doppelten Feld { $double } sind das { $crosses } Kreuze: { $points } Punkte.
example-bonus-row = { $name } hat { $space } angekreuzt. Jetzt ergeben die weißen Würfel noch einmal { $sum }, und sie kreuzt die { $sum } in der Bonusreihe an: ein Kreuz mehr für { $upper } und eines für { $lower }.
example-field = Ein weißer Würfel zeigt eine { $one }, der Würfel { $color } eine { $other }. { $name } kreuzt mit den weißen Würfeln { $space } an und zusätzlich das Feld ✱ rechts daneben: { $crosses } Kreuze, { $points } Punkte.
example-track = Beide weißen Würfel und der Würfel { $color } ergeben zusammen { $sum }. Statt beider Aktionen kreuzt { $name } das nächste Feld der Glücksleiste an, die ihr jetzt { $points } Punkte bringt.

## Scoring a paper sheet

score-title = Zettel auswerten: { $name }
score-points = { $total ->
    [one] Punkt
   *[other] Punkte
}
score-at-least = Mindestens { $count ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
score-mistakes = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
} auf diesem Zettel
score-numbers = Angekreuzte Zahlen in { $row }
score-lock = Schloss { $row }
score-second = { $row } { $number }, zweites Kästchen
score-row-points = Punkte in { $row }
score-penalty-count = Wie viele Fehlwürfe?
score-penalty = Fehlwurf { $number }
score-check = Auswerten
score-tap = Zahlen antippen
score-type = Zahlen eintippen
score-empty = Leerer Zettel
score-letter = Welcher Zettel?
score-star = { $row } Stern { $number }
score-type-stars = Einen Stern tippst du mit seinem Platz in der Reihe ein: *1 steht am weitesten links.
score-double = Doppelte Reihe
score-double-of = Doppelte Reihe: { $row }

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } hat kein „{ $word }“.
scorecard-error-no-number = { $row } hat keine { $number }.
scorecard-error-twice = { $row } { $number } steht zweimal da.
scorecard-error-closed = { $row } { $number } geht nicht mehr: Die Reihe war vorher schon zu.
scorecard-error-too-few = { $row } { $number } geht erst mit { $needed } Kreuzen in { $color }: { $lacking ->
    [one] noch eines
   *[other] noch { $lacking }
}.
scorecard-error-lock-alone = Das Schloss { $color } ist angekreuzt, aber nicht { $color } { $numbers }.
scorecard-error-lock-forgotten = { $row } { $numbers } ist angekreuzt, aber nicht das Schloss daneben.
scorecard-error-penalties = Ein Zettel hat { $max } Kästchen für Fehlwürfe.
scorecard-error-letter = Wähle den Buchstaben des Zettels.
scorecard-error-boxes = { $row } { $number } hat nur zwei Kästchen.
scorecard-error-second-alone = Bei { $row } { $number } ist das zweite Kästchen angekreuzt, aber nicht das erste.
scorecard-error-neighbor = { $row } { $number } braucht ein Kreuz bei der { $number } in { $beside }.
scorecard-error-gap = { $row } { $number } ist angekreuzt, aber davor nicht { $missing }.
scorecard-error-link = { $row } { $number } ist nicht angekreuzt, { $other } { $linked } aber schon: Verbundene Zahlen werden zusammen angekreuzt.

## Empty sheets to print

blank-title = Leere Zettel
blank-print = Drucken
blank-lead = Auf eine Seite A4 oder Letter passen { $sheets } Zettel. Drucke so viele, wie du brauchst; die Farben sind hell, damit man den Stift sieht.
blank-sheet = Leerer Zettel: { $name }
blank-name = Name
blank-date = Datum
blank-letters = Es gibt { $count } verschiedene Zettel, { $first } bis { $last }: Gebt jedem einen anderen.
blank-sheet-letter = Leerer Zettel { $letter }: { $name }
blank-bar = Bonusleiste
blank-swaps = Tauschfelder
blank-track = Glücksleiste
blank-track-sum = beide weißen Würfel + ein Farbwürfel = { $sum }
blank-fields = ✱ wenn die Würfel eine { $one } und eine { $other } zeigen
blank-pair-fewest = wo am wenigsten ✕
blank-pair-each = in jeder Reihe
blank-pair-points = Punkte
blank-pair-penalties = für Fehlwürfe
