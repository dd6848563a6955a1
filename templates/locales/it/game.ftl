# A game from the first cross to the review.

## Header: whose roll it is

sheet-header-yours = Tocca a te
sheet-header-yours-roll = Tira i dadi!
sheet-header-theirs = { $name } tira
sheet-header-left = Sei fuori
sheet-header-last-call = Ultimo tiro
sheet-header-one-more = ancora una crocetta
sheet-header-done = hai finito
sheet-header-turn = turno { $turn }
all-sheets-turn = Tocca a { $name } · turno { $turn }
all-sheets-title = Tutti i fogli
all-sheets-back = Torna al foglio

## Connection

connection-on = Connesso
connection-waiting = Riconnessione…
connection-off = Nessuna connessione
notice-offline = Nessuna connessione. Quello che tocchi resta salvato e parte dopo.
notice-stale = Non arriva più niente – forse questo foglio non è aggiornato.
notice-no-sheets = Ora non si vedono gli altri fogli. Riprova tra un attimo.
notice-this-roll = Per questo tiro?
notice-turn-not-ended = Il turno non è ancora finito.

## Spaces and rows

space = { $row } { $number }
space-label = { $color } { $number }
space-in-row = { $space } ({ $row })
space-double = { $space }, due crocette
space-boxed = { $space }, con cornice
space-first = { $color } { $number }
space-name = { $row } { $number }
space-step = { $space }, un gradino
space-linked = { $space }, unito a { $other }
space-circle = { $space } con un cerchio
space-diamond = { $space } con un rombo
space-square = { $space } con un quadrato
space-octagon = { $space } con un ottagono
space-star = { $space } con una stella
pairs = Coppie: { $pairs }
pair-state = { $effect } ({ $crossed } di 2)
pair-two-in-fewest = due crocette nella fila che ne ha meno
pair-one-in-each = una crocetta in ogni fila
pair-double-fewest = la fila con meno crocette vale doppio
pair-plus-13 = 13 punti
pair-no-penalties = le penalità non costano niente
swap-fields = Caselle di scambio
swap-field = Scambia { $numbers }, { $state }
sheet-letter = Foglio { $sheet }
sheet-steps = Gradini: { $count } ✕ = { $points }
by-eye-fields = ✱ se i dadi mostrano { $low } e { $high }
by-eye-track = Pista se i bianchi e un colore fanno { $sum }
by-eye-swaps = Scambia la somma bianca con l’altro numero
by-eye-bonus-rows = Tra le file: solo accanto a un numero segnato
choose-row = In quale fila vanno le due crocette?
bonus-bar = Barra bonus: { $crossed } di { $count } segnate, la prossima { $color ->
    [arancione] nell’arancione
   *[other] nel { $color }
}
bonus-bar-used = Barra bonus: { $crossed } di { $count } segnate, non resta altro
row-of = fila { $color ->
    [rosso] rossa
    [giallo] gialla
    [nero] nera
   *[other] { $color }
}
lock-of = lucchetto { $color }
space-more = da fare
state-open = si può segnare
state-crossed = segnata
state-second-open = segnata, si può segnare ancora
state-crossed-twice = segnata due volte
state-waiting = segnata, non ancora inviata
state-skipped = saltata
state-closed = ora no
state-short = { $lacking } da fare
state-uncrossed = non segnata

## Reasons why a space is not open

