# Empty sheets to print.
blank-title = Hojas vacías
blank-print = Imprimir
blank-lead = En una página A4 o carta caben { $sheets } hojas. Imprime las que necesites; los colores son claros, para que se vea el lápiz.
blank-sheet = Hoja vacía de { $name }
blank-name = Nombre
blank-date = Fecha
