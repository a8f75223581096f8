/** The worker of the odds: plays the rest of the tournament by its real rules, beside the page and never in its way. */
import type { Ask } from './asked.ts'
import { Reckoner } from './reckoner.ts'

const reckoner = new Reckoner((told) => postMessage(told))
addEventListener('message', ({ data }: MessageEvent<Ask>) => reckoner.hear(data))
