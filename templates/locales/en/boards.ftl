# The names of versions, and the versions that a group has made.

## The names of the versions and of the boxes they are sold in, as printed on them

board-name-classic = Classic
board-name-longo = Longo
board-name-mixx-a = Mixx A
board-name-mixx-b = Mixx B
board-name-double-a = Double A
board-name-double-b = Double B
board-name-big-points = Big Points
board-name-bonus-a = Bonus A
board-name-bonus-b = Bonus B
board-name-connected-steps = Connected: Steps
board-name-connected-chain = Connected: Chain
board-name-x-change = X-Change
board-name-connect-15 = Qwixx 15: Connect
board-name-lucky-15 = Qwixx 15: Lucky

board-series-qwixx = Qwixx
board-series-qwixx-longo = Qwixx Longo
board-series-qwixx-mixx = Qwixx Mixx
board-series-qwixx-double = Qwixx Double
board-series-qwixx-big-points = Qwixx Big Points
board-series-qwixx-bonus = Qwixx Bonus
board-series-qwixx-connected = Qwixx Connected
board-series-qwixx-x-change = Qwixx X-Change
board-series-qwixx-15 = Qwixx 15

## The versions that a group has made

own-boards-title = Your own versions
own-boards-lead = Change the numbers, colours and locks of a version, or mix it, and play it with this group.
own-boards-empty = There are none yet.
own-boards-new = New version
own-boards-play = Play
own-boards-play-label = Play { $name }
own-boards-change = Use as a starting point
own-boards-download = Download
own-boards-download-label = Download { $name }
own-boards-delete = Delete
own-boards-delete-label = Delete { $name }
own-boards-delete-title = Delete { $name }?
own-boards-delete-lost = The group can’t play it any more.
own-boards-delete-stays = Games already played on it stay as they are.

## Making one

own-board-title = New version
own-board-base = Start from
own-board-start = Start from this one
own-board-mix = Shuffle with a code word
own-board-mix-hint = The same words always give the same version, on every phone. Tell them to your friends.
own-board-seed = Code word, like “otter 42”
own-board-mix-numbers = Mix the numbers
own-board-mix-colors = Mix the colours
own-board-mixed = Shuffled with the code word “{ $seed }”.
own-board-left-out = { $name }’s extras don’t work with shuffled rows and were left out.
own-board-paste = Paste one you were sent
own-board-paste-label = The text of the file
own-board-paste-submit = Read it
own-board-name = Name
own-board-own = Our { $name }
own-board-tap = Tap a space to change its number or colour.
own-board-as-text = Edit as text
own-board-double = Counts as two crosses
own-board-add = Add a space
own-board-rows-hint = Write each space as a letter and a number: R red, Y yellow, G green, B blue. The last space of a row has the row’s own colour. “R5x2” counts as two crosses.
own-board-needed = Crosses before a lock
own-board-locks = Numbers that lock a row
own-board-most = Crosses that score
own-board-die-sides = Sides of the dice
own-board-keep = Keep the version’s extras
own-board-check = Check
own-board-save = Save
own-board-fine = Everything fits.
own-board-mistakes = { $count ->
    [one] One thing to fix.
   *[other] { $count } things to fix.
}

## What is wrong with one

own-board-mistake = { $place }: { $mistake }
own-board-name-too-long = This name can have { $max } letters at most.
own-board-official-name = There is an official board with this name. Choose another one.
own-board-too-long = This is longer than { $max } kilobytes.
own-board-not-an-object = This must be an object, in braces.
own-board-not-a-list = This must be a list, in brackets.
own-board-not-text = This must be text.
own-board-missing = “{ $field }” is missing.
own-board-unknown = There’s no field “{ $field }”.
own-board-out-of-range = Enter a whole number from { $min } to { $max }.
own-board-dice = The dice have 6 or 8 sides.
own-board-not-a-space = “{ $space }” isn’t a space. Write it like R5.
own-board-twice = { $number } is in this row twice.
own-board-not-on-dice = Two of these dice can’t show { $number }.
own-board-lock-color = The last space must have the row’s own colour.
own-board-lock-number = The spaces that lock the row need numbers.
own-board-no-fields = Spaces without a number belong to another version.
own-board-too-many = A row has { $max } spaces at most.
own-board-too-few = To reach its lock, this row needs { $min } numbers at least.
own-board-no-fit = “{ $text }”, one of the version’s extras, doesn’t fit any more.
own-board-part-twice = “{ $text }” is there twice.
own-board-lock-space = “{ $space }” locks its row, so it can’t set off anything else.
own-board-link-in-row = “{ $link }” links two numbers of one row. Link numbers of two rows.
own-board-too-many-fields = There can be { $max } fields at most.
own-board-empty = There’s nothing in it.
own-board-not-together = No version has these extras together.
own-board-seed-missing = Enter a code word with a letter or a digit.
own-board-too-many-boards = The group already has { $max } versions of its own. Delete some first.
own-board-id-mismatch = The version in the file isn’t the one the game names.
own-board-not-readable = This isn’t the text of a version. Copy the whole file and paste it again.
