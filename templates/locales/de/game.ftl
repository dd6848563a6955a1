# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Du bist dran
sheet-header-yours-roll = Du würfelst!
sheet-header-theirs = { $name } würfelt
sheet-header-left = Ausgestiegen
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
notice-offline = Keine Verbindung. Kreuz ruhig weiter an: Es wird später gesendet.
notice-stale = Es kommt nichts mehr an – dieser Zettel ist vielleicht nicht aktuell.
notice-no-sheets = Die anderen Zettel sind gerade nicht zu sehen. Versuche es gleich noch einmal.
notice-this-roll = Für diesen Wurf?
notice-turn-not-ended = Der Zug ist noch nicht beendet.

## Spaces and rows

space = { $row } { $number }
space-label = { $color } { $number }
space-in-row = { $space } ({ $row })
space-double = { $space }, zwei Kreuze
space-boxed = { $space }, umrandet
space-first = { $color } { $number }
space-name = { $row } { $number }
space-step = { $space }, eine Stufe
space-linked = { $space }, verbunden mit { $other }
space-circle = { $space } mit Kreis
space-diamond = { $space } mit Raute
space-square = { $space } mit Quadrat
space-octagon = { $space } mit Achteck
space-star = { $space } mit Stern
pairs = Paare: { $pairs }
pair-state = { $effect } ({ $crossed } von 2)
pair-two-in-fewest = zwei Kreuze in der Reihe mit den wenigsten
pair-one-in-each = ein Kreuz in jeder Reihe
pair-double-fewest = die Reihe mit den wenigsten Kreuzen zählt doppelt
pair-plus-13 = 13 Punkte
pair-no-penalties = Fehlwürfe kosten nichts
swap-fields = Tauschfelder
swap-field = { $numbers } tauschen, { $state }
sheet-letter = Zettel { $sheet }
sheet-steps = Stufen: { $count } ✕ = { $points }
by-eye-fields = ✱, wenn die Würfel { $low } und { $high } zeigen
by-eye-track = Leiste, wenn Weiß und eine Farbe { $sum } ergeben
by-eye-swaps = Tausche die weiße Summe gegen die andere Zahl
by-eye-bonus-rows = Dazwischen: nur neben einer angekreuzten Zahl
choose-row = Welche Reihe bekommt die zwei Kreuze?
bonus-bar = Bonusleiste: { $crossed } von { $count } angekreuzt, als Nächstes in { $color }
bonus-bar-used = Bonusleiste: { $crossed } von { $count } angekreuzt, nichts mehr frei
row-of = Reihe { $color }
lock-of = Schloss { $color }
space-more = fehlen
state-open = offen
state-crossed = angekreuzt
state-second-open = angekreuzt, noch einmal möglich
state-crossed-twice = zweimal angekreuzt
state-waiting = angekreuzt, noch nicht gesendet
state-skipped = ausgelassen
state-closed = jetzt nicht
state-short = { $lacking } fehlen
state-uncrossed = nicht angekreuzt

## Reasons why a space is not open

