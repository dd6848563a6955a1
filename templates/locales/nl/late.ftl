# Spelen zonder verbinding.
late-next = Volgende worp
late-theirs = Worp van { $name }
late-own = Jouw worp
late-title = { $count ->
    [one] Eén kruisje van zonder verbinding
   *[other] { $count } kruisjes van zonder verbinding
}
late-cross = { $row } { $number }
late-cross-of = { $name }: { $cross }
late-roll = Worp van { $name }, beurt { $turn }
late-roll-own = Je eigen worp, beurt { $turn }
late-may = Het kan nu tellen.
late-used = Je had bij de worp van { $name } al { $row } { $number } aangekruist.
late-used-both = Je had bij je eigen worp al allebei je kruisjes gezet.
late-turn-over = Je eigen beurt { $turn } was al voorbij.
late-closed = { $color } was toen al gesloten.
late-left = Je hebt verder naar rechts in die rij al iets aangekruist.
late-short = De rij heeft nog te weinig kruisjes voor het laatste getal.
late-last-call = Je hebt je laatste kruisje al gezet.
late-left-game = Je bent uit het spel gestapt.
late-dice = De dobbelstenen van die worp geven dat niet.
late-ahead = Aan tafel is beurt { $turn } nog niet begonnen.
late-gone = Het kan niet meer tellen.
late-choose = Voor welke worp is { $cross }?
late-skip = Niet tellen
late-place = Invullen
late-drop = Weggooien
late-over = Te laat, het spel was al afgelopen. Niet geteld: { $crosses }.
