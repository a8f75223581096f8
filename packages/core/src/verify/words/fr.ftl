### Ce que trouve le second avis : la règle qu’un fait enfreint et ce qui serait juste.

## Numéros, heures et commandes

found-numbering = Le fait { $fact } se trouve à la place du fait { $due }.
found-clock = Ce fait a été enregistré le { $at }, plus tôt que le fait { $fact } qui le précède ({ $before }).
found-log-empty = L’historique est vide : aucun tournoi n’a été ouvert.
found-opening-late = L’historique ne commence pas par l’ouverture d’un tournoi.
found-opening-again = Un tournoi s’ouvre une seule fois, par le premier fait de son historique.
found-key-used = Une commande antérieure porte déjà la clé « { $key } ».
found-stamp = Ce fait porte la clé du fait { $fact }, mais une autre heure ou un autre auteur.
found-one-decision = { $types ->
    [one] Une commande qui n’enregistre que { $types } est incomplète.
   *[other] Une seule commande ne peut pas enregistrer { $types } ensemble.
  }
found-closed = Le tournoi est clos : seule une annulation est possible.
found-closed-early = Le tournoi a été clos avant que tout soit décidé.

## Revirements

found-facts = { $facts ->
    [0] aucun fait
    [one] le fait { $facts }
   *[other] les faits { $facts }
  }
found-takes-back-other = { $how ->
   *[undo] Cette annulation vise { $named }, mais la dernière commande correspond à { $due }.
    [redo] Ce rétablissement vise { $named }, mais la dernière annulation est { $due }.
    [revoke] Cette révocation vise { $named } ; de cette commande restait : { $due }.
    [redraw] Ce nouveau tirage annule { $named }, mais le tirage est { $due }.
  }
found-voids-nothing = { $how ->
   *[undo] Une annulation
    [redo] Un rétablissement
  } ne rend pas d’autres faits caducs.
found-undo-nothing = Il n’y avait rien à annuler.
found-redo-nothing = Il n’y avait rien à rétablir : une nouvelle commande a suivi l’annulation.
found-revokes-nothing = Cette révocation ne vise rien qui soit dans l’historique.
found-revokes-opening = L’ouverture d’un tournoi ne peut pas être révoquée.
found-revokes-change = Le fait { $fact } est { $how ->
   *[undo] une annulation
    [redo] un rétablissement
  } et ne peut pas être révoqué.
found-redraw-nothing = Il n’y avait pas de tirage à annuler.
found-redraw-late = Un résultat était saisi : le tirage ne pouvait plus être refait.
found-correction-other = Le fait { $fact } n’est pas le résultat que ce fait prétend corriger.
found-correction-fallen = Le fait { $fact } n’avait plus cours quand il a été corrigé.
found-voids-needless = Ce changement rend caduc sans nécessité { $facts } : ce qui garde sa place ou n’a plus cours n’a pas à l’être.
found-voids-alike = Ce changement rend caduc le fait { $fact }, mais la même publication en résulterait.
found-left-standing = Le fait { $fact } n’a plus sa place après ce changement, mais il n’est pas caduc :
found-options-displace = Le fait { $fact } n’a plus sa place avec ces options :

## Formats et options

found-format = Il n’existe pas de règlement pour le format « { $format } ».
found-option-unknown = Ce format n’a pas d’option « { $option } ».
found-option-wrong = L’option « { $option } » a une valeur qui n’est pas permise.
found-option-excluded = Un tableau compact exclut l’option « { $option } ».
found-not-chess = Les IMP, les mi-temps et les équipes qualifiées par décision relèvent du bridge.
found-fact-elsewhere = Ce format n’a pas de faits de type { $type }.
found-field-elsewhere = Dans ce format, les faits de type { $type } n’ont pas de champ « { $field } ».
found-redraw-elsewhere = Dans ce format, le tirage ne se refait pas.

## Qui joue

found-own-id = Cette inscription ne peut pas utiliser l’identifiant « { $given } ».
found-id-taken = L’identifiant « { $given } » appartient déjà à { $who }.
found-no-entrant = Aucun participant n’a l’identifiant « { $given } ».
found-withdrawn-already = { $who } s’était déjà retiré.
found-not-withdrawn = { $who } ne s’était pas retiré.
found-withdrawn = { $who } s’est retiré.
found-started-already = Le tournoi avait déjà commencé.
found-named-twice = { $who } est nommé deux fois.
found-unlisted = { $who } manque dans la liste.
found-listed-absent = { $who } figure dans la liste sans être là.
found-not-listed = { $who } n’est pas dans { $where ->
   *[list] la liste
    [row] la rangée
    [robin] la poule
  }.