reason-crossed = { $space } ist schon angekreuzt.
reason-left-of-cross = Zu spät für { $space }: { $last } ist schon angekreuzt.
reason-skipped = Zu spät: Weiter rechts ist schon angekreuzt.
reason-twice = Beide Kästchen sind angekreuzt.
reason-short = { $space } geht erst mit { $needed } Kreuzen in { $row }: noch { $lacking }.
reason-used = Du hast bei diesem Wurf schon angekreuzt.
reason-used-other = { $name } hat bei diesem Wurf schon angekreuzt.
reason-used-color = Zu spät für die weiße Summe: Du hast schon mit einem Farbwürfel angekreuzt.
reason-used-color-other = Zu spät für die weiße Summe: { $name } hat schon mit einem Farbwürfel angekreuzt.
reason-used-both = Du hast in diesem Zug schon zweimal angekreuzt.
reason-used-both-other = { $name } hat in diesem Zug schon zweimal angekreuzt.
reason-not-rolled = Die Würfel geben { $space } nicht her. { $gives }
reason-needs-neighbor = { $space } geht erst, wenn die { $number } darüber oder darunter angekreuzt ist.
reason-field-not-rolled = Für { $space } müssen die Würfel eine { $low } und eine { $high } zeigen: mit dem Würfel { $row } oder mit beiden weißen. { $gives }
reason-field-used = Du hast bei diesem Wurf schon ein Feld ohne Zahl angekreuzt.
reason-field-used-other = { $name } hat bei diesem Wurf schon ein Feld ohne Zahl angekreuzt.
reason-track-not-rolled = Für die Leiste müssen die weißen Würfel und ein farbiger genau { $sum } ergeben.
reason-track-used = Ein Feld der Leiste ersetzt beide Kreuze deines Zugs, und du hast schon etwas angekreuzt.
reason-track-used-other = Ein Feld der Leiste ersetzt beide Kreuze des Zugs, und { $name } hat schon etwas angekreuzt.
reason-not-next-field = Die Felder der Leiste kommen der Reihe nach dran.
reason-roll-first-own = Gib erst deine Würfel ein.
reason-roll-first = Erst die Würfel eingeben: { $name } ist dran.
reason-not-fewest = Das Glückskreuz gehört in die Reihe mit den wenigsten Kreuzen, und { $row } hat mehr.
reason-not-fewest-pair = Inzwischen hat eine andere Reihe die wenigsten Kreuze.
reason-not-next = Das Glückskreuz kommt auf das nächste Feld in { $row }, nicht auf die { $number }.
reason-left-table = { $name } ist ausgestiegen.
reason-next-roll = Du bist ab dem nächsten Wurf dabei.
reason-next-roll-other = { $name } ist ab dem nächsten Wurf dabei.
reason-last-call = Letzte Chance: Auf diesem Zettel ist Schluss.
reason-own-lock = { $color } ist zu, und du hast das Schloss.
reason-own-lock-short = Du hast das Schloss.
reason-locked-now = { $color } ist zu: mit diesem Wurf abgeschlossen von { $names }.
reason-locked-paper = { $color } ist zu: auf Papier abgeschlossen.
reason-locked = { $color } ist zu: abgeschlossen von { $names }.
lock-ready = { $color } { $last } schließt ab und zählt doppelt. Punkte: { $points } …
lock-short = { $color } { $last }: vorher noch { $lacking } in der Reihe. Punkte: { $points } …
undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.

## Offers and notices

offer-late = Für den Wurf von { $name }?
offer-earlier = { $space } war für den Wurf von { $name }?
offer-earlier-notice = { $space } zählt jetzt für den Wurf von { $name }.
offer-earlier-yes = Ja – { $space } für den von { $name }
offer-earlier-yes-own = Ja – { $space } für meinen
offer-now = { $space } für diesen Wurf?
offer-locked = { $names }: { $row } abgeschlossen!
offer-lock = Auch { $color } { $number }?
offer-closed = { $color } ist zu.
offer-decline = Nein, danke
notice-turn = { $name } hat deinen Zug beendet: −5
notice-penalty = { $name } hat dir einen Fehlwurf gegeben: −5
notice-corrected = { $name } hat deine Fehlwürfe auf { $count } gesetzt
notice-dismiss = Alles klar

## Hints in the first game

hint-roll = Würfelt, dann tippe die Zahlen an, die du nimmst.
hint-own-white = ① Weiß + Weiß: jede Reihe, oder nichts
hint-own-color = ② Weiß + Farbe: die Farbe, oder nichts
hint-theirs = { $name } würfelt. Tippe die Summe der beiden weißen Würfel an – oder nichts.
hint-skipped = Was links von deinem Kreuz liegt, ist weg.
hint-lock = Ab { $needed } Kreuzen kannst du die Reihe mit ihrer letzten Zahl abschließen.
hint-strip = Grau mit Punkt: noch nichts angekreuzt. ● ▲ ■ ◆: kann diese Reihe gleich abschließen.

## Dice

