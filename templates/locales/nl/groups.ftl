# Groepen, hun spellen en bestanden met spellen.

time-zone-unknown = Een tijdzone heeft een IANA-naam, zoals Europe/Amsterdam.
result-unknown = Een uitslag is locks, penalties, stopped, won of lost.
import-kind = Het bestand moet application/json of text/csv zijn.
import-not-stored = Het bestand kan niet worden opgeslagen.
import-too-large = Een bestand is hoogstens 64 MiB groot.
import-too-many-games = Een bestand heeft hoogstens {$most} spellen; splits het en stuur de delen na elkaar.
too-many-imports = Er zijn van hieruit al heel veel spellen gekomen; wacht even met het volgende bestand.
too-many-players = De groep heeft al {$most} spelers; voeg er eerst een paar samen of verwijder ze.
import-unreadable = Het bestand kan niet worden gelezen.
import-wrong = Het bestand bevat fouten.
game-twice = Dit spel staat twee keer in het bestand.
log-too-long = Een spel heeft hoogstens {$most} gebeurtenissen.
log-other-seats = Het logboek heeft een ander aantal plaatsen.
log-other-result = Het logboek leidt tot een andere uitslag.
seats-same-name = Twee plaatsen hebben dezelfde naam.
day-to-come = Die dag moet nog komen.
paper-players = Een spel heeft 1 tot 8 spelers.
paper-impossible = Geen scoreblad van dit bord kan eruitzien als dat van { $name }.
paper-one-game = Een spel heeft één datum en één bord.
column-unknown = Het sjabloon heeft geen kolom { $column }.
column-missing = De kolom { $column } ontbreekt.
date-unreadable = Een datum ziet er zo uit: 2026-11-20.
column-no-number = { $column } is een getal.
paper-incomplete = Een regel heeft de kruisjes van alle rijen met de strafpunten, of alleen een totaal.
paper-other-total = De kruisjes zijn samen { $total } punten.
