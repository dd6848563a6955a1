# The first page.
brand = A digital score sheet for Qwixx®
home-new = New game
home-code = Code of the game
home-code-short = Code
home-join = Join a game
home-running = My running games
home-waiting = { $host }’s table is waiting
home-others = Also running
home-watch-or-ask = watch, or ask to join
home-groups = My groups
home-history = History
home-alone = Without a game
home-rules = Rules
home-score = Score a sheet
home-trademark = Qwixx® is a trademark of its publisher. Rowlock is not affiliated with it and uses none of its artwork.
home-api = For programs: the API
home-tv = Show a game on this TV
