# Ein Spiel vorzeitig beenden, und was daraus wird.
end-ask = { $count ->
    [one] Spiel beenden?
   *[other] Spiel für alle { $count } beenden?
}
end-stopped = Die Punkte bleiben stehen, aber niemand gewinnt.
end-over = Die Punkte zählen, wie sie jetzt stehen.
end-unplayed = Noch hat niemand etwas angekreuzt, darum wird das Spiel nicht gespeichert.
end-undo = Doch nicht? Auf der nächsten Seite kann die Spielleitung es rückgängig machen.
end-yes = Spiel beenden
end-no = Weiterspielen
result-unplayed = Niemand hat etwas angekreuzt
result-not-recorded = Darum wird das Spiel nicht gespeichert: Es steht in keinem Verlauf und keiner Statistik.
result-no-winner = Die Punkte zählen, aber niemand hat gewonnen.
ask-close = { $color } wurde auf Papier geschlossen? Dann ist die Reihe für alle zu.
ask-close-yes = Reihe schließen
