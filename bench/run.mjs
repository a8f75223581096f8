/** `npm run bench`: measures the built core and command, prints a table and keeps it in bench/results.json. */
import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

if (!existsSync(at('../packages/core/dist/index.js'))) {
  console.error('The bench measures the built core, and there is none: run `npm run build` first.')
  process.exit(1)
}

/** What is measured, each in a process of its own: what one has warmed up or worn out does not meet the next. */
const subjects = {
  peers: 'benchPeers',
  league: 'benchLeague',
  hybrid: 'benchHybrid',
  diagonal: 'benchDiagonal',
  bridge: 'benchBridge',
  engines: 'benchEngines',
  cup: 'benchCup',
  pairing: 'benchPairing',
  simulate: 'benchSimulate',
  disk: 'benchDisk',
  startup: 'benchStartup',
  server: 'benchServer',
  web: 'benchWeb',
}

function rowsOf([file, bench]) {
  const program = `import { ${bench} } from ${JSON.stringify(new URL(`./${file}.mjs`, import.meta.url))}
    process.stdout.write(JSON.stringify(await ${bench}()))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output)
}

const machine = { node: process.version, processor: cpus()[0]?.model, cores: availableParallelism(), load: loadavg() }
console.log(
  `Node ${machine.node}, ${machine.cores} cores, load ${machine.load.map((each) => each.toFixed(1)).join(' ')}`,
)
console.log(line('', 'best', 'median', 'bar', 'goal', ''))

const rows = []
for (const subject of Object.entries(subjects))
  for (const row of rowsOf(subject)) {
    rows.push({ ...row, verdict: verdictOn(row) })
    console.log(printed(row))
  }

writeFileSync(at('./results.json'), `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`)
if (rows.some(({ verdict }) => verdict === 'MISS')) process.exitCode = 1

/** Best and median must both keep the bar: on a busy machine either one may flatter. */
function verdictOn({ best, median, atLeast, atMost, under }) {
  const [low, high] = [Math.min(best, median), Math.max(best, median)]
  if (atLeast !== undefined) return low >= atLeast ? 'PASS' : 'MISS'
  if (atMost !== undefined) return high <= atMost ? 'PASS' : 'MISS'
  if (under !== undefined) return high < under ? 'PASS' : 'MISS'
  return ''
}

function printed({ what, unit, best, median, goal, ...row }) {
  if (unit === undefined) return what
  const value = (number) => `${number.toFixed(number < 10 ? 2 : 1)} ${unit}`
  return line(
    what,
    value(best),
    value(median),
    barOf(row),
    goal ? `≥ ${goal}` : '',
    verdictOn({ best, median, ...row }),
  )
}

function barOf({ atLeast, atMost, under }) {
  if (atLeast !== undefined) return `≥ ${atLeast}`
  if (atMost !== undefined) return `≤ ${atMost}`
  return under === undefined ? '' : `< ${under}`
}

function line(what, best, median, bar, goal, verdict) {
  const right = [best, median, bar, goal].map((text, i) => text.padStart(i < 2 ? 12 : 7)).join('')
  return `${what.padEnd(66)}${right}  ${verdict}`.trimEnd()
}
