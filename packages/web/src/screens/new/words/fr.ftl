### Un nouveau tournoi : le format, le nom, les participants, les règles, l’ordre de départ.

new-kicker = Nouveau tournoi. Ce que vous tapez reste dans ce navigateur jusqu’à l’ouverture.
new-title = Quel format ?
new-tab = Nouveau tournoi
new-clear = Vider
new-name = Nom du tournoi
new-name-hint = Rapide du port
new-name-missing = Donnez d’abord un nom au tournoi.
new-who = Qui peut le voir
new-visible-to = { $who ->
   *[public] Tout le monde
    [private] Les invités seulement
  }
new-auto-pair = Publier les rondes automatiquement
new-open = Ouvrir avec { $count ->
    [one] { $count } participant
   *[other] { $count } participants
  }
new-open-empty = Ouvrir sans participants
new-start = Ouvrir et commencer
new-opened = { $name } est ouvert.
new-started = { $name } a commencé.
new-lines-first = Corrigez d’abord les lignes signalées.
new-rules-first = Corrigez d’abord les règles signalées.
new-half-made = Le tournoi est ouvert, mais tout n’a pas été fait. Appuyez de nouveau, ou continuez à la direction du tournoi.
new-control = Direction
new-not-you = Seuls les arbitres de ce site ouvrent des tournois. Demandez une invitation à son responsable, ou ouvrez votre lien.
new-home = Tous les tournois
new-cards = Chargement des formats

## Les formats

new-format = Format
new-field-range = { $whom ->
   *[players] { $from } à { $to } joueurs
    [teams] { $from } à { $to } équipes
  }
new-field-from = { $whom ->
   *[players] { $from } joueurs ou plus
    [teams] { $from } équipes ou plus
  }
new-field-row = { $whom ->
   *[players] { $first }… joueurs
    [teams] { $first }… équipes
  }
new-would = Pour { $count } : { $rounds }, { $games }
new-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
  }
new-qualifies = d’abord une qualification
new-rolling = des rondes jusqu’à la décision
new-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
new-games-at-least = au moins { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
new-not = Pas pour { $count }

## La liste des participants

new-entrants = Participants
new-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
new-teams = { $count ->
    [one] { $count } équipe
   *[other] { $count } équipes
  }
new-lines-to-check = { $count ->
    [one] { $count } ligne à vérifier
   *[other] { $count } lignes à vérifier
  }
new-hint-players = Un par ligne : le nom, puis le classement Elo et le club s’ils sont connus. Tapez, collez ou déposez un fichier.
new-hint-teams = Une équipe par ligne. Avec les joueurs : une première ligne qui nomme les colonnes, puis le nom et les points de maître de chacun.
new-field = Participants, un par ligne
new-read = Lire un fichier
new-example = Insérer un exemple
new-line = Ligne { $line }
new-in-line = Ligne { $line } :
new-same = Même nom qu’à la ligne { $line }.
new-remove = Supprimer
new-remove-line = Supprimer la ligne { $line }
new-notes = Lignes à vérifier
new-expected = Personne encore. Aperçu pour
new-expected-end = participants.

## L’ordre de départ

new-order = Ordre de départ
new-order-by = Classer par
new-up = Monter { $name }
new-down = Descendre { $name }
new-handle = { $seed }, { $name } : déplacer avec Alt et les flèches
new-moved = { $name } est maintenant { $seed } sur { $count }.
new-hand = Glissez une ligne, ou déplacez-la avec
new-dice = Graine du tirage :
new-dice-again = Tirer de nouveau
new-dice-note = La même graine donne le même tirage. Elle reste avec le tournoi et sera montrée à tous à la clôture.
new-list = Participants dans l’ordre
new-order-empty = Les participants figureront ici dans l’ordre.

## Les règles

new-rules = Règles à choisir
new-presets = Partir de
new-preset-own = Vos propres règles
new-all-rules = Toutes les règles
new-clock-parts = minutes + secondes par coup
new-clock-bonus = minutes après le coup 40
new-clock-each = { $minutes ->
    [one] { $minutes } minute par joueur
   *[other] { $minutes } minutes par joueur
  }
new-clock-a-move = { $seconds ->
    [one] { $seconds } seconde par coup
   *[other] { $seconds } secondes par coup
  }
new-clock-after-40 = { $minutes ->
    [one] { $minutes } minute de plus après le coup 40
   *[other] { $minutes } minutes de plus après le coup 40
  }
new-clock-is = { $parts }.
new-usual = par défaut : { $value }
new-reset = Valeurs par défaut
new-engines = Les moteurs, leurs ouvertures et leur cadence se choisissent à la direction du tournoi, une fois la coupe ouverte.
new-rule = Règle { $number }
new-close = Fermer
new-rule-missing = La règle n’a pas pu être chargée. Elle figurera dans le règlement du tournoi une fois ouvert.

## Ce qui ne va pas dans un réglage

new-wrong-number = Tapez un nombre.
new-wrong-whole = Tapez un nombre entier.
new-wrong-range = Tapez un nombre de { $least } à { $most }.
new-wrong-least = Tapez un nombre égal ou supérieur à { $least }.
new-wrong-most = Tapez un nombre égal ou inférieur à { $most }.
new-wrong-steps = Tapez un multiple de { $step }.
new-wrong-list = Tapez des nombres séparés par des virgules.
new-wrong-few = Tapez au moins { $least ->
    [one] { $least } nombre
   *[other] { $least } nombres
  }.
new-wrong-many = Tapez au plus { $most ->
    [one] { $most } nombre
   *[other] { $most } nombres
  }.
new-wrong-long = Tapez au plus { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
  }.
new-wrong-clock = Tapez des minutes, ou des minutes et des secondes par coup, par exemple 15+10.
new-wrong-money = Tapez des montants, par exemple 300; 200; 12,50.
new-wrong-missing = Il manque une valeur ici.

## Ce que cela donne

new-preview-title = Ce que cela donnera
new-preview = Aperçu
new-figure-entrants = { $whom ->
   *[players] joueurs
    [teams] équipes
  }
new-figure-rounds = rondes
new-figure-matches = matchs déjà connus
new-figure-byes = exempts
new-figure-games = parties
new-figure-hours = du début à la fin
new-reckoning = calcul en cours
new-at-least = { $count }+
new-first = { $round }, premiers appariements
new-more = et { $count } de plus
new-bye = { $names ->
    [one] Exempt : { $names }
   *[other] Exempts : { $names }
  }
new-cannot-start = Il peut être ouvert, mais pas encore commencer :
new-estimated = Simulé { $runs } fois { $pace ->
   *[own] avec la cadence choisie ici
    [usual] à 15 minutes et 10 secondes par coup
    [boards] à 7½ minutes par donne
  }, toutes les parties en même temps. Neuf simulations sur dix sont dans ces limites ; la durée est leur moyenne.
new-put-right = Corrigez les règles signalées pour le voir.

## Les réglages des formats

new-setting-yes = Oui
new-setting-no = Non

## Leurs valeurs

new-value-usual = Comme au règlement
new-value-entry = Ordre d’inscription
new-value-hand = À la main
