# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Du bist dran
sheet-header-yours-roll = Du bist dran – würfle!
sheet-header-theirs = { $name } würfelt
sheet-header-sheet = Zettel von { $name }
sheet-header-left = Du bist gegangen
sheet-header-last-call = Letzte Chance
sheet-header-one-more = noch ein Kreuz
sheet-header-done = du bist fertig
sheet-header-turn = Zug { $turn }
all-sheets-turn = { $name } würfelt · Zug { $turn }
all-sheets-title = Alle Zettel
all-sheets-back = Zurück zum Zettel

## Connection

connection-on = Verbunden
connection-waiting = Verbindet neu
connection-off = Keine Verbindung
notice-offline = Keine Verbindung. Was du antippst, wird aufbewahrt und dann gesendet.
notice-no-sheets = Die anderen Zettel sind gerade nicht zu sehen. Versuch es gleich noch einmal.
notice-this-roll = Für diesen Wurf?
notice-turn-not-ended = Der Zug ist noch nicht beendet.

## Spaces and rows

row-of = Reihe { $color }
lock-of = Schloss { $color }
space-more-before = { "noch " }
space-more-behind = { "" }
state-open = offen
state-crossed = angekreuzt
state-waiting = angekreuzt, noch nicht gesendet
state-skipped = ausgelassen
state-closed = jetzt nicht
state-short = noch { $lacking }
state-uncrossed = nicht angekreuzt

## Reasons why a space is not open

reason-crossed = { $color } { $number } ist schon angekreuzt.
reason-left-of-cross = { $color } { $number } liegt links von { $row } { $last }, und eine Reihe geht von links nach rechts.
reason-skipped = Weiter rechts ist ein Feld angekreuzt.
reason-short = { $color } { $number } braucht zuerst { $needed } Kreuze in { $row }: noch { $lacking }.
reason-used = Dein Kreuz für diesen Wurf ist gemacht.
reason-used-color = Das Kreuz mit einem Farbwürfel ist gemacht, und die weiße Summe kommt davor.
reason-used-both = Deine zwei Kreuze für diesen Zug sind gemacht.
reason-not-rolled = Die Würfel geben { $row } { $number } nicht her. { $gives }
reason-roll-first = Zuerst werden die Würfel dieses Zugs eingegeben: { $name } würfelt.
reason-not-fewest = Ein Glückskreuz kommt in die Reihe mit den wenigsten Kreuzen, und { $row } hat mehr.
reason-not-next = Ein Glückskreuz nimmt das nächste Feld in { $row }, nicht die { $number }.
reason-left-table = { $name } ist gegangen.
reason-last-call = Letzte Chance: keine Kreuze mehr für diesen Zettel.
reason-own-lock = { $color } ist geschlossen, und du hast das Schloss.
reason-own-lock-short = Du hast das Schloss.
reason-locked-now = { $color } ist geschlossen, mit diesem Wurf, von { $names }.
reason-locked-paper = { $color } ist geschlossen, auf Papier.
reason-locked = { $color } ist geschlossen, von { $names }.
lock-ready = { $color } { $last } schließt die Reihe, und das Schloss zählt mit.
lock-short = { $color } { $last } schließt die Reihe. Zuerst fehlen noch { $lacking } in { $row }.
undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.

## Offers and notices

offer-late = Für den Wurf davor?
offer-now = { $color } { $number } für diesen Wurf?
offer-lock = Auch { $color } { $number }?
offer-closed = { $color } ist geschlossen.
offer-decline = Nein, danke
notice-turn = { $name } hat deinen Zug beendet: −5
notice-penalty = { $name } hat dir einen Fehlwurf gegeben: −5
notice-corrected = { $name } hat deine Fehlwürfe auf { $count } gesetzt
notice-dismiss = Alles klar

## Dice

die-white = weißer Würfel
die-red = roter Würfel
die-yellow = gelber Würfel
die-green = grüner Würfel
die-blue = blauer Würfel
dice-none = Die Würfel sind noch nicht eingegeben
dice-shown = Würfel: { $roll }
dice-white = weiß { $one } und { $other }
dice-color = { $color } { $number }
dice-yours = Was hast du gewürfelt?
dice-theirs = Was hat { $name } gewürfelt?
dice-send = Das ist der Wurf
dice-or = { $first } oder { $second }
dice-sum-white = Die weißen Würfel ergeben { $sum }.
dice-sum-color = Die weißen Würfel ergeben { $sum }, einer davon mit { $color } { $numbers }.

## Header and menu

sheet-lucky = Deine Glückszahlen: { $low } und { $high }
sheet-of = Zettel von { $name }
sheet-hide = Deine Punkte verbergen oder zeigen
sheet-hidden = verborgen
sheet-total = Deine Gesamtzahl
menu = Menü
menu-close-row = { $color } wurde auf Papier geschlossen
menu-correct = Radierer
menu-rewind = Zurückgehen
menu-end-game = Spiel jetzt beenden
menu-rules = Regeln dieses Spielplans