found-fixed = { $what ->
   *[rating] Le classement Elo
    [players] La composition
  } de { $who } ne change plus après le début.
found-all-decided = Tout est décidé : plus personne ne peut se retirer ni revenir.
found-size = { $what ->
   *[league] Un championnat accueille { $least } à { $most } joueurs
    [hybrid-knockout] Ce tournoi accueille { $least } à { $most } joueurs
    [bridge-knockout] Ce bridge par élimination accueille { $least } à { $most } équipes
    [compact] Un tableau compact accueille { $least } à { $most } équipes
    [bracket] Un tableau accueille { $least } à { $most } équipes
  }, et non { $count }.
found-size-cup = Une coupe accueille 2, 4, 8 … 1024 joueurs, et non { $count }.
found-size-diagonal = Une Diagonale accueille au moins deux joueurs, et non { $count }.
found-entered-late = { $who } s’est inscrit { $after ->
   *[start] après le début
    [knockout] après le début de l’élimination directe
    [first-phase] après la fin de la première phase
    [seeds] après la publication des têtes de série
    [compact] après le début du tableau compact
  }.
found-cannot-join = { $who } ne peut plus entrer : { $because ->
   *[draw] le tirage est fait.
    [row] la rangée est fixée depuis le début.
    [sixteen] le tableau compte déjà seize équipes.
    [small] le tableau a commencé avec moins de huit équipes.
  }
found-absent-at-start = { $who } n’était pas là au début.
found-cannot-return = { $who } ne peut pas revenir : { $because ->
   *[annulled] tous les résultats ont été annulés.
    [nothing-left] il ne reste rien à jouer.
    [absent] un match a été perdu par absence.
  }
found-other-row = Avec { $who }, il y aurait { $count } joueurs : d’autres places et d’autres points s’appliqueraient.

## L’ordre au début

found-order-reason = Le début invoque la règle { $given } pour son ordre, mais une autre le fixe.
found-order-by = Selon le début, l’ordre suit « { $given } » ; selon l’option, « { $due } ».
found-order = { $by ->
   *[entry] Dans l’ordre des inscriptions
    [rating] Selon le classement Elo
    [maxRating] Selon le meilleur classement Elo
    [lot] Selon le tirage au sort
    [bands] Avec les tranches mélangées
    [average] Selon la moyenne des points de maître
  }, { $who } devrait avoir le numéro { $number }.
found-unrated = L’ordre suit le { $by ->
   *[rating] classement Elo
    [maxRating] meilleur classement Elo
  }, mais { $who } n’en a pas.
found-bands = { $due ->
   *[shuffled] Les tranches de têtes de série doivent être mélangées ; selon le début, elles ne le sont pas.
    [kept] Les tranches de têtes de série ne doivent pas être mélangées ; selon le début, elles le sont.
  }
found-averages-missing = Certaines équipes ont donné leurs joueurs, d’autres non : il n’y a pas d’ordre selon la moyenne.
found-average-missing = La moyenne de { $who } est inconnue, alors qu’il y a un handicap.
found-bracket-by-average = Selon sa moyenne, { $who } appartient à un autre tableau.
found-bracket-order = Dans un tableau, les numéros suivent l’ordre des inscriptions.

## Parties, résultats et décisions

found-no-match = Il n’y a pas de match { $match }.
found-no-match-of = Il n’y a pas de match { $match } : un championnat à { $players } compte { $matches } matchs.
found-before-start = { $what ->
   *[match] Il n’y a pas de match avant le début.
    [round] Il n’y a pas de ronde avant le début.
    [win] Personne ne peut gagner avant le début.
    [joined] On ne peut rejoindre aucun match avant le début.
  }
found-unseated = On ne sait pas encore qui joue le match { $match }.
found-decided = Le match { $match } était déjà décidé.
found-ruled = L’arbitre avait déjà décidé du match { $match }.
found-forfeited = Les parties restantes du match { $match } étaient perdues par forfait.
found-no-game = Le match { $match } n’a pas de partie { $game }.
found-game-reported = La partie { $game } du match { $match } était déjà saisie.
found-game-not-due = La partie { $game } du match { $match } n’est pas à jouer.
found-games-due = Le match { $match } continue avec la partie { OR($games) }, et non avec la partie { $game }.
found-colours = { $white } a les Blancs dans la partie { $game } du match { $match }, et non les Noirs.
found-between = Le match { $match } oppose { $due }, et non { $named ->
    [0] personne
   *[other] { $named }
  }.
