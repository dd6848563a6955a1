# What the coach says after a game.

## The review

coach-title = Decisiones
coach-awaited = El entrenador está mirando la partida. Puede tardar un minuto o dos …
coach-luck = Dados y rivales
coach-cost = Puntos perdidos
coach-decisions = Decisiones valoradas
coach-no-moments = Ninguna decisión costó 0,3 puntos o más. ¡Bien jugado!
coach-moment = { $name }, turno { $turn }:
coach-choice-of = { $name }:
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
coach-second-crosses = Turnos con dos cruces
coach-facts = Qué pasó
coach-about-white-sums = Solo se valoran las decisiones que se ven en las cruces. El entrenador compara cada una con miles de partidas jugadas desde ese momento.
coach-about-rolls = El entrenador compara cada decisión con miles de partidas jugadas desde ese momento. El resto es cosa de los dados y de los demás.
coach-about-exact = El entrenador compara cada decisión con la mejor posible. En solitario se conoce con exactitud.
coach-about-long = Esta partida fue muy larga. Por eso el entrenador compara cada decisión con solo { $games } partidas jugadas desde ese momento. Las pérdidas pequeñas no se ven.
coach-about-sheet = Esta partida no tuvo turnos. El entrenador no sabe quién podía tachar qué y no valora las decisiones.
coach-about-board = El entrenador no sabe jugar a esta versión. Por eso no valora las decisiones.
coach-none-judged = El entrenador no pudo valorar ninguna decisión de esta partida.
review-chart-expected = Las líneas finas muestran lo que cada cual podía esperar al final.

## With the result, and as a puzzle

moment-own = Tu elección más cara, turno { $turn }
moment-own-best = Tu mejor elección, turno { $turn }
moment-of = Elección más cara: { $name }, turno { $turn }
moment-of-best = Mejor elección: { $name }, turno { $turn }
moment-of-games = Elección más cara de { $games } partidas: { $name }, partida { $game }, turno { $turn }
moment-of-games-best = Mejor elección de { $games } partidas: { $name }, partida { $game }, turno { $turn }
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
choices-empty = El entrenador aún no ha valorado ninguna partida. Lo hace después de cada una.
choices-about = Los puntos que pierde una decisión, de media en las últimas partidas. Aquí la suerte no cuenta. «Dados»: partidas con los dados en los teléfonos; el entrenador valora cada decisión. «Turnos»: partidas sin ellos; solo valora las decisiones que se ven en las cruces.
choices-rolls = Dados
choices-white-sums = Turnos
choices-given-away = Perdidos
choices-luck = Dados y rivales
choices-chart = Los puntos que las decisiones perdieron en cada partida. La última está a la derecha.
choices-curve-of = Lo que perdieron las decisiones de { $name } en las últimas { $games } partidas
