# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Regels: { $name }
rules-heading = de regels
rules-lead = Kruis in de vier rijen van je blad zoveel getallen aan als je kunt. Elk volgend kruisje in een rij is meer waard dan het vorige.
rules-different = Wat er anders is
rules-jumps = Op deze pagina
rules-turn = Een beurt
rules-order-short = Van links naar rechts
rules-locks-short = Sloten
rules-lucky = Geluksgetallen
rules-penalties = Misworpen
rules-end = Het einde
rules-points = Punten
rules-modes = In Rowlock

## What you need

rules-things = Wat jullie nodig hebben
rules-players = Spelers
rules-players-text = 2 tot 5; met Rowlock 1 tot { $max }
rules-dice = Dobbelstenen
rules-dice-text = twee witte en elk één in rood, geel, groen en blauw, allemaal met { $sides } zijden
rules-sheet = Blad
rules-sheet-text = voor ieder één: de eigen telefoon
rules-rows-rise = In { $rows } lopen de getallen op van { $first } tot { $last }.
rules-rows-fall = In { $rows } lopen de getallen af van { $first } tot { $last }.
rules-rows-mixed = In { $rows } staan de getallen door elkaar; het gaat erom waar ze staan.
rules-rows-colors = Een rij heeft vakjes in meerdere kleuren en heet naar de kleur van zijn slot, helemaal rechts.

## A turn

rules-turn-text = De actieve speler gooit met alle dobbelstenen die nog meedoen. Dan volgen twee acties, altijd in deze volgorde.
rules-action-white = Actie 1, voor iedereen.
rules-action-white-text = Tel de twee witte dobbelstenen op. Iedereen, ook de actieve speler, mag dat getal in één rij aankruisen.
rules-action-color = Actie 2, alleen voor de actieve speler.
rules-action-color-text = Tel één witte en één gekleurde dobbelsteen naar keuze op. Die som mag je aankruisen in de rij van die kleur.
rules-action-color-mixed = Tel één witte en één gekleurde dobbelsteen naar keuze op. Die som mag je aankruisen op een vakje van die kleur, in welke rij ook.
rules-turn-end = Niemand hoeft iets aan te kruisen. Maar kruist de actieve speler in geen van beide acties iets aan, dan krijgt die een <a href="#penalties">misworp</a>. Daarna gooit de volgende.

## From left to right

rules-order = Van links naar rechts
rules-order-text = In elke rij kruis je van links naar rechts aan. Je mag vakjes overslaan, maar wat links van een kruisje ligt, ben je kwijt.

## Locking a row

rules-locks = Een rij op slot doen
rules-locks-text = Voor het laatste getal van een rij heb je eerst <strong>{ $needed } kruisjes</strong> in die rij nodig. Kruis je het aan, dan ook het slot ernaast: dat telt als een kruisje.
rules-locks-text-several = Voor elk van de laatste { $count } getallen van een rij (in rood { $numbers }) heb je eerst <strong>{ $needed } kruisjes</strong> in die rij nodig. Kruis je het aan, dan ook het slot ernaast: dat telt als een kruisje.
rules-closing = De dobbelsteen van die kleur gaat meteen uit het spel, en na deze worp zit de rij voor iedereen op slot. Wie het laatste getal <strong>met dezelfde worp</strong> kan aankruisen, krijgt het slot ook. Zonder dat kruisje geen slot, hoe vol de rij ook is.
rules-closing-several = De dobbelsteen van die kleur gaat meteen uit het spel, en na deze worp zit de rij voor iedereen op slot. Wie een getal dat de rij op slot doet <strong>met dezelfde worp</strong> kan aankruisen, krijgt het slot ook. Zonder dat kruisje geen slot, hoe vol de rij ook is.

## What boards have beside four rows of numbers

