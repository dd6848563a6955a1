# The sheet and the eraser.

## Whose roll it is
head-yours = Jij bent
head-yours-roll = Jij bent – gooi maar!
head-theirs = Worp van { $name }
head-sheet = Blad van { $name }
head-left = Je bent weg
head-last-call = Laatste kans
head-one-more = nog één kruisje
head-done = je bent klaar
head-turn = beurt { $turn }
others-turn = Worp van { $name } · beurt { $turn }
others-all = Alle bladen
others-back = Terug naar het blad

## The connection
link-on = Verbonden
link-wait = Verbindt opnieuw
link-off = Geen verbinding
say-kept = Geen verbinding. Wat je tikt wordt bewaard en later verstuurd.
say-no-sheets = De andere bladen zijn nu niet te zien. Probeer het zo nog eens.
say-this-roll = Voor deze worp?
say-not-ended = De beurt is nog niet beëindigd.

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

## Why a space is not open
why-crossed = { $color } { $number } is al aangekruist.
why-left = { $color } { $number } ligt links van { $row } { $last }, en een rij gaat van links naar rechts.
why-skipped = Verder naar rechts is een vakje aangekruist.
why-short = { $color } { $number } vraagt eerst { $needed } kruisjes in { $row }: nog { $lacking }.
why-used = Je kruisje van deze worp is gezet.
why-used-color = Het kruisje met een gekleurde dobbelsteen is gezet, en de witte som komt daarvoor.
why-used-both = Je twee kruisjes van deze beurt zijn gezet.
why-not-rolled = De dobbelstenen geven { $row } { $number } niet. { $gives }
why-roll-first = Eerst worden de dobbelstenen van deze beurt ingevoerd: het is de worp van { $name }.
why-not-fewest = Een gelukskruisje gaat in de rij met de minste kruisjes, en { $row } heeft er meer.
why-not-next = Een gelukskruisje neemt het volgende vakje in { $row }, niet { $number }.
why-left-table = { $name } is van tafel gegaan.
why-last-call = Laatste kans: geen kruisjes meer voor dit blad.
why-own-lock = { $color } is gesloten, en jij hebt het slot.
why-have-lock = Jij hebt het slot.
why-locked-now = { $color } is gesloten, met deze worp, door { $names }.
why-locked-paper = { $color } is gesloten, op papier.
why-locked = { $color } is gesloten, door { $names }.
lock-ready = { $color } { $last } sluit de rij, en het slot telt mee.
lock-short = { $color } { $last } sluit de rij. Eerst zijn er nog { $lacking } nodig in { $row }.
undo-nothing = In deze beurt is er niets terug te nemen.

## Offers
offer-late = Voor de vorige worp?
offer-now = { $color } { $number } voor deze worp?
offer-lock = Ook { $color } { $number }?
offer-closed = { $color } is gesloten.
offer-no = Nee, dank je
notice-turn = { $name } heeft je beurt beëindigd: −5
notice-penalty = { $name } gaf je een strafpunt: −5
notice-corrected = { $name } heeft je strafpunten op { $count } gezet
notice-read = Begrepen

## Dice
die-white = witte dobbelsteen
die-red = rode dobbelsteen
die-yellow = gele dobbelsteen
die-green = groene dobbelsteen
die-blue = blauwe dobbelsteen
dice-none = De dobbelstenen zijn nog niet ingevoerd
dice-said = Dobbelstenen: { $roll }
dice-white = wit { $one } en { $other }
dice-color = { $color } { $number }
dice-yours = Wat heb je gegooid?
dice-theirs = Wat heeft { $name } gegooid?
dice-send = Dit is de worp
dice-or = { $first } of { $second }
gives-white = De witte dobbelstenen geven { $sum }.
gives-color = De witte dobbelstenen geven { $sum }, een ervan met { $color } { $numbers }.

## The head and the menu
sheet-lucky = Je geluksgetallen: { $low } en { $high }
sheet-of = Blad van { $name }
sheet-hide = Je punten verbergen of tonen
sheet-hidden = verborgen
sheet-total = Je totaal
menu = Menu
menu-paper = { $color } is op papier gesloten
menu-eraser = Gum
menu-back = Teruggaan
menu-stop = Spel nu beëindigen
menu-rules = Regels van dit bord

## The foot
penalties-of = { $count } van { $most } strafpunten
rank-of = { $rank }e van { $seats } · alle
undo = Terug
end-turn = Beurt beëindigen
end-turn-for = Beurt van { $name } beëindigen
penalty = Strafpunt
finish = Spel beëindigen
brings-last = 4e strafpunt, einde
brings-color = geen gekleurd kruisje: strafpunt −5
brings-penalty = strafpunt −5
end-game = Spel beëindigen
still-to-cross = { $count ->
    [one] { $names } kan nog kruisen
   *[other] { $names } kunnen nog kruisen
 }
still-to-cross-many = { $count } spelers kunnen nog kruisen
ask-penalty = Geen kruisje: −5 nemen?
ask-penalty-for = −5 voor { $name }?
ask-color = Geen gekleurd kruisje: −5 nemen?
ask-color-for = Geen gekleurd kruisje: −5 voor { $name }?
ask-last = 4e strafpunt: spel afgelopen?
ask-last-for = 4e strafpunt voor { $name }: spel afgelopen?
ask-end = Spel voor iedereen beëindigen?
ask-no = Annuleren
waiting-left = Dit blad blijft zoals het is
waiting-dice = Eerst de dobbelstenen
waiting-dice-of = { $name } voert de dobbelstenen in
waiting-turn-of = { $name } beëindigt de beurt

## The eraser
erase-hint = tik om te kruisen of te wissen
erase-total = Totaal van { $name }
erase-others = Andere bladen
penalties = Strafpunten
erase-penalties = { $count ->
    [one] { $count } strafpunt
   *[other] { $count } strafpunten
 }
done = Klaar
erase-lock-needs = Het slot van { $row } heeft dit kruisje nodig. Wis eerst het getal van het slot.
erase-has-lock = { $name } heeft het slot van { $row } al.

