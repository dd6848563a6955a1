# Players, their phones, spectators and links.

## Players and phones

players-title = Spieler und Handys
players-back = Zurück zum Spiel
players-left = ausgestiegen
players-another-phone = Handy wechseln
players-make-host = Leitung übergeben
players-leave = Aussteigen
players-remove = Aus dem Spiel nehmen
players-take-over = Leitung übernehmen
players-host-silent = Das Handy der Spielleitung hat sich seit zwei Minuten nicht gemeldet.
players-take-back = Leitung zurückholen
players-was-taken = Dein Handy hat sich nicht gemeldet, darum hat jemand die Spielleitung übernommen.
players-close-code = Niemanden mehr hereinlassen
players-open-code = Wieder öffnen

## Requests to join

request-name = Darf { $name } mitspielen? Leerer Zettel, ab dem nächsten Wurf.
request-seat = Darf ein anderes Handy als { $name } spielen?
request-spectate = Alle Zettel auf einem weiteren Bildschirm zeigen?
request-yes = Ja
request-no = Nein
request-dealt = Rowlock teilt aus

## A TV that shows the game

tv-title = Ein Spiel auf diesem Fernseher zeigen
tv-scan = Scanne das mit einem Handy, das mitspielt.
tv-code = Wie ein Handy diesen Bildschirm an den Tisch holt
tv-qr = QR-Code für das Handy
tv-type = oder tippe am Handy diesen Code ein
tv-follows = Dann sind hier alle Zettel zu sehen, auch im nächsten Spiel.
tv-asked = Die Spielleitung wird gefragt, ob das Spiel hier gezeigt werden darf.
screen-title = Das Spiel am Fernseher zeigen
screen-open = Öffne { $address }/tv am Fernseher und tippe den Code ein, der dort steht.
screen-code = Code am Fernseher
screen-show = Dieses Spiel zeigen
screen-shown = Der Fernseher zeigt das Spiel.
screen-none = Dieses Handy ist gerade in keinem Spiel. Spiele erst irgendwo mit, dann bringe das Spiel auf den Fernseher.

## Leaving

leave-own = Wirklich aussteigen?
leave-other = { $name } aus dem Spiel nehmen?
leave-own-sheet = Dein Zettel bleibt, wie er ist, und zählt am Ende mit.
leave-other-sheet = Der Zettel von { $name } bleibt, wie er ist, und zählt am Ende mit.
leave-ends-game = Sonst ist niemand am Tisch: Das Spiel endet.
leave-others-stay = Für { $names } geht es ohne Pause weiter.
leave-turn-over = Der Zug ist sofort zu Ende, ohne Fehlwurf.
leave-host-stays = Die Spielleitung bleibt bei diesem Handy, bis sie übergeben wird.
leave-host-undoes = Nur die Spielleitung kann das zurücknehmen.
leave-undo-yours = Du leitest das Spiel und kannst das zurücknehmen.
leave-yes-own = Ja, aussteigen
leave-yes-other = Ja, { $name } steigt aus

## Invites to a game

invite-title = Einladen
invite-player = Einen Mitspieler
invite-spectator = Jemanden zum Zuschauen
invite-tv = Einen Fernseher
invite-group = Jemanden in die Gruppe

## Spectators

spectate-title = Zuschauen
spectate-table-view = Tischansicht
spectate-share-link = Link zum Zuschauen
spectate-stop-sharing = Link zurückziehen

## A link that was created

