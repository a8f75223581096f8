### Ce que la démonstration raconte entre les commandes.

demo-diagonal-outline = Six joueurs veulent une diagonale : les voisins de classement jouent l’un contre l’autre, et quatre parties perdues éliminent.
demo-diagonal-unrated = La rangée suit le classement Elo. Une joueuse n’en a pas : le tournoi ne peut pas commencer, et rien ne change.
demo-diagonal-start = Avec son classement, la rangée est complète.
demo-diagonal-which = Deux adversaires jouent deux parties, une avec chaque couleur, et il faut dire laquelle. Ce résultat ne le dit pas.
demo-diagonal-first = Ronde 1. Les parties peuvent se jouer dans n’importe quel ordre.
demo-diagonal-out = Qui a perdu quatre parties est éliminé à la fin de la ronde ; la suivante est alors appariée.
demo-diagonal-why = Eva demande pourquoi elle est éliminée.
demo-diagonal-preview = Elle a gagné sa première partie contre Fay, mais elle a été notée à l’envers. Que changerait une correction ?
demo-diagonal-again = Personne n’avait encore joué la ronde 2 : elle a été réappariée, maintenant avec Eva. Pourquoi ces appariements ?
demo-diagonal-second = Ronde 2. Une croix marque qui sera éliminé à la fin ; d’ici là, toutes ses parties se jouent.
demo-diagonal-two = Il en reste deux ensuite, qui jouent à nouveau l’un contre l’autre. Tous deux finissent avec quatre parties perdues.
demo-diagonal-champion = Tous sont éliminés. Le moins de parties perdues l’emporterait ; ils sont à égalité, leurs parties entre eux décident donc.
demo-diagonal-end = Le classement final suit la performance. Un second programme vérifie chaque règle dans le journal.