die-white = weißer Würfel
die-red = roter Würfel
die-yellow = gelber Würfel
die-green = grüner Würfel
die-blue = blauer Würfel
die-orange = orangefarbener Würfel
die-purple = lilafarbener Würfel
die-pink = rosafarbener Würfel
die-black = schwarzer Würfel
dice-none = Die Würfel sind noch nicht eingegeben
dice-shown = Würfel: { $roll }
dice-white = weiß { $one } und { $other }
dice-color = { $color } { $number }
dice-yours = Was hast du gewürfelt?
dice-theirs = Was hat { $name } gewürfelt?
dice-send = Wurf übernehmen
dice-or = { $first } oder { $second }
dice-sum-white = Die weißen Würfel ergeben { $sum }.
dice-sum-color = Die weißen Würfel ergeben { $sum }, einer davon mit { $color } { $numbers }.

## Header and menu

sheet-lucky = Deine Glückszahlen: { $low } und { $high }
sheet-title = { $name } · { $board }
sheet-of = Zettel von { $name }
sheet-seats = Zettel auf diesem Handy
sheet-undecided = Zettel von { $name }, bei diesem Wurf noch nichts angekreuzt
sheet-turn-of = { $name } ist dran
seat-moved = Du spielst jetzt als { $name } auf einem anderen Handy.
seat-moved-back = Hier weiterspielen? Anfragen
sheet-hide = Deine Punkte verstecken oder zeigen
sheet-hidden = versteckt
sheet-hidden-hint = Deine Punkte sind versteckt – mit • zeigst du sie wieder.
sheet-total = Deine Punkte
menu = Menü
menu-more = Mehr …
menu-close-row = { $color } auf Papier abgeschlossen
menu-correct = Radierer
menu-rewind = Zurückspulen
menu-end-game = Spiel jetzt beenden
menu-rules = Regeln dieser Variante
menu-two-sheets = Tablet mit { $name } teilen
two-sheets-title = { $first } und { $second } an einem Tablet
two-sheets-leave = Nur ein Zettel

## Footer

penalties-of = { $count } von { $max } Fehlwürfen
rank-of = { $rank }. von { $seats }
undo = Rückgängig
redo-cross = { $space } wieder ankreuzen
redo-penalty = Fehlwurf wieder eintragen
end-turn = Fertig
end-turn-itself = endet von selbst
end-turn-for = Zug von { $name } beenden
penalty = Fehlwurf
finish = Spiel beenden
warning-last-penalty = 4. Fehlwurf: Ende
warning-no-color = kein Farbkreuz: −5
warning-penalty = Fehlwurf −5
end-game = Spiel beenden
still-to-cross = { $count ->
    [one] { $names } darf noch
   *[other] { $names } dürfen noch
 }
still-to-cross-many = { $count } dürfen noch
confirm-penalty = Kein Kreuz: −5?
confirm-penalty-for = { $name } bekommt −5?
confirm-no-color = Kein Farbkreuz: −5?
confirm-no-color-for = Kein Farbkreuz: { $name } bekommt −5?
confirm-last-penalty = 4. Fehlwurf: Ende?
confirm-last-penalty-for = 4. Fehlwurf für { $name }: Spiel beenden?
confirm-end-game = Spiel für alle beenden?
confirm-cancel = Abbrechen
waiting-left = Dieser Zettel bleibt, wie er ist
waiting-dice = Gib erst die Würfel ein
waiting-dice-of = { $name } gibt die Würfel ein
waiting-turn-of = { $name } ist noch dran
waiting-end-of = { $name } beendet das Spiel

## Correction

correction-hint = Kreuz an oder weg
correction-total = Punkte von { $name }
correction-others = Andere Zettel
penalties = Fehlwürfe
correction-penalties = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
 }
done = Fertig
correction-lock-needs = Das Schloss { $row } braucht dieses Kreuz. Radiere zuerst die Zahl am Schloss.
correction-needs-order = Ein anderes Kreuz braucht dieses hier. Radiere zuerst das andere.
correction-has-lock = { $name } hat das Schloss { $row } schon.

