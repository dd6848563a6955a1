# Jouer sans connexion.
late-next = Lancer suivant
late-theirs = Lancer de { $name }
late-own = Ton lancer
late-title = { $count ->
    [0] { $count } croix faites hors connexion
    [1] Une croix faite hors connexion
   *[other] { $count } croix faites hors connexion
}
late-cross = { $row } { $number }
late-cross-of = { $name } : { $cross }
late-roll = Lancer de { $name }, tour { $turn }
late-roll-own = Ton propre lancer, tour { $turn }
late-may = Elle peut compter maintenant.
late-used = Tu avais déjà coché { $row } { $number } au lancer de { $name }.
late-used-both = Tu avais déjà fait les deux croix de ton lancer.
late-turn-over = Ton tour { $turn } était déjà fini.
late-closed = { $color } était déjà verrouillé.
late-left = Tu as déjà coché plus à droite dans cette rangée.
late-short = La rangée n’a pas encore assez de croix pour son dernier nombre.
late-last-call = Tu as déjà fait ta dernière croix.
late-left-game = Tu as quitté la partie.
late-dice = Les dés de ce lancer ne donnent pas ça.
late-ahead = La table n’en est pas encore au tour { $turn }.
late-gone = Elle ne peut plus compter.
late-choose = Pour quel lancer est { $cross } ?
late-skip = Ne pas la compter
late-place = Noter
late-drop = Abandonner
late-over = Trop tard, la partie était déjà finie. Non compté : { $crosses }.
