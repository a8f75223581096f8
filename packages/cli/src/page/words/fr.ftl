### Les pages du terminal : classements, tableaux, ce qu’il faut faire.


## Les mots de plusieurs pages

term-next = Suite :
term-more = et { $count } de plus
term-more-at = … et { $count } de plus :
term-see-also = Voir aussi :
term-versus = –
term-zone = Heures de { $zone }.
term-playable = ▸ peut être joué maintenant.
term-decided = { $decided ->
    [one] { $decided } match décidé
   *[other] { $decided } matchs décidés
  } sur { $matches }
term-won-by = remporté par { $who }
term-yes = oui
term-no = non
term-nobody = personne
term-withdrawn = retiré
term-annulled = annulé
term-out = éliminé
term-left = { $team } n’est plus là
term-names = { $names }

## Les titres des colonnes

term-col-name = Nom
term-col-rating = Elo
term-col-highest = Maximum
term-col-club = Club
term-col-team = Équipe
term-col-average = Moyenne
term-col-paid = Payé
term-col-captain = Capitaine
term-col-players = Joueurs
term-col-player = Joueur
term-col-seed = Nº
term-col-points = Pts
term-col-played = J
term-col-won = Gagnés
term-col-lost = Perdu
term-col-why = Pourquoi
term-col-match = Match
term-col-game = Partie
term-col-pair = Paire
term-col-white = Blancs
term-col-black = Noirs
term-col-opening = Ouverture
term-col-ended = Fin
term-col-round = Tour

## Ce que c’est et où l’on en est

term-as-of = Situation après le fait { $fact }.
term-entering = Inscriptions : { $count } sur la liste
term-after-round = Terminé : { $round }
term-rounds = { $rounds }
term-rounds-of = { $rounds } sur { $of }
term-round-in = { $round } du tableau { $bracket }
term-places-left = { $left ->
    [one] { $left } place encore libre
   *[other] { $left } places encore libres
  } sur { $places }
term-places-taken = les { $places } places sont prises
term-still-in = { $left } sur { $all } encore en lice
term-closed = Clos : { $outcome } · { $played }
term-finished = Terminé : { $outcome } · { $played }
term-first-shared = première place partagée entre { $who }
term-nobody-won = personne n’a gagné
term-entrants = Participants
term-teams = Équipes
term-table = Classement
term-table-final = Classement final
term-table-after = Classement – { $round }
term-bracket-round = Tableau { $bracket }, { $round }

## La forme d’un tournoi

term-outline-for = { $title } pour { $entrants }
term-outline-then-phases = Puis phase après phase jusqu’à ce que les places soient prises.
term-outline-then-rounds = Puis ronde après ronde jusqu’à ce qu’il n’en reste qu’un.
term-outline-opponents = Adversaires : { $each } ; deux parties contre chacun.
term-outline-opponents-of = { $count } pour { $places }
term-outline-brackets = tableaux de { $sizes }
term-outline-qualify = { $count } qualifiés avec { $points } points
term-outline-out = éliminé à { $games } parties perdues
term-outline-phases = { $count ->
    [one] { $count } phase
   *[other] { $count } phases
  }
term-outline-rounds = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  }
term-outline-meetings = { $count ->
    [one] { $count } rencontre
   *[other] { $count } rencontres
  } de deux équipes
