# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Regels van { $name }
rules-heading = de regels
rules-lead = Kruis in de vier rijen van je scoreblad zoveel getallen aan als je kunt. Elk volgend kruisje in een rij is meer waard dan het vorige.
rules-jumps = Op deze pagina
rules-turn = Een beurt
rules-order-short = Van links naar rechts
rules-locks-short = Sloten
rules-lucky = Geluksgetallen
rules-penalties = Strafpunten
rules-end = Het einde
rules-points = Punten
rules-modes = In Rowlock

## What you need

rules-things = Wat je nodig hebt
rules-players = Spelers
rules-players-text = 2 tot 5; Rowlock kan 1 tot { $max } aan
rules-dice = Dobbelstenen
rules-dice-text = twee witte en elk één in rood, geel, groen en blauw, allemaal met { $sides } zijden
rules-sheet = Scoreblad
rules-sheet-text = één per speler: je telefoon
rules-rows-rise = In { $rows } lopen de getallen op van { $first } tot { $last }.
rules-rows-fall = In { $rows } lopen de getallen af van { $first } tot { $last }.
rules-rows-mixed = In { $rows } staan de getallen in geen volgorde; hun plaats telt.
rules-rows-colors = Een rij heeft vakjes in meerdere kleuren en heet naar de kleur van haar slot, aan het rechtereinde.

## A turn

rules-turn-text = De actieve speler gooit alle dobbelstenen die nog meedoen. Dan volgen twee acties, altijd in deze volgorde.
rules-action-white = Actie 1, voor iedereen.
rules-action-white-text = Tel de twee witte dobbelstenen op. Elke speler, ook de actieve, mag dat getal in één rij aankruisen.
rules-action-color = Actie 2, alleen voor de actieve speler.
rules-action-color-text = Tel één witte en één gekleurde dobbelsteen naar keuze op. Die som mag je aankruisen in de rij van die kleur.
rules-action-color-mixed = Tel één witte en één gekleurde dobbelsteen naar keuze op. Die som mag je aankruisen op een vakje van die kleur, in welke rij ook.
rules-turn-end = Niemand hoeft iets aan te kruisen. Maar een actieve speler die in geen van beide acties iets aankruist, krijgt een <a href="#penalties">strafpunt</a>. Dan gooit de volgende speler.

## From left to right

rules-order = Van links naar rechts
rules-order-text = In elke rij kruis je van links naar rechts aan. Je mag vakjes overslaan, maar wat links van een kruisje ligt, ben je kwijt.

## Locking a row

rules-locks = Een rij sluiten
rules-locks-text = Het laatste getal van een rij vraagt eerst <strong>{ $needed } kruisjes</strong> in die rij. Kruis je het aan, dan ook het slot ernaast: dat telt als een kruisje.
rules-locks-text-several = Elk van de laatste { $count } getallen van een rij (in rood { $numbers }) vraagt eerst <strong>{ $needed } kruisjes</strong> in die rij. Kruis je het aan, dan ook het slot ernaast: dat telt als een kruisje.
rules-closing = De dobbelsteen van die kleur gaat meteen uit het spel, en na deze worp is de rij voor iedereen gesloten. Wie het laatste getal <strong>met dezelfde worp</strong> kan aankruisen, krijgt het slot ook. Zonder dat kruisje geen slot, hoe vol de rij ook is.
rules-closing-several = De dobbelsteen van die kleur gaat meteen uit het spel, en na deze worp is de rij voor iedereen gesloten. Wie een getal dat sluit <strong>met dezelfde worp</strong> kan aankruisen, krijgt het slot ook. Zonder dat kruisje geen slot, hoe vol de rij ook is.

## Lucky numbers

