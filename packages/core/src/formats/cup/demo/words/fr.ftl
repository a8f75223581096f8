### Ce que la démonstration raconte entre les commandes.

demo-list-engines = une ligne chacun : name,rating
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
