/** The time until `arbiter serve` answers, in turns with an empty Node process. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { rounds } from '../rounds.mjs'
import { leastAndMedian, ratio } from './row.mjs'
import { startSite } from './site.mjs'

const laps = rounds(7)

export async function benchStart(folder) {
  const [nodes, firsts, others] = [[], [], []]
  for (let lap = 0; lap < laps; lap++) {
    const database = join(folder, `${lap}.sqlite`)
    nodes.push(await timed(() => spawnSync(process.execPath, ['-e', '0'])))
    for (const times of [firsts, others]) times.push(await started(database, folder))
  }
  const [node, first, other] = [nodes, firsts, others].map(leastAndMedian)
  return [
    { what: 'arbiter serve until it serves, on a new database', unit: 'ms', ...first },
    { what: '  on one that is there', unit: 'ms', ...other },
    { what: '  times node -e 0', unit: 'x', ...ratio(other, node) },
  ]
}

async function started(database, folder) {
  let site
  const ms = await timed(async () => {
    site = await startSite(database, folder)
  })
  await site.stop()
  return ms
}

async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}
