# The page for when there is no connection.
offline-title = Geen verbinding
offline-text = Deze pagina staat niet op je telefoon. Je scorebladen wel, zoals ze hier het laatst te zien waren; wat je erop tikt wordt bewaard en verstuurd als de verbinding terug is.
offline-sheets = Scorebladen op deze telefoon
offline-again = Opnieuw proberen
