### Pourquoi une chose est refusée : ce qui s’est passé, puis quoi faire. Ce qui est propre au cas suit dans une phrase à part.

refused-all = { JOIN($says) }

## Ce qui est demandé

refused-command = La commande est illisible.
refused-mean = Vouliez-vous dire « { $word } » ?
refused-time = L’heure { $at } précède le dernier fait ({ $last }). Indiquez une heure ultérieure, ou aucune.
refused-format = Le format « { $format } » n’existe pas.
refused-formats = Les formats sont { $known }.
refused-name = Le nom « { $name } » ne peut pas être utilisé.
refused-file = La ligne { $line } du fichier est illisible.
refused-author = « { $author } » ne peut pas être enregistré comme auteur.
refused-id-taken = L’identifiant « { $given } » appartient déjà à un participant de la liste. Donnez-en un autre, ou aucun.
refused-id = L’identifiant « { $given } » ne peut pas être utilisé.
refused-entrant = Aucun participant ne s’appelle « { $name } ».
refused-which-entrant = Plusieurs participants s’appellent « { $name } ». Précisez { OR($candidates) }.
refused-quoted = « { $written } »

## Inscription et départ

refused-field = { $field ->
   *[usual] Pour ce format
    [compact] Pour un tableau compact
  }, il faut { $allowed } { $whom ->
   *[players] joueurs
    [teams] équipes
  } ; { $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
  } à ce jour ({ $rule }).
refused-sizes-range = de { $least } à { $most }
refused-sizes-least = au moins { $least }
refused-sizes = { OR($sizes) }
refused-field-bracketed = L’option bracketed=yes répartit un plus grand nombre d’équipes en tableaux.
refused-order = Cet ordre de départ ne peut pas être utilisé.
refused-one = { $name }
refused-more = { $count } autres
refused-ratings = { $who ->
    [one] { $who } n’a pas
   *[other] { $who } n’ont pas
  } de { $which ->
   *[rating] classement Elo
    [maxRating] meilleur classement Elo
  }, et la liste en dépend ({ $rule }). Modifiez l’inscription, ou commencez dans l’ordre des inscriptions (« entry ») ou dans un ordre de votre choix.
refused-masterpoints-order = { $who ->
    [one] { $who } n’a pas indiqué ses joueurs et leurs points de maître
   *[other] { $who } n’ont pas indiqué leurs joueurs et leurs points de maître
  }, et les numéros en dépendent ({ $rule }). Modifiez l’inscription, ou commencez dans l’ordre des inscriptions (« entry ») ou dans un ordre de votre choix.
refused-masterpoints-handicap = { $who ->
    [one] { $who } n’a pas indiqué ses joueurs et leurs points de maître
   *[other] { $who } n’ont pas indiqué leurs joueurs et leurs points de maître
  }, et les handicaps en dépendent ({ $rule }). Modifiez l’inscription.
refused-openings-few = Le recueil contient { $has ->
    [one] une ouverture
   *[other] { $has } ouvertures différentes
  }, et il en faut { $needs } ({ $rule }).
refused-openings-do = Prenez un recueil plus long ou moins de paires, ou réglez allowReuse=true.
refused-started = Le tournoi a commencé.
refused-not-started = Le tournoi n’a pas encore commencé. Lancez-le d’abord.
refused-late = Plus personne ne peut s’inscrire ({ $rule }).
refused-late-redraw = Tant qu’aucun résultat n’est saisi, un nouveau tirage (« redraw ») peut accueillir des équipes tardives.
refused-join = Aucun nouveau venu ne peut prendre place dans le match { $match }.
refused-join-any = Aucun match n’a plus de place pour un nouveau venu.
refused-joinable = Places libres : { $matches }.
refused-entry = L’inscription de { $who } ne convient pas ({ $field } : { $value }, { $rule }).
refused-same-entry = Rien ne changerait pour { $who }.
refused-rating-fixed = Les classements Elo sont fixés depuis le départ. Pour { $who }, seuls le nom et le club peuvent encore être modifiés.
refused-withdrawn = { $who } s’est déjà retiré.
refused-not-withdrawn = { $who } ne s’est pas retiré et n’a donc pas à revenir.
refused-annulled = { $who } ne peut pas revenir, car son retrait a annulé tous ses résultats.
refused-out = { $who } ne peut pas revenir ({ $rule }).
refused-revoke-withdrawal = Si le retrait était une erreur, révoquez-le.

## Options

