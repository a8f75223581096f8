/** What only a cup has a rule for (LOG-20). */
import type { RecordedOf } from '../facts/fact.ts'
import type { CommandFacts } from './command-facts.ts'
import { about, type Finding } from './finding.ts'

export const noOpening = (fact: RecordedOf<'opening-drawn'>): Finding =>
  about(fact, 'LOG-20', 'Openings are drawn only in a cup.')

/** Openings given with a start. */
export const cupMatters = (command: CommandFacts): Finding[] =>
  command
    .filter((fact) => fact.type === 'tournament-started' && fact.openings !== undefined)
    .map((fact) => about(fact, 'LOG-20', 'Openings belong to a cup.'))
