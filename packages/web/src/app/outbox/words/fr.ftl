### Les modifications dont on n’a pas encore de nouvelles, et celles refusées après coup.

## Liste

# $count (count)
outbox-unheard = { $count ->
    [one] { $count } modification envoyée, sans réponse pour l’instant
   *[other] { $count } modifications envoyées, sans réponse pour l’instant
  }
# $count (count)
outbox-sign-out = { $count ->
    [one] { $count } modification est encore sans réponse et sera oubliée sur cet appareil.
   *[other] { $count } modifications sont encore sans réponse et seront oubliées sur cet appareil.
  }
outbox-explain = Le serveur n’a pas répondu : on ne sait pas si c’est fait. L’envoi est répété tout seul et ne compte qu’une fois.
outbox-sent = Envoyé, sans réponse pour l’instant. L’envoi est répété tout seul et ne compte qu’une fois.
outbox-refused = Refusé
# $what (text)
outbox-again = Le faire quand même : { $what }
outbox-again-short = Le faire quand même
# $what (text)
outbox-dismiss = Ranger : { $what }
outbox-dismiss-short = Ranger

## De quoi il s’agit

# $match (text)
# $what (text)
outbox-match = Match { $match } : { $what }
# $what (choice: report, score, enter, describe, edit, withdraw, return, start, pair, forfeit, cancel, rule, correct, undo, redo, revoke, close, change, post, lineup, declare, choose, other)
outbox-command = { $what ->
    [report] Résultat
    [score] Donnes
    [enter] Nouveaux inscrits
    [describe] Présentation de l’événement
    [edit] Inscrit modifié
    [withdraw] Retrait
    [return] Retour d’un inscrit
    [start] Départ
    [pair] Ronde publiée
    [forfeit] Forfait
    [cancel] Match annulé
    [rule] Décision
    [correct] Correction
    [undo] Annuler
    [redo] Rétablir
    [revoke] Quelque chose de retiré
    [close] Tournoi clos
    [change] Règles modifiées
    [post] Résultats affichés
    [lineup] Composition
    [declare] Vainqueurs déclarés
    [choose] Adversaire choisi
   *[other] Modification
  }
# $what (choice: open, import, claims, settings, play, stop, archive, remove, role, invitation, link, token, revoke, name, address, session, other)
outbox-request = { $what ->
    [open] Nouveau tournoi
    [import] Tournoi tiré d’un fichier
    [claims] Résultat signalé
    [settings] Réglage
    [play] Moteurs lancés
    [stop] Moteurs arrêtés
    [archive] Archives
    [remove] Suppression
    [role] Rôle
    [invitation] Invitation
    [link] Lien
    [token] Jeton
    [revoke] Lien ou jeton révoqué
    [name] Nom
    [address] Adresse de ce site
    [session] Connexion
   *[other] Modification
  }
