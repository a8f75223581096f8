/** The worker of the odds: simulates the rest of the tournament in a thread of its own. */

import { OddsScheduler } from './odds-scheduler.ts'
import type { WorkerRequest } from './protocol.ts'

const reckoner = new OddsScheduler((told) => postMessage(told))
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => reckoner.hear(data))
