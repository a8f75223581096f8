### Ce que la démonstration raconte entre les commandes.

demo-league-file = Un tournoi est un fichier. Nous le créons et inscrivons les joueurs.
demo-league-outline = Que vont jouer les cinq ? Chacun rencontre chacun deux fois, une fois avec chaque couleur.
demo-league-start = La liste est complète : nous commençons. Désormais, show dit toujours quoi faire ensuite.
demo-league-results = Les résultats arrivent, les Blancs d’abord.
demo-league-ahead = Un résultat d’une phase ultérieure est refusé, car personne ne joue d’avance. Rien ne change.
demo-league-correct = Le résultat du match 3 a été noté à l’envers. Nous regardons ce qu’une correction changerait, puis nous la faisons.
demo-league-why = Un joueur demande pourquoi. La réponse donne la règle et les faits.
demo-league-undo = Une erreur de frappe : undo annule la dernière commande, redo la rétablit.
demo-league-absent = La première moitié continue. Au match 8, quelqu’un ne vient pas.
demo-league-half = Mi-parcours : chacun a rencontré chacun une fois.
demo-league-second = La seconde moitié se joue avec les couleurs inversées.
demo-league-withdraw = Dan doit partir. Il a joué plus de la moitié de ses parties : ses résultats restent, et le reste est perdu par forfait.
demo-league-last = Les deux dernières parties sont jouées.
demo-league-end = Voici le classement final, et chacun contre chacun.
demo-league-log = Tout ce qui s’est passé est dans le journal, et un second programme y vérifie chaque règle.
