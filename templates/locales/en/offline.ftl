# The page for when there is no connection.
offline-title = No connection
offline-text = This page is not on your phone. Your sheets are, as they were last seen here; what you tap on them is kept, and sent when the connection is back.
offline-sheets = Sheets on this phone
offline-again = Try again
