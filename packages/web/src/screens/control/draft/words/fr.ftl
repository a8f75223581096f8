### La prochaine ronde avant sa publication.

draft-next = Prochaine ronde
draft-stamp = Brouillon
draft-waits = { $matches ->
    [one] Elle sera appariée dès que le résultat du match { $matches } sera connu.
   *[other] Elle sera appariée dès que les résultats des matchs { $matches } seront connus.
  }
draft-waits-many = Elle sera appariée dès que { $count } matchs seront terminés.
draft-nothing = Rien à apparier pour l’instant.
draft-working = Le brouillon est en préparation.
draft-pairs = { $count ->
    [one] { $count } appariement
   *[other] { $count } appariements
  }
draft-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
  }
draft-no-repeats = aucune répétition
draft-repeats = { $count ->
    [one] { $count } répétition
   *[other] { $count } répétitions
  }
draft-byes = { $count ->
    [one] { $count } exempt
   *[other] { $count } exempts
  }
draft-edits = { $count ->
    [one] { $count } match modifié
   *[other] { $count } matchs modifiés
  } à la main.
draft-no-hand = Cette ronde est appariée par le seul règlement ; on ne peut pas la modifier à la main.
draft-publish = Publier { $name }
draft-published = Publié : { $name }
draft-lengths-unknown = Durées inconnues : publier la ronde supplémentaire
draft-anew = Refaire le brouillon

## Les appariements

draft-why = Pourquoi ? Règle { $rule }
draft-bye = Exempt
draft-v = –
draft-again = Ils se sont déjà rencontrés.
draft-had = À la main. Le brouillon opposait { $names }.
draft-swap-hint = Pour modifier à la main, choisissez un nom, puis celui avec lequel il échange sa place.
draft-swap-with = Avec qui { $name } échange-t-il sa place ? Échap : avec personne.
draft-change = { $name } : échanger
draft-put-back = Rétablir
draft-more = Afficher { $count ->
    [one] { $count } autre match
   *[other] { $count } autres matchs
  }

## Têtes de série et ouvertures

draft-other = { $what ->
   *[seeds] Têtes de série
    [opening] Ouverture
  }
draft-publish-other = { $what ->
   *[seeds] Publier les têtes de série
    [opening] Publier l’ouverture
  }
draft-published-other = { $what ->
   *[seeds] Têtes de série publiées
    [opening] Ouverture publiée
  }

## La publication automatique

draft-auto = Publier les rondes automatiquement
draft-auto-on = Les rondes sont publiées dès qu’elles peuvent être appariées.
draft-auto-off = Chaque ronde attend ici à l’état de brouillon jusqu’à sa publication.