rules-second-boxes = Tweede hokjes
rules-second-boxes-text = Elk vakje behalve het laatste van een rij heeft een tweede hokje. Valt het getal van het laatst aangekruiste vakje van een rij nog een keer, dan mag het een tweede keer worden aangekruist: tik het nog eens aan. Zodra er verder naar rechts iets is aangekruist, kan dat niet meer. Een tweede kruisje telt als elk ander, voor de punten en voor de { $needed } die het laatste getal nodig heeft; een rij telt hoogstens { $most } kruisjes.
rules-doubles = Dubbele vakjes
rules-doubles-text = De vakjes met ‘2 ✕’ zijn dubbel gedrukt: wie er een aankruist, zet twee kruisjes tegelijk, voor de punten en voor het laatste getal. Een rij telt hoogstens { $most } kruisjes.
rules-doubles-second = Een dubbel vakje heeft geen tweede hokje.
rules-bonus-rows = Bonusrijen
rules-bonus-rows-text = Een bonusrij ligt tussen twee rijen en telt voor allebei. Een vakje ervan mag je aankruisen als dat getal in de rij erboven of eronder al is aangekruist en <strong>nog een keer</strong> valt: met de witte dobbelstenen voor iedereen, of in actie 2 met de gekleurde dobbelsteen van een rij waarin het is aangekruist. Dat is dan je kruisje van die actie, en ook hier gaat het van links naar rechts. Elk kruisje telt voor de punten van beide rijen, hoogstens { $most } kruisjes per rij, maar niet voor de { $needed } die het laatste getal nodig heeft. Zit een rij op slot, dan blijft zijn bonusrij open tot het einde.
rules-links = Verbonden getallen
rules-links-text = Omcirkelde getallen met een lijn ertussen worden samen aangekruist. Kruis je het ene aan, dan is het andere meteen ook aangekruist, altijd: ook links van je laatste kruisje, en zelfs in een rij die op slot zit. Het telt als elk ander kruisje, ook voor het laatste getal. Ligt het verder naar rechts, dan ben je alles links ervan kwijt.
rules-steps = Treden
rules-steps-text = De omkaderde getallen zijn treden. Een aangekruiste trede telt gewoon in zijn rij, en nog een keer apart, met dezelfde puntentabel. Het slot is geen trede.
rules-sheets-text = Er zijn { $count } verschillende bladen, { $first } tot en met { $last }. Rowlock deelt ieder een ander uit; in de lobby kunnen jullie dat veranderen.
rules-bonus-bar = Bonusbalk
rules-bonus-bar-text = Sommige getallen zijn omkaderd. Wie er een aankruist, kruist ook het volgende vrije vakje van de bonusbalk onder de rijen aan, en daarmee het volgende vakje van de rij in die kleur: daar is geen dobbelsteen voor nodig, er wordt niets overgeslagen, weigeren kan niet, en het kan nog een bonus opleveren of zelfs de rij op slot doen. Zit een rij op slot, dan zijn zijn vakjes van de balk doorgestreept. Een bonuskruisje zonder vakje vervalt.
rules-pairs = Paren
rules-pairs-text = Twee getallen met hetzelfde teken zijn een paar: kruis je ze allebei aan, dan krijg je wat hieronder staat. Voor de kruisjes van een paar is geen dobbelsteen nodig. Elk komt in het volgende vakje van zijn rij, telt als elk ander, is verplicht, en kan nog een paar voltooien of zelfs een rij op slot doen. Rijen die op slot zitten doen niet mee, en een kruisje zonder vakje vervalt.
rules-pair-two-in-fewest = Meteen: twee kruisjes in de rij met de minste kruisjes. Bij een gelijke stand kies je zelf de rij.
rules-pair-one-in-each = Meteen: een kruisje in elke rij, van boven naar beneden.
rules-pair-double-fewest = Aan het einde: de rij met de minste kruisjes telt dubbel.
rules-pair-plus-13 = Aan het einde: 13 punten.
rules-pair-no-penalties = Aan het einde: misworpen kosten niets. De vierde beëindigt het spel toch.
rules-swaps = Ruilvakjes
rules-swaps-text = Elk ruilvakje heeft twee getallen. Zijn de witte dobbelstenen samen een van de twee, dan mag je het ruilvakje aankruisen en in plaats van de som zijn <strong>andere</strong> getal, in welke rij ook. Dat is dan je kruisje met de witte dobbelstenen; in actie 2 gelden de dobbelstenen zoals ze liggen. Eén ruilvakje per worp, van links naar rechts: wat je overslaat, ben je kwijt. Ruilvakjes leveren zelf geen punten op.
rules-fields = Vakjes zonder getal
rules-fields-text = De vakjes met ✱ hebben geen getal. Tonen de dobbelstenen een { $one } en een { $other }, dan mag iedereen er een aankruisen, <strong>naast</strong> de andere kruisjes van de worp: in welke rij ook als beide dobbelstenen wit zijn, anders in de rij van een gekleurde dobbelsteen die een van de twee toont. Je kruist ze van links naar rechts aan, samen met de getallen: wat je overslaat, ben je kwijt. Een aangekruist vakje telt voor de punten, hoogstens { $most } kruisjes per rij, maar niet voor de { $needed } die het laatste getal nodig heeft.
rules-track = Geluksspoor
rules-track-text = Zijn de twee witte dobbelstenen en een gekleurde samen precies <strong>{ $sum }</strong>, dan mag de actieve speler het volgende vakje van het spoor onder de rijen aankruisen, <strong>in plaats van</strong> beide acties; een misworp is het dan niet. De anderen gebruiken de witte dobbelstenen zoals altijd. De vakjes zijn { $points } punten waard, en alleen het laatste aangekruiste telt.
rules-extra-points = Extra punten
rules-extra-points-text = Een getal met een kleine +3, of een ander zo’n getal, levert aangekruist zo veel punten apart op, naast wat het in zijn rij telt.