link-created-qr = QR-Code des Links darunter
link-created-link = Der Link
link-created-copy = Link kopieren
link-created-copied = Kopiert
link-created-send = Link senden
link-created-expires = Gilt für ein Handy, bis { $time }
link-created-done = Fertig
link-created-seat = { $name } auf anderem Handy
link-created-seat-lead = Scanne das mit dem Handy, das als { $name } spielen soll. Es fragt erst nach, und der Zettel bleibt, wie er ist.
link-created-seat-until = Das alte Handy behält den Platz, bis das neue übernommen hat.
link-created-seat-app = Für eine App auf dem Startbildschirm: Link kopieren, App öffnen, bei „Mitspielen“ einfügen.
link-created-share-lead = Wer diesen Link hat, sieht alle Zettel live und kann nichts ändern.
link-created-share-hint = Er gilt, bis du ihn zurückziehst: für ein Tablet oder einen Fernseher in der Mitte und für alle, die nicht am Tisch sitzen.
link-created-member = Mitglied einladen
link-created-member-lead = Wer annimmt, sieht die Spiele der Gruppe und kann neue starten.
link-created-keeper = Admin einladen
link-created-keeper-lead = Wer annimmt, ist Admin wie du: leitet jedes Spiel der Gruppe und kann alles darin korrigieren und löschen.
link-created-reader = Mitleser einladen
link-created-reader-lead = Wer annimmt, sieht die Spiele und Statistiken der Gruppe, kann aber nicht mitspielen und nichts ändern.
link-created-invite-hint = Wer mit dem eigenen Handy in der Gruppe spielt, ist auch ohne Einladung Mitglied.
link-created-reader-hint = Für alle, die nur nachlesen, oder für ein Programm: Die API gibt ihm für diesen Link ein Token.

## A link that was opened

link-seat = Hier als { $name } spielen?
link-seat-table = Am Tisch mit { $names }.
link-seat-means = Der Zettel kommt mit, wie er ist. Das Handy, das bisher als { $name } spielt, gibt ihn ab.
link-seat-host = Die Spielleitung kommt mit: Dieses Handy kann dann auf jedem Zettel ankreuzen, zurückspulen und das Spiel beenden.
link-seat-own = Dieses Handy spielt schon als { $name }. Öffne den Link auf dem Handy, das übernehmen soll.
link-seat-yes = Ja, als { $name } spielen
link-seat-open = Zum Spiel
link-seat-expired = So ein Link gilt für ein Handy und zehn Minuten. Bitte die Spielleitung um einen neuen: „Spieler und Handys“, „Handy wechseln“.
link-share-expired = Bitte die Spielleitung um einen neuen Link zum Zuschauen.
link-no-cookie = Dieser Browser speichert keine Cookies
link-no-cookie-why = Zum Zuschauen muss der Browser ein Cookie speichern. Erlaube Cookies für diese Seite und öffne den Link noch einmal.
link-group = Der Gruppe „{ $name }“ beitreten?
link-member = Dieses Handy sieht dann die Spiele der Gruppe und kann neue starten.
link-reader = Dieses Handy sieht dann die Spiele der Gruppe, kann aber keine starten.
link-keeper = Dieses Handy ist dann Admin der Gruppe: Es leitet jedes Spiel und kann alles darin korrigieren und löschen.
link-group-in = Dieses Handy gehört schon dazu. Öffne den Link auf dem Handy, das dazukommen soll.
link-group-yes = Ja, beitreten
link-group-open = Zum Verlauf
link-group-expired = Eine Einladung gilt für eine Person und einen Tag. Bitte um eine neue.
link-decline = Nein

## The table view

table-waiting = Das Spiel hat noch nicht begonnen.
table-roll = { $name } würfelt
table-turn = Zug { $turn }
table-last-call = letzte Chance
table-closed-rows = Abgeschlossene Reihen
table-sheet = Zettel von { $name }
table-undecided = bei diesem Wurf noch nichts angekreuzt
table-connection-on = Verbunden
table-connection-waiting = Verbindet neu
table-connection-off = Keine Verbindung

## A seat link that is typed

seat-link-title = Dein Platz auf einem anderen Handy?
seat-link-about = Für einen Platz, der schon deiner war, hat die Spielleitung einen QR-Code unter „Spieler und Handys“, „Handy wechseln“: Scanne ihn oder füge seinen Link hier ein.
seat-link-link = Link
seat-link-open = Öffnen
