/** For authors of formats: what a rule book fills in, and the facts it brings. */

export type { Chart } from '../chart/chart.ts'
export type { Game, Match, MatchSpec, SeatIndex } from '../chart/match.ts'
export type { Round, RoundSpec } from '../chart/rounds/round.ts'
export { isSomebody, type Label, NOBODY, type Slot, UNKNOWN, type Who } from '../chart/slot.ts'
export type { Choice, Pairing, SeedOrder, Stage, StageSpec } from '../chart/stage.ts'
export type { Dice, Roll } from '../dice/dice.ts'
export {
  type AnyOwnKind,
  type Own,
  type OwnKind,
  type OwnPublication,
  ownFact,
} from '../formats/rule-book/facts/own-fact.ts'