term-outline-at-least = au moins { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
term-outline-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
term-outline-games-range = de { $min } à { $max } parties
term-outline-compact = Les nombres sont les numéros dans le tableau, 1 étant le plus fort. AB1 et BA1 sont les feuilles de route d’un match aux tables A1 et B1, XY7, YZ7 et ZX7 celles d’un match à trois. Qui se qualifie après la seconde mi-temps prend les numéros 1 à 4, dans l’ordre des matchs (BRI-68).
term-outline-of-teams = Les nombres sont les numéros dans le tableau, 1 étant le plus fort.
term-outline-three-way = Trois nombres désignent un match à trois ; →2 : deux des trois se qualifient.
term-outline-lowest = Qui se qualifie à l’issue d’un match prend ses plus petits numéros.
term-outline-row = Les nombres sont les places dans la rangée, par classement Elo ; le premier nommé a les Blancs dans la partie 1.
term-outline-places = Les nombres sont les places dans la liste des participants.
term-outline-places-then-seeds = Les nombres sont les places dans la liste des participants ({ $stage }), puis les têtes de série.
term-outline-seeds = Les nombres sont les têtes de série.
term-outline-winner-of = V{ $match }
term-outline-winner = V5 est le vainqueur du match 5.
term-outline-white = Le premier nommé a les Blancs.
term-outline-white-in-pairs = La meilleure tête de série a les Blancs dans la partie 1 de chaque paire.
term-outline-pairs = Paires : { $pairs }.
term-outline-pairs-of = { $round } { $matches } × { $pairs }
term-outline-openings = Pour que deux paires prévues n’aient jamais la même ouverture, il faut un livre de { $count } ouvertures.
term-outline-bye = exempt { $seat }
term-outline-more = et { $count } autres jusqu’à
term-outline-losers = (perdants)

## Qui est assis où, et la suite

term-seat-winner = vainqueur de { $match }
term-seat-loser = perdant de { $match }
term-seat-seed = tête de série { $seed }
term-seat-number = numéro { $number }
term-seat-left = { $team } (parti)
term-seat-from = du match { $match }
term-seat-place = { $place ->
   *[winner] vainqueur
    [loser] perdant
    [first] premier
    [second] deuxième
  } de { $match }
term-seat-robin = de la poule
term-go-to = { $place ->
   *[winner] vainqueur
    [loser] perdant
    [first] premier
    [second] deuxième
  } en { $ticket }

## Ce qu’il faut faire ensuite

term-next-game = match { $match }, { $white } – { $black }
term-games-open = ({ $count } parties sont ouvertes)
term-results-open = ({ $count } résultats manquent)
term-or-unknown = ou, si personne ne le sait : { $command }
term-look-before = à regarder avant : { $command }
term-or-as-entered = ou par ordre d’inscription : { $command }
term-share-the-win = plusieurs noms partagent la victoire
term-games-to-report = { $count ->
    [one] une partie
   *[other] { $count } parties
  } à saisir, les Blancs d’abord
term-or-results = ou 0-1, 1/2 ; en cas d’absence : +-, -+, --
term-first-has-white = de plusieurs parties, le premier nommé a les Blancs dans la première
term-time-is = TIME est l’heure de la fin, par exemple 14:02
term-black-game = { $black }, partie { $game }
term-black-games = { $black }, parties { $games }
term-print-tickets = Pour imprimer les feuilles de route :
term-print-changed = Pour imprimer les feuilles de route modifiées :
term-when-posted = Quand le règlement est affiché et annoncé :
term-lineup-missing = La composition de { $team } au match { $match } manque :
term-more-lineups = et { $count ->
    [one] { $count } autre composition
   *[other] { $count } autres compositions
  }
term-results-to-report = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
  } à saisir, en IMP
term-next-boards = match { $match }, { $first } – { $second }, { $boards }
term-imps-order = les IMP dans l’ordre des noms
term-imps-order-half = les IMP dans l’ordre des noms ; la première mi-temps seule : --half 1
term-who-sits = qui est assis où : { $command }
term-boards = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
term-boards-each = { $count } donnes chacun
term-boards-half = { $half ->
   *[first] première mi-temps
    [second] seconde mi-temps
  }, { $count } donnes
term-boards-extra = { $count ->
    [one] { $count } donne supplémentaire
   *[other] { $count } donnes supplémentaires
  }

## Tours et matchs

term-byes = Exempt : { $who }
term-open = à jouer
term-game-open = partie { $game } à jouer
term-of-losers = des perdants
term-extra-open = donnes supplémentaires à jouer
term-half-open = { $half ->
   *[first] première mi-temps
    [second] seconde mi-temps
  } à jouer
term-won-quotient = { $team } { $won } gagnés, quotient { $quotient }
term-match-head = Match { $match }, { $round }
term-match-state = { $state ->
   *[waiting] en attente
    [open] à jouer
    [decided] décidé
  }
