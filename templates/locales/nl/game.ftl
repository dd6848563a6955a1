# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Jij bent
sheet-header-yours-roll = Jij bent – gooi maar!
sheet-header-theirs = Worp van { $name }
sheet-header-sheet = Blad van { $name }
sheet-header-left = Je bent weg
sheet-header-last-call = Laatste kans
sheet-header-one-more = nog één kruisje
sheet-header-done = je bent klaar
sheet-header-turn = beurt { $turn }
all-sheets-turn = Worp van { $name } · beurt { $turn }
all-sheets-title = Alle bladen
all-sheets-back = Terug naar het blad

## Connection

connection-on = Verbonden
connection-waiting = Verbindt opnieuw
connection-off = Geen verbinding
notice-offline = Geen verbinding. Wat je tikt wordt bewaard en later verstuurd.
notice-no-sheets = De andere bladen zijn nu niet te zien. Probeer het zo nog eens.
notice-this-roll = Voor deze worp?
notice-turn-not-ended = De beurt is nog niet beëindigd.

## Spaces and rows

row-of = rij { $color }
lock-of = slot { $color }
space-more-before = { "nog " }
space-more-behind = { "" }
state-open = open
state-crossed = aangekruist
state-waiting = aangekruist, nog niet verstuurd
state-skipped = overgeslagen
state-closed = nu niet
state-short = nog { $lacking }
state-uncrossed = niet aangekruist

## Reasons why a space is not open

reason-crossed = { $color } { $number } is al aangekruist.
reason-left-of-cross = { $color } { $number } ligt links van { $row } { $last }, en een rij gaat van links naar rechts.
reason-skipped = Verder naar rechts is een vakje aangekruist.
reason-short = { $color } { $number } vraagt eerst { $needed } kruisjes in { $row }: nog { $lacking }.
reason-used = Je kruisje van deze worp is gezet.
reason-used-color = Het kruisje met een gekleurde dobbelsteen is gezet, en de witte som komt daarvoor.
reason-used-both = Je twee kruisjes van deze beurt zijn gezet.
reason-not-rolled = De dobbelstenen geven { $row } { $number } niet. { $gives }
reason-roll-first = Eerst worden de dobbelstenen van deze beurt ingevoerd: het is de worp van { $name }.
reason-not-fewest = Een gelukskruisje gaat in de rij met de minste kruisjes, en { $row } heeft er meer.
reason-not-next = Een gelukskruisje neemt het volgende vakje in { $row }, niet { $number }.
reason-left-table = { $name } is van tafel gegaan.
reason-last-call = Laatste kans: geen kruisjes meer voor dit blad.
reason-own-lock = { $color } is gesloten, en jij hebt het slot.
reason-own-lock-short = Jij hebt het slot.
reason-locked-now = { $color } is gesloten, met deze worp, door { $names }.
reason-locked-paper = { $color } is gesloten, op papier.
reason-locked = { $color } is gesloten, door { $names }.
lock-ready = { $color } { $last } sluit de rij, en het slot telt mee.
lock-short = { $color } { $last } sluit de rij. Eerst zijn er nog { $lacking } nodig in { $row }.
undo-nothing = In deze beurt is er niets terug te nemen.

## Offers and notices

offer-late = Voor de vorige worp?
offer-now = { $color } { $number } voor deze worp?
offer-lock = Ook { $color } { $number }?
offer-closed = { $color } is gesloten.
offer-decline = Nee, dank je
notice-turn = { $name } heeft je beurt beëindigd: −5
notice-penalty = { $name } gaf je een strafpunt: −5
notice-corrected = { $name } heeft je strafpunten op { $count } gezet
notice-dismiss = Begrepen

## Dice

die-white = witte dobbelsteen
die-red = rode dobbelsteen
die-yellow = gele dobbelsteen
die-green = groene dobbelsteen
die-blue = blauwe dobbelsteen
dice-none = De dobbelstenen zijn nog niet ingevoerd
dice-shown = Dobbelstenen: { $roll }
dice-white = wit { $one } en { $other }
dice-color = { $color } { $number }
dice-yours = Wat heb je gegooid?
dice-theirs = Wat heeft { $name } gegooid?
dice-send = Dit is de worp
dice-or = { $first } of { $second }
dice-sum-white = De witte dobbelstenen geven { $sum }.
dice-sum-color = De witte dobbelstenen geven { $sum }, een ervan met { $color } { $numbers }.

## Header and menu

