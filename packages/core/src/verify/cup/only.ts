/** What only a cup has a rule for (LOG-20). */
import type { RecordedOf } from '../../facts/fact.ts'
import type { CommandFacts } from '../command-facts.ts'
import { about, type Finding } from '../finding.ts'
import { message } from '../words/messages.ts'

type CupFact = RecordedOf<'opening-drawn' | 'game-abandoned' | 'play-arranged' | 'options-changed'>

export const noCupFact = (fact: CupFact): Finding =>
  about(fact, 'LOG-20', message('found-fact-elsewhere', { type: { text: fact.type }, format: 'cup' }))

/** Openings given with a start. */
export const cupMatters = (command: CommandFacts): Finding[] =>
  command
    .filter((fact) => fact.type === 'tournament-started' && fact.openings !== undefined)
    .map((fact) => about(fact, 'LOG-20', message('found-matter-elsewhere', { what: 'openings' })))