reason-crossed = { $space }: già segnato.
reason-left-of-cross = { $space } è perso: più a destra hai già segnato { $last }.
reason-skipped = Troppo tardi: c’è già una crocetta più a destra.
reason-twice = Tutti e due i riquadri sono segnati.
reason-short = Prima di { $space } servono { $needed } crocette { $row ->
    [arancione] nell’arancione
   *[other] nel { $row }
}: { $lacking ->
    [one] ne manca una
   *[other] ne mancano { $lacking }
}.
reason-used = Hai già segnato un numero con questo tiro.
reason-used-other = { $name } ha già segnato un numero con questo tiro.
reason-used-color = Hai già usato un dado colorato, e i bianchi vengono prima. Annulla per usarli.
reason-used-color-other = { $name } ha già usato un dado colorato, e i bianchi vengono prima.
reason-used-both = Hai già fatto le due crocette di questo turno.
reason-used-both-other = { $name } ha già fatto le due crocette di questo turno.
reason-not-rolled = { $space } non è uscito. { $gives }
reason-needs-neighbor = { $space } si apre quando è segnato il { $number } sopra o sotto.
reason-field-not-rolled = Per { $space } i dadi devono mostrare { $low } e { $high }, con il dado { $row } o con i due bianchi. { $gives }
reason-field-used = Con questo tiro hai già segnato una casella senza numero.
reason-field-used-other = Con questo tiro { $name } ha già segnato una casella senza numero.
reason-track-not-rolled = Per la pista, i due dadi bianchi e uno colorato devono fare { $sum } esatto.
reason-track-used = Una casella della pista vale al posto delle tue due crocette, e hai già segnato qualcosa.
reason-track-used-other = Una casella della pista vale al posto delle due crocette, e { $name } ha già segnato qualcosa.
reason-not-next-field = Le caselle della pista si segnano una dopo l’altra.
reason-roll-first-own = Prima inserisci i tuoi dadi.
reason-roll-first = Prima si inseriscono i dadi: tocca a { $name }.
reason-not-fewest = Il numero fortunato va nella fila con meno crocette, e { $row ->
    [arancione] nell’arancione
   *[other] nel { $row }
} ne hai di più.
reason-not-fewest-pair = Ora è un’altra la fila con meno crocette.
reason-not-next = Con il numero fortunato si segna la prossima casella { $row ->
    [arancione] dell’arancione
   *[other] del { $row }
}, non { $number }.
reason-left-table = { $name } ha lasciato la partita.
reason-next-roll = Giochi dal prossimo tiro.
reason-next-roll-other = { $name } gioca dal prossimo tiro.
reason-last-call = Ultimo tiro: su questo foglio niente più crocette.
reason-own-lock = { $color } è chiuso, e il lucchetto è tuo.
reason-own-lock-short = Il lucchetto è tuo.
reason-locked-now = { $color } si è chiuso con questo tiro: lucchetto di { $names }.
reason-locked-paper = { $color } è stato chiuso su carta.
reason-locked = { $color } è chiuso: lucchetto di { $names }.
lock-ready = { $color } { $last } chiude e vale doppio. Punti della fila: { $points }…
lock-short = Prima di { $color } { $last } { $lacking ->
    [one] manca una crocetta
   *[other] mancano { $lacking } crocette
}. Punti della fila: { $points }…
undo-nothing = In questo turno non c’è niente da annullare.

## Offers and notices

offer-late = Per il tiro di { $name }?
offer-earlier = { $space } era per il tiro di { $name }?
offer-earlier-notice = { $space } ora vale per il tiro di { $name }.
offer-earlier-yes = Sì, { $space } per quello di { $name }
offer-earlier-yes-own = Sì, { $space } per il mio
offer-now = { $space } per questo tiro?
offer-locked = Lucchetto { $row } di { $names }!
offer-lock = Anche { $color } { $number }?
offer-closed = { $color } è chiuso.
offer-decline = No, grazie
notice-turn = { $name } ha chiuso il tuo turno: −5
notice-penalty = { $name } ti ha dato una penalità: −5
notice-corrected = { $name } ha corretto le tue penalità: ora { $count }
notice-dismiss = Va bene

## Hints in the first game

hint-roll = Tira i dadi, poi tocca i numeri che prendi.
hint-own-white = ① Bianco + bianco: qualsiasi fila, o niente
hint-own-color = ② Bianco + colore: quel colore, o niente
hint-theirs = Tira { $name }. Tocca la somma dei due dadi bianchi, o niente.
hint-skipped = I numeri a sinistra della tua crocetta sono persi.
hint-lock = Con { $needed } crocette in una fila puoi segnare il suo ultimo numero e chiuderla.
hint-strip = Grigio con un punto: non ha ancora segnato. ● ▲ ■ ◆: può chiudere presto quella fila.

## Dice

die-white = dado bianco
die-red = dado rosso
die-yellow = dado giallo
die-green = dado verde
die-blue = dado blu
die-orange = dado arancione
die-purple = dado viola
die-pink = dado rosa
die-black = dado nero
dice-none = Mancano i dadi
dice-shown = Dadi: { $roll }
dice-white = bianchi { $one } e { $other }
dice-color = { $color } { $number }
dice-yours = Che cosa hai tirato?
dice-theirs = Che cosa ha tirato { $name }?
dice-send = Conferma il tiro
dice-or = { $first } o { $second }
dice-sum-white = I dadi bianchi fanno { $sum }.
dice-sum-color = I dadi bianchi fanno { $sum }; uno di loro con il { $color } fa { $numbers }.

## Header and menu

