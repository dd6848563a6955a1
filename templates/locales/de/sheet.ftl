# The sheet and the eraser.

## Whose roll it is
head-yours = Du bist dran
head-yours-roll = Du bist dran – würfle!
head-theirs = { $name } würfelt
head-sheet = Zettel von { $name }
head-left = Du bist gegangen
head-last-call = Letzte Chance
head-one-more = noch ein Kreuz
head-done = du bist fertig
head-turn = Zug { $turn }
others-turn = { $name } würfelt · Zug { $turn }
others-all = Alle Zettel
others-back = Zurück zum Zettel

## The connection
link-on = Verbunden
link-wait = Verbindet neu
link-off = Keine Verbindung
say-kept = Keine Verbindung. Was du antippst, wird aufbewahrt und dann gesendet.
say-no-sheets = Die anderen Zettel sind gerade nicht zu sehen. Versuch es gleich noch einmal.
say-this-roll = Für diesen Wurf?
say-not-ended = Der Zug ist noch nicht beendet.

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

## Why a space is not open
why-crossed = { $color } { $number } ist schon angekreuzt.
why-left = { $color } { $number } liegt links von { $row } { $last }, und eine Reihe geht von links nach rechts.
why-skipped = Weiter rechts ist ein Feld angekreuzt.
why-short = { $color } { $number } braucht zuerst { $needed } Kreuze in { $row }: noch { $lacking }.
why-used = Dein Kreuz für diesen Wurf ist gemacht.
why-used-color = Das Kreuz mit einem Farbwürfel ist gemacht, und die weiße Summe kommt davor.
why-used-both = Deine zwei Kreuze für diesen Zug sind gemacht.
why-not-rolled = Die Würfel geben { $row } { $number } nicht her. { $gives }
why-roll-first = Zuerst werden die Würfel dieses Zugs eingegeben: { $name } würfelt.
why-not-fewest = Ein Glückskreuz kommt in die Reihe mit den wenigsten Kreuzen, und { $row } hat mehr.
why-not-next = Ein Glückskreuz nimmt das nächste Feld in { $row }, nicht die { $number }.
why-left-table = { $name } ist gegangen.
why-last-call = Letzte Chance: keine Kreuze mehr für diesen Zettel.
why-own-lock = { $color } ist geschlossen, und du hast das Schloss.
why-have-lock = Du hast das Schloss.
why-locked-now = { $color } ist geschlossen, mit diesem Wurf, von { $names }.
why-locked-paper = { $color } ist geschlossen, auf Papier.
why-locked = { $color } ist geschlossen, von { $names }.
lock-ready = { $color } { $last } schließt die Reihe, und das Schloss zählt mit.
lock-short = { $color } { $last } schließt die Reihe. Zuerst fehlen noch { $lacking } in { $row }.
undo-nothing = In diesem Zug gibt es nichts zurückzunehmen.

## Offers
offer-late = Für den Wurf davor?
offer-now = { $color } { $number } für diesen Wurf?
offer-lock = Auch { $color } { $number }?
offer-closed = { $color } ist geschlossen.
offer-no = Nein, danke
notice-turn = { $name } hat deinen Zug beendet: −5
notice-penalty = { $name } hat dir einen Fehlwurf gegeben: −5
notice-corrected = { $name } hat deine Fehlwürfe auf { $count } gesetzt
notice-read = Alles klar

## Dice
die-white = weißer Würfel
die-red = roter Würfel
die-yellow = gelber Würfel
die-green = grüner Würfel
die-blue = blauer Würfel
dice-none = Die Würfel sind noch nicht eingegeben
dice-said = Würfel: { $roll }
dice-white = weiß { $one } und { $other }
dice-color = { $color } { $number }
dice-yours = Was hast du gewürfelt?
dice-theirs = Was hat { $name } gewürfelt?
dice-send = Das ist der Wurf
dice-or = { $first } oder { $second }
gives-white = Die weißen Würfel ergeben { $sum }.
gives-color = Die weißen Würfel ergeben { $sum }, einer davon mit { $color } { $numbers }.

## The head and the menu
sheet-lucky = Deine Glückszahlen: { $low } und { $high }
sheet-of = Zettel von { $name }
sheet-hide = Deine Punkte verbergen oder zeigen
sheet-hidden = verborgen
sheet-total = Deine Gesamtzahl
menu = Menü
menu-paper = { $color } wurde auf Papier geschlossen
menu-eraser = Radierer
menu-back = Zurückgehen
menu-stop = Spiel jetzt beenden
menu-rules = Regeln dieses Spielplans

## The foot
penalties-of = { $count } von { $most } Fehlwürfen
rank-of = { $rank }. von { $seats } · alle
undo = Zurück
end-turn = Zug beenden
end-turn-for = Zug von { $name } beenden
penalty = Fehlwurf
finish = Spiel beenden
brings-last = 4. Fehlwurf, Spielende
brings-color = kein Farbkreuz: Fehlwurf −5
brings-penalty = Fehlwurf −5
end-game = Spiel beenden
still-to-cross = { $count ->
    [one] { $names } kann noch ankreuzen
   *[other] { $names } können noch ankreuzen
 }
still-to-cross-many = { $count } können noch ankreuzen
ask-penalty = Kein Kreuz: −5 nehmen?
ask-penalty-for = { $name } bekommt −5?
ask-color = Kein Farbkreuz: −5 nehmen?
ask-color-for = Kein Farbkreuz: { $name } bekommt −5?
ask-last = 4. Fehlwurf: Spiel beenden?
ask-last-for = 4. Fehlwurf für { $name }: Spiel beenden?
ask-end = Spiel für alle beenden?
ask-no = Abbrechen
waiting-left = Dieser Zettel bleibt, wie er ist
waiting-dice = Zuerst die Würfel
waiting-dice-of = { $name } gibt die Würfel ein
waiting-turn-of = { $name } beendet den Zug

## The eraser
erase-hint = tippen: ankreuzen oder löschen
erase-total = Gesamt von { $name }
erase-others = Andere Zettel
penalties = Fehlwürfe
erase-penalties = { $count ->
    [one] { $count } Fehlwurf
   *[other] { $count } Fehlwürfe
 }
done = Fertig
erase-lock-needs = Das Schloss von { $row } braucht dieses Kreuz. Lösche zuerst die Zahl am Schloss.
erase-has-lock = { $name } hat das Schloss von { $row } schon.

