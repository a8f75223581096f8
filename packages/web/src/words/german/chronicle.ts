/** What stands although the results would give another, and how matches stand. */
import type { Grammar } from './reading.ts'

export const chronicle: Grammar = {
  opened: [
    ['league', 'Liga'],
    ['cup', 'Cup'],
    ['diagonal', 'Diagonal'],
    ['hybrid-knockout', 'Hybrid-K.-o.'],
    ['bridge-knockout', 'Bridge-K.-o.'],
  ],
  phrase: [
    ['not drawn', 'nicht ausgelost'],
    ['annulled', 'annulliert'],
    ['to play', 'zu spielen'],
    ['to be forfeited by {names}', 'wird von {names} kampflos verloren'],
    ['declared drawn', 'für remis erklärt'],
    ['declared won by {name}', 'zum Sieg für {name} erklärt'],
    ['{name} wins without play', '{name} gewinnt kampflos'],
    ['nobody wins', 'niemand gewinnt'],
  ],
  overtaken: [
    [
      'Published seeds stand: by the results as they are now {overtakenBy*}',
      'Veröffentlichte Setzplätze bleiben: Nach den jetzigen Ergebnissen {overtakenBy}',
    ],
    [
      'The published round stands: by the results as they are now {overtakenBy*}',
      'Die veröffentlichte Runde bleibt: Nach den jetzigen Ergebnissen {overtakenBy}',
    ],
  ],
  overtakenBy: [
    ['{name}, seed {n}, would not have qualified', 'wäre {name}, Setzplatz {n}, nicht qualifiziert'],
    ['{name} would be seed {n}', 'hätte {name} Setzplatz {n}'],
    ['{name}, seed {n}, would be seed {n:now}', 'hätte {name}, Setzplatz {n}, Setzplatz {now}'],
    ['{name} would be out before round {n}', 'wäre {name} vor Runde {n} ausgeschieden'],
    ['{name} would be in round {n}', 'wäre {name} in Runde {n}'],
    ['{n} more would be moved', 'wären {n} weitere verschoben'],
  ],
  sentence: [
    ['{overtaken}.', '{overtaken}.'],
    ['{overtaken} ({rule}).', '{overtaken} ({rule}).'],
  ],
}