sheet-lucky = Je geluksgetallen: { $low } en { $high }
sheet-of = Blad van { $name }
sheet-hide = Je punten verbergen of tonen
sheet-hidden = verborgen
sheet-total = Je totaal
menu = Menu
menu-close-row = { $color } is op papier gesloten
menu-correct = Gum
menu-rewind = Teruggaan
menu-end-game = Spel nu beëindigen
menu-rules = Regels van dit bord

## Footer

penalties-of = { $count } van { $max } strafpunten
rank-of = { $rank }e van { $seats } · alle
undo = Terug
end-turn = Beurt beëindigen
end-turn-for = Beurt van { $name } beëindigen
penalty = Strafpunt
finish = Spel beëindigen
warning-last-penalty = 4e strafpunt, einde
warning-no-color = geen gekleurd kruisje: strafpunt −5
warning-penalty = strafpunt −5
end-game = Spel beëindigen
still-to-cross = { $count ->
    [one] { $names } kan nog kruisen
   *[other] { $names } kunnen nog kruisen
 }
still-to-cross-many = { $count } spelers kunnen nog kruisen
confirm-penalty = Geen kruisje: −5 nemen?
confirm-penalty-for = −5 voor { $name }?
confirm-no-color = Geen gekleurd kruisje: −5 nemen?
confirm-no-color-for = Geen gekleurd kruisje: −5 voor { $name }?
confirm-last-penalty = 4e strafpunt: spel afgelopen?
confirm-last-penalty-for = 4e strafpunt voor { $name }: spel afgelopen?
confirm-end-game = Spel voor iedereen beëindigen?
confirm-cancel = Annuleren
waiting-left = Dit blad blijft zoals het is
waiting-dice = Eerst de dobbelstenen
waiting-dice-of = { $name } voert de dobbelstenen in
waiting-turn-of = { $name } beëindigt de beurt

## Correction

correction-hint = tik om te kruisen of te wissen
correction-total = Totaal van { $name }
correction-others = Andere bladen
penalties = Strafpunten
correction-penalties = { $count ->
    [one] { $count } strafpunt
   *[other] { $count } strafpunten
 }
done = Klaar
correction-lock-needs = Het slot van { $row } heeft dit kruisje nodig. Wis eerst het getal van het slot.
correction-has-lock = { $name } heeft het slot van { $row } al.

## Late crosses

late-next = Volgende worp
late-theirs = Worp van { $name }
late-own = Jouw worp
late-title = { $count ->
    [one] Eén kruisje van zonder verbinding
   *[other] { $count } kruisjes van zonder verbinding
}
late-cross = { $row } { $number }
late-cross-of = { $name }: { $cross }
late-roll = Worp van { $name }, beurt { $turn }
late-roll-own = Je eigen worp, beurt { $turn }
late-possible = Het kan nu tellen.
late-used = Je had bij de worp van { $name } al { $row } { $number } aangekruist.
late-used-both = Je had bij je eigen worp al allebei je kruisjes gezet.
late-turn-over = Je eigen beurt { $turn } was al voorbij.
late-closed = { $color } was toen al gesloten.
late-left = Je hebt verder naar rechts in die rij al iets aangekruist.
late-short = De rij heeft nog te weinig kruisjes voor het laatste getal.
late-last-call = Je hebt je laatste kruisje al gezet.
late-left-game = Je bent uit het spel gestapt.
late-dice = De dobbelstenen van die worp geven dat niet.
late-ahead = Aan tafel is beurt { $turn } nog niet begonnen.
late-impossible = Het kan niet meer tellen.
late-choose = Voor welke worp is { $cross }?
late-skip = Niet tellen
late-place = Invullen
late-drop = Weggooien
late-game-over = Te laat, het spel was al afgelopen. Niet geteld: { $crosses }.

## Updates on the sheet

update-undo = { $name } nam { $what } terug.
update-joined = { $name } doet mee vanaf de volgende worp
update-drawn = De dobbelstenen beslissen: { $name } begint
undone-cross = { $row } { $number }
undone-turn = het einde van beurt { $turn }
undone-penalty = een strafpunt
undone-close = het sluiten van { $row }
undone-finish = het einde van het spel
update-locked = { $names }: { $row } gesloten.
update-host-crossed = De gastheer kruiste hier { $row } { $number } aan.
update-penalty = { $name } krijgt een strafpunt.
update-close = { $name } zegt dat { $row } op papier is gesloten.

## Events

