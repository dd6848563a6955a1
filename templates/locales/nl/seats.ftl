# Players and their phones, and links for others.

## Players and phones
people-title = Spelers en telefoons
people-back = Terug naar het spel
people-gone = is weg
people-another-phone = Andere telefoon
people-make-host = Gastheer maken
people-leave = Spel verlaten
people-let-leave = Laten gaan
people-take-over = Gastheer worden
people-host-silent = Van de telefoon van de gastheer is al twee minuten niets gehoord.
people-take-back = Weer gastheer worden
people-was-taken = Terwijl je telefoon stil was, heeft iemand het overgenomen als gastheer.
people-lost-phone = Een telefoon kwijt, leeg of nieuw? “Andere telefoon” toont een QR-code voor de nieuwe.
people-host-may = De gastheer kan elk blad aankruisen, gummen, teruggaan en het spel beëindigen.
people-may-take-over = Zwijgt de telefoon van de gastheer twee minuten, dan kan elke speler het hier overnemen.
people-add-hint = Wie erbij komt, begint met een leeg blad, vanaf de volgende worp. Met een eigen telefoon: de code { $code }, en jij laat meedoen.
## Wie mee wil doen
request-name = Mag { $name } meedoen? Leeg blad, vanaf de volgende worp.
request-seat = Mag een andere telefoon spelen als { $name }?
request-watch = Alle bladen op nog een scherm laten zien?
request-yes = Ja
request-no = Nee
## Een tv die aan tafel komt
tv-title = Deze tv aan jullie tafel
tv-scan = Scan dit met een telefoon die meespeelt.
tv-code = Hoe een telefoon dit scherm aan tafel haalt
tv-qr = QR-code voor de telefoon
tv-type = of typ deze code op de telefoon
tv-follows = Daarna staan hier vanzelf alle bladen, ook in het volgende spel.
tv-asked = De gastheer krijgt de vraag of het spel hier te zien mag zijn.
watch-screen = Op een tv laten zien
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
leave-nobody-stays = Er zit niemand meer aan tafel: het spel is afgelopen.
leave-others-stay = Voor { $names } gaat het spel zonder pauze verder.
leave-turn-over = De beurt is meteen voorbij, zonder strafpunt.
leave-host-stays = De rol van gastheer blijft hier tot iemand anders die krijgt.
leave-host-undoes = Alleen de gastheer kan dit terugdraaien.
leave-yes-own = Ja, weggaan
leave-yes-other = Ja, { $name } gaat weg

## Looking on
watch-title = Meekijken
watch-about = Alle bladen op een tablet of tv midden op tafel.
watch-share = Met een deellink ziet ook wie niet aan tafel zit ze.
watch-table = Tafelweergave
watch-link = Deellink
watch-another-link = Nog een deellink
watch-stop = Delen stoppen

## A link that was just made
given-qr = QR-code van de link hieronder
given-link = De link
given-ends = Geldig voor één telefoon, tot { $time }
given-done = Klaar
given-seat = { $name } op een andere telefoon
given-seat-lead = Scan dit met de telefoon die als { $name } gaat spelen. Die wordt eerst gevraagd, en het blad blijft zoals het is.
given-seat-until = De oude telefoon houdt de plaats tot de nieuwe heeft aangenomen.
given-seat-app = Voor een app op het beginscherm: kopieer de link, open de app, kies meedoen en plak hem daar.
given-watch-lead = Wie deze link heeft, ziet alle bladen live en kan niets veranderen.
given-watch-hint = Hij geldt tot je stopt met delen. Voor een tablet of tv in het midden, en voor wie niet aan tafel zit.
given-member = Lid uitnodigen
given-member-lead = Wie aanneemt, vindt de spellen van de groep en kan er spellen beginnen.
given-keeper = Beheerder uitnodigen
given-keeper-lead = Wie aanneemt, beheert de groep met jou: is gastheer van elk spel en kan alles erin verbeteren en wissen.
given-invite-hint = Wie op een eigen telefoon in de groep speelt, is lid zonder uitnodiging.

## A link that is opened
link-seat = Hier als { $name } spelen?
link-seat-table = Aan tafel met { $names }.
link-seat-means = Het blad komt mee zoals het is. De telefoon die nu als { $name } speelt, raakt het kwijt.
link-seat-host = De rol van gastheer komt mee: deze telefoon kan dan elk blad aankruisen, teruggaan en het spel beëindigen.
link-seat-own = Deze telefoon speelt al als { $name }. Open de link op de telefoon die het overneemt.
link-seat-yes = Ja, als { $name } spelen
link-seat-open = Naar het spel
link-seat-ended = De link van een plaats geldt voor één telefoon en tien minuten. Vraag de gastheer om een nieuwe: Spelers en telefoons, Andere telefoon.
link-watch-ended = Vraag de gastheer van het spel om een nieuwe link om mee te kijken.
link-no-cookie = Deze browser bewaart geen cookies
link-no-cookie-why = Om mee te kijken moet de browser één cookie bewaren. Sta cookies toe voor deze pagina en open de link opnieuw.
link-group = In de groep “{ $name }” komen?
link-member = Deze telefoon vindt dan de spellen van de groep en kan er spellen beginnen.
link-keeper = Deze telefoon beheert dan de groep: hij is gastheer van elk spel en kan alles erin verbeteren en wissen.
link-group-in = Deze telefoon hoort er al bij. Open de link op de telefoon die erbij moet.
link-group-yes = Ja, erbij komen
link-group-open = Naar de geschiedenis
link-group-ended = Een uitnodiging geldt voor één persoon en één dag. Vraag de afzender om een nieuwe.
link-no = Nee

## The table in the middle
board-waits = Het spel is nog niet begonnen.
board-roll = Worp van { $name }
board-turn = beurt { $turn }
board-last-call = laatste kans
board-closed = Gesloten rijen
board-sheet = Blad van { $name }
board-link-on = Verbonden
board-link-wait = Opnieuw verbinden
board-link-off = Geen verbinding

## A link that is typed
typed-title = Jouw plaats op een andere telefoon?
typed-about = Voor een plaats die al van jou was heeft de gastheer een QR-code onder Spelers en telefoons, Andere telefoon: scan die of plak de link hier.
typed-link = Link
typed-open = Openen
