# Joining a game. What leads elsewhere is HTML here.
join-title = Rejoindre une partie
join-with = { $board } avec { $names }
join-who = Qui es-tu ?
join-your-name = Ton nom
join-other-name = Ou un autre nom
join-sit = S’asseoir
join-hint = Ni compte ni mot de passe. Ce téléphone devient ta feuille de score.
join-on = Continuer
join-code-hint = Six lettres et chiffres, sur le téléphone de qui a ouvert la table. Ou <a href="/new">ouvre une table toi-même</a>.
