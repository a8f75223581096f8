### Ce qui ne va pas dans une liste de participants, ou mérite un second regard. La ligne et la colonne figurent à côté.

## La liste

list-empty = La liste est vide.
list-nobody = La liste ne contient personne.
list-quote-inside = Une cellule contient un guillemet. Mettez toute la cellule entre guillemets et doublez celui de l’intérieur.
list-after-quote = Quelque chose suit le guillemet fermant : « { $cell } ».
list-quote-open = Le guillemet qui s’ouvre ici n’est jamais fermé.
list-no-heading = Aucune colonne ne correspond à cette cellule.

## Les colonnes

list-column-twice = La colonne « { $column } » figure deux fois.
list-columns-many = Il y a { $columns } colonnes ; une liste en compte au plus { $most }.
list-unused = { $columns ->
    [one] La colonne « { $columns } » n’est pas utilisée.
   *[other] Les colonnes { $columns } ne sont pas utilisées.
  }
list-no-names = Il n’y a pas de colonne « { $column } ». Commencez par une ligne comme { $such }.
list-no-names-among = Il n’y a pas de colonne « { $column } », seulement { $found }. Commencez par une ligne comme { $such }.
list-column-alone = La colonne « { $column } » demande à côté d’elle une colonne « { $other } ».
list-column-meant = Il n’y a pas de colonne « { $column } ». Vouliez-vous dire « { $meant } » ?
list-column-unknown = Il n’y a pas de colonne « { $column } ». La première ligne nomme les colonnes : { $known }.
list-unclear = On ne voit pas ce que contient chaque colonne. Commencez par une ligne comme name,rating,club.
list-read-as = Les lignes sont lues ainsi : « { $line } » est « { $name } ».
list-read-as-rated = Les lignes sont lues ainsi : « { $line } » est « { $name } », classement Elo { $rating }.
list-figure = Le nombre à la fin de « { $cell } » est pris pour une partie du nom. Écrivez name,rating pour donner un classement Elo.
list-numbers-unused = Les numéros au début des lignes ne sont pas utilisés.
list-one-name = Deux cellules sont lues comme un seul nom : « { $name } ».

## Les participants

list-same-person = « { $name } » figure déjà à la ligne { $line }, avec le même classement Elo et le même club.
list-same-name = « { $name } » figure aussi à la ligne { $line }. Est-ce la même personne ?
list-unusable = La cellule de « { $column } » ne peut pas être utilisée. { $problem }
list-rating = « { $column } » doit être un nombre entier de 0 à 9999.
list-paid = « paid » doit être yes ou no, pas « { $cell } ».
list-claimed = « claimed » doit être la lettre d’un tableau, pas « { $cell } ».
list-id-twice = L’identifiant « { $given } » figure déjà à la ligne { $line }.
list-no-player = « { $cell } » figure ici sans « { $player } ».
list-number-long = « { $cell } » sous « { $column } » dépasse { $most } caractères.
list-no-masterpoints = « { $name } » n’a pas de « { $column } ». Écrivez 0 s’il n’y en a pas.
list-masterpoints = « { $column } » doit être un nombre de 0 à { $most } avec au plus deux décimales, par exemple 1234.56, pas « { $cell } ».
