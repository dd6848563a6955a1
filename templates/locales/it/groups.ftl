# Groups, their members, history and statistics.

## Group settings, members, permissions, imports and paper games

group-title = Modifica il gruppo
group-name = Nome del gruppo
group-time-zone = Fuso orario
group-time-zone-hint = Decide i giorni nello storico e nei file scaricati.
group-ratings = Livelli dei giocatori
group-coach = Dire dopo la partita quanto valeva ogni scelta
group-edit-player = Modifica { $name }
group-new-player = Nuovo giocatore
group-add-player = Aggiungi
group-invite = Invita qualcuno
player-name = Nome
player-merge-with = { $name } è la stessa persona di
player-merge-hint = Tutte le partite contano poi per il nome scelto. Non si può annullare.
player-merge = Unisci i due
group-edit = Modifica il gruppo
group-export = Esporta
group-columns = Che cosa mostra la tabella
group-all-games = { $games ->
    [one] La partita
   *[other] Tutte le { $games } partite
}
group-import = Aggiungi partite da carta o da file
confirm-delete-group = Eliminare il gruppo { $name }?
confirm-delete-group-lost = { $players ->
    [one] Un giocatore e tutte le partite del gruppo vengono eliminati, per tutti.
   *[other] { $players } giocatori e tutte le partite del gruppo vengono eliminati, per tutti.
}
confirm-delete-group-export = Se un giorno potresti rivolerle, scarica prima le partite come JSON.
confirm-permanent = Non si può annullare.
confirm-delete-group-yes = Elimina il gruppo
confirm-leave-group = Esci dal gruppo { $name }?
confirm-leave-group-lost = Questo telefono non vedrà più lo storico del gruppo. Per tornare serve un invito, o una partita in cui entrare.
confirm-leave-group-stays = Le partite già giocate restano come sono.
confirm-leave-group-keeper = Sei admin. Se non ce ne sono altri, nessuno potrà più invitare, rinominare o eliminare.
confirm-leave-group-yes = Esci
confirm-delete-player = Eliminare { $name }?
confirm-delete-player-lost = Le partite restano, ma senza questo nome.
confirm-delete-player-yes = Elimina { $name }
confirm-delete-game = Eliminare la partita di { $names }?
confirm-delete-game-lobby = La sala si chiude, e chi aspetta lì deve cercarsi un’altra partita.
confirm-delete-game-running = Chi sta giocando perde il suo foglio.
confirm-delete-game-lost = Fogli, replay e risultato vanno persi, e la partita non conta più in nessuna statistica.
confirm-delete-game-yes = Elimina la partita
confirm-give-up-game = Togliere questa partita da questo telefono?
confirm-give-up-game-lost = Qui non potrai più segnare su un foglio di questa partita. L’host può ridare il posto a un telefono.
confirm-give-up-game-stays = Le crocette già fatte restano.
confirm-give-up-game-yes = Togli
confirm-revoke-device = Uscire da tutto su questo telefono?
confirm-revoke-device-lost = Questo telefono lascia tutte le sue partite e i suoi gruppi. Per rientrarci da qui serve un invito da un altro telefono.
confirm-revoke-device-yes = Esci da tutto
permissions-title = Partite e gruppi su questo telefono
permissions-lead = Chi ha in mano questo telefono può aprirli. Niente account, niente password.
permissions-groups = I miei gruppi
permissions-keeper = admin: può modificare, invitare ed eliminare
permissions-member = membro: può guardare e giocare
permissions-reader = lettore: può guardare
privacy-title = Che cosa viene salvato
privacy-api = API per sviluppatori
privacy-games = Il server salva le vostre partite: i nomi come li avete scritti, crocette, orari, risultati, luoghi e note. Non sa altro di voi.
privacy-cookie = Il tuo browser tiene un cookie con un codice casuale. Da quello il server riconosce le partite, i gruppi e le impostazioni del tuo telefono. Del codice salva solo un’impronta.
privacy-https = Un secondo cookie dice che questo telefono usa la connessione sicura.
privacy-phone = Senza connessione il tuo telefono tiene le mosse finché può inviarle. Con HTTPS tiene anche gli ultimi fogli che hai visto, con i nomi, così li apri senza connessione. Se esci da tutto, li elimina.
privacy-networks = Quando qualcuno chiede di entrare in una partita in corso, il server tiene per un giorno un’impronta della sua rete. Fa lo stesso mentre una TV aspetta la sua partita. Così nessuno può chiedere all’infinito.
privacy-logs = I log del server non contengono nomi né codici segreti, neanche negli indirizzi delle pagine.
privacy-third-parties = Le pagine non caricano niente da altri server. Il server non invia niente a nessun altro.
privacy-deletion = Una sala in cui non si inizia mai sparisce dopo un giorno. Gli host possono eliminare partite. Gli admin possono eliminare giocatori e gruppi. Ciò che eliminano sparisce, tranne dalle copie fatte da chi gestisce il server.
privacy-deletion-backups = Una sala in cui non si inizia mai sparisce dopo un giorno. Gli host possono eliminare partite. Gli admin possono eliminare giocatori e gruppi. Ciò che eliminano non si vede più in nessuna pagina. I backup lo conservano ancora per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}. Le copie di prima di un aggiornamento, o di chi gestisce il server, lo conservano finché non le elimina.
privacy-deletion-later = Una sala in cui non si inizia mai sparisce dopo un giorno. Gli host possono eliminare partite. Gli admin possono eliminare giocatori e gruppi. Ciò che eliminano non si vede più in nessuna pagina. Nel database e nei backup del server può restarne traccia per un po’.
import-title = Aggiungi partite
import-paper = Una partita su carta
import-paper-hint = Crocette e penalità di ogni giocatore, o solo i totali.
import-file = Un file
import-file-hint = Un file scaricato da Rowlock in JSON, un file di BG Stats, una tabella delle vostre partite in XLSX o CSV con una riga o una colonna per giocatore, o appunti come testo, come “20/11/2026 Ana 60, Ben 54”.
import-template = Modello per la tabella
table-column-game = Partita
table-column-date = Data
table-column-variant = Versione
table-column-player = Giocatore
table-column-red = Rosso
table-column-yellow = Giallo
table-column-green = Verde
table-column-blue = Blu
table-column-penalties = Penalità
table-column-total = Totale
table-column-place = Luogo
table-column-note = Nota
import-choose = File
import-check = Guarda cosa contiene
import-submit = { $games ->
    [one] Aggiungi questa partita
   *[other] Aggiungi queste { $games } partite
}
import-new = { $games ->
    [0] Nessuna partita nuova.
    [one] Una partita nuova.
   *[other] { $games } partite nuove.
}
import-known = { $games ->
    [one] Una c’è già.
   *[other] { $games } ci sono già.
}
import-known-game = c’è già
import-left-out = { $plays ->
    [one] Una partita è tralasciata: è di un altro gioco o senza punti.
   *[other] { $plays } partite sono tralasciate: sono di altri giochi o senza punti.
}
import-dates = Date come 4/5/2026
import-day-first = Prima il giorno: 4 maggio
import-month-first = Prima il mese: 5 aprile
import-year-first = Prima l’anno: 26-05-04
import-numbers = Numeri nelle file
import-numbers-crosses = Crocette
import-numbers-points = Punti
import-encoding = Il file non dice come sono salvate le lettere. Controlla i nomi.
import-new-players = Giocatori nuovi
import-new-players-hint = Qualcuno c’è già con un altro nome? Scrivi quel nome. Svuota ciò che non è un giocatore.
import-no-player = Nessuno
import-player-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
import-more-players = { $players ->
    [one] E un altro giocatore nuovo.
   *[other] E altri { $players } giocatori nuovi.
}
import-check-again = Controlla di nuovo
import-choose-again = Il file è troppo grande per restare qui: sceglilo di nuovo per aggiungere le sue partite.
import-progress = { $done } di { $games } partite
import-running = Aggiunta delle partite in corso…
import-more-games = { $games ->
    [one] E un’altra partita.
   *[other] E altre { $games } partite.
}
import-added = { $games ->
    [0] Nessuna partita nuova.
    [one] Aggiunta una partita.
   *[other] Aggiunte { $games } partite.
}
import-skipped = { $games ->
    [one] Una c’era già.
   *[other] { $games } c’erano già.
}
import-mistakes = { $mistakes ->
    [one] Una riga ha bisogno di te.
   *[other] { $mistakes } righe hanno bisogno di te.
}
import-line = Riga { $line }:
import-row = Riga { $row }:
import-sheet-row = { $sheet }, riga { $row }:
import-leave-out = Tralascia questa riga
import-waiting = { $games ->
    [one] Una partita attende la tua risposta.
   *[other] { $games } partite attendono la tua risposta.
}
import-date = Il giorno delle partite senza data
import-year = L’anno di giorni come 20.11.
import-version = Quale versione è { $version }?
import-choose-answer = Scegli
import-left-out-columns = Tralasciato: { $columns }.
import-left-out-sheets = Fogli senza partite: { $sheets }.
import-left-out-lines = Righe che non sono una partita: { $lines }.
import-and-more = { $list } e { $more } in più
import-hidden-lines = { $lines ->
    [one] Una di queste righe è nascosta nella cartella di lavoro.
   *[other] { $lines } di queste righe sono nascoste nella cartella di lavoro.
}
import-new-player = Un nuovo giocatore
import-same-player = Lo stesso di { $name }
import-another-file = Un altro file
import-empty = Scegli un file che non sia vuoto.
paper-game-title = Inserisci una partita su carta
paper-game-hint = Basta il totale. Oppure apri le file e scrivi le crocette; il lucchetto vale una.
paper-game-player = Giocatore { $number }
paper-game-penalties = Penalità
paper-game-more = Altri giocatori
paper-game-save = Salva
paper-game-saved = La partita è salvata.
paper-game-who = Chi ha giocato?
paper-game-who-order = Tocca prima chi ha vinto.
paper-game-another = + nome
paper-game-rows = File e penalità
paper-game-tap = Tocca le crocette
paper-game-take = Usa questo foglio
paper-game-no-players = Inserisci almeno un giocatore.
history-of-group = Le partite di { $name }
history-older = Partite precedenti
history-empty = Ancora nessuna partita. Quelle che giochi appaiono qui, su ogni telefono che ha partecipato.
members-title = Membri del gruppo
members-lead = Qui tutti possono vedere lo storico; i membri giocano anche, e gli admin possono fare di più. Qualcuno ha perso il telefono? Toglilo.
members-phone = Un telefono che non ha ancora giocato
members-program = Un programma
members-own = questo telefono
members-remove = Togli
members-delete-games = Elimina anche le partite non finite iniziate da lì
confirm-remove-member = Togliere { $name } dal gruppo?
confirm-remove-member-lost = Questo telefono o programma non vedrà più il gruppo. Perde i suoi posti nelle partite in corso, e i suoi inviti vengono ritirati. Per tornare serve un invito.
members-invites = Inviti in sospeso
members-no-invites = Nessun invito in sospeso.
members-invited-member = Invito per un membro
members-invited-reader = Invito per un lettore
members-invited-keeper = Invito per un admin
members-revoke-invite = Ritira

