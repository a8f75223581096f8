### L’élimination directe de bridge.

## Le format

bridge-knockout-title = Élimination directe de bridge
  .a = une élimination directe de bridge
bridge-summary = Une élimination directe d’équipes de bridge sans exempt : matchs à trois quand le nombre l’exige, IMP, handicap. Pour 3 à 64 équipes.
bridge-in-brackets = en tableaux par niveau
bridge-in-halves = compacte, { $boards } donnes par mi-temps
bridge-with-handicap = avec handicap
bridge-boards-a-session = { $boards } donnes par séance

## Colonnes du classement

bridge-bracket = Tableau
bridge-bracket-means = lettre du tableau ; A est le plus fort
bridge-number = N°
bridge-number-means = numéro dans le tableau au départ
bridge-average = Moyenne
bridge-average-means = moyenne des points de maître des membres
bridge-vp = PV
bridge-vp-means = points de victoire du tour toutes rondes
bridge-won-means = matchs gagnés ; se qualifier d’un match à trois compte pour une victoire
bridge-played-means = matchs du tour toutes rondes
bridge-dsq = Disq.
bridge-dsq-means = disqualifiée : dans un tableau trop faible
bridge-ribbon = Ribbon
bridge-ribbon-means = qualifiée pour l’épreuve ribbon

## Réglages

bridge-bracketed = Tableaux par niveau
bridge-bracketed-about = Les équipes sont réparties par niveau en tableaux de 16 au plus, chacun avec sa lettre.
bridge-compact = Élimination compacte
bridge-compact-about = Une élimination compacte de 12 à 16 équipes de quatre, à deux mi-temps par séance.
bridge-compact-boards = Donnes d’une mi-temps, compact
bridge-compact-boards-about = Donnes de chaque mi-temps d’une élimination compacte.
bridge-full-awards = Points de match entiers
bridge-full-awards-about = Attribuer des points de match entiers là où la table dit « full match award ».
bridge-boards = Donnes d’une séance
bridge-boards-about = Donnes d’une séance, ainsi que des demi-finales et de la finale d’une élimination compacte ; dans un match à trois, deux équipes en jouent la moitié.
bridge-seeding = Numéros
bridge-seeding-about = Numéros selon la moyenne des points de maître (la plus haute d’abord), par tirage au sort ou par ordre d’inscription ; avec des tableaux, dans chaque tableau.
bridge-by-average = points de maître
bridge-handicap = Handicap
bridge-handicap-about = L’équipe à la moyenne la plus basse reçoit des IMP.
bridge-rounding = Arrondi des handicaps
bridge-rounding-about = Les handicaps ont trois décimales ou sont arrondis à l’IMP entier le plus proche.
bridge-rounding-none = pas du tout
bridge-rounding-nearest = IMP entiers
bridge-other-handicap = Un autre handicap
bridge-other-handicap-about = Un autre handicap, par exemple { $example }.
bridge-handicap-percent = pourcentage du handicap habituel
bridge-handicap-imps = les mêmes IMP pour tous
bridge-handicap-table = paliers : différence IMP, …
bridge-handicap-note = qui l’a approuvé, et pourquoi
bridge-playoff = Matchs pour les places 5 à 8
bridge-playoff-about = Les perdants des quarts de finale jouent les places 5 à 8.
bridge-third-place = Match pour la troisième place
bridge-third-place-about = Les perdants des demi-finales jouent la troisième place.
bridge-carryover = Donnes reportées, à six équipes
bridge-carryover-about = À six équipes, les demi-finales reportent les 14 donnes d’une séance de 28, ou 7 avec la moitié de l’écart.
bridge-victory-points = Écarts pour 11 à 20 points de victoire
bridge-victory-points-about = Écarts minimaux pour 11 à 20 points de victoire dans un tour toutes rondes à cinq.
bridge-preset-open = Élimination directe ouverte
bridge-preset-bracketed = En tableaux par niveau
bridge-preset-handicap = Avec handicap
bridge-preset-compact = Compact : une séance, puis quatre équipes

