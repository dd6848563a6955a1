# The first page.
brand = Een digitaal scoreblad voor Qwixx®
home-new = Nieuw spel
home-code = Code van het spel
home-code-short = Code
home-join = Meedoen
home-running = Mijn lopende spellen
home-waiting = De tafel van { $host } wacht
home-others = Ook bezig
home-watch-or-ask = kijken, of vragen om mee te doen
home-groups = Mijn groepen
home-history = Geschiedenis
home-alone = Zonder spel
home-rules = Regels
home-score = Scoreblad tellen
home-trademark = Qwixx® is een merk van de uitgever. Rowlock hoort daar niet bij en gebruikt niets van het artwork.
home-api = Voor programma’s: de API
home-tv = Een spel op deze tv laten zien
