/** Start-up time of the built command, in turns with an empty Node process. */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formats } from '../packages/core/dist/entry-points/formats.js'
import { readLog } from '../packages/core/dist/entry-points/log.js'
import { tournamentOf } from '../packages/core/dist/entry-points/tournament.js'
import { unwrap } from '../packages/core/dist/index.js'
import { commandsOf } from './arbiter-league.mjs'
import { inTurns } from './measure.mjs'

const arbiter = fileURLToPath(new URL('../node_modules/.bin/arbiter', import.meta.url))

export async function benchStartup() {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'))
  const file = join(folder, 'league.arbiter')
  try {
    if (!existsSync(arbiter) || !playedOn(file))
      return [{ what: 'startup: not measured, for the command cannot play a league yet (new, apply, show)' }]
    return await measured(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function measured(file) {
  const subjects = [
    { name: 'node', run: () => started(process.execPath, ['-e', '0']) },
    { name: 'help', run: () => started(arbiter, ['--help']) },
    { name: 'show', run: () => started(arbiter, ['show', file]) },
  ]
  const { node, help, show } = await inTurns(subjects, { laps: 20, warmUp: 2 })
  return [
    { what: 'node -e 0', unit: 'ms', ...node },
    { what: 'arbiter --help', unit: 'ms', ...help },
    { what: '  times node -e 0', unit: 'x', ...ratio(help, node), under: 2, goal: 1.3 },
    { what: 'arbiter show, finished league of 30', unit: 'ms', ...show },
    { what: '  times node -e 0', unit: 'x', ...ratio(show, node), under: 3, goal: 2.5 },
  ]
}

const ratio = (a, b) => ({ best: a.best / b.best, median: a.median / b.median })

/** True if the command finds a finished league of 30 in this file. */
function playedOn(file) {
  const [, ...rest] = commandsOf(30)
  started(arbiter, ['new', 'league', file, '--entrants', '30'])
  started(arbiter, ['apply', file], rest.map((command) => JSON.stringify(command)).join('\n'))
  return (
    existsSync(file) &&
    unwrap(tournamentOf(readLog(readFileSync(file, 'utf8'), formats).log, formats)).tournament.chart.state ===
      'finished'
  )
}

function started(program, options, input = '') {
  const { status, stderr } = spawnSync(program, options, { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${options.join(' ')} ended with ${status}: ${stderr}`)
}
