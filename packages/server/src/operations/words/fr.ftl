### Le contrôle d’un serveur et ses compteurs.

## Ce qui a été contrôlé

doctor-about = { $what ->
   *[database] base de données
    [owner] propriétaire
    [tournaments] tournois
  }
doctor-table = table { $table }
doctor-tournament = { $name } ({ $tournament })

## Ce qui a été constaté

doctor-postgres = PostgreSQL répond, et ses tables sont telles que cette version les attend.
doctor-file-whole = Le fichier est intact, et ses tables sont telles que cette version les attend.
doctor-file-damaged = Le fichier est endommagé : { $problem }. Restaurez la dernière sauvegarde.
doctor-owned = Le site a un propriétaire.
doctor-not-owned = Le site n’a pas de propriétaire. Démarrez le serveur : il affiche un lien, et la personne qui l’ouvre devient propriétaire.
doctor-strays = { $rows ->
    [one] { $rows } ligne ne se rattache
   *[other] { $rows } lignes ne se rattachent
  } à rien d’existant.
doctor-tournaments = { $count ->
    [one] { $count } tournoi contrôlé.
   *[other] { $count } tournois contrôlés.
  }
doctor-damaged = Le journal a été modifié ou endommagé dans la base de données ; le tournoi n’est donc pas affiché.
doctor-mend = Restaurez la dernière sauvegarde intacte dans une base neuve, ou supprimez le tournoi, ce que peut faire son propriétaire.
doctor-unreadable = Les faits sont illisibles.
doctor-fact-unreadable = Le fait { $fact } est illisible.
doctor-state = La liste indique « { $list } », le journal « { $log } ».
doctor-unplaced = { $count ->
    [one] { $count } fait n’a pas
   *[other] { $count } faits n’ont pas
  } de place dans le tournoi.
doctor-rules-hold = { $facts ->
    [one] { $facts } fait,
   *[other] { $facts } faits,
  } toutes les règles sont respectées.
doctor-findings = Le second avis diverge sur { $count ->
    [one] { $count } point
   *[other] { $count } points
  }, d’abord sur { $rule }.

## Compteurs pour Prometheus

metric-requests = Requêtes traitées
metric-durations = Durée des requêtes
metric-facts = Faits enregistrés par ce processus
metric-readers = Flux en direct ouverts
metric-dropped = Flux en direct fermés faute de lecture
metric-rooms = Tournois en mémoire
metric-cups = Coupes de moteurs en cours
metric-answers = Réponses conservées jusqu’au prochain fait
metric-delay = Retard des minuteries
metric-memory = Mémoire du processus
metric-heap = Tas utilisé
metric-uptime = Temps écoulé depuis le démarrage
