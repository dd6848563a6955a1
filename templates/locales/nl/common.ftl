# What stands on many pages.

# What pages say of themselves (BCP 47).
language = nl

list = { $first } en { $last }
home = Start
fault-join = Meedoen met een code
fault-nothing = Hier is niets
fault-nothing-why = Misschien is het spel al lang voorbij, of zit er een fout in het adres.
fault-stranger = Deze telefoon zit niet aan die tafel
fault-stranger-why = Speel je mee, vraag de gastheer dan om de QR-code van je plaats: Spelers en telefoons, Andere telefoon. Keek je mee, dan is de deellink ingetrokken.
plain = { $text }
red = rood
yellow = geel
green = groen
blue = blauw
back = Terug
names = { $names }
red-first = Rood
yellow-first = Geel
green-first = Groen
blue-first = Blauw
comma = { $first }, { $second }
