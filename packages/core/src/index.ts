/**
 * Arbiter's core: tournament rules as a library. A log of facts in, the whole wall chart out; no clock, no disk,
 * no network, no unseeded chance. GUIDE.md teaches it in five minutes.
 */

export { type Draft, draft } from './bulletin/draft.ts'
export * from './bulletin/show.ts'
export type { TableRow } from './bulletin/table.ts'
export { tableOf } from './bulletin/table.ts'
export type { Todo } from './bulletin/todo.ts'
export { type Instant, instantOf, parseInstant } from './facts/instant.ts'
export { readLog, writeLog } from './facts/log-file.ts'
export { formatNamed, formats } from './formats/index.ts'
export { outline } from './outline/outline.ts'
export { type Consequences, isRefusal, type Refusal } from './refusals/refusal.ts'
export { sentenceOf } from './refusals/sentence.ts'
export type { Asked } from './tournament/asked.ts'
export { preview } from './tournament/changing.ts'
export { type Command, parseCommand } from './tournament/command.ts'
export { type Answer, act, decide } from './tournament/decide.ts'
export { openTournament, tournamentOf } from './tournament/opening.ts'
export { Tournament } from './tournament/tournament.ts'
export { type Why, why } from './why/why.ts'
