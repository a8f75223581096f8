### Ce qui ne va pas dans un nom ou dans un fichier de tournoi.

## Les noms

id-shape = Un identifiant compte de 1 à 40 lettres, chiffres, points, tirets et traits de soulignement.
name-empty = Le texte est vide.
name-spaces = Le texte commence ou finit par une espace.
name-controls = Le texte contient des caractères de contrôle.
name-long = Le texte dépasse { $most } caractères.

## Le fichier de tournoi

log-file-empty = Le fichier est vide. Ce n’est pas un fichier de tournoi d’Arbiter.
log-file-foreign = Ce n’est pas un fichier de tournoi d’Arbiter.
log-file-unfinished = Ce n’est pas un fichier de tournoi d’Arbiter : sa première ligne est incomplète.
log-file-cut = La ligne { $line } et tout ce qui suit n’ont jamais été écrits complètement. Cette partie a été laissée de côté.
log-file-after-end = Quelque chose suit la fin de la ligne.
log-file-no-record = La ligne n’est pas un enregistrement complet.
log-file-checksum = La somme de contrôle ne correspond pas : cette ligne ou la précédente a été modifiée.
log-file-no-json = La ligne n’est pas du JSON.
log-file-no-fact = La ligne n’est pas un fait. { $why }
log-file-wrong-place = La ligne est le fait { $fact }, là où le fait { $due } est attendu.
log-file-newer = Le fichier a été écrit par une version plus récente d’Arbiter (version de fichier { $version } ; celle-ci lit la { $own }). Mettez Arbiter à jour.
