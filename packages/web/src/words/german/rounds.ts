/** What rounds, stages and brackets are called, alone and behind "in". */
import type { Grammar, Pattern } from './reading.ts'

type Gender = 'f' | 'n'

const names: readonly (readonly [english: string, german: string, gender: Gender])[] = [
  ['Final', 'Finale', 'n'],
  ['Semifinal', 'Halbfinale', 'n'],
  ['Semifinals', 'Halbfinale', 'n'],
  ['Quarterfinal', 'Viertelfinale', 'n'],
  ['Quarterfinals', 'Viertelfinale', 'n'],
  ['Round of 16', 'Achtelfinale', 'n'],
  ['Round of 32', 'Sechzehntelfinale', 'n'],
  ['Round of {n}', 'Runde der letzten {n}', 'f'],
  ['Third place', 'Spiel um Platz 3', 'n'],
  ['5th/8th playoff', 'Spiel um die Plätze 5 bis 8', 'n'],
  ['First round', 'Erste Runde', 'f'],
  ['Second round', 'Zweite Runde', 'f'],
  ['First half', 'Erste Hälfte', 'f'],
  ['Second half', 'Zweite Hälfte', 'f'],
  ['Round robin', 'Rundenturnier', 'n'],
  ['Round robin, first ring', 'Rundenturnier, erster Ring', 'n'],
  ['Round robin, second ring', 'Rundenturnier, zweiter Ring', 'n'],
  ['Knockout', 'K.-o.-Runde', 'f'],
  ['Qualification', 'Qualifikation', 'f'],
  ['League', 'Liga', 'f'],
]

/** Without an article: "in Phase 3". */
const numbered: readonly Pattern[] = [
  ['Phase {n}', 'Phase {n}'],
  ['Phase {n} (playoff)', 'Phase {n} (Stichkampf)'],
  ['Round {n}', 'Runde {n}'],
  ['Extra round {n}', 'Zusatzrunde {n}'],
  ['Extra boards', 'Zusatzboards'],
  ['Cup', 'Cup'],
  ['Diagonal', 'Diagonal'],
  ['Bracket {name}', 'Gruppe {name}'],
  ['Bracket {name}, {round}', 'Gruppe {name}, {round}'],
]

/** Inside a sentence they are written small. */
const bothCases = (patterns: readonly Pattern[]): Pattern[] =>
  patterns.flatMap(([english, german]): Pattern[] => {
    const small = english.charAt(0).toLowerCase() + english.slice(1)
    return small === english
      ? [[english, german]]
      : [
          [english, german],
          [small, german],
        ]
  })

/** "im Finale", "in der ersten Runde". */
const behindIn = ([english, german, gender]: (typeof names)[number]): Pattern => [
  english,
  gender === 'n' ? `im ${german}` : `in der ${german.replace(/^(Erst|Zweit)e/, (word) => `${word.toLowerCase()}n`)}`,
]

export const rounds: Grammar = {
  round: bothCases([...names.map(([english, german]): Pattern => [english, german]), ...numbered]),
  inRound: bothCases([
    ...names.map(behindIn),
    ...numbered.map(([english, german]): Pattern => [english, `in ${german}`]),
  ]),
}
