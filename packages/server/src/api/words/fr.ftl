### Ce que le serveur refuse, et ce qu’il faut faire.

problem-not-found = { $what ->
   *[tournament] Ce tournoi n’existe pas, ou vous ne pouvez pas le voir.
    [entrant] Ce participant n’existe pas, ou vous ne pouvez pas le voir.
    [game] Cette partie n’existe pas, ou vous ne pouvez pas la voir.
    [person] Cette personne n’existe pas, ou vous ne pouvez pas la voir.
    [key] Cette clé n’existe pas, ou vous ne pouvez pas la voir.
    [page] Cette page n’existe pas, ou vous ne pouvez pas la voir.
  } Vérifiez l’adresse, ou connectez-vous.
problem-sign-in-first = Personne n’est connecté. Ouvrez de nouveau votre lien, ou envoyez un jeton encore valable.
problem-not-allowed = Seuls peuvent le faire : { $roles }. Demandez à l’un d’eux de le faire, ou de vous donner ce rôle.
role-name = { $role ->
   *[owner] propriétaire
    [director] arbitre
    [scorer] marqueur
    [entrant] participant
    [spectator] spectateur
    [person] personne connectée
    [signed-in] personne connectée
    [signed-in-owner] propriétaire connecté
  }
problem-cross-site = La demande venait d’un autre site, et seul celui-ci peut changer quelque chose. Utilisez les pages d’ici, ou un programme avec un jeton.
problem-bad-request = « { $field } » ne va pas : { $problem }. Corrigez-le et renvoyez la demande.
problem-text = { $problem }
problem-body-too-large = La demande dépasse { $most } octets. Envoyez-la en plusieurs parties.
problem-wrong-content-type = Le serveur ne peut pas lire la demande sous cette forme. Envoyez { OR($accepted) }, et indiquez-le dans Content-Type.
problem-too-many-attempts = Il y a eu trop de tentatives. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, puis réessayez une fois.
problem-changed-meanwhile = Quelqu’un d’autre a été plus rapide : { $facts ->
    [one] { $facts } fait est arrivé
   *[other] { $facts } faits sont arrivés
  } entre-temps, et le dernier est maintenant { $last }. Regardez ce qui a changé, puis décidez de nouveau.
problem-key-used = La clé « { $key } » a déjà servi à une autre commande, ou à quelqu’un d’autre ; celle-ci n’a pas été enregistrée. Envoyez-la avec sa propre clé.
problem-unavailable = La base de données ne répond pas ; rien n’a été enregistré. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
problem-unavailable-unknown = La base de données ne répond pas, et personne ne sait si ceci a été enregistré. Renvoyez-le dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } avec la même clé : cela ne compte qu’une fois.
problem-database-gone = Le fichier de la base de données a été retiré ou remplacé pendant que le serveur tournait ; rien n’a été enregistré. Prévenez qui gère le serveur : il faut remettre le fichier et redémarrer le serveur.
problem-shutting-down = Le serveur va s’arrêter et n’accepte plus rien. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
problem-secret-unknown = Ce lien ou ce jeton est inconnu, ou a été retiré. Demandez-en un nouveau.
problem-secret-used = Ce lien ne servait qu’une fois et a servi. Connectez-vous sur l’appareil qui l’a utilisé, ou demandez-en un nouveau.
problem-secret-expired = Ce lien était valable jusqu’au { $at }. Demandez-en un nouveau.
problem-dice-not-published = Les dés sont publiés quand le tournoi est clos. Jusque-là, leur empreinte figure en tête du journal.
problem-no-engines = Ce serveur n’a pas de moteurs. Qui le gère les indique dans sa configuration.
problem-already-playing = Les moteurs jouent déjà cette coupe. Arrêtez-les d’abord s’ils doivent recommencer.
problem-not-playing = Aucun moteur ne joue ici en ce moment. Lancez d’abord la coupe.
problem-archived = Le tournoi est dans les archives et ne peut qu’être lu. Sortez-le d’abord des archives.
problem-not-confirmed = « { $name } » disparaîtrait pour de bon, avec { $entrants ->
    [one] { $entrants } participant
   *[other] { $entrants } participants
  }, { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
  } et tous ses liens, et rien ne le ramènerait. Enregistrez d’abord son export, puis tapez son nom pour le supprimer.
