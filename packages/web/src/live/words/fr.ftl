### Quand le serveur ne répond pas.

## Réponses

live-offline = Le serveur est injoignable. Réessayez quand le réseau sera rétabli.
live-unanswered = Le serveur n’a pas répondu : on ne sait pas si l’action a été faite. Votre saisie est conservée. Quand le réseau sera rétabli, vérifiez d’abord, puis réessayez.
live-unreadable = La réponse du serveur est illisible. Rechargez la page ; si cela ne suffit pas, prévenez l’exploitant du serveur.

## Commandes

live-unknown = Le serveur n’a pas répondu : on ne sait pas si l’action a été faite. Recommencez-la pour le savoir : elle ne compte qu’une fois.
