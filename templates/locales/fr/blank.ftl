# Empty sheets to print.
blank-title = Feuilles vierges
blank-print = Imprimer
blank-lead = { $sheets } feuilles tiennent sur une page A4 ou Letter. Imprime ce qu’il te faut ; les couleurs sont claires, pour que le stylo se voie.
blank-sheet = Feuille vierge : { $name }
blank-name = Nom
blank-date = Date
