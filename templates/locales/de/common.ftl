# What stands on many pages.

# What pages say of themselves (BCP 47).
language = de

list = { $first } und { $last }
home = Start
fault-join = Mit Code mitspielen
fault-nothing = Hier ist nichts
fault-nothing-why = Vielleicht ist das Spiel lange vorbei, oder die Adresse hat einen Fehler.
fault-stranger = Dieses Gerät sitzt nicht an diesem Tisch
fault-stranger-why = Wenn du mitspielst, bitte die Spielleitung um den QR-Code deines Platzes: Spieler und Geräte, Anderes Gerät. Wenn du zugeschaut hast, wurde der Link zurückgezogen.
plain = { $text }
red = Rot
yellow = Gelb
green = Grün
blue = Blau
back = Zurück
names = { $names }
red-first = Rot
yellow-first = Gelb
green-first = Grün
blue-first = Blau
comma = { $first }, { $second }
