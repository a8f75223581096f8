### Ce que dit la table de l’arbitre : les options communes, les saisies erronées et ce qui s’est passé.

## Les options communes

cli-desk-option-wait = Combien de temps attendre pendant qu’un autre programme écrit dans le fichier ; 10 par défaut
cli-desk-option-at = Quand cela s’est passé : 14:05 à l’heure d’ici, ou avec date et fuseau comme 2026-05-01T14:02:10Z ; pas avant le dernier fait. Maintenant par défaut
cli-desk-option-by = Qui l’enregistre ; « director » par défaut
cli-desk-option-key = Un nom pour cette commande ; répétée sous le même nom, elle ne compte qu’une fois
cli-desk-option-note = Une remarque qui reste dans l’historique
cli-desk-option-as-of = La situation après ce fait ; `arbiter log` les numérote
cli-desk-option-stage = Seulement cette étape, par exemple qualification ou knockout
cli-desk-option-preview = Montrer ce qui changerait, résultats et feuilles de route, sans rien modifier
cli-desk-option-confirm = Accepter ce qui deviendrait nul et non avenu
cli-desk-option-preview-only = Montrer ce qui changerait, sans rien modifier
cli-desk-option-yes = L’exécuter ; sans cette option, c’est seulement montré
cli-desk-option-preview-weighed = Seulement le montrer, sans rien demander
cli-desk-option-set = Un réglage du format ; `arbiter formats` les donne tous
cli-desk-option-order = La liste dans l’ordre voulu, avec des virgules : chacun une fois, par nom, "#3" ou identifiant ; ou "entry" : l’ordre d’inscription
cli-desk-option-brackets = Équipes de bridge en tableaux de force : combien dans chacun, à partir du plus fort ; de 3 à 16 chacun
cli-desk-option-between = Pour un match à trois : quelles deux équipes, dans l’ordre de leurs IMP
cli-desk-option-half = Les IMP d’une mi-temps ; par défaut, ceux de tout le match
cli-desk-option-game = La partie du match, quand il y en a plusieurs
cli-desk-option-finished-at = Quand la partie s’est terminée, si cela compte ou diffère de --at : 14:05 à l’heure d’ici, ou avec date et fuseau
cli-desk-option-moves = En combien de coups
cli-desk-option-moves-to-finish = Combien de coups restaient à jouer, dans la diagonale
cli-desk-option-captain = Capitaine d’une équipe
cli-desk-option-claimed = Le tableau annoncé à l’équipe lors de son inscription ; le tirage avertit si elle tombe dans un autre
cli-desk-option-paid = L’inscription est-elle payée ? Une équipe qui n’a pas payé ne peut pas gagner par forfait
cli-desk-option-player = Un membre d’une équipe, une fois pour chacun ; le numéro est facultatif : "Ann Bell;1500.25"
cli-desk-list-columns = colonnes name, rating, maxRating, club, id ; pour des équipes : team, captain, paid, claimed, player1, number1, masterpoints1, player2, …
cli-desk-option-field = Une liste de personnes ou d’équipes ({ $columns }), ou un nombre de participants de forces différentes

## Les saisies erronées

cli-desk-needs-number = { $name } doit être un nombre entier à partir de 1, pas « { $typed } ».
cli-desk-needs-number-to = { $name } doit être un nombre entier de { $least } à 9999, pas « { $typed } ».
cli-desk-needs-one-of = { $name } doit être { OR($values) }, pas « { $typed } ».
cli-desk-needs-seconds = --wait doit être un nombre entier de secondes, pas « { $typed } ».
cli-desk-needs-two-teams = --between prend deux équipes, par exemple "Reds v Blues", pas « { $typed } ».
cli-desk-needs-sizes = --brackets prend la taille des tableaux, par exemple 16,16,11,10, pas « { $typed } ».
cli-desk-needs-player = --player prend NAME;NUMBER;MASTERPOINTS, par exemple "Ann Bell;1234567;1500.25", pas « { $typed } ».
cli-desk-needs-masterpoints = --player : les points de maître de { $player } doivent être un nombre à partir de 0 avec deux décimales au plus, pas « { $typed } ».
cli-desk-set-twice = --set { $key } est indiqué deux fois.
cli-desk-needs-setting = --set prend key=value, par exemple --set seeding=rating, pas « { $typed } ».
cli-desk-no-time = « { $typed } » n’est pas une heure.
cli-desk-line = Ligne { $line }, « { $typed } » :
cli-desk-results-only = Ce n’est pas un résultat.
cli-desk-no-board = « { $typed } » n’est pas une donne. Écrivez son numéro, deux-points et ce qui s’est passé aux deux tables, d’abord celle où la première équipe est en Nord-Sud : 1:4SN=/3NTE+1 (contrats) ou 2:420/-50 (scores de Nord-Sud) ; ou les IMP : 3:+5, 3:-5 ou 3:5-0.
cli-desk-no-fact = Il n’y a pas de fait { $fact } : le journal s’arrête au fait { $last }.
cli-desk-nothing-drawn = Rien n’est encore tiré au sort : lancez d’abord le tournoi.
cli-desk-no-stage = Il n’y a pas d’étape « { $stage } » ici. Dites { OR($stages) }.
cli-desk-no-round = Il n’y a pas de tour { $round } : ils vont { $ranges }.
cli-desk-rounds = de { $first } à { $last }
cli-desk-rounds-of = de { $first } à { $last } dans « { $stage } »
cli-desk-no-picture = { $picture ->
   *[bracket] Ce format ({ $format }) n’a pas de tableau.
    [race] Ce format ({ $format }) n’a pas de course à la qualification.
    [matrix] Ce format ({ $format }) n’a pas de matrice.
    [crosstable] Ce format ({ $format }) n’a pas de grille.
  }
