# Joining a game. What leads elsewhere is HTML here.
join-title = Rejoindre une partie
join-with = { $board } avec { $names }
join-who = Qui es-tu ?
join-your-name = Ton nom
join-other-name = Ou un autre nom
join-sit = S’asseoir
join-hint = Ni compte ni mot de passe. Ce téléphone devient ta feuille de score.
join-running = Cette partie est déjà en cours. Demande à { $host } de te laisser entrer.
join-last-roll = La partie en est au dernier lancer : on ne peut plus entrer, mais tu peux regarder.
join-full = Les 8 places sont prises, mais tu peux regarder.
join-play-as = Jouer comme { $name }
join-ask = Demander à jouer
join-ask-hint = Tu commences avec une feuille vide, dès le prochain lancer.
join-watch = Juste regarder
wait-waiting = On demande à { $host }
wait-refused = { $host } a dit non
wait-gone = Pas de réponse cette fois
wait-lead-name = Dès que { $host } dit oui, tu as une feuille vide et tu joues au prochain lancer.
wait-lead-seat = Dès que { $host } dit oui, la feuille est à toi.
wait-lead-watch = Dès que { $host } dit oui, toutes les feuilles s’affichent ici.
wait-lead-refused = Avec le code de la partie, tu peux redemander ou juste regarder.
wait-lead-gone = Personne n’a répondu en 10 minutes, ou la partie est finie.
wait-follows = Cette page continue toute seule.
wait-again = Vers le code
join-on = Continuer
join-code-hint = Six lettres et chiffres, sur le téléphone de qui a ouvert la table. Ou <a href="/new">ouvre une table toi-même</a>.
