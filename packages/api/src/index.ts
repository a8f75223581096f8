/** A typed client of Arbiter's HTTP API, for Node and browsers. */
export { type Client, type ClientOptions, createClient } from './client/client.ts'
export type { FeedOptions, FeedReading } from './client/feed.ts'
export { newKey } from './client/key.ts'
export { type Answer, isLost, type LostProblem, type Problem, type RefusedProblem } from './client/problem.ts'
export type { CallName, RequestArguments, RequestOptions, RequestTo } from './client/request.ts'
export type { AnswerTo } from './routes/index.ts'
export type { FeedEvent } from './shapes/feed-event.ts'
