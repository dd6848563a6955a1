# What happened at the table.

## News on the sheet
news-undo = { $name } a repris { $what }.
news-joined = { $name } joue dès le prochain lancer
news-drawn = Les dés ont décidé : { $name } commence
undone-cross = { $row } { $number }
undone-turn = la fin du tour { $turn }
undone-penalty = un coup manqué
undone-close = la fermeture de { $row }
undone-finish = la fin de la partie
news-locked = { $names } : { $row } verrouillé.
news-host-crossed = L’hôte a coché { $row } { $number } ici.
news-penalty = { $name } prend un coup manqué.
news-close = { $name } dit que { $row } a été verrouillé sur papier.

## What happened
story-host = L’hôte
story-join = { $name } s’est assis.
story-lucky-numbers = { $name } joue avec les nombres porte-bonheur d’une feuille imprimée.
story-start = La partie a commencé.
story-cross = { $name } a coché { $row } { $number }.
story-cross-lock = { $name } a coché { $row } { $number } et verrouillé la rangée.
story-lucky = { $name } a coché { $row } { $number } par un nombre porte-bonheur.
story-lucky-lock = { $name } a coché { $row } { $number } par un nombre porte-bonheur et verrouillé la rangée.
story-roll = Le lancer a été entré : { $roll }.
story-turn = Le tour { $turn } a fini.
story-turn-penalty = Le tour { $turn } a fini par un coup manqué pour { $name }.
story-penalty = { $name } a pris un coup manqué.
story-close = { $color } a été verrouillé sur papier.
story-finish = La partie a été finie.
story-paper = La partie a été jouée sur papier.
story-undo = Repris : { $what }
story-leave = { $name } a quitté la table.
story-rewind = L’hôte est revenu à ce point : { $what }
story-host-crossed = L’hôte a coché { $row } { $number } sur la feuille de { $name }.
story-host-erased = L’hôte a effacé { $row } { $number } sur la feuille de { $name }.
story-host-penalties = L’hôte a mis les coups manqués de { $name } à { $count }.
story-new-host = { $name } est maintenant l’hôte.
story-rematch = Une autre partie a commencé.

## Going back
back-to-game = Retour à la partie
back-ask = Revenir à ce point ?
back-undone = Ceci est repris
back-restored = Ceci compte à nouveau
back-yes = Oui, revenir
back-no = Non
back-hint = Choisis la dernière chose juste. Tu vois ce qui serait repris avant que rien ne change.
back-taken = repris