## Footer

penalties-of = { $count } von { $max } Fehlwürfen
rank-of = { $rank }. von { $seats } · alle
undo = Zurück
end-turn = Zug beenden
end-turn-for = Zug von { $name } beenden
penalty = Fehlwurf
finish = Spiel beenden
warning-last-penalty = 4. Fehlwurf, Spielende
warning-no-color = kein Farbkreuz: Fehlwurf −5
warning-penalty = Fehlwurf −5
end-game = Spiel beenden
still-to-cross = { $count ->
    [one] { $names } kann noch ankreuzen
   *[other] { $names } können noch ankreuzen
 }
still-to-cross-many = { $count } können noch ankreuzen
confirm-penalty = Kein Kreuz: −5 nehmen?
confirm-penalty-for = { $name } bekommt −5?
confirm-no-color = Kein Farbkreuz: −5 nehmen?
confirm-no-color-for = Kein Farbkreuz: { $name } bekommt −5?
confirm-last-penalty = 4. Fehlwurf: Spiel beenden?
confirm-last-penalty-for = 4. Fehlwurf für { $name }: Spiel beenden?
confirm-end-game = Spiel für alle beenden?
confirm-cancel = Abbrechen
waiting-left = Dieser Zettel bleibt, wie er ist
waiting-dice = Zuerst die Würfel
waiting-dice-of = { $name } gibt die Würfel ein
waiting-turn-of = { $name } beendet den Zug

## Correction

correction-hint = tippen: ankreuzen oder löschen
correction-total = Gesamt von { $name }
correction-others = Andere Zettel
penalties = Fehlwürfe
correction-penalties = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
 }
done = Fertig
correction-lock-needs = Das Schloss von { $row } braucht dieses Kreuz. Lösche zuerst die Zahl am Schloss.
correction-has-lock = { $name } hat das Schloss von { $row } schon.

## Late crosses

late-next = Nächster Wurf
late-theirs = { $name } würfelt
late-own = Dein Wurf
late-title = { $count ->
    [one] Ein Kreuz von vorhin, ohne Verbindung
   *[other] { $count } Kreuze von vorhin, ohne Verbindung
}
late-cross = { $row } { $number }
late-cross-of = { $name }: { $cross }
late-roll = Wurf von { $name }, Zug { $turn }
late-roll-own = Dein eigener Wurf, Zug { $turn }
late-possible = Es kann jetzt zählen.
late-used = Du hattest beim Wurf von { $name } schon { $row } { $number } angekreuzt.
late-used-both = Du hattest bei deinem eigenen Wurf schon beide Kreuze gemacht.
late-turn-over = Dein eigener Zug { $turn } war schon vorbei.
late-closed = { $color } war da schon geschlossen.
late-left = Weiter rechts in der Reihe hast du inzwischen schon angekreuzt.
late-short = Die Reihe hat noch nicht genug Kreuze für ihre letzte Zahl.
late-last-call = Dein letztes Kreuz ist schon gemacht.
late-left-game = Du hast das Spiel verlassen.
late-dice = Die Würfel dieses Wurfs geben das nicht her.
late-ahead = Am Tisch läuft Zug { $turn } noch nicht.
late-impossible = Das zählt nicht mehr.
late-choose = Für welchen Wurf ist { $cross }?
late-skip = Nicht zählen
late-place = Eintragen
late-drop = Verwerfen
late-game-over = Zu spät, das Spiel war schon vorbei. Nicht gezählt: { $crosses }.

## Updates on the sheet

update-undo = { $name } hat { $what } zurückgenommen.
update-joined = { $name } spielt ab dem nächsten Wurf mit
update-drawn = Die Würfel haben entschieden: { $name } fängt an
undone-cross = { $row } { $number }
undone-turn = das Ende von Zug { $turn }
undone-penalty = einen Fehlwurf
undone-close = das Schließen von { $row }
undone-finish = das Ende des Spiels
update-locked = { $names }: { $row } geschlossen.
update-host-crossed = Die Spielleitung hat hier { $row } { $number } angekreuzt.
update-penalty = { $name } nimmt einen Fehlwurf.
update-close = { $name } sagt, dass { $row } auf Papier geschlossen wurde.

## Events

