# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Jouw beurt
sheet-header-yours-roll = Jij gooit!
sheet-header-theirs = { $name } gooit
sheet-header-left = Je bent weg
sheet-header-last-call = Laatste kans
sheet-header-one-more = nog één kruisje
sheet-header-done = je bent klaar
sheet-header-turn = beurt { $turn }
all-sheets-turn = { $name } gooit · beurt { $turn }
all-sheets-title = Alle bladen
all-sheets-back = Terug naar het blad

## Connection

connection-on = Verbonden
connection-waiting = Verbindt opnieuw
connection-off = Geen verbinding
notice-offline = Geen verbinding. Kruis gerust verder aan: het wordt later verstuurd.
notice-stale = Er komt niets meer binnen – dit blad is misschien niet meer actueel.
notice-no-sheets = De andere bladen zijn nu niet te zien. Probeer het zo nog eens.
notice-this-roll = Voor deze worp?
notice-turn-not-ended = De beurt is nog niet klaar.

## Spaces and rows

space = { $row } { $number }
space-label = { $color } { $number }
space-in-row = { $space } ({ $row })
space-double = { $space }, twee kruisjes
space-boxed = { $space }, omkaderd
space-first = { $color } { $number }
space-name = { $row } { $number }
space-step = { $space }, een trede
space-linked = { $space }, verbonden met { $other }
space-circle = { $space } met cirkel
space-diamond = { $space } met ruit
space-square = { $space } met vierkant
space-octagon = { $space } met achthoek
space-star = { $space } met ster
pairs = Paren: { $pairs }
pair-state = { $effect } ({ $crossed } van 2)
pair-two-in-fewest = twee kruisjes in de rij met de minste
pair-one-in-each = een kruisje in elke rij
pair-double-fewest = de rij met de minste kruisjes telt dubbel
pair-plus-13 = 13 punten
pair-no-penalties = misworpen kosten niets
swap-fields = Ruilvakjes
swap-field = { $numbers } ruilen, { $state }
sheet-letter = Blad { $sheet }
sheet-steps = Treden: { $count } ✕ = { $points }
by-eye-fields = ✱ als de stenen { $low } en { $high } tonen
by-eye-track = Spoor als wit en één kleur { $sum } zijn
by-eye-swaps = Ruil de witte som voor het andere getal
by-eye-bonus-rows = Ertussen: alleen naast een aangekruist getal
choose-row = Welke rij krijgt de twee kruisjes?
bonus-bar = Bonusbalk: { $crossed } van { $count } aangekruist, hierna in { $color }
bonus-bar-used = Bonusbalk: { $crossed } van { $count } aangekruist, niets meer vrij
row-of = rij { $color }
lock-of = slot { $color }
space-more = nodig
state-open = open
state-crossed = aangekruist
state-second-open = aangekruist, kan nog een keer
state-crossed-twice = twee keer aangekruist
state-waiting = aangekruist, nog niet verstuurd
state-skipped = overgeslagen
state-closed = nu niet
state-short = { $lacking } nodig
state-uncrossed = niet aangekruist

## Reasons why a space is not open

