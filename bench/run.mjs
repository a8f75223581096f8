/**
 * `npm run bench`: measures the built core and command, prints a table and saves it in bench/results.json. `npm run bench --
 * server web` runs these parts only; `--quick` takes the fewest rounds, to check that everything runs. `npm run bench --
 * versus HEAD~3 league` compares with another commit (versus.mjs).
 */
import { existsSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { rowsOf } from './part.mjs'
import { parts, partsNamed } from './parts.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

if (!existsSync(at('../packages/core/dist/index.js'))) {
  console.error('The bench measures the built core, and there is none: run `npm run build` first.')
  process.exit(1)
}

const isQuick = process.argv.includes('--quick')
if (isQuick) process.env.BENCH_QUICK = '1'

const words = process.argv.slice(2).filter((word) => word !== '--quick')

if (words[0] === 'versus') {
  const { versus } = await import('./versus.mjs')
  process.exit((await versus(words.slice(1), { isQuick })) ? 0 : 1)
}

const chosen = partsNamed(words, Object.keys(parts))

const machine = { node: process.version, processor: cpus()[0]?.model, cores: availableParallelism(), load: loadavg() }
console.log(
  `Node ${machine.node}, ${machine.cores} cores, load ${machine.load.map((each) => each.toFixed(1)).join(' ')}`,
)
console.log(line('', 'best', 'median', 'bar', 'goal', ''))

const rows = []
for (const name of chosen)
  for (const row of rowsOf(name, parts[name])) {
    rows.push({ ...row, verdict: verdictOn(row) })
    console.log(printed(row))
  }

if (chosen.length === Object.keys(parts).length && !isQuick) keep(rows)
if (rows.some(({ verdict }) => verdict === 'MISS')) process.exitCode = 1

function keep(found) {
  const kept = { at: new Date().toISOString(), machine, rows: found }
  writeFileSync(at('./results.json'), `${JSON.stringify(kept, null, 2)}\n`)
}

/** Best and median must both pass: on a busy machine either one may flatter. One quick round proves nothing. */
function verdictOn({ best, median, atLeast, atMost, under }) {
  if (isQuick) return ''
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
    goalOf({ goal, ...row }),
    verdictOn({ best, median, ...row }),
  )
}

/** More is better only if the bar is a minimum. */
function goalOf({ goal, atLeast }) {
  if (goal === undefined) return ''
  return `${atLeast === undefined ? '≤' : '≥'} ${goal}`
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
