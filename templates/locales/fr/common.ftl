# What stands on many pages.

# What pages say of themselves (BCP 47).
language = fr

list = { $first } et { $last }
home = Accueil
fault-join = Rejoindre avec un code
fault-nothing = Il n’y a rien ici
fault-nothing-why = La partie est peut-être finie depuis longtemps, ou l’adresse a une erreur.
fault-stranger = Ce téléphone n’est pas à cette table
fault-stranger-why = Si tu joues là, demande à l’hôte le code QR de ta place : Joueurs et téléphones, Autre téléphone. Si tu regardais, le lien a été retiré.
plain = { $text }
red = rouge
yellow = jaune
green = vert
blue = bleu
back = Retour
names = { $names }
red-first = Rouge
yellow-first = Jaune
green-first = Vert
blue-first = Bleu
comma = { $first }, { $second }
