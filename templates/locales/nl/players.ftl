# Players, their phones, spectators and links.

## Players and phones

players-title = Spelers en telefoons
players-back = Terug naar het spel
players-left = is weg
players-another-phone = Andere telefoon
players-make-host = Gastheer maken
players-leave = Spel verlaten
players-remove = Laten gaan
players-take-over = Gastheer worden
players-host-silent = Van de telefoon van de gastheer is al twee minuten niets gehoord.
players-take-back = Weer gastheer worden
players-was-taken = Terwijl je telefoon stil was, heeft iemand het overgenomen als gastheer.
players-lost-phone = Een telefoon kwijt, leeg of nieuw? “Andere telefoon” toont een QR-code voor de nieuwe.
players-host-may = De gastheer kan elk blad aankruisen, gummen, teruggaan en het spel beëindigen.
players-may-take-over = Zwijgt de telefoon van de gastheer twee minuten, dan kan elke speler het hier overnemen.
players-add-hint = Wie erbij komt, begint met een leeg blad, vanaf de volgende worp. Met een eigen telefoon: de code { $code }, en jij laat meedoen.

## Requests to join

request-name = Mag { $name } meedoen? Leeg blad, vanaf de volgende worp.
request-seat = Mag een andere telefoon spelen als { $name }?
request-spectate = Alle bladen op nog een scherm laten zien?
request-yes = Ja
request-no = Nee

## A TV that shows the game

tv-title = Deze tv aan jullie tafel
tv-scan = Scan dit met een telefoon die meespeelt.
tv-code = Hoe een telefoon dit scherm aan tafel haalt
tv-qr = QR-code voor de telefoon
tv-type = of typ deze code op de telefoon
tv-follows = Daarna staan hier vanzelf alle bladen, ook in het volgende spel.
tv-asked = De gastheer krijgt de vraag of het spel hier te zien mag zijn.
spectate-on-tv = Op een tv laten zien
screen-title = Het spel op een tv laten zien
screen-open = Open { $address }/tv op de tv en typ de code die daar staat.
screen-code = Code op de tv
screen-show = Dit spel laten zien
screen-none = Deze telefoon zit nu in geen spel. Doe eerst ergens mee en haal het dan op de tv.

## Leaving

leave-own = Het spel verlaten?
leave-other = { $name } laten gaan?
leave-own-sheet = Je blad blijft zoals het is en telt aan het eind mee.
leave-other-sheet = Het blad van { $name } blijft zoals het is en telt aan het eind mee.
leave-ends-game = Er zit niemand meer aan tafel: het spel is afgelopen.
leave-others-stay = Voor { $names } gaat het spel zonder pauze verder.
leave-turn-over = De beurt is meteen voorbij, zonder strafpunt.
leave-host-stays = De rol van gastheer blijft hier tot iemand anders die krijgt.
leave-host-undoes = Alleen de gastheer kan dit terugdraaien.
leave-yes-own = Ja, weggaan
leave-yes-other = Ja, { $name } gaat weg

## Spectators

spectate-title = Meekijken
spectate-about = Alle bladen op een tablet of tv midden op tafel.
spectate-share = Met een deellink ziet ook wie niet aan tafel zit ze.
spectate-table-view = Tafelweergave
spectate-share-link = Deellink
spectate-another-link = Nog een deellink
spectate-stop-sharing = Delen stoppen

## A link that was created

link-created-qr = QR-code van de link hieronder
link-created-link = De link
link-created-expires = Geldig voor één telefoon, tot { $time }
link-created-done = Klaar
link-created-seat = { $name } op een andere telefoon
link-created-seat-lead = Scan dit met de telefoon die als { $name } gaat spelen. Die wordt eerst gevraagd, en het blad blijft zoals het is.
link-created-seat-until = De oude telefoon houdt de plaats tot de nieuwe heeft aangenomen.
link-created-seat-app = Voor een app op het beginscherm: kopieer de link, open de app, kies meedoen en plak hem daar.
link-created-share-lead = Wie deze link heeft, ziet alle bladen live en kan niets veranderen.
link-created-share-hint = Hij geldt tot je stopt met delen. Voor een tablet of tv in het midden, en voor wie niet aan tafel zit.
link-created-member = Lid uitnodigen
link-created-member-lead = Wie aanneemt, vindt de spellen van de groep en kan er spellen beginnen.
link-created-keeper = Beheerder uitnodigen
link-created-keeper-lead = Wie aanneemt, beheert de groep met jou: is gastheer van elk spel en kan alles erin verbeteren en wissen.
link-created-invite-hint = Wie op een eigen telefoon in de groep speelt, is lid zonder uitnodiging.

## A link that was opened

link-seat = Hier als { $name } spelen?
link-seat-table = Aan tafel met { $names }.
link-seat-means = Het blad komt mee zoals het is. De telefoon die nu als { $name } speelt, raakt het kwijt.
link-seat-host = De rol van gastheer komt mee: deze telefoon kan dan elk blad aankruisen, teruggaan en het spel beëindigen.
link-seat-own = Deze telefoon speelt al als { $name }. Open de link op de telefoon die het overneemt.
link-seat-yes = Ja, als { $name } spelen
link-seat-open = Naar het spel
link-seat-expired = De link van een plaats geldt voor één telefoon en tien minuten. Vraag de gastheer om een nieuwe: Spelers en telefoons, Andere telefoon.
link-share-expired = Vraag de gastheer van het spel om een nieuwe link om mee te kijken.
link-no-cookie = Deze browser bewaart geen cookies
link-no-cookie-why = Om mee te kijken moet de browser één cookie bewaren. Sta cookies toe voor deze pagina en open de link opnieuw.
link-group = In de groep “{ $name }” komen?
link-member = Deze telefoon vindt dan de spellen van de groep en kan er spellen beginnen.
link-keeper = Deze telefoon beheert dan de groep: hij is gastheer van elk spel en kan alles erin verbeteren en wissen.
link-group-in = Deze telefoon hoort er al bij. Open de link op de telefoon die erbij moet.
link-group-yes = Ja, erbij komen
link-group-open = Naar de geschiedenis
link-group-expired = Een uitnodiging geldt voor één persoon en één dag. Vraag de afzender om een nieuwe.
link-decline = Nee

## The table view

table-waiting = Het spel is nog niet begonnen.
table-roll = Worp van { $name }
table-turn = beurt { $turn }
table-last-call = laatste kans
table-closed-rows = Gesloten rijen
table-sheet = Blad van { $name }
table-connection-on = Verbonden
table-connection-waiting = Opnieuw verbinden
table-connection-off = Geen verbinding

## A seat link that is typed

seat-link-title = Jouw plaats op een andere telefoon?
seat-link-about = Voor een plaats die al van jou was heeft de gastheer een QR-code onder Spelers en telefoons, Andere telefoon: scan die of plak de link hier.
seat-link-link = Link
seat-link-open = Openen
