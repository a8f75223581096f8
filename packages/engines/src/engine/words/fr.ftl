### Ce que la vérification d’un moteur a constaté.

## Il démarre

engine-starts = Il s’appelle { $name } et a répondu après { $after } ms.
engine-starts-by = Il s’appelle { $name }, de { $author }, et a répondu après { $after } ms.
engine-starts-nameless = Il ne dit pas son nom. Il a répondu après { $after } ms.
engine-options = Il a { $options ->
    [one] { $options } option
   *[other] { $options } options
  } ; { $set ->
    [0] aucune n’est réglée.
    [one] { $set } est réglée.
   *[other] { $set } sont réglées.
  }
engine-ready = Il était prêt pour une partie après { $after } ms.
engine-chess960 = Il joue au Chess960.
engine-no-chess960 = Il ne joue pas au Chess960. Ne l’engagez pas dans de telles coupes.

## Il réfléchit

engine-moves = Il a commencé par { $move } après { $after } ms.
engine-moves-illegally = Il a commencé par « { $move } », qui n’est pas un coup légal.
engine-ends-thinking = Son processus s’est terminé pendant la réflexion.
engine-slow = Il n’a pas trouvé de coup dans sa limite. Donnez-lui plus de temps.
engine-no-answer = Il n’a pas répondu à « { $asked } » en { $within } s. Il ne connaît peut-être pas ce genre de limite.
engine-no-answer-do = Donnez-lui une cadence à lui, ou plus de temps avec hang=.
engine-answers-thinking = Il répond pendant qu’il réfléchit, après { $after } ms.
engine-answers-thinking-late = Il répond pendant qu’il réfléchit, mais seulement après { $after } ms. Les parties n’en ont pas besoin.
engine-deaf-thinking = Il ne répond pas à « isready » pendant qu’il réfléchit. Les parties n’en ont pas besoin.
engine-ends-asked = Son processus s’est terminé à la question « isready », en pleine recherche.
engine-stops = Il s’arrête après { $after } ms.
engine-stops-late = Il ne s’arrête qu’après { $after } ms.
engine-never-stops = Il ne répond pas à « stop ». Quand une partie est interrompue, il sera tué et redémarré.
engine-millisecond = Avec une milliseconde, il a pris { $over } ms de plus.
engine-millisecond-over = Avec une milliseconde, il a pris { $over } ms de plus. Laissez-lui ce temps à chaque coup.
engine-millisecond-slow = Avec une milliseconde, il a pris plus de deux secondes.
engine-millisecond-ends = Son processus s’est terminé quand il avait une milliseconde pour réfléchir.

## Il se termine

engine-quits = Il se termine sur « quit » après { $after } ms.
engine-never-quits = Il ne se termine pas sur « quit ». Il sera tué.
engine-ends-unheard = Il se termine quand son entrée se ferme.
engine-stays-unheard = Il ne se termine pas quand son entrée se ferme. Arbiter s’en chargera.

## Un fichier de moteurs

engine-file-unreadable = Impossible de lire le fichier { $file } ({ $reason }).
engine-file-not-json = { $file } n’est pas du JSON ({ $reason }).
engine-file-shape = { $file } doit être une liste de moteurs, ou { $such }.
engine-file-at = { $file }, moteur { $number } : { JOIN($problem) }
engine-file-entry = l’entrée
  .in = dans l’entrée
engine-file-twins = Deux moteurs de { $file } s’appellent « { $engine } ». Donnez à chacun son propre nom.
engine-takes-option = un texte, un nombre, ou bien true ou false

## Ce qu’un éditeur montre à côté d’un champ de moteur

engine-about-name = Son nom dans les classements et le PGN
engine-about-command = Le programme ; avec une barre oblique, à partir du dossier du fichier
engine-about-folder = Le dossier où il tourne
engine-about-options = Options UCI
engine-about-limit = 10+0.1, 40/60, st=0.2, nodes=1000, depth=8
engine-about-restart = Un nouveau processus pour chaque partie
