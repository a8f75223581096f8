/** Facts that a bridge knockout brings, and the fields it adds to others. */
import type { boardsScored } from '../../formats/bridge-knockout/facts/boards-scored.ts'
import type { bracketCorrected } from '../../formats/bridge-knockout/facts/bracket-corrected.ts'
import type { conditionsPosted } from '../../formats/bridge-knockout/facts/conditions-posted.ts'
import type { handicapFields } from '../../formats/bridge-knockout/facts/handicap-fields.ts'
import type { lineupTold } from '../../formats/bridge-knockout/facts/lineup-told.ts'
import type { remedyGiven } from '../../formats/bridge-knockout/facts/remedy-given.ts'
import type { As, FieldsIn } from '../facts.ts'

declare module '../facts.ts' {
  interface FactsOfFormats {
    readonly 'bridge-knockout':
      | As<'boards-scored', typeof boardsScored>
      | As<'bracket-corrected', typeof bracketCorrected>
      | As<'conditions-posted', typeof conditionsPosted>
      | As<'lineup-told', typeof lineupTold>
      | As<'remedy-given', typeof remedyGiven>
  }

  interface FieldsOfFormats {
    readonly 'bridge-knockout': {
      readonly 'tournament-started': FieldsIn<typeof handicapFields>
      readonly 'entrant-entered': FieldsIn<typeof handicapFields>
      readonly 'round-paired': FieldsIn<typeof handicapFields>
    }
  }
}

export type { Numbers as Imps } from '../../facts/result.ts'
export type { BoardScore, TableScore } from '../../formats/bridge-knockout/facts/boards-scored.ts'
export type { Handicap } from '../../formats/bridge-knockout/facts/handicap.ts'
export type * from '../facts.ts'
