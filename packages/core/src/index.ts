/** What a program needs: the arbiter, what can be refused and why, commands and facts. GUIDE.md teaches it in five minutes. */

export { Arbiter, type ArbiterSetup, type NewTournamentOf } from './arbiter/arbiter.ts'
export { type NewEntrant, TournamentHandle } from './arbiter/tournament-handle.ts'
export type { Answer } from './decider/decide.ts'
export type { RecordedFact } from './facts/fact.ts'
export type { EntrantId, MatchId, Seq } from './facts/ids.ts'
export { compareInstants, type Instant, instantOf, parseInstant } from './facts/instant.ts'
export type { ShippedCommand as Command } from './formats/commands.ts'
export type { Consequences, Refusal, StartRefusal } from './refusals/refusal.ts'
export { RefusedError, type RefusedResult, type Result, refuse, unwrap } from './refusals/result.ts'
export { refusalSaid, refusalSays } from './refusals/says.ts'
export { didYouMean } from './refusals/start-says.ts'
export type { Asker } from './tournament/asker.ts'
