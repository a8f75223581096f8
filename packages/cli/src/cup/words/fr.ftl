### Une coupe dans le terminal : ses options, comment elle commence et continue, et ce qui l’empêche.

## Les options

cli-cup-option-new = Commencer une nouvelle coupe ; les fichiers de la précédente sont mis de côté, pas écrasés
cli-cup-option-concurrency = Parties simultanées ; par défaut, autant que les cœurs le permettent
cli-cup-option-force = Plus de parties simultanées que les cœurs ne le permettent
cli-cup-option-change = Les tours non commencés se jouent comme le dit maintenant la configuration
cli-cup-option-force-book = Continuer bien que le livre d’ouvertures ait changé ; les paires commencées gardent leur ouverture
cli-cup-option-rebuild = Si le fichier de tableau ou son journal est illisible : refaire la coupe avec ce qui reste, le PGN en dernier
cli-cup-option-book = À partir d’un fichier de tableau seul : où se trouve son livre d’ouvertures
cli-cup-option-no-wait = Finir avec le code 4 au lieu d’attendre quand aucune partie ne peut se jouer

## Elle commence

cli-cup-opening = { $name } : { $engines } moteurs.
cli-cup-web-page = Le tableau en page web : { $file }
cli-cup-ctrl-c = Ctrl-C l’arrête ; aucune partie terminée n’est perdue.
cli-cup-file = { $what ->
   *[bracket] Tableau
    [page] Page
    [games] Parties
    [log] Journal
  }
cli-cup-try = (essayez : { $command })

## Elle s’arrête

cli-cup-stopped = Arrêtée. Toutes les parties terminées sont enregistrées ; celles qui ont été interrompues seront rejouées.
cli-cup-waits = La coupe attend.
cli-cup-declare = Déclarez le vainqueur, puis continuez :
cli-cup-continue = Pour continuer : { $command }
cli-cup-page-failed = La coupe continue sans sa page.

## Ce qui s’est passé

cli-cup-broken-off = La partie { $game } du match { $match } a été arrêtée { $why ->
   *[interrupted] (interrompue)
    [void] (annulée)
    [no-start] (un moteur n’a pas pu démarrer)
  }. Elle ne compte pas.
cli-cup-disk-again = L’écriture est de nouveau possible : la coupe continue.
cli-cup-still-level = Le match { $match } est à égalité après { $pairs ->
    [one] { $pairs } paire de départage
   *[other] { $pairs } paires de départage
  }. D’autres se jouent jusqu’à ce qu’un moteur mène ou qu’aucune ne puisse plus suivre (CUP-18a) ; MaxTiebreakPairs en fixe le nombre.
cli-cup-nobody-won = Personne n’a gagné le match { $match }.
cli-cup-won = { $winner } gagne le match { $match }.
cli-cup-won-by = { $winner } gagne le match { $match } ({ $how }).
cli-cup-won-by-seed = { $winner } gagne le match { $match } comme mieux placé des têtes de série : égalité après { $pairs ->
    [one] { $pairs } paire de départage
   *[other] { $pairs } paires de départage
  }, et aucune ne peut plus suivre (CUP-18a, CUP-18b).

## Ce qu’il est bon de savoir

cli-cup-remark = { JOIN($what) } ({ $rule })
cli-cup-moved-aside = Les fichiers de la coupe précédente ont été déplacés vers { $files }.
cli-cup-pgn-other = { $file } avait d’autres parties que le journal. Il a été déplacé vers { $to } et sera réécrit.
cli-cup-pgn-behind = Il manquait dans { $file } des parties qui sont dans le journal ; elles sont ajoutées.
cli-cup-pgn-unfit = { $games ->
    [one] { $games } partie de { $file } ne s’accordait pas avec le journal.
   *[other] { $games } parties de { $file } ne s’accordaient pas avec le journal.
  } { $problem }
cli-cup-pgn-more = { $games ->
    [one] { $games } partie n’était que dans { $file } ; le journal l’a maintenant.
   *[other] { $games } parties n’étaient que dans { $file } ; le journal les a maintenant.
  }
