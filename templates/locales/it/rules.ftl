# The rules of every board, scoring a paper sheet, and printing. Texts with links or bold words are HTML.

## The pages of rules

rules-title = Regole: { $name }
rules-heading = regole
rules-lead = Segna più numeri che puoi nelle quattro file del tuo foglio. In una fila ogni crocetta in più vale più della precedente.
rules-different = Che cosa cambia
rules-jumps = In questa pagina
rules-turn = Un turno
rules-order-short = Da sinistra a destra
rules-locks-short = Lucchetti
rules-lucky = Numeri fortunati
rules-penalties = Penalità
rules-end = La fine
rules-points = Punti
rules-modes = In Rowlock

## What you need

rules-things = Che cosa serve
rules-players = Giocatori
rules-players-text = da 2 a 5; con Rowlock da 1 a { $max }
rules-dice = Dadi
rules-dice-text = due bianchi, e uno rosso, uno giallo, uno verde e uno blu, tutti a { $sides } facce
rules-sheet = Foglio
rules-sheet-text = uno a testa: il tuo telefono
rules-rows-rise = Per { $rows } i numeri salgono da { $first } a { $last }.
rules-rows-fall = Per { $rows } i numeri scendono da { $first } a { $last }.
rules-rows-mixed = Per { $rows } i numeri non sono in ordine; conta solo il loro posto.
rules-rows-colors = Le file hanno caselle di più colori, e prendono il nome dal colore del lucchetto in fondo a destra.

## A turn

rules-turn-text = Il giocatore di turno tira tutti i dadi ancora in gioco. Poi ci sono due azioni, sempre in quest’ordine.
rules-action-white = Azione 1, per tutti.
rules-action-white-text = Somma i due dadi bianchi. Ogni giocatore, anche quello di turno, può segnare quel numero in una fila.
rules-action-color = Azione 2, solo per il giocatore di turno.
rules-action-color-text = Somma un dado bianco e un dado colorato a tua scelta. Puoi segnare quella somma nella fila del colore del dado.
rules-action-color-mixed = Somma un dado bianco e un dado colorato a tua scelta. Puoi segnare quella somma su una casella del colore del dado, in qualsiasi fila.
rules-turn-end = Nessuno è obbligato a segnare. Ma il giocatore di turno che non segna proprio niente prende una <a href="#penalties">penalità</a>. Poi tocca al prossimo.

## From left to right

rules-order = Da sinistra a destra
rules-order-text = In ogni fila si segna da sinistra a destra. Puoi saltare dei numeri, ma quelli saltati sono persi per sempre.

## Locking a row

rules-locks = Chiudere una fila
rules-locks-text = Per l’ultimo numero di una fila servono prima <strong>{ $needed } crocette</strong> in quella fila. Se lo segni, segni anche il lucchetto accanto: il lucchetto vale una crocetta.
rules-locks-text-several = Per ognuno degli ultimi { $count } numeri di una fila (nel rosso { $numbers }) servono prima <strong>{ $needed } crocette</strong> in quella fila. Se lo segni, segni anche il lucchetto accanto: il lucchetto vale una crocetta.
rules-closing = Il dado di quel colore esce subito dal gioco, e dopo questo tiro la fila è chiusa per tutti. Chi può segnare l’ultimo numero <strong>con lo stesso tiro</strong> prende anche lui il lucchetto. Senza quella crocetta niente lucchetto, per quanto piena sia la tua fila.
rules-closing-several = Il dado di quel colore esce subito dal gioco, e dopo questo tiro la fila è chiusa per tutti. Chi può segnare un numero che chiude <strong>con lo stesso tiro</strong> prende anche lui il lucchetto. Senza quella crocetta niente lucchetto, per quanto piena sia la tua fila.

## What boards have beside four rows of numbers

