### Entrer par un lien et saisir ses propres parties.

## Les parties d’un participant

join-desk-opening = Ouverture de vos parties
join-desk-tab = Parties de { $name }
join-desk-to-report = à saisir
join-desk-to-do = { $games ->
    [one] Vous avez { $games } partie à saisir. Un résultat est enregistré quand les deux camps ont saisi le même.
   *[other] Vous avez { $games } parties à saisir. Un résultat est enregistré quand les deux camps ont saisi le même.
  }
join-desk-none = Vous n’avez pas de partie à saisir pour l’instant. La prochaine apparaîtra ici d’elle-même.
join-desk-entering = Le tournoi n’a pas commencé. Vos parties apparaîtront ici d’elles-mêmes.
join-desk-over = Le tournoi est terminé. Merci d’avoir joué.
join-desk-next = Ensuite
join-desk-next-match = { $round } : contre { $opponent }
join-desk-whole = Tout le tournoi
join-desk-own = Toutes mes parties

## Le lien

join-door-link = Votre lien, si vous l’avez sous forme de texte
join-door-name = Quel est votre nom ? Les autres le verront.
join-door-opening = Ouverture du lien
join-game-label = { $match }, contre { $opponent }
join-door-missing = Collez le lien que vous avez reçu : il se termine par # et une suite de lettres et de chiffres.

## Une partie

join-game-colour = Vous avez
join-game-against = contre
join-game-clock = Cadence
join-game-position = Position
join-game-boards = Donnes
join-game-won = J’ai gagné
join-game-drew = Nulle
join-game-lost = J’ai perdu
join-game-as-they-said = comme { $name } l’a saisi
join-game-as-you-said = comme vous l’avez saisi
join-game-how = Comment s’est-elle terminée ?
join-game-nothing = Personne ne l’a encore saisie.
join-game-you = Vous avez saisi { $result }.
join-game-they = { $name } a saisi { $result }.
join-game-disagreed = Les saisies se contredisent. Parlez-vous, ou appelez l’arbitre, qui décide. Vous pouvez modifier votre saisie.
join-game-waits-for-them = Le résultat est enregistré quand l’autre camp saisit le même.
join-game-waits-for-you = Saisissez le même pour le confirmer, ou ce que vous avez constaté.
join-game-recorded = Les deux camps sont d’accord : le résultat est enregistré.
join-game-told-waiting = Saisi. Le résultat est enregistré quand { $name } saisit le même.
join-game-told-disagreed = { $name } a saisi autre chose. Parlez-vous, ou appelez l’arbitre.

## IMP

join-imps-imps = IMP de { $team }
join-imps-say = Saisir
join-imps-confirm = Confirmer { $score }

## Invitations

join-kicker = Sur invitation
join-title = Entrer
join-nobody = Le lien que vous avez reçu vous fait entrer. Il fonctionne une fois ; ensuite, ce navigateur est connecté.
join-person = Vous êtes connecté sous le nom de { $name }. Une invitation s’ajoute à vos droits.
join-join = Ouvrir le lien

## Saisie

join-report-kicker = Pour les participants
join-report-title = Saisir votre partie
join-report-nobody = Le lien donné par l’arbitre ouvre la page de vos parties. Gardez-le : il fonctionne jusqu’à la fin du tournoi.
join-report-person = Vous êtes connecté sous le nom de { $name }. Ouvrir ici le lien d’un participant vous déconnecte.
join-report-open = Ouvrir mes parties
join-imps-wrong = Tapez les IMP des deux équipes en nombres entiers, par exemple 34 et 21.
