# Players, their phones, spectators and links.

## Players and phones

players-title = Giocatori e telefoni
players-back = Torna alla partita
players-left = fuori dal gioco
players-another-phone = Cambia telefono
players-make-host = Passa l’host
players-leave = Lascia la partita
players-remove = Togli
players-take-over = Fai tu da host
players-host-silent = Il telefono dell’host tace da due minuti.
players-take-back = Torna a fare da host
players-was-taken = Un’altra persona fa da host, perché il tuo telefono taceva.
players-close-code = Chiudi l’ingresso
players-open-code = Fai entrare altri

## Requests to join

request-name = Fare entrare { $name }? Foglio vuoto, dal prossimo tiro.
request-seat = Un altro telefono gioca come { $name }: va bene?
request-spectate = Mostrare tutti i fogli su un altro schermo?
request-yes = Fai entrare
request-no = No
request-dealt = Sceglie Rowlock

## A TV that shows the game

tv-title = Mostra una partita su questa TV
tv-scan = Inquadra questo con un telefono che è in partita.
tv-code = Codice per il telefono
tv-qr = Codice QR per il telefono
tv-type = o scrivi questo codice sul telefono
tv-follows = Poi qui appaiono tutti i fogli, anche nella partita dopo.
tv-asked = Chiediamo all’host di mostrare qui la partita.
screen-title = Mostra la partita su una TV
screen-open = Apri { $address }/tv sulla TV, poi scrivi qui il codice che mostra.
screen-code = Codice sulla TV
screen-show = Mostra questa partita
screen-shown = La TV mostra la partita.
screen-none = Questo telefono ora non è in una partita. Prima entra in una, poi mostrala sulla TV.

## Leaving

leave-own = Lasciare la partita?
leave-other = Togliere { $name } dalla partita?
leave-own-sheet = Il tuo foglio resta com’è ed entra nella classifica finale.
leave-other-sheet = Il foglio di { $name } resta com’è ed entra nella classifica finale.
leave-ends-game = Non gioca più nessun altro, quindi la partita finisce.
leave-others-stay = Restano in gioco: { $names }.
leave-turn-over = Il turno finisce subito, senza penalità.
leave-host-stays = Il ruolo di host resta qui finché non lo passi.
leave-host-undoes = Solo l’host può annullare.
leave-undo-yours = L’host sei tu, quindi puoi annullare.
leave-yes-own = Sì, lascio
leave-yes-other = Sì, togli { $name }

## Invites to a game

invite-title = Invita
invite-player = Un giocatore per questa partita
invite-spectator = Qualcuno a guardare
invite-tv = Una TV
invite-group = Qualcuno nel gruppo

## Spectators

spectate-title = Guarda
spectate-table-view = Vista tavolo
spectate-share-link = Link per guardare
spectate-stop-sharing = Smetti di condividere

## A link that was created

link-created-qr = Codice QR del link qui sotto
link-created-link = Il link
link-created-copy = Copia il link
link-created-copied = Copiato
link-created-send = Invia il link
link-created-expires = Vale per un telefono, fino alle { $time }
link-created-done = Fatto
link-created-seat = { $name } su un altro telefono
link-created-seat-lead = Inquadra questo con il telefono che giocherà come { $name }. Prima chiede conferma, e il foglio resta com’è.
link-created-seat-until = Il vecchio telefono tiene il posto finché il nuovo non accetta.
link-created-seat-app = Con un’app nella schermata Home: copia il link, apri l’app, tocca Entra in partita e incollalo lì.
link-created-share-lead = Chi ha questo link guarda tutti i fogli dal vivo, ma non può cambiare niente.
link-created-share-hint = Funziona finché non smetti di condividere: su un tablet o una TV al tavolo, e per chi non c’è.
link-created-member = Invita un membro
link-created-member-lead = Chi accetta vede le partite del gruppo e può iniziarne di nuove.
link-created-keeper = Invita un admin
link-created-keeper-lead = Chi accetta gestisce il gruppo con te: fa da host in ogni partita e può correggere ed eliminare tutto.
link-created-reader = Invita un lettore
link-created-reader-lead = Chi accetta vede le partite e le statistiche del gruppo, ma non può giocare né cambiare nulla.
link-created-invite-hint = Chi gioca una partita del gruppo con il proprio telefono diventa membro senza invito.
link-created-reader-hint = Per chi guarda soltanto, o per un programma: l’API gli dà un token per questo link.

## A link that was opened

link-seat = Giocare qui come { $name }?
link-seat-table = Giochi con { $names }.
link-seat-means = Il foglio arriva così com’è. Il telefono che ora gioca come { $name } lo perde.
link-seat-host = Qui farai anche da host: questo telefono potrà segnare e correggere su ogni foglio, riavvolgere e chiudere la partita.
link-seat-own = Questo telefono gioca già come { $name }. Apri il link sul telefono a cui vuoi passare.
link-seat-yes = Sì, gioco come { $name }
link-seat-open = Alla partita
link-seat-expired = Questo link funziona una volta, per dieci minuti. Chiedine uno nuovo all’host: “Giocatori e telefoni”, “Cambia telefono”.
link-share-expired = Chiedi all’host un nuovo link per guardare la partita.
link-no-cookie = Questo browser non conserva i cookie
link-no-cookie-why = Per guardare, il browser deve salvare un cookie. Consenti i cookie per questa pagina e apri di nuovo il link.
link-group = Entrare nel gruppo “{ $name }”?
link-member = Poi su questo telefono vedi le partite del gruppo e puoi iniziarne di nuove.
link-reader = Poi su questo telefono vedi le partite del gruppo, ma non puoi iniziarne.
link-keeper = Sarai admin: host di ogni partita, e potrai correggere ed eliminare tutto nel gruppo.
link-group-in = Questo telefono è già nel gruppo. Apri il link sul telefono che vuoi aggiungere.
link-group-yes = Sì, entra
link-group-open = Allo storico
link-group-expired = Un invito funziona una volta, per un giorno. Chiedine uno nuovo.
link-decline = No

## The table view

table-waiting = La partita non è ancora iniziata.
table-roll = Tiro di { $name }
table-turn = turno { $turn }
table-last-call = ultimo tiro
table-closed-rows = File chiuse
table-sheet = Foglio di { $name }
table-undecided = niente di segnato con questo tiro
table-connection-on = Connesso
table-connection-waiting = Riconnessione…
table-connection-off = Nessuna connessione

## A seat link that is typed

seat-link-title = Cambi telefono?
seat-link-about = Per avere il tuo posto su questo telefono, inquadra il codice QR che l’host trova in “Giocatori e telefoni”, “Cambia telefono”, o incolla qui il suo link.
seat-link-link = Link
seat-link-open = Apri