rules-second-boxes = Secondi riquadri
rules-second-boxes-text = Ogni casella, tranne l’ultima di una fila, ha un secondo riquadro. Se esce di nuovo il numero dell’ultima casella segnata di una fila, puoi segnarlo una seconda volta: toccalo ancora. Appena segni una casella più a destra, l’occasione è persa. La seconda crocetta vale come le altre, per i punti e per le { $needed } che servono all’ultimo numero; in una fila contano al massimo { $most } crocette.
rules-doubles = Caselle doppie
rules-doubles-text = Le caselle con “2 ✕” sono stampate doppie: segnarne una fa due crocette in un colpo, per i punti e per arrivare all’ultimo numero. In una fila contano al massimo { $most } crocette.
rules-doubles-second = Una casella doppia non ha un secondo riquadro.
rules-bonus-rows = File bonus
rules-bonus-rows-text = Una fila bonus sta tra due file e vale per tutte e due. Puoi segnare una sua casella quando quel numero è già segnato nella fila sopra o sotto ed esce <strong>di nuovo</strong>: con i dadi bianchi, per tutti, o nell’azione 2 con il dado colorato di una fila in cui è segnato. È la tua crocetta di quell’azione, e anche qui si va da sinistra a destra. Ogni crocetta conta per i punti di tutte e due le file, fino a { $most } crocette per fila, ma non per le { $needed } che servono all’ultimo numero. Quando una fila si chiude, la sua fila bonus resta aperta fino alla fine.
rules-links = Numeri uniti
rules-links-text = I numeri cerchiati e uniti da una linea si segnano insieme. Segnane uno, e subito è segnato anche l’altro, sempre: anche a sinistra della tua ultima crocetta, e anche in una fila chiusa. Vale come ogni altra crocetta, anche per arrivare all’ultimo numero. Se è più a destra, le caselle alla sua sinistra sono perse.
rules-steps = Gradini
rules-steps-text = I numeri con la cornice sono gradini. Un gradino segnato conta come sempre nella sua fila, e ancora una volta in una riga sua, con la stessa tabella dei punti. Il lucchetto non è un gradino.
rules-sheets-text = Ci sono { $count } fogli diversi, da { $first } a { $last }. Rowlock ne dà uno diverso a ogni giocatore, e nella sala li potete cambiare.
rules-bonus-bar = Barra bonus
rules-bonus-bar-text = Alcuni numeri hanno una cornice. Segnandone uno segni anche la prossima casella libera della barra bonus sotto le file, e questa segna la prossima casella della fila del suo colore: non serve un dado, non si salta niente, non si può rinunciare, e può portare un altro bonus o perfino chiudere la fila. Quando una fila si chiude, le sue caselle della barra vengono sbarrate. Se una crocetta bonus non trova posto, è persa.
rules-pairs = Coppie
rules-pairs-text = Due numeri con lo stesso segno sono una coppia: segnali tutti e due, e ottieni il bonus indicato sotto. Per le crocette di una coppia non serve un dado. Ognuna prende la prossima casella della sua fila, vale come le altre, non si può rifiutare, e può completare un’altra coppia o perfino chiudere una fila. Le file chiuse si saltano, e una crocetta che non trova posto è persa.
rules-pair-two-in-fewest = Subito: due crocette nella fila con meno crocette. Se sono più file a pari merito, scegli tu.
rules-pair-one-in-each = Subito: una crocetta in ogni fila, dall’alto in basso.
rules-pair-double-fewest = Alla fine: la fila con meno crocette vale doppio.
rules-pair-plus-13 = Alla fine: 13 punti.
rules-pair-no-penalties = Alla fine: le penalità non costano niente. La quarta chiude comunque la partita.
rules-swaps = Caselle di scambio
rules-swaps-text = Ogni casella di scambio ha due numeri. Se i dadi bianchi fanno uno dei due, puoi segnare la casella e, al posto della somma, l’<strong>altro</strong> suo numero, in qualsiasi fila. È la tua crocetta con i dadi bianchi; l’azione 2 usa i dadi così come sono. Una casella di scambio per tiro, da sinistra a destra: quelle saltate sono perse. Le caselle in sé non danno punti.
rules-fields = Caselle senza numero
rules-fields-text = Le caselle con ✱ non hanno un numero. Se i dadi mostrano { $one } e { $other }, ogni giocatore può segnare una di queste caselle <strong>oltre</strong> alle altre crocette del tiro: in qualsiasi fila se i due dadi sono bianchi, altrimenti nella fila di un dado colorato che mostra uno dei due. Si segnano da sinistra a destra insieme ai numeri: quelle saltate sono perse. Una casella segnata conta per i punti, fino a { $most } crocette per fila, ma non per le { $needed } che servono all’ultimo numero.
rules-track = Pista
rules-track-text = Se i due dadi bianchi e uno colorato fanno esattamente <strong>{ $sum }</strong>, il giocatore di turno può segnare la prossima casella della pista sotto le file <strong>al posto</strong> delle due azioni; non è una penalità. Gli altri usano i dadi bianchi come sempre. Le caselle valgono { $points } punti, e conta solo l’ultima segnata.
rules-extra-points = Punti in più
rules-extra-points-text = Un numero con un piccolo +3, o un altro numero simile, una volta segnato porta quei punti in una riga a parte, oltre a quello che conta nella sua fila.

