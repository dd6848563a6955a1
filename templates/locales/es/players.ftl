# Players, their phones, spectators and links.

## Players and phones

players-title = Jugadores y teléfonos
players-back = Volver a la partida
players-left = fuera de la partida
players-another-phone = Cambiar de teléfono
players-make-host = Hacer anfitrión
players-leave = Dejar la partida
players-remove = Sacar de la partida
players-take-over = Ser anfitrión
players-host-silent = El teléfono del anfitrión lleva dos minutos sin dar señales.
players-take-back = Volver a ser anfitrión
players-was-taken = Tu teléfono no daba señales, y otra persona tomó el papel de anfitrión.
players-close-code = Cerrar la entrada
players-open-code = Dejar entrar otra vez

## Requests to join

request-name = ¿Dejas entrar a { $name }? Hoja vacía, desde la próxima tirada.
request-seat = ¿Dejas que otro teléfono juegue como { $name }?
request-spectate = ¿Mostrar todas las hojas en otra pantalla?
request-yes = Sí
request-no = No
request-dealt = La reparte Rowlock

## A TV that shows the game

tv-title = Mostrar una partida en esta tele
tv-scan = Escanea esto con un teléfono que esté en la partida.
tv-code = Cómo trae un teléfono esta pantalla a su mesa
tv-qr = Código QR para el teléfono
tv-type = o escribe este código en el teléfono
tv-follows = Después se ven aquí todas las hojas, también en la revancha.
tv-asked = Esperando a que el anfitrión diga que sí.
screen-title = Ver la partida en una tele
screen-open = Abre { $address }/tv en la tele y escribe aquí el código que muestra.
screen-code = Código de la tele
screen-show = Mostrar esta partida
screen-shown = La tele ya muestra la partida.
screen-none = Este teléfono no está ahora en ninguna partida. Únete primero a una y luego llévala a la tele.

## Leaving

leave-own = ¿Dejar la partida?
leave-other = ¿Sacar a { $name } de la partida?
leave-own-sheet = Tu hoja se queda como está y cuenta al final.
leave-other-sheet = La hoja de { $name } se queda como está y cuenta al final.
leave-ends-game = No queda nadie más en la mesa: la partida termina.
leave-others-stay = La partida sigue sin pausa para { $names }.
leave-turn-over = El turno termina enseguida, sin penalización.
leave-host-stays = El papel de anfitrión se queda aquí hasta que pase a alguien.
leave-host-undoes = Solo el anfitrión puede deshacerlo.
leave-undo-yours = Tienes el papel de anfitrión: puedes deshacerlo.
leave-yes-own = Sí, me voy
leave-yes-other = Sí, sacar a { $name }

## Invites to a game

invite-title = Invitar
invite-player = A un jugador a esta partida
invite-spectator = A alguien a mirar
invite-tv = A una tele
invite-group = A alguien al grupo

## Spectators

spectate-title = Mirar
spectate-table-view = Vista de mesa
spectate-share-link = Compartir enlace
spectate-stop-sharing = Dejar de compartir

## A link that was created

link-created-qr = Código QR del enlace de abajo
link-created-link = El enlace
link-created-copy = Copiar enlace
link-created-copied = Copiado
link-created-send = Enviar enlace
link-created-expires = Vale para un teléfono, hasta: { $time }
link-created-done = Listo
link-created-seat = { $name } en otro teléfono
link-created-seat-lead = Escanea esto con el teléfono que va a jugar como { $name }. Antes pregunta, y la hoja se queda como está.
link-created-seat-until = El teléfono de antes conserva el asiento hasta que el nuevo acepte.
link-created-seat-app = Para una app en la pantalla de inicio: copia el enlace, abre la app, elige «Unirse a una partida» y pégalo allí.
link-created-share-lead = Quien tenga este enlace ve todas las hojas en directo y no puede cambiar nada.
link-created-share-hint = Vale hasta que dejes de compartir. Para una tableta o una tele en medio de la mesa, y para quien no está en ella.
link-created-member = Invitar a un miembro
link-created-member-lead = Quien acepte verá las partidas del grupo y podrá empezar otras.
link-created-keeper = Invitar a un responsable
link-created-keeper-lead = Quien acepte será responsable del grupo contigo: tendrá el papel de anfitrión en cada partida y podrá corregir y borrar lo que hay en él.
link-created-reader = Invitar a un lector
link-created-reader-lead = Quien acepte verá las partidas y estadísticas del grupo, pero no podrá jugar ni cambiar nada.
link-created-invite-hint = Quien juega una partida del grupo con su propio teléfono ya es miembro, sin invitación.
link-created-reader-hint = Para quien solo mira, o para un programa: la API le da un token con este enlace.

## A link that was opened

link-seat = ¿Jugar aquí como { $name }?
link-seat-table = En la mesa con { $names }.
link-seat-means = La hoja viene tal como está. El teléfono que ahora juega como { $name } la pierde.
link-seat-host = El papel de anfitrión viene también: este teléfono podrá tachar en todas las hojas, rebobinar y terminar la partida.
link-seat-own = Este teléfono ya juega como { $name }. Abre el enlace en el teléfono que va a seguir.
link-seat-yes = Sí, jugar como { $name }
link-seat-open = A la partida
link-seat-expired = El enlace de un asiento vale para un teléfono y diez minutos. Pide otro al anfitrión: «Jugadores y teléfonos», «Cambiar de teléfono».
link-share-expired = Pide al anfitrión un enlace nuevo para mirar.
link-no-cookie = Este navegador no guarda cookies
link-no-cookie-why = Para mirar, el navegador tiene que guardar una cookie. Permite las cookies de esta página y abre el enlace otra vez.
link-group = ¿Entrar en el grupo «{ $name }»?
link-member = Este teléfono verá las partidas del grupo y podrá empezar otras.
link-reader = Este teléfono verá las partidas del grupo, pero no podrá empezar ninguna.
link-keeper = Este teléfono será responsable del grupo: tendrá el papel de anfitrión en cada partida y podrá corregir y borrar lo que hay en él.
link-group-in = Este teléfono ya está en el grupo. Abre el enlace en el teléfono que va a entrar.
link-group-yes = Sí, entrar
link-group-open = A su historial
link-group-expired = Una invitación vale para una persona y un día. Pide otra a quien te la envió.
link-decline = No

## The table view

table-waiting = La partida aún no ha empezado.
table-roll = Le toca a { $name }
table-turn = turno { $turn }
table-last-call = última tirada
table-closed-rows = Filas cerradas
table-sheet = Hoja de { $name }
table-undecided = nada tachado con esta tirada
table-connection-on = Conectado
table-connection-waiting = Reconectando
table-connection-off = Sin conexión

## A seat link that is typed

seat-link-title = ¿Tu asiento en otro teléfono?
seat-link-about = Para un asiento que ya era tuyo, el anfitrión tiene un código QR en «Jugadores y teléfonos», «Cambiar de teléfono»: escanéalo o pega aquí su enlace.
seat-link-link = Enlace
seat-link-open = Abrir