rules-lucky-text = Elk scoreblad heeft twee verschillende geluksgetallen van 2 tot { $highest }. Als de witte dobbelstenen er een van jou maken, bij wiens worp ook, mag je in plaats van dat getal een beter vakje aankruisen: het <strong>volgende vakje</strong> in de rij waar je de <strong>minste kruisjes</strong> hebt. Bij een gelijke stand kies je de rij. Gesloten rijen doen niet mee. Een gelukskruisje kan een rij sluiten als de { $needed } kruisjes er zijn; anders levert het slotvakje niets op.

## Penalties and the end

rules-penalties-text = Een scoreblad heeft { $boxes } hokjes voor strafpunten, en elk aangekruist hokje kost { $points } punten. Alleen de actieve speler kan er een krijgen, voor een beurt zonder kruisje.
rules-end-text = Het spel eindigt zodra <strong>twee rijen gesloten</strong> zijn of een speler het <strong>vierde strafpunt</strong> krijgt. Wie met de worp van dat tweede slot nog niet heeft aangekruist, mag de witte dobbelstenen nog gebruiken en zelfs een derde rij sluiten. Kwam het in actie 1, dan is er geen actie 2.

## Points

rules-points-text = Tel de kruisjes van elke rij, het slot meegerekend.
rules-crosses = kruisjes
rules-crosses-points = punten
rules-winner = Het hoogste totaal wint. Gelijke totalen delen de plaats.
rules-score = Scoreblad tellen

## What the app does

rules-modes-text = Je kiest hoeveel de app van jullie tafel weet.
rules-mode-sheet = Alleen scorebladen
rules-mode-sheet-text = Papier dat de regels kent. Het controleert elk kruisje, maar kent geen beurten: neem je strafpunten zelf, en zeg het de app als iemand op papier een rij sluit.
rules-mode-turns = Met beurten
rules-mode-turns-text = De app weet ook wiens worp het is. De actieve speler heeft twee kruisjes per beurt, de anderen één. <b>Beurt beëindigen</b> geeft de dobbelstenen door en zet het strafpunt als er geen kruisje was. Een rij met een slot sluit aan het einde van de beurt.
rules-mode-dice = Met dobbelstenen
rules-mode-dice-text = De app kent ook de worp. De actieve speler voert de dobbelstenen in, en elke telefoon licht precies op wat ze toestaan. Een huisregel kan aan: geen kruisje met een gekleurde dobbelsteen is een strafpunt, ook na een met de witte dobbelstenen.
rules-last-call = Laatste kans
rules-last-call-text = Na het tweede slot zegt je telefoon “laatste kans”. Heb je met deze worp nog niet aangekruist, dan heb je nog één kruisje; wie het einde bracht, heeft er geen. Een vierde strafpunt beëindigt een spel met beurten meteen.
rules-late = Late kruisjes
rules-late-text = Was je telefoon traag of offline? Een kruisje voor een worp die voorbij is telt nog als het niet je eigen beurt was, je met die worp niet had aangekruist en de rij toen open was. Als het spel afgelopen is, wordt niets meer te laat aangenomen. Tik zonder verbinding op ‘Volgende worp’ zodra er verder gegooid wordt: dan komt elk kruisje in zijn eigen beurt.
rules-mistakes = Vergissingen
rules-mistakes-text = Iedereen kan het laatste kruisje van de lopende beurt terugnemen. Wat later opvalt, zet de gastheer recht, en alle anderen horen het.
rules-hand = Met vinger en toetsen
rules-hand-text = Een tik kruist aan; een tik op een vakje dat niet open is, zegt waarom. De pijltjestoetsen lopen over het blad, Enter kruist aan. Een tik op je totaal verbergt je punten; heeft één telefoon meer bladen, dan gaat vegen naar het volgende.
rules-onwards = Verder
rules-new = Nieuw spel
rules-boards = Andere borden

## The list of boards

boards-title = Regels
boards-lead = Elk bord heeft een pagina: kort, met plaatjes, en gemaakt uit het bord zelf.

## What is special about a board

board-dice = zes dobbelstenen
board-dice-of = zes dobbelstenen met { $sides } zijden
board-lucky = geluksgetallen
board-mixed = rijen in meerdere kleuren
board-own-order = getallen zonder volgorde

