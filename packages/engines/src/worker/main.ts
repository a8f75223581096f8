/** A worker: a process that plays one game at a time and does nothing else, so that nothing can delay it. */
import assert from 'node:assert/strict'
import { IdleEngines } from './idle-engines.ts'
import { jobProblem, playJob } from './job.ts'
import { liveFeed } from './live.ts'
import type { EnginePids, FromWorker, GameJob, ToWorker } from './message.ts'

const idle = new IdleEngines()
let running: AbortController | undefined

process.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'play':
      void play(message.job)
      return
    case 'interrupt':
      running?.abort()
      return
    case 'end':
      void end()
  }
})
// The parent is gone: end the engines too, by the guardian if need be.
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole process group; the parent decides what it means.
process.on('SIGINT', () => {})

async function play(job: GameJob): Promise<void> {
  assert(!running, 'a worker plays one game at a time')
  running = new AbortController()
  const answer = await played(job, running.signal)
  running = undefined
  tell(answer)
}

async function played(job: GameJob, signal: AbortSignal): Promise<FromWorker> {
  const { id } = job
  const problem = jobProblem(job)
  if (problem) return { kind: 'unplayable', id, says: [problem] }
  const live =
    job.liveEveryMs === undefined ? undefined : liveFeed(job.liveEveryMs, (moves) => tell({ kind: 'moves', id, moves }))
  const onStart = (pids: EnginePids) => tell({ kind: 'started', id, pids })
  const onAwaited = (engine: string) => tell({ kind: 'awaited', id, engine })
  const record = await playJob(job, { idle, signal, onAwaited, onStart, ...(live ? { onMove: live.add } : {}) })
  live?.flush()
  return { kind: 'finished', id, record }
}

function tell(message: FromWorker): void {
  if (process.connected) process.send?.(message)
}

async function end(): Promise<void> {
  await idle.close()
  process.exit(0)
}