cli-cup-bracket-missing = { $file } manquait ; il est refait à partir de son journal.
cli-cup-bracket-unreadable = { $file } était illisible et a été déplacé vers { $to }.
cli-cup-bracket-differs = { $file } diffère de { $log }, et c’est le journal qui fait foi :
cli-cup-bracket-differs-kept = { $file } diffère de { $log }, et c’est le journal qui fait foi. Ce qu’il disait est gardé dans { $to } :
cli-cup-log-made = Le journal a été refait à partir de { $source }.
cli-cup-log-missing = { $log } manquait.
cli-cup-log-damaged = { $log } était illisible.
cli-cup-log-cut-off = { $log } était tronqué avant le début de la coupe.
cli-cup-log-behind = { $log } en savait moins que { $bracket } ({ $missing }).
cli-cup-log-moved = Il a été déplacé vers { $to }.
cli-cup-more = { $count } de plus
cli-cup-not-in-a-pgn = Un PGN n’a ni décisions, ni retraits, ni corrections, ni parties interrompues, ni réglages : ceux de la configuration comptent.
cli-cup-changed = Changé :
cli-cup-changed-from = Changé à partir du tour { $round } :
cli-cup-difference = { $path } : { $was } → { $now }
cli-cup-openings-kept = Les ouvertures du journal sont jouées.

## Ce qui l’empêche

cli-cup-exists = { $bracket } contient une coupe commencée. Reprenez-la avec cup resume, ou recommencez avec --new ; ses fichiers sont alors mis de côté.
cli-cup-is-bracket = { $bracket } est le tableau d’une coupe commencée. Reprenez-la avec cup resume.
cli-cup-is-log = { $file } est le journal d’un tournoi. Indiquez la configuration de la coupe, ou son fichier de tableau.
cli-cup-bracket-unusable = { $file } : { $problem }
cli-cup-bad-engines = Tous les moteurs ne peuvent pas jouer :
cli-cup-try-one = Essayez-en un avec : { $command }
cli-cup-bad-config = { $count ->
    [one] { $file } n’est pas utilisable :
   *[other] { $file } n’est pas utilisable, pour { $count } raisons :
  }
cli-cup-unreadable = Impossible de lire { $file }.
cli-cup-nothing-left = Il n’y a ni journal ni PGN pour le refaire.
cli-cup-left-as-is = Il est resté tel quel. Réparez-le, ou indiquez la configuration avec cup resume --rebuild : il est alors mis de côté et refait à partir de son journal ou du PGN.
cli-cup-or-rebuild = Ou dites cup resume --rebuild : il est alors mis de côté et refait à partir du fichier de tableau ou du PGN.
cli-cup-pgn-left = { $file } contient des parties : dites cup resume --rebuild pour refaire la coupe à partir d’elles.
cli-cup-pgn-left-count = { $file } contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } : dites cup resume --rebuild pour refaire la coupe avec, selon les réglages de la configuration.
cli-cup-no-files-left = Il n’y a ni fichier de tableau ni PGN pour le refaire. Prenez une copie plus ancienne, ou recommencez avec --new.
cli-cup-nothing-to-resume = Il n’y a pas de coupe à reprendre : ni { $bracket } ni son journal ne sont là.
cli-cup-begin-it = Commencez-la avec cup run.
cli-cup-two-cups = { $bracket } et { $log } ne sont pas de la même coupe.
cli-cup-only-in-bracket = Seul le tableau a { $what }.
cli-cup-only-in-log = Seul le journal a { $what }.
cli-cup-move-one = Rien n’a été changé. Déplacez celui qui ne compte pas dans un autre dossier, puis continuez avec l’autre.
cli-cup-cannot-import = La coupe ne peut pas reprendre à partir de { $source } :
cli-cup-other-seed = Les tirages de cette coupe ont été faits avec la graine « { $before } », pas « { $now } ». Elle ne peut pas être changée ; recommencez avec --new.
cli-cup-other-engines = Les moteurs ne sont pas ceux de la coupe commencée :
cli-cup-put-engines-back = Remettez-les comme ils étaient, ou recommencez avec --new.
cli-cup-config-changed = La configuration a changé depuis le début de la coupe :
cli-cup-put-config-back = Remettez-la comme elle était, ou dites --change : les tours non commencés se jouent alors comme elle le dit maintenant.
cli-cup-other-book = Le livre d’ouvertures n’est pas celui avec lequel la coupe a commencé : alors { $before } avec { $count } ouvertures ({ $hash }…), maintenant { $now } avec { $openings } ({ $other }…).
cli-cup-put-book-back = Une paire de deux ouvertures serait injuste. Remettez l’ancien livre, ou continuez avec les ouvertures du journal : --force-book.
cli-cup-round-begun = Un tour commencé se joue jusqu’au bout comme il a été annoncé :
cli-cup-no-round-left = Il ne reste aucun tour non commencé.
cli-cup-put-program-back = Remettez l’ancien programme jusqu’à la fin du tour.