## Ce que dit une élimination directe de bridge : pourquoi une équipe a son numéro, son adversaire, son handicap ou son rang, pourquoi elle se qualifie, et ce qu’il faut surveiller.

## Équipes

bridge-team = { $who } ({ $number })

## Pourquoi une équipe se qualifie

bridge-not-decided = Le match { $match } entre { $teams } n’est pas encore décidé.
bridge-advances = { $who ->
    [one] { $who } se qualifie
   *[other] { $who } se qualifient
  } : { $because }.
bridge-won = { $who } a gagné : { $because }.
bridge-nobody-advances = Personne ne se qualifie : { $because }.
bridge-level = Le match s’est terminé à égalité : { $because }.
bridge-because-score = { $result } contre { $other }
bridge-because-scores = { $scores }
bridge-because-wins = matchs gagnés { $wins }
bridge-because-quotients = autant de matchs gagnés, quotients d’IMP { $quotients }
bridge-because-extra-boards = quatre donnes supplémentaires ont fait la différence (BRI-37)
bridge-because-absent = { $who ->
    [one] { $who } n’a pas joué
   *[other] { $who } n’ont pas joué
  }
bridge-because-misplaced = { $who ->
    [one] { $who } était dans le mauvais tableau et ne compte plus ici (BRI-104)
   *[other] { $who } étaient dans le mauvais tableau et ne comptent plus ici (BRI-104)
  }
bridge-because-no-opponent = il n’y avait pas d’adversaire
bridge-beside = { CAPITAL($what) }.
bridge-unpaid = { $who } n’a pas payé et ne peut pas gagner par forfait.
bridge-score = { $one } { $result } { $other }
bridge-scores = Scores : { $scores }.
bridge-wins = { $who } { $won }
bridge-matches-won = Matchs gagnés : { $wins }.
bridge-quotient = { $who } { $won }/{ $lost }
bridge-quotients = Quotients d’IMP : { $quotients } (BRI-36).
bridge-carried-over = { $who } reporte { $imps } IMP sur { $other } du match précédent.
bridge-handicap-counts = { $who } a un handicap de { $imps } IMP de la part de { $other }.

## Pourquoi une équipe reçoit un handicap

bridge-handicap-off = Le match { $match } se joue sans handicap.
bridge-handicap-nobody = Personne ne reçoit de handicap au match { $match }.
bridge-handicap-none = { $one } (moyenne { $first }) et { $other } (moyenne { $second }) jouent sans handicap.
bridge-receives = { $who } (moyenne { $lower }) reçoit { $imps } IMP de { $from } (moyenne { $higher }).
bridge-handicap-approved = Cela a été approuvé à la place de la formule : « { $note } ».
bridge-handicap-formula = Formule pour { $boards } donnes : { $boards } × log10((40 + { $lower }/2 + { $higher }) / (40 + 3 × { $lower }/2)).

## Pourquoi ces équipes se rencontrent

bridge-meet = { $teams } se rencontrent { FORM($round, "in") }, match { $match }.
bridge-draw-ring = Cinq équipes jouent toutes les unes contre les autres ; voici le { $ring ->
   *[first] premier
    [second] second
  } anneau.
bridge-draw-extra-boards = Rien ne les séparait à la limite entre la quatrième et la cinquième place ; elles jouent donc quatre donnes supplémentaires chacune.
bridge-draw-fifth-place = Les perdants des quarts de finale jouent les places 5 à 8, le premier contre le dernier d’après les numéros sous lesquels ils ont joué.
bridge-draw-third-place = Les perdants des demi-finales jouent la troisième place.
bridge-draw-chosen = { $chooser } a gagné le tour toutes rondes et a choisi { $opponent } ; les deux autres se rencontrent.
bridge-draw-late = Une équipe tardive a pris place dans ce match.
bridge-draw-first-round = C’est le tirage pour { $teams } équipes, dans lequel personne n’est exempt ; { $advance ->
   *[winner] le vainqueur se qualifie
    [one] une équipe sur trois se qualifie
    [two] deux équipes sur trois se qualifient
  }.
