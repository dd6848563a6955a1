# Een spel eerder stoppen, en wat ermee gebeurt.
end-ask = { $count ->
    [one] Spel stoppen?
   *[other] Spel stoppen voor alle { $count } spelers?
}
end-stopped = De punten blijven zoals ze zijn, maar niemand wint.
end-over = De punten tellen zoals ze nu zijn.
end-unplayed = Niemand heeft nog iets aangekruist, dus het spel wordt niet bewaard.
end-undo = Toch niet? De gastheer kan het op de volgende pagina terugdraaien.
end-yes = Spel stoppen
end-no = Doorspelen
result-unplayed = Niemand heeft iets aangekruist
result-not-recorded = Daarom wordt het spel niet bewaard: het staat in geen geschiedenis en geen statistiek.
result-no-winner = De punten tellen, maar niemand heeft gewonnen.
ask-close = { $color } is op papier gesloten? Dan is de rij voor iedereen dicht.
ask-close-yes = Rij sluiten
