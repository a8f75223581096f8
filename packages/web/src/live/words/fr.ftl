### Quand le serveur ne répond pas.

## Réponses

live-offline = Le serveur est injoignable. Réessayez quand le réseau sera rétabli.
live-unreadable = La réponse du serveur est illisible. Rechargez la page ; si cela ne suffit pas, prévenez l’exploitant du serveur.
