# Players and their phones, and links for others.

## Players and phones
people-title = Jugadores y móviles
people-back = Volver a la partida
people-gone = se ha ido
people-another-phone = Otro móvil
people-make-host = Hacer anfitrión
people-leave = Dejar la partida
people-let-leave = Dar por ido
people-take-over = Ser anfitrión
people-host-silent = Hace dos minutos que no se sabe nada del móvil del anfitrión.
people-take-back = Volver a ser anfitrión
people-was-taken = Mientras tu móvil no daba señales, otra persona tomó el papel de anfitrión.
people-lost-phone = ¿Un móvil perdido, sin batería o nuevo? «Otro móvil» muestra un código QR para el nuevo.
people-host-may = El anfitrión puede marcar todas las hojas, borrar, volver atrás y terminar la partida.
people-may-take-over = Si el móvil del anfitrión calla dos minutos, cualquier jugador puede sustituirlo aquí.
people-add-hint = Quien llega empieza con una hoja vacía, desde la próxima tirada. Con móvil propio: el código { $code }, y tú le dejas entrar.
## Quien quiere entrar
request-name = ¿Dejas entrar a { $name }? Hoja vacía, desde la próxima tirada.
request-seat = ¿Dejar que otro móvil juegue como { $name }?
request-watch = ¿Mostrar todas las hojas en otra pantalla?
request-yes = Sí
request-no = No
## Una tele que se trae a la mesa
tv-title = Esta tele en vuestra mesa
tv-scan = Escanea esto con un móvil que esté jugando.
tv-code = Cómo trae un móvil esta pantalla a su mesa
tv-qr = Código QR para el móvil
tv-type = o escribe este código en el móvil
tv-follows = Después se ven aquí todas las hojas, solas, y también en la próxima partida.
tv-asked = Se pregunta al anfitrión si la partida puede verse aquí.
watch-screen = Ver en una tele
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
leave-nobody-stays = No queda nadie a la mesa: la partida termina.
leave-others-stay = { $names }: la partida sigue sin pausa.
leave-turn-over = El turno termina enseguida, sin penalización.
leave-host-stays = El papel de anfitrión queda aquí hasta que se dé a alguien.
leave-host-undoes = Solo el anfitrión puede deshacerlo.
leave-yes-own = Sí, me voy
leave-yes-other = Sí, { $name } se va

## Looking on
watch-title = Mirar
watch-about = Todas las hojas en una tableta o un televisor en medio de la mesa.
watch-share = Con un enlace compartido también las ve quien no está a la mesa.
watch-table = Vista de mesa
watch-link = Compartir enlace
watch-another-link = Otro enlace
watch-stop = Dejar de compartir

## A link that was just made
given-qr = Código QR del enlace de abajo
given-link = El enlace
given-ends = Vale para un móvil, hasta: { $time }
given-done = Listo
given-seat = { $name } en otro móvil
given-seat-lead = Escanea esto con el móvil que va a jugar como { $name }. Antes se le pregunta, y la hoja queda como está.
given-seat-until = El móvil viejo conserva el asiento hasta que el nuevo acepta.
given-seat-app = Para una app en la pantalla de inicio: copia el enlace, abre la app, elige unirse a una partida y pégalo allí.
given-watch-lead = Quien tenga este enlace ve todas las hojas en directo y no puede cambiar nada.
given-watch-hint = Vale hasta que dejes de compartir. Para una tableta o un televisor en el medio y para quien no está a la mesa.
given-member = Invitar a un miembro
given-member-lead = Quien acepta encuentra las partidas del grupo y puede empezar otras en él.
given-keeper = Invitar a un responsable
given-keeper-lead = Quien acepta lleva el grupo contigo: es anfitrión de cada partida y puede corregir y borrar lo que hay en él.
given-invite-hint = Quien juega una partida del grupo con su móvil ya es miembro sin invitación.

## A link that is opened
link-seat = ¿Jugar aquí como { $name }?
link-seat-table = A la mesa con { $names }.
link-seat-means = La hoja viene tal como está. El móvil que ahora juega como { $name } la pierde.
link-seat-host = El papel de anfitrión viene también: este móvil podrá marcar todas las hojas, volver atrás y terminar la partida.
link-seat-own = Este móvil ya juega como { $name }. Abre el enlace en el móvil que va a seguir.
link-seat-yes = Sí, jugar como { $name }
link-seat-open = A la partida
link-seat-ended = El enlace de un asiento vale para un móvil y diez minutos. Pide otro al anfitrión: Jugadores y móviles, Otro móvil.
link-watch-ended = Pide al anfitrión de la partida un enlace nuevo para mirar.
link-no-cookie = Este navegador no guarda cookies
link-no-cookie-why = Para mirar, el navegador tiene que guardar una cookie. Permite las cookies de esta página y abre el enlace otra vez.
link-group = ¿Entrar en el grupo «{ $name }»?
link-member = Este móvil encontrará las partidas del grupo y podrá empezar otras en él.
link-keeper = Este móvil llevará el grupo: será anfitrión de cada partida y podrá corregir y borrar lo que hay en él.
link-group-in = Este móvil ya pertenece a él. Abre el enlace en el móvil que va a entrar.
link-group-yes = Sí, entrar
link-group-open = A su historial
link-group-ended = Una invitación vale para uno y un día. Pide otra a quien la envió.
link-no = No

## The table in the middle
board-waits = La partida aún no ha empezado.
board-roll = Tira { $name }
board-turn = turno { $turn }
board-last-call = última jugada
board-closed = Filas cerradas
board-sheet = Hoja de { $name }
board-link-on = Conectado
board-link-wait = Reconectando
board-link-off = Sin conexión

## A link that is typed
typed-title = ¿Tu asiento en otro móvil?
typed-about = Para un asiento que ya era tuyo, el anfitrión tiene un código QR en Jugadores y móviles, Otro móvil: escanéalo o pega aquí su enlace.
typed-link = Enlace
typed-open = Abrir
