### Ce que les démonstrations racontent entre les commandes.

## Ce qu’il faut dans une liste de participants

demo-list-name = une colonne « name » suffit
demo-list-rating = colonnes « name » et « rating »
demo-list-engines = une ligne chacun : name,rating
demo-list-teams = colonnes « team », « player1 », « masterpoints1 », …

## Championnat

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

## Hybrid Knockout

demo-hybrid-outline = Six joueurs veulent une élimination directe. Six n’est pas une puissance de deux : ils doivent d’abord se qualifier.
demo-hybrid-file = Un tournoi est un fichier. Grâce à sa graine, les positions de départ peuvent être tirées à nouveau de la même façon.
demo-hybrid-start = Nous commençons. La première phase est appariée aussitôt, avec sa position Chess960.
demo-hybrid-phases = En cinq phases, chacun rencontre chacun une fois. Dès qu’une phase est complète, la suivante est appariée.
demo-hybrid-race = La course montre où en est chacun, et qui peut se qualifier dans cette phase.
demo-hybrid-in = Deux phases de plus. Qui a cinq points est qualifié et quitte le groupe.
demo-hybrid-why = Le groupe est plus petit maintenant, et les appariements évitent que l’on se retrouve trop tôt. Un joueur demande pourquoi.
demo-hybrid-playoff = Deux joueurs annulent dans le dernier match et atteignent cinq points au même moment, alors qu’il reste une place. Un barrage les départage.
demo-hybrid-sudden-death = Un barrage doit avoir un vainqueur. Une nulle mène à la mort subite, chaque essai avec moitié moins de temps.
demo-hybrid-preview = La nulle qui a mené au barrage était-elle bien notée ? Nous regardons ce que coûterait une correction.
demo-hybrid-seeds = Elle l’était. Le barrage continue ; son vainqueur connu, les têtes de série sont publiées.
demo-hybrid-knockout = L’élimination directe commence. Aucun match ne peut y être déclaré nul : rien ne change.
demo-hybrid-champion = Nous avons un vainqueur. Tout ce qui s’est passé est dans le journal, et un second programme y vérifie chaque règle.

## Coupe

demo-cup-outline = Une coupe se joue par paires de parties : chaque ouverture est jouée deux fois, couleurs échangées.
demo-cup-byes = Sept moteurs sont inscrits. Une coupe n’a pas d’exempts : elle ne commence pas avant qu’il en vienne un de plus.
demo-cup-book = Aucune ouverture ne doit venir deux fois dans toute la coupe. Ce livre est trop court ; on l’apprend maintenant et non en finale.
demo-cup-quarterfinal = Les quarts de finale commencent. Hammer bat la tête de série numéro 1. Drill et Ember sont à égalité : l’ouverture d’une paire de plus est tirée au sort.
demo-cup-tiebreak = Une seule partie d’une paire de départage ne décide rien : les deux se jouent.
demo-cup-others = Les deux autres quarts de finale sont joués.
demo-cup-why = Hammer est maintenant au-dessus de Drill. Qui a les Blancs, et pourquoi ?
demo-cup-lead = Drill mène 2½ à ½, et il reste une partie : le match s’arrête au milieu d’une paire.
demo-cup-preview = Puis quelqu’un rejoue la partie 2 et voit que Hammer l’avait gagnée. Qu’est-ce que cela changerait ?
demo-cup-correct = Rien de ce qui a été joué n’en dépend : la correction se fait simplement. Le match est rouvert, et Drill le gagne encore.
demo-cup-final = L’autre demi-finale et la finale sont jouées.
demo-cup-end = Voici le tableau, pourquoi le vainqueur est le vainqueur, et le classement. Un second programme vérifie chaque règle dans le journal.

## Diagonale

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

## Bridge par élimination

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
