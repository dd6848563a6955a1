# From the first page to the lobby.

## The first page

brand = Un foglio segnapunti digitale per Qwixx®
home-about = Tira dadi veri. Ogni telefono è un foglio che conosce le regole e conta i punti.
home-continue = Continua
home-your-turn = Tocca a te · turno { $turn }
home-new = Nuova partita
home-closed = Su questo server i gruppi li crea chi lo gestisce. Entra in una partita con il suo codice, o apri l’invito del tuo gruppo.
home-code = Codice della partita
home-code-short = Codice
home-join = Entra in partita
home-running = Partite in corso
home-waiting = La partita di { $host } aspetta
home-others = Altre partite
home-spectate-or-ask = guarda, o chiedi di entrare
home-groups = I miei gruppi
home-leads = Quest’anno { $name } è avanti { $wins } a { $others } su { $second }
home-leads-alone = Quest’anno: { $wins ->
    [one] una vittoria per { $name }
   *[other] { $wins } vittorie per { $name }
}
home-tied = { $names }: { $wins ->
    [one] una vittoria a testa quest’anno
   *[other] { $wins } vittorie a testa quest’anno
}
home-history = Storico
home-without-game = Senza partita
home-rules = Regole
home-score = Conta i punti
home-trademark = Qwixx® è un marchio del suo editore. Rowlock non ha legami con l’editore e non usa la sua grafica.
home-tv = Mostra una partita su questa TV

## Creating a game

new-game-title = Nuova partita
new-game-previous = Stessi giocatori, stesse regole
new-game-known = Chi gioca?
new-game-group = Gruppo
new-game-group-new = Nuovo gruppo
new-game-board = Versione
new-game-played = Giocate di recente
new-game-more-boards = Altre versioni
new-game-own-boards = Le vostre versioni
new-game-board-elsewhere = { $name } è di un altro gruppo ({ $group }). Scegli quel gruppo o un’altra versione.
new-game-rules-of = Regole: { $name }
new-game-mode = Quanto aiuto dà Rowlock?
new-game-hide-scores = Nascondi i punti degli altri fino alla fine
new-game-color-required = Penalità per un turno senza dado colorato
new-game-tap-to-end = Finire ogni turno a mano
new-game-more = Altre opzioni
new-game-clock = Mostrare quanto dura ogni turno
new-game-change = cambia
new-game-hides = punti nascosti
new-game-requires-color = penalità senza dado colorato
new-game-submit = Crea la partita
new-game-hint = Poi ognuno inquadra un codice con il telefono. I dadi li tirate voi.

## Joining a game; texts with links are HTML

join-title = Entra in partita
join-with = { $board } con { $names }
join-who = Chi sei?
join-your-name = Il tuo nome
join-other-name = O un altro nome
join-submit = Entra
join-hint = Niente account, niente password. Questo telefono diventa il tuo foglio.
join-running = La partita è già iniziata. Chiedi a { $host } di farti entrare.
join-last-roll = È già l’ultimo tiro: è tardi per entrare, ma puoi guardare.
join-full = Tutti gli 8 posti sono occupati, ma puoi guardare.
join-play-as = Gioca come { $name }
join-ask = Chiedi di entrare
join-ask-hint = Inizi con un foglio vuoto, dal prossimo tiro.
join-spectate = Guarda e basta
join-wait-waiting = Chiediamo a { $host } di farti entrare
join-wait-refused = { $host } ha detto di no
join-wait-gone = Questa volta nessuna risposta
join-wait-lead-name = Appena { $host } tocca “Fai entrare”, ricevi un foglio vuoto e giochi dal prossimo tiro.
join-wait-lead-seat = Appena { $host } tocca “Fai entrare”, il foglio è tuo.
join-wait-lead-spectate = Appena { $host } tocca “Fai entrare”, qui vedi tutti i fogli.
join-wait-lead-refused = Puoi chiedere di nuovo con il codice della partita, o guardare e basta.
join-wait-lead-gone = Nessuno ha risposto entro 10 minuti, o la partita è finita.
join-wait-follows = Questa pagina va avanti da sola.
join-wait-again = Inserisci il codice
join-continue = Continua
join-code-hint = Sei lettere e cifre, sul telefono dell’host. Oppure <a href="/new">inizia tu una partita</a>.

## The lobby

lobby-count = { $players } di { $max }
lobby-how = Come entrare
lobby-qr = Codice QR per { $link }
lobby-scan = Inquadra, o entra con il codice
lobby-at = su
lobby-table = Al tavolo
lobby-host = host
lobby-you = tu
lobby-lucky = Numeri fortunati { $low } e { $high }
lobby-sheet = Foglio { $letter }
lobby-up = Sposta { $name } in su
lobby-rename = Cambia nome a { $name }
lobby-remove = Togli { $name } dalla partita
lobby-remove-means = { $name } può rientrare quando vuole, con il codice.
lobby-remove-yes = Sì, togli { $name }
lobby-remove-no = No, { $name } resta
lobby-guest = Nome di chi gioca senza telefono
lobby-guest-short = Senza telefono
lobby-add = Aggiungi
lobby-printed = Fogli stampati? Scrivi i numeri fortunati
lobby-printed-own = Foglio stampato? Scrivi i numeri fortunati
lobby-lucky-one = Primo numero fortunato di { $name }
lobby-lucky-other = Secondo numero fortunato di { $name }
lobby-save-lucky = Gioca con questi
lobby-letters = Fogli stampati? Scegli le lettere
lobby-letters-own = Foglio stampato? Scegli la lettera
lobby-letter-of = Lettera del foglio di { $name }
lobby-save-letters = Gioca con questi
lobby-start = Inizia la partita
lobby-draw = Sorteggia chi comincia e inizia
lobby-first = Comincia { $name }.
lobby-streak = { $name } ha vinto le ultime { $wins }
lobby-order = Sposta i giocatori finché l’ordine è quello del tavolo.
lobby-order-change = Ordine al tavolo
lobby-order-tap = Tocca i giocatori nell’ordine del tavolo. Comincia il primo.
lobby-refresh = Aggiorna
lobby-wait = Ci sei! Tra poco { $host } inizia la partita.
lobby-not-in = { $host } aspetta giocatori: entra anche tu, o guarda e basta.
lobby-removed = Non sei più in questa partita. Vuoi rientrare?
lobby-join-again = Rientra
lobby-here = su questo telefono
lobby-phone-here = il telefono di { $name } è connesso
lobby-phone-away = telefono non connesso
lobby-phone-awaited = si aspetta il telefono di { $name }
lobby-without = Iniziare senza { $names }?
lobby-without-means = { $players ->
    [one] Il posto non si perde: segni tu finché non arriva con il proprio telefono.
   *[other] Il posto resta loro: segni tu al posto di chi manca, finché non arriva con il proprio telefono.
}
lobby-wait-more = Aspetta
refresh = Aggiorna
lobby-title = Sala
