# Een groep beheren, de spelers en de rechten van deze telefoon; spellen invoeren en overnemen.

keep-title = De groep
keep-name = Naam van de groep
keep-zone = Tijdzone
keep-zone-hint = De dagen in de geschiedenis en in de downloads volgen die.
keep-player = { $name } wijzigen
keep-new-player = Nieuwe speler
keep-add = Toevoegen
keep-invite = Iemand uitnodigen
keep-person-name = Naam
keep-same = { $name } is dezelfde persoon als
keep-same-hint = Alle spellen staan dan onder de gekozen naam. Dat is niet terug te draaien.
keep-merge = Van beiden één speler maken
keep-group = Groep wijzigen
keep-import = Spellen van papier of uit een bestand
ask-group = De groep { $name } verwijderen?
ask-group-lost = { $players ->
    [one] Eén speler en alle spellen van de groep worden verwijderd, voor iedereen.
   *[other] { $players } spelers en alle spellen van de groep worden verwijderd, voor iedereen.
}
ask-export = Download de spellen eerst als JSON als je ze terug wilt kunnen halen.
ask-for-good = Dat is niet terug te draaien.
ask-group-yes = Groep verwijderen
ask-leave = De groep { $name } verlaten?
ask-leave-lost = Deze telefoon ziet de geschiedenis van de groep niet meer. Terug kom je met een uitnodiging of een spel waaraan je meedoet.
ask-leave-stays = Wat gespeeld is, blijft zoals het is.
ask-leave-keeper = Jij beheert deze groep. Doet niemand anders dat, dan kan niemand meer uitnodigen, hernoemen of verwijderen.
ask-leave-yes = Verlaten
ask-player = { $name } verwijderen?
ask-player-lost = De spellen blijven, maar zonder deze naam.
ask-player-yes = { $name } verwijderen
ask-game = Het spel van { $names } verwijderen?
ask-game-lobby = De lobby sluit, en iedereen erin moet aan een ander spel meedoen.
ask-game-running = Alle scorebladen van dit spel gaan verloren, voor iedereen die het speelt.
ask-game-lost = De scorebladen, de terugblik en de uitslag gaan verloren, en het spel telt in geen enkele statistiek meer mee.
ask-game-yes = Spel verwijderen
ask-away = Dit spel op deze telefoon opgeven?
ask-away-lost = Deze telefoon kan in dit spel niets meer aankruisen. De gastheer kan de plaats weer aan een telefoon geven.
ask-away-stays = Wat gespeeld is, blijft zoals het is.
ask-away-yes = Opgeven
ask-device = Alles beëindigen wat deze telefoon mag?
ask-device-lost = Deze telefoon verlaat alle spellen en groepen. Zonder uitnodiging van een andere telefoon zijn ze hier niet meer te openen.
ask-device-yes = Alle rechten van deze telefoon beëindigen
device-title = Wat deze telefoon mag
device-lead = Wie deze telefoon in handen heeft, mag dit. Meer is niet nodig, geen account en geen wachtwoord.
device-groups = Mijn groepen
device-keeper = beheert: mag wijzigen, uitnodigen, verwijderen
device-member = lid: mag lezen en spelen
privacy-title = Wat er bewaard wordt
privacy-games = De server bewaart de spellen die erop gespeeld worden: namen zoals ze getypt zijn, kruisjes, tijden en uitslagen. Meer is van niemand bekend.
privacy-cookie = Je browser bewaart één cookie, een willekeurig geheim. De server bewaart daarvan alleen een hash, met wat deze telefoon mag en zijn instellingen.
privacy-phone = De telefoon bewaart zetten die op een verbinding wachten tot ze verzonden zijn. Via HTTPS bewaart hij ook de laatst getoonde bladen, met de namen erop, zodat ze zonder verbinding te openen zijn. Wie alle rechten van deze telefoon beëindigt, wist ze.
privacy-logs = Logboeken bevatten geen namen, geen geheimen en geen adressen van pagina's met een geheim.
privacy-nobody = Geen pagina laadt iets van elders, en aan niemand anders wordt iets gestuurd.
privacy-gone = Een lobby die niemand start, is na een dag weg. Gastheren verwijderen spellen, beheerders spelers en groepen, en daarvan blijft niets over.
upload-title = Spellen toevoegen
upload-paper = Een spel van papier
upload-paper-hint = Kruisjes en strafpunten van elke speler, of alleen de totalen.
upload-file = Een bestand
upload-file-hint = Een JSON-download van Rowlock, of een tabel met papieren spellen als CSV.
upload-template = Sjabloon voor de tabel
upload-choose = Bestand
upload-take = Spellen uit het bestand toevoegen
upload-taken = { $games ->
    [0] Geen enkel spel is nieuw.
    [one] Eén spel is toegevoegd.
   *[other] { $games } spellen zijn toegevoegd.
}
upload-known = { $games ->
    [one] Eén was er al.
   *[other] { $games } waren er al.
}
upload-mistakes = { $mistakes ->
    [one] Er is niets toegevoegd: het bestand heeft een fout.
   *[other] Er is niets toegevoegd: het bestand heeft { $mistakes } fouten.
}
upload-line = Regel { $line }:
upload-nothing = Kies een bestand dat niet leeg is.
paper-title = Papieren spel invoeren
entry-hint = Voor elke speler óf het aantal kruisjes in elke rij (het slot telt als één) en de strafpunten, óf alleen het totaal.
entry-player = Speler { $number }
entry-name = Naam
entry-penalties = Strafpunten
entry-total = of totaal
entry-more = Meer spelers
entry-take = Spel opslaan
entry-nobody = Voer minstens één speler in.
years-games-of-group = Spellen van { $name }
years-older = Oudere spellen
years-none = Nog geen spellen. Wat je speelt staat hier, op elke telefoon die meedeed.
members-title = Wie bij de groep hoort
members-lead = Iedereen hier kan de spellen teruglezen en nieuwe beginnen; beheerders kunnen meer. Telefoon kwijt? Verwijder hem.
members-phone = Een telefoon die nog niet heeft gespeeld
members-program = Een programma
members-own = deze telefoon
members-end = Verwijderen
ask-member = { $name } uit de groep verwijderen?
ask-member-lost = Deze telefoon of dit programma ziet de groep niet meer, raakt zijn plaatsen in lopende spellen kwijt, en zijn uitnodigingen vervallen. Terugkomen kan alleen met een uitnodiging.
members-invites = Openstaande uitnodigingen
members-no-invites = Er is nu niemand uitgenodigd.
members-invited-member = Uitnodiging voor een lid
members-invited-keeper = Uitnodiging voor een beheerder
members-withdraw = Intrekken
