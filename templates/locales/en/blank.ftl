# Empty sheets to print.
blank-title = Empty sheets
blank-print = Print
blank-lead = { $sheets } sheets fit on a page of A4 or Letter. Print as many as you need; colours stay light, so that a pen is seen on them.
blank-sheet = Empty sheet of { $name }
blank-name = Name
blank-date = Date