refused-option-fixed = L’option « { $option } » ne peut plus être modifiée ainsi ({ $rule }).
refused-same-options = Ces options sont déjà en vigueur : rien ne changerait.
refused-boards = Des matchs de { $boards } donnes ne peuvent pas se jouer ici ({ $rule }).
refused-no-place = L’option « { $option } » n’a pas sa place ici ({ $rule }).
refused-brackets = Les équipes ne peuvent pas être réparties ainsi en tableaux ({ $rule }).
refused-not-bracketed = Il n’y a qu’un tableau. Réglez l’option « bracketed » pour répartir les équipes par force.
refused-bracket-one = Il n’y a qu’un tableau, pas de tableau « { $bracket } ». N’indiquez pas de lettre.
refused-bracket = Le tableau « { $bracket } » n’existe pas. Les tableaux sont { $brackets }.
refused-foreign = { $wish ->
    [print] L’impression est réservée
   *[awards] La liste des récompenses est réservée
  } aux tournois de bridge par équipes et n’existe pas ici.
refused-foreign-command = Ce format n’a pas de commande « { $wish } ».
refused-not-compact = Les cartes « Go To » appartiennent à un tournoi compact (option « compact »). Ici, les billets du tour suivant indiquent où aller (BRI-76).

## L’état du tournoi

refused-not-finished = Le tournoi n’est pas terminé.
refused-open = { $matches ->
    [one] Le match { $matches } est encore ouvert.
   *[other] Les matchs { $matches } sont encore ouverts.
  }
refused-open-many = Les matchs { $matches } sont encore ouverts.
refused-open-one = { $match }
refused-open-none = Tout n’est pas encore décidé.
refused-finish-it = Saisissez d’abord ce qui est ouvert, déclarez-le forfait ou annulez-le.
refused-do-first = { $do ->
   *[pair] Publiez-la d’abord.
    [choose] Faites d’abord ce choix.
    [declare] Déclarez d’abord le vainqueur.
  }
refused-finished = Le tournoi est terminé : plus personne ne peut le quitter. Si quelque chose est faux, corrigez ou annulez un résultat.
refused-closed = Le tournoi est clos. Si quelque chose doit encore changer, annulez d’abord la clôture.
refused-pair = Il n’y a rien à apparier.
refused-lengths = { $round } doit attendre : avant de continuer, c’est la longueur des parties gagnées l’un contre l’autre qui décide ({ $rule }).
refused-lengths-unknown = { $games ->
    [one] La longueur de { $games } n’est pas connue.
   *[other] Les longueurs de { $games } ne sont pas connues.
  }
refused-length-of = match { $match }, partie { $game } ({ $white } – { $black })
refused-lengths-do = Saisissez les coups par une correction, ou publiez en déclarant les longueurs inconnues.
refused-choose = Personne n’a d’adversaire à choisir pour l’instant.
refused-chooser = { $who } doit d’abord choisir un adversaire : { OR($among) }.
refused-not-chosen = { $who } ne peut pas être choisi. Choix possibles : { $among }.
refused-by-hand = Cela ne peut pas être publié à la main.
refused-declare = Personne ne peut être déclaré vainqueur pour l’instant : ce sont les résultats qui décident.
refused-cannot-win = { $who } ne peut pas être déclaré vainqueur. Choix possibles : { $among }.
refused-results-in = Il est trop tard pour un nouveau tirage : il y a des résultats dans { $matches ->
    [one] le match
   *[other] les matchs
  } { $matches } ({ $rule }).
refused-moved-already = Il est trop tard pour un nouveau tirage : une équipe a été placée dans un autre tableau ({ $rule }).
refused-redraw-do = Inscrivez les équipes tardives, retirez des équipes, ou indiquez quelle équipe est mal placée.
refused-move = { $who } ne peut pas être déplacé ainsi ({ $rule }).
refused-posted = Le règlement a déjà été affiché et annoncé, le { $at }.
refused-remedy = Indiquez ce que reçoit { $who } : un remboursement, des participations gratuites, ou les deux.

## Les matchs et les résultats

refused-match = Le match « { $match } » n’existe pas.
refused-match-last = Le dernier match tiré est { $last }.
refused-no-round = Le tour { $round } n’existe pas. Les tours vont de 1 à { $rounds }.
refused-decided = Le match { $match } est déjà décidé.
refused-correct-it = Pour le changer, corrigez-le.
refused-correct-game = Une partie jouée peut être corrigée.
refused-way-ruling = Corrigez-le s’il a tout de même été joué, ou révoquez le fait { $fact } pour annuler la décision.
refused-way-played = Donnez le résultat s’il a tout de même été joué, ou révoquez le fait { $fact } pour annuler la décision.
refused-way-withdrawal = C’est le retrait de { $who } qui l’a décidé. Révoquez le fait { $fact } pour le rouvrir.
refused-way-bracket = Il a été décidé quand le tableau de { $who } a été rectifié. Révoquez le fait { $fact } pour le rouvrir.
refused-way-nobody = Personne n’est venu le jouer.
refused-way-nobody-from = Personne n’est venu du match { $from } pour le jouer. Modifiez d’abord le match { $from }.
refused-players = Le match { $match } n’a pas encore de joueurs.
refused-waits = Il attend { $awaited }.
refused-round = Le match { $match } se joue { FORM($round, "in") }, ce qui ne commence que lorsque tout ce qui précède est décidé.
refused-no-game = Le match { $match } est à égalité, et aucune partie ne peut s’y jouer maintenant. { $wanted ->
   *[rule] Décidez qui le gagne.
    [pair] Publiez d’abord l’ouverture de la paire suivante (« pair »).
  }
