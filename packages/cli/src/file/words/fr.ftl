### Les fichiers de tournoi et le disque : ce qui ne va pas, et que faire.

## Le disque

file-trouble = Impossible { $doing ->
   *[read] de lire
    [created] de créer
    [locked] de verrouiller
    [opened] d’ouvrir
    [changed] d’ouvrir en écriture
    [written] d’écrire
    [moved] de déplacer
  } { $path } : { $why }.
file-why-rights = vous n’en avez pas le droit. Vérifiez à qui appartiennent le fichier et son dossier
file-why-read-only = le disque est en lecture seule. Copiez le fichier sur un autre
file-why-full = le disque est plein. Libérez de la place
file-why-quota = votre part du disque est pleine. Libérez de la place
file-why-broken = le disque signale une erreur. Copiez le fichier sur un autre
file-why-folder = c’est un dossier. Indiquez le fichier qu’il contient
file-why-no-folder = une partie du chemin n’est pas un dossier
file-why-long = le nom est trop long
file-why-circle = les liens tournent en rond
file-why-many = trop de fichiers sont ouverts
file-why-takes-no-more = le disque n’accepte plus rien
file-no-room = Impossible de créer { $path } : rien ne peut être créé dans { $folder }. Vérifiez le nom et le dossier, ou choisissez un autre endroit.
file-none = Il n’y a pas de fichier { $path }. Vérifiez son nom et son dossier ; arbiter new crée un nouveau tournoi.
file-failed-before = { $path } a déjà fait défaut. Rouvrez-le pour continuer.
file-not-recorded = Rien n’a été enregistré.
file-half-written = Ce qui en était déjà écrit n’a pas pu être retiré non plus. Examinez le fichier avec show avant de répéter la commande.

## Les fichiers qui existent déjà

file-exists = { $path } existe déjà et n’est pas remplacé. Choisissez un autre nom, ou supprimez-le d’abord.
file-is-tournament = { $path } est un fichier de tournoi et n’est pas remplacé. Choisissez un autre nom pour { $option }.

## Les dommages

file-damaged = { $path } est inutilisable. Ligne { $line } : { $problem } Rien n’a été modifié ; prenez la dernière bonne copie ou le dernier export.
file-not-utf8 = Ce n’est pas du texte UTF-8.
file-cut = { $path } : { $what }
file-not-an-export = Impossible d’importer { $path }. { $problem } Rien n’a été modifié.
file-export-no-log = Il ne contient pas de journal.
file-export-bad-log = Son journal n’est pas une liste de faits.
file-export-changed = Son journal a été modifié après l’export.
file-export-bad-fact = Fait { $fact } : { $problem }

## Plusieurs programmes

file-in-use = { $who } est en train d’écrire dans { $path } ; rien n’a été modifié. Attendez la fin et répétez la commande ; si aucun Arbiter n’y tourne, supprimez { $lock }.
file-held-by-process = Le processus { $pid }
file-held-elsewhere = Le processus { $pid } sur { $host }
file-held-by-somebody = Quelqu’un
file-taken-over = { $path } : le processus { $pid } s’est terminé sans le déverrouiller ; le verrou a été repris.
file-changed-meanwhile = { $path } a été modifié par un autre programme pendant qu’il était ouvert ; rien n’a été écrit. Répétez la commande.
