# Les groupes, leurs parties et les fichiers de parties.

time-zone-unknown = Un fuseau horaire porte un nom IANA, comme Europe/Paris.
result-unknown = Un résultat est locks, penalties, stopped, won ou lost.
import-kind = Le fichier doit être application/json ou text/csv.
import-not-stored = Le fichier ne peut pas être enregistré.
import-too-large = Un fichier fait au plus 64 Mio.
import-too-many-games = Un fichier compte au plus {$most} parties ; divise-le et envoie les morceaux l’un après l’autre.
too-many-imports = Beaucoup de parties sont déjà arrivées d’ici ; attends un peu avant le prochain fichier.
too-many-players = Le groupe a déjà {$most} joueurs ; fusionnes-en ou supprimes-en d’abord.
import-unreadable = Le fichier ne peut pas être lu.
import-wrong = Le fichier contient des erreurs.
game-twice = Cette partie figure deux fois dans le fichier.
log-too-long = Une partie compte au plus {$most} événements.
log-other-seats = Le journal compte un autre nombre de places.
log-other-result = Le journal mène à un autre résultat.
seats-same-name = Deux places portent le même nom.
day-to-come = Ce jour n’est pas encore venu.
paper-players = Une partie compte de 1 à 8 joueurs.
paper-impossible = Aucune feuille de ce plateau ne peut ressembler à celle de { $name }.
paper-one-game = Une partie a une date et un plateau.
column-unknown = Le modèle n’a pas de colonne { $column }.
column-missing = La colonne { $column } manque.
date-unreadable = Une date s’écrit 2026-11-20.
column-no-number = { $column } est un nombre.
paper-incomplete = Une ligne porte les croix de toutes les rangées et les coups manqués, ou seulement un total.
paper-other-total = Les croix font { $total } points.
