/** What only bridge has a rule for (LOG-19). */
import type { Recorded, RecordedOf } from '../../facts/fact.ts'
import type { CommandFacts } from '../command-facts.ts'
import { about, type Finding } from '../finding.ts'
import { message } from '../words/messages.ts'

type BridgeFact = RecordedOf<
  'bracket-corrected' | 'lineup-told' | 'boards-scored' | 'conditions-posted' | 'remedy-given'
>

export const noBridgeFact = (fact: BridgeFact): Finding =>
  about(fact, 'LOG-19', message('found-fact-elsewhere', { type: { text: fact.type }, format: 'bridge' }))

/** A draw made again, or brackets of a start. */
export const bridgeMatters = (command: CommandFacts): Finding[] =>
  command
    .filter(isBridgeMatter)
    .map((fact) => about(fact, 'LOG-19', message('found-matter-elsewhere', { what: 'brackets' })))

const isBridgeMatter = (fact: Recorded): boolean =>
  fact.type === 'command-revoked' ? fact.how === 'redraw' : fact.type === 'tournament-started' && !!fact.brackets
