/** What only bridge has a rule for (LOG-19). */
import type { Recorded, RecordedOf } from '../facts/fact.ts'
import type { CommandFacts } from './command-facts.ts'
import { about, type Finding } from './finding.ts'

type BridgeFact = RecordedOf<
  'bracket-corrected' | 'lineup-told' | 'boards-scored' | 'conditions-posted' | 'remedy-given'
>

export const noBridgeFact = (fact: BridgeFact): Finding =>
  about(fact, 'LOG-19', `A fact of the kind ${fact.type} belongs to bridge.`)

/** A draw made again, or brackets of a start. */
export const bridgeMatters = (command: CommandFacts): Finding[] =>
  command.filter(isBridgeMatter).map((fact) => about(fact, 'LOG-19', 'Brackets and drawing again belong to bridge.'))

const isBridgeMatter = (fact: Recorded): boolean =>
  fact.type === 'command-revoked' ? fact.how === 'redraw' : fact.type === 'tournament-started' && !!fact.brackets
