### Coupes de moteurs sur un serveur.

## Ce qu’attend une coupe

cup-play-our-fault = La coupe est arrêtée : le serveur a rencontré une erreur qui lui est propre.
cup-play-our-fault-hint = Arrêtez la coupe et reprenez-la. Si cela ne suffit pas, prévenez l’exploitant du serveur ; la raison est dans son journal.
cup-play-not-saved = Ce qui s’est passé ne peut pas être enregistré pour le moment.
cup-play-engine-hint = Un nouvel essai se fait de lui-même. L’arbitre peut trancher le match ou retirer le moteur ; l’exploitant du serveur peut voir pourquoi il ne démarre pas.
cup-play-worker-hint = Un nouvel essai se fait de lui-même.

## Comment on joue, d’après le journal

cup-play-unreadable = Le journal ne dit pas d’une façon que ce serveur comprenne comment on joue : « { $field } » manque ou est faux.
cup-play-no-engine = Ce serveur n’a pas de moteur nommé { $engine }.
cup-play-too-long = Ici, aucun moteur ne peut réfléchir plus de { $hours } heures.

## Les moteurs et les livres d’un serveur

cup-book-unusable = Le livre « { $book } » est inutilisable. { JOIN($why) }
cup-books-twins = Deux livres s’appellent « { $book } ». Donnez à chacun son propre nom.
cup-engines-twins = Deux moteurs s’appellent « { $engine } ». Donnez à chacun son propre nom.
cup-memory-unlimited = La mémoire des moteurs ne peut pas être limitée ici, car il n’y a pas de prlimit (un programme de Linux).

## Pourquoi une coupe ne peut pas commencer ou continuer

cup-plan-book = Ce serveur a les livres { $books }, mais pas « { $book } ».
cup-plan-tables = Ce serveur joue au plus { $most ->
    [one] { $most } partie
   *[other] { $most } parties
  } à la fois, pas { $asked }.

## Après un redémarrage

cup-not-resumed = La coupe { $cup } ne peut pas reprendre. { JOIN($why) }
