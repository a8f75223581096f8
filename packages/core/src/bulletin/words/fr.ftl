### Ce que dit le tableau d’affichage : que faire ensuite, comment on joue, où chacun en est.

## Que faire ensuite

todo-start = { $count } inscrits : démarrez quand la liste est complète.
todo-close = Tout est joué : clôturez le tournoi quand le classement est définitif.
todo-declare = { $who } ne peuvent être départagés par le jeu : déclarez l’un d’eux vainqueur, ou plusieurs qui se partagent la victoire.
todo-seeds = { $stage } : les têtes de série sont prêtes à être publiées.
todo-pair = { $round } : les appariements sont prêts à être publiés.
todo-choose = { $who } choisit un adversaire : { OR($among) }.
todo-report = { $round }, match { $match } : { $white } (Blancs) – { $black }
todo-report-game = { $round }, match { $match } : { $white } (Blancs) – { $black }, { $conditions }
todo-boards = { $round }, match { $match } : { $first } – { $second }, { $boards }
todo-rule = { $round }, match { $match } : { $who } sont à égalité après toutes les paires de départage. Décidez qui gagne.

## Comment se joue une partie

conditions-step = { $step } : { $conditions }
conditions-and = { $first }, { $second }
conditions-sudden-death = mort subite, essai { $attempt }
conditions-sudden-death-brief = mort subite { $attempt }
conditions-armageddon = Armageddon
conditions-tiebreak = départage
conditions-extra-boards = donnes supplémentaires
conditions-draw-for-black = la nulle compte pour les Noirs
conditions-black-share = les Noirs ont { $share } du temps
conditions-pair = paire { $pair }
conditions-pair-opening = paire { $pair } à partir de l’ouverture { $opening }
conditions-chess960 = Chess960 nº { $number }, { $rank }
conditions-clocks = Blancs { $white }, Noirs { $black }
conditions-clocks-brief = { $white } contre { $black }
conditions-clock-plus = { $first } + { $second }
conditions-a-move = { $time } par coup
conditions-after-40 = { $time } après le coup 40
conditions-seconds = { $seconds } s
conditions-minutes = { $minutes } min
conditions-minutes-seconds = { $time } min

## La course aux places

race-in = qualifié, tête de série { $seed }
race-has-points = a les points
race-reached = { $what }, phase { $phase }, { $time }
race-bye = exempt
race-enough = { $with ->
   *[draw] une nulle contre { $who } suffit
    [win] une victoire contre { $who } suffit
  }
race-makes = { $with ->
   *[draw] une nulle contre { $who } donne { $points }
    [win] une victoire contre { $who } donne { $points }
  }
race-plays = joue contre { $who }
race-plays-off = joue le barrage
race-plays-off-against = joue le barrage contre { $who }
race-out = éliminé
race-lost-playoff = éliminé, a perdu le barrage
race-seeds-stand = éliminé, les têtes de série publiées sont maintenues
race-fewer-matches = éliminé, { $who } avait les points en moins de matchs
race-more-points = éliminé, { $who } avait plus de points
race-too-late = éliminé, trop tard
race-withdrew = retiré

## La matrice du Diagonal

matrix-score = { $who } { $points } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } contre { $opponent } { FORM($round, "in") }
matrix-meeting = { $who } contre { $opponent } { FORM($round, "in") }
matrix-and = { $first }, { $second }
matrix-without-play = { $count } sans jouer
matrix-to-play = { $count } à jouer
matrix-not-played = { $count ->
    [one] { $count } ne sera pas jouée
   *[other] { $count } ne seront pas jouées
  }
matrix-lost = { $many ->
    [one] { $lost } partie perdue
   *[several] { $lost } parties perdues
  }
matrix-going-out = éliminé à la fin de cette ronde
matrix-level = à égalité avec d’autres, peut encore gagner
matrix-out = éliminé depuis la fin de la ronde { $round }
matrix-won = a gagné
matrix-withdrawn = s’est retiré
matrix-round = { $pattern ->
   *[neighbours] { $round }, voisins de la rangée
    [pair] { $round }, les deux derniers
    [ring] { $round }, tirée en anneau
    [thirds] { $round }, tirée par tiers
  }

## Donnes et fiches des équipes

boards-whole = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
boards-half = { $half ->
   *[first] première moitié
    [second] seconde moitié
  }, { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
boards-extra = { $count ->
    [one] { $count } donne supplémentaire
   *[other] { $count } donnes supplémentaires
  }
boards-halves = { $first }, puis { $second }
boards-one-half = { $half ->
   *[first] première moitié { $result }
    [second] seconde moitié { $result }
  }
ticket-two = vainqueur en { $winner }, perdant en { $loser }
ticket-three = premier en { $first }, deuxième en { $second }, perdant en { $loser }
ticket-from = { $place ->
   *[winner] vainqueur du { $match }
    [loser] perdant du { $match }
    [first] premier du { $match }
    [second] deuxième du { $match }
  }

## Chiffres d’un tableau

figure-yes = oui
figure-time = { $time }
figure-day-time = { $at }
figure-text = { $text }
figure-points = { $points }
event-on = { $days }
figure-whole = { $whole }
figure-money = { $money }
figure-average = { NUMBER($average, minimumFractionDigits: 2, useGrouping: "min2") }
remark-more = { $count ->
    [one] Et une autre du même genre.
   *[other] Et { $count } autres du même genre.
  }

## Fin d’une partie

game-ending = { $ending ->
   *[checkmate] mat
    [stalemate] pat
    [repetition] répétition
    [fifty-moves] règle des 50 coups
    [dead-position] position morte
    [bare-king] temps écoulé contre un roi seul
    [adjudicated-draw] nulle par arbitrage
    [adjudicated-win] gain par arbitrage
    [maximum-length] longueur maximale
    [time] perte au temps
    [illegal-move] coup illégal
    [crash] plantage
    [stall] sans réponse
    [garbage] réponse illégale
    [no-start] n’a pas démarré
    [interrupted] interrompue
    [void] caduque, l’exécuteur était en retard
    [forfeit] forfait
  }
game-ending-other = { $ending }
