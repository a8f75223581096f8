### Les actions de l’arbitre : participants, décisions, départ et clôture.

acts-withdraw = Retirer { $name }
acts-emergency = En cas d’urgence : l’équipe garde ce qu’elle a acquis jusqu’ici
acts-return = { $name } revient
acts-do-return = Réadmettre { $name }
acts-forfeit-in = Match { $match } : déclarer un forfait
acts-absent = Qui n’est pas venu ?
acts-do-forfeit = Déclarer { $names } { $names ->
    [one] absent
   *[other] absents
  }
acts-forfeit = Déclarer un forfait
acts-cancel-match = Annuler le match { $match }
acts-rule-in = Match { $match } : désigner le vainqueur
acts-who-wins = Qui a gagné ?
acts-who-goes-on = Qui se qualifie ?
acts-drawn = Personne, c’est nul
acts-do-rule = Trancher pour { $names }
acts-do-rule-drawn = Déclarer le match nul
acts-rule-plain = Trancher
acts-declare = Déclarer le vainqueur
acts-share = Un vainqueur, ou plusieurs qui se partagent la victoire
acts-do-declare = Déclarer { $names } { $names ->
    [one] vainqueur
   *[other] vainqueurs
  }
acts-choose = { $chooser } choisit son adversaire
acts-whom = Quel adversaire ?
acts-do-choose = Choisir { $name }
acts-choose-plain = Enregistrer le choix
acts-close = Clore le tournoi
acts-closed = Le classement devient définitif et la graine des tirages est publiée. Ensuite, on ne peut plus rien changer sans annuler la clôture.

## Les inscriptions

acts-late = Inscription tardive
acts-late-do = Inscrire { $name } tardivement
acts-late-plain = Inscrire
acts-who = Nom, puis classement Elo et club après des virgules
acts-who-team = Équipe : un nom, ou une liste avec son en-tête
acts-joins = Prend place dans le match
acts-joins-none = Là où le veut le règlement
acts-lines = Inscrire des participants : un par ligne, classement Elo et club après des virgules, ou collez une liste avec son en-tête
acts-add = Inscrire { $count ->
    [one] { $count } participant
   *[other] { $count } participants
  }
acts-add-plain = Inscrire
acts-entered = { $count ->
    [one] { $count } participant inscrit
   *[other] { $count } participants inscrits
  }
acts-example = Anna Alder, 1850, Le Havre
acts-line = Ligne { $line } : { $problem }.

## La liste des participants

acts-entrants = Participants
acts-find = Chercher un participant
acts-no = Nº
acts-name = Nom
acts-rating = Elo
acts-average = Moyenne
acts-actions = Actions
acts-button = { $act ->
   *[edit] Modifier
    [withdraw] Retirer
    [return] Réadmettre
  }
acts-button-of = { $act ->
   *[edit] Modifier
    [withdraw] Retirer
    [return] Réadmettre
  } : { $name }
acts-withdrew = retiré
acts-too-late = Plus personne ne peut s’inscrire.
acts-all = Afficher les { $count }
acts-none = Personne ne porte ce nom.
acts-all-in = { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
  }
acts-some-in = { $present } sur { $all } en lice
acts-region = Liste des participants

## Les décisions

acts-rulings = Décisions
acts-about = Prendre une décision sur un match. Ses effets sont montrés avant tout enregistrement.
acts-which = Match
acts-choose-match = Choisir un match à jouer
acts-ruling = { $ruling ->
   *[forfeit] Déclarer un forfait
    [rule] Désigner le vainqueur
    [cancel] Annuler le match
  }
acts-correct = Corriger un résultat sur la page de son match
acts-no-match = Aucun match n’est à jouer : il n’y a rien à trancher.

## Le départ

acts-start = Commencer le tournoi
acts-start-do = Commencer avec cette liste
acts-start-list = La liste serait
acts-more = et { $count } de plus
acts-start-about = Après le départ, personne n’entre ni ne sort sans laisser de trace : la liste est mise en ordre et les premiers matchs sont tirés au sort.
acts-order = Têtes de série
acts-as-rules = Dans l’ordre prévu par le format
acts-as-entered = Dans l’ordre d’inscription
acts-brackets = Tailles des tableaux, le plus fort d’abord, par exemple 8, 8, 6 ; vide : selon le règlement
