### Les simulations dans le terminal : options, avancement, résultats, et questions mal posées.

## Options

sim-option-runs = Nombre d’essais, de 1 à { $most } ; { $usual } par défaut
sim-option-seed = La même graine donne la même réponse ; par défaut, tirée au hasard et affichée
sim-option-workers = Fils qui jouent en même temps ; par défaut, autant que de cœurs. La réponse est la même
sim-option-clock = La cadence de chaque camp, pour la durée en heures ; par défaut 15+10, ou celle du format
sim-option-minutes = Pour les équipes de bridge : la durée d’une donne ; 7.5 par défaut
sim-option-spread = Avec --entrants N : l’écart entre les Elo (écart type autour de 1500) ; 200 par défaut, 0 pour des forces égales
sim-option-model = Comment les résultats sont tirés : selon l’Elo, comme des moteurs jouent des paires de parties, ou comme des équipes de bridge jouent des donnes ; par défaut, ce qui convient
sim-option-advantage = elo, engines : ce que vaut le trait, en points Elo
sim-option-draws = elo, engines : la part de nulles entre égaux, par exemple 0.35
sim-option-svg = Écrire le graphique, qualité et coût ; un graphique antérieur à cet endroit est remplacé
sim-option-html = Écrire une page avec le graphique et le tableau ; une page antérieure à cet endroit est remplacée
sim-option-example = Écrire un essai comme fichier de tournoi, pour show, why, verify et tout le reste ; un fichier existant est conservé

## L’avancement

sim-progress = { $done } sur { $all ->
    [one] { $all } essai
   *[other] { $all } essais
  }
sim-ctrl-c = Ctrl-C montre ce que l’on sait
sim-took = { $runs ->
    [one] { $runs } essai
   *[other] { $runs } essais
  } en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
sim-stopped = Arrêté avant la fin : ceci repose sur { $runs ->
    [one] { $runs } essai
   *[other] { $runs } essais
  }.

## Les chiffres

sim-never = –
sim-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
sim-share-small = { NUMBER($share, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
sim-share-below = <{ $share } %
sim-share-above = >{ $share } %
sim-share-all = 100 %
sim-margin = ±{ NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-margin-small = ±{ NUMBER($margin, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-chance = { $share } { $margin }
sim-gained = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-lost = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-unchanged = 0
sim-amount = { $value }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-spread = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $low } à { $high })
sim-correlation = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## La question

sim-headline = { $format } : { $field } · { $runs }
sim-headline-compared = { $field } · pour chaque format : { $runs }
sim-field = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
  }
sim-field-level = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
  }, Elo { $rating }
sim-field-rated = { $count } participants, Elo de { $best } à { $last }
sim-field-some = { $field }, dont { $without } sans classement
sim-runs = { $runs ->
    [one] { $runs } essai
   *[other] { $runs } essais
  }, graine { $seed }
sim-runs-supposing = { $runs }, en supposant { $supposed }
sim-supposed = « { $text } »
sim-from-here = D’ici à la fin : { $runs }.
sim-certain = Il ne reste rien à jouer : c’est certain.

## Les chances

sim-column = { $column ->
   *[title] Titre
    [top] Top 3
    [rank] Rang
    [games] Parties
    [supposed] Alors
    [change] Écart
    [each] Chacun
  }
sim-in-bracket = { $name } ({ $bracket })
sim-left-out = … et { $count ->
    [one] { $count } autre, qui gagne { $share } des titres
   *[other] { $count } autres, qui gagnent ensemble { $share } des titres
  } ; --all les montre
sim-left-out-never = … et { $count ->
    [one] { $count } autre, qui ne gagne jamais
   *[other] { $count } autres, qui ne gagnent jamais
  } ; --all les montre

## Qualité et coût

sim-quality = Qualité
sim-cost = Coût : la moyenne, et entre parenthèses l’intervalle de neuf essais sur dix
sim-to-come = À venir : la moyenne, et entre parenthèses l’intervalle de neuf essais sur dix
sim-label = { $what ->
   *[best] Le meilleur gagne
    [order] Ordre du classement
    [games] Parties
    [each] Parties de chacun
    [rounds] Tours
    [byes] Exempts
    [hours] Heures
    [unequal] Parties inégales
    [games-in-all] Parties en tout
    [hours-left] Heures d’ici la fin
  }
sim-nobody-best = tous sont de même force, personne n’est donc le meilleur
sim-best-alone = { $chance } ({ $who })
sim-best-of = { $chance } (l’un des { $count } plus forts)
sim-order = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } corrélation des rangs avec la force ; 1 est l’ordre des forces, 0 est le hasard
sim-order-about = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ±{ NUMBER($margin, minimumFractionDigits: 3, maximumFractionDigits: 3) } corrélation des rangs avec la force ; 1 est l’ordre des forces, 0 est le hasard
sim-unequal = { $share } : un camp marque en moyenne 75 % ou plus
sim-key = Meilleur gagne : combien de fois le plus fort gagne ; 19 fois sur 20, la vérité se trouve dans l’intervalle ±. Ordre : corrélation des rangs du classement final avec la force ; 1 est l’ordre des forces, 0 est le hasard. Parties, parties de chacun, tours, heures et exempts sont des moyennes. Inégales : parties où un camp marque en moyenne 75 % ou plus.
sim-example-written = Écrit : { $file }, un essai comme fichier de tournoi