## Lucky numbers

rules-lucky-text = Elk blad heeft twee verschillende geluksgetallen van 2 tot { $highest }. Zijn de witte dobbelstenen samen een van die van jou, bij wiens worp ook, dan mag je in plaats van dat getal een beter vakje aankruisen: het <strong>volgende vakje</strong> in de rij waar je de <strong>minste kruisjes</strong> hebt. Bij een gelijke stand kies je zelf de rij. Rijen die op slot zitten doen niet mee. Een gelukskruisje kan een rij op slot doen als de { $needed } kruisjes er zijn; anders levert het slotvakje niets op.

## Penalties and the end

rules-penalties-text = Een blad heeft { $boxes } hokjes voor misworpen, en elk aangekruist hokje kost { $points } punten. Alleen de actieve speler kan er een krijgen, voor een beurt zonder kruisje.
rules-end-text = Het spel eindigt zodra <strong>twee rijen op slot</strong> zitten of iemand de <strong>vierde misworp</strong> krijgt. Wie met de worp van dat tweede slot nog niets heeft aangekruist, mag de witte dobbelstenen nog gebruiken en zelfs een derde rij op slot doen. Kwam het slot in actie 1, dan is er geen actie 2.

## Points

rules-points-text = Tel de kruisjes van elke rij, het slot telt mee.
rules-crosses = kruisjes
rules-crosses-points = punten
rules-winner = Wie de meeste punten heeft, wint. Bij gelijke punten deel je de plaats.
rules-score = Punten tellen

## What the app does

rules-modes-text = Jullie kiezen wat de app bijhoudt.
rules-mode-sheet = Alleen bladen
rules-mode-sheet-text = Als papier dat de regels kent. De app controleert elk kruisje, maar kent geen beurten: kruis je misworpen zelf aan, en zeg het de app als iemand op papier een rij op slot doet.
rules-mode-turns = Met beurten
rules-mode-turns-text = De app weet ook wie er aan de beurt is. De actieve speler heeft twee kruisjes per beurt, de anderen één. <b>Beurt klaar</b> geeft de dobbelstenen door en kruist de misworp aan als er geen kruisje was. Een rij gaat echt op slot als de beurt klaar is.
rules-mode-dice = Met dobbelstenen
rules-mode-dice-text = De app kent ook de worp. De actieve speler voert de dobbelstenen in, en op elke telefoon licht precies op wat ermee kan. Een huisregel kan aan: geen kruisje met een gekleurde dobbelsteen is een misworp, ook na een kruisje met de witte dobbelstenen.
rules-last-call = Laatste kans
rules-last-call-text = Na het tweede slot staat op je telefoon ‘Laatste kans’. Heb je bij deze worp nog niets aangekruist, dan heb je nog één kruisje; wie het spel beëindigde, heeft er geen. Een vierde misworp beëindigt een spel met beurten meteen.
rules-unrolled = Onbekende worp
rules-unrolled-text = Alleen een spel met dobbelstenen kent de worp. In de andere staat de app toe wat een of andere worp zou toestaan, en ze meldt dat op het blad. Of het met jullie worp kan, zie je aan de dobbelstenen.
rules-late = Late kruisjes
rules-late-text = Was je telefoon traag of offline? Een kruisje voor een worp die voorbij is, telt nog als het niet je eigen beurt was, je bij die worp niets had aangekruist en de rij toen open was. Is het spel afgelopen, dan telt niets meer dat te laat komt. Tik zonder verbinding op de knop met de volgende naam zodra er verder gegooid wordt: dan komt elk kruisje in zijn eigen beurt.
rules-mistakes = Vergissingen
rules-mistakes-text = Iedereen kan het laatste kruisje van de lopende beurt terugnemen. Wat later opvalt, verbetert de spelleider, en alle anderen krijgen het te horen.
rules-hand = Met vinger en toetsen
rules-hand-text = Een tik kruist aan; een tik op een vakje dat niet open is, zegt waarom. Met de pijltjestoetsen loop je over het blad, met Enter kruis je aan. Een tik op je punten verbergt ze; heeft één telefoon meer bladen, dan veeg je naar het volgende.
rules-onwards = Verder
rules-new = Nieuw spel
rules-boards = Andere varianten