term-how-it-stands = La situation
term-col-no = Nº
term-col-imps-won = IMP gagnés
term-col-imps-lost = perdus
term-col-quotient = Quotient
term-col-next = Suite
term-col-table = Table
term-col-north-south = Nord-Sud
term-col-east-west = Est-Ouest
term-col-boards = Donnes
term-half = { $half ->
   *[first] Première mi-temps
    [second] Seconde mi-temps
  }
term-who-sits-where = Qui est assis où
term-ring-moves = À la mi-temps, les paires Est-Ouest vont de X à Y, de Y à Z, de Z à X et les donnes de X à Z, de Y à X, de Z à Y ; rien ne peut être comparé avant la fin. (BRI-34)
term-three-way = match à trois, { $through ->
   *[one] un qualifié
    [two] deux qualifiés
  }
term-many-teams = { $count } équipes, { $through ->
   *[one] une qualifiée
    [two] deux qualifiées
  }
term-declared-advance = décidé : { $who } se qualifient
term-nobody-advances = { $how }, personne ne se qualifie
term-by = { FORM($how, "by") }
term-noted = { $how } : { $note }
term-halves = { $first }, puis { $second }
term-one-half = { $half ->
   *[first] première mi-temps
    [second] seconde mi-temps
  } { $score }
term-given = { $what ->
   *[carry-over] report
    [handicap] handicap
  } { $imps } pour { $to }
term-extra-boards = donnes supplémentaires { $score }
term-as-game = comme la partie { $game }
term-tiebreak = départage
term-used-before = déjà utilisée
term-north-south = { $team } N-S
term-col-board = Donne
term-col-imps = IMP
term-in-half = mi-temps { $half }
term-card-all = Jusqu’ici { $first } { $score } { $second } ; toutes les donnes sont là.
term-card-missing = Jusqu’ici { $first } { $score } { $second } ; { $missing ->
    [one] il manque { $missing } donne
   *[other] il manque { $missing } donnes
  } sur { $of }.

## Les tableaux

term-tree-too-tall = Un arbre de { $players } est trop haut pour une page : voici ses tours.
term-tree-too-wide = Un arbre de { $players } ne tient pas dans cette largeur : voici ses tours.
term-bracket-too-tall = Un tableau de { $teams } équipes est trop haut pour une page : voici ses tours.
term-averages = moyennes de { $high } à { $low }
term-armageddon = En Armageddon, la nulle compte pour les Noirs.
term-numbers-before = Les numéros du tableau précèdent les noms ; → indique { $what ->
   *[number] le numéro
    [ticket] la feuille de route ou le numéro
  } pour le tour suivant.
term-three-way-figures = Pour un match à trois : matchs gagnés, puis quotient des IMP.
term-scores-include = Les scores comprennent report et handicap.

## La course, les grilles, la matrice

term-race-to = Course à { $points } points
term-race-phase = phase { $phase }, { $played }
term-race-to-pair = la phase { $phase } est à apparier
term-race-near = Peuvent y arriver dans cette phase :
term-race-with = { $name } ({ $result ->
   *[draw] une nulle
    [win] une victoire
  })
term-race-more = { $count } autres
term-race-who = { $who }.
term-playoff = Barrage :
term-line-left = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
term-robin-against = – { $number }
term-col-victory-points = PV
term-robin-legend = Points de victoire contre chaque équipe ; { $places } se qualifient.
term-robin-legend-imps = Points de victoire contre chaque équipe, IMP entre parenthèses ; { $places } se qualifient.
term-cross-legend = Premier signe avec les Blancs, second avec les Noirs : 1 gagné, ½ nulle, 0 perdu ; + = − sans jouer ; × ne compte pas ; · à jouer.
term-matrix-won = 1er
term-matrix-gone = parti
term-matrix-out = out { $round }
term-matrix-list = Une matrice de { $players } ne tient pas dans cette largeur : voici chacun avec les numéros de ses adversaires.
term-matrix-points = Points du joueur de la ligne
term-matrix-round = { $raised } { $round }, { $pattern ->
   *[neighbours] voisins dans la rangée
    [pair] les deux derniers
    [ring] tirée en anneau
    [thirds] tirée par tiers
  }