## Les formats impossibles à comparer

sim-reason = { $format } : { JOIN($why) }
sim-none-fits = Ces participants ne peuvent jouer aucun de ces formats :
sim-for-teams = Ce format est pour des équipes, et ce sont des joueurs.
sim-by-ratings = Ce format suit les classements Elo, et ces équipes n’ont que des points de maître.

## Les ennuis

sim-thread-died = Un fil de la simulation s’est arrêté de lui-même ({ $how }) : il n’y a donc pas de réponse. Recommencez avec moins de --workers, ou avec --workers 1.
sim-exit-code = code de sortie { $code }
sim-bad-seed = --seed prend de 1 à 100 caractères.
sim-bad-count = { $option } prend un nombre entier de 1 à { $most }, et non « { $typed } ».
sim-bad-number = { $option } prend un nombre de { $least } à { $most }, et non « { $typed } ».
sim-bad-clock = --clock prend des minutes et des secondes par coup, par exemple 15+10 ou 90+30, et non « { $typed } ».
sim-bad-set = --set prend ici FORMAT.key=value, par exemple --set league.seeding=rating, et non « { $typed } ».
sim-who-plays = --entrants manque : qui joue ? Indiquez --entrants people.csv, ou un nombre comme --entrants 16.
sim-spread-alone = --spread va avec --entrants N ; une liste dit elle-même la force de chacun.
sim-bad-field = --entrants prend de 2 à { $most } ou le nom d’un fichier, et non { $typed }.
sim-bad-model = --model prend { OR($models) }, et non « { $typed } ».
sim-model-for-games = Indiquez --model elo ou --model engines.
sim-model-for-boards = Ses équipes jouent des donnes : indiquez --model teams.
sim-model-of-games = --advantage et --draws concernent des parties ; les équipes jouent des donnes.
sim-bad-meeting = --suppose prend "Ann beats Ben" ou "Ann draws with Ben", et non « { $typed } ».
sim-bad-supposition = --suppose prend un match et son résultat, par exemple "7 1-0", ou "Ann beats Ben", et non « { $typed } ».
sim-suppose-self = --suppose nomme deux fois le même participant : « { $typed } ».
sim-suppose-twice = --suppose nomme deux fois les deux mêmes participants. Dites une seule fois comment finissent leurs parties.
sim-suppose-no-draw = --suppose : les équipes jouent jusqu’à ce que l’une ait gagné. Dites laquelle bat l’autre (beats).