## Late crosses

late-offline = Keine Verbindung – deine Kreuze bleiben. Tippe, sobald weitergewürfelt wird.
late-next-theirs = { $name } würfelt
late-next-own = Ich würfle
late-ask-theirs = Ist das schon der Wurf von { $name }?
late-ask-own = Ist das schon dein Wurf?
late-ask-yes = Ja
late-theirs = { $name } würfelt
late-own = Dein Wurf
late-title = { $count ->
    [one] Ein Kreuz ohne Verbindung
   *[other] { $count } Kreuze ohne Verbindung
}
late-cross-of = { $name }: { $cross }
late-roll = Wurf von { $name }, Zug { $turn }
late-roll-own = Dein eigener Wurf, Zug { $turn }
late-possible = Das kann noch zählen.
late-used = Du hattest beim Wurf von { $name } schon { $space } angekreuzt.
late-used-both = Du hattest bei deinem eigenen Wurf schon zweimal angekreuzt.
late-turn-over = Dein eigener Zug { $turn } war schon vorbei.
late-closed = { $color } war da schon zu.
late-left = Weiter rechts in der Reihe hast du inzwischen schon angekreuzt.
late-short = Für die letzte Zahl hat die Reihe noch nicht genug Kreuze.
late-last-call = Du hast dein letztes Kreuz schon gemacht.
late-left-game = Du bist ausgestiegen.
late-not-in = Da warst du noch nicht dabei.
late-dice = Die Würfel dieses Wurfs geben das nicht her.
late-ahead = Am Tisch ist Zug { $turn } noch nicht dran.
late-impossible = Das zählt nicht mehr.
late-choose = Für welchen Wurf ist { $cross }?
late-which = Wurf wählen …
late-skip = Nicht zählen
late-place = Eintragen
late-drop = Weglassen
late-game-over = Zu spät, das Spiel war schon vorbei. Nicht gezählt: { $crosses }.

## Updates on the sheet

update-undo = { $name } hat { $what } zurückgenommen.
update-joined = { $name } spielt ab dem nächsten Wurf mit
update-drawn = Die Würfel haben entschieden: { $name } fängt an
update-new-game = Revanche: { $name } fängt an
update-new-game-yours = Revanche: du fängst an
update-new-game-sheet = Die Revanche hat begonnen
update-both = { $first }. { $second }.
update-record = Neuer Rekord: { $names } mit { $total } Punkten
update-streak = { $name } hat { $count }-mal in Folge gewonnen
number-second = { $number } (zweites Kästchen)
number-field = ✱{ $field }
undone-turn = das Ende von Zug { $turn }
undone-penalty = einen Fehlwurf
undone-close = das Abschließen von { $row }
undone-finish = das Ende des Spiels
update-lockable = Noch ein Kreuz, und { $name } schließt { $row } ab
update-locked = { $names }: { $row } abgeschlossen! Würfel weglegen.
update-locked-last = { $names }: { $row } abgeschlossen – letzte Chance!
update-locked-own = Du hast { $row } abgeschlossen: { $points } Punkte
update-locked-own-last = Du hast { $row } abgeschlossen: { $points } Punkte – letzte Chance!
update-host-crossed = Die Spielleitung hat hier { $space } angekreuzt.
update-by-rule = Bonus: { $crosses }
update-skips-white = Die weiße { $sum } entfällt damit. Rückgängig holt sie zurück.
update-penalty = Fehlwurf für { $name }: −5
update-close = { $name } sagt: { $row } wurde auf Papier abgeschlossen.

## Events