sheet-lucky = I tuoi numeri fortunati: { $low } e { $high }
sheet-title = { $name } · { $board }
sheet-of = Foglio di { $name }
sheet-seats = Fogli su questo telefono
sheet-undecided = Foglio di { $name }, niente di segnato con questo tiro
sheet-turn-of = Turno di { $name }
seat-moved = Ora giochi come { $name } su un altro telefono.
seat-moved-back = Chiedi di tornare a giocare qui
sheet-hide = Nascondi o mostra i tuoi punti
sheet-hidden = nascosto
sheet-hidden-hint = I tuoi punti sono nascosti: tocca • per vederli.
sheet-total = Il tuo totale
menu = Menu
menu-more = Altro…
menu-close-row = { $color } è stato chiuso su carta
menu-correct = Correggi i fogli
menu-rewind = Riavvolgi
menu-end-game = Chiudi ora la partita
menu-rules = Regole
menu-two-sheets = Dividi questo tablet con { $name }
two-sheets-title = { $first } e { $second } su un tablet
two-sheets-leave = Un solo foglio

## Footer

penalties-of = { $count } di { $max } penalità
rank-of = { $rank }º di { $seats }
undo = Annulla
redo-cross = Segna di nuovo { $space }
redo-penalty = Rimetti la penalità
end-turn = Fine turno
end-turn-itself = finisce da solo
end-turn-for = Fine turno di { $name }
penalty = Penalità
finish = Chiudi la partita
warning-last-penalty = 4ª penalità, fine
warning-no-color = niente colore: −5
warning-penalty = penalità −5
end-game = Chiudi la partita
still-to-cross = { $count ->
    [one] { $names } può ancora segnare
   *[other] { $names } possono ancora segnare
 }
still-to-cross-many = { $count } giocatori possono ancora segnare
confirm-penalty = Niente crocetta: −5?
confirm-penalty-for = −5 per { $name }?
confirm-no-color = Niente colore: −5?
confirm-no-color-for = Niente colore: −5 per { $name }?
confirm-last-penalty = 4ª penalità: finiamo la partita?
confirm-last-penalty-for = 4ª penalità di { $name }: finiamo la partita?
confirm-end-game = Chiudere la partita per tutti?
confirm-cancel = No, aspetta
waiting-left = Questo foglio resta così
waiting-dice = Prima inserisci i dadi
waiting-dice-of = I dadi li inserisce { $name }
waiting-turn-of = Il turno lo chiude { $name }
waiting-end-of = La partita la chiude { $name }

## Correction

correction-hint = segna o cancella
correction-total = Totale di { $name }
correction-others = Altri fogli
penalties = Penalità
correction-penalties = { $count } penalità
done = Fatto
correction-lock-needs = Il lucchetto { $row } ha bisogno di questa crocetta. Cancella prima il numero del lucchetto.
correction-needs-order = Un’altra crocetta ha bisogno di questa. Cancella prima l’altra.
correction-has-lock = { $name } ha già il lucchetto { $row }.

## Late crosses

late-offline = Nessuna connessione: le tue crocette restano salvate. Tocca quando tira il prossimo.
late-next-theirs = Tira { $name }
late-next-own = Tiro io
late-ask-theirs = È già il tiro di { $name }?
late-ask-own = È già il tuo tiro?
late-ask-yes = Sì
late-theirs = Tiro di { $name }
late-own = Il tuo tiro
late-title = { $count ->
    [one] Una crocetta fatta senza connessione
   *[other] { $count } crocette fatte senza connessione
}
late-cross-of = { $name }: { $cross }
late-roll = Tiro di { $name }, turno { $turn }
late-roll-own = Il tuo tiro, turno { $turn }
late-possible = Ora può contare.
late-used = Avevi già segnato { $space } con il tiro di { $name }.
late-used-both = Avevi già fatto le due crocette del tuo tiro.
late-turn-over = Il tuo turno { $turn } era già finito.
late-closed = { $color } era già chiuso.
late-left = In quella fila hai ormai segnato più a destra.
late-short = Alla fila mancano ancora crocette per l’ultimo numero.
late-last-call = Hai già fatto la tua ultima crocetta.
late-left-game = Hai lasciato la partita.
late-not-in = Non eri ancora in partita.
late-dice = Con quel tiro questo numero non era uscito.
late-ahead = Gli altri non sono ancora al turno { $turn }.
late-impossible = Ormai non può più contare.
late-choose = Per quale tiro era { $cross }?
late-which = Scegli un tiro …
late-skip = Non contarla
late-place = Conta
late-drop = Lascia perdere
late-game-over = Troppo tardi, la partita era già finita. Non contano: { $crosses }.

## Updates on the sheet

