# Joining a game. What leads elsewhere is HTML here.
join-title = Meedoen met een spel
join-with = { $board } met { $names }
join-who = Wie ben jij?
join-your-name = Je naam
join-other-name = Of een andere naam
join-sit = Aanschuiven
join-hint = Geen account, geen wachtwoord. Deze telefoon wordt je scoreblad.
join-on = Verder
join-code-hint = Zes letters en cijfers, op de telefoon van wie de tafel opende. Of <a href="/new">open zelf een tafel</a>.
