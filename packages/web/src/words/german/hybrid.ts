/** What the hybrid knockout says: phases, playoffs, seeds, the race and the knockout. */
import type { Grammar } from './reading.ts'

export const hybrid: Grammar = {
  hybridResult: [
    ['{wins}', '{wins}'],
    ['{draws}', '{draws}'],
    ['{losses}', '{losses}'],
    ['{n} of them without play', '{n} davon kampflos'],
    ['{n} missed by both', '{n} von beiden versäumt'],
  ],
  hybridRecord: [['{points} from {matches} ({hybridResult*})', '{points} aus {matches} ({hybridResult})']],
  hybridRecordD: [['{pointsD} from {matches} ({hybridResult*})', '{pointsD} aus {matches} ({hybridResult})']],
  reached: [
    [
      'reached {points} in phase {n} at {raceTime} with {n:played} matches',
      'erreichte {points} in Phase {n} um {raceTime} mit {played} Matches',
    ],
    ['has {points}', 'hat {points}'],
  ],
  /** The same in brackets behind a name. */
  reachedWho: [
    [
      'reached {points} in phase {n} at {raceTime} with {n:played} matches',
      '{points} in Phase {n} um {raceTime} mit {played} Matches',
    ],
    ['has {points}', '{points}'],
  ],
  share: [
    ['has no place in the knockout', 'hat keinen Platz in der K.-o.-Runde'],
    ['has no place in the knockout, with {hybridRecordD}', 'hat keinen Platz in der K.-o.-Runde, mit {hybridRecordD}'],
    [
      'has no place in the knockout, with {hybridRecordD}; {hybridMissed}',
      'hat keinen Platz in der K.-o.-Runde, mit {hybridRecordD}; {hybridMissed}',
    ],
    ['holds seed {n} so far', 'hat bisher Setzplatz {n}'],
    ['holds seed {n} so far, with {hybridRecordD}', 'hat bisher Setzplatz {n}, mit {hybridRecordD}'],
  ],
  hybridStep: [
    ['a later round', 'ein späteres Ausscheiden'],
    ['a place in the knockout', 'einen Platz in der K.-o.-Runde'],
    [
      'a place in the knockout, which was decided by {hybridDecided} (HYB-S11)',
      'einen Platz in der K.-o.-Runde, über den {hybridDecided} entschied (HYB-S11)',
    ],
    ['a place in the knockout: {hybridMissed}', 'einen Platz in der K.-o.-Runde: {hybridMissed}'],
    ['nothing', 'nichts'],
    ['the order of qualifying', 'die Reihenfolge der Qualifikation'],
    [
      'the order of qualifying, by {hybridDecided} (HYB-S11)',
      'die Reihenfolge der Qualifikation, durch {hybridDecided} (HYB-S11)',
    ],
    [
      'the order of the list, level in time, matches and points (HYB-12)',
      'die Reihenfolge der Liste, gleich in Zeit, Matches und Punkten (HYB-12)',
    ],
    ['fewer matches', 'weniger Matches'],
    ['points', 'Punkte'],
  ],
  hybridPattern: [
    [
      'the highest seed number meets seed 1, the next seed 2, and so on, the higher number first named',
      'der letzte Setzplatz trifft auf Setzplatz 1, der vorletzte auf Setzplatz 2 und so weiter; die höhere Nummer wird zuerst genannt',
    ],
    [
      'the winner of the first match meets the winner of the last, and so on; the winner of the earlier match is first named',
      'der Sieger des ersten Matches trifft auf den Sieger des letzten und so weiter; der Sieger des früheren Matches wird zuerst genannt',
    ],
    [
      'the winner of the first match meets the winner of the last, and so on; from round 4 on the winner of the later match is first named, as in the printed example',
      'der Sieger des ersten Matches trifft auf den Sieger des letzten und so weiter; ab Runde 4 wird der Sieger des späteren Matches zuerst genannt, wie im gedruckten Beispiel',
    ],
  ],
  hybridMet: [
    ['they had not met', 'sie waren sich noch nicht begegnet'],
    ['they had met once', 'sie waren sich einmal begegnet'],
    ['they had met {n} times', 'sie waren sich {n}-mal begegnet'],
  ],
  hybridPaired: [
    [
      'everybody who started is still in the pool, so the rotation of the list pairs them',
      'alle Gestarteten sind noch im Pool, also paart die Rotation der Liste sie',
    ],
    [
      '{hybridMet}, and the pairing of the {n:pool} in the pool has {repeats} and a colour sum of {n:sum}, which no pairing can go below (bounds {n:a} and {n:b})',
      '{hybridMet}, und die Paarung der {pool} im Pool hat {repeats} und eine Farbsumme von {sum}, die keine Paarung unterbieten kann (Schranken {a} und {b})',
    ],
    [
      '{hybridMet}, and the pairing of the {n:pool} in the pool has {repeats} and a colour sum of {n:sum}, the least there is, as a weighted matching shows (no pairing can go below {n:a} and {n:b})',
      '{hybridMet}, und die Paarung der {pool} im Pool hat {repeats} und eine Farbsumme von {sum}, die kleinste, die es gibt, wie ein gewichtetes Matching zeigt (keine Paarung kann {a} und {b} unterbieten)',
    ],
  ],
  hybridAvoided: [
    ['{name} had met nobody else of the pool', '{name} war sonst niemandem aus dem Pool begegnet'],
    ['{name} had met {names}', '{name} war {names} begegnet'],
  ],
  hybridColour: [
    ['White was due to {name}', 'Weiß stand {name} zu'],
    [
      'level, and by the last colour White was due to {name}',
      'gleich, und nach der letzten Farbe stand Weiß {name} zu',
    ],
    [
      'level, so the colours of their last meeting are reversed',
      'gleich, also sind die Farben ihrer letzten Begegnung vertauscht',
    ],
    [
      'level, and in odd phases the earlier in the list has White',
      'gleich, und in ungeraden Phasen hat Weiß, wer in der Liste früher steht',
    ],
    [
      'level, and in even phases the later in the list has White',
      'gleich, und in geraden Phasen hat Weiß, wer in der Liste später steht',
    ],
  ],
  hybridSeed: [
    ['is seed {n}', 'hat Setzplatz {n}'],
    ['has seed {n}', 'hat Setzplatz {n}'],
    ['has no seed', 'hat keinen Setzplatz'],
  ],
  hybridWhy: [
    [
      '{reached} and took a place of the playoff without playing on',
      '{reached} und bekam einen Platz des Stichkampfs, ohne weiterzuspielen',
    ],
    [
      'no more were left in the pool than places, so all of them qualified, by points and then fewer matches: {hybridRecord}',
      'im Pool waren nicht mehr übrig als Plätze, also qualifizierten sich alle, nach Punkten und dann nach weniger Matches: {hybridRecord}',
    ],
    [
      '{reached}, level with others, and won playoff match {id} in phase {n}',
      '{reached}, gleichauf mit anderen, und gewann das Stichkampf-Match {id} in Phase {n}',
    ],
    [
      '{reached}, level with others, and had the bye of the playoff in phase {n}, which comes after its winners',
      '{reached}, gleichauf mit anderen, und hatte das Freilos des Stichkampfs in Phase {n}, das nach dessen Siegern kommt',
    ],
    ['{reached}', '{reached}'],
    ['{reached}, {hybridNeighbour}', '{reached}, {hybridNeighbour}'],
    ['{reached}, {hybridNeighbour:one} and {hybridNeighbour:other}', '{reached}, {one} und {other}'],
    [
      '{reached}, {hybridNeighbour}, and every place is taken',
      '{reached}, {hybridNeighbour}, und alle Plätze sind vergeben',
    ],
    [
      '{reached}, level with {names} in time, matches and points, and plays off for {places}',
      '{reached}, gleich mit {names} in Zeit, Matches und Punkten, und spielt im Stichkampf um {places}',
    ],
    [
      '{reached}, level with {names} in time, matches and points, and plays off for the order of the seeds',
      '{reached}, gleich mit {names} in Zeit, Matches und Punkten, und spielt um die Reihenfolge der Setzplätze',
    ],
    [
      '{reached}, level with others, and lost playoff match {id} in phase {n}',
      '{reached}, gleich mit anderen, und verlor Stichkampf-Match {id} in Phase {n}',
    ],
    [
      '{reached}, level with others, and is not in the playoff any more',
      '{reached}, gleich mit anderen, und ist nicht mehr im Stichkampf',
    ],
    [
      '{hybridRecord}; {n} points are needed, and every place is taken',
      '{hybridRecord}; {n} Punkte sind nötig, und alle Plätze sind vergeben',
    ],
    [
      '{hybridRecord}; {n} points are needed, and {n:left} place of {n:all} is open',
      '{hybridRecord}; {n} Punkte sind nötig, und {left} Platz von {all} ist offen',
    ],
    [
      '{hybridRecord}; {n} points are needed, and {n:left} places of {n:all} are open',
      '{hybridRecord}; {n} Punkte sind nötig, und {left} Plätze von {all} sind offen',
    ],
  ],
  hybridDecided: [
    ['the time', 'die Zeit'],
    ['the order of the reports', 'die Reihenfolge der Meldungen'],
    ['fewer matches', 'weniger Matches'],
    ['more points', 'mehr Punkte'],
  ],
  hybridMissed: [
    ['published seeds stand (HYB-27)', 'veröffentlichte Setzplätze gelten (HYB-27)'],
    ['the playoff was lost (HYB-S12)', 'der Stichkampf ging verloren (HYB-S12)'],
    [
      '{name} took the last place by {hybridDecided} (HYB-S11)',
      '{name} bekam den letzten Platz durch {hybridDecided} (HYB-S11)',
    ],
  ],
  hybridNeighbour: [
    [
      'level with {name} in time, matches and points and before {name:same} in the list (HYB-12)',
      'gleich mit {name} in Zeit, Matches und Punkten und in der Liste vor {same} (HYB-12)',
    ],
    [
      'level with {name} in time, matches and points and after {name:same} in the list (HYB-12)',
      'gleich mit {name} in Zeit, Matches und Punkten und in der Liste hinter {same} (HYB-12)',
    ],
    ['after {name}, who {reachedWho}{hybridBy?}', 'nach {name} ({reachedWho}{hybridBy})'],
    ['before {name}, who {reachedWho}{hybridBy?}', 'vor {name} ({reachedWho}{hybridBy})'],
  ],
  hybridBy: [
    [' (by the time)', '; nach der Zeit'],
    [' (by the order of the reports)', '; nach der Reihenfolge der Meldungen'],
    [' (by fewer matches)', '; durch weniger Matches'],
    [' (by more points)', '; durch mehr Punkte'],
  ],
  hybridAnyway: [
    [
      '. By the results as they stand now there would be no seed, but published seeds stand (HYB-27)',
      '. Nach den jetzigen Ergebnissen gäbe es keinen Setzplatz, aber veröffentlichte Setzplätze gelten (HYB-27)',
    ],
    [
      '. By the results as they stand now it would be seed {n}, but published seeds stand (HYB-27)',
      '. Nach den jetzigen Ergebnissen wäre es Setzplatz {n}, aber veröffentlichte Setzplätze gelten (HYB-27)',
    ],
  ],
  sentence: [
    [
      '{seat} (White in game 1) meets {seatMet} in round {n} ({round}), match {id}: {hybridPattern}.',
      '{seat} (Weiß in Partie 1) trifft in Runde {n} ({round}), Match {id}, auf {seatMet}: {hybridPattern}.',
    ],
    [
      '{name:one} (White in game 1) meets {name:other} in phase {n}, match {id}: {hybridPaired}.',
      '{one} (Weiß in Partie 1) trifft in Phase {n}, Match {id}, auf {other}: {hybridPaired}.',
    ],
    ['{hybridAvoided:one}; {hybridAvoided:other} (HYB-6).', '{one}; {other} (HYB-6).'],
    [
      '{name:one} had {whites:w} and {blacks:b} before, {name:other} {whites} and {blacks}: {hybridColour} (HYB-7).',
      '{one} hatte vorher {w} und {b}, {other} {whites} und {blacks}: {hybridColour} (HYB-7).',
    ],
    ['A bye gives no points and is no match.', 'Ein Freilos bringt keine Punkte und ist kein Match.'],
    [
      '{name} has the bye in phase {n}: {n:pool} play off, and of those with the fewest byes ({n:byes}) {name:same} is the earliest in the list.',
      '{name} hat das Freilos in Phase {n}: {pool} spielen den Stichkampf, und von denen mit den wenigsten Freilosen ({byes}) steht {same} in der Liste am weitesten vorn.',
    ],
    [
      '{name} has the bye in phase {n}: {n:pool} is odd, and the rotation of the list leaves this number without an opponent.',
      '{name} hat das Freilos in Phase {n}: {pool} ist ungerade, und die Rotation der Liste lässt diese Nummer ohne Gegner.',
    ],
    [
      '{name} has the bye in phase {n}: {n:pool} are in the pool, and nobody there has had fewer byes ({n:byes}, missed phases included); of those it goes to the one whose bye leaves the fewest repeats ({n:repeats}), then to most matches, fewest points, the latest in the list ({matches} played, {points}).',
      '{name} hat das Freilos in Phase {n}: {pool} sind im Pool, und niemand dort hatte weniger Freilose ({byes}, versäumte Phasen mitgezählt); von diesen bekommt es, wessen Freilos die wenigsten Wiederholungen lässt ({repeats}), dann wer die meisten Matches, die wenigsten Punkte hat, am weitesten hinten in der Liste steht ({matches} gespielt, {points}).',
    ],
    [
      '{name:one} (White in game 1) meets {name:other} in the playoff of phase {n}, match {id}: {n:level} players, level in time, matches and points, play for {places}; the last in the list meets the first, and the later of two is first named (HYB-14).',
      '{one} (Weiß in Partie 1) trifft im Stichkampf von Phase {n}, Match {id}, auf {other}: {level} Spieler, gleich in Zeit, Matches und Punkten, spielen um {places}; der Letzte der Liste trifft auf den Ersten, und der Spätere von zweien wird zuerst genannt (HYB-14).',
    ],
    [
      '{name:one} (White in game 1) meets {name:other} in the playoff of phase {n}, match {id}: {n:level} players, level in time, matches and points, play for {places}: all {reachedAll}; the last in the list meets the first, and the later of two is first named (HYB-14).',
      '{one} (Weiß in Partie 1) trifft im Stichkampf von Phase {n}, Match {id}, auf {other}: {level} Spieler, gleich in Zeit, Matches und Punkten, spielen um {places}: Alle {reachedAll}; der Letzte der Liste trifft auf den Ersten, und der Spätere von zweien wird zuerst genannt (HYB-14).',
    ],
    ['{name} {hybridSeed}: {hybridWhy}{hybridAnyway?}.', '{name} {hybridSeed}: {hybridWhy}{hybridAnyway}.'],
    [
      '{name} is seed {n} of {n:size}: nobody had to qualify, so the list is the seeding, and {listing}.',
      '{name} hat Setzplatz {n} von {size}: Niemand musste sich qualifizieren, also ist die Liste die Setzliste, und {listing}.',
    ],
    [
      '{name:one} {share:ours}; {name:other} {share:theirs}: {name:upper} is ahead by {hybridStep}.',
      '{one} {ours}; {other} {theirs}: {upper} liegt durch {hybridStep} vorn.',
    ],
    [
      '{names} are level in time, matches and points and play off for the order of their seeds.',
      '{names} sind gleich in Zeit, Matches und Punkten und spielen um die Reihenfolge ihrer Setzplätze.',
    ],
    [
      '{names} are level in time, matches and points and play off in phase {n} for the order of their seeds.',
      '{names} sind gleich in Zeit, Matches und Punkten und spielen in Phase {n} um die Reihenfolge ihrer Setzplätze.',
    ],
    [
      '{names} are level in time, matches and points and play off for {places}.',
      '{names} sind gleich in Zeit, Matches und Punkten und spielen um {places}.',
    ],
    [
      '{names} are level in time, matches and points and play off in phase {n} for {places}.',
      '{names} sind gleich in Zeit, Matches und Punkten und spielen in Phase {n} um {places}.',
    ],
  ],
  reachedAll: [
    [
      'reached {points} in phase {n} at {raceTime} with {n:played} matches',
      'erreichten {points} in Phase {n} um {raceTime} mit {played} Matches',
    ],
  ],
  raceTime: [
    ['{figures}', '{figures}'],
    ['{n} {text}', '{n}. {text}'],
  ],
  raceWhen: [[', phase {n}, {text}', ', Phase {n}, {text}']],
  raceNeed: [
    ['a draw', 'ein Remis'],
    ['a win', 'ein Sieg'],
  ],
  phrase: [
    ['in as seed {n}{raceWhen?}', 'qualifiziert auf Setzplatz {n}{raceWhen}'],
    ['has the points{raceWhen?}', 'hat die Punkte{raceWhen}'],
    ['bye', 'Freilos'],
    ['{raceNeed} is enough against {name}', '{raceNeed} reicht gegen {name}'],
    ['{raceNeed} makes {n} against {name}', '{raceNeed} gegen {name} ergibt {n}'],
    ['plays {name}', 'spielt gegen {name}'],
    ['plays off', 'spielt den Stichkampf'],
    ['plays off against {name}', 'spielt den Stichkampf gegen {name}'],
    ['out, lost the playoff{raceWhen?}', 'ausgeschieden, verlor den Stichkampf{raceWhen}'],
    ['out, the published seeds stand{raceWhen?}', 'ausgeschieden, die veröffentlichten Setzplätze gelten{raceWhen}'],
    [
      'out, {name} had the points from fewer matches{raceWhen?}',
      'ausgeschieden, {name} hatte die Punkte aus weniger Matches{raceWhen}',
    ],
    ['out, {name} had more points{raceWhen?}', 'ausgeschieden, {name} hatte mehr Punkte{raceWhen}'],
    ['out, too late{raceWhen?}', 'ausgeschieden, zu spät{raceWhen}'],
    ['out', 'ausgeschieden'],
    ['withdrew', 'zurückgezogen'],
    ['{raceNeed}', '{raceNeed}'],
  ],
}