reason-crossed = { $space } is al aangekruist.
reason-left-of-cross = { $space } kan niet meer: { $last } is al aangekruist.
reason-skipped = Te laat: verder naar rechts is al aangekruist.
reason-twice = Beide hokjes zijn aangekruist.
reason-short = { $space } kan pas met { $needed } kruisjes in { $row }: nog { $lacking }.
reason-used = Je hebt bij deze worp al iets aangekruist.
reason-used-other = { $name } heeft bij deze worp al iets aangekruist.
reason-used-color = Te laat voor de witte som: je hebt al met een gekleurde dobbelsteen aangekruist.
reason-used-color-other = Te laat voor de witte som: { $name } heeft al met een gekleurde dobbelsteen aangekruist.
reason-used-both = Je hebt in deze beurt al twee keer aangekruist.
reason-used-both-other = { $name } heeft in deze beurt al twee keer aangekruist.
reason-not-rolled = In deze worp zit geen { $space }. { $gives }
reason-needs-neighbor = { $space } kan pas als de { $number } erboven of eronder is aangekruist.
reason-field-not-rolled = Voor { $space } moeten de dobbelstenen een { $low } en een { $high } tonen, met de steen { $row } of met beide witte. { $gives }
reason-field-used = Je hebt bij deze worp al een vakje zonder getal aangekruist.
reason-field-used-other = { $name } heeft bij deze worp al een vakje zonder getal aangekruist.
reason-track-not-rolled = Voor het spoor moeten de witte dobbelstenen en een gekleurde precies { $sum } zijn.
reason-track-used = Een vakje van het spoor komt in plaats van je twee kruisjes, en je hebt al iets aangekruist.
reason-track-used-other = Een vakje van het spoor komt in plaats van de twee kruisjes van een beurt, en { $name } heeft al iets aangekruist.
reason-not-next-field = De vakjes van het spoor gaan op volgorde.
reason-roll-first-own = Voer eerst je dobbelstenen in.
reason-roll-first = Voer eerst de dobbelstenen in: { $name } is aan de beurt.
reason-not-fewest = Een gelukskruisje hoort in de rij met de minste kruisjes, en { $row } heeft er meer.
reason-not-fewest-pair = Inmiddels heeft een andere rij de minste kruisjes.
reason-not-next = Een gelukskruisje komt op het volgende vakje in { $row }, niet op { $number }.
reason-left-table = { $name } heeft het spel verlaten.
reason-next-roll = Je doet mee vanaf de volgende worp.
reason-next-roll-other = { $name } doet mee vanaf de volgende worp.
reason-last-call = Laatste kans: op dit blad kan niets meer bij.
reason-own-lock = { $color } zit op slot, en jij hebt het slot.
reason-own-lock-short = Jij hebt het slot.
reason-locked-now = { $color } zit op slot: met deze worp, door { $names }.
reason-locked-paper = { $color } zit op slot: op papier gedaan.
reason-locked = { $color } zit op slot: gedaan door { $names }.
lock-ready = { $color } { $last } is het slot en telt dubbel. Punten: { $points }…
lock-short = { $color } { $last }: eerst nog { $lacking } erbij. Punten: { $points }…
undo-nothing = In deze beurt valt er niets terug te nemen.

## Offers and notices

offer-late = Voor de worp van { $name }?
offer-earlier = { $space } was voor de worp van { $name }?
offer-earlier-notice = { $space } telt nu voor de worp van { $name }.
offer-earlier-yes = Ja – { $space } voor die van { $name }
offer-earlier-yes-own = Ja – { $space } voor die van mij
offer-now = { $space } voor deze worp?
offer-locked = { $names }: { $row } op slot!
offer-lock = { $color } { $number } ook?
offer-closed = { $color } zit op slot.
offer-decline = Nee, dank je
notice-turn = { $name } heeft je beurt beëindigd: −5
notice-penalty = { $name } gaf je een misworp: −5
notice-corrected = { $name } heeft je misworpen op { $count } gezet
notice-dismiss = Begrepen

## Hints in the first game

hint-roll = Gooi de dobbelstenen en tik op de getallen die je neemt.
hint-own-white = ① Wit + wit: elke rij, of niets
hint-own-color = ② Wit + kleur: alleen die kleur, of niets
hint-theirs = { $name } gooit. Tik de som van de twee witte dobbelstenen aan, of niets.
hint-skipped = Wat links van je kruisje ligt, is weg.
hint-lock = Met { $needed } kruisjes in een rij mag je het laatste getal aankruisen: zo gaat hij op slot.
hint-strip = Grijs met stip: nog niets aangekruist. ● ▲ ■ ◆: kan die rij zo sluiten.

## Dice

die-white = witte dobbelsteen
die-red = rode dobbelsteen
die-yellow = gele dobbelsteen
die-green = groene dobbelsteen
die-blue = blauwe dobbelsteen
die-orange = oranje dobbelsteen
die-purple = paarse dobbelsteen
die-pink = roze dobbelsteen
die-black = zwarte dobbelsteen
dice-none = De dobbelstenen zijn nog niet ingevoerd
dice-shown = Dobbelstenen: { $roll }
dice-white = wit { $one } en { $other }
dice-color = { $color } { $number }
dice-yours = Wat heb je gegooid?
dice-theirs = Wat heeft { $name } gegooid?
dice-send = Worp bevestigen
dice-or = { $first } of { $second }
dice-sum-white = De witte dobbelstenen zijn samen { $sum }.
dice-sum-color = De witte dobbelstenen zijn samen { $sum }, een ervan met { $color } { $numbers }.

## Header and menu

sheet-lucky = Je geluksgetallen: { $low } en { $high }
sheet-title = { $name } · { $board }
sheet-of = Blad van { $name }
sheet-seats = Bladen op deze telefoon
sheet-undecided = Blad van { $name }, bij deze worp nog niets aangekruist
sheet-turn-of = { $name } is aan de beurt
seat-moved = Je speelt nu als { $name } op een andere telefoon.
seat-moved-back = Vragen om hier verder te spelen
sheet-hide = Je punten verbergen of tonen
sheet-hidden = verborgen
sheet-hidden-hint = Je punten zijn verborgen – tik op • om ze te tonen.
sheet-total = Je punten
menu = Menu
menu-more = Meer…
menu-close-row = { $color } is op papier op slot
menu-correct = Gum
menu-rewind = Terugspoelen
menu-end-game = Spel nu stoppen
menu-rules = Regels van deze variant
menu-two-sheets = Tablet delen met { $name }
two-sheets-title = { $first } en { $second } op één tablet
two-sheets-leave = Eén blad