event-host = Die Spielleitung
event-join = { $name } ist dabei.
event-remove = Vor dem Start wurde jemand aus dem Spiel genommen.
event-numbers = { $name } spielt mit den Glückszahlen eines gedruckten Zettels.
event-sheet = { $name } spielt mit Zettel { $sheet }.
event-start = Das Spiel hat begonnen.
event-cross = { $name } hat { $space } angekreuzt.
event-cross-lock = { $name } hat { $space } angekreuzt und die Reihe abgeschlossen.
event-by-rule = { $event } Damit ist auch angekreuzt: { $crosses }.
event-locks = { $event } Damit ist abgeschlossen: { $rows }.
event-swap = { $event } Damit ist Tauschfeld { $field } verbraucht.
event-cross-numbers = { $name } hat { $space } mit einer Glückszahl angekreuzt.
event-cross-numbers-lock = { $name } hat { $space } mit einer Glückszahl angekreuzt und die Reihe abgeschlossen.
event-roll = Der Wurf wurde eingegeben: { $roll }.
event-turn = Zug { $turn } war zu Ende.
event-turn-penalty = Zug { $turn } endete mit Fehlwurf für { $name }.
event-penalty = { $name } hat einen Fehlwurf bekommen.
event-close = { $color } wurde auf Papier abgeschlossen.
event-finish = Das Spiel wurde beendet.
event-paper = Das Spiel wurde auf Papier gespielt.
event-undo = Zurückgenommen: { $what }
event-leave = { $name } ist ausgestiegen.
event-rewind = Die Spielleitung hat bis hierher zurückgespult: { $what }
event-host-crossed = Die Spielleitung hat { $space } auf dem Zettel von { $name } angekreuzt.
event-host-erased = Die Spielleitung hat { $space } auf dem Zettel von { $name } wegradiert.
event-host-penalties = Die Spielleitung hat die Fehlwürfe von { $name } auf { $count } gesetzt.
event-new-host = { $name } leitet jetzt das Spiel.
event-rematch = Die Revanche hat begonnen.

## Rewind

rewind-to-game = Zurück zum Spiel
rewind-ask = Bis hierher zurückspulen?
rewind-undone = Das wird zurückgenommen
rewind-restored = Das zählt wieder
rewind-yes = Ja, zurückspulen
rewind-no = Nein
rewind-hint = Wähle das Letzte, was gestimmt hat. Bevor sich etwas ändert, siehst du, was zurückgenommen wird.
rewind-taken = zurückgenommen

## Ending a game early

end-game-confirm = { $count ->
    [one] Spiel beenden?
    [2] Spiel für beide beenden?
   *[other] Spiel für alle { $count } beenden?
}
end-game-scores-count = Die Punkte bleiben stehen, aber niemand gewinnt.
end-game-after-last-turn = Die Punkte zählen, wie sie jetzt stehen.
end-game-unplayed = Noch hat niemand etwas angekreuzt, darum wird das Spiel nicht gespeichert.
end-game-undo = Doch nicht? Die Spielleitung kann es auf der nächsten Seite rückgängig machen.
end-game-undo-yours = Doch nicht? Du kannst es auf der nächsten Seite rückgängig machen.
end-game-yes = Spiel beenden
end-game-no = Weiterspielen
result-unplayed = Niemand hat etwas angekreuzt
result-not-recorded = Darum wird das Spiel nicht gespeichert: Es steht in keinem Verlauf und in keiner Statistik.
result-no-winner = Die Punkte zählen, aber niemand hat gewonnen.
confirm-close-row = { $color } wurde auf Papier abgeschlossen? Dann ist die Reihe für alle zu.
confirm-close-row-yes = Reihe ist zu

## The result

result-wins = { $name } gewinnt
result-alone = { $name } hat allein gespielt
result-tie = Gleichstand: { $names } teilen sich den Sieg
result-you-win = Du hast gewonnen!
result-you-tie = Gleichstand: Du teilst dir den Sieg mit { $names }
result-place = Du bist { $rank }., { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } hinter { $names }
result-story-point = Ein einziger Punkt hat entschieden.
result-story-comeback = { $who ->
    [winner] Du hast { $points } Punkte Rückstand aufgeholt.
   *[others] { $name } hat { $points } Punkte Rückstand aufgeholt.
 }
result-story-race = { $who ->
    [winner] Du hast { $row } knapp vor { $others } abgeschlossen.
    [overtaken] { $name } hat { $row } knapp vor dir abgeschlossen.
   *[others] { $name } hat { $row } knapp vor { $others } abgeschlossen.
 }
