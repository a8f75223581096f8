/** A program that opens a pool, begins one game, reports the processes and waits to be killed. */
import { openWorkerPool } from '../../src/worker/worker-pool.ts'

const [workerFile = '', job = ''] = process.argv.slice(2)
const pool = openWorkerPool({ concurrency: 1, workerFile })
void pool.play(JSON.parse(job), {
  started: ({ white, black }) => {
    const [worker] = pool.pids()
    process.stdout.write(`${JSON.stringify({ worker, engines: [white, black] })}\n`)
  },
})
