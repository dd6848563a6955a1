# Joining a game. What leads elsewhere is HTML here.
join-title = Meedoen met een spel
join-with = { $board } met { $names }
join-who = Wie ben jij?
join-your-name = Je naam
join-other-name = Of een andere naam
join-sit = Aanschuiven
join-hint = Geen account, geen wachtwoord. Deze telefoon wordt je scoreblad.
join-running = Dit spel is al bezig. Vraag { $host } of je erbij mag.
join-last-roll = Dit spel is bij de laatste worp: meedoen kan niet meer, kijken wel.
join-full = Alle 8 plaatsen zijn bezet, maar je kunt wel kijken.
join-play-as = Spelen als { $name }
join-ask = Vragen om mee te doen
join-ask-hint = Je begint met een leeg blad, vanaf de volgende worp.
join-watch = Alleen kijken
wait-waiting = { $host } krijgt de vraag
wait-refused = { $host } zei nee
wait-gone = Dit keer kwam er geen antwoord
wait-lead-name = Zodra { $host } ja zegt, krijg je een leeg blad en speel je mee vanaf de volgende worp.
wait-lead-seat = Zodra { $host } ja zegt, is het blad van jou.
wait-lead-watch = Zodra { $host } ja zegt, staan hier alle bladen.
wait-lead-refused = Met de code van het spel kun je het nog eens vragen, of alleen kijken.
wait-lead-gone = Niemand antwoordde binnen 10 minuten, of het spel is voorbij.
wait-follows = Deze pagina gaat vanzelf verder.
wait-again = Naar de code
join-on = Verder
join-code-hint = Zes letters en cijfers, op de telefoon van wie de tafel opende. Of <a href="/new">open zelf een tafel</a>.