found-game-between = La partie { $game } du match { $match } n’oppose pas { $named }.
found-not-in-match = { $who } ne joue pas le match { $match }.
found-ruling-names = La décision nomme { $who }, mais le match { $match } oppose { $due }.
found-needs-winner = Le match { $match } doit avoir un vainqueur : il ne peut être ni annulé ni déclaré nul.
found-phase-early = Le match { $match } est de la phase { $phase }, mais la phase { $open } n’était pas terminée.
found-phase-open = La phase { $phase } n’était pas terminée.
found-round-open = La ronde { $round } n’était pas terminée.
found-before-open = { $what ->
   *[round] Le tour précédent n’était pas terminé.
    [robin] La poule n’était pas terminée.
    [semifinals] Les demi-finales n’étaient pas terminées.
  }
found-director-decides = On ne joue plus dans le match { $match } : l’arbitre déclare le vainqueur.
found-finished-early = Cette partie s’est terminée le { $at }, avant l’appariement du { $paired }.
found-finish-times = Dans la phase { $phase }, tous les résultats ont une heure de fin, ou aucun n’en a.

## Rondes, appariements et têtes de série

found-publishes-none = { $format ->
   *[league] Un championnat ne publie ni appariements ni têtes de série : sa liste fixe le calendrier.
    [cup] Une coupe ne publie ni appariements ni têtes de série : le début fixe le tableau.
    [diagonal] Une Diagonale ne publie pas de têtes de série : chacun est dans la rangée.
  }
found-stage = { $what ->
   *[rounds] On ne publie pas d’appariements
    [seeds] On ne publie pas de têtes de série
    [win] On ne déclare pas de vainqueur
  } dans l’étape « { $stage } ».
found-kind = Cette publication est du genre « { $kind } », mais devrait être { OR($due) }.
found-by-hand = { $says ->
   *[by-hand] Cette publication se dit faite à la main, mais son genre est « { $kind } ».
    [drawn] Cette publication est du genre « { $kind } », mais ne se dit pas faite à la main.
  }
found-round-number = C’est la ronde { $round }, mais la suivante est la ronde { $due }.
found-phase-number = C’est la phase { $phase }, mais la suivante est la phase { $due }.
found-round-published = La ronde { $round } était déjà publiée.
found-published = { $what ->
   *[seeds] Les têtes de série étaient déjà publiées.
    [places] Les places étaient déjà publiées.
    [extra-boards] Les donnes supplémentaires étaient déjà publiées.
    [playoff] Le barrage était déjà publié.
    [third-place] Le match pour la troisième place était déjà publié.
  }
found-no-matches = Cette ronde n’a pas de match.
found-match-of-two = Un match oppose deux joueurs.
found-match-order = Les matchs ne sont pas dans l’ordre { $by ->
   *[row] de la rangée
    [list] de la liste
    [numbers] de leurs numéros
  }.
found-left-out = { $who } devrait jouer ici, mais n’est pas apparié.
found-not-level = { $who } est apparié ici, sans être de ceux qui sont à égalité.

## Les ouvertures d’une coupe

found-no-openings = Aucune ouverture n’a été donnée au début.
found-no-opening = Il n’y a pas d’ouverture { $opening }.
found-opening-other = La partie { $game } du match { $match } ne se joue pas à partir de l’ouverture { $opening }.
found-opening-missing = La paire { $pair } du match { $match } n’a pas encore d’ouverture.
found-opening-not-due = Le match { $match } n’est pas à égalité : aucune ouverture n’est à tirer.
found-opening-not-drawn = Le match { $match } est à égalité, mais aucune ouverture n’a été tirée.
found-opening-pair = Dans le match { $match }, l’ouverture à tirer est celle de la paire { $due }, et non de la paire { $pair }.
found-opening-planned = L’ouverture { $opening } est celle d’une paire prévue.
found-opening-drawn = L’ouverture { $opening } a été tirée pour la paire { $pair } du match { $match }.
found-opening-twice = L’ouverture { $opening }, tirée pour le match { $match }, servirait deux fois.
found-opening-next = La prochaine ouverture du match { $match } est la { $due }, et non la { $opening }.
found-opening-reused = { $was ->
   *[used] L’ouverture { $opening } avait déjà servi ; ce fait dit le contraire.
    [new] L’ouverture { $opening } n’avait pas encore servi ; ce fait dit le contraire.
  }
