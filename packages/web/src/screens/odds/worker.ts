/** The worker of the odds: simulates the rest of the tournament in a thread of its own. */
import type { Ask } from './asked.ts'
import { Reckoner } from './reckoner.ts'

const reckoner = new Reckoner((told) => postMessage(told))
addEventListener('message', ({ data }: MessageEvent<Ask>) => reckoner.hear(data))
