# The page for when there is no connection.
offline-title = Sin conexión
offline-text = Esta página no está en tu teléfono. Tus hojas sí, como se vieron aquí por última vez; lo que toques en ellas se guarda y se envía cuando vuelva la conexión.
offline-sheets = Hojas en este teléfono
offline-again = Intentar otra vez
