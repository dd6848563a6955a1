# The names of versions, and the versions that a group has made.

## The names of the versions and of the boxes they are sold in, as printed on them

board-name-classic = Klassisch
board-name-longo = Longo
board-name-mixx-a = gemixxt A
board-name-mixx-b = gemixxt B
board-name-double-a = Double A
board-name-double-b = Double B
board-name-big-points = Big Points
board-name-bonus-a = Bonus A
board-name-bonus-b = Bonus B
board-name-connected-steps = Connected: Treppe
board-name-connected-chain = Connected: Kette
board-name-x-change = X-Change
board-name-connect-15 = Qwixx 15: Connect
board-name-lucky-15 = Qwixx 15: Lucky

board-series-qwixx = Qwixx
board-series-qwixx-longo = Qwixx Longo
board-series-qwixx-mixx = Qwixx gemixxt
board-series-qwixx-double = Qwixx Double
board-series-qwixx-big-points = Qwixx Big Points
board-series-qwixx-bonus = Qwixx Bonus
board-series-qwixx-connected = Qwixx Connected
board-series-qwixx-x-change = Qwixx X-Change
board-series-qwixx-15 = Qwixx 15

## The versions that a group has made

own-boards-title = Eigene Varianten
own-boards-lead = Ändere Zahlen, Farben und Schlösser einer Variante oder mische sie neu, und spielt sie in dieser Gruppe.
own-boards-empty = Es gibt noch keine.
own-boards-new = Neue Variante
own-boards-play = Spielen
own-boards-play-label = { $name } spielen
own-boards-change = Daraus eine neue machen
own-boards-download = Herunterladen
own-boards-download-label = { $name } herunterladen
own-boards-delete = Löschen
own-boards-delete-label = { $name } löschen
own-boards-delete-title = { $name } löschen?
own-boards-delete-lost = Die Gruppe kann sie nicht mehr spielen.
own-boards-delete-stays = Schon gespielte Spiele bleiben, wie sie sind.

## Making one

own-board-title = Neue Variante
own-board-base = Ausgehen von
own-board-start = Davon ausgehen
own-board-mix = Mit einem Stichwort mischen
own-board-mix-hint = Dieselben Worte ergeben immer dieselbe Variante, auf jedem Handy. Verrat sie deinen Freunden.
own-board-seed = Stichwort, etwa „otter 42“
own-board-mix-numbers = Zahlen mischen
own-board-mix-colors = Farben mischen
own-board-mixed = Gemischt mit dem Stichwort „{ $seed }“.
own-board-left-out = { $name }: Die Extras passen nicht zu gemischten Reihen und fehlen hier.
own-board-paste = Eine zugeschickte einfügen
own-board-paste-label = Der Text der Datei
own-board-paste-submit = Einlesen
own-board-name = Name
own-board-own = Unser { $name }
own-board-tap = Tippe auf ein Feld, um Zahl oder Farbe zu ändern.
own-board-as-text = Als Text bearbeiten
own-board-double = Zählt als zwei Kreuze
own-board-add = Feld hinzufügen
own-board-rows-hint = Jedes Feld ist ein Buchstabe und eine Zahl: R rot, Y gelb, G grün, B blau. Das letzte Feld einer Reihe hat die Farbe der Reihe. „R5x2“ zählt als zwei Kreuze.
own-board-needed = Kreuze vor dem Schloss
own-board-locks = Zahlen, die abschließen
own-board-most = Kreuze, die zählen
own-board-die-sides = Seiten der Würfel
own-board-keep = Die Extras der Variante behalten
own-board-check = Prüfen
own-board-save = Speichern
own-board-fine = Alles passt.
own-board-mistakes = { $count ->
    [one] Eines stimmt noch nicht.
   *[other] { $count } Dinge stimmen noch nicht.
}

## What is wrong with one

own-board-mistake = { $place }: { $mistake }
own-board-name-too-long = Dieser Name darf höchstens { $max } Buchstaben haben.
own-board-official-name = So heißt schon eine offizielle Variante. Nimm einen anderen Namen.
own-board-too-long = Das ist länger als { $max } Kilobyte.
own-board-not-an-object = Das muss ein Objekt sein, in geschweiften Klammern.
own-board-not-a-list = Das muss eine Liste sein, in eckigen Klammern.
own-board-not-text = Das muss Text sein.
own-board-missing = „{ $field }“ fehlt.
own-board-unknown = Ein Feld „{ $field }“ gibt es nicht.
own-board-out-of-range = Gib eine ganze Zahl von { $min } bis { $max } ein.
own-board-dice = Die Würfel haben 6 oder 8 Seiten.
own-board-not-a-space = „{ $space }“ ist kein Feld. Schreibe es wie R5.
own-board-twice = Die { $number } steht zweimal in dieser Reihe.
own-board-not-on-dice = Zwei dieser Würfel können keine { $number } zeigen.
own-board-lock-color = Das letzte Feld muss die Farbe der Reihe haben.
own-board-lock-number = Die Felder, die abschließen, brauchen Zahlen.
own-board-no-fields = Felder ohne Zahl gehören zu einer anderen Variante.
own-board-too-many = Eine Reihe hat höchstens { $max } Felder.
own-board-too-few = Für ihr Schloss braucht diese Reihe mindestens { $min } Zahlen.
own-board-no-fit = „{ $text }“, ein Extra der Variante, passt nicht mehr.
own-board-part-twice = „{ $text }“ kommt zweimal vor.
own-board-lock-space = „{ $space }“ schließt die Reihe ab und kann sonst nichts auslösen.
own-board-link-in-row = „{ $link }“ verbindet zwei Zahlen einer Reihe. Verbinde Zahlen aus zwei Reihen.
own-board-too-many-fields = Mehr als { $max } Felder gehen hier nicht.
own-board-empty = Es ist nichts darin.
own-board-not-together = Keine Variante hat diese Extras zusammen.
own-board-seed-missing = Gib ein Stichwort mit einem Buchstaben oder einer Ziffer ein.
own-board-too-many-boards = Die Gruppe hat schon { $max } eigene Varianten. Lösche erst welche.
own-board-id-mismatch = Die Variante in der Datei ist nicht die, die das Spiel nennt.
own-board-not-readable = Das ist nicht der Text einer Variante. Kopiere die ganze Datei und füge sie noch einmal ein.