refused-game = La partie { $game } du match { $match } ne peut pas se jouer maintenant.
refused-games-next = { $games ->
    [one] C’est la partie { $games } qui peut se jouer.
   *[other] Ce sont les parties { $games } qui peuvent se jouer.
  }
refused-games-none = Aucune partie de ce match ne peut se jouer.
refused-which-game = Le match { $match } a plusieurs parties à jouer. Indiquez laquelle : { OR($games) }.
refused-one-of-several = Rien n’a été enregistré, à cause du résultat { $line }.
refused-game-in = La partie { $game } du match { $match } est déjà saisie : { $result }.
refused-game-meant = Indiquez de quelle partie il s’agit ({ OR($games) }). Pour changer la partie { $game }, corrigez-la.
refused-colours = Dans le match { $match }, { $white } a les blancs et { $black } les noirs : les couleurs sont inversées.
refused-between = Le match { $match } oppose { $who }.
refused-look-again = Vérifiez les appariements.
refused-winner = Le match { $match } doit avoir un vainqueur : il ne peut être ni annulé ni déclaré nul. Déclarez qui se qualifie, ou donnez forfait à qui est absent.
refused-winners = Du match { $match }, { $places ->
    [one] un seul se qualifie
   *[other] { $places } se qualifient
  } ; vous en avez nommé { $named }.
refused-finished-early = Le match { $match } ne peut pas avoir fini le { $finished }, puisqu’il a été publié le { $published }. Indiquez la bonne heure, ou aucune.
refused-finished-later = Le match { $match } ne peut pas avoir fini le { $finished } : c’est après la saisie elle-même, le { $at }. Indiquez la bonne heure, ou aucune.
refused-time-wanted = Les autres résultats { FORM($round, "in") } ont une heure de fin, et l’ordre de qualification en dépend. Indiquez-en une aussi pour le match { $match }.
refused-time-unwanted = Les autres résultats { FORM($round, "in") } n’ont pas d’heure de fin : c’est l’ordre des saisies qui compte. Saisissez le match { $match } sans heure.
refused-no-report = Le match { $match } n’a pas de résultat saisi à corriger.
refused-same-result = Le match { $match } a déjà ce résultat.

## Les équipes de bridge

refused-imps = Le match { $match } se compte en IMP. Saisissez-les sous la forme 35-12.
refused-not-imps = Le match { $match } ne se compte pas en IMP. Saisissez un résultat comme 1-0.
refused-which-teams = Le match { $match } oppose { $teams }. Indiquez lesquelles de ces équipes se sont rencontrées.
refused-part = { $part ->
   *[whole] Le résultat
    [first] La première mi-temps
    [second] La seconde mi-temps
  } de { $teams } dans le match { $match } figure déjà. Pour changer, corrigez.
refused-which-half = Le match de { $teams } ({ $match }) a été saisi par mi-temps. Indiquez laquelle.
refused-no-halves = Dans le match { $match } se jouent des donnes supplémentaires, qui n’ont pas de mi-temps.
refused-halves = { $whole } ne peut pas être le total du match { $match }, car une mi-temps seule vaut { $known }. Corrigez cette mi-temps, ou saisissez l’autre.
refused-lineup = Cette composition de { $who } pour le match { $match } ne peut pas être acceptée ({ $rule }).
refused-board = La donne { $board } du match { $match } ne peut pas être acceptée ({ $rule }).
refused-all-boards = Ces donnes du match { $match } ne peuvent pas être acceptées ({ $rule }).

## Les questions et les changements du passé

refused-subject = « { $subject } » ne peut pas être expliqué.
refused-subjects = Demandez un match (« 7 »), « rank Ann », « seed Ann », « bye Ann », « tie Ann, Ben » ou « champion ».
refused-undo = Il n’y a rien à annuler.
refused-redo = Il n’y a rien à rétablir : rien n’a été annulé depuis la dernière commande.
refused-revoke = Le fait { $fact } ne peut pas être révoqué : il n’existe pas, il n’est plus en vigueur, ou il a ouvert le tournoi.
refused-void = Cela annule plus qu’il n’y paraît : { $facts ->
    [one] le fait { $facts } deviendrait caduc.
   *[other] les faits { $facts } deviendraient caducs.
  }
refused-void-fact = Fait { $fact } : { JOIN($says) }
refused-void-seats = { $seats ->
    [one] Une place changerait de titulaire.
   *[other] { $seats } places changeraient de titulaire.
  }
refused-void-confirm = Si c’est bien ce que vous voulez, confirmez exactement cela.
refused-nothing-to-describe = Rien ne changerait à l’événement. Donnez au moins une indication nouvelle.