## The list of boards

boards-title = Regels
boards-lead = Elke variant heeft een pagina: kort en met plaatjes.

## What is special about a board

board-dice = zes dobbelstenen
board-dice-of = zes dobbelstenen met { $sides } zijden
board-lucky = geluksgetallen
board-mixed = rijen in meerdere kleuren
board-own-order = getallen door elkaar
board-doubles = dubbele vakjes
board-bonus-bar = bonusvakjes
board-bonus-rows = bonusrijen
board-links = verbonden getallen
board-steps = treden
board-pairs = bonusparen
board-swaps = ruilvakjes
board-fields = vakjes zonder getal
board-track = geluksspoor
board-extra-points = extra punten
space-extra-points = { $space }, plus { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-second-boxes = tweede hokjes

## Examples

example-white = wit
example-roll-white = Actie 1. De witte dobbelstenen tonen { $one } en { $other }: iedereen mag de { $sum } van één rij aankruisen.
example-roll-color = Actie 2. { $name } is aan de beurt en heeft rood { $sum } aangekruist. Nu mag ze één witte en één gekleurde dobbelsteen optellen. De blauwe geeft { $first } of { $second }.
example-order = Rood { $red } zijn aangekruist: rood { $lost } ben je kwijt. Geel { $yellow } is aangekruist: alleen { $left } blijven over.
example-lock = Met { $before } kruisjes in rood mag rood { $last } aangekruist worden, en het slot erbij: { $crosses } kruisjes, { $points } punten.
example-same-roll = { $first } doet blauw op slot. { $second } kruist blauw { $last } aan met dezelfde worp: allebei hebben ze het slot. { $third } heeft maar { $crosses } kruisjes in blauw, mag dus niet, en nu zit de rij op slot.
example-early-lock = Rood { $first } doet de rij net zo goed op slot, en rood { $lost } ben je dan kwijt.
example-colors = { $name } heeft de rode rij op slot gedaan. De rode dobbelsteen is weg, maar de rode vakjes van de andere rijen blijven open voor de witte dobbelstenen.
example-lucky = De geluksgetallen zijn { $numbers }, en de witte dobbelstenen geven { $sum }. Groen was leeg, de minste van alle rijen: het volgende vakje, groen { $next }, wordt aangekruist.
example-end-lock = Groen zit al op slot, en de witte dobbelstenen geven { $sum }. { $first } doet rood op slot, { $second } met dezelfde worp geel: allebei telt, en het spel eindigt.
example-end-cross = Groen zit al op slot, en de witte dobbelstenen geven { $sum }. { $first } doet rood op slot, { $second } kruist met dezelfde worp nog geel { $sum } aan, en het spel eindigt.
example-score = { $red } rode, { $yellow } gele, { $green } groene en { $blue } blauwe kruisjes, waaronder een slot, en { $penalties } misworpen: { $sum }.
example-score-steps = { $score } Aangekruiste treden: { $count }, dat is { $points } erbij.
example-bar = { $name } kruist { $space } aan, een omkaderd getal. Het eerste vakje van de balk kruist ook { $crosses } aan.
example-link = { $name } heeft { $before } aangekruist. Nu kruist ze { $space } aan, en daarmee ook { $crosses }, links van haar laatste kruisje.
example-steps = { $count } kruisjes, allemaal op treden: nog eens { $points } punten, naast die van de rijen.
example-pair = { $name } heeft { $pair } aangekruist. Daarmee is meteen aangekruist: { $crosses }.
example-swap = De witte dobbelstenen zijn samen { $sum }. Met ruilvakje { $field } kruist { $name } in plaats daarvan { $space } aan.
example-second-box = { $name } heeft { $twice } een tweede keer aangekruist toen dat getal nog eens viel. Voor { $gone } is het te laat: verder naar rechts is { $last } aangekruist.
example-double = { $name } heeft { $spaces } aangekruist. Met het dubbele vakje { $double } zijn dat { $crosses } kruisjes: { $points } punten.
example-bonus-row = { $name } heeft { $space } aangekruist. Nu zijn de witte dobbelstenen weer samen { $sum }, en ze kruist de { $sum } van de bonusrij aan: een kruisje erbij voor { $upper } en een voor { $lower }.
example-field = Een witte dobbelsteen toont een { $one } en de steen { $color } een { $other }. { $name } kruist met de witte dobbelstenen { $space } aan, en daarnaast het vakje ✱ rechts ervan: { $crosses } kruisjes, { $points } punten.
example-track = De twee witte dobbelstenen en de steen { $color } zijn samen { $sum }. In plaats van haar twee acties kruist { $name } het volgende vakje van het geluksspoor aan, dat haar nu { $points } punten oplevert.

## Scoring a paper sheet

score-title = Punten tellen: { $name }
score-points = { $total ->
    [one] punt
   *[other] punten
}
score-at-least = Minstens { $count ->
    [one] { $total } punt
   *[other] { $total } punten
}.
score-mistakes = { $count ->
    [one] Eén fout
   *[other] { $count } fouten
} op dit blad
score-numbers = Aangekruiste getallen in { $row }
score-lock = Slot { $row }
score-second = { $row } { $number }, tweede hokje
score-row-points = Punten in { $row }
score-penalty-count = Hoeveel misworpen?
score-penalty = Misworp { $number }
score-check = Tellen
score-tap = Getallen aantikken
score-type = Getallen typen
score-empty = Leeg blad
score-letter = Welk blad?
score-star = { $row } ster { $number }
score-type-stars = Een ster typ je met zijn plaats in de rij: *1 staat het verst links.
score-double = Dubbele rij
score-double-of = Dubbele rij: { $row }

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } heeft geen ‘{ $word }’.
scorecard-error-no-number = { $row } heeft geen { $number }.
scorecard-error-twice = { $row } { $number } staat er twee keer.
scorecard-error-closed = { $row } { $number } kan niet meer: de rij zat al op slot.
scorecard-error-too-few = { $row } { $number } kan pas met { $needed } kruisjes in { $color }: nog { $lacking }.
scorecard-error-lock-alone = Het slot van { $color } is aangekruist zonder { $color } { $numbers }.
scorecard-error-lock-forgotten = { $row } { $numbers } is aangekruist, maar het slot ernaast niet.
scorecard-error-penalties = Een blad heeft { $max } hokjes voor misworpen.
scorecard-error-letter = Kies de letter van het blad.
scorecard-error-boxes = { $row } { $number } heeft maar twee hokjes.
scorecard-error-second-alone = Bij { $row } { $number } is het tweede hokje aangekruist, maar het eerste niet.
scorecard-error-neighbor = { $row } { $number } kan alleen met een kruisje op de { $number } in { $beside }.
scorecard-error-gap = { $row } { $number } is aangekruist, maar daarvoor { $missing } niet.
scorecard-error-link = { $row } { $number } is niet aangekruist, maar { $other } { $linked } wel: verbonden getallen kruis je samen aan.

## Empty sheets to print

blank-title = Lege bladen
blank-print = Afdrukken
blank-lead = Op een pagina A4 of Letter passen { $sheets } bladen. Druk er zoveel af als je nodig hebt; de kleuren zijn licht, zodat je de pen ziet.
blank-sheet = Leeg blad: { $name }
blank-name = Naam
blank-date = Datum
blank-letters = Er zijn { $count } verschillende bladen, { $first } tot en met { $last }: geef iedere speler een ander.
blank-sheet-letter = Leeg blad { $letter }: { $name }
blank-bar = Bonusbalk
blank-swaps = Ruilvakjes
blank-track = Geluksspoor
blank-track-sum = beide witte dobbelstenen + een gekleurde = { $sum }
blank-fields = ✱ als de dobbelstenen een { $one } en een { $other } tonen
blank-pair-fewest = rij met minste ✕
blank-pair-each = in elke rij
blank-pair-points = punten
blank-pair-penalties = voor misworpen
