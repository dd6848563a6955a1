# From the first page to the lobby.

## The first page

brand = Een digitaal scoreblad voor Qwixx®
home-new = Nieuw spel
home-code = Code van het spel
home-code-short = Code
home-join = Meedoen
home-running = Mijn lopende spellen
home-waiting = De tafel van { $host } wacht
home-others = Ook bezig
home-spectate-or-ask = kijken, of vragen om mee te doen
home-groups = Mijn groepen
home-history = Geschiedenis
home-without-game = Zonder spel
home-rules = Regels
home-score = Scoreblad tellen
home-trademark = Qwixx® is een merk van de uitgever. Rowlock hoort daar niet bij en gebruikt niets van het artwork.
home-api = Voor programma’s: de API
home-tv = Een spel op deze tv laten zien

## Creating a game

new-game-title = Nieuw spel
new-game-previous = Nog eens hetzelfde
new-game-known = Wie speelt mee?
new-game-group = Speelt in
new-game-group-new = Een nieuwe groep
new-game-board = Bord
new-game-rules-of = Regels van { $name }
new-game-mode = Hoe de app meedoet
new-game-hide-scores = Punten van anderen tot het einde verbergen
new-game-color-required = Een beurt zonder gekleurde dobbelsteen kost een strafpunt
new-game-submit = Tafel openen
new-game-hint = Dan scant iedereen een code met de telefoon. Jullie spelen met je eigen dobbelstenen.

## Joining a game; texts with links are HTML

join-title = Meedoen met een spel
join-with = { $board } met { $names }
join-who = Wie ben jij?
join-your-name = Je naam
join-other-name = Of een andere naam
join-submit = Aanschuiven
join-hint = Geen account, geen wachtwoord. Deze telefoon wordt je scoreblad.
join-running = Dit spel is al bezig. Vraag { $host } of je erbij mag.
join-last-roll = Dit spel is bij de laatste worp: meedoen kan niet meer, kijken wel.
join-full = Alle 8 plaatsen zijn bezet, maar je kunt wel kijken.
join-play-as = Spelen als { $name }
join-ask = Vragen om mee te doen
join-ask-hint = Je begint met een leeg blad, vanaf de volgende worp.
join-spectate = Alleen kijken
join-wait-waiting = { $host } krijgt de vraag
join-wait-refused = { $host } zei nee
join-wait-gone = Dit keer kwam er geen antwoord
join-wait-lead-name = Zodra { $host } ja zegt, krijg je een leeg blad en speel je mee vanaf de volgende worp.
join-wait-lead-seat = Zodra { $host } ja zegt, is het blad van jou.
join-wait-lead-spectate = Zodra { $host } ja zegt, staan hier alle bladen.
join-wait-lead-refused = Met de code van het spel kun je het nog eens vragen, of alleen kijken.
join-wait-lead-gone = Niemand antwoordde binnen 10 minuten, of het spel is voorbij.
join-wait-follows = Deze pagina gaat vanzelf verder.
join-wait-again = Naar de code
join-continue = Verder
join-code-hint = Zes letters en cijfers, op de telefoon van wie de tafel opende. Of <a href="/new">open zelf een tafel</a>.

## The lobby

lobby-count = { $players } van { $max }
lobby-how = Hoe de anderen meedoen
lobby-qr = QR-code die naar { $link } leidt
lobby-scan = Scan, of doe mee met de code
lobby-at = op
lobby-table = Aan tafel
lobby-host = gastheer
lobby-you = jij
lobby-lucky = Geluksgetallen { $low } en { $high }
lobby-up = { $name } omhoog
lobby-guest = Naam van een speler zonder telefoon
lobby-guest-short = Speler zonder telefoon
lobby-add = Erbij
lobby-printed = Gedrukte scorebladen? Typ hun geluksgetallen in
lobby-lucky-one = Eén geluksgetal van { $name }
lobby-lucky-other = Het andere geluksgetal van { $name }
lobby-save-lucky = Hiermee spelen
lobby-start = Spel beginnen
lobby-draw = Loten wie begint, en starten
lobby-order = { $name } begint. Schuif spelers omhoog tot ze zitten zoals aan jullie tafel.
lobby-refresh = Nog eens kijken wie er is
lobby-wait = Je doet mee. Het spel begint zodra { $host } het start.
lobby-not-in = { $host } wacht op spelers: schuif aan, of kijk alleen.
lobby-here = op deze telefoon
lobby-phone-here = De telefoon van { $name } is verbonden
lobby-phone-away = telefoon niet verbonden
lobby-phone-awaited = wacht op de telefoon van { $name }
lobby-without = Beginnen zonder { $names }?
lobby-without-means = Hun plaats blijft: jij kruist voor hen aan tot ze met hun eigen telefoon meedoen.
lobby-wait-more = Wachten
refresh = Nog eens kijken
lobby-title = Lobby
