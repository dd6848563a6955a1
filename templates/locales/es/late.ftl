# Jugar sin conexión.
late-next = Siguiente tirada
late-theirs = Tirada de { $name }
late-own = Tu tirada
late-title = { $count ->
    [one] Una cruz hecha sin conexión
   *[other] { $count } cruces hechas sin conexión
}
late-cross = { $row } { $number }
late-cross-of = { $name }: { $cross }
late-roll = Tirada de { $name }, turno { $turn }
late-roll-own = Tu propia tirada, turno { $turn }
late-may = Ahora puede contar.
late-used = Ya habías tachado { $row } { $number } en la tirada de { $name }.
late-used-both = Ya habías hecho las dos cruces de tu tirada.
late-turn-over = Tu turno { $turn } ya había terminado.
late-closed = { $color } ya estaba cerrado.
late-left = Ya has tachado más a la derecha en esa fila.
late-short = A la fila le faltan cruces para su último número.
late-last-call = Ya has hecho tu última cruz.
late-left-game = Has dejado la partida.
late-dice = Los dados de esa tirada no lo dan.
late-ahead = La mesa todavía no va por el turno { $turn }.
late-gone = Ya no puede contar.
late-choose = ¿De qué tirada es { $cross }?
late-skip = No contarla
late-place = Anotar
late-drop = Descartar
late-over = Demasiado tarde, la partida ya había terminado. Sin contar: { $crosses }.
