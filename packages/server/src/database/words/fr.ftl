### La base de données d’un serveur : pourquoi elle est inutilisable, et que faire. Pour l’exploitant.

## Ouverture

database-newer = Une version plus récente d’Arbiter a créé cette base : son schéma est le { $schema }, cette version connaît le { $known }. Installez cette version-là ou une plus récente.
database-older = Une version plus ancienne d’Arbiter a créé cette base : son schéma est le { $schema }, cette version a besoin du { $needed }. Démarrez le serveur une fois pour la mettre à jour.
database-unreadable = Arbiter n’y reconnaît pas une de ses bases de données. { $problem }
database-unreachable = La base de données { $address } est inutilisable. Vérifiez son adresse, et qu’elle est en service.
database-unsynced = Ce serveur PostgreSQL fonctionne sans fsync : en cas de coupure de courant, des résultats confirmés seraient perdus. Activez fsync.
database-none = Il n’y a pas de base de données à l’emplacement { $file }.
database-foreign = { $file } n’est pas une base de données d’Arbiter. Le fichier n’a pas été modifié ; donnez-en un autre au serveur.
database-in-use = { $file } est utilisé par un autre serveur. Arrêtez-le d’abord, ou donnez à celui-ci sa propre base.
database-not-opened = Impossible d’ouvrir { $file }. Vérifiez que son dossier existe et que le serveur peut y écrire.

## Utilisation

database-failed = La base de données a échoué : { $problem }
database-not-written = La base de données n’a pas pu écrire ; rien n’a été modifié.
database-not-synced = La base de données n’a pas pu synchroniser une écriture, et nul ne sait si elle est enregistrée.
database-gone = La base de données { $file } a été supprimée ou remplacée pendant que le serveur fonctionnait ; plus rien n’est écrit. Arrêtez le serveur, remettez le fichier en place ou restaurez la dernière sauvegarde, puis redémarrez.
database-closed = La base de données est fermée.

## Journaux altérés

database-fact-missing = Le fait { $fact } du tournoi { $tournament } manque.
database-fact-changed = Le fait { $fact } du tournoi { $tournament } ne correspond pas à sa somme de contrôle.