update-undo = { $name } ha annullato { $what }.
update-joined = { $name } gioca dal prossimo tiro
update-drawn = I dadi hanno deciso: comincia { $name }
update-new-game = Rivincita: comincia { $name }
update-new-game-yours = Rivincita: cominci tu
update-new-game-sheet = È iniziata la rivincita
update-both = { $first }. { $second }.
update-record = { $names }: nuovo record, { $total }
update-streak = { $name }: { $count } vittorie di fila
number-second = { $number } (secondo riquadro)
number-field = ✱{ $field }
undone-turn = la fine del turno { $turn }
undone-penalty = una penalità
undone-close = la chiusura { $row ->
    [arancione] dell’arancione
   *[other] del { $row }
}
undone-finish = la fine della partita
update-lockable = A { $name } manca una crocetta per il lucchetto { $row }
update-locked = Lucchetto { $row } di { $names }: via il dado { $row }.
update-locked-last = Lucchetto { $row } di { $names }: ultimo tiro!
update-locked-own = Il lucchetto { $row } è tuo: { $points } punti
update-locked-own-last = Il lucchetto { $row } è tuo: { $points } punti – ultimo tiro!
update-host-crossed = L’host ha segnato per te { $space }.
update-by-rule = Bonus: { $crosses }
update-skips-white = Così perdi il { $sum } bianco. Annulla lo riporta.
update-penalty = Penalità per { $name }: −5
update-close = { $name } dice che { $row } è stato chiuso su carta.

## Events

event-host = L’host
event-join = { $name } entra in partita.
event-remove = L’host ha tolto un giocatore prima dell’inizio.
event-numbers = { $name } usa i numeri fortunati di un foglio stampato.
event-sheet = { $name } usa il foglio { $sheet }.
event-start = La partita è iniziata.
event-cross = { $name } ha segnato { $space }.
event-cross-lock = { $name } ha segnato { $space } e ha chiuso la fila.
event-by-rule = { $event } Così si segna anche: { $crosses }.
event-locks = { $event } Così si chiude: { $rows }.
event-swap = { $event } Così si usa la casella di scambio { $field }.
event-cross-numbers = { $name } ha segnato { $space } con un numero fortunato.
event-cross-numbers-lock = { $name } ha segnato { $space } con un numero fortunato e ha chiuso la fila.
event-roll = Il tiro: { $roll }.
event-turn = Fine del turno { $turn }.
event-turn-penalty = Fine del turno { $turn }, con una penalità per { $name }.
event-penalty = { $name } ha preso una penalità.
event-close = { $color } è stato chiuso su carta.
event-finish = La partita è stata chiusa.
event-paper = La partita è stata giocata su carta.
event-undo = Annullato: { $what }
event-leave = { $name } ha lasciato la partita.
event-rewind = L’host ha riavvolto fin qui: { $what }
event-host-crossed = L’host ha segnato { $space } sul foglio di { $name }.
event-host-erased = L’host ha cancellato { $space } dal foglio di { $name }.
event-host-penalties = L’host ha corretto le penalità di { $name }: ora { $count }.
event-new-host = Ora l’host è { $name }.
event-rematch = È iniziata la rivincita.

## Rewind

rewind-to-game = Torna alla partita
rewind-ask = Riavvolgere fin qui?
rewind-undone = Questo viene annullato
rewind-restored = Questo torna a contare
rewind-yes = Sì, riavvolgi
rewind-no = No
rewind-hint = Scegli l’ultima cosa giusta. Prima di cambiare qualcosa vedi che cosa verrebbe annullato.
rewind-taken = annullato

## Ending a game early

end-game-confirm = { $count ->
    [one] Chiudere la partita?
    [2] Chiudere la partita per tutti e due?
   *[other] Chiudere la partita per tutti i { $count } giocatori?
}
end-game-scores-count = I punti contano così come sono, ma non vince nessuno.
end-game-after-last-turn = I punti contano così come sono.
end-game-unplayed = Nessuno ha ancora segnato niente, quindi non verrà registrata.
end-game-undo = Hai cambiato idea? L’host può annullare nella pagina successiva.
end-game-undo-yours = Hai cambiato idea? Puoi annullare nella pagina successiva.
end-game-yes = Chiudi la partita
end-game-no = Continua a giocare
result-unplayed = Nessuno ha segnato niente
result-not-recorded = Perciò questa partita non entra nello storico né nelle statistiche.
result-no-winner = I punti contano, ma non ha vinto nessuno.
confirm-close-row = { $color } è stato chiuso su carta? La fila si chiude per tutti.
confirm-close-row-yes = Chiudi la fila

## The result

