# Groups, their members, history and statistics.

## Group settings, members, permissions, imports and paper games

group-title = De groep
group-name = Naam van de groep
group-time-zone = Tijdzone
group-time-zone-hint = Die bepaalt de dagen in de geschiedenis en in de downloads.
group-ratings = Ratings van de spelers
group-coach = Na een spel zeggen wat elke keuze waard was
group-edit-player = { $name } wijzigen
group-new-player = Nieuwe speler
group-add-player = Toevoegen
group-invite = Iemand uitnodigen
player-name = Naam
player-merge-with = { $name } is dezelfde persoon als
player-merge-hint = Alle spellen staan dan onder de gekozen naam. Dat kun je niet ongedaan maken.
player-merge = Van beiden één speler maken
group-edit = Groep wijzigen
group-export = Exporteren
group-columns = Wat de tabel laat zien
group-all-games = { $games ->
    [one] Het spel
   *[other] Alle { $games } spellen
}
group-import = Spellen van papier of uit een bestand
confirm-delete-group = De groep { $name } verwijderen?
confirm-delete-group-lost = { $players ->
    [one] Eén speler en alle spellen van de groep worden verwijderd, voor iedereen.
   *[other] { $players } spelers en alle spellen van de groep worden verwijderd, voor iedereen.
}
confirm-delete-group-export = Download de spellen eerst als JSON, voor als je ze later terug wilt halen.
confirm-permanent = Dat kun je niet ongedaan maken.
confirm-delete-group-yes = Groep verwijderen
confirm-leave-group = De groep { $name } verlaten?
confirm-leave-group-lost = Deze telefoon ziet de geschiedenis van de groep niet meer. Terug kom je met een uitnodiging of een spel waaraan je meedoet.
confirm-leave-group-stays = Wat gespeeld is, blijft zoals het is.
confirm-leave-group-keeper = Jij bent beheerder van deze groep. Is er geen andere, dan kan niemand meer uitnodigen, hernoemen of verwijderen.
confirm-leave-group-yes = Verlaten
confirm-delete-player = { $name } verwijderen?
confirm-delete-player-lost = De spellen blijven, maar zonder deze naam.
confirm-delete-player-yes = { $name } verwijderen
confirm-delete-game = Het spel van { $names } verwijderen?
confirm-delete-game-lobby = De lobby sluit, en iedereen erin moet aan een ander spel meedoen.
confirm-delete-game-running = Alle bladen van dit spel gaan verloren, voor iedereen die het speelt.
confirm-delete-game-lost = De bladen, de terugblik en de uitslag gaan verloren, en het spel telt in geen enkele statistiek meer mee.
confirm-delete-game-yes = Spel verwijderen
confirm-give-up-game = Dit spel van deze telefoon verwijderen?
confirm-give-up-game-lost = Deze telefoon kan in dit spel niets meer aankruisen. De spelleider kan de plaats weer aan een telefoon geven.
confirm-give-up-game-stays = Wat gespeeld is, blijft zoals het is.
confirm-give-up-game-yes = Verwijderen
confirm-revoke-device = Deze telefoon overal afmelden?
confirm-revoke-device-lost = Deze telefoon verlaat alle spellen en groepen. Zonder uitnodiging van een andere telefoon zijn ze hier niet meer te openen.
confirm-revoke-device-yes = Deze telefoon overal afmelden
permissions-title = Wat deze telefoon mag
permissions-lead = Wie deze telefoon in handen heeft, mag dit. Meer is niet nodig, geen account en geen wachtwoord.
permissions-groups = Mijn groepen
permissions-keeper = beheerder: mag wijzigen, uitnodigen, verwijderen
permissions-member = lid: mag teruglezen en spelen
permissions-reader = meelezer: mag teruglezen
privacy-title = Wat er bewaard wordt
privacy-api = Voor ontwikkelaars: de API
privacy-games = De server bewaart jullie spellen: namen zoals jullie ze typten, kruisjes, tijden, uitslagen, plaatsen en notities. Meer weet hij niet over jullie.
privacy-cookie = Je browser bewaart één cookie met een willekeurige code. Daaraan herkent de server de spellen, groepen en instellingen van je telefoon. Hij bewaart alleen een vingerafdruk van de code.
privacy-https = Een tweede cookie onthoudt dat deze telefoon de veilige verbinding gebruikt.
privacy-phone = Zonder verbinding bewaart je telefoon je kruisjes tot hij ze kan versturen. Via HTTPS bewaart hij ook de bladen die je het laatst zag, met de namen erop, zodat je ze offline kunt openen. Meld je deze telefoon overal af, dan wist hij ze.
privacy-networks = Wil iemand in een lopend spel, dan bewaart de server een dag lang een vingerafdruk van het netwerk. Dat doet hij ook als een tv op zijn spel wacht. Zo kan niemand eindeloos vragen.
privacy-logs = De logboeken van de server bevatten geen namen en geen geheime codes, ook niet in adressen van pagina’s.
privacy-third-parties = De pagina’s laden niets van andere servers. De server stuurt niemand anders iets.
privacy-deletion = Een lobby die niemand start, is na een dag weg. Spelleiders kunnen spellen verwijderen. Beheerders kunnen spelers en groepen verwijderen. Wat zij verwijderen is weg, behalve uit kopieën die de beheerder van de server heeft gemaakt.
privacy-deletion-backups = Een lobby die niemand start, is na een dag weg. Spelleiders kunnen spellen verwijderen. Beheerders kunnen spelers en groepen verwijderen. Wat zij verwijderen, staat op geen enkele pagina meer. Back-ups bewaren het nog { $days ->
    [one] een dag
   *[other] { $days } dagen
}. Kopieën van voor een update, of van de beheerder van de server, bewaren het tot die ze verwijdert.
privacy-deletion-later = Een lobby die niemand start, is na een dag weg. Spelleiders kunnen spellen verwijderen. Beheerders kunnen spelers en groepen verwijderen. Wat zij verwijderen, staat op geen enkele pagina meer. In de database en de back-ups van de server kunnen een tijdje sporen blijven.
import-title = Spellen toevoegen
import-paper = Een spel van papier
import-paper-hint = Kruisjes en misworpen van iedereen, of alleen de punten.
import-file = Een bestand
import-file-hint = Een download van Rowlock als JSON, een bestand van BG Stats, een tabel van jullie spellen als XLSX of CSV met een regel of een kolom voor elke speler, of notities als tekst, zoals ‘20-11-2026 Ana 60, Ben 54’.
import-template = Sjabloon voor de tabel
table-column-game = Spel
table-column-date = Datum
table-column-variant = Variant
table-column-player = Speler
table-column-red = Rood
table-column-yellow = Geel
table-column-green = Groen
table-column-blue = Blauw
table-column-penalties = Misworpen
table-column-total = Punten
table-column-place = Plaats
table-column-note = Notitie
import-choose = Bestand
import-check = Bestand bekijken
import-submit = { $games ->
    [one] Dit spel toevoegen
   *[other] Deze { $games } spellen toevoegen
}
import-new = { $games ->
    [0] Geen enkel spel is nieuw.
    [one] Eén nieuw spel.
   *[other] { $games } nieuwe spellen.
}
import-known = { $games ->
    [one] Eén is er al.
   *[other] { $games } zijn er al.
}
import-known-game = is er al
import-left-out = { $plays ->
    [one] Eén spel is weggelaten: een ander spel, of zonder punten.
   *[other] { $plays } spellen zijn weggelaten: andere spellen, of zonder punten.
}
import-dates = Datums zoals 4/5/2026
import-day-first = Eerst de dag: 4 mei
import-month-first = Eerst de maand: 5 april
import-year-first = Jaar eerst: 26-05-04
import-numbers = Getallen in de rijen
import-numbers-crosses = Kruisjes
import-numbers-points = Punten
import-encoding = Het bestand zegt niet hoe de letters zijn opgeslagen. Controleer de namen.
import-new-players = Nieuwe spelers
import-new-players-hint = Is er iemand al onder een andere naam? Vul die naam in. Maak leeg wat geen speler is.
import-no-player = Niemand
import-player-games = { $games ->
    [one] één spel
   *[other] { $games } spellen
}
import-more-players = { $players ->
    [one] En nog één nieuwe speler.
   *[other] En nog { $players } nieuwe spelers.
}
import-check-again = Opnieuw controleren
import-choose-again = Het bestand is te groot om hier te bewaren: kies het opnieuw om de spellen toe te voegen.
import-progress = { $done } van { $games } spellen
import-running = De spellen worden toegevoegd…
import-more-games = { $games ->
    [one] En nog één spel.
   *[other] En nog { $games } spellen.
}
import-added = { $games ->
    [0] Geen enkel spel is nieuw.
    [one] Eén spel is toegevoegd.
   *[other] { $games } spellen zijn toegevoegd.
}
import-skipped = { $games ->
    [one] Eén was er al.
   *[other] { $games } waren er al.
}
import-mistakes = { $mistakes ->
    [one] Eén regel heeft je nodig.
   *[other] { $mistakes } regels hebben je nodig.
}
import-line = Regel { $line }:
import-row = Rij { $row }:
import-sheet-row = { $sheet }, rij { $row }:
import-leave-out = Deze regel weglaten
import-waiting = { $games ->
    [one] Eén spel wacht op je antwoord.
   *[other] { $games } spellen wachten op je antwoord.
}
import-date = De dag van de spellen zonder datum
import-year = Het jaar van dagen zoals 20.11.
import-version = Welke variant is { $version }?
import-choose-answer = Maak een keuze
import-left-out-columns = Weggelaten: { $columns }.
import-left-out-sheets = Bladen zonder spellen: { $sheets }.
import-left-out-lines = Regels die geen spel zijn: { $lines }.
import-and-more = { $list } en nog { $more }
import-hidden-lines = { $lines ->
    [one] Eén van deze regels is verborgen in de werkmap.
   *[other] { $lines } van deze regels zijn verborgen in de werkmap.
}
import-new-player = Een nieuwe speler
import-same-player = Dezelfde als { $name }
import-another-file = Een ander bestand
import-empty = Kies een bestand dat niet leeg is.
paper-game-title = Papieren spel invoeren
paper-game-hint = Het totaal is genoeg. Of open de rijen en vul de kruisjes in; het slot telt als één.
paper-game-player = Speler { $number }
paper-game-penalties = Misworpen
paper-game-more = Nog meer spelers
paper-game-save = Bewaren
paper-game-saved = Het spel is bewaard.
paper-game-who = Wie speelden mee?
paper-game-who-order = Tik eerst op de winnaar.
paper-game-another = + naam
paper-game-rows = Rijen en misworpen
paper-game-tap = Kruisjes aantikken
paper-game-take = Dit blad gebruiken
paper-game-no-players = Voer minstens één speler in.
history-of-group = Spellen van { $name }
history-older = Oudere spellen
history-empty = Nog geen spellen. Wat jullie spelen, staat hier, op elke telefoon die meedoet.
members-title = Wie bij de groep hoort
members-lead = Iedereen hier kan de spellen teruglezen; leden spelen ook en beheerders kunnen meer. Telefoon kwijt? Verwijder hem.
members-phone = Een telefoon die nog niet heeft meegedaan
members-program = Een programma
members-own = deze telefoon
members-remove = Verwijderen
members-delete-games = Ook de spellen verwijderen die daar zijn begonnen en niet af zijn
confirm-remove-member = { $name } uit de groep verwijderen?
confirm-remove-member-lost = Deze telefoon of dit programma ziet de groep niet meer, raakt zijn plaatsen in lopende spellen kwijt, en zijn uitnodigingen vervallen. Terugkomen kan alleen met een uitnodiging.
members-invites = Openstaande uitnodigingen
members-no-invites = Er is nu niemand uitgenodigd.
members-invited-member = Uitnodiging als lid
members-invited-reader = Uitnodiging als meelezer
members-invited-keeper = Uitnodiging als beheerder
members-revoke-invite = Intrekken