bridge-draw-again = Les équipes qui se rencontrent ici { $again ->
   *[never] ne peuvent pas se retrouver
    [final] ne peuvent se retrouver qu’en finale
    [before] peuvent se retrouver en finale, ou dans des demi-finales alors appariées de nouveau
  } (BRI-28).
bridge-draw-second-round = Les numéros { $numbers } se rencontrent au deuxième tour ; deux équipes sur trois se qualifient.
bridge-draw-regular = Dans un tour régulier, le numéro le plus bas rencontre le plus haut, ici { $low } et { $high }.
bridge-draw-kept = Personne ne se retrouverait, les paires prévues restent donc.
bridge-met-before = Elles se sont déjà rencontrées au match { $match }.
bridge-draw-compact = C’est { $ticket } de la première moitié dans le schéma pour { $tables } tables ; les équipes sont placées par numéro.
bridge-draw-compact-second = Le schéma pour { $tables } tables envoie ces { $whom ->
   *[winners] vainqueurs
    [losers] perdants
  } de la première moitié en { $ticket }.
bridge-draw-corrected = { $who } est arrivé dans ce tableau pour le deuxième tour, qui est donc tiré pour une équipe de plus.
bridge-draw-corrected-final = { $who } est arrivé dans ce tableau pour le deuxième tour ; trois équipes jouent donc la finale, chacune contre chacune.
bridge-draw-by-hand = L’arbitre a apparié ce tour à la main.
bridge-draw-repaired = { $pairs ->
    [one] Une paire prévue s’était déjà rencontrée
   *[other] { $pairs } paires prévues s’étaient déjà rencontrées
  }, le tour a donc été apparié de nouveau.
bridge-draw-repaired-how = Le nouvel appariement retient le moins de répétitions, puis le plus de paires prévues, puis l’adversaire le plus faible pour le numéro le plus bas ; ici { $low } rencontre { $high }.

## Pourquoi une équipe a son numéro

bridge-has-number = { $who } a le numéro { $number }.
bridge-has-number-in = { $who } a le numéro { $number } du tableau { $bracket }.
bridge-number-moved = L’équipe était dans le mauvais tableau et est passée ici pour le deuxième tour (BRI-54).
bridge-number-changed = L’équipe a été trouvée à temps dans le mauvais tableau et a pris place ici (BRI-52).
bridge-number-late = L’équipe s’est inscrite après le tirage et a pris le numéro suivant.
bridge-number-average = Les numéros suivent la moyenne des points de maître, et la sienne est de { $average }.
bridge-number-average-unknown = Les numéros suivent la moyenne des points de maître, et la sienne n’est pas connue.
bridge-number-entry = Les numéros suivent l’ordre d’inscription.
bridge-number-lot = Les numéros ont été tirés au sort avec les dés enregistrés.
bridge-number-hand = L’arbitre a fixé l’ordre à la main.
bridge-number-listed = L’équipe figure à cette place de la liste.
bridge-number-brackets = Seuls les tableaux eux-mêmes suivent la moyenne des points de maître.
bridge-number-bracket = Le tableau { $bracket } a été tiré avec { $teams } équipes.
bridge-number-bracket-averages = Le tableau { $bracket } a été tiré avec { $teams } équipes, moyennes de { $high } à { $low }.
bridge-number-robin = L’équipe était numéro { $place } du tour toutes rondes (BRI-43).
bridge-number-after = Du match { $match } des numéros { $numbers }, l’équipe est sortie avec le numéro { $number } (BRI-27).
bridge-number-after-three = Du match { $match } des numéros { $numbers }, dont { $advance ->
    [one] un se qualifie
   *[two] deux se qualifient
  }, l’équipe est sortie avec le numéro { $number } (BRI-27).

## Pourquoi une équipe a son rang