result-wins = Vince { $name }!
result-alone = { $name } ha giocato in solitario
result-tie = Pareggio: vincono insieme { $names }
result-you-win = Hai vinto!
result-you-tie = Pareggio: vinci insieme a { $names }
result-place = { $rank }º posto, a { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } da { $names }
result-story-point = Ha deciso un solo punto.
result-story-comeback = { $who ->
    [winner] Hai rimontato { $points } punti di svantaggio.
   *[others] { $name } ha rimontato { $points } punti di svantaggio.
 }
result-story-race = { $who ->
    [winner] Hai preso il lucchetto { $row } un attimo prima di { $others }.
    [overtaken] { $name } ha preso il lucchetto { $row } un attimo prima di te.
   *[others] { $name } ha preso il lucchetto { $row } un attimo prima di { $others }.
 }
result-story-throughout = { $who ->
    [winner] In testa dall’inizio alla fine.
   *[others] { $name } in testa dall’inizio alla fine.
 }
result-story-led = { $who ->
    [winner] Hai preso
   *[others] { $name } ha preso
 } { $when ->
    [last] il comando proprio all’ultimo turno.
    [turn] il comando al turno { $turn }, fino alla fine.
   *[move] il comando nel finale.
 }
result-story-overtook = { $when ->
    [last] Proprio all’ultimo turno
    [turn] Al turno { $turn }
   *[move] Nel finale
 } { $who ->
    [winner] hai superato { $other }.
    [overtaken] { $name } ti ha superato.
   *[others] { $name } ha superato { $other }.
 }
result-story-level = { $when ->
    [last] Il pareggio è arrivato solo all’ultimo turno.
    [turn] Pari in testa dal turno { $turn } in poi.
   *[move] Pari in testa nel finale.
 }
result-best-yet = La tua miglior partita finora ({ $board })!
result-better-than = Meglio del { $percent }% delle tue partite precedenti ({ $board })
result-waiting = Aspettiamo che { $name } inizi la rivincita
result-locks = File chiuse: { $rows }.
result-locked = Lucchetto { $row } di { $names }.
result-penalties = Quarta penalità di { $names }.
result-stopped-by = L’ha chiusa { $name }.
result-abandoned = Nessuno ha più giocato per { $days } giorni.
result-ranking = Classifica
result-rank = Posto
result-player = Giocatore
result-total = Totale
result-late = Quello che hai toccato qui senza connessione è arrivato tardi e non conta.
result-next = Alla rivincita
result-rematch = Rivincita
result-change-players = Cambia giocatori
note-title = Luogo e nota
note-place = Dove avete giocato?
note-text = Nota
note-hint = La può leggere chiunque veda questa partita.
note-add = Aggiungi luogo e nota
note-change = Cambia luogo e nota
correct-date = Correggi la data
correct-game = Correggi la partita
corrected-by = Corretta da { $name } il { $day }
corrected-by-admin = Corretta da un admin il { $day }
note-others = Scritto nel frattempo
result-share-picture = Condividi immagine
result-picture-offline = Serve la connessione
result-copy-text = Copia come testo
result-send-text = Invia come testo
result-as-text = Risultato come testo
result-text = Qwixx ({ $board }), { $day }: { $places }
rematch-title = Chi gioca la rivincita?
rematch-open = Apri la sala
rematch-hint = Altri possono entrare con il codice della sala. I telefoni di questa partita passano da soli a quella nuova.
result-begins = comincia { $name }
result-undo = Annulla la fine
result-back = Riavvolgi

## The review

review-title = Rivedi la partita
review-start = L’inizio
review-move = Mossa { $move }
review-turn = Turno { $turn }
review-position = Il momento mostrato
review-slider = Momento della partita
review-show = Mostra
review-first = All’inizio
review-before = Una mossa indietro
review-after = Una mossa avanti
review-last = Alla fine
review-play = Avvia
review-pause = Pausa
review-speed = Velocità
review-slow = Lenta
review-normal = Normale
review-fast = Veloce
review-result = Torna al risultato
review-next = È iniziata la rivincita
review-chart-title = I punti di tutti durante la partita. Alla fine: { $totals }.
review-chart-so-far = I punti di tutti finora.
review-total = { $name } { $total }
review-chart = Dall’inizio a sinistra alla fine a destra. I numeri sotto sono i turni, o le mosse se la partita è senza turni.
review-statistics = Statistiche
review-longest = Fila più lunga
review-row = { $name } { $row ->
    [arancione] nell’arancione
   *[other] nel { $row }
}
review-changes = Cambi in testa
review-decided-turn = Turno decisivo
review-decided-move = Mossa decisiva
review-led = { $names } in testa da lì in poi
review-skipped = Saltate
review-turn-typical = Turno tipico
review-turn-longest = Turno più lungo
