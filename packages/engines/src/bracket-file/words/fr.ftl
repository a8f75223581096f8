### Les fichiers de tableau : ce qui ne va pas dans l’un, ce que deux disent différemment, et pourquoi une coupe ne peut pas être refaite.

## Un fichier de tableau illisible

bracket-file-empty = Le fichier de tableau est vide.
bracket-file-no-object = Ce n’est pas un fichier de tableau, car il ne contient pas d’objet.
bracket-file-newer = Un Arbiter plus récent l’a écrit (schemaVersion { $given } ; celui-ci lit { $known }).
bracket-file-cut-off = Il est tronqué : la ligne { $line } est la dernière, et elle n’est pas complète.
bracket-file-not-json = Ce n’est pas du JSON ({ $reason }).
bracket-file-not-json-at = Ce n’est pas du JSON. L’erreur est à la ligne { $line } ({ $reason }).
bracket-file-more = { $more ->
    [one] Il y a encore une autre erreur.
   *[other] Il y a encore { $more } autres erreurs.
  }
bracket-file-no-engines = Il ne dit pas comment ses moteurs se lancent. Indiquez la configuration au lieu du tableau.
bracket-takes-instant = une heure UTC comme 2026-05-01T14:02:10Z

## Ce qui s’est passé dans une coupe

bracket-event-game = la partie { $game } du match { $match }
bracket-event-broken-off = la partie interrompue { $game } du match { $match }
bracket-event-opening = l’ouverture de la paire { $pair } du match { $match }
bracket-event-ruling = la décision du match { $match }
bracket-event-withdrawal = le retrait de { $player }
bracket-event-arrangement = la façon de jouer les parties
bracket-event-start = le début
bracket-event-end = la fin

## Ce que deux fichiers disent différemment

bracket-differs = { CAPITAL($place) } : { $written } dans le fichier, { $true } { $source ->
   *[log] dans le journal
    [games] d’après ses parties et ses tirages
  }.
bracket-differs-more = Et { $count } de plus.
bracket-place-match = match { $match }
bracket-place-of = match { $match }, { $what ->
   *[players] joueurs
    [player-a] joueur A
    [player-b] joueur B
    [score] score
    [winner] vainqueur
  }
bracket-place-field = { $place }, { $field }
bracket-place = { $field }
bracket-value = { $value }
bracket-value-players = { $one } – { $other }
bracket-value-score = { $one }–{ $other }
bracket-value-list = une liste de { $length }
bracket-value-nobody = personne
bracket-value-unknown = pas encore connu
bracket-value-there = présent
bracket-value-missing = absent

## Pourquoi une coupe ne peut pas être refaite

import-needs-config-too = Un autre programme a écrit le tableau, et il ne dit pas comment les matchs se décident. Indiquez aussi la configuration.
import-needs-config = Un PGN ne dit ni qui joue ni comment les matchs se décident. Indiquez aussi la configuration.
import-no-seed = Le tirage a été fait au sort, et la configuration n’a pas de Seed : il ne peut pas être refait.
import-at = { CAPITAL($what) } : { $problem }
import-game = Ligne { $line }, match { $match }, partie { $game } : { $problem }
import-no-cup-game = Ligne { $line } : ce n’est pas une partie de coupe, car CupMatch et CupGame manquent.
import-twice-otherwise = Ligne { $line } : la partie { $game } du match { $match } est aussi à la ligne { $before }, avec une autre fin.
import-other-opening = Elle a été jouée à partir de l’ouverture { $told } du livre, mais le tirage donne l’ouverture { $due }.
import-no-result = « { $result } » n’est pas un résultat.
import-foreign-game = Match { $match }, partie { $game } de sa liste : { $problem }
import-not-drawn = L’ouverture { $opening } ne peut pas avoir été tirée là.
import-half-pair = Match { $match } : l’ouverture de sa paire à moitié jouée ne peut pas être gardée pour la seconde partie.
import-matches = Le tour { $round } a { $given ->
    [one] { $given } match
   *[other] { $given } matchs
  } dans le fichier, il en faudrait { $due }.
import-games-of-match = Un match du tour 1 a { $given ->
    [one] { $given } partie
   *[other] { $given } parties
  } dans le fichier, mais { $due } d’après les réglages.
import-no-first-round = Le tableau n’a pas de premier tour.
import-empty-seat = Une place du premier tour est vide.
import-plays-twice = { $player } joue deux fois au tour 1.
import-not-in-config = { $engines ->
    [one] { $engines } est dans le tableau mais pas dans la configuration.
   *[other] { $engines } sont dans le tableau mais pas dans la configuration.
  }
import-not-in-bracket = { $engines ->
    [one] { $engines } est dans la configuration mais pas dans le tableau.
   *[other] { $engines } sont dans la configuration mais pas dans le tableau.
  }

## Le livre

import-book-called = { $name }
import-book-unnamed = il n’a pas de nom
import-book-missing = Le livre des ouvertures de cette coupe n’est pas ici ({ $called }).
import-book-unknown = Le livre à partir duquel ses parties ont été jouées n’est pas ici.
import-book-other = Le livre { $book } n’est pas celui avec lequel cette coupe a commencé ({ $called }) ; il donnerait d’autres ouvertures.
import-book-small = Le livre { $book } a { $openings ->
    [one] { $openings } ouverture
   *[other] { $openings } ouvertures
  }, mais il en faut { $needed } pour continuer.
import-book-beyond = Le match { $match } a été joué à partir de l’ouverture { $opening } (comptée à partir de 0), mais le livre n’en a que { $openings }.

## Ce qu’il est bon de savoir

import-now-ours = Un autre programme a écrit le tableau. Désormais il est à nous, et c’est son journal qui fait foi.
import-twice = { $games ->
    [one] { $games } partie figure deux fois dans le PGN.
   *[other] { $games } parties figurent deux fois dans le PGN.
  }
import-pair-elsewhere = Match { $match }, paire { $pair } : elle a été jouée à partir d’une autre ouverture que celle du plan.
import-pair-otherwise = Match { $match }, paire { $pair } : son ouverture n’est pas celle que les règles tireraient.
import-drawn-otherwise = Match { $match }, paire { $pair } : son ouverture porte le numéro { $opening }, comme le dit le fichier ; tirée à nouveau, ce serait { $due }.
import-book-exchanged = La coupe continue avec le livre { $book } : { $kept ->
    [one] l’ouverture déjà connue reste
   *[other] les { $kept } ouvertures déjà connues restent
  }, toutes les autres sont nouvelles, dans l’ordre du livre.
