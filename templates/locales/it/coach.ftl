# What the coach says after a game.

## The review

coach-title = Scelte
coach-awaited = Il coach sta guardando la partita. Può volerci un minuto o due …
coach-luck = Dadi e avversari
coach-cost = Punti persi
coach-decisions = Scelte valutate
coach-no-moments = Nessuna scelta è costata 0,3 punti o più. Ben giocato!
coach-moment = { $name }, turno { $turn }:
coach-choice-of = { $name }:
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
coach-second-crosses = Turni con due crocette
coach-facts = Che cosa è successo
coach-about-white-sums = Il coach valuta solo le scelte che si vedono dalle crocette. Confronta ognuna con migliaia di partite giocate da quel momento.
coach-about-rolls = Il coach confronta ogni scelta con migliaia di partite giocate da quel momento. Il resto l’hanno fatto i dadi e gli altri.
coach-about-exact = Il coach confronta ogni scelta con la migliore possibile. In solitario si conosce con esattezza.
coach-about-long = Questa partita è stata molto lunga. Per questo il coach confronta ogni scelta con sole { $games } partite. Le perdite piccole non si vedono.
coach-about-sheet = Questa partita non aveva turni. Il coach non sa chi poteva segnare che cosa e non valuta le scelte.
coach-about-board = Il coach non sa giocare a questa versione. Perciò non valuta le scelte.
coach-none-judged = Il coach non ha potuto valutare nessuna scelta di questa partita.
review-chart-expected = Le linee sottili mostrano quanto ognuno poteva aspettarsi alla fine.

## With the result, and as a puzzle

moment-own = La tua scelta più cara, turno { $turn }
moment-own-best = La tua scelta migliore, turno { $turn }
moment-of = Scelta più cara: { $name }, turno { $turn }
moment-of-best = Scelta migliore: { $name }, turno { $turn }
moment-of-games = Scelta più cara di { $games } partite: { $name }, partita { $game }, turno { $turn }
moment-of-games-best = Scelta migliore di { $games } partite: { $name }, partita { $game }, turno { $turn }
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
choices-empty = Il coach non ha ancora valutato nessuna partita. Lo fa dopo ognuna.
choices-about = I punti che perde una scelta, in media nelle ultime partite. Qui la fortuna non conta. “Dadi”: partite con i dadi sui telefoni; il coach valuta ogni scelta. “Turni”: partite senza; valuta solo le scelte che si vedono dalle crocette.
choices-rolls = Dadi
choices-white-sums = Turni
choices-given-away = Persi
choices-luck = Dadi e avversari
choices-chart = I punti che le scelte hanno perso in ogni partita. L’ultima è a destra.
choices-curve-of = Quanto hanno perso le scelte di { $name } nelle ultime { $games } partite
