# The names of versions, and the versions that a group has made.

## The names of the versions and of the boxes they are sold in, as printed on them

board-name-classic = Classico
board-name-longo = Longo
board-name-mixx-a = Mixx A
board-name-mixx-b = Mixx B
board-name-double-a = Double A
board-name-double-b = Double B
board-name-big-points = Big Points
board-name-bonus-a = Bonus A
board-name-bonus-b = Bonus B
board-name-connected-steps = Connected: Scala
board-name-connected-chain = Connected: Catena
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

own-boards-title = Le vostre versioni
own-boards-lead = Cambia numeri, colori e lucchetti di una versione, o mescolala, e giocaci con questo gruppo.
own-boards-empty = Non ce ne sono ancora.
own-boards-new = Nuova versione
own-boards-play = Gioca
own-boards-play-label = Gioca a { $name }
own-boards-change = Parti da questa
own-boards-download = Scarica
own-boards-download-label = Scarica { $name }
own-boards-delete = Elimina
own-boards-delete-label = Elimina { $name }
own-boards-delete-title = Eliminare { $name }?
own-boards-delete-lost = Il gruppo non potrà più giocarci.
own-boards-delete-stays = Le partite già giocate restano come sono.

## Making one

own-board-title = Nuova versione
own-board-base = Parti da
own-board-start = Parti da questa
own-board-mix = Mescola con una parola chiave
own-board-mix-hint = Le stesse parole danno sempre la stessa versione, su ogni telefono. Dille ai tuoi amici.
own-board-seed = Parola chiave, come “lontra 42”
own-board-mix-numbers = Mescola i numeri
own-board-mix-colors = Mescola i colori
own-board-mixed = Mescolata con la parola chiave “{ $seed }”.
own-board-left-out = { $name }: gli extra non vanno d’accordo con le file mescolate e sono stati tolti.
own-board-paste = Incolla una versione ricevuta
own-board-paste-label = Il testo del file
own-board-paste-submit = Leggi
own-board-name = Nome
own-board-own = Il nostro { $name }
own-board-tap = Tocca una casella per cambiarne il numero o il colore.
own-board-as-text = Modifica come testo
own-board-double = Vale due croci
own-board-add = Aggiungi una casella
own-board-rows-hint = Scrivi ogni casella con una lettera e un numero: R rosso, Y giallo, G verde, B blu. L’ultima casella di una fila ha il colore della fila. “R5x2” vale due crocette.
own-board-needed = Crocette prima del lucchetto
own-board-locks = Numeri che chiudono la fila
own-board-most = Crocette che danno punti
own-board-die-sides = Facce dei dadi
own-board-keep = Tieni gli extra della versione
own-board-check = Controlla
own-board-save = Salva
own-board-fine = Va tutto bene.
own-board-mistakes = { $count ->
    [one] C’è una cosa da sistemare.
   *[other] Ci sono { $count } cose da sistemare.
}

## What is wrong with one

own-board-mistake = { $place }: { $mistake }
own-board-name-too-long = Questo nome può avere al massimo { $max } lettere.
own-board-official-name = C’è già un foglio ufficiale con questo nome. Scegline un altro.
own-board-too-long = Supera i { $max } kilobyte.
own-board-not-an-object = Qui ci vuole un oggetto, tra parentesi graffe.
own-board-not-a-list = Qui ci vuole una lista, tra parentesi quadre.
own-board-not-text = Qui ci vuole un testo.
own-board-missing = Manca “{ $field }”.
own-board-unknown = Il campo “{ $field }” non esiste.
own-board-out-of-range = Scrivi un numero intero da { $min } a { $max }.
own-board-dice = I dadi hanno 6 o 8 facce.
own-board-not-a-space = “{ $space }” non è una casella. Scrivila come R5.
own-board-twice = { $number } è due volte in questa fila.
own-board-not-on-dice = Con due di questi dadi { $number } non può uscire.
own-board-lock-color = L’ultima casella deve avere il colore della fila.
own-board-lock-number = Le caselle che chiudono la fila devono avere un numero.
own-board-no-fields = Le caselle senza numero sono di un’altra versione.
own-board-too-many = Una fila ha al massimo { $max } caselle.
own-board-too-few = Per arrivare al lucchetto, a questa fila servono almeno { $min } numeri.
own-board-no-fit = “{ $text }”, un extra della versione, non va più bene.
own-board-part-twice = “{ $text }” c’è due volte.
own-board-lock-space = “{ $space }” chiude la sua fila, quindi non può far scattare altro.
own-board-link-in-row = “{ $link }” unisce due numeri della stessa fila. Unisci numeri di due file.
own-board-too-many-fields = Le caselle possono essere al massimo { $max }.
own-board-empty = Qui non c’è niente.
own-board-not-together = Nessuna versione ha questi extra insieme.
own-board-seed-missing = Scrivi una parola chiave con una lettera o una cifra.
own-board-too-many-boards = Il gruppo ha già { $max } versioni sue. Eliminane prima qualcuna.
own-board-id-mismatch = La versione nel file non è quella indicata dalla partita.
own-board-not-readable = Questo non è il testo di una versione. Copia tutto il file e incollalo di nuovo.