## Footer

penalties-of = { $count } van { $max } misworpen
rank-of = { $rank }e van { $seats }
undo = Ongedaan
redo-cross = Weer aankruisen: { $space }
redo-penalty = Misworp weer noteren
end-turn = Beurt klaar
end-turn-itself = gaat vanzelf
end-turn-for = Beurt van { $name } klaar
penalty = Misworp
finish = Spel beëindigen
warning-last-penalty = 4e misworp: einde
warning-no-color = geen kleurkruisje: −5
warning-penalty = misworp −5
end-game = Spel beëindigen
still-to-cross = { $count ->
    [one] { $names } mag nog
   *[other] { $names } mogen nog
 }
still-to-cross-many = { $count } spelers mogen nog
confirm-penalty = Geen kruisje: −5?
confirm-penalty-for = −5 voor { $name }?
confirm-no-color = Geen kleurkruisje: −5?
confirm-no-color-for = Geen kleurkruisje: −5 voor { $name }?
confirm-last-penalty = 4e misworp: einde?
confirm-last-penalty-for = 4e misworp voor { $name }: spel afgelopen?
confirm-end-game = Spel voor iedereen beëindigen?
confirm-cancel = Annuleren
waiting-left = Dit blad blijft zoals het is
waiting-dice = Voer eerst de dobbelstenen in
waiting-dice-of = { $name } voert de dobbelstenen in
waiting-turn-of = { $name } is nog bezig
waiting-end-of = { $name } beëindigt het spel

## Correction

correction-hint = kruisje erbij of weg
correction-total = Punten van { $name }
correction-others = Andere bladen
penalties = Misworpen
correction-penalties = { $count ->
    [one] { $count } misworp
   *[other] { $count } misworpen
 }
done = Klaar
correction-lock-needs = Het slot van { $row } heeft dit kruisje nodig. Gum eerst het getal bij het slot uit.
correction-needs-order = Een ander kruisje heeft dit nodig. Gum eerst dat andere uit.
correction-has-lock = { $name } heeft het slot van { $row } al.

## Late crosses

late-offline = Geen verbinding – je kruisjes blijven bewaard. Tik als de volgende gooit.
late-next-theirs = { $name } gooit
late-next-own = Ik gooi
late-ask-theirs = Is dit al de worp van { $name }?
late-ask-own = Is dit al jouw worp?
late-ask-yes = Ja
late-theirs = { $name } gooit
late-own = Jouw worp
late-title = { $count ->
    [one] Eén kruisje van zojuist, zonder verbinding
   *[other] { $count } kruisjes van zojuist, zonder verbinding
}
late-cross-of = { $name }: { $cross }
late-roll = Worp van { $name }, beurt { $turn }
late-roll-own = Je eigen worp, beurt { $turn }
late-possible = Dit kan nog tellen.
late-used = Je had bij de worp van { $name } al { $space } aangekruist.
late-used-both = Je had bij je eigen worp al twee keer aangekruist.
late-turn-over = Je eigen beurt { $turn } was al voorbij.
late-closed = { $color } zat toen al op slot.
late-left = Je hebt verder naar rechts in die rij al iets aangekruist.
late-short = De rij heeft nog te weinig kruisjes voor het laatste getal.
late-last-call = Je hebt je laatste kruisje al gezet.
late-left-game = Je hebt het spel verlaten.
late-not-in = Je deed toen nog niet mee.
late-dice = Dat zat niet in die worp.
late-ahead = Aan tafel is beurt { $turn } nog niet begonnen.
late-impossible = Dit telt niet meer.
late-choose = Voor welke worp is { $cross }?
late-which = Kies een worp …
late-skip = Niet tellen
late-place = Invullen
late-drop = Weglaten
late-game-over = Te laat, het spel was al afgelopen. Niet geteld: { $crosses }.

## Updates on the sheet