found-opening-stale = Après cela, la paire { $pair } du match { $match } a une autre ouverture, mais aucune n’a été tirée.
found-openings-listed = Sur { $count } ouvertures, l’ordre en compte { $listed } ; il devrait en compter { $due }.
found-openings-same = Les ouvertures aux places { $one } et { $other } du livre sont identiques.
found-openings-place = Deux ouvertures ont la place { $place } du livre.
found-openings-order = L’ouverture { $number } de l’ordre devrait être celle de la place { $place } du livre.
found-openings-few = Il faut { $needed } ouvertures, mais il y en a { $count }.
found-engine-named = On ne nomme que le moteur qui n’a pas démarré.
found-change-early = Les options ne se modifient qu’après le début.
found-change-other = Seul le nombre de paires des tours peut changer.
found-change-nothing = Cela ne change rien.
found-change-begun = Cela modifie le match { $match }, qui avait commencé.

## Une Diagonale

found-win-early = On ne déclare un vainqueur qu’à la fin de la ronde 1.
found-cannot-win = { $who } n’est pas de ceux qui peuvent gagner.
found-win-instead = La ronde { $round } est terminée : on déclare un vainqueur à la place de la ronde { $next }.
found-over = Le tournoi était terminé.
found-ended = L’arbitre avait mis fin au tournoi.
found-ended-round = L’arbitre avait mis fin à la ronde { $round }.
found-no-byes = Tout le monde joue : il n’y a pas d’exempt.
found-extra-incomplete = Autour d’une ronde supplémentaire, toutes les rondes précédentes doivent être terminées.
found-no-more-rounds = On n’apparie plus de ronde : l’arbitre déclare le vainqueur.
found-out = { $who } est éliminé.
found-one-pair = Les deux derniers forment une seule paire.
found-opponents = { $who } n’a pas deux adversaires.
found-opponent-twice = { $who } a deux fois le même adversaire.
found-row-order = { $higher } précède { $lower } dans la rangée et se nomme en premier.
found-rematches = { $count ->
    [one] Il y a { $count } revanche
   *[other] Il y a { $count } revanches
  }, mais { $enough ->
    [0] aucune n’est nécessaire.
    [one] { $enough } suffit.
   *[other] { $enough } suffisent.
  }
found-pattern = Le schéma évite toute revanche et oppose { $one } à { $other }.

## Un Hybrid Knockout

found-byes = À { $players } joueurs, il y a { $byes ->
    [0] un exempt, et non aucun.
    [1] zéro exempt, et non un.
   *[other] au plus un exempt, et non { $byes }.
  }
found-rotation-bye = Selon la rotation, { $who } n’est pas exempt dans la phase { $phase }.
found-rotation-pair = Selon la rotation, { $one } et { $other } ne se rencontrent pas dans la phase { $phase }.
found-bye = L’exempt devrait être { $who }, qui { $because ->
   *[fewest] l’a été moins souvent.
    [order] passe en premier.
  }
found-bye-other = { $because ->
   *[fewest] Quelqu’un d’autre a été exempt moins souvent et l’est cette fois.
    [order] Quelqu’un d’autre passe en premier pour être exempt.
  }
found-repeats = Moins de rencontres pourraient se répéter.
found-colour-sum = Les couleurs pourraient être plus équilibrées : la somme des carrés de leurs écarts pourrait baisser de { $less }.
found-white = { $who } devrait avoir les Blancs contre { $other }.
found-colours-apart = Les couleurs de { $who } différeraient de { $difference } ; { $most } est le maximum.
found-playoff-bye = L’exempt de ce tour de barrage devrait être { $who }.
found-playoff-even = En nombre pair, un tour de barrage n’a pas d’exempt.
found-playoff-pair = { $one } et { $other } ne se rencontrent pas dans ce tour de barrage.
found-playoff-first = { $who } vient plus loin dans la liste et se nomme en premier.
found-no-qualification = Il n’y a pas de qualification : { $what ->
   *[phase] aucune phase n’est à apparier.
    [seeds] il n’en sort pas de têtes de série.
  }