## Lucky numbers

rules-lucky-text = Ogni foglio ha due numeri fortunati diversi, da 2 a { $highest }. Se i dadi bianchi fanno uno dei tuoi, con il tiro di chiunque, puoi segnare invece una casella migliore: la <strong>prossima casella</strong> della fila in cui hai <strong>meno crocette</strong>. Se sono più file a pari merito, scegli tu. Le file chiuse non contano. Così si può anche chiudere una fila, se le { $needed } crocette ci sono; se non ci sono, la casella del lucchetto non ti dà niente.

## Penalties and the end

rules-penalties-text = Un foglio ha { $boxes } riquadri per le penalità, e ognuno segnato costa { $points } punti. Le prende solo il giocatore di turno, per un turno senza crocette.
rules-end-text = La partita finisce appena <strong>due file sono chiuse</strong>, o un giocatore prende la <strong>quarta penalità</strong>. Se con il tiro del secondo lucchetto non hai ancora segnato, puoi ancora usare i suoi dadi bianchi, e perfino chiudere una terza fila. Se il lucchetto è arrivato nell’azione 1, l’azione 2 non si fa.

## Points

rules-points-text = Conta le crocette di ogni fila, lucchetti compresi.
rules-crosses = crocette
rules-crosses-points = punti
rules-winner = Vince il totale più alto. A pari totale si divide il posto.
rules-score = Conta i punti

## What the app does

rules-modes-text = Quanto fa Rowlock lo decidi tu.
rules-mode-sheet = Solo fogli
rules-mode-sheet-text = Controlla ogni crocetta, ma non conosce i turni: le penalità te le segni tu, e se qualcuno chiude una fila su carta lo dici qui.
rules-mode-turns = Con i turni
rules-mode-turns-text = Sa anche a chi tocca. Il giocatore di turno ha due crocette per turno, gli altri una. <b>Fine turno</b> passa i dadi, e prende la penalità se non c’è una crocetta. Una fila con il lucchetto si chiude alla fine del turno.
rules-mode-dice = Con i dadi
rules-mode-dice-text = Sa anche il tiro. Il giocatore di turno inserisce i dadi, e su ogni telefono si illumina quello che permettono. C’è una regola della casa da attivare: niente crocetta con un dado colorato è una penalità, anche dopo una con i bianchi.
rules-last-call = Ultimo tiro
rules-last-call-text = Dopo il secondo lucchetto il telefono dice “Ultimo tiro”. Se con questo tiro non hai ancora segnato, ti resta una crocetta; a chi ha fatto finire la partita no. In una partita con i turni, la quarta penalità la chiude subito.
rules-unrolled = Dadi sconosciuti
rules-unrolled-text = Solo le partite con i dadi conoscono il tiro. Nelle altre Rowlock permette tutto ciò che un tiro potrebbe dare, e il foglio lo dice. Guarda i tuoi dadi per vedere se è uscito.
rules-late = Crocette in ritardo
rules-late-text = Il telefono era lento o senza connessione? Una crocetta per un tiro passato conta ancora se non era il tuo turno, se con quel tiro non avevi segnato e se la fila era aperta. A partita finita è troppo tardi. Finché sei senza connessione, tocca il pulsante con il nome del prossimo giocatore ogni volta che passano i dadi, e ogni crocetta finisce nel suo turno.
rules-mistakes = Errori
rules-mistakes-text = Annulla toglie la tua ultima crocetta di questo turno. Ti accorgi più tardi di un errore? Lo corregge l’host, e gli altri vengono avvisati.
rules-hand = Tocchi e tasti
rules-hand-text = Tocca un numero per segnarlo. Tocca uno che non si può segnare, e ti dice perché. Le frecce si muovono sul foglio, Invio segna. Tocca il tuo totale per nascondere i punti. Se un telefono ha più fogli, scorri per passare al prossimo.
rules-onwards = Altro
rules-new = Nuova partita
rules-boards = Altre versioni