update-undo = { $name } nam { $what } terug.
update-joined = { $name } doet mee vanaf de volgende worp
update-drawn = De dobbelstenen beslissen: { $name } begint
update-new-game = Revanche: { $name } begint
update-new-game-yours = Revanche: jij begint
update-new-game-sheet = De revanche is begonnen
update-both = { $first }. { $second }.
update-record = { $names }: nieuw record, { $total }
update-streak = { $name } wint al { $count } keer op rij
number-second = { $number } (tweede hokje)
number-field = ✱{ $field }
undone-turn = het einde van beurt { $turn }
undone-penalty = een misworp
undone-close = het slot op { $row }
undone-finish = het einde van het spel
update-lockable = Nog één kruisje en { $name } heeft { $row } op slot
update-locked = { $names }: { $row } op slot! Leg die dobbelsteen weg.
update-locked-last = { $names }: { $row } op slot – laatste kans!
update-locked-own = Je hebt { $row } op slot: { $points } punten
update-locked-own-last = Je hebt { $row } op slot: { $points } punten – laatste kans!
update-host-crossed = De spelleider kruiste hier { $space } aan.
update-by-rule = Bonus: { $crosses }
update-skips-white = De witte { $sum } vervalt zo. Maak het ongedaan en hij is er weer.
update-penalty = Misworp voor { $name }: −5
update-close = { $name } zegt: { $row } is op papier op slot.

## Events

event-host = De spelleider
event-join = { $name } doet mee.
event-remove = De spelleider heeft voor de start iemand uit het spel gehaald.
event-numbers = { $name } speelt met de geluksgetallen van een gedrukt blad.
event-sheet = { $name } speelt met blad { $sheet }.
event-start = Het spel begon.
event-cross = { $name } kruiste { $space } aan.
event-cross-lock = { $name } kruiste { $space } aan en deed de rij op slot.
event-by-rule = { $event } Daarmee is ook aangekruist: { $crosses }.
event-locks = { $event } Daarmee op slot: { $rows }.
event-swap = { $event } Daarmee is ruilvakje { $field } gebruikt.
event-cross-numbers = { $name } kruiste { $space } aan met een geluksgetal.
event-cross-numbers-lock = { $name } kruiste { $space } aan met een geluksgetal en deed de rij op slot.
event-roll = De worp werd ingevoerd: { $roll }.
event-turn = Beurt { $turn } was klaar.
event-turn-penalty = Beurt { $turn } eindigde met een misworp voor { $name }.
event-penalty = { $name } kreeg een misworp.
event-close = { $color } ging op papier op slot.
event-finish = Het spel werd beëindigd.
event-paper = Het spel werd op papier gespeeld.
event-undo = Teruggenomen: { $what }
event-leave = { $name } heeft het spel verlaten.
event-rewind = De spelleider spoelde terug tot hier: { $what }
event-host-crossed = De spelleider kruiste { $space } aan op het blad van { $name }.
event-host-erased = De spelleider gumde { $space } uit op het blad van { $name }.
event-host-penalties = De spelleider zette de misworpen van { $name } op { $count }.
event-new-host = { $name } is nu spelleider.
event-rematch = De revanche is begonnen.

## Rewind

rewind-to-game = Terug naar het spel
rewind-ask = Tot hier terugspoelen?
rewind-undone = Dit wordt teruggenomen
rewind-restored = Dit telt weer
rewind-yes = Ja, terugspoelen
rewind-no = Nee
rewind-hint = Kies het laatste dat klopte. Voordat er iets verandert, zie je wat er wordt teruggenomen.
rewind-taken = teruggenomen

## Ending a game early

end-game-confirm = { $count ->
    [one] Spel stoppen?
    [2] Spel stoppen voor beide spelers?
   *[other] Spel stoppen voor alle { $count } spelers?
}
end-game-scores-count = De punten blijven zoals ze zijn, maar niemand wint.
end-game-after-last-turn = De punten tellen zoals ze nu zijn.
end-game-unplayed = Niemand heeft nog iets aangekruist, dus het spel wordt niet bewaard.
end-game-undo = Toch niet? De spelleider kan het op de volgende pagina ongedaan maken.
end-game-undo-yours = Toch niet? Je kunt het op de volgende pagina ongedaan maken.
end-game-yes = Spel stoppen
end-game-no = Doorspelen
result-unplayed = Niemand heeft iets aangekruist
result-not-recorded = Daarom wordt het spel niet bewaard: het komt niet in de geschiedenis en niet in de statistieken.
result-no-winner = De punten tellen, maar niemand heeft gewonnen.
confirm-close-row = { $color } is op papier op slot? Dan is de rij voor iedereen dicht.
confirm-close-row-yes = Rij op slot

## The result

