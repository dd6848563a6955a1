# Players and their phones, and links for others.

## Players and phones
people-title = Spieler und Geräte
people-back = Zurück zum Spiel
people-gone = ist gegangen
people-another-phone = Anderes Gerät
people-make-host = Leitung geben
people-leave = Spiel verlassen
people-let-leave = Gehen lassen
people-take-over = Leitung übernehmen
people-host-silent = Vom Gerät der Spielleitung kam seit zwei Minuten nichts.
people-take-back = Spielleitung zurückholen
people-was-taken = Während dein Gerät still war, hat jemand die Spielleitung übernommen.
people-lost-phone = Ein Gerät ist weg, leer oder neu? „Anderes Gerät“ zeigt einen QR-Code für das neue.
people-host-may = Die Spielleitung kann auf jedem Zettel ankreuzen, radieren, zurückgehen und das Spiel beenden.
people-may-take-over = Meldet sich das Gerät der Spielleitung zwei Minuten nicht, kann hier jeder übernehmen.
people-add-hint = Wer dazukommt, beginnt mit einem leeren Blatt, ab dem nächsten Wurf. Mit eigenem Gerät: der Code { $code }, und du lässt sie mitspielen.
## Wer mitspielen möchte
request-name = Darf { $name } mitspielen? Leeres Blatt, ab dem nächsten Wurf.
request-seat = Darf ein anderes Gerät als { $name } spielen?
request-watch = Alle Blätter auf einem weiteren Bildschirm zeigen?
request-yes = Ja
request-no = Nein
## Ein Fernseher, der an den Tisch kommt
tv-title = Dieser Fernseher an eurem Tisch
tv-scan = Scanne das mit einem Handy, das mitspielt.
tv-code = Wie ein Handy diesen Bildschirm an den Tisch holt
tv-qr = QR-Code für das Handy
tv-type = oder tippe am Handy diesen Code ein
tv-follows = Dann sind hier von selbst alle Blätter zu sehen, auch im nächsten Spiel.
tv-asked = Die Spielleitung wird gefragt, ob das Spiel hier zu sehen sein soll.
watch-screen = Am Fernseher zeigen
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
leave-nobody-stays = Niemand sonst ist am Tisch: das Spiel endet.
leave-others-stay = Für { $names } geht es ohne Pause weiter.
leave-turn-over = Der Zug ist sofort zu Ende, ohne Fehlwurf.
leave-host-stays = Die Spielleitung bleibt hier, bis sie jemandem gegeben wird.
leave-host-undoes = Nur die Spielleitung kann das zurücknehmen.
leave-yes-own = Ja, verlassen
leave-yes-other = Ja, { $name } geht

## Looking on
watch-title = Zuschauen
watch-about = Alle Zettel auf einem Tablet oder Fernseher mitten auf dem Tisch.
watch-share = Mit einem Link zum Zuschauen sehen sie auch die, die nicht am Tisch sind.
watch-table = Tischansicht
watch-link = Link zum Zuschauen
watch-another-link = Noch ein Link
watch-stop = Link zurückziehen

## A link that was just made
given-qr = QR-Code des Links darunter
given-link = Der Link
given-ends = Gilt für ein Gerät, bis { $time }
given-done = Fertig
given-seat = { $name } auf anderem Gerät
given-seat-lead = Scanne das mit dem Gerät, das für { $name } spielen soll. Es wird erst gefragt, und der Zettel bleibt, wie er ist.
given-seat-until = Das alte Gerät behält den Platz, bis das neue angenommen hat.
given-seat-app = Für eine App auf dem Startbildschirm: Link kopieren, App öffnen, bei „Mitspielen“ einsetzen.
given-watch-lead = Wer diesen Link hat, sieht alle Zettel live und kann nichts ändern.
given-watch-hint = Er gilt, bis du ihn zurückziehst: für ein Tablet oder einen Fernseher in der Mitte und für alle, die nicht am Tisch sind.
given-member = Mitglied einladen
given-member-lead = Wer annimmt, findet die Spiele der Gruppe und kann darin Spiele beginnen.
given-keeper = Verwaltung teilen
given-keeper-lead = Wer annimmt, verwaltet die Gruppe mit dir: leitet jedes Spiel und kann berichtigen und löschen, was darin ist.
given-invite-hint = Wer auf dem eigenen Gerät in der Gruppe spielt, ist ohne Einladung Mitglied.

## A link that is opened
link-seat = Hier für { $name } spielen?
link-seat-table = Am Tisch mit { $names }.
link-seat-means = Der Zettel kommt mit, wie er ist. Das Gerät, das jetzt für { $name } spielt, verliert ihn.
link-seat-host = Die Spielleitung kommt mit: dieses Gerät kann dann auf jedem Zettel ankreuzen, zurückgehen und das Spiel beenden.
link-seat-own = Dieses Gerät spielt schon für { $name }. Öffne den Link auf dem Gerät, das übernehmen soll.
link-seat-yes = Ja, für { $name } spielen
link-seat-open = Zum Spiel
link-seat-ended = Der Link eines Platzes gilt für ein Gerät und zehn Minuten. Bitte die Spielleitung um einen neuen: Spieler und Geräte, Anderes Gerät.
link-watch-ended = Bitte die Spielleitung um einen neuen Link zum Zuschauen.
link-no-cookie = Dieser Browser speichert keine Cookies
link-no-cookie-why = Zum Zuschauen muss der Browser ein Cookie speichern. Erlaube Cookies für diese Seite und öffne den Link noch einmal.
link-group = In die Gruppe „{ $name }“ kommen?
link-member = Dieses Gerät findet dann die Spiele der Gruppe und kann darin Spiele beginnen.
link-keeper = Dieses Gerät verwaltet dann die Gruppe: es leitet jedes Spiel und kann berichtigen und löschen, was darin ist.
link-group-in = Dieses Gerät gehört schon dazu. Öffne den Link auf dem Gerät, das dazukommen soll.
link-group-yes = Ja, dazukommen
link-group-open = Zum Verlauf
link-group-ended = Eine Einladung gilt für eine Person und einen Tag. Bitte um eine neue.
link-no = Nein

## The table in the middle
board-waits = Das Spiel hat noch nicht begonnen.
board-roll = { $name } würfelt
board-turn = Zug { $turn }
board-last-call = letzte Runde
board-closed = Geschlossene Reihen
board-sheet = Zettel von { $name }
board-link-on = Verbunden
board-link-wait = Verbinde neu
board-link-off = Keine Verbindung

## A link that is typed
typed-title = Dein Platz auf einem anderen Gerät?
typed-about = Für einen Platz, der schon deiner war, hat die Spielleitung einen QR-Code unter Spieler und Geräte, Anderes Gerät: scanne ihn oder setze seinen Link hier ein.
typed-link = Link
typed-open = Öffnen