## History and statistics

history-find = Cerca partite
history-name = Nome, luogo o nota
history-player = Giocatore
history-board = Versione
history-result = Risultato
history-any = Tutti
history-from = Dal
history-to = Al
history-submit = Mostra
history-all = Tutte le partite
history-downloads = Esporta queste partite:
history-result-locks = Due file chiuse
history-result-penalties = Quarta penalità
history-result-stopped = Finita prima
history-result-won = Vinta dal giocatore
history-result-lost = Persa dal giocatore
history-title = Storico
stats-players = Giocatori
stats-of = { $name } – statistiche
stats-title = Giocatori e record
stats-records = Record
stats-record-highest_total = Totale più alto
stats-record-longest_row = Più crocette in una fila
player-anonymized = Qualcuno
stats-count = Partite
stats-wins = Vittorie
stats-average = Media
stats-best = Migliore
stats-penalties = Penalità
stats-locks = File chiuse
stats-known = { $count } in { $games ->
    [one] una partita
   *[other] { $games } partite
}
stats-early = Le partite in solitario e quelle interrotte contano per i punti, non per le vittorie.
stats-alone = In solitario: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, migliore { $best }, media { $average }
stats-games = Partite tirate e partite lunghe
stats-margin = Vantaggio medio di chi vince
stats-closest = Vittoria più risicata
stats-length = Durata abituale
stats-longest = Partita più lunga
stats-starter-won = Ha vinto chi cominciava
stats-share = { $part } su { $whole }
stats-minutes = { $minutes } min
stats-hours = { $hours } h { $minutes } min
stats-starts = Cominciate
stats-starter-wins = Vinte cominciando
stats-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
stats-period = Periodo
stats-all-time = Da sempre
stats-by-year = Per anno
stats-by-month = Per mese
stats-trend = Andamento
stats-trend-of = Punti di { $name } nelle ultime { $games } partite
stats-chart = L’ultima partita è a destra. I punti pieni sono vittorie. Migliore: { $highest }.
ratings-title = Livelli
rating = Livello
rating-uncertainty = Margine
ratings-empty = Nessuna partita con più giocatori è ancora finita.
ratings-about = Ogni partita sposta i livelli. Battere chi è forte vale più che battere chi è debole. ± dice quanto è sicuro un livello: più partite, più è piccolo. Finché è grande, il livello è grigio con un punto di domanda.
ratings-lacking = Ancora { $games ->
    [one] una partita
   *[other] { $games } partite
} e { $name } avrà un livello
rating-of = Livello di { $name }
rating-curve-of = Livello di { $name } dopo ognuna delle ultime { $games } partite
rating-chart = L’ultima partita è a destra. La zona ombreggiata è ±.
stats-numbers = Come tabella
stats-date = Data
stats-total = Totale
stats-boards = Per versione
stats-spread = Come si distribuiscono i punti
stats-by-players = Per numero di giocatori
stats-head-to-head = Testa a testa
badges = Distintivi
badge-first-lock = Primo lucchetto
badge-first-win = Prima vittoria
badge-eleven-in-a-row = Undici crocette in una fila
badge-won-by-a-point = Vittoria per un solo punto
badge-games = Partita n. { $games }
stats-ahead = Davanti
stats-behind = Dietro
stats-level = Pari
stats-games-of = Partite di { $name }
export-lead = Esporta la partita
export-bgstats = Invia a BG Stats
history-no-match = Nessuna partita trovata.
history-count = { $games ->
    [one] Una partita finita.
   *[other] { $games } partite finite.
}
history-on-paper = La partita è stata giocata su carta.
history-paper = su carta

## A year in one picture

year-all = Tutti
year-held = { $title }: { $names }
year-rival = Rivale in { $games ->
    [one] una partita
   *[other] { $games } partite
}
year-streak = Vittorie di fila
year-offer = Il vostro { $year } in un’immagine
