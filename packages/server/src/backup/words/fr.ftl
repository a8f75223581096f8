### Pourquoi une sauvegarde n’est pas restaurée.

backup-not-empty = La base de données n’est pas vide. Une sauvegarde se restaure dans une base neuve, que personne n’utilise encore.
backup-foreign = Ce fichier n’est pas une sauvegarde d’Arbiter.
backup-newer = Une version plus récente d’Arbiter a écrit cette sauvegarde (version { $version }, schéma { $schema }). Installez cette version-là ou une plus récente.
backup-cut-short = La sauvegarde s’interrompt après la ligne { $line }. Rien n’a été restauré ; prenez-en une autre copie.
backup-swollen = À la ligne { $line }, le fichier se décompresse en bien plus que n’en contient une sauvegarde de cette taille : Arbiter ne l’a pas écrit. Rien n’a été restauré.
backup-damaged = La sauvegarde est endommagée à la ligne { $line }. { $what } Rien n’a été restauré ; prenez-en une autre copie.

## Ce qui est endommagé

backup-more-lines = Quelque chose suit la dernière ligne.
backup-column = Arbiter ne connaît pas la colonne « { $column } » de { $table }.
backup-values = Il y a { $values ->
    [one] { $values } valeur
   *[other] { $values } valeurs
  } pour { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
  }.
backup-rows = { $written ->
    [one] { $table } devrait compter { $written } ligne
   *[other] { $table } devrait compter { $written } lignes
  } ; il y en a { $found }.
backup-hash = L’empreinte indiquée ici n’est pas celle des lignes qui précèdent.
backup-unreadable = La ligne est illisible.
backup-packed = La suite ne se décompresse pas.
