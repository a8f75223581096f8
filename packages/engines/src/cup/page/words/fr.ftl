### La page d’une coupe de moteurs que les spectateurs laissent ouverte, et ce que le terminal et la page disent pareillement des parties et des matchs.

## Comment une partie a fini

cup-page-fault = { $games } { $ending ->
   *[crash] { $games ->
        [one] plantage
       *[other] plantages
      }
    [time] { $games ->
        [one] perte au temps
       *[other] pertes au temps
      }
    [illegal-move] { $games ->
        [one] coup illégal
       *[other] coups illégaux
      }
    [stall] { $games ->
        [one] partie sans réponse
       *[other] parties sans réponse
      }
    [garbage] { $games ->
        [one] réponse qui n’est pas un coup
       *[other] réponses qui ne sont pas des coups
      }
    [no-start] { $games ->
        [one] démarrage manqué
       *[other] démarrages manqués
      }
    [bare-king] { $games ->
        [one] nulle au temps
       *[other] nulles au temps
      }
  }
cup-page-fault-other = { $games } { $ending }

## Où en est un match

cup-page-decided = { $how ->
   *[tiebreak] barrage
    [seed] meilleure tête de série
    [armageddon] Armageddon
    [walkover] sans adversaire
    [organiser] décision
  }
cup-page-decided-other = { $how }
cup-page-leads = { $who } mène { $own }–{ $other }
cup-page-level = égalité { $own }–{ $other }
cup-page-wins = { $who } gagne { $own }–{ $other }
cup-page-wins-by = { $who } gagne { $own }–{ $other } ({ $how })
cup-page-nobody-wins = personne ne gagne
cup-page-game = partie { $game }
cup-page-game-of = partie { $game } sur { $games }
cup-page-game-tiebreak = barrage, partie { $game }

## Les nombres

cup-page-count = { $count }
cup-page-percent = { $percent }
cup-page-engines = { $count ->
    [one] { $count } moteur
   *[other] { $count } moteurs
  }
cup-page-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  }
cup-page-pairs-a-match = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  } de parties par match
cup-page-pairs-then = { $before }, puis { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  } de parties par match
cup-page-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
cup-page-games-of = { $played } sur { $games } parties
cup-page-of = sur { $count }
cup-page-part-of = { $part } sur { $all }
cup-page-points-of = { $points } sur { $games }
cup-page-range = { $low } à { $high }
cup-page-crashes = { $count ->
    [one] { $count } plantage
   *[other] { $count } plantages
  }
cup-page-seed = tête de série { $seed }
cup-page-rating = Elo { $rating }

## L’en-tête

cup-page-kind = Coupe de moteurs
cup-page-skip = Aller au tableau
cup-page-figure = { $figure ->
   *[decided] matchs terminés
    [played] parties jouées
    [live] en cours
  }
cup-page-progress = Parties jouées
cup-page-state = { $state ->
   *[live] En direct
    [playing] En cours
    [waiting] En attente
    [stopped] Arrêtée
  }
cup-page-left = encore { $time } environ
cup-page-seconds = { $seconds } s
cup-page-minutes = { $minutes } min
cup-page-hours = { NUMBER($hours, minimumFractionDigits: 1, maximumFractionDigits: 1) } h
cup-page-at = au
cup-page-since = depuis le
cup-page-instant = { $at }
cup-page-waits-for = { $for ->
   *[engine] Attend un moteur
    [disk] Attend le disque
    [organiser] Attend l’arbitre
    [worker] Attend l’exécuteur
  }
cup-page-match = Match { $match }
cup-page-champion = Vainqueur
cup-page-final = { $who } a gagné la finale contre { $other }, { $own }–{ $points }.
cup-page-final-by = { $who } a gagné la finale contre { $other }, { $own }–{ $points } ({ $how }).
cup-page-final-alone = { $who } a gagné la finale.
cup-page-tally-seeded = Parti comme tête de série { $seed }, il a marqué { $points } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
cup-page-tally = Il a marqué { $points } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
cup-page-tab-won = { $who } a gagné
cup-page-tab = { $what } · { $name }

## Les parties en cours

cup-page-now-playing = En ce moment
cup-page-live-match = { $round }, match { $match }
cup-page-depth = profondeur { $depth }
cup-page-no-clock = sans pendule
cup-page-chances = Chances des Blancs : { $says }
cup-page-says = selon les { $colour ->
   *[white] Blancs
    [black] Noirs
  } { $share }
cup-page-colour = { $colour ->
   *[white] Blancs
    [black] Noirs
  }
cup-page-colour-letter = { $colour ->
   *[white] B
    [black] N
  }

## Le tableau

cup-page-name = { $name }
cup-page-bracket = Tableau
cup-page-card = Match { $match }, { $round }{ $state ->
   *[still] { "" }
    [live] , en direct
  } : { $seats }.
cup-page-card-standing = { CAPITAL($standing) }.
cup-page-card-opens = Ouvre ses parties.
cup-page-card-waits = ! attend

## Le classement et toutes les parties

cup-page-table = Moteurs
cup-page-table-head = { $head ->
   *[place] Place
    [engine] Moteur
    [seed] Tête de série
    [rating] Elo
    [won] Matchs gagnés
    [points] Points
    [games] Parties
    [faults] Fautes
    [out] Éliminé en
  }
cup-page-field = Toutes les parties
cup-page-field-figure = { $figure ->
   *[white] score des Blancs
    [results] Blancs, nulles, Noirs
    [plies] demi-coups en moyenne
  }

## La fiche d’un match

cup-page-slip = { $round }, match { $match }, { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
  }
cup-page-close = Fermer
cup-page-slip-waits = Il attend les matchs précédents.
cup-page-slip-no-game = Aucune partie n’est encore terminée.
cup-page-slip-after = { CAPITAL($standing) } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
cup-page-slip-games = Parties du match { $match }
cup-page-slip-head = { $head ->
   *[game] Partie
    [ending] Comment elle a fini
    [plies] Demi-coups
    [opening] Ouverture
  }
cup-page-slip-now = en cours
cup-page-slip-playing = se joue
cup-page-slip-pair = paire { $pair }
cup-page-slip-pair-tiebreak = paire { $pair }, barrage
cup-page-slip-void = ne compte pas
cup-page-slip-repeats = non jouée, elle répète la partie { $game }
cup-page-slip-replay = second essai, l’exécuteur était en retard au premier
cup-page-slip-reused = déjà jouée
cup-page-strength = Ce que les parties disent de { $who }
cup-page-strength-figure = { $figure ->
   *[score] score
    [results] gagnées, nulles, perdues
    [elo] écart Elo
    [superiority] probablement plus fort (LOS)
  }
cup-page-signed = { $sign ->
   *[plus] +
    [minus] −
  }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cup-page-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cup-page-at-least = au moins { $value }
cup-page-at-most = au plus { $value }
cup-page-pairs-by-points = paires par points
cup-page-pairs-counted = Paires par points 0, ½, 1, 1½, 2 : { $counts }

## Le pied

cup-page-foot-opens = Un match du tableau ouvre ses parties.
cup-page-foot-written = Écrite le
cup-page-foot-refreshes = La page cherche du nouveau toutes les { $seconds } s.
cup-page-foot-made = Faite avec Arbiter.
cup-page-hold = Figer
