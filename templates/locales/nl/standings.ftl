# De stand: na de spellen van een avond en van een serie.
standings-after = { $games ->
    [one] Na één spel
   *[other] Na { $games } spellen
}
standings-leads = { $name } staat voor met { $wins ->
    [one] één gewonnen spel
   *[other] { $wins } gewonnen spellen
}
standings-level = { $names } staan gelijk met elk { $wins ->
    [one] één gewonnen spel
   *[other] { $wins } gewonnen spellen
}
standings-latest = Laatst gespeeld
standings-games = { $games ->
    [one] één spel
   *[other] { $games } spellen
}
standings-wins = { $wins } gewonnen
standings-unit-wins = { $score ->
   *[other] gewonnen
}
standings-unit-points = { $score ->
    [one] punt
   *[other] punten
}
series-title = Series
series-new = Nieuwe serie
series-name = Naam
series-from = Eerste dag
series-to = Laatste dag
series-to-hint = Leeg: hij loopt door.
series-scoring = Wie voorstaat
series-scoring-wins = Vaakst gewonnen
series-scoring-wins-text = Eén punt per gewonnen spel.
series-scoring-rank = Beste plaatsen
series-scoring-rank-text = De eerste krijgt evenveel punten als er spelers zijn, elke volgende plaats één minder.
series-scoring-total = Meeste punten
series-scoring-total-text = De punten van alle spellen samen.
series-days = { $from } – { $to }
series-since = Vanaf { $from }
series-after = { $games ->
    [one] { $name } na één spel
   *[other] { $name } na { $games } spellen
}
series-none = In deze dagen is er nog geen spel.
series-early = Afgebroken spellen en solospellen tellen niet mee.
series-edit = Serie wijzigen
series-delete = Serie verwijderen
series-delete-title = { $name } verwijderen?
series-delete-lost = De naam, de dagen en de stand zijn dan weg.
series-delete-stays = De spellen blijven zoals ze zijn.
