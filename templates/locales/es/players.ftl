# Players, their phones, spectators and links.

## Players and phones

players-title = Jugadores y móviles
players-back = Volver a la partida
players-left = se ha ido
players-another-phone = Otro móvil
players-make-host = Hacer anfitrión
players-leave = Dejar la partida
players-remove = Dar por ido
players-take-over = Ser anfitrión
players-host-silent = Hace dos minutos que no se sabe nada del móvil del anfitrión.
players-take-back = Volver a ser anfitrión
players-was-taken = Mientras tu móvil no daba señales, otra persona tomó el papel de anfitrión.
players-lost-phone = ¿Un móvil perdido, sin batería o nuevo? «Otro móvil» muestra un código QR para el nuevo.
players-host-may = El anfitrión puede marcar todas las hojas, borrar, volver atrás y terminar la partida.
players-may-take-over = Si el móvil del anfitrión calla dos minutos, cualquier jugador puede sustituirlo aquí.
players-add-hint = Quien llega empieza con una hoja vacía, desde la próxima tirada. Con móvil propio: el código { $code }, y tú le dejas entrar.

## Requests to join

request-name = ¿Dejas entrar a { $name }? Hoja vacía, desde la próxima tirada.
request-seat = ¿Dejar que otro móvil juegue como { $name }?
request-spectate = ¿Mostrar todas las hojas en otra pantalla?
request-yes = Sí
request-no = No

## A TV that shows the game

tv-title = Esta tele en vuestra mesa
tv-scan = Escanea esto con un móvil que esté jugando.
tv-code = Cómo trae un móvil esta pantalla a su mesa
tv-qr = Código QR para el móvil
tv-type = o escribe este código en el móvil
tv-follows = Después se ven aquí todas las hojas, solas, y también en la próxima partida.
tv-asked = Se pregunta al anfitrión si la partida puede verse aquí.
spectate-on-tv = Ver en una tele
screen-title = Ver la partida en una tele
screen-open = Abre { $address }/tv en la tele y escribe el código que muestra.
screen-code = Código de la tele
screen-show = Mostrar esta partida
screen-none = Este móvil no está ahora en ninguna partida. Únete primero a una y luego llévala a la tele.

## Leaving

leave-own = ¿Dejar la partida?
leave-other = ¿Dar a { $name } por ido?
leave-own-sheet = Tu hoja queda como está y al final cuenta con las demás.
leave-other-sheet = La hoja de { $name } queda como está y al final cuenta con las demás.
leave-ends-game = No queda nadie a la mesa: la partida termina.
leave-others-stay = { $names }: la partida sigue sin pausa.
leave-turn-over = El turno termina enseguida, sin penalización.
leave-host-stays = El papel de anfitrión queda aquí hasta que se dé a alguien.
leave-host-undoes = Solo el anfitrión puede deshacerlo.
leave-yes-own = Sí, me voy
leave-yes-other = Sí, { $name } se va

## Spectators

spectate-title = Mirar
spectate-about = Todas las hojas en una tableta o un televisor en medio de la mesa.
spectate-share = Con un enlace compartido también las ve quien no está a la mesa.
spectate-table-view = Vista de mesa
spectate-share-link = Compartir enlace
spectate-another-link = Otro enlace
spectate-stop-sharing = Dejar de compartir

## A link that was created

link-created-qr = Código QR del enlace de abajo
link-created-link = El enlace
link-created-expires = Vale para un móvil, hasta: { $time }
link-created-done = Listo
link-created-seat = { $name } en otro móvil
link-created-seat-lead = Escanea esto con el móvil que va a jugar como { $name }. Antes se le pregunta, y la hoja queda como está.
link-created-seat-until = El móvil viejo conserva el asiento hasta que el nuevo acepta.
link-created-seat-app = Para una app en la pantalla de inicio: copia el enlace, abre la app, elige unirse a una partida y pégalo allí.
link-created-share-lead = Quien tenga este enlace ve todas las hojas en directo y no puede cambiar nada.
link-created-share-hint = Vale hasta que dejes de compartir. Para una tableta o un televisor en el medio y para quien no está a la mesa.
link-created-member = Invitar a un miembro
link-created-member-lead = Quien acepta encuentra las partidas del grupo y puede empezar otras en él.
link-created-keeper = Invitar a un responsable
link-created-keeper-lead = Quien acepta lleva el grupo contigo: es anfitrión de cada partida y puede corregir y borrar lo que hay en él.
link-created-invite-hint = Quien juega una partida del grupo con su móvil ya es miembro sin invitación.

## A link that was opened

link-seat = ¿Jugar aquí como { $name }?
link-seat-table = A la mesa con { $names }.
link-seat-means = La hoja viene tal como está. El móvil que ahora juega como { $name } la pierde.
link-seat-host = El papel de anfitrión viene también: este móvil podrá marcar todas las hojas, volver atrás y terminar la partida.
link-seat-own = Este móvil ya juega como { $name }. Abre el enlace en el móvil que va a seguir.
link-seat-yes = Sí, jugar como { $name }
link-seat-open = A la partida
link-seat-expired = El enlace de un asiento vale para un móvil y diez minutos. Pide otro al anfitrión: Jugadores y móviles, Otro móvil.
link-share-expired = Pide al anfitrión de la partida un enlace nuevo para mirar.
link-no-cookie = Este navegador no guarda cookies
link-no-cookie-why = Para mirar, el navegador tiene que guardar una cookie. Permite las cookies de esta página y abre el enlace otra vez.
link-group = ¿Entrar en el grupo «{ $name }»?
link-member = Este móvil encontrará las partidas del grupo y podrá empezar otras en él.
link-keeper = Este móvil llevará el grupo: será anfitrión de cada partida y podrá corregir y borrar lo que hay en él.
link-group-in = Este móvil ya pertenece a él. Abre el enlace en el móvil que va a entrar.
link-group-yes = Sí, entrar
link-group-open = A su historial
link-group-expired = Una invitación vale para uno y un día. Pide otra a quien la envió.
link-decline = No

## The table view

table-waiting = La partida aún no ha empezado.
table-roll = Tira { $name }
table-turn = turno { $turn }
table-last-call = última jugada
table-closed-rows = Filas cerradas
table-sheet = Hoja de { $name }
table-connection-on = Conectado
table-connection-waiting = Reconectando
table-connection-off = Sin conexión

## A seat link that is typed

seat-link-title = ¿Tu asiento en otro móvil?
seat-link-about = Para un asiento que ya era tuyo, el anfitrión tiene un código QR en Jugadores y móviles, Otro móvil: escanéalo o pega aquí su enlace.
seat-link-link = Enlace
seat-link-open = Abrir
