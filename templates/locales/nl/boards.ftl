# The names of versions, and the versions that a group has made.

## The names of the versions and of the boxes they are sold in, as printed on them

board-name-classic = Klassiek
board-name-longo = Longo
board-name-mixx-a = Mixx A
board-name-mixx-b = Mixx B
board-name-double-a = Double A
board-name-double-b = Double B
board-name-big-points = Big Points
board-name-bonus-a = Bonus A
board-name-bonus-b = Bonus B
board-name-connected-steps = Connected: Trap
board-name-connected-chain = Connected: Keten
board-name-x-change = X-Change
board-name-connect-15 = Qwixx 15: Connect
board-name-lucky-15 = Qwixx 15: Lucky

board-series-qwixx = Qwixx
board-series-qwixx-longo = Qwixx Longo
board-series-qwixx-mixx = Qwixx Mixx
board-series-qwixx-double = Qwixx Double
board-series-qwixx-big-points = Qwixx Big Points
board-series-qwixx-bonus = Qwixx Bonus
board-series-qwixx-connected = Qwixx Connected
board-series-qwixx-x-change = Qwixx X-Change
board-series-qwixx-15 = Qwixx 15

## The versions that a group has made

own-boards-title = Eigen varianten
own-boards-lead = Verander de getallen, kleuren en sloten van een variant, of hussel hem, en speel hem met deze groep.
own-boards-empty = Er zijn er nog geen.
own-boards-new = Nieuwe variant
own-boards-play = Spelen
own-boards-play-label = { $name } spelen
own-boards-change = Er een andere van maken
own-boards-download = Downloaden
own-boards-download-label = { $name } downloaden
own-boards-delete = Verwijderen
own-boards-delete-label = { $name } verwijderen
own-boards-delete-title = { $name } verwijderen?
own-boards-delete-lost = De groep kan hem niet meer spelen.
own-boards-delete-stays = Gespeelde spellen blijven zoals ze zijn.

## Making one

own-board-title = Nieuwe variant
own-board-base = Uitgaan van
own-board-start = Hiervan uitgaan
own-board-mix = Husselen met een codewoord
own-board-mix-hint = Dezelfde woorden geven altijd dezelfde variant, op elke telefoon. Vertel ze aan je vrienden.
own-board-seed = Codewoord, zoals ‘otter 42’
own-board-mix-numbers = Getallen husselen
own-board-mix-colors = Kleuren husselen
own-board-mixed = Gehusseld met het codewoord ‘{ $seed }’.
own-board-left-out = { $name }: de extra’s passen niet bij gehusselde rijen en zijn weggelaten.
own-board-paste = Een toegestuurde plakken
own-board-paste-label = De tekst van het bestand
own-board-paste-submit = Inlezen
own-board-name = Naam
own-board-own = Onze { $name }
own-board-tap = Tik op een vakje om het getal of de kleur te veranderen.
own-board-as-text = Als tekst bewerken
own-board-double = Telt als twee kruisjes
own-board-add = Vakje toevoegen
own-board-rows-hint = Elk vakje is een letter en een getal: R rood, Y geel, G groen, B blauw. Het laatste vakje van een rij heeft de kleur van de rij. ‘R5x2’ telt als twee kruisjes.
own-board-needed = Kruisjes voor het slot
own-board-locks = Getallen die op slot doen
own-board-most = Kruisjes die tellen
own-board-die-sides = Zijden van de dobbelstenen
own-board-keep = De extra’s van de variant houden
own-board-check = Controleren
own-board-save = Opslaan
own-board-fine = Alles klopt.
own-board-mistakes = { $count ->
    [one] Er klopt één ding nog niet.
   *[other] Er kloppen { $count } dingen nog niet.
}

## What is wrong with one

own-board-mistake = { $place }: { $mistake }
own-board-name-too-long = Deze naam kan hoogstens { $max } letters hebben.
own-board-official-name = Er is al een officieel blad met deze naam. Kies een andere.
own-board-too-long = Dit is langer dan { $max } kilobyte.
own-board-not-an-object = Dit moet een object zijn, tussen accolades.
own-board-not-a-list = Dit moet een lijst zijn, tussen vierkante haken.
own-board-not-text = Dit moet tekst zijn.
own-board-missing = ‘{ $field }’ ontbreekt.
own-board-unknown = Er is geen veld ‘{ $field }’.
own-board-out-of-range = Vul een heel getal van { $min } tot en met { $max } in.
own-board-dice = De dobbelstenen hebben 6 of 8 zijden.
own-board-not-a-space = ‘{ $space }’ is geen vakje. Schrijf het als R5.
own-board-twice = De { $number } staat twee keer in deze rij.
own-board-not-on-dice = Twee van deze dobbelstenen kunnen geen { $number } gooien.
own-board-lock-color = Het laatste vakje moet de kleur van de rij hebben.
own-board-lock-number = De vakjes die op slot doen, hebben getallen nodig.
own-board-no-fields = Vakjes zonder getal horen bij een andere variant.
own-board-too-many = Een rij heeft hoogstens { $max } vakjes.
own-board-too-few = Om bij het slot te komen heeft deze rij minstens { $min } getallen nodig.
own-board-no-fit = ‘{ $text }’, een extra van de variant, past niet meer.
own-board-part-twice = ‘{ $text }’ staat er twee keer.
own-board-lock-space = ‘{ $space }’ doet de rij op slot en kan verder niets in gang zetten.
own-board-link-in-row = ‘{ $link }’ verbindt twee getallen van één rij. Verbind getallen van twee rijen.
own-board-too-many-fields = Hier passen hoogstens { $max } vakjes.
own-board-empty = Er staat niets in.
own-board-not-together = Geen variant heeft deze extra’s samen.
own-board-seed-missing = Vul een codewoord met een letter of cijfer in.
own-board-too-many-boards = De groep heeft al { $max } eigen varianten. Verwijder er eerst een paar.
own-board-id-mismatch = De variant in het bestand is niet die het spel noemt.
own-board-not-readable = Dit is niet de tekst van een variant. Kopieer het hele bestand en plak het opnieuw.
