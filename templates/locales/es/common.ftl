# Texts that many pages share.

## Shared by many pages

# The language of the page (BCP 47).
language = es

list = { $first } y { $last }
home = Inicio
error-page-join = Unirse con un código
error-page-id = Si vuelve a pasar, da este código a quien lleva el servidor: { $id }
error-page-not-found = Aquí no hay nada
error-page-not-found-text = Esta partida ya no existe, o el enlace tiene un error.
error-page-no-seat = Este teléfono no está en esa mesa
error-page-no-seat-text = Si juegas ahí, pide al anfitrión el código QR de tu asiento: «Jugadores y teléfonos», «Cambiar de teléfono». Si solo mirabas, tu enlace ya no vale: pide uno nuevo.
error-page-no-group = Este teléfono no está en ese grupo
error-page-no-group-text = Pide una invitación a un responsable del grupo, o únete a una de sus partidas.
plain = { $text }
red = rojo
yellow = amarillo
green = verde
blue = azul
orange = naranja
purple = morado
pink = rosa
black = negro
back = Atrás
names = { $names }
decimal = { $whole },{ $tenths }
red-first = Rojo
yellow-first = Amarillo
green-first = Verde
blue-first = Azul
row-red-yellow = rojo-amarillo
row-yellow-green = amarillo-verde
row-green-blue = verde-azul
row-bar = extra
row-pairs = pareja
row-swaps = cambio
row-track = paso de pista
row-red-yellow-first = Rojo-amarillo
row-yellow-green-first = Amarillo-verde
row-green-blue-first = Verde-azul
row-bar-first = Extra
row-pairs-first = Pareja
row-swaps-first = Cambio
row-track-first = Pista
orange-first = Naranja
purple-first = Morado
pink-first = Rosa
black-first = Negro
list-comma = { $first }, { $second }

## A choice of two

either = { $one } { $other ->
    [8] u
    [11] u
   *[other] o
} { $other }

## A read-only sheet

static-sheet-of = Hoja de { $name }
static-sheet-none = { $row }: sin cruces
static-sheet-crossed = { $row }: { $numbers }
static-sheet-locked = { $row }: { $numbers } y el cierre
static-sheet-open = { $row }; el { $number } está abierto
static-sheet-penalties = { $count ->
    [one] { $count } penalización
   *[other] { $count } penalizaciones
}
static-sheet-sum = Puntos por fila, menos las penalizaciones:
line-steps = Escalones
line-double = Doble
line-bonus = Extra
static-sheet-left = fuera
static-sheet-roll = turno actual
static-sheet-numbers = de la suerte: { $low } y { $high }
static-sheet-roll-printed = { $roll } · { $printed }

## Modes

mode-turns = con turnos
mode-turns-text = Lleva los turnos, los cierres y las penalizaciones.
mode-sheet = solo hojas
mode-sheet-text = Comprueba tus cruces; los turnos los lleva la mesa.
mode-dice = con dados
mode-dice-text = Quien tira anota también los dados, y cada teléfono muestra qué se puede tachar.

## State of a game

status-lobby = esperando jugadores
status-playing = en curso
status-last-call = última tirada
status-finished = terminada

## Dates

month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
} de { $year }
day = { $day } de { month }
date = { day }, { $time }

## Settings of a device

settings-title = Ajustes
settings-lead = Solo para este teléfono, en todas las partidas.
settings-language = Idioma
settings-language-of-browser = El del navegador
settings-theme = Claro u oscuro
settings-theme-of-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-playing = Mientras juegas
settings-wake-lock = Mantener la pantalla encendida
settings-wake-lock-video = Sin HTTPS hace falta un vídeo mudo; en algunos teléfonos detiene la música.
settings-vibrate = Vibrar cuando te toca o se cierra una fila
settings-sounds = Sonidos: tu turno, una fila cerrada, el final
settings-save = Guardar
settings-saved = Guardado
settings-not-saved = No se ha guardado. Comprueba la conexión y toca «Guardar».
rows-title = Colores de los dados y orden de las filas
rows-lead = Si los dados o las hojas de tu caja son distintos. Solo para este teléfono, en todas las partidas.
rows-color = Color de su dado
rows-up = { $color } hacia arriba
rows-down = { $color } hacia abajo
rows-standard = Como en la caja normal

## The page for a secure connection

https-title = Conexión segura
https-offer = Añadir Rowlock a la pantalla de inicio y mantener la pantalla encendida
https-lead = Con una conexión segura puedes añadir Rowlock a la pantalla de inicio, la pantalla no se apaga y tus hojas se abren sin wifi. Para ello, el teléfono tiene que confiar una vez en este servidor.
https-on = Esta conexión es segura. Ya puedes añadir Rowlock a la pantalla de inicio.
https-system = Tu dispositivo
https-system-ios = iPhone, iPad
https-system-android = Android
https-system-mac = Mac
https-system-windows = Windows
https-system-other = Firefox, Linux
https-ios-1 = Descarga el perfil y toca «Permitir».
https-ios-2 = Abre la app Ajustes (o Configuración), toca arriba «Perfil descargado» e instálalo.
https-ios-3 = En Ajustes, abre General, Información y, al final, los ajustes de confianza de los certificados. Activa «{ $name }».
https-android-1 = Descarga el certificado.
https-android-2 = Abre la app Ajustes (o Configuración), busca «certificado CA» y toca «Instalar de todos modos».
https-android-3 = Elige el archivo rowlock.crt.
https-mac-1 = Descarga el certificado y ábrelo; se añade a tu llavero.
https-mac-2 = En Acceso a Llaveros, haz doble clic en «{ $name }».
https-mac-3 = En «Confiar», elige «Confiar siempre».
https-windows-1 = Descarga el certificado y ábrelo.
https-windows-2 = Haz clic en «Instalar certificado», después en «Colocar todos los certificados en el siguiente almacén», y elige «Entidades de certificación raíz de confianza».
https-windows-3 = Confirma con «Sí» y reinicia el navegador.
https-other-1 = Descarga el certificado.
https-other-2 = En los ajustes del navegador, busca «certificados» e importa el archivo en «Autoridades».
https-other-3 = Marca «Confiar en esta CA para identificar sitios web».
https-profile = Descargar perfil
https-certificate = Descargar certificado
https-fingerprint = Confía en él solo si su huella SHA-256 es la que el servidor mostró al arrancar:
https-open = Abrir la página segura
https-open-hint = Si aparece un aviso, falta un paso. Desde entonces, este teléfono abre siempre la página segura.
https-scope = El certificado «{ $name }» solo vale para nombres y direcciones de redes domésticas. Nadie puede leer con él lo que tu teléfono envía a internet.
https-plain = Abrir sin conexión segura

## The page for no connection

offline-title = Sin conexión
offline-text = Esta página no está en tu teléfono. Tus hojas sí, tal como las viste por última vez: lo que toques en ellas se guarda y se envía cuando vuelva la conexión.
offline-sheets = Hojas en este teléfono
offline-again = Probar otra vez