## The list of boards

boards-title = Regole
boards-lead = Le regole di ogni versione, in breve e con le figure.

## What is special about a board

board-dice = sei dadi
board-dice-of = sei dadi a { $sides } facce
board-lucky = numeri fortunati
board-mixed = file di più colori
board-own-order = numeri non in ordine
board-doubles = caselle doppie
board-bonus-bar = barra bonus
board-bonus-rows = file bonus
board-links = numeri uniti
board-steps = gradini
board-pairs = coppie bonus
board-swaps = caselle di scambio
board-fields = caselle senza numero
board-track = una pista di punti
board-extra-points = punti in più
space-extra-points = { $space }, più { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
board-second-boxes = secondi riquadri

## Examples

example-white = bianco
example-roll-white = Azione 1. I dadi bianchi mostrano { $one } e { $other }: tutti possono segnare il numero { $sum } in una fila.
example-roll-color = Azione 2. { $name }, che ha tirato, ha segnato rosso { $sum }. Ora può sommare un dado bianco e uno colorato. Con il blu fa { $first } o { $second }.
example-order = Segnati nel rosso: { $red }. Persi nel rosso: { $lost }. Nel giallo è segnato { $yellow }: restano solo { $left }.
example-lock = Con { $before } crocette nel rosso puoi segnare rosso { $last }, e con lui il lucchetto: { $crosses } crocette, { $points } punti.
example-same-roll = { $first } chiude il blu. { $second } segna blu { $last } con lo stesso tiro: il lucchetto è di entrambe. { $third } ha solo { $crosses } crocette nel blu, quindi non può, e ora la fila è chiusa.
example-early-lock = Anche rosso { $first } chiude la fila, e allora rosso { $lost } è perso.
example-colors = { $name } ha chiuso la fila rossa. Il dado rosso è fuori, ma le caselle rosse nelle altre file restano aperte ai dadi bianchi.
example-lucky = I numeri fortunati sono { $numbers }, e i dadi bianchi fanno { $sum }. Il verde era vuoto, quindi aveva meno crocette di tutti: si segna la sua prossima casella, verde { $next }.
example-end-lock = Il verde è già chiuso, e i dadi bianchi fanno { $sum }. { $first } chiude il rosso, { $second } il giallo con lo stesso tiro: valgono tutti e due, e la partita finisce.
example-end-cross = Il verde è già chiuso, e i dadi bianchi fanno { $sum }. { $first } chiude il rosso, { $second } segna ancora giallo { $sum } con lo stesso tiro, e la partita finisce.
example-score = Crocette: { $red } nel rosso, { $yellow } nel giallo, { $green } nel verde e { $blue } nel blu, tra cui un lucchetto. Penalità: { $penalties }. In tutto: { $sum }.
example-score-steps = { $score } Gradini segnati: { $count }, cioè altri { $points }.
example-bar = { $name } segna { $space }, un numero con la cornice. La prima casella della barra segna anche { $crosses }.
example-link = { $name } ha segnato { $before }. Ora segna { $space }, e così segna anche { $crosses }, a sinistra della sua ultima crocetta.
example-steps = { $count } crocette, tutte su gradini: altri { $points } punti, oltre a quelli delle file.
example-pair = { $name } ha segnato { $pair }. Così segna subito { $crosses }.
example-swap = I dadi bianchi fanno { $sum }. Con la casella { $field }, { $name } segna invece { $space }.
example-second-box = { $name } ha segnato una seconda volta { $twice }, quando il numero è uscito di nuovo. Per { $gone } è troppo tardi: più a destra è segnato { $last }.
example-double = { $name } ha segnato { $spaces }. Con la casella doppia { $double } fanno { $crosses } crocette: { $points } punti.
example-bonus-row = { $name } ha segnato { $space }. Ora i dadi bianchi fanno di nuovo { $sum }, e lei segna { $sum } nella fila bonus: una crocetta in più per { $upper } e una per { $lower }.
example-field = Un dado bianco mostra { $one }, e il { $color } { $other }. { $name } segna { $space } con i dadi bianchi e, in più, la casella ✱ alla sua destra: { $crosses } crocette, { $points } punti.
example-track = I due dadi bianchi e il { $color } fanno { $sum }. Al posto delle sue due azioni { $name } segna la prossima casella della pista, che ora le dà { $points } punti.

## Scoring a paper sheet

score-title = Conta i punti: { $name }
score-points = { $total ->
    [one] punto
   *[other] punti
}
score-at-least = Almeno { $count ->
    [one] { $total } punto
   *[other] { $total } punti
}.
score-mistakes = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
} in questo foglio
score-numbers = Numeri segnati { $row ->
    [arancione] nell’arancione
   *[other] nel { $row }
}
score-lock = Lucchetto { $row }
score-second = { $row } { $number }, secondo riquadro
score-row-points = Punti { $row }
score-penalty-count = Quante penalità
score-penalty = Penalità { $number }
score-check = Conta
score-tap = Tocca i numeri
score-type = Scrivi i numeri
score-empty = Foglio vuoto
score-letter = Quale foglio?
score-star = { $row } stella { $number }
score-type-stars = Scrivi una stella con il suo posto nella fila: *1 è la prima a sinistra.
score-double = Fila doppia
score-double-of = Fila doppia: { $row }

