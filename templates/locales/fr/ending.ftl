# Finir une partie avant l’heure, et ce qu’elle devient.
end-ask = { $count ->
    [0] Finir la partie ?
    [1] Finir la partie ?
   *[other] Finir la partie pour les { $count } joueurs ?
}
end-stopped = Les points restent tels quels, mais personne ne gagne.
end-over = Les points comptent tels quels.
end-unplayed = Personne n’a encore rien coché : la partie ne sera pas enregistrée.
end-undo = Un doute ? L’hôte peut revenir dans la partie à la page suivante.
end-yes = Finir la partie
end-no = Continuer à jouer
result-unplayed = Personne n’a rien coché
result-not-recorded = La partie n’est donc pas enregistrée : ni historique, ni statistiques.
result-no-winner = Les points comptent, mais personne n’a gagné.
ask-close = { $color } a été verrouillé sur papier ? La rangée sera fermée pour tout le monde.
ask-close-yes = Fermer la rangée
