### La page de référence de l’API.

reference-title = { $title } : l’API
reference-skip = Aller aux routes
reference-site = Pages du site
reference-tournaments = Tournois
reference-here = Pour les programmes
reference-kicker = Version { $version } · { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
  } · { $shapes ->
    [one] { $shapes } forme
   *[other] { $shapes } formes
  }
reference-openapi = Les programmes lisent la même chose en { $document }.
reference-browser = Un navigateur
reference-browser-how = se connecte par un lien et garde une session dans un cookie. Les modifications ne sont acceptées que depuis les pages de ce site.
reference-program = Un programme
reference-program-how = envoie son jeton : { $header }
reference-spectator = Un spectateur
reference-spectator-how = n’a besoin ni de l’un ni de l’autre si le tournoi est public.
reference-contents = Sommaire
reference-group = { $group ->
   *[site] Site
    [formats] Formats
    [engines] Moteurs
    [session] Session
    [keys] Jetons et sessions
    [tournaments] Tournois
    [tournament] Tournoi
    [entrants] Participants
    [claims] Annonces des participants
    [export] Exports
    [people] Personnes
    [cup] Coupes de moteurs
    [page] Pages
  }
reference-problems = Problèmes
reference-problems-about = Ce qui n’est pas permis reçoit une réponse { $type } avec un code, la phrase dans { $detail } et les données de la phrase dans { $refusal }. Les accolades montrent où vont ces données.
reference-shapes = Formes

## Une route

reference-who-may = Qui peut
reference-who = { $who ->
   *[anyone] tout le monde
    [person] toute personne connectée, ou avec un jeton
    [signed-in] toute personne connectée
    [signed-in-owner] propriétaire du site, connecté
    [site-owner] propriétaire du site
    [site-director] arbitre du site
    [owner] propriétaire
    [director] arbitre
    [scorer] marqueur
    [entrant] participant
    [spectator] spectateur
  }
reference-public = sans connexion s’il est public
reference-parameters = Paramètres
reference-body = Corps
reference-answer = Réponse
reference-refused = Refus
reference-by-hand = À la main

## Tableaux

reference-column = { $column ->
   *[name] Nom
    [place] Dans
    [kind] Type
    [meaning] Signification
    [field] Champ
    [code] Code
    [status] Statut
    [sentence] Phrase
    [carries] Données
  }
reference-optional = facultatif
reference-no-fields = aucun champ

## Types de valeurs

reference-kind = { $kind ->
   *[string] texte
    [number] nombre
    [integer] nombre entier
    [boolean] true ou false
    [null] null
    [object] objet
    [any] n’importe quoi
  }
reference-list = liste de { $kind }
reference-or = ou
reference-range = de { $least } à { $most }
reference-least = à partir de { $least }
reference-most = jusqu’à { $most }
reference-characters = d’au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
  }
reference-usually = { $value } par défaut
