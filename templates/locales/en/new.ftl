# Making a game.
new-title = New game
new-again = The same again
new-known = Who plays along?
new-group = Plays in
new-group-new = A new group
new-board = Board
new-rules-of = Rules of { $name }
new-mode = How the app takes part
new-hide-scores = Hide the points of others until the end
new-color-required = A turn without a coloured die costs a penalty
new-open = Open the table
new-hint = Then everybody scans a code with the phone. You play with your own dice.