cli-desk-look-at = À consulter : { OR($commands) }
cli-desk-key-used = Le nom « { $key } » a déjà servi pour une autre commande (fait { $fact }) : { $was } Rien n’a été enregistré. Donnez un autre nom avec --key, ou aucun.

## Les listes de personnes et d’équipes

cli-desk-entrants-many = --entrants prend de 1 à 2000 joueurs ou le nom d’un fichier, pas { $typed }.
cli-desk-list-unusable = { $path } est inutilisable, et rien n’a été modifié :
cli-desk-list-line = ligne { $line } : { $problem }
cli-desk-list-cell = ligne { $line }, colonne { $column } : { $problem }
cli-desk-list-more = et { $count } autres
cli-desk-list-not-utf8 = { $path } n’est pas du texte UTF-8. Enregistrez-le de nouveau au format « CSV UTF-8 ».
cli-desk-look-again = À vérifier : { $what }
cli-desk-player-twice = « { $player } » est aussi dans { $team }, une fois sans numéro : est-ce la même personne ?
cli-desk-name-twice = « { $name } » est déjà inscrit sous { $place } : est-ce la même personne ?

## Ce qui changerait

cli-desk-would-change = Rien n’a été modifié. Voici ce qui changerait :
cli-desk-would-happen = Rien n’a été modifié. Voici ce qui se passerait :
cli-desk-would-also = Et voici ce qui changerait :
cli-desk-changed-too = Ont changé en même temps :
cli-desk-takes-more = Cela annule plus qu’il n’y paraît ; rien n’a donc été modifié. Voici ce qui changerait :
cli-desk-results-fall = Des résultats joués ne compteraient plus ; rien n’a donc été modifié. Voici ce qui changerait :
cli-desk-type-again = Si c’est bien ce que vous voulez, tapez de nouveau la même chose avec { $option }.

## Ce qui s’est passé

cli-desk-repeated = Cela a déjà été fait sous le même nom ; rien n’a été enregistré de nouveau.
cli-desk-wins-by = { $who } gagne le match { $match } ({ $how }).
cli-desk-wins-without-play = { $who } gagne le match { $match } sans jouer.
cli-desk-wins-with = { $who } gagne le match { $match }, { $score }.
cli-desk-wins-with-by = { $who } gagne le match { $match }, { $score } ({ $how }).
cli-desk-nobody-won = Personne n’a gagné le match { $match }.
cli-desk-nobody-advances = Personne ne se qualifie à l’issue du match { $match }.
cli-desk-nobody-paid = Personne ne se qualifie à l’issue du match { $match } : { $who ->
    [one] { $who } n’a pas payé.
   *[other] { $who } n’ont pas payé.
  }
cli-desk-through = { $who }
cli-desk-through-as-number = { $who } (avec le numéro { $number })
cli-desk-through-to = { $who } (vers { $ticket })
cli-desk-advance = { $who } se { $who ->
    [one] qualifie
   *[other] qualifient
  } à l’issue du match { $match }.
cli-desk-advance-by = { $who } se { $who ->
    [one] qualifie
   *[other] qualifient
  } à l’issue du match { $match } ({ $how }).
cli-desk-won = { $who } { $who ->
    [one] a
   *[other] ont
  } gagné le match { $match }.
cli-desk-won-by = { $who } { $who ->
    [one] a
   *[other] ont
  } gagné le match { $match } ({ $how }).
cli-desk-unpaid-before = Le match { $match } a été perdu faute de paiement, et cela reste ainsi.
cli-desk-unpaid-revoke = Le match { $match } a été perdu faute de paiement, et cela reste ainsi. Pour y remédier, annulez le fait { $fact } avec revoke et { $again ->
   *[rule] décidez de nouveau (rule)
    [withdraw] retirez de nouveau l’équipe (withdraw)
  }.
cli-desk-help = 7 1-0 annonce un résultat ; Entrée seule fait l’étape suivante ; u annule ; help montre toutes les commandes ; q quitte.
cli-desk-bad-logo = { $file } n’est pas une image PNG, JPEG ou WebP.
cli-desk-large-logo = { $file } est trop grand pour un logo : { $most } ko au plus.
