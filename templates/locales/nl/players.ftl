# Players, their phones, spectators and links.

## Players and phones

players-title = Spelers en telefoons
players-back = Terug naar het spel
players-left = is weg
players-another-phone = Telefoon wisselen
players-make-host = Spelleider maken
players-leave = Weggaan
players-remove = Uit het spel halen
players-take-over = Spelleider worden
players-host-silent = De telefoon van de spelleider heeft al twee minuten niets laten horen.
players-take-back = Weer spelleider worden
players-was-taken = Je telefoon liet niets horen, daarom is iemand anders nu spelleider.
players-close-code = Niemand meer toelaten
players-open-code = Weer openzetten

## Requests to join

request-name = Mag { $name } meedoen? Leeg blad, vanaf de volgende worp.
request-seat = Mag een andere telefoon spelen als { $name }?
request-spectate = Alle bladen op nog een scherm laten zien?
request-yes = Ja
request-no = Nee
request-dealt = Rowlock deelt uit

## A TV that shows the game

tv-title = Een spel op deze tv laten zien
tv-scan = Scan dit met een telefoon die meedoet.
tv-code = Hoe een telefoon dit scherm aan tafel haalt
tv-qr = QR-code voor de telefoon
tv-type = of typ deze code op de telefoon
tv-follows = Daarna staan hier vanzelf alle bladen, ook in het volgende spel.
tv-asked = De spelleider krijgt de vraag of het spel hier te zien mag zijn.
screen-title = Het spel op een tv laten zien
screen-open = Open { $address }/tv op de tv en typ de code die daar staat.
screen-code = Code op de tv
screen-show = Dit spel laten zien
screen-shown = De tv laat het spel zien.
screen-none = Deze telefoon zit nu niet in een spel. Doe eerst ergens mee en haal het spel dan op de tv.

## Leaving

leave-own = Wil je weggaan?
leave-other = { $name } uit het spel halen?
leave-own-sheet = Je blad blijft zoals het is en telt aan het eind mee.
leave-other-sheet = Het blad van { $name } blijft zoals het is en telt aan het eind mee.
leave-ends-game = Er zit verder niemand aan tafel: het spel is dan afgelopen.
leave-others-stay = Voor { $names } gaat het spel gewoon verder.
leave-turn-over = De beurt is meteen voorbij, zonder misworp.
leave-host-stays = Deze telefoon blijft spelleider, tot iemand anders het wordt.
leave-host-undoes = Alleen de spelleider kan dit ongedaan maken.
leave-undo-yours = Jij bent de spelleider en kunt dit ongedaan maken.
leave-yes-own = Ja, weggaan
leave-yes-other = Ja, { $name } gaat weg

## Invites to a game

invite-title = Uitnodigen
invite-player = Een speler voor dit spel
invite-spectator = Iemand om mee te kijken
invite-tv = Een tv
invite-group = Iemand voor de groep

## Spectators

spectate-title = Meekijken
spectate-table-view = Tafelweergave
spectate-share-link = Kijklink
spectate-stop-sharing = Kijklink intrekken

## A link that was created

link-created-qr = QR-code van de link hieronder
link-created-link = De link
link-created-copy = Link kopiëren
link-created-copied = Gekopieerd
link-created-send = Link sturen
link-created-expires = Geldig voor één telefoon, tot { $time }
link-created-done = Klaar
link-created-seat = { $name } op een andere telefoon
link-created-seat-lead = Scan dit met de telefoon die als { $name } gaat spelen. Die krijgt eerst de vraag, en het blad blijft zoals het is.
link-created-seat-until = De oude telefoon houdt de plaats tot de nieuwe hem heeft overgenomen.
link-created-seat-app = Voor een app op het beginscherm: kopieer de link, open de app, kies ‘Meedoen’ en plak hem daar.
link-created-share-lead = Wie deze link heeft, ziet alle bladen live en kan niets veranderen.
link-created-share-hint = Hij geldt tot je hem intrekt: voor een tablet of tv in het midden, en voor wie niet aan tafel zit.
link-created-member = Lid uitnodigen
link-created-member-lead = Wie aanneemt, ziet de spellen van de groep en kan nieuwe starten.
link-created-keeper = Beheerder uitnodigen
link-created-keeper-lead = Wie aanneemt, wordt ook beheerder: spelleider van elk spel van de groep, en kan alles erin verbeteren en verwijderen.
link-created-reader = Meelezer uitnodigen
link-created-reader-lead = Wie aanneemt, ziet de spellen en statistieken van de groep, maar kan niet spelen en niets wijzigen.
link-created-invite-hint = Wie met een eigen telefoon in de groep speelt, is ook zonder uitnodiging lid.
link-created-reader-hint = Voor wie alleen meekijkt, of voor een programma: de API geeft het een token voor deze link.

## A link that was opened

link-seat = Hier als { $name } spelen?
link-seat-table = Aan tafel met { $names }.
link-seat-means = Het blad komt mee zoals het is. De telefoon die nu als { $name } speelt, geeft het af.
link-seat-host = Je wordt ook spelleider: deze telefoon kan dan op elk blad aankruisen, terugspoelen en het spel stoppen.
link-seat-own = Deze telefoon speelt al als { $name }. Open de link op de telefoon die het overneemt.
link-seat-yes = Ja, als { $name } spelen
link-seat-open = Naar het spel
link-seat-expired = Zo’n link geldt voor één telefoon en tien minuten. Vraag de spelleider om een nieuwe: ‘Spelers en telefoons’, ‘Telefoon wisselen’.
link-share-expired = Vraag de spelleider om een nieuwe kijklink.
link-no-cookie = Deze browser bewaart geen cookies
link-no-cookie-why = Om mee te kijken moet de browser één cookie bewaren. Sta cookies toe voor deze pagina en open de link opnieuw.
link-group = Bij de groep ‘{ $name }’ komen?
link-member = Deze telefoon ziet dan de spellen van de groep en kan nieuwe starten.
link-reader = Deze telefoon ziet dan de spellen van de groep, maar kan er geen starten.
link-keeper = Deze telefoon wordt dan beheerder van de groep: hij is spelleider van elk spel en kan alles erin verbeteren en verwijderen.
link-group-in = Deze telefoon hoort er al bij. Open de link op de telefoon die erbij moet.
link-group-yes = Ja, erbij komen
link-group-open = Naar de geschiedenis
link-group-expired = Een uitnodiging geldt voor één persoon en één dag. Vraag de afzender om een nieuwe.
link-decline = Nee

## The table view

table-waiting = Het spel is nog niet begonnen.
table-roll = { $name } gooit
table-turn = beurt { $turn }
table-last-call = laatste kans
table-closed-rows = Rijen op slot
table-sheet = Blad van { $name }
table-undecided = bij deze worp nog niets aangekruist
table-connection-on = Verbonden
table-connection-waiting = Verbindt opnieuw
table-connection-off = Geen verbinding

## A seat link that is typed

seat-link-title = Je plaats op een andere telefoon?
seat-link-about = Voor een plaats die al van jou was, heeft de spelleider een QR-code onder ‘Spelers en telefoons’, ‘Telefoon wisselen’: scan die of plak de link hier.
seat-link-link = Link
seat-link-open = Openen
