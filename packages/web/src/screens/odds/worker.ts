/** The worker of the odds: plays the rest of the tournament by its real rules, beside the page and never in its way. */
import { config } from 'zod'
import type { Ask } from './asked.ts'
import { Reckoner } from './reckoner.ts'

config({ jitless: true }) // Pages may not make code out of text, nor may their workers.
const reckoner = new Reckoner((told) => postMessage(told))
addEventListener('message', ({ data }: MessageEvent<Ask>) => reckoner.hear(data))
