/** What stands in a log, and which of it is in force. */

export type { Entrant, Profile } from '../facts/entrant.ts'
export { daysSaid, type EventDetails, isDay } from '../facts/event-details.ts'
export type { Fact, FactOf, Reason, RecordedFactOf } from '../facts/fact.ts'
export type { RecordOfGame } from '../facts/game-record.ts'
export { factsToRedo, factsToUndo, takenBack } from '../facts/in-force.ts'
export { type Numbers, parseNumbers, parseResult, type Result as GameResult, results } from '../facts/result.ts'
export { parseTimeOfDay } from '../facts/time-of-day.ts'
export { type Topic, topics } from '../facts/topic.ts'
export type { Names } from '../formats/rule-book/facts/names.ts'
export { topicOf } from '../formats/rule-book/facts/topic-of.ts'
export { clockFigures, parseClock } from '../series/clock.ts'
