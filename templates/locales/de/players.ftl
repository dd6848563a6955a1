# Players, their phones, spectators and links.

## Players and phones

players-title = Spieler und Geräte
players-back = Zurück zum Spiel
players-left = ist gegangen
players-another-phone = Anderes Gerät
players-make-host = Leitung geben
players-leave = Spiel verlassen
players-remove = Gehen lassen
players-take-over = Leitung übernehmen
players-host-silent = Vom Gerät der Spielleitung kam seit zwei Minuten nichts.
players-take-back = Spielleitung zurückholen
players-was-taken = Während dein Gerät still war, hat jemand die Spielleitung übernommen.
players-lost-phone = Ein Gerät ist weg, leer oder neu? „Anderes Gerät“ zeigt einen QR-Code für das neue.
players-host-may = Die Spielleitung kann auf jedem Zettel ankreuzen, radieren, zurückgehen und das Spiel beenden.
players-may-take-over = Meldet sich das Gerät der Spielleitung zwei Minuten nicht, kann hier jeder übernehmen.
players-add-hint = Wer dazukommt, beginnt mit einem leeren Blatt, ab dem nächsten Wurf. Mit eigenem Gerät: der Code { $code }, und du lässt sie mitspielen.

## Requests to join

request-name = Darf { $name } mitspielen? Leeres Blatt, ab dem nächsten Wurf.
request-seat = Darf ein anderes Gerät als { $name } spielen?
request-spectate = Alle Blätter auf einem weiteren Bildschirm zeigen?
request-yes = Ja
request-no = Nein

## A TV that shows the game

tv-title = Dieser Fernseher an eurem Tisch
tv-scan = Scanne das mit einem Handy, das mitspielt.
tv-code = Wie ein Handy diesen Bildschirm an den Tisch holt
tv-qr = QR-Code für das Handy
tv-type = oder tippe am Handy diesen Code ein
tv-follows = Dann sind hier von selbst alle Blätter zu sehen, auch im nächsten Spiel.
tv-asked = Die Spielleitung wird gefragt, ob das Spiel hier zu sehen sein soll.
spectate-on-tv = Am Fernseher zeigen
screen-title = Das Spiel am Fernseher zeigen
screen-open = Öffne { $address }/tv am Fernseher und tippe den Code ein, der dort steht.
screen-code = Code am Fernseher
screen-show = Dieses Spiel zeigen
screen-none = Dieses Gerät ist gerade in keinem Spiel. Spiel erst irgendwo mit, dann hol es auf den Fernseher.

## Leaving

leave-own = Das Spiel verlassen?
leave-other = { $name } gehen lassen?
leave-own-sheet = Dein Zettel bleibt, wie er ist, und zählt am Ende mit den anderen.
leave-other-sheet = Der Zettel von { $name } bleibt, wie er ist, und zählt am Ende mit den anderen.
leave-ends-game = Niemand sonst ist am Tisch: das Spiel endet.
leave-others-stay = Für { $names } geht es ohne Pause weiter.
leave-turn-over = Der Zug ist sofort zu Ende, ohne Fehlwurf.
leave-host-stays = Die Spielleitung bleibt hier, bis sie jemandem gegeben wird.
leave-host-undoes = Nur die Spielleitung kann das zurücknehmen.
leave-yes-own = Ja, verlassen
leave-yes-other = Ja, { $name } geht

## Spectators

spectate-title = Zuschauen
spectate-about = Alle Zettel auf einem Tablet oder Fernseher mitten auf dem Tisch.
spectate-share = Mit einem Link zum Zuschauen sehen sie auch die, die nicht am Tisch sind.
spectate-table-view = Tischansicht
spectate-share-link = Link zum Zuschauen
spectate-another-link = Noch ein Link
spectate-stop-sharing = Link zurückziehen

## A link that was created

link-created-qr = QR-Code des Links darunter
link-created-link = Der Link
link-created-expires = Gilt für ein Gerät, bis { $time }
link-created-done = Fertig
link-created-seat = { $name } auf anderem Gerät
link-created-seat-lead = Scanne das mit dem Gerät, das für { $name } spielen soll. Es wird erst gefragt, und der Zettel bleibt, wie er ist.
link-created-seat-until = Das alte Gerät behält den Platz, bis das neue angenommen hat.
link-created-seat-app = Für eine App auf dem Startbildschirm: Link kopieren, App öffnen, bei „Mitspielen“ einsetzen.
link-created-share-lead = Wer diesen Link hat, sieht alle Zettel live und kann nichts ändern.
link-created-share-hint = Er gilt, bis du ihn zurückziehst: für ein Tablet oder einen Fernseher in der Mitte und für alle, die nicht am Tisch sind.
link-created-member = Mitglied einladen
link-created-member-lead = Wer annimmt, findet die Spiele der Gruppe und kann darin Spiele beginnen.
link-created-keeper = Verwaltung teilen
link-created-keeper-lead = Wer annimmt, verwaltet die Gruppe mit dir: leitet jedes Spiel und kann berichtigen und löschen, was darin ist.
link-created-invite-hint = Wer auf dem eigenen Gerät in der Gruppe spielt, ist ohne Einladung Mitglied.

## A link that was opened

link-seat = Hier für { $name } spielen?
link-seat-table = Am Tisch mit { $names }.
link-seat-means = Der Zettel kommt mit, wie er ist. Das Gerät, das jetzt für { $name } spielt, verliert ihn.
link-seat-host = Die Spielleitung kommt mit: dieses Gerät kann dann auf jedem Zettel ankreuzen, zurückgehen und das Spiel beenden.
link-seat-own = Dieses Gerät spielt schon für { $name }. Öffne den Link auf dem Gerät, das übernehmen soll.
link-seat-yes = Ja, für { $name } spielen
link-seat-open = Zum Spiel
link-seat-expired = Der Link eines Platzes gilt für ein Gerät und zehn Minuten. Bitte die Spielleitung um einen neuen: Spieler und Geräte, Anderes Gerät.
link-share-expired = Bitte die Spielleitung um einen neuen Link zum Zuschauen.
link-no-cookie = Dieser Browser speichert keine Cookies
link-no-cookie-why = Zum Zuschauen muss der Browser ein Cookie speichern. Erlaube Cookies für diese Seite und öffne den Link noch einmal.
link-group = In die Gruppe „{ $name }“ kommen?
link-member = Dieses Gerät findet dann die Spiele der Gruppe und kann darin Spiele beginnen.
link-keeper = Dieses Gerät verwaltet dann die Gruppe: es leitet jedes Spiel und kann berichtigen und löschen, was darin ist.
link-group-in = Dieses Gerät gehört schon dazu. Öffne den Link auf dem Gerät, das dazukommen soll.
link-group-yes = Ja, dazukommen
link-group-open = Zum Verlauf
link-group-expired = Eine Einladung gilt für eine Person und einen Tag. Bitte um eine neue.
link-decline = Nein

## The table view

table-waiting = Das Spiel hat noch nicht begonnen.
table-roll = { $name } würfelt
table-turn = Zug { $turn }
table-last-call = letzte Runde
table-closed-rows = Geschlossene Reihen
table-sheet = Zettel von { $name }
table-connection-on = Verbunden
table-connection-waiting = Verbinde neu
table-connection-off = Keine Verbindung

## A seat link that is typed

seat-link-title = Dein Platz auf einem anderen Gerät?
seat-link-about = Für einen Platz, der schon deiner war, hat die Spielleitung einen QR-Code unter Spieler und Geräte, Anderes Gerät: scanne ihn oder setze seinen Link hier ein.
seat-link-link = Link
seat-link-open = Öffnen
