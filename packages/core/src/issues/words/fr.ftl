### Ce qui ne va pas dans une valeur donnée.
### Ce dont il s’agit (une option, un champ) a une forme .in pour le milieu d’une phrase.

## Ce dont il s’agit

issue-option = l’option « { $option } »
  .in = dans l’option « { $option } »
issue-field = le champ « { $field } »
  .in = dans le champ « { $field } »
issue-part = « { $part } » { FORM($what, "in") }
  .in = dans « { $part } » { FORM($what, "in") }

## Ce qui ne va pas

issue-missing = { CAPITAL($what) } manque.
issue-unreadable = { CAPITAL($what) } est illisible.
issue-unknown = { CAPITAL($what) } n’a pas de champ { OR($fields) }.
issue-unfit = { CAPITAL($what) } ne convient pas. { $says }
issue-own-text = { CAPITAL($what) } : { $says }.
issue-takes = { CAPITAL($what) } attend { $takes }.
issue-takes-given = { CAPITAL($what) } attend { $takes }, pas { $given }.
issue-quoted = « { $written } »
issue-number = { $number }

## Ce qu’un schéma dit lui-même

issue-no-moment = Cet instant n’existe pas dans le calendrier.
issue-one-of-two = Donnez « { $one } » ou « { $other } ».
issue-nested = Il y a plus de { $deep } niveaux, ou plus de { $fields } champs.

## Ce que doit être une valeur

takes-range = { $kind ->
   *[whole] un nombre entier
    [any] un nombre
  } de { $least } à { $most }
takes-least = { $kind ->
   *[whole] un nombre entier
    [any] un nombre
  } d’au moins { $least }
takes-most = { $kind ->
   *[whole] un nombre entier
    [any] un nombre
  } d’au plus { $most }
takes-number = { $kind ->
   *[whole] un nombre entier
    [any] un nombre
  }
takes-multiple = un multiple de { $of }
takes-text = un texte
takes-characters = de { $least } à { $most } caractères
takes-characters-least = { $least ->
    [one] au moins { $least } caractère
   *[other] au moins { $least } caractères
  }
takes-characters-most = { $most ->
    [one] au plus { $most } caractère
   *[other] au plus { $most } caractères
  }
takes-list = une liste
takes-list-such = une liste, par exemple { $such }
takes-entries = une liste de { $least } à { $most } éléments
takes-entries-least = { $least ->
    [one] une liste d’au moins un élément
   *[other] une liste d’au moins { $least } éléments
  }
takes-entries-most = { $most ->
    [one] une liste d’au plus un élément
   *[other] une liste d’au plus { $most } éléments
  }
takes-yes-no = oui ou non
takes-fields = des champs qui lui sont propres, par exemple { $such }
takes-clock = une cadence, par exemple { $such }
takes-one-of = { OR($words) }
takes-time = une heure avec fuseau, par exemple { $such }
takes-utc-time = une heure UTC, par exemple { $such }
takes-bracket = la lettre d’un tableau, de A à Z
takes-two-decimals = un nombre à deux décimales au plus
takes-words = quelques mots
takes-day = un jour, par exemple 2026-11-28
takes-web-address = l’adresse d’une page, par exemple https://chess.example.org
takes-picture = une image : PNG, JPEG ou WebP, en adresse de données
issue-days-backwards = Le dernier jour précède le premier.
takes-key = de 1 à { $most } caractères, dont le premier n’est pas « # »
takes-hash = { $digits } chiffres hexadécimaux
takes-fen = les quatre premiers champs d’une FEN
takes-move = un coup, par exemple { $such }