result-story-throughout = { $who ->
    [winner] Du warst von Anfang bis Ende vorn.
   *[others] { $name } war von Anfang bis Ende vorn.
 }
result-story-led = { $who ->
    [winner] Du lagst
   *[others] { $name } lag
 } { $when ->
    [last] erst nach dem letzten Zug allein vorn.
    [turn] ab Zug { $turn } allein vorn.
   *[move] am Ende allein vorn.
 }
result-story-overtook = { $when ->
    [last] Erst im letzten Zug
    [turn] In Zug { $turn }
   *[move] Am Ende
 } { $who ->
    [winner] bist du an { $other } vorbeigezogen.
    [overtaken] ist { $name } an dir vorbeigezogen.
   *[others] ist { $name } an { $other } vorbeigezogen.
 }
result-story-level = { $when ->
    [last] Erst der letzte Zug brachte den Gleichstand.
    [turn] Ab Zug { $turn } gleichauf an der Spitze.
   *[move] Am Ende gleichauf an der Spitze.
 }
result-best-yet = Dein bisher bestes Spiel ({ $board })!
result-better-than = Besser als { $percent } % deiner bisherigen Spiele ({ $board })
result-waiting = Warten, bis { $name } die Revanche startet
result-locks = Abgeschlossen: { $rows }.
result-locked = Schloss { $row }: { $names }.
result-penalties = Vierter Fehlwurf von { $names }.
result-stopped-by = { $name } hat es beendet.
result-abandoned = { $days } Tage lang hat niemand weitergespielt.
result-ranking = Rangliste
result-rank = Platz
result-player = Name
result-total = Punkte
result-late = Was du auf diesem Handy ohne Verbindung getippt hast, kam zu spät und zählt nicht.
result-next = Zum nächsten Spiel
result-rematch = Revanche
result-change-players = Mitspieler ändern
note-title = Ort und Notiz
note-place = Wo habt ihr gespielt?
note-text = Notiz
note-hint = Alle, die dieses Spiel sehen, können das lesen.
note-add = Ort und Notiz hinzufügen
note-change = Ort und Notiz ändern
correct-date = Datum korrigieren
correct-game = Spiel korrigieren
corrected-by = Korrigiert von { $name } am { $day }
corrected-by-admin = Von einem Admin am { $day } korrigiert
note-others = Inzwischen steht hier
result-share-picture = Bild teilen
result-picture-offline = Nur mit Verbindung
result-copy-text = Als Text kopieren
result-send-text = Als Text senden
result-as-text = Ergebnis als Text
result-text = Qwixx ({ $board }), { $day }: { $places }
rematch-title = Wer ist bei der Revanche dabei?
rematch-open = Warteraum öffnen
rematch-hint = Andere kommen mit dem Code im Warteraum dazu. Alle Handys dieses Spiels gehen von selbst mit.
result-begins = { $name } fängt an
result-undo = Doch weiterspielen
result-back = Zurückspulen

## The review

review-title = Rückblick
review-start = Der Anfang
review-move = Schritt { $move }
review-turn = Zug { $turn }
review-position = Gezeigte Stelle
review-slider = Stelle im Spiel
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
review-next = Die Revanche hat begonnen
review-chart-title = Die Punkte aller im Lauf des Spiels. Am Ende: { $totals }.
review-chart-so-far = Die Punkte aller bis jetzt.
review-total = { $name } { $total }
review-chart = Vom Anfang links bis zum Ende rechts. Die Zahlen unten zählen die Züge; wo es keine gibt, die Schritte.
review-statistics = Zahlen zum Spiel
review-longest = Längste Reihe
review-row = { $name } in { $row }
review-changes = Führungswechsel
review-decided-turn = Entscheidender Zug
review-decided-move = Entscheidender Schritt
review-led = { $names } ab da vorn
review-skipped = Ausgelassen
review-turn-typical = Typischer Zug
review-turn-longest = Längster Zug
