### La démonstration d’un format qui n’en a pas, et les listes de participants.

demo-list-name = une colonne « name » suffit
demo-list-rating = colonnes « name » et « rating »

demo-plain-outline = Que vont-ils jouer ? Voici la forme du tournoi avant toute inscription.
demo-plain-enter = Un tournoi est un fichier, et ses participants viennent d’une liste.
demo-plain-start = La liste est complète : nous commençons. Désormais, show dit toujours quoi faire ensuite.
demo-plain-log = Tout ce qui s’est passé est dans le journal, et un second programme y vérifie chaque règle.