event-host = De gastheer
event-join = { $name } schoof aan.
event-lucky-numbers = { $name } speelt met de geluksgetallen van een gedrukt scoreblad.
event-start = Het spel begon.
event-cross = { $name } kruiste { $row } { $number } aan.
event-cross-lock = { $name } kruiste { $row } { $number } aan en sloot de rij.
event-lucky = { $name } kruiste { $row } { $number } aan door een geluksgetal.
event-lucky-lock = { $name } kruiste { $row } { $number } aan door een geluksgetal en sloot de rij.
event-roll = De worp werd ingevoerd: { $roll }.
event-turn = Beurt { $turn } eindigde.
event-turn-penalty = Beurt { $turn } eindigde met een strafpunt voor { $name }.
event-penalty = { $name } kreeg een strafpunt.
event-close = { $color } is op papier gesloten.
event-finish = Het spel werd beëindigd.
event-paper = Het spel werd op papier gespeeld.
event-undo = Teruggenomen: { $what }
event-leave = { $name } ging van tafel.
event-rewind = De gastheer ging terug naar dit punt: { $what }
event-host-crossed = De gastheer kruiste { $row } { $number } aan op het blad van { $name }.
event-host-erased = De gastheer wiste { $row } { $number } op het blad van { $name }.
event-host-penalties = De gastheer zette de strafpunten van { $name } op { $count }.
event-new-host = { $name } is nu de gastheer.
event-rematch = Een ander spel begon.

## Rewind

rewind-to-game = Terug naar het spel
rewind-ask = Teruggaan naar dit punt?
rewind-undone = Dit wordt teruggenomen
rewind-restored = Dit telt weer
rewind-yes = Ja, teruggaan
rewind-no = Nee
rewind-hint = Kies het laatste dat klopte. Je ziet wat teruggenomen zou worden voordat er iets verandert.
rewind-taken = teruggenomen

## Ending a game early

end-game-confirm = { $count ->
    [one] Spel stoppen?
   *[other] Spel stoppen voor alle { $count } spelers?
}
end-game-scores-count = De punten blijven zoals ze zijn, maar niemand wint.
end-game-after-last-turn = De punten tellen zoals ze nu zijn.
end-game-unplayed = Niemand heeft nog iets aangekruist, dus het spel wordt niet bewaard.
end-game-undo = Toch niet? De gastheer kan het op de volgende pagina terugdraaien.
end-game-yes = Spel stoppen
end-game-no = Doorspelen
result-unplayed = Niemand heeft iets aangekruist
result-not-recorded = Daarom wordt het spel niet bewaard: het staat in geen geschiedenis en geen statistiek.
result-no-winner = De punten tellen, maar niemand heeft gewonnen.
confirm-close-row = { $color } is op papier gesloten? Dan is de rij voor iedereen dicht.
confirm-close-row-yes = Rij sluiten

## The result

result-wins = { $name } wint
result-tie = Gelijkspel: { $names } delen de winst
result-locks = Het spel is afgelopen: { $rows } zijn gesloten.
result-locked = Slot { $row }: { $names }.
result-penalties = Het spel is afgelopen: vierde strafpunt van { $names }.
result-stopped = Het spel werd voortijdig beëindigd.
result-stopped-by = { $name } heeft het beëindigd.
result-abandoned = { $days } dagen lang speelde niemand verder.
result-ranking = Rangschikking
result-rank = Plaats
result-player = Speler
result-total = Totaal
result-late = Wat op deze telefoon zonder verbinding is getikt, kwam te laat en telt niet.
result-next = Naar het volgende spel
result-rematch = Nog een keer
result-change-players = Spelers wijzigen
rematch-title = Wie speelt het volgende spel?
rematch-open = Lobby openen
rematch-hint = Anderen komen erbij met de code in de lobby. Alle telefoons van dit spel gaan vanzelf mee.
result-begins = { $name } begint
result-undo = Terug in het spel
result-back = Verder teruggaan

## The review

review-title = Terugblik
review-start = Het begin
review-move = Actie { $move }
review-turn = Beurt { $turn }
review-position = Het getoonde moment
review-slider = Moment van het spel
review-show = Tonen
review-first = Naar het begin
review-before = Een stap terug
review-after = Een stap verder
review-last = Naar het einde
review-play = Afspelen
review-pause = Pauze
review-speed = Snelheid
review-slow = Langzaam
review-normal = Normaal
review-fast = Snel
review-result = Naar de uitslag
review-chart-title = De punten van iedereen in de loop van het spel. Aan het einde: { $totals }.
review-total = { $name } { $total }
review-chart = Van het begin links tot het einde rechts. De getallen onderaan tellen de beurten; waar die er niet zijn, de acties.
review-statistics = Cijfers
review-longest = Langste rij
review-row = { $name } in { $row }
review-changes = Wissels aan kop
review-decided-turn = Beslissende beurt
review-decided-move = Beslissende actie
review-led = { $names } daarna op kop
review-skipped = Overgeslagen
