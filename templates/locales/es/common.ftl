# What stands on many pages.

# What pages say of themselves (BCP 47).
language = es

list = { $first } y { $last }
home = Inicio
fault-join = Unirse con un código
fault-nothing = Aquí no hay nada
fault-nothing-why = Quizá la partida terminó hace mucho, o la dirección tiene un error.
fault-stranger = Este móvil no está en esa mesa
fault-stranger-why = Si juegas ahí, pide al anfitrión el código QR de tu asiento: Jugadores y móviles, Otro móvil. Si solo mirabas, el enlace fue retirado.
plain = { $text }
red = rojo
yellow = amarillo
green = verde
blue = azul
back = Atrás
names = { $names }
red-first = Rojo
yellow-first = Amarillo
green-first = Verde
blue-first = Azul
comma = { $first }, { $second }
