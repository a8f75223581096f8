### Ce que la démonstration raconte entre les commandes.

demo-list-teams = colonnes « team », « player1 », « masterpoints1 », …
demo-bridge-outline = Neuf équipes de bridge, et personne ne doit être exempt. Il y a donc des matchs à trois, dont deux équipes se qualifient.
demo-bridge-wrong = La liste vient d’un tableur. Un chiffre y est faux : personne n’est inscrit, et l’on apprend où il se trouve.
demo-bridge-start = Dans la liste corrigée, les équipes sont numérotées par moyenne de points de maître. Les plus faibles recevront des IMP.
demo-bridge-three-way = Le match 1 est un match à trois. Qui s’assied où, dans quelle mi-temps ? Et pourquoi Mill reçoit-elle autant ?
demo-bridge-between = Dans un match à trois, il faut dire entre qui. Ce résultat ne le dit pas.
demo-bridge-first = Le premier tour commence ; l’un de ses résultats arrive par mi-temps.
demo-bridge-lineups = Harbour a six joueurs. Elle dit match par match qui joue : les quatre d’une mi-temps, ou les donnes de chacun.
demo-bridge-quotient = Chaque équipe a gagné un match, et Harbour a perdu contre Mill d’un demi-IMP. Le quotient d’IMP décide.
demo-bridge-others = Les autres matchs du tour sont joués, et le tour suivant va par numéros.
demo-bridge-second = Le deuxième tour. Harbour et Lantern se sont rencontrées au match 1 et se retrouveraient en demi-finale.
demo-bridge-paired-again = Mais non : les demi-finales ont été réappariées. Pourquoi ?
demo-bridge-preview = Les deux demi-finales sont jouées. Quarry arrive alors avec la feuille de score : elle a battu Lantern 31 à 25. Que changerait cela ?
demo-bridge-confirm = Lantern n’aurait pas dû être là. Un résultat serait perdu : rien ne se fait avant que quelqu’un le dise.
demo-bridge-final = Quarry joue la demi-finale à sa place, la perd d’un IMP à la table et la gagne grâce à son handicap. Puis vient la finale, par mi-temps.
demo-bridge-awards = Harbour donne le reste de ses compositions. Que reçoit chacun de ses joueurs, et selon quelle règle ?
demo-bridge-champion = Voici toute la soirée sur une page, et pourquoi le vainqueur est le vainqueur.
demo-bridge-end = Dans le classement final, les places sont des tranches. Un second programme vérifie chaque règle dans le journal.
