/** Facts as the second opinion reads them: common facts and facts of formats, by their types. */
import type { RecordedFact as AnyRecorded, OwnFact, RecordedAs } from '../facts/fact.ts'
import type { Fields, Shape } from '../facts/kind.ts'
import type { boardsScored } from '../formats/bridge-knockout/facts/boards-scored.ts'
import type { bracketCorrected } from '../formats/bridge-knockout/facts/bracket-corrected.ts'
import type { conditionsPosted } from '../formats/bridge-knockout/facts/conditions-posted.ts'
import type { handicapFields } from '../formats/bridge-knockout/facts/handicap-fields.ts'
import type { lineupTold } from '../formats/bridge-knockout/facts/lineup-told.ts'
import type { remedyGiven } from '../formats/bridge-knockout/facts/remedy-given.ts'
import type { gameAbandoned } from '../formats/cup/facts/game-abandoned.ts'
import type { openingDrawn } from '../formats/cup/facts/opening-drawn.ts'
import type { openingFields } from '../formats/cup/facts/opening-fields.ts'
import type { openingCorrected, openingPlayed } from '../formats/cup/facts/opening-played.ts'
import type { playArranged } from '../formats/cup/facts/play-arranged.ts'
import type { winnerDeclared } from '../formats/diagonal/facts/winner-declared.ts'

type As<Type extends string, Kind> = Kind extends { readonly shape: infer Of extends Shape }
  ? RecordedAs<Type, Of>
  : never

type OfFormats =
  | As<'boards-scored', typeof boardsScored>
  | As<'bracket-corrected', typeof bracketCorrected>
  | As<'conditions-posted', typeof conditionsPosted>
  | As<'lineup-told', typeof lineupTold>
  | As<'remedy-given', typeof remedyGiven>
  | As<'game-abandoned', typeof gameAbandoned>
  | As<'opening-drawn', typeof openingDrawn>
  | As<'play-arranged', typeof playArranged>
  | As<'winner-declared', typeof winnerDeclared>

type Of<Adding extends { readonly shape: Shape }> = Fields<Adding['shape']>

/** Fields that formats add to facts of every format. */
interface Added {
  readonly 'tournament-started': Of<typeof handicapFields> & Of<typeof openingFields>
  readonly 'entrant-entered': Of<typeof handicapFields>
  readonly 'round-paired': Of<typeof handicapFields>
  readonly 'game-finished': Of<typeof openingPlayed>
  readonly 'result-corrected': Of<typeof openingCorrected>
}
type WithAdded<Each> = Each extends { readonly type: infer Type extends keyof Added } ? Each & Added[Type] : Each

export type Recorded = WithAdded<Exclude<AnyRecorded, OwnFact>> | OfFormats
export type RecordedOf<Type extends Recorded['type']> = Extract<Recorded, { type: Type }>
export type FactType = Recorded['type']
export type { PublishedSeat, Ruling } from '../facts/fact.ts'
export type { Numbers as Imps } from '../facts/result.ts'
export type { BoardScore, TableScore } from '../formats/bridge-knockout/facts/boards-scored.ts'
export type { Handicap } from '../formats/bridge-knockout/facts/handicap.ts'
