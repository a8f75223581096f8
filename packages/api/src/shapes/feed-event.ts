/** The events of a tournament's feed: the name of each, and its data. */
import * as z from 'zod'
import { liveEventShape } from './cup/live-event.ts'
import { factShape } from './fact.ts'
import { publicFactShape } from './public-fact.ts'

const event = <Name extends string, Data extends z.ZodType>(name: Name, data: Data) =>
  z.strictObject({ event: z.literal(name), data })

export const feedEventShape = z.discriminatedUnion('event', [
  /** The first event of every connection. */
  event('hello', z.strictObject({ seq: z.int(), edition: z.int() })),
  /** Those since the last fact the reader knew, then every new one. */
  event('facts', z.union([z.array(factShape), z.array(publicFactShape)])),
  /** Entrants have reported results. */
  event('claims', z.strictObject({})),
  /** The log was replaced: load the tournament again. */
  event('reload', z.strictObject({})),
  /** Moves of engine games. */
  event('live', liveEventShape),
])
export type FeedEvent = z.infer<typeof feedEventShape>