bridge-rank = { $who } est { ORDINAL($place) }.
bridge-rank-shared = { $who } partage les places { $first } à { $last }.
bridge-fate-champion = L’équipe a gagné la finale.
bridge-fate-in = L’équipe est encore en lice, comme toutes celles qui partagent ces places.
bridge-fate-placeless = L’équipe n’a pas obtenu de place au tour toutes rondes de cinq équipes.
bridge-fate-disqualified = L’équipe a été disqualifiée et reçoit les places des perdants du premier tour.
bridge-fate-absent = L’équipe n’a pas joué le match { $match } { FORM($round, "in") }.
bridge-fate-nobody-paid = Aucune équipe ayant payé n’était là pour le match { $match } { FORM($round, "in") }.
bridge-fate-before = L’équipe est classée comme si elle avait perdu le match précédent, s’il y en avait un.
bridge-fate-out = L’équipe a été éliminée au match { $match } { FORM($round, "in") }.
bridge-fate-playoff = Le match { $match } { FORM($round, "in") } en a décidé.
bridge-bye = { $who } n’a pas d’adversaire { FORM($round, "in") } : il y reste un nombre impair d’équipes, et elle jouait sous le numéro le plus bas.

## Ce que l’arbitre doit savoir

bridge-remark-not-posted = Le règlement de l’épreuve n’est pas encore affiché ni annoncé. Il doit l’être avant la comparaison des scores du premier match.
bridge-remark-claimed = { $who } s’est vu indiquer le tableau { $claimed } à l’inscription et se trouve dans le tableau { $bracket }. Vérifiez avant que l’équipe prenne place.
bridge-remark-neighbours = La moyenne la plus basse du tableau { $above } égale la plus haute du tableau { $below } : { $average }.
bridge-remark-below-half = { $player } ({ $who }) ne peut plus atteindre la moitié des donnes du match { $match }.
bridge-remark-no-lineup = La composition de { $who } au match { $match } manque. Sans elle, les récompenses de ses joueurs ne sont pas connues.
bridge-remark-boards = Au match { $match }, les donnes de { $one } et { $other } totalisent { $boards }, mais { $reported } a été saisi. Le résultat saisi compte jusqu’à sa correction.
bridge-remark-changed = { $who } a été trouvé à temps dans le mauvais tableau ({ $from }) et joue dans le tableau { $to }.
bridge-remark-disqualified = { $who } est disqualifié : par sa propre faute, l’équipe était dans un tableau trop faible ({ $from }).
bridge-remark-moved = { $who } était dans un tableau trop faible ({ $from }) et est passé dans le tableau { $to } pour le deuxième tour.
bridge-remark-out = { $who } était dans un tableau trop fort ({ $from }) et est éliminé. Remboursez son inscription et offrez-lui une participation gratuite.
bridge-remark-stands = { $who } était dans le mauvais tableau ({ $from }) ; rien ne change.
bridge-remark-late = { $who } s’est inscrit après le tirage. Imprimez de nouveau les feuilles de route de son match.
bridge-remark-late-elsewhere = { $who } s’est inscrit après le tirage et joue dans le tableau { $bracket }, alors que sa place est en { $belongs }. Imprimez de nouveau les feuilles de route de son match.
bridge-remark-large-handicap = Le handicap entre { $one } et { $other } au match { $match } est de { $imps } IMP, plus de 30.
bridge-remark-repeat = { $one } et { $other } se retrouvent au match { $match } : elles se sont déjà rencontrées au match { $earlier }.

## Ce qui ne va pas dans une inscription

bridge-entry-name-taken = Une équipe de ce nom est déjà inscrite.
bridge-entry-compact = Une équipe d’un tournoi compact a exactement 4 joueurs.
bridge-entry-size = Une équipe a 4, 5 ou 6 joueurs.
bridge-entry-twice = Le joueur figure deux fois dans cette équipe.
bridge-entry-elsewhere = Le joueur est déjà dans { $team }.

## Ce qui ne va pas avec le nombre d’équipes