problem-bad-file = Le fichier ne peut pas être lu. { $problem } Rien n’a été repris ; demandez de nouveau le fichier.
problem-bad-file-line = Le fichier ne peut pas être lu. Ligne { $line } : { $problem } Rien n’a été repris ; demandez de nouveau le fichier.
problem-bad-list = Personne n’a été inscrit. { JOIN($problems) } Corrigez la liste et renvoyez-la.
problem-line = Ligne { $line } : { $problem }
problem-more-lines = Il y en a { $count } de plus.
problem-last-owner = C’est le dernier propriétaire du site. Invitez-en d’abord un autre.
problem-too-slow = La demande a duré plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, et rien n’a été enregistré. Renvoyez-la, ou demandez moins à la fois.
problem-too-slow-unknown = La demande a duré plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }, et personne ne sait si elle a été enregistrée. Renvoyez-la avec la même clé : elle ne compte qu’une fois.
problem-damaged-log = Le journal de ce tournoi a été modifié ou endommagé dans la base de données, au fait { $fact } ; rien n’en est donc montré. Prévenez qui gère le serveur : « arbiter server doctor » nomme le dommage, et la dernière sauvegarde a le journal tel qu’il était.
problem-our-mistake = Le serveur a fait une erreur (demande { $request }), et personne ne sait si quelque chose a été enregistré. Vérifiez d’abord ; renvoyée avec la même clé, elle ne compte qu’une fois.

## Coupes jouées par des moteurs

problem-bad-plan = « { $field } » ne va pas. { $problem }
problem-not-a-cup = Les moteurs ne jouent seuls que des coupes, et ceci est : { $format }.
problem-cup-begun = Cette coupe a commencé. Continuez-la.
problem-cup-not-begun = Cette coupe n’a pas encore commencé. Lancez-la.
problem-played-by-people = Cette coupe a été lancée sans moteurs : des personnes saisissent ses résultats.
problem-unknown-engines = Ce serveur n’a pas de moteur nommé { OR($engines) }. Il propose { $offered }.
problem-engine = « { $name } »
problem-engine-near = « { $name } » (vouliez-vous dire « { $near } » ?)
problem-engine-twice = { $engines } jouerait contre lui-même. Inscrivez chaque moteur une seule fois.
problem-engines-not-ready = Tous les moteurs ne peuvent pas jouer. { JOIN($problems) }
problem-book-unreadable = Le livre « { $book } » ne peut pas être lu en ce moment. Choisissez-en un autre, ou demandez à qui gère le serveur.
problem-programs-changed = { $engines ->
    [one] { $engines } n’est plus le programme
   *[other] { $engines } ne sont plus les programmes
  } du début du tour. Un tour se joue jusqu’au bout tel qu’il a été annoncé : remettez l’ancien programme, ou décidez des matchs ouverts du tour.

## Ce qui ne va pas dans une demande

problem-correct = Corrigez et renvoyez la demande.
bad-unknown-field = « { $field } » n’est pas connu ici.
bad-unreadable-field = « { $field } » ne peut pas être lu.
bad-missing-name = Votre nom manque : comment faut-il vous appeler ?
bad-address-given = L’adresse a été donnée au démarrage du serveur, avec --url.
bad-no-such-fact = Il n’y a jusqu’ici que { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
  }.
bad-options-object = Les options doivent être un objet JSON.
bad-ahead = L’heure est en avance de plus d’une minute sur le serveur, dont l’horloge indique { $now }.
bad-next = « after » n’est pas le « next » d’une page.
bad-headers = Les en-têtes sont trop longs.
bad-http = La demande n’est pas du HTTP.
bad-claim = Une annonce de résultat porte sur une seule partie.
bad-tournament = Le fichier ne décrit aucun tournoi possible : { $error }.
bad-key = La clé a de 1 à 100 lettres, chiffres et signes, sans espaces.
bad-utf-8 = La demande n’est pas en UTF-8.