found-playoff-not-due = Aucun barrage n’est à jouer.
found-playoff-due = Un barrage doit d’abord se jouer.
found-qualification-over = Les têtes de série sont publiées : la qualification est terminée.
found-places-for-all = Il y a une place pour tous ceux qui restent : aucune phase ne suit.
found-places-left = Il reste des places à jouer.
found-has-place = { $who } a sa place et n’est plus apparié.
found-absent-often = { $who } a été absent trop souvent et n’est plus apparié.
found-start-none = Sans Chess960, une phase n’a pas de position de départ.
found-start = La phase { $phase } a la position de départ { $due }, ce que ce fait ne dit pas.
found-starts-count = Ce fait donne { $count } positions de départ ; il en faudrait { $due }.
found-starts = La position de départ { $number } est la { $due }, et non la { $start }.
found-seed-count = L’élimination directe a { $places } places, et non { $count }.
found-seed = La tête de série { $seed } devrait être { $who }.
found-seed-nobody = La tête de série { $seed } ne devrait être personne, et non { $who }.

## Bridge : le début

found-sizes-told = La taille des tableaux se donne si l’épreuve a des tableaux, et seulement alors.
found-bracket-sum = Les tableaux comptent { $sum } équipes, mais il y en a { $teams }.
found-odd-boards = À { $teams } équipes, il faut un match à trois, mais { $boards } donnes font un nombre impair.
found-boards-by-four = À { $teams } équipes, il faut une séance dont les donnes se divisent par quatre, et non { $boards }.
found-no-scale = { $teams } équipes jouent des matchs de { $boards } donnes, pour lesquels il n’y a pas de points de victoire.
found-half-carried = Six équipes reportent la moitié de leurs donnes, et { $boards } ne se divise pas par quatre.
found-no-quarterfinals = { $teams } équipes n’ont pas de quarts de finale à partir du tour 2 : il n’y a pas de barrage.
found-no-third-place = { $teams } équipes n’ont pas de match pour la troisième place.
found-team-name = Il y a déjà une équipe « { $name } ».
found-team-size = { $where ->
   *[any] Une équipe a 4, 5 ou 6 joueurs
    [compact] Une équipe d’un tableau compact a 4 joueurs
  }, et non { $count }.
found-team-player = { $player } joue pour une autre équipe.

## Bridge : équipes tardives ou mal placées

found-bracket-unsaid = { $who } n’indique pas le tableau à rejoindre.
found-too-many = Avec { $who }, il y aurait plus de { $most } équipes.
found-makes-three-way = Avec { $who }, il y aurait un match à trois, mais { $boards } donnes font un nombre impair.
found-no-seat = Il n’y a pas de place pour { $who }.
found-no-seat-in = Il n’y a pas de place pour { $who } dans le match { $match }.
found-no-brackets = Cette épreuve n’a pas de tableaux : aucune équipe n’est dans le mauvais.
found-no-bracket = Il n’y a pas de tableau { $bracket }.
found-corrected-twice = Le tableau de { $who } a déjà été corrigé.
found-not-in-bracket = { $who } n’était pas dans le tableau { $bracket } au début.
found-bracket-unnamed = Ce fait n’indique pas à quel autre tableau l’équipe appartient.
found-joins-none = Ce fait n’indique pas quel match du premier tour du tableau { $bracket } l’équipe rejoint.
found-joins-other = Le match { $match } n’est pas du premier tour du tableau { $bracket }.
found-second-round-told = Le deuxième tour ne se donne que si une équipe y est déplacée.
found-bracket-small = Le tableau { $bracket } a commencé avec moins de huit équipes.
found-second-round = Le deuxième tour du tableau { $bracket } n’est pas { $told }.
found-bracket-took-in = Le tableau { $bracket } a déjà accueilli une équipe.
found-when = { $when ->
   *[in-time] avant le premier score de l’équipe
    [playing] pendant le premier match de l’équipe
    [won] après la victoire de l’équipe à son premier match
    [lost] après la défaite de l’équipe à son premier match
    [late] après le début du deuxième tour
  }
found-discovered = L’erreur a été découverte { OR($due) }, et non { $told }.
found-action = { $due ->
   *[changed] L’équipe devrait changer de tableau.
    [disqualified] L’équipe devrait être disqualifiée.
    [moved] L’équipe devrait passer dans l’autre tableau pour le deuxième tour.
    [out] L’équipe devrait être éliminée.
    [stands] Rien ne devrait changer.
    [wait] L’équipe doit d’abord gagner ou perdre son match.
  }
found-seat-needless = Seule une équipe qui change de tableau prend place au premier tour.
found-remedy-due = L’équipe devrait être remboursée de son inscription et obtenir une participation gratuite.
found-remedy-none = Cette compensation n’accorde rien.

