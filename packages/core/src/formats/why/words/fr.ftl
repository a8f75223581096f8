### Comment un match a été décidé, jusqu’où quelqu’un est allé et qui occupe une place.

why-by = { $by ->
   *[score] score
    [draw] nulle
    [tiebreak] départage
    [quotient] quotient d’IMP
    [extra-boards] donnes supplémentaires
    [sudden-death] mort subite
    [armageddon] Armageddon
    [armageddon-drawn] Armageddon nul, les Noirs gagnent
    [forfeit] forfait
    [walkover] sans adversaire
    [seed] meilleure tête de série
    [ruling] décision de l’arbitre
    [declared-won] déclaré gagné
    [declared-through] déclaré
    [declared-drawn] déclaré nul
    [cancelled] annulé
    [annulled] ne compte pas
  }
  .by = { $by ->
   *[score] aux points
    [draw] par une nulle
    [tiebreak] par des parties de départage
    [quotient] au quotient d’IMP
    [extra-boards] par des donnes supplémentaires
    [sudden-death] en mort subite
    [armageddon] par la partie Armageddon
    [armageddon-drawn] par la partie Armageddon, où la nulle vaut une victoire des Noirs
    [forfeit] par forfait
    [walkover] sans adversaire
    [seed] en faveur de la meilleure tête de série
    [ruling] par l’arbitre
    [declared-won] par l’arbitre
    [declared-through] par l’arbitre
    [declared-drawn] par l’arbitre
    [cancelled] par l’arbitre, qui l’a annulé
    [annulled] par un retrait
  }

why-won = { $by ->
   *[score] { $who } a gagné { $points }–{ $other }.
    [tiebreak] { $who } a gagné { $points }–{ $other } dans les parties de départage.
    [quotient] { $who } a gagné au quotient d’IMP après { $points }–{ $other }.
    [extra-boards] { $who } a gagné grâce aux donnes supplémentaires : { $points }–{ $other } au total.
    [sudden-death] { $who } a gagné { $points }–{ $other } en mort subite.
    [armageddon] { $who } a gagné { $points }–{ $other } grâce à la partie Armageddon.
    [armageddon-drawn] { $who } a gagné à { $points }–{ $other } : dans la partie Armageddon, la nulle vaut une victoire des Noirs.
    [seed] { $who } a gagné à { $points }–{ $other } comme meilleure tête de série.
  }
why-won-forfeit = { $who } a gagné par forfait.
why-won-alone = { $who } a gagné sans adversaire.

why-through = { $who ->
    [one] { $who } se qualifie
   *[other] { $who } se qualifient
  } ; le match a été décidé { FORM($how, "by") }.
why-drawn = Le match s’est terminé sur un score nul de { $points }–{ $points }.
why-drawn-game = La partie a été nulle.
why-nobody-came = Personne n’a gagné : aucun des deux camps ne s’est présenté.
why-nobody-there = Personne n’a gagné : il n’y avait personne pour jouer.
why-declared-won = L’arbitre a déclaré { $who } vainqueur.

why-declared-through = L’arbitre a décidé que { $who ->
    [one] { $who } se qualifie.
   *[other] { $who } se qualifient.
  }
why-declared-drawn = L’arbitre a déclaré le match nul.
why-cancelled = L’arbitre a annulé le match : personne n’a gagné.
why-annulled = Le match ne compte pas, en raison d’un retrait.
why-note = Note : « { $note } ».
why-game = Partie { $game } : { $white } – { $black } { $result }.
why-lost = { $who } a perdu le match { $match } { FORM($round, "in") } contre { $opponent }.
why-out = { $who } a été éliminé { FORM($round, "in") }, au match { $match }.
why-not-lost = { $who } n’a pas perdu ; son dernier match était le { $match } { FORM($round, "in") }, contre { $opponent }.
why-not-lost-alone = { $who } n’a pas perdu ; son dernier match était le { $match } { FORM($round, "in") }.
why-not-begun = { $who } participe à l’élimination directe mais n’y a pas encore joué.
why-seat-seed = { $who } (tête de série { $seed })
why-seat-seed-unknown = la tête de série { $seed }

why-seat-from = { $who } ({ $role ->
   *[winner] vainqueur du match { $match }
    [loser] perdant du match { $match }
  })

why-seat-waiting = { $role ->
   *[winner] le vainqueur du match { $match }
    [loser] le perdant du match { $match }
  }

why-seat-nobody = { $role ->
   *[winner] personne (le match { $match } n’a pas de vainqueur)
    [loser] personne (le match { $match } n’a pas de perdant)
  }
why-match-before = Match { $match } : { JOIN($decision) }