## History and statistics

history-find = Spellen zoeken
history-name = Naam, plaats of notitie
history-player = Speler
history-board = Variant
history-result = Uitslag
history-any = Alles
history-from = Van
history-to = Tot
history-submit = Tonen
history-all = Alle spellen
history-downloads = Deze spellen exporteren:
history-result-locks = Twee rijen op slot
history-result-penalties = Vierde misworp
history-result-stopped = Eerder gestopt
history-result-won = Speler heeft gewonnen
history-result-lost = Speler heeft verloren
history-title = Geschiedenis
stats-players = Spelers
stats-of = { $name } – statistieken
stats-title = Spelers en records
stats-records = Records
stats-record-highest_total = Meeste punten
stats-record-longest_row = Meeste kruisjes in een rij
player-anonymized = Iemand
stats-count = Spellen
stats-wins = Gewonnen
stats-average = Gemiddelde
stats-best = Hoogste
stats-penalties = Misworpen
stats-locks = Sloten
stats-known = { $count } in { $games ->
    [one] één spel
   *[other] { $games } spellen
}
stats-early = Solospellen en afgebroken spellen tellen mee voor de punten, niet voor de gewonnen spellen.
stats-alone = Alleen: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}, hoogste { $best }, gemiddelde { $average }
stats-games = Spannende en lange spellen
stats-margin = Gemiddelde voorsprong
stats-closest = Krapste winst
stats-length = Gewone speelduur
stats-longest = Langste spel
stats-starter-won = Wie begon, won
stats-share = { $part } van { $whole }
stats-minutes = { $minutes } min
stats-hours = { $hours } u { $minutes } min
stats-starts = Begonnen
stats-starter-wins = Daarvan gewonnen
stats-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
stats-period = Periode
stats-all-time = Alles
stats-by-year = Per jaar
stats-by-month = Per maand
stats-trend = Vorm
stats-trend-of = Punten van { $name } in de laatste { $games } spellen
stats-chart = Het laatste spel staat rechts. Gevulde stippen zijn gewonnen spellen. Beste: { $highest }.
ratings-title = Ratings
rating = Rating
rating-uncertainty = Onzekerheid
ratings-empty = Er is nog geen spel met meer spelers afgelopen.
ratings-about = Elk spel verschuift de ratings. Winnen van een sterke speler levert meer op dan winnen van een zwakke. ± zegt hoe zeker een rating is: hoe meer spellen, hoe kleiner. Zolang die groot is, staat de rating in het grijs met een vraagteken.
ratings-lacking = Nog { $games ->
    [one] één spel
   *[other] { $games } spellen
} tot { $name } een rating heeft
rating-of = Rating van { $name }
rating-curve-of = Rating van { $name } na elk van de laatste { $games } spellen
rating-chart = Het laatste spel staat rechts. Het gekleurde gebied is ±.
stats-numbers = De getallen
stats-date = Datum
stats-total = Punten
stats-boards = Per variant
stats-spread = Zo liggen de punten verdeeld
stats-by-players = Naar aantal spelers
stats-head-to-head = Onderling
badges = Badges
badge-first-lock = Eerste slot
badge-first-win = Eerste overwinning
badge-eleven-in-a-row = Elf kruisjes in één rij
badge-won-by-a-point = Gewonnen met één punt verschil
badge-games = { $games }e spel
stats-ahead = Voor
stats-behind = Achter
stats-level = Gelijk
stats-games-of = Spellen van { $name }
export-lead = Spel exporteren
export-bgstats = Naar BG Stats sturen
history-no-match = Geen spel gevonden.
history-count = { $games ->
    [one] Eén afgelopen spel.
   *[other] { $games } afgelopen spellen.
}
history-on-paper = Het spel is op papier gespeeld.
history-paper = op papier

## A year in one picture

year-all = Iedereen
year-held = { $title }: { $names }
year-rival = Rivaal in { $games ->
    [one] één spel
   *[other] { $games } spellen
}
year-streak = Gewonnen op rij
year-offer = Jullie { $year } in één plaatje
