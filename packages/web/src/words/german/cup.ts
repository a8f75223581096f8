/** What the cup says. */
import type { Grammar } from './reading.ts'

export const cup: Grammar = {
  share: [['{share}; for third place{against?}: {decision}', '{share}; um Platz 3{against}: {decision}']],
  cupPattern: [
    [
      'the two who lost in the semifinal play for third place',
      'die beiden Verlierer des Halbfinales spielen um Platz 3',
    ],
    [
      'places are given by bands, so that the best seeds meet as late as they can',
      'die Plätze werden nach Bändern vergeben, damit die Bestgesetzten so spät wie möglich aufeinandertreffen',
    ],
    ['the winners of neighbouring matches meet', 'die Sieger benachbarter Matches treffen aufeinander'],
  ],
  cupOpenings: [
    ['opening {cupNumber*}', 'Eröffnung {cupNumber}'],
    ['openings {cupNumber*}', 'Eröffnungen {cupNumber}'],
    ['Opening {cupNumber*}', 'Eröffnung {cupNumber}'],
    ['Openings {cupNumber*}', 'Eröffnungen {cupNumber}'],
  ],
  cupNumber: [
    ['{n}', '{n}'],
    ['{n} again', '{n} erneut'],
  ],
  cupReason: [
    [
      'A lead greater than the games left ends the match.',
      'Ein Vorsprung, der größer ist als die Zahl der restlichen Partien, beendet das Match.',
    ],
    [
      'Level after the scheduled pairs, further pairs are played until one leads.',
      'Bei Gleichstand nach den geplanten Paaren werden weitere Paare gespielt, bis einer führt.',
    ],
    ['Further pairs did not separate them.', 'Weitere Paare brachten keine Entscheidung.'],
    ['Who is not there forfeits.', 'Wer nicht da ist, verliert kampflos.'],
    ['The director declared it.', 'Die Turnierleitung hat es so erklärt.'],
    ['It is not decided.', 'Es ist nicht entschieden.'],
  ],
  sentence: [
    ['There are no byes in a cup.', 'In einem Cup gibt es kein Freilos.'],
    ['{name} is seed {n}: {listing}.', '{name} hat Setzplatz {n}: {listing}.'],
    [
      '{name} is seed {n}: {listing}, and each band was then shuffled by the recorded dice (CUP-12a).',
      '{name} hat Setzplatz {n}: {listing}, und jedes Band wurde dann mit den aufgezeichneten Würfeln gemischt (CUP-12a).',
    ],
    [
      '{seat} meets {seatMet} in the {inRound}, match {id}: {cupPattern}.',
      '{seat} trifft {inRound}, Match {id}, auf {seatMet}: {cupPattern}.',
    ],
    [
      'It has {pairs}; {name} has White in the first game of each pair as the higher seed (seed {n:one} against seed {n:other}, CUP-16).',
      'Es hat {pairs}; {name} hat als besser Gesetzter in der ersten Partie jedes Paares Weiß (Setzplatz {one} gegen Setzplatz {other}, CUP-16).',
    ],
    [
      'The final has {pairs}; {name} has White in the first game of each pair as the higher seed (seed {n:one} against seed {n:other}, CUP-16).',
      'Das Finale hat {pairs}; {name} hat als besser Gesetzter in der ersten Partie jedes Paares Weiß (Setzplatz {one} gegen Setzplatz {other}, CUP-16).',
    ],
    ['{cupOpenings} by the plan (CUP-20a).', '{cupOpenings} nach Plan (CUP-20a).'],
    [
      '{cupOpenings} by the plan (CUP-20a), tiebreak {cupOpenings:more} drawn on demand (CUP-21a).',
      '{cupOpenings} nach Plan (CUP-20a), für Stichpartien {more} bei Bedarf gelost (CUP-21a).',
    ],
    [
      'Match {id}: {name:one} {n:ours} – {name:other} {n:theirs} after {gamesD} of {n:all} scheduled.',
      'Match {id}: {one} {ours} – {other} {theirs} nach {gamesD} von {all} geplanten.',
    ],
    ['Match {id}: after {gamesD} of {n:all} scheduled.', 'Match {id}: nach {gamesD} von {all} geplanten.'],
    ['{cupReason}', '{cupReason}'],
    [
      'Nobody has a rating: the seeds are in the order of entry.',
      'Niemand hat eine Wertungszahl: Die Setzliste folgt der Reihenfolge der Meldungen.',
    ],
    [
      'No rating is known of {names}: it counted as 0 for the seeds.',
      'Von {names} ist keine Wertungszahl bekannt: Sie zählte für die Setzliste als 0.',
    ],
    [
      'roundPairIncrements has {numbers} for {roundsD}: the last {n} are not used.',
      'roundPairIncrements hat {numbers} für {roundsD}: Die letzten {n} werden nicht gebraucht.',
    ],
    [
      'All openings had been used: {cupMatch*} used some again.',
      'Alle Eröffnungen waren verbraucht: In {cupMatch} kamen welche erneut.',
    ],
    [
      '{openings} of the book led to a position that stood in it before: {n} are left.',
      '{openings} des Buchs führten zu einer Stellung, die schon darin stand: {n} bleiben.',
    ],
  ],
  cupMatch: [['match {id}', 'Match {id}']],
}
