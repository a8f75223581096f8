### Ce que dit l’historique : une ou plusieurs phrases pour chaque fait.

## Le tournoi

fact-opened = Tournoi ouvert : { FORM($format, "a") }.
fact-opened-named = Tournoi « { $name } » ouvert : { FORM($format, "a") }.
fact-options = Options : { $options }.
fact-started = Le tournoi commence avec { $count } participants : { $order }.
fact-started-many = Le tournoi commence avec { $count } participants, dont { $order }.
fact-divided = Les tableaux comptent { $sizes } équipes.
fact-positions = Les positions Chess960 des tours sont { $numbers }.
fact-options-changed = Les options ont été modifiées.
fact-event = L’événement : { $what }.
fact-event-cleared = Retiré : { $what }.
event-detail = { $what ->
   *[days] jours
    [place] lieu
    [timeControl] cadence
    [contact] contact
    [link] page
    [about] description
    [logo] logo
  }
event-detail-is = { $what ->
   *[days] jours
    [place] lieu
    [timeControl] cadence
    [contact] contact
    [link] page
    [about] description
    [logo] logo
  } { $value }
event-days = { $days }
fact-pairs-changed = Les tours comptent désormais { $pairs } paires.
fact-closed = Tournoi clos : le classement est définitif.
fact-note = ({ $note })

## Les participants

fact-entered = { $who } s’est inscrit.
fact-entered-as = { $who } s’est inscrit : { $profile }.
profile-rating = classement Elo { $rating }
profile-highest-rating = meilleur classement Elo { $rating }
profile-club = { $club }
profile-captain = capitaine { $captain }
profile-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  } avec { $masterpoints } points de maître en moyenne
profile-paid = payé
profile-not-paid = non payé
profile-bracket = demande le tableau { $bracket }
fact-joins = { $who } prend place dans le match { $match }.
fact-edited = { $who } modifié : { $changes }.
edited-name = nom { $name }
edited-rating = classement Elo { $rating }
edited-rating-none = sans classement Elo
edited-highest-rating = meilleur classement Elo { $rating }
edited-highest-rating-none = sans meilleur classement Elo
edited-club = club { $club }
edited-club-none = sans club
edited-captain = capitaine { $captain }
edited-captain-none = sans capitaine
edited-paid = payé
edited-not-paid = non payé
edited-paid-none = paiement inconnu
edited-claim = demande le tableau { $bracket }
edited-claim-none = ne demande aucun tableau
edited-players = joueurs { $players }
edited-players-none = sans joueurs
fact-withdrew = { $who } s’est retiré.
fact-withdrew-emergency = { $who } s’est retiré pour une urgence.
fact-returned = { $who } est revenu.

## Les appariements et les têtes de série

fact-paired = { $round } : appariements publiés, { $matches ->
    [one] un match.
   *[other] { $matches } matchs.
  }
paired-phase = { $kind ->
   *[regular] Phase { $number }
    [playoff] Phase { $number } (barrage)
    [extra] Phase { $number } (supplémentaire)
  }
paired-round = { $kind ->
   *[regular] Ronde { $number }
    [playoff] Ronde { $number } (barrage)
    [extra] Ronde { $number } (supplémentaire)
  }
fact-byes = { $who ->
    [one] { $who } est exempt.
   *[other] { $who } sont exempts.
  }
fact-position = La position Chess960 est la nº { $number }.
fact-teams-paired = { $round } : { $how ->
   *[paired] appariements
    [re-paired] nouveaux appariements
    [by-hand] appariements faits à la main
    [chosen] adversaires choisis
    [drawn] matchs fixés
  } { $pairs }.
fact-teams-left-none = { $round } : il ne reste personne à apparier.
meeting = { $one } – { $other }
seat-team = { $who }
seat-number = { $number }
pair-none = { $who } sans adversaire
fact-seeds = Têtes de série publiées : { $order }.
fact-seeds-of = Tableau { $bracket }, têtes de série publiées : { $order }.
seeded = { $seed } { $who }
seeded-nobody = { $seed } personne
and-more = { $count } autres

## Les résultats et les décisions

fact-result = { $where } : { $white } { $result } { $black }.
place-game = Match { $match }, partie { $game }
place-extra-boards = Match { $match }, donnes supplémentaires
fact-ruling = Match { $match } : { $ruling }.
ruling-absent = { $who ->
    [one] { $who } n’est pas venu
   *[other] { $who } ne sont pas venus
  }
ruling-cancelled = annulé
ruling-won = déclaré gagné par { $who }
ruling-through = décision : { $who ->
    [one] { $who } se qualifie
   *[other] { $who } se qualifient
  }
ruling-drawn = déclaré nul

## Les corrections

fact-corrected-to = Fait { $fact } corrigé : { $result }.
fact-corrected = { $where } corrigé : { $white } { $result } { $black } (auparavant { $was }, fait { $fact }).
fact-corrected-with = { $where } corrigé : { $white } { $result } { $black }, { $lengths } (auparavant { $was }, fait { $fact }).
fact-corrected-length = { $where } corrigé : { $white } – { $black }, { $lengths } (auparavant { $was }, fait { $fact }).
was-result = { $result }
was-ruled = décision : { $ruling }
length-finished = fin le { $at }
length-finished-none = sans heure de fin
length-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
length-moves-none = sans nombre de coups
length-moves-to-finish = { $moves ->
    [one] { $moves } coup jusqu’à la fin
   *[other] { $moves } coups jusqu’à la fin
  }
length-moves-to-finish-none = sans coups jusqu’à la fin
fact-drawn-again = Nouveau tirage : le tirage précédent ({ $facts }) est annulé.
fact-taken = { $how ->
   *[undo] Annulé
    [redo] Rétabli
    [revoke] Révoqué
  } : { JOIN($what) } ({ $facts })
fact-and-more = Et { $count } autres.
fact-taken-none = { $how ->
   *[undo] Annulé
    [redo] Rétabli
    [revoke] Révoqué
  } : rien.
facts-one = fait { $fact }
facts-range = faits { $first } à { $last }
fact-seeds-stand = Les têtes de série publiées restent. D’après les résultats actuels : { $moves } ({ $rule }).
fact-round-stands = La ronde publiée reste. D’après les résultats actuels : { $moves } ({ $rule }).
overtaken-not-qualified = { $who }, tête de série { $told }, ne serait pas qualifié
overtaken-seeded = { $who } serait tête de série { $now }
overtaken-other-seed = { $who }, tête de série { $told }, serait tête de série { $now }
overtaken-out = { $who } serait éliminé avant la ronde { $told }
overtaken-in = { $who } serait dans la ronde { $now }
overtaken-more = { $count ->
    [one] un autre serait déplacé
   *[other] { $count } autres seraient déplacés
  }

## Les équipes de bridge

