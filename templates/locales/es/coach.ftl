# What the coach says after a game.

## The review

coach-title = Decisiones
coach-awaited = El entrenador está mirando la partida. Puede tardar un minuto o dos …
coach-luck = Dados y rivales
coach-cost = Perdidos
coach-decisions = Juzgadas
coach-no-moments = Ninguna decisión costó 0,3 puntos o más. ¡Bien jugado!
coach-moment = { $name }, turno { $turn }:
coach-better = { $better-first }, mejor que { $played }: { $points } puntos más.
coach-cross = Tachar { $better } valía { $points } puntos más.
coach-leave = No tachar { $played } valía { $points } puntos más.
coach-penalty-played = { $better-first }, mejor que la penalización: { $points } puntos más.
coach-penalty-better = Una penalización, mejor que { $played }: { $points } puntos más.
coach-lost = { $space-first } saltó { $spaces ->
    [one] una casilla
   *[other] { $spaces } casillas
}.
coach-lost-lock = { $by } cerró { $row } cuando { $names } ya { $count ->
    [one] podía
   *[other] podían
} hacerlo.
coach-lost-lock-paper = { $row-first } se cerró cuando { $names } ya { $count ->
    [one] podía
   *[other] podían
} hacerlo.
coach-ended-behind = { $name } acabó la partida { $points ->
    [one] un punto
   *[other] { $points } puntos
} por detrás.
coach-jump = { $name } saltó { $spaces ->
    [one] una casilla
   *[other] { $spaces } casillas
} por { $space }: { $points } puntos menos en esa fila.
coach-penalties = { $name } recibió { $count ->
    [one] una penalización en el turno { $turns }
   *[other] penalizaciones en los turnos { $turns }
}.
coach-second-crosses = Dos cruces
coach-facts = Qué pasó
coach-about-white-sums = Se juzgan las decisiones con las sumas blancas que se deducen de las cruces, cada una frente a miles de partidas jugadas desde ahí.
coach-about-rolls = Cada decisión se juzga frente a miles de partidas jugadas desde ahí. El resto lo dieron los dados y lo que hicieron los demás.
coach-about-exact = Cada decisión se juzga frente al mejor juego posible en solitario, que se conoce con exactitud.
coach-about-long = Una partida muy larga: cada decisión se juzga frente a { $games } partidas jugadas desde ahí, no miles. Las pérdidas pequeñas quedan ocultas.
coach-about-sheet = Sin turnos no se sabe quién podía tachar qué: el entrenador no puede juzgar las decisiones.
coach-about-board = El entrenador no sabe jugar a esta versión: no puede juzgar las decisiones.
coach-none-judged = No se pudo juzgar ninguna decisión de esta partida.
review-chart-expected = Las líneas finas son lo que cada cual podía esperar al final.

## With the result, and as a puzzle

moment-own = Tu elección más cara, turno { $turn }
moment-of = Elección más cara: { $name }, turno { $turn }
moment-see = Ver
puzzle-title = ¿Qué tacharías tú?
puzzle-link = Retos de esta partida
puzzle-offer = Mientras esperas: ¿qué tacharías tú?
puzzle-moment = { $name }, turno { $turn }
puzzle-count = { $number } de { $count }
puzzle-white-sum = Los dados blancos suman { $sum }.
puzzle-choices = Lo que { $name } podía tachar
puzzle-answers = Lo que valía cada una
puzzle-nothing = Nada
puzzle-penalty = Nada, es decir, una penalización
puzzle-best = La que más valía
puzzle-less = { $points } puntos menos
puzzle-played = { $name } eligió esto
puzzle-yours = Tu elección
puzzle-next = Siguiente momento
puzzle-again = Otra vez desde el principio
puzzle-lobby = Volver a la sala

## A group and its players

choices-title = Decisiones
choices-of = Decisiones de { $name }
choices-empty = Aún no se ha juzgado ninguna partida. Se hace al terminar.
choices-about = Puntos perdidos por cada decisión juzgada, de media en las últimas partidas: lo que se puede aprender, sin la suerte. «Dados» son las partidas con los dados en los móviles, donde se juzga cada decisión; en las demás, solo algunas.
choices-rolls = Dados
choices-white-sums = Turnos
choices-given-away = Perdidos
choices-luck = Dados y rivales
choices-chart = Puntos perdidos por decisiones en cada partida, la última a la derecha.
choices-curve-of = Lo que perdieron las decisiones de { $name } en las últimas { $games } partidas