bridge-bracket-size = Un tableau compte 3 à { $most } équipes, pas { $teams }.
bridge-bracket-sum = Des tableaux de { $sizes } comptent { $sum } équipes en tout, et { $teams } sont inscrites.
bridge-boards-ring = Avec { $teams } équipes, il y a un anneau où chaque paire d’équipes joue la moitié des donnes ; leur nombre doit donc être pair.
bridge-boards-five = Cinq équipes jouent un quart des donnes dans chaque match ; leur nombre doit donc être un multiple de quatre.
bridge-boards-no-scale = Il n’y a pas d’échelle de points de victoire pour des matchs de { $boards } donnes. Indiquez-en une avec victoryPoints.
bridge-boards-carry-over = Un report de 7 donnes est un quart de séance ; le nombre de donnes doit donc être un multiple de quatre.
bridge-boards-three-way = Avec { $teams } équipes, il y a des matchs à trois où chaque paire d’équipes joue la moitié des donnes ; leur nombre doit donc être pair.
bridge-no-quarterfinals = Avec { $teams } équipes, il n’y a pas de quarts de finale après le premier tour.
bridge-no-semifinals = Trois équipes ne jouent pas de demi-finales.

## Qui ne peut pas venir, revenir ou être déplacé

bridge-late-full = Aucun match du premier tour ne peut accueillir une équipe de plus.
bridge-out-decided = Le match { $match } a été décidé sans l’équipe.
bridge-out-placed = Les places ont été attribuées sans l’équipe.
bridge-has-withdrawn = { $who } s’est retiré.
bridge-move-not-playing = L’équipe ne joue pas.
bridge-move-late = L’équipe s’est inscrite après le tirage. Retirez-la et inscrivez-la là où est sa place.
bridge-move-again = Cela a déjà été fait une fois. Annulez-le d’abord.
bridge-move-no-bracket = Il n’y a pas d’autre tableau { $bracket }.
bridge-move-strongest = Le tableau { $bracket } est le plus fort, aucune équipe n’y est donc trop bas.
bridge-move-weakest = Le tableau { $bracket } est le plus faible, aucune équipe n’y est donc trop haut.
bridge-move-up = Une équipe placée trop bas dans le tableau { $bracket } a sa place dans un tableau plus fort, { OR($others) }.
bridge-move-down = Une équipe placée trop haut dans le tableau { $bracket } a sa place dans un tableau plus faible, { OR($others) }.
bridge-move-playing = Son premier match est encore en cours.
bridge-move-which = L’équipe a été trouvée à temps. Dites dans quel tableau est sa place.
bridge-move-which-second = Dites dans quel tableau l’équipe passe pour le deuxième tour.
bridge-move-no-seat = Aucun match du tableau { $bracket } ne peut l’accueillir.
bridge-move-redraw = Aucun match du tableau { $bracket } ne peut l’accueillir. Refaites le tirage avec d’autres tailles de tableaux ou un autre ordre.
bridge-move-full = Le tableau { $bracket } ne peut pas accueillir d’équipe pour le deuxième tour.

## Ce qui ne va pas avec une donne

bridge-contract-unknown = « { $contract } » n’est pas un contrat. Écrivez le palier, la couleur (C D H S NT), x ou xx si contré, le déclarant (N E S W) et =, +1 ou -1, par exemple 4SxN-1 ou 3NTE= ; ou pass.
bridge-contract-tricks = « { $contract } » ferait { $tricks } levées, or il n’y en a que 13.
bridge-contract-down = « { $contract } » chuterait de plus que les { $tricks } levées du contrat.
bridge-board-imps = { $imps } est trop : une donne vaut au plus { $most } IMP (BRI-71).
bridge-board-score = { $score } n’est pas le score d’une donne : les scores sont des multiples de 10, au plus { $most } dans chaque sens.

## Ce qui ne va pas avec un réglage

bridge-takes-note = un texte qui dit qui l’a approuvé
bridge-steps-rise = Les écarts doivent aller du plus petit au plus grand.
bridge-margins-rise = Les marges doivent être croissantes.
bridge-not-compact = Cela ne va pas avec un tournoi compact (BRI-70).
