# What the coach says after a game.

## The review

coach-title = Scelte
coach-awaited = Il coach sta guardando la partita. Può volerci un minuto o due …
coach-luck = Dadi e avversari
coach-cost = Persi
coach-decisions = Valutate
coach-no-moments = Nessuna scelta è costata 0,3 punti o più. Ben giocato!
coach-moment = { $name }, turno { $turn }:
coach-better = { $better-first } invece di { $played } valeva { $points } punti in più.
coach-cross = Segnare { $better } valeva { $points } punti in più.
coach-leave = Non segnare { $played } valeva { $points } punti in più.
coach-penalty-played = { $better-first } invece della penalità valeva { $points } punti in più.
coach-penalty-better = Una penalità invece di { $played } valeva { $points } punti in più.
coach-lost = { $space-first } ha saltato { $spaces ->
    [one] una casella
   *[other] { $spaces } caselle
}.
coach-lost-lock = { $by } ha chiuso { $row } quando { $names } { $count ->
    [one] poteva
   *[other] potevano
} farlo.
coach-lost-lock-paper = { $row-first } è stato chiuso quando { $names } { $count ->
    [one] poteva
   *[other] potevano
} farlo.
coach-ended-behind = { $name } ha finito la partita con { $points ->
    [one] un punto
   *[other] { $points } punti
} di svantaggio.
coach-jump = { $name } ha saltato { $spaces ->
    [one] una casella
   *[other] { $spaces } caselle
} per { $space }: { $points } punti in meno in quella fila.
coach-penalties = { $name } ha preso { $count ->
    [one] una penalità al turno { $turns }
   *[other] penalità ai turni { $turns }
}.
coach-second-crosses = Due crocette
coach-facts = Che cosa è successo
coach-about-white-sums = Si valutano le scelte con le somme bianche che si ricavano dalle crocette, ognuna rispetto a migliaia di partite giocate da lì in poi.
coach-about-rolls = Ogni scelta si valuta rispetto a migliaia di partite giocate da lì in poi. Il resto viene dai dadi e da ciò che hanno fatto gli altri.
coach-about-exact = Ogni scelta si valuta rispetto al miglior gioco possibile da soli, che è noto con esattezza.
coach-about-long = Una partita molto lunga: ogni scelta si valuta rispetto a { $games } partite giocate da lì in poi, non a migliaia. Le piccole perdite restano nascoste.
coach-about-sheet = Senza i turni non si sa chi poteva segnare che cosa: il coach non può valutare le scelte.
coach-about-board = Il coach non sa giocare a questa versione: non può valutare le scelte.
coach-none-judged = Nessuna scelta di questa partita si è potuta valutare.
review-chart-expected = Le linee sottili sono ciò che ognuno poteva aspettarsi alla fine.

## With the result, and as a puzzle

moment-own = La tua scelta più cara, turno { $turn }
moment-of = Scelta più cara: { $name }, turno { $turn }
moment-see = Guarda
puzzle-title = Tu che cosa segneresti?
puzzle-link = Enigmi di questa partita
puzzle-offer = Nell’attesa: tu che cosa segneresti?
puzzle-moment = { $name }, turno { $turn }
puzzle-count = { $number } di { $count }
puzzle-white-sum = I dadi bianchi fanno { $sum } insieme.
puzzle-choices = Che cosa poteva segnare { $name }
puzzle-answers = Quanto valeva ogni scelta
puzzle-nothing = Niente
puzzle-penalty = Niente, quindi una penalità
puzzle-best = Quella che valeva di più
puzzle-less = { $points } punti in meno
puzzle-played = Scelta di { $name }
puzzle-yours = La tua scelta
puzzle-next = Prossimo momento
puzzle-again = Di nuovo dall’inizio
puzzle-lobby = Torna alla sala

## A group and its players

choices-title = Scelte
choices-of = Scelte di { $name }
choices-empty = Nessuna partita è stata ancora valutata. Succede dopo la fine.
choices-about = Punti persi per ogni scelta valutata, in media nelle ultime partite: ciò che si può imparare, senza la fortuna. “Dadi” sono le partite con i dadi sui telefoni, dove si valuta ogni scelta; nelle altre solo alcune.
choices-rolls = Dadi
choices-white-sums = Turni
choices-given-away = Persi
choices-luck = Dadi e avversari
choices-chart = Punti persi per le scelte in ogni partita, l’ultima a destra.
choices-curve-of = Quanto hanno perso le scelte di { $name } nelle ultime { $games } partite
