# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = it

list = { $first } e { $last }
home = Home
error-page-join = Entra con un codice
error-page-id = Se succede di nuovo, dai questo codice a chi gestisce il server: { $id }
error-page-not-found = Qui non c’è niente
error-page-not-found-text = Forse il link ha un errore, o la partita non c’è più.
error-page-no-seat = Questo telefono non è in quella partita
error-page-no-seat-text = Se stai giocando, chiedi all’host il codice QR del tuo posto: “Giocatori e telefoni”, “Cambia telefono”. Se stavi guardando, il link è stato ritirato.
error-page-no-group = Questo telefono non è in quel gruppo
error-page-no-group-text = Chiedi un invito a un admin del gruppo, o entra in una delle sue partite.
plain = { $text }
red = rosso
yellow = giallo
green = verde
blue = blu
orange = arancione
purple = viola
pink = rosa
black = nero
back = Indietro
names = { $names }
decimal = { $whole },{ $tenths }
red-first = Rosso
yellow-first = Giallo
green-first = Verde
blue-first = Blu
row-red-yellow = rosso-giallo
row-yellow-green = giallo-verde
row-green-blue = verde-blu
row-bar = casella bonus
row-pairs = coppia
row-swaps = casella di scambio
row-track = pista
row-red-yellow-first = Rosso-giallo
row-yellow-green-first = Giallo-verde
row-green-blue-first = Verde-blu
row-bar-first = Casella bonus
row-pairs-first = Coppia
row-swaps-first = Casella di scambio
row-track-first = Pista
orange-first = Arancione
purple-first = Viola
pink-first = Rosa
black-first = Nero
list-comma = { $first }, { $second }

## A choice of two

either = { $one } o { $other }

## A read-only sheet

static-sheet-of = Foglio di { $name }
static-sheet-none = { $row }: nessuna crocetta
static-sheet-crossed = { $row }: { $numbers }
static-sheet-locked = { $row }: { $numbers } e il lucchetto
static-sheet-open = { $row }; { $number } si può segnare
static-sheet-penalties = { $count } penalità
static-sheet-sum = Punti per fila, meno le penalità:
line-steps = Gradini
line-double = Doppia
line-bonus = Bonus
static-sheet-left = fuori dal gioco
static-sheet-roll = ha i dadi
static-sheet-numbers = fortunati { $low } e { $high }
static-sheet-roll-printed = { $roll } · { $printed }

## Modes

mode-turns = con i turni
mode-turns-text = Pensa a turni, lucchetti e penalità.
mode-sheet = solo fogli
mode-sheet-text = Controlla le crocette. Niente turni.
mode-dice = con i dadi
mode-dice-text = Inserisci anche ogni tiro, e ogni telefono mostra che cosa permette.

## State of a game

status-lobby = aspetta i giocatori
status-playing = in corso
status-last-call = ultimo tiro
status-finished = finita

## Dates

month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { $year }
day = { $day } { month }
date = { day }, { $time }

## Settings of a device

settings-title = Impostazioni
settings-lead = Per questo telefono, in ogni partita.
settings-language = Lingua
settings-language-of-browser = Come il browser
settings-theme = Chiaro o scuro
settings-theme-of-system = Automatico
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-playing = Mentre giochi
settings-wake-lock = Tieni acceso lo schermo
settings-wake-lock-video = Senza HTTPS serve un video muto; su alcuni telefoni ferma la musica.
settings-vibrate = Vibra quando tocca a te e quando si chiude una fila
settings-sounds = Suoni: il tuo turno, una fila chiusa, la fine
settings-save = Salva
settings-saved = Salvato
settings-not-saved = Non è stato salvato. Controlla la connessione e tocca “Salva”.
rows-title = Colori dei dadi e ordine delle file
rows-lead = Se i dadi o i fogli della tua scatola sono diversi. Per questo telefono, in ogni partita.
rows-color = Colore del suo dado
rows-up = { $color } in su
rows-down = { $color } in giù
rows-standard = Come nella scatola classica

## The page for a secure connection

https-title = Connessione sicura
https-offer = Metti Rowlock nella schermata Home e tieni acceso lo schermo
https-lead = Con una connessione sicura puoi mettere Rowlock nella schermata Home, lo schermo resta acceso e i fogli si aprono anche senza Wi-Fi. Per farlo, il telefono deve fidarsi di questo server, una volta sola.
https-on = Questa connessione è sicura. Ora puoi mettere Rowlock nella schermata Home.
https-system = Il tuo dispositivo
https-system-ios = iPhone, iPad
https-system-android = Android
https-system-mac = Mac
https-system-windows = Windows
https-system-other = Firefox, Linux
https-ios-1 = Scarica il profilo e tocca “Consenti”.
https-ios-2 = Apri Impostazioni, tocca “Profilo scaricato” in alto e installalo.
https-ios-3 = In Impostazioni apri Generali, Info e, in fondo, Attendibilità certificati. Attiva “{ $name }”.
https-android-1 = Scarica il certificato.
https-android-2 = Apri Impostazioni, cerca “certificato CA” e tocca “Installa comunque”.
https-android-3 = Scegli il file rowlock.crt.
https-mac-1 = Scarica il certificato e aprilo: finisce nel portachiavi.
https-mac-2 = In Accesso Portachiavi fai doppio clic su “{ $name }”.
https-mac-3 = Alla voce “Attendibilità” scegli “Fidati sempre”.
https-windows-1 = Scarica il certificato e aprilo.
https-windows-2 = Fai clic su “Installa certificato”, poi su “Colloca tutti i certificati nel seguente archivio”, e scegli “Autorità di certificazione radice attendibili”.
https-windows-3 = Conferma con “Sì” e riavvia il browser.
https-other-1 = Scarica il certificato.
https-other-2 = Nelle impostazioni del browser cerca “certificati” e importa il file in “Autorità”.
https-other-3 = Spunta “Dai fiducia a questa CA per l’identificazione di siti web”.
https-profile = Scarica il profilo
https-certificate = Scarica il certificato
https-fingerprint = Fidati solo se la sua impronta SHA-256 è quella che il server ha mostrato all’avvio:
https-open = Apri la pagina sicura
https-open-hint = Se lì appare un avviso, manca un passaggio. Da quel momento questo telefono apre sempre la pagina sicura.
https-scope = Il certificato “{ $name }” vale solo per nomi e indirizzi di reti domestiche. Non permette di leggere niente di ciò che il telefono manda su internet.
https-plain = Apri senza connessione sicura

## The page for no connection

offline-title = Nessuna connessione
offline-text = Questa pagina non è sul tuo telefono, ma i tuoi fogli sì, come li hai visti l’ultima volta. Quello che tocchi viene salvato e inviato appena torni in linea.
offline-sheets = Fogli su questo telefono
offline-again = Riprova
