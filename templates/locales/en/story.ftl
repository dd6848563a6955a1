# What happened at the table.

## News on the sheet
news-undo = { $name } took back { $what }.
news-joined = { $name } joins from the next roll on
news-drawn = The dice have decided: { $name } begins
undone-cross = { $row } { $number }
undone-turn = the end of turn { $turn }
undone-penalty = a penalty
undone-close = the closing of { $row }
undone-finish = the end of the game
news-locked = { $names } locked { $row }.
news-host-crossed = The host crossed { $row } { $number } here.
news-penalty = { $name } takes a penalty.
news-close = { $name } says that { $row } was locked on paper.

## What happened
story-host = The host
story-join = { $name } sat down.
story-lucky-numbers = { $name } plays with a printed sheet’s lucky numbers.
story-start = The game began.
story-cross = { $name } crossed { $row } { $number }.
story-cross-lock = { $name } crossed { $row } { $number } and locked the row.
story-lucky = { $name } crossed { $row } { $number } by a lucky number.
story-lucky-lock = { $name } crossed { $row } { $number } by a lucky number and locked the row.
story-roll = The roll was entered: { $roll }.
story-turn = Turn { $turn } ended.
story-turn-penalty = Turn { $turn } ended with a penalty for { $name }.
story-penalty = { $name } took a penalty.
story-close = { $color } was locked on paper.
story-finish = The game was ended.
story-paper = The game was played on paper.
story-undo = Taken back: { $what }
story-leave = { $name } left the table.
story-rewind = The host went back to this point: { $what }
story-host-crossed = The host crossed { $row } { $number } on { $name }’s sheet.
story-host-erased = The host erased { $row } { $number } on { $name }’s sheet.
story-host-penalties = The host set the penalties of { $name } to { $count }.
story-new-host = { $name } is the host now.
story-rematch = Another game began.

## Going back
back-to-game = Back to the game
back-ask = Go back to this point?
back-undone = This is taken back
back-restored = This counts again
back-yes = Yes, go back
back-no = No
back-hint = Choose the last thing that was right. You see what would be taken back before anything changes.
back-taken = taken back