event-host = Die Spielleitung
event-join = { $name } hat sich gesetzt.
event-lucky-numbers = { $name } spielt mit den Glückszahlen eines gedruckten Zettels.
event-start = Das Spiel hat begonnen.
event-cross = { $name } hat { $row } { $number } angekreuzt.
event-cross-lock = { $name } hat { $row } { $number } angekreuzt und die Reihe geschlossen.
event-lucky = { $name } hat { $row } { $number } durch eine Glückszahl angekreuzt.
event-lucky-lock = { $name } hat { $row } { $number } durch eine Glückszahl angekreuzt und die Reihe geschlossen.
event-roll = Der Wurf wurde eingegeben: { $roll }.
event-turn = Zug { $turn } war zu Ende.
event-turn-penalty = Zug { $turn } endete mit einem Fehlwurf für { $name }.
event-penalty = { $name } hat einen Fehlwurf genommen.
event-close = { $color } wurde auf Papier geschlossen.
event-finish = Das Spiel wurde beendet.
event-paper = Das Spiel wurde auf Papier gespielt.
event-undo = Zurückgenommen: { $what }
event-leave = { $name } ist gegangen.
event-rewind = Die Spielleitung ging hierher zurück: { $what }
event-host-crossed = Die Spielleitung hat { $row } { $number } auf dem Zettel von { $name } angekreuzt.
event-host-erased = Die Spielleitung hat { $row } { $number } auf dem Zettel von { $name } gelöscht.
event-host-penalties = Die Spielleitung hat die Fehlwürfe von { $name } auf { $count } gesetzt.
event-new-host = { $name } hat jetzt die Spielleitung.
event-rematch = Ein weiteres Spiel hat begonnen.

## Rewind

rewind-to-game = Zurück zum Spiel
rewind-ask = Hierher zurückgehen?
rewind-undone = Das wird zurückgenommen
rewind-restored = Das zählt wieder
rewind-yes = Ja, zurückgehen
rewind-no = Nein
rewind-hint = Wähle das Letzte, was richtig war. Du siehst, was zurückgenommen würde, bevor sich etwas ändert.
rewind-taken = zurückgenommen

## Ending a game early

end-game-confirm = { $count ->
    [one] Spiel beenden?
   *[other] Spiel für alle { $count } beenden?
}
end-game-scores-count = Die Punkte bleiben stehen, aber niemand gewinnt.
end-game-after-last-turn = Die Punkte zählen, wie sie jetzt stehen.
end-game-unplayed = Noch hat niemand etwas angekreuzt, darum wird das Spiel nicht gespeichert.
end-game-undo = Doch nicht? Auf der nächsten Seite kann die Spielleitung es rückgängig machen.
end-game-yes = Spiel beenden
end-game-no = Weiterspielen
result-unplayed = Niemand hat etwas angekreuzt
result-not-recorded = Darum wird das Spiel nicht gespeichert: Es steht in keinem Verlauf und keiner Statistik.
result-no-winner = Die Punkte zählen, aber niemand hat gewonnen.
confirm-close-row = { $color } wurde auf Papier geschlossen? Dann ist die Reihe für alle zu.
confirm-close-row-yes = Reihe schließen

## The result

result-wins = { $name } gewinnt
result-tie = Gleichstand: { $names } teilen sich den Sieg
result-locks = Das Spiel ist zu Ende: { $rows } sind geschlossen.
result-locked = Schloss { $row }: { $names }.
result-penalties = Das Spiel ist zu Ende: vierter Fehlwurf von { $names }.
result-stopped = Das Spiel wurde vorzeitig beendet.
result-stopped-by = { $name } hat es beendet.
result-abandoned = { $days } Tage lang hat niemand weitergespielt.
result-ranking = Rangliste
result-rank = Platz
result-player = Name
result-total = Gesamt
result-late = Was auf diesem Handy ohne Verbindung getippt wurde, kam zu spät und zählt nicht.
result-next = Zum nächsten Spiel
result-rematch = Noch einmal spielen
result-change-players = Spieler ändern
rematch-title = Wer spielt das nächste Spiel?
rematch-open = Lobby öffnen
rematch-hint = Andere kommen mit dem Code in der Lobby dazu. Alle Geräte dieses Spiels gehen von selbst mit.
result-begins = { $name } beginnt
result-undo = Zurück ins Spiel
result-back = Weiter zurückgehen

## The review

review-title = Rückblick
review-start = Der Anfang
review-move = Aktion { $move }
review-turn = Zug { $turn }
review-position = Der gezeigte Moment
review-slider = Moment des Spiels
review-show = Zeigen
review-first = Zum Anfang
review-before = Einen Schritt zurück
review-after = Einen Schritt weiter
review-last = Zum Ende
review-play = Abspielen
review-pause = Pause
review-speed = Tempo
review-slow = Langsam
review-normal = Normal
review-fast = Schnell
review-result = Zum Ergebnis
review-chart-title = Die Punkte aller im Lauf des Spiels. Am Ende: { $totals }.
review-total = { $name } { $total }
review-chart = Vom Anfang links bis zum Ende rechts. Die Zahlen unten zählen die Züge; wo es keine gibt, die Aktionen.
review-statistics = Zahlen zum Spiel
review-longest = Längste Reihe
review-row = { $name } in { $row }
review-changes = Führungswechsel
review-decided-turn = Entscheidender Zug
review-decided-move = Entscheidende Aktion
review-led = { $names } von da an vorn
review-skipped = Ausgelassen
