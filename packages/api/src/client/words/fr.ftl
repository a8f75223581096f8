### Ce qu’un client de l’API dit lui-même : pas de réponse, ou une réponse qui n’est pas d’un de nos serveurs.

client-no-answer = Le serveur est injoignable. Réessayez quand le réseau sera rétabli.
client-no-answer-unknown = Le serveur n’a pas répondu : on ne sait pas si l’action a été faite. Quand le réseau sera rétabli, vérifiez d’abord, puis réessayez.
client-unreadable = La réponse est illisible : elle ne vient pas de ce serveur. Réessayez ; si cela ne suffit pas, prévenez l’exploitant du serveur.
