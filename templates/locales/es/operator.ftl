# The page of the operator.

admin-title = Este servidor
admin-hint = Solo este navegador ve esta página: durante 12 horas, hasta que se abra otro enlace o hasta que se reinicie el servidor.
admin-link-ended = Este enlace ya no sirve.
admin-no-session = Esta página solo la ve quien administra el servidor.
admin-how = Rowlock muestra un enlace a ella al arrancar; también lo hace «rowlock admin page-link» en el equipo del servidor. Cada enlace sirve una vez y durante 15 minutos.
admin-unknown = desconocido
admin-ago = hace { $time }
admin-duration = { $days } d { $hours } h { $minutes } min
admin-kib = { $size } KiB
admin-mib = { $size } MiB
admin-gib = { $size } GiB

## Server

admin-server = Servidor
admin-version = Versión
admin-address = Dirección para teléfonos
admin-started = Arrancado
admin-uptime = En marcha desde hace
admin-ready = Puede guardar jugadas
admin-ready-yes = sí

## Games

admin-games = Partidas
admin-running = En curso
admin-lobbies = En la sala
admin-finished = Terminadas
admin-streams = Conexiones abiertas
admin-in-memory = Partidas en memoria
admin-groups = Grupos
admin-seats = Asientos en todas las partidas

## Database

admin-database = Base de datos
admin-file = Archivo
admin-size = Tamaño
admin-log-size = Tamaño de su registro
admin-free = Libre en su disco
admin-schema = Versión del esquema

## Backups

admin-backups = Copias diarias
admin-backups-limit = Guardadas como máximo
admin-backups-off = ninguna: desactivadas
admin-backups-folder = Carpeta
admin-backups-stored = Guardadas ahora
admin-backups-last = Última
admin-backups-none = todavía ninguna
admin-backups-failed = Fallidas desde el arranque

## Rights

admin-rights = Permisos
admin-devices = Teléfonos
admin-tokens = Tokens

## Settings

admin-settings = Ajustes
admin-config = Archivo de configuración
admin-no-config = ninguno
admin-source-default = por defecto
admin-source-file = archivo
admin-unset = sin definir
