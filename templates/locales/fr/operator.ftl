# The page of the operator.

admin-title = Ce serveur
admin-hint = Seul ce navigateur voit cette page : pendant 12 heures, jusqu’à l’ouverture d’un autre lien ou jusqu’au redémarrage du serveur.
admin-link-ended = Ce lien n’est plus valable.
admin-no-session = Seule la personne qui gère le serveur voit cette page.
admin-how = Rowlock affiche un lien vers elle au démarrage ; « rowlock admin page-link », sur l’ordinateur du serveur, en donne un autre. Un lien sert une fois, pendant 15 minutes.
admin-unknown = inconnu
admin-ago = il y a { $time }
admin-duration = { $days } j { $hours } h { $minutes } min
admin-kib = { $size } Kio
admin-mib = { $size } Mio
admin-gib = { $size } Gio

## Server

admin-server = Serveur
admin-version = Version
admin-address = Adresse pour les téléphones
admin-started = Démarré
admin-uptime = En marche depuis
admin-ready = Peut enregistrer les coups
admin-ready-yes = oui

## Games

admin-games = Parties
admin-running = En cours
admin-lobbies = Dans le salon
admin-finished = Terminées
admin-streams = Connexions ouvertes
admin-in-memory = Parties en mémoire
admin-groups = Groupes
admin-seats = Places dans toutes les parties

## Database

admin-database = Base de données
admin-file = Fichier
admin-size = Taille
admin-log-size = Taille de son journal
admin-free = Libre sur son disque
admin-schema = Version du schéma

## Backups

admin-backups = Sauvegardes quotidiennes
admin-backups-limit = Conservées au plus
admin-backups-off = aucune : désactivées
admin-backups-folder = Dossier
admin-backups-stored = Conservées à présent
admin-backups-last = Dernière
admin-backups-none = encore aucune
admin-backups-failed = Échecs depuis le démarrage

## Rights

admin-rights = Droits
admin-devices = Téléphones
admin-tokens = Jetons

## Settings

admin-settings = Réglages
admin-config = Fichier de configuration
admin-no-config = aucun
admin-source-default = par défaut
admin-source-file = fichier
admin-unset = non défini
