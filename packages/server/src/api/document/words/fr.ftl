### Le document publié dans son ensemble, et ce que signifie chaque statut.

document-about = Des tournois par HTTP. Une modification est un POST, auquel il est répondu une fois qu’elle est sur le disque. Ce qui n’est pas permis reçoit en réponse un problème : un code pour les programmes et une phrase pour les humains.
document-session = D’un navigateur connecté
document-token = D’un programme
document-key = La requête compte une seule fois : une répétition avec la même clé et le même contenu ne change rien et reçoit la même réponse
document-detail = La phrase à montrer
document-says = La même chose, en données
document-sentence = Ce que dit `says`, dans la langue de la demande
document-400 = La demande est incompréhensible
document-401 = Personne n’est connecté
document-403 = L’appelant n’en a pas le droit
document-404 = Ce qu’elle nomme n’existe pas
document-408 = La demande a pris trop de temps
document-409 = Impossible dans l’état actuel
document-410 = N’est plus valable
document-413 = La demande est trop grande
document-415 = Le serveur ne lit pas ce type de contenu
document-422 = Compris, mais impossible
document-429 = Trop de tentatives
document-500 = Une erreur du serveur
document-503 = Impossible pour le moment
document-refused = Refusé
