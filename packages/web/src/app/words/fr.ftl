### Ce qui entoure chaque page.

## Une page impossible à afficher

app-page-failed = Cette page n’a pas pu être chargée : le réseau est coupé ou le serveur a été mis à jour. Rechargez-la.

## Recherche

app-find-find = Chercher
app-find-title = Chercher un participant ou un match
app-find-hint = Un nom ou le numéro d’un match
app-find-nothing = Aucun participant ni match de ce nom.
app-find-found = { $count ->
    [one] { $count } trouvé
   *[other] { $count } trouvés
  }

## La fraîcheur de la page

app-fresh-live = En direct
app-fresh-stale = Dernière nouvelle : { $at }, nouvel essai
app-fresh-archived = Archivé

## Pas de page

app-missing-title = Rien ici
app-missing-unknown = Il n’y a pas de page à cette adresse. Vérifiez-la, ou allez à la liste des tournois.
app-missing-home = Tous les tournois
app-missing-again = Réessayer

## Nouvelles

app-news-more = { $sentence } { $before ->
    [one] { $before } autre l’a précédé.
   *[other] { $before } autres l’ont précédé.
  }

## En-tête et pied de page

app-skip = Aller directement à la page
app-pages = Pages
app-tournaments = Tournois
app-people = Personnes
app-api = Pour les programmes
app-sign-out = Se déconnecter
app-help = Aide

## Déconnexion

app-sign-out-title = Se déconnecter de ce navigateur ?
app-sign-out-owner = Le lien qui vous a fait entrer ne fonctionne plus. Pour revenir, il vous en faut un nouveau : d’un autre propriétaire, ou de l’exploitant du serveur, avec --owner-link.
app-sign-out-person = Le lien qui vous a fait entrer ne fonctionne plus. Pour revenir, il vous en faut un nouveau d’un propriétaire.
app-sign-out-hour = Ce lien vous permet de revenir. Il fonctionne une fois, dans l’heure, et n’est affiché que maintenant.
app-theme-label = Clair ou sombre
app-theme = { $theme ->
   *[system] Système
    [light] Clair
    [dark] Sombre
  }
app-sign-out-make = Créer un lien pour revenir
app-sign-out-stay = Rester connecté

## Onglets

app-tab-control = Direction
app-tab-overview = Vue d’ensemble
app-tab-bracket = Tableau
app-tab-brackets = Tableaux
app-tab-table = Classement
app-tab-race = Course
app-tab-matrix = Matrice
app-tab-matches = Matchs
app-tab-entrants = Participants
app-tab-odds = Pronostics
app-tab-history = Historique
app-tab-rules = Règles
app-tab-people = Personnes
app-tab-print = Imprimer
app-tab-more = Plus
app-tab-needs = { $count ->
    [one] un point à régler
   *[other] { $count } points à régler
  }
app-tab-loading = Ouverture du tournoi
