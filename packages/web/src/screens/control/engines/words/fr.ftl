### Une coupe jouée par les moteurs du serveur.

control-engines-title = Moteurs
control-engines-none = Ce serveur n’a pas de moteurs. Les résultats de cette coupe se saisissent à la main.
control-engines-state = { $state ->
   *[playing] en jeu
    [waiting] en attente
    [stopped] arrêtés
    [finished] terminé
  }
control-engines-offer = Moteurs de ce serveur : cochez ceux qui doivent jouer
control-engines-own = joue en { $clock }
control-engines-enter = Inscrire { $count ->
    [one] { $count } moteur
   *[other] { $count } moteurs
  }
control-engines-enter-plain = Inscrire des moteurs
control-engines-entered = { $count ->
    [one] { $count } moteur inscrit
   *[other] { $count } moteurs inscrits
  }
control-engines-strangers = Aucun moteur de ce serveur ne s’appelle { OR($names) } : le serveur ne peut pas jouer { $names ->
    [one] ses
   *[other] leurs
  } matchs.
control-engines-not-engines = Aucun participant n’est un moteur de ce serveur : les résultats se saisissent à la main.
control-engines-play = Commencer et laisser jouer les moteurs
control-engines-without = Commencer sans eux…
control-engines-go-on = Faire reprendre les moteurs
control-engines-begun = Les moteurs jouent.
control-engines-stop = Arrêter les moteurs
control-engines-halted = Les moteurs sont arrêtés.
control-engines-stop-hint = Les parties interrompues seront rejouées à la reprise.
control-engines-game = Match { $match }, partie { $game }
control-engines-move = coup { $move }
control-engines-idle = Aucune partie n’est en cours.

## Comment ils jouent

control-engines-time-control = Cadence, par exemple 10+0.1, st=0.2, nodes=1000 ou depth=8
control-engines-book = Livre d’ouvertures
control-engines-concurrency = Parties simultanées, au plus { $most } ; vide : autant que de tables
control-engines-more = Arrêt anticipé des parties, moteurs défaillants
control-engines-early = { $which ->
   *[maxMoves] Une partie est nulle après ce nombre de coups
    [drawMoves] Nulle après ce nombre de coups de suite…
    [drawScore] … où les deux moteurs voient au plus ce nombre de pions
    [drawFrom] … à partir du coup
    [winMoves] Gain après ce nombre de coups de suite…
    [winScore] … où le perdant est mené de ce nombre de pions
    [walkoverAfter] Échecs au démarrage après lesquels l’adversaire gagne par forfait ; vide : le match attend
    [maxCrashes] Plantages dans un match après lesquels l’adversaire l’a gagné
  }