## Mistakes on a paper sheet

scorecard-error-unreadable = { $row } non ha “{ $word }”.
scorecard-error-no-number = { $row } non ha { $number }.
scorecard-error-twice = { $row } { $number } c’è due volte.
scorecard-error-closed = { $row } { $number } non si può segnare: la fila era già chiusa.
scorecard-error-too-few = Prima di { $row } { $number } servono { $needed } crocette { $color ->
    [arancione] nell’arancione
   *[other] nel { $color }
}: { $lacking ->
    [one] ne manca una
   *[other] ne mancano { $lacking }
}.
scorecard-error-lock-alone = Il lucchetto { $color } è segnato, ma { $color } { $numbers } no.
scorecard-error-lock-forgotten = { $row } { $numbers } è segnato, ma il lucchetto accanto no.
scorecard-error-penalties = Un foglio ha solo { $max } riquadri per le penalità.
scorecard-error-letter = Scegli la lettera del foglio.
scorecard-error-boxes = { $row } { $number } ha solo due riquadri.
scorecard-error-second-alone = { $row } { $number } è segnato nel secondo riquadro, ma non nel primo.
scorecard-error-neighbor = { $row } { $number } ha bisogno di una crocetta su { $number } { $beside ->
    [arancione] nell’arancione
   *[other] nel { $beside }
}.
scorecard-error-gap = { $row } { $number } è segnato, ma { $missing } prima no.
scorecard-error-link = { $row } { $number } non è segnato, ma { $other } { $linked } sì: i numeri uniti si segnano insieme.

## Empty sheets to print

blank-title = Fogli vuoti
blank-print = Stampa
blank-lead = In una pagina A4 o Letter stanno { $sheets } fogli. Stampane quanti te ne servono. I colori restano chiari, così si vede la penna.
blank-sheet = Foglio vuoto: { $name }
blank-name = Nome
blank-date = Data
blank-letters = Ci sono { $count } fogli diversi, da { $first } a { $last }: danne uno diverso a ogni giocatore.
blank-sheet-letter = Foglio vuoto { $letter }: { $name }
blank-bar = Barra bonus
blank-swaps = Scambi
blank-track = Pista
blank-track-sum = i due bianchi + uno colorato = { $sum }
blank-fields = ✱ se i dadi mostrano { $one } e { $other }
blank-pair-fewest = fila con meno ✕
blank-pair-each = in ogni fila
blank-pair-points = punti
blank-pair-penalties = per le penalità