## Examples

example-white = wit
example-roll-white = Actie 1. De witte dobbelstenen tonen { $one } en { $other }: iedereen mag de { $sum } van één rij aankruisen.
example-roll-color = Actie 2. { $name }, wiens worp het is, heeft rood { $sum } aangekruist. Nu mag ze één witte en één gekleurde dobbelsteen optellen. De blauwe geeft { $first } of { $second }.
example-order = Rood { $red } zijn aangekruist: rood { $lost } ben je kwijt. Geel { $yellow } is aangekruist: alleen { $left } blijven over.
example-lock = Met { $before } kruisjes in rood mag rood { $last } aangekruist worden, en het slot erbij: { $crosses } kruisjes, { $points } punten.
example-same-roll = { $first } sluit blauw. { $second } kruist blauw { $last } aan met dezelfde worp: allebei hebben ze het slot. { $third } heeft maar { $crosses } kruisjes in blauw, mag dus niet, en nu is de rij gesloten.
example-early-lock = Rood { $first } sluit de rij net zo goed, en rood { $lost } ben je dan kwijt.
example-colors = { $name } heeft de rode rij gesloten. De rode dobbelsteen is weg, maar de rode vakjes van de andere rijen blijven open voor de witte dobbelstenen.
example-lucky = De geluksgetallen zijn { $numbers }, en de witte dobbelstenen geven { $sum }. Groen was leeg, de minste van alle rijen: het volgende vakje, groen { $next }, wordt aangekruist.
example-end-lock = Groen is al gesloten, en de witte dobbelstenen geven { $sum }. { $first } sluit rood, { $second } sluit geel met dezelfde worp: allebei tellen ze, en het spel eindigt.
example-end-cross = Groen is al gesloten, en de witte dobbelstenen geven { $sum }. { $first } sluit rood, { $second } kruist nog geel { $sum } aan met dezelfde worp, en het spel eindigt.
example-score = { $red } rode, { $yellow } gele, { $green } groene en { $blue } blauwe kruisjes, waaronder een slot, en { $penalties } strafpunten: { $sum }.

## Scoring a paper sheet

score-title = Een scoreblad van { $name } tellen
score-points = { $total ->
    [one] punt
   *[other] punten
}
score-mistakes = { $count ->
    [one] Eén fout
   *[other] { $count } fouten
} op dit scoreblad. Wat niet klopt, staat onder zijn rij.
score-numbers = Aangekruiste getallen in { $row }
score-lock = { $row } slot
score-row-points = punten in { $row }
score-penalty-count = Hoeveel strafpunten
score-penalty = Strafpunt { $number }
score-check = Tellen
score-tap = Getallen aantikken
score-type = Getallen typen
score-empty = Leeg scoreblad

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } heeft geen ‘{ $word }’.
scorecard-error-no-number = { $row } heeft geen { $number }.
scorecard-error-twice = { $row } { $number } staat er twee keer.
scorecard-error-closed = { $row } { $number } kan niet meer: de rij was al gesloten.
scorecard-error-too-few = { $row } { $number } vraagt eerst { $needed } kruisjes in { $color }: nog { $lacking }.
scorecard-error-lock-alone = Het slot van { $color } is aangekruist zonder { $color } { $numbers }.
scorecard-error-lock-forgotten = { $row } { $numbers } is aangekruist, maar het slot ernaast niet.
scorecard-error-penalties = Een scoreblad heeft { $max } hokjes voor strafpunten.

## Empty sheets to print

blank-title = Lege scorebladen
blank-print = Afdrukken
blank-lead = Op een pagina A4 of Letter passen { $sheets } bladen. Druk er zoveel af als je nodig hebt; de kleuren zijn licht, zodat je de pen ziet.
blank-sheet = Leeg scoreblad: { $name }
blank-name = Naam
blank-date = Datum
