# What stands on many pages.

# What pages say of themselves (BCP 47).
language = en

list = { $first } and { $last }
home = Home
fault-join = Join with a code
fault-nothing = There is nothing here
fault-nothing-why = The game may be over for long, or the address has a slip in it.
fault-stranger = This phone is not at that table
fault-stranger-why = If you play there, ask the host for the QR code of your seat: Players and phones, Another phone. If you looked on, the share link was withdrawn.
plain = { $text }
red = red
yellow = yellow
green = green
blue = blue
back = Back
names = { $names }
red-first = Red
yellow-first = Yellow
green-first = Green
blue-first = Blue
comma = { $first }, { $second }