term-matrix-sums = 6½/14 : 6½ points en 14 parties, sur plusieurs rondes
term-matrix-to-play = · une partie à jouer
term-matrix-without-play = + = − sans jouer
term-matrix-not-played = × non jouée
term-matrix-counter = ■ une partie perdue, ◧ une demie, éliminé à { $out }
term-matrix-going-out = † éliminé à la fin de cette ronde
term-matrix-out-since = out { $round } : éliminé depuis la fin de la ronde { $round }
term-matrix-gone-means = parti : s’est retiré

## Handicaps et récompenses

term-handicap-title = Handicap dans un match de { $boards } donnes
term-handicap-about = les IMP que reçoit l’équipe à la moyenne la plus basse
term-handicap-misprint = { NUMBER($higher, useGrouping: "always") } contre { NUMBER($lower, useGrouping: "always") } est imprimé { $printed } au lieu de { $right }
term-handicap-misprints = * Coquilles du document : { $which }. La formule fait foi (BRI-61).
term-handicap-missing = ° Absent du document imprimé : { $which } (BRI-60).
term-handicap-letters = L et H sont la plus basse et la plus haute moyenne de points de maître. Autres moyennes et donnes : arbiter bridge handicap.
term-handicap-row = la ligne { $lower } du { $block ->
   *[first] premier
    [second] deuxième
    [third] troisième
  } bloc
term-handicap-pair = { $higher } contre { $lower }
term-handicap-zeros = les zéros de { $of }
term-awards-nobody = Aucune équipe n’a nommé ses joueurs : il n’y a personne à récompenser.
term-awards-columns = Donnes jouées sur le total, match par match de l’équipe, chacun sous son numéro dans le tournoi.
term-awards-team = { $team } · Tableau { $bracket }
term-col-award = Récompense
term-col-rule = Règle
term-award-in = encore en lice
term-award-match = par match
term-award-nothing = rien
term-award-unknown = inconnue
term-award-reason = { $who } : { $why }
term-meter-nobody = Aucune équipe ayant nommé ses joueurs n’est encore en lice.
term-meter-legend = Si l’équipe y arrive : oui, c’est acquis ; +14, avec au moins ce nombre de donnes en plus ; non, plus possible ; ?, une composition manque. (BRI-16d)

## Projets, conséquences, historique

term-draft-publish = pour publier : { $command }
term-draft-opening = Match { $match }, paire { $pair } : ouverture { $opening }, projet
term-draft-receives = { $team } reçoit { $imps } IMP de { $from } sur { $boards } donnes.
term-draft-round = { $round }, projet
term-draft-seeds = Têtes de série de « { $stage } », projet
term-draft-positions = Chess960 des tours : nº { $numbers }
term-take-back = serait annulé : { $what } (fait { $fact })
term-make-void = deviendrait nul : { $what } (fait { $fact })
term-draw-again = nouveau tirage : { $count ->
    [one] { $count } publication que personne n’a jouée
   *[other] { $count } publications que personne n’a jouées
  }
term-change-match = le match { $match } ({ $between }) change : { $from } devient { $to }
term-change-seat = une place change : match { $match }, { $moved }
term-change-seed = une tête de série change : numéro { $seed }, { $moved }
term-change-rank = un rang change : { $who }, { $from } devient { $to }
term-change-note = remarque : { $note } ({ $rule })
term-change-nothing = seul le résultat change
term-moved-in = { $who } y entre
term-moved-out = { $who } en sort
term-moved = { $to } au lieu de { $from }
term-more-of-these = et { $count } autres du même genre
term-tickets-none = Aucune feuille de route ne change.
term-tickets-change = { $count ->
    [one] { $count } feuille de route changerait
   *[other] { $count } feuilles de route changeraient
  } :