## Bridge : handicaps, compositions et donnes

found-handicaps-none = Des handicaps sont donnés, mais cette épreuve n’en a pas.
found-handicaps-early = Les handicaps se donnent quand les matchs sont tirés.
found-handicap-next = Le prochain handicap devrait être celui de { $one } et { $other }.
found-handicap-extra = Un handicap est donné pour un match qui n’est pas tiré ici.
found-handicap-boards = { $one } et { $other } jouent { $due } donnes, et non { $boards }.
found-handicap = { $who } devrait recevoir { NUMBER($imps, maximumFractionDigits: 3) } IMP de { $from }.
found-lineup-either = Une composition donne soit les quatre qui jouent, soit les donnes de chaque membre.
found-lineup-half = Les donnes de chaque membre sont celles du match entier, et non d’une mi-temps.
found-lineup-four = Une composition réunit quatre membres différents de { $who }.
found-lineup-members = { $who } a { $count } membres, et chacun a un nombre de donnes.
found-lineup-boards = Chaque membre joue au plus { $boards } donnes, et tous ensemble quatre fois autant.
found-board = Ce qui est donné pour la donne { $board } n’est pas un contrat.
found-boards-many = { $entered } donnes sont saisies, mais il y en a { $most }.
found-report-missing = Ces donnes complètent une partie du match, mais aucun résultat ne suit.
found-report-needless = Les donnes qui précèdent ce résultat ne complètent rien.
found-boards-sum = Les donnes font { $result } dans la partie { $game }.
found-seat-order = Les deux équipes ne sont pas dans l’ordre de leurs places.

## Bridge : résultats

found-result-imps = Un match se saisit en IMP, et non par { $result }.
found-gone = L’une des deux équipes n’est plus là.
found-not-a-half = La partie { $game } n’est pas une { $half ->
   *[first] première
    [second] seconde
  } mi-temps.
found-through-absent = { $who } est déclaré qualifié sans être là.
found-through-count = { $places ->
    [one] { $places } équipe se qualifie
   *[other] { $places } équipes se qualifient
  } à l’issue du match { $match }, et non { $count }.

## Bridge : tours publiés

found-round-needless = Le tour { $round } du tableau ne se publie pas.
found-round-numbers = Le tour { $round } se publie avec les numéros des équipes après le tour { $before }.
found-round-pairs = Le tour { $round } devrait être { OR($due) }.
found-round-not-all = { $told } n’apparie pas les numéros 1 à { $last }.
found-places-open = Les places de la poule ne sont pas encore publiées.
found-chosen-already = Le premier a déjà choisi.
found-not-chosen = Le premier n’a pas encore choisi.
found-choice-kind = Ici, le premier choisit son adversaire.
found-choice-pairs = Le premier rencontre l’un des trois autres, et les deux qui restent se rencontrent.
found-choice-none = Il n’y a pas de choix : les quatre ne sont pas tous là.
found-choice-default = Les places 1 et 4 se rencontrent, de même que les places 2 et 3, une seule fois.
found-robin-kind = De la poule, on ne publie que les donnes supplémentaires, comme tour 3.
found-robin-ring = L’anneau { $ring } se publie tel qu’il est tiré, une fois le tour 1 terminé.
found-nobody-level = Personne n’est à égalité entre la quatrième et la cinquième place.
found-extra-boards-due = Des donnes supplémentaires départagent d’abord la quatrième et la cinquième place.
found-level = { $teams } sont à égalité et jouent entre elles.
found-playoff-kind = Le barrage est un seul tour du genre « playoff ».
found-playoff-early = Il n’y a pas de barrage, ou les quarts de finale ne sont pas terminés.
found-playoff-teams = { $teams ->
    [0] Il ne reste personne pour le barrage.
   *[other] Le barrage se joue entre { $teams }.
  }
found-meeting = { $one } – { $other }
found-alone = { $who } sans adversaire
found-meetings = { $meetings }
found-playoff-pairs = Le barrage devrait être { OR($due) }.
found-no-third = Aucun match pour la troisième place n’est à publier.
found-third-teams = { $teams ->
    [0] Il ne reste personne pour la troisième place.
   *[other] La troisième place se joue entre { $teams }.
  }
found-places-only = On ne publie des places que pour une poule de cinq équipes.
found-places-four = Il y a quatre places, chacune pour une équipe différente.
found-places = À partir de la place { $place }, l’ordre devrait être { $teams }.
found-place-empty = { $who } n’a pas de place : il ne reste personne pour elle.
