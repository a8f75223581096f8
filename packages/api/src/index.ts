/** A typed client of Arbiter's HTTP API, for Node and browsers. */
export { type Caller, type ClientOptions, createCaller } from './client/caller.ts'
export { type Client, createClient } from './client/client.ts'
export type { FeedOptions, FeedReading } from './client/feed.ts'
export { newKey } from './client/key.ts'
export {
  type Answer,
  isLost,
  type LostProblem,
  noAnswer,
  type Problem,
  problemIn,
  type RefusedProblem,
} from './client/problem.ts'
export {
  type CallName,
  httpRequest,
  type RequestArguments,
  type RequestOptions,
  type RequestTo,
} from './client/request.ts'
export type { AnswerTo } from './routes/index.ts'
export type { FeedEvent } from './shapes/feed-event.ts'