result-wins = { $name } wint
result-alone = { $name } speelde alleen
result-tie = Gelijkspel: { $names } delen de winst
result-you-win = Je hebt gewonnen!
result-you-tie = Gelijkspel: je deelt de overwinning met { $names }
result-place = Je bent { $rank }e, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } achter { $names }
result-story-point = Eén punt gaf de doorslag.
result-story-comeback = { $who ->
    [winner] Je haalde { $points } punten achterstand in.
   *[others] { $name } haalde { $points } punten achterstand in.
 }
result-story-race = { $who ->
    [winner] Je deed { $row } net voor { $others } op slot.
    [overtaken] { $name } deed { $row } net voor jou op slot.
   *[others] { $name } deed { $row } net voor { $others } op slot.
 }
result-story-throughout = { $who ->
    [winner] Je stond van begin tot eind voor.
   *[others] { $name } stond van begin tot eind voor.
 }
result-story-led = { $who ->
    [winner] Je nam
   *[others] { $name } nam
 } { $when ->
    [last] pas in de allerlaatste beurt de leiding.
    [turn] in beurt { $turn } de leiding en gaf die niet meer af.
   *[move] aan het einde de leiding.
 }
result-story-overtook = { $when ->
    [last] Pas in de allerlaatste beurt
    [turn] In beurt { $turn }
   *[move] Aan het einde
 } { $who ->
    [winner] ging je { $other } voorbij.
    [overtaken] ging { $name } je voorbij.
   *[others] ging { $name } { $other } voorbij.
 }
result-story-level = { $when ->
    [last] Pas in de allerlaatste beurt werd het gelijk.
    [turn] Vanaf beurt { $turn } samen aan kop.
   *[move] Aan het einde samen aan kop.
 }
result-best-yet = Je beste spel tot nu toe ({ $board })!
result-better-than = Beter dan { $percent }% van je eerdere spellen ({ $board })
result-waiting = Wachten tot { $name } de revanche start
result-locks = Op slot: { $rows }.
result-locked = Slot { $row }: { $names }.
result-penalties = Vierde misworp van { $names }.
result-stopped-by = { $name } heeft het gestopt.
result-abandoned = { $days } dagen lang heeft niemand verder gespeeld.
result-ranking = Eindstand
result-rank = Plaats
result-player = Speler
result-total = Punten
result-late = Wat je op deze telefoon zonder verbinding hebt getikt, kwam te laat en telt niet.
result-next = Naar het volgende spel
result-rematch = Revanche
result-change-players = Spelers wijzigen
note-title = Plaats en notitie
note-place = Waar speelden jullie?
note-text = Notitie
note-hint = Iedereen die dit spel ziet, kan dit lezen.
note-add = Plaats en notitie toevoegen
note-change = Plaats en notitie wijzigen
correct-date = Datum verbeteren
correct-game = Spel verbeteren
corrected-by = Verbeterd door { $name } op { $day }
corrected-by-admin = Verbeterd door een beheerder op { $day }
note-others = Intussen staat hier
result-share-picture = Afbeelding delen
result-picture-offline = Alleen met verbinding
result-copy-text = Als tekst kopiëren
result-send-text = Als tekst sturen
result-as-text = Uitslag als tekst
result-text = Qwixx ({ $board }), { $day }: { $places }
rematch-title = Wie doet er mee met de revanche?
rematch-open = Lobby openen
rematch-hint = Anderen komen erbij met de code in de lobby. Alle telefoons van dit spel gaan vanzelf mee.
result-begins = { $name } begint
result-undo = Toch doorspelen
result-back = Terugspoelen

## The review

review-title = Terugblik
review-start = Het begin
review-move = Stap { $move }
review-turn = Beurt { $turn }
review-position = Getoonde moment
review-slider = Moment van het spel
review-show = Tonen
review-first = Naar het begin
review-before = Een stap terug
review-after = Een stap verder
review-last = Naar het einde
review-play = Afspelen
review-pause = Pauze
review-speed = Snelheid
review-slow = Traag
review-normal = Normaal
review-fast = Snel
review-result = Naar de uitslag
review-next = De revanche is begonnen
review-chart-title = De punten van iedereen in de loop van het spel. Aan het einde: { $totals }.
review-chart-so-far = De punten van iedereen tot nu toe.
review-total = { $name } { $total }
review-chart = Van het begin links tot het einde rechts. De getallen onderaan tellen de beurten; waar die er niet zijn, de stappen.
review-statistics = Het spel in cijfers
review-longest = Langste rij
review-row = { $name } in { $row }
review-changes = Wissels aan kop
review-decided-turn = Beslissende beurt
review-decided-move = Beslissende stap
review-led = { $names } vanaf daar aan kop
review-skipped = Overgeslagen
review-turn-typical = Gewone beurt
review-turn-longest = Langste beurt