term-ticket-changes = { $team } : { $changes }
term-fate = [{ $state ->
   *[undone] défait
    [redone] rétabli
    [revoked] annulé
    [drawn-again] retiré au sort
    [void] nul
    [corrected] corrigé
  } par { $fact }]

## Matchs et coupes de moteurs

term-seconds = { $count } s
term-minutes = { $count } min
term-hours = { $count } h
term-tally = { $wins } gagnées, { $draws } nulles, { $losses } perdues
term-games-so-far = { $played } sur { $games } : { $tally }
term-llr = LLR { $llr } ({ $lower }, { $upper })
term-about-left = encore { $time } environ
term-against = { $first } contre { $second }
term-fault = { $engine } : { $result ->
   *[drawn] { $games } nulles
    [lost] { $games } perdues
  } : { $ending }
term-replayed = { $count } rejouées parce que la machine elle-même était en retard
term-label = { $what ->
   *[score] Score
    [pairs] Paires
    [difference] Différence
    [normalized] Normalisé
    [stronger] Plus fort
    [test] Test
  }
term-score = { $points } sur { $games } ({ $share }) : { $tally }
term-pairs = { $both } deux défaites, { $one } défaite et nulle, { $level } à égalité, { $won } victoire et nulle, { $all } deux victoires
term-elo-95 = { $elo } (95 %)
term-los = avec une probabilité de { $share } (LOS)
term-sprt = LLR { $llr }, bornes { $lower } et { $upper } : { $verdict ->
   *[continue] pas décidé
    [H0] la borne inférieure est atteinte (H0)
    [H1] la borne supérieure est atteinte (H1)
  }
term-elo = Elo { $value } ± { $error }
term-elo-least = Elo { $value }, au moins { $bound }
term-elo-most = Elo { $value }, au plus { $bound }
term-elo-alone = Elo { $value }
term-end-sprt = Le match a été arrêté parce que le test est décidé.
term-end-interrupted = Le match a été interrompu ; les parties en cours ne comptent pas.
term-end-unplayable = Le match ne peut pas continuer : { $problem }
term-end-pgn = Les parties ont été ajoutées à { $file }
term-cup-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
term-cup-state = { $state ->
   *[playing] en cours
    [waiting] en attente
    [stopped] arrêtée
    [finished] terminée
  }
term-cup-games-of = { $played } parties sur { $all }
term-cup-matches-of = { $decided } matchs sur { $all }
term-col-place = Place
term-col-engine = Moteur
term-col-points-long = Points
term-col-games = Parties
term-col-faults = Fautes
term-col-out-in = Éliminé en
term-cup-met = Points des uns contre les autres
term-cup-matches = Matchs
term-col-first = Premier
term-col-second = Second
term-col-score = Score
term-col-pairs = Paires
term-cup-legend = Du point de vue du premier. Paires : deux défaites, défaite et nulle, égalité, victoire et nulle, deux victoires. LOS : probabilité que le premier soit le plus fort.
term-cup-remark = { $count ->
    [one] Match
   *[other] Matchs
  } { $matches } : { $remark }
term-cup-waiting = ! En attente : { $whom } ; { $why }
term-cup-waiting-in = ! En attente : { $whom } (match { $match }) ; { $why }
term-cup-whom = { $who ->
   *[engine] un moteur
    [disk] place sur le disque
    [organiser] l’arbitre
    [worker] la machine
  }
term-cup-engine = { $name }
term-col-clock = Pendule
term-col-eval = Éval
term-col-depth = Prof.
term-col-move = Coup
term-colour = { $colour ->
   *[white] B
    [black] N
  }
term-tiebreak-game = D{ $game }
term-does-not-count = ne compte pas
term-plies = { $count ->
    [one] { $count } demi-coup
   *[other] { $count } demi-coups
  }
term-repeats = non jouée, elle répète la partie { $game }
term-second-attempt = deuxième essai
term-game-place = { $round }, match { $match }, partie { $game }
term-game-place-tiebreak = { $round }, match { $match }, partie de départage { $game }
term-game-line = { $place } : { $white } – { $black } { $result }
