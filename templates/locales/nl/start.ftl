# From the first page to the lobby.

## The first page

brand = Een digitaal scoreblad voor Qwixx®
home-about = Jullie gooien met echte dobbelstenen, en elke telefoon is een scoreblad dat de regels kent en meetelt.
home-continue = Verder spelen
home-your-turn = Jouw beurt · beurt { $turn }
home-new = Nieuw spel
home-closed = Op deze server maakt de beheerder van de server de groepen. Doe mee met de code van een spel, of open de uitnodiging van je groep.
home-code = Code van het spel
home-code-short = Code
home-join = Meedoen
home-running = Mijn lopende spellen
home-waiting = De tafel van { $host } wacht
home-others = Andere spellen
home-spectate-or-ask = meekijken of meedoen
home-groups = Mijn groepen
home-leads = { $name } staat dit jaar { $wins }-{ $others } voor op { $second }
home-leads-alone = Dit jaar: { $wins ->
    [one] één overwinning voor { $name }
   *[other] { $wins } overwinningen voor { $name }
}
home-tied = { $names }: dit jaar elk { $wins ->
    [one] één overwinning
   *[other] { $wins } overwinningen
}
home-history = Geschiedenis
home-without-game = Zonder spel
home-rules = Regels
home-score = Punten tellen
home-trademark = Qwixx® is een merk van de uitgever. Rowlock hoort daar niet bij en gebruikt niets van het artwork.
home-tv = Een spel op deze tv laten zien

## Creating a game

new-game-title = Nieuw spel
new-game-previous = Zelfde als vorige keer
new-game-known = Wie speelt mee?
new-game-group = Groep
new-game-group-new = Een nieuwe groep
new-game-board = Variant
new-game-played = Laatst gespeeld
new-game-more-boards = Meer varianten
new-game-own-boards = Eigen varianten
new-game-board-elsewhere = { $name } hoort bij een andere groep ({ $group }). Kies die groep of een andere variant.
new-game-rules-of = Regels: { $name }
new-game-mode = Wat houdt de app bij?
new-game-hide-scores = Punten van anderen pas aan het einde tonen
new-game-color-required = Geen kruisje met gekleurde dobbelsteen: misworp
new-game-tap-to-end = Elke beurt zelf afsluiten
new-game-more = Meer opties
new-game-clock = Laten zien hoe lang elke beurt duurt
new-game-change = wijzigen
new-game-hides = punten verborgen
new-game-requires-color = misworp zonder gekleurde dobbelsteen
new-game-submit = Spel maken
new-game-hint = Dan scant iedereen een code met de telefoon. Jullie gooien met jullie eigen dobbelstenen.

## Joining a game; texts with links are HTML

join-title = Meedoen aan een spel
join-with = { $board } met { $names }
join-who = Wie ben jij?
join-your-name = Je naam
join-other-name = Of een andere naam
join-submit = Meedoen
join-hint = Geen account, geen wachtwoord. Deze telefoon wordt je blad.
join-running = Dit spel is al bezig. Vraag { $host } of je erbij mag.
join-last-roll = Dit spel is bij de laatste worp: meedoen kan niet meer, meekijken wel.
join-full = Alle 8 plaatsen zijn bezet, maar je kunt wel meekijken.
join-play-as = Spelen als { $name }
join-ask = Mag ik meedoen?
join-ask-hint = Je begint met een leeg blad, vanaf de volgende worp.
join-spectate = Alleen meekijken
join-wait-waiting = { $host } krijgt de vraag
join-wait-refused = { $host } zei nee
join-wait-gone = Dit keer kwam er geen antwoord
join-wait-lead-name = Zodra { $host } op ‘Ja’ tikt, krijg je een leeg blad en speel je mee vanaf de volgende worp.
join-wait-lead-seat = Zodra { $host } op ‘Ja’ tikt, is het blad van jou.
join-wait-lead-spectate = Zodra { $host } op ‘Ja’ tikt, zie je hier alle bladen.
join-wait-lead-refused = Met de code van het spel kun je het nog eens vragen, of alleen meekijken.
join-wait-lead-gone = Er kwam tien minuten lang geen antwoord, of het spel is voorbij.
join-wait-follows = Hier gaat het vanzelf verder.
join-wait-again = Code invoeren
join-continue = Verder
join-code-hint = Zes letters en cijfers: ze staan op de telefoon van de spelleider. Of <a href="/new">maak zelf een spel</a>.

## The lobby

lobby-count = { $players } van { $max }
lobby-how = Hoe de anderen meedoen
lobby-qr = QR-code die naar { $link } leidt
lobby-scan = Scan of vul de code in
lobby-at = op
lobby-table = Aan tafel
lobby-host = leidt
lobby-you = jij
lobby-lucky = Geluksgetallen { $low } en { $high }
lobby-sheet = Blad { $letter }
lobby-up = { $name } omhoog
lobby-rename = Naam van { $name } wijzigen
lobby-remove = { $name } uit het spel halen
lobby-remove-means = { $name } kan met de code altijd weer meedoen.
lobby-remove-yes = Ja, { $name } eruit halen
lobby-remove-no = Nee, { $name } blijft
lobby-guest = Naam van iemand zonder telefoon
lobby-guest-short = Geen telefoon
lobby-add = Toevoegen
lobby-printed = Gedrukte bladen? Vul hun geluksgetallen in
lobby-printed-own = Gedrukt blad? Vul de geluksgetallen in
lobby-lucky-one = Eén geluksgetal van { $name }
lobby-lucky-other = Het andere geluksgetal van { $name }
lobby-save-lucky = Hiermee spelen
lobby-letters = Gedrukte bladen? Kies hun letters
lobby-letters-own = Gedrukt blad? Kies de letter
lobby-letter-of = Letter van het blad van { $name }
lobby-save-letters = Hiermee spelen
lobby-start = Spel starten
lobby-draw = Loten wie begint, en starten
lobby-first = { $name } begint.
lobby-streak = { $name } won de laatste { $wins }
lobby-order = Schuif namen omhoog tot de volgorde klopt met jullie tafel.
lobby-order-change = Tafelvolgorde
lobby-order-tap = Tik de spelers aan in de volgorde waarin jullie zitten. De eerste begint.
lobby-refresh = Opnieuw laden
lobby-wait = Je doet mee. Het begint zodra { $host } start.
lobby-not-in = { $host } wacht op spelers: doe mee, of kijk alleen mee.
lobby-removed = Je bent uit dit spel gehaald. Weer meedoen?
lobby-join-again = Weer meedoen
lobby-here = op deze telefoon
lobby-phone-here = Telefoon van { $name } is verbonden
lobby-phone-away = telefoon niet verbonden
lobby-phone-awaited = wacht op de telefoon van { $name }
lobby-without = Beginnen zonder { $names }?
lobby-without-means = { $players ->
    [one] De plaats blijft bezet. Tot de eigen telefoon er is, kruis jij aan.
   *[other] Wie er nog niet is, houdt zijn plaats. Tot die eigen telefoon er is, kruis jij voor hen aan.
}
lobby-wait-more = Wachten
refresh = Opnieuw laden
lobby-title = Lobby
