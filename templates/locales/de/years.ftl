# Verlauf, Spieler und Rekorde.

years-find = Spiele finden
years-name = Teil eines Namens
years-player = Spieler
years-board = Brett
years-result = Ergebnis
years-any = Beliebig
years-from = Von
years-to = Bis
years-search = Anzeigen
years-all = Alle Spiele
years-downloads = Diese Spiele mitnehmen:
years-result-locks = Zwei Reihen geschlossen
years-result-penalties = Vierter Fehlwurf
years-result-stopped = Vorzeitig beendet
years-result-won = Vom Spieler gewonnen
years-result-lost = Vom Spieler verloren
years-history = Verlauf
years-players = Spieler
years-players-and-records = Spieler und Rekorde
years-records = Rekorde
years-record-highest_total = Höchste Summe
years-record-lowest_total = Niedrigste Summe
years-record-longest_row = Meiste Kreuze in einer Reihe
years-nameless = Jemand
years-count = Spiele
years-wins = Siege
years-average = Schnitt
years-best = Bestes
years-worst = Schlechtestes
years-penalties = Fehlwürfe
years-locks = Reihen geschlossen
years-trend = Verlauf der Punkte
years-trend-of = Punkte von { $name } in den letzten { $games } Spielen
years-chart = Links das älteste Spiel, rechts das neueste; gefüllte Punkte sind Siege. Höchstens { $highest }, mindestens { $lowest }.
years-numbers = Die Zahlen
years-date = Datum
years-total = Gesamt
years-boards = Nach Brett
years-rivals = Direkter Vergleich
years-won = Vorn
years-lost = Dahinter
years-tied = Gleich
years-games-of = Spiele von { $name }
years-take = Mitnehmen:
years-bgstats = An BG Stats senden
years-nothing = So ein Spiel gibt es nicht.
years-games = { $games ->
    [one] Ein beendetes Spiel.
   *[other] { $games } beendete Spiele.
}
years-on-paper = Das Spiel wurde auf Papier gespielt.
