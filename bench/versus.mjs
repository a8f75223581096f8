/**
 * `npm run bench -- versus [COMMIT] [PART …]`: is anything slower than at that commit (default `HEAD~1`)? This tree and the
 * other one, built in a temporary folder with its own bench files, run each part in turns. A row passes if the median ratio of
 * its pairs is at most 1.10. `--pairs 5` runs five pairs instead of fifteen.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { linkPackages } from './linked-packages.mjs'
import { parts, partsNamed } from './parts.mjs'

const usual = ['league', 'hybrid', 'diagonal', 'bridge', 'cup', 'simulate', 'words', 'startup']
const most = 1.1
const share = '0.2'
const here = fileURLToPath(new URL('..', import.meta.url))

/** True if no row is slower. */
export async function versus(words, { isQuick }) {
  const { commit, chosen, pairs } = readWords(words, isQuick)
  const { folder, remove } = worktreeOf(commit)
  const stop = stopping(remove)
  try {
    await built(folder)
    const shared = [here, folder].every((tree) => read(tree, 'rounds').includes('BENCH_SHARE'))
    const env = { ...process.env, ...(shared ? { BENCH_SHARE: share } : {}) }
    console.log(`this tree beside ${commit}, ${pairs} pairs, medians; times as long as there\n${heading}`)
    let isSlower = false
    for (const part of chosen) {
      const { rows, alone } = compared(await runsOf(part, folder, pairs, env), isQuick)
      for (const row of rows) console.log(printed(row))
      for (const what of alone) console.log(`${what.padEnd(66)}  only in one of the two`)
      isSlower ||= rows.some(({ verdict }) => verdict === 'MISS')
    }
    return !isSlower
  } finally {
    stop()
  }
}

function readWords(words, isQuick) {
  const at = words.indexOf('--pairs')
  const pairs = at < 0 ? (isQuick ? 1 : 15) : Number(words[at + 1])
  const rest = at < 0 ? words : words.toSpliced(at, 2)
  const [first] = rest
  const hasCommit = first !== undefined && !Object.hasOwn(parts, first)
  const commit = hasCommit ? first : 'HEAD~1'
  return { commit: commitCalled(commit), pairs, chosen: partsNamed(hasCommit ? rest.slice(1) : rest, usual) }
}

function commitCalled(name) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: here,
    encoding: 'utf8',
  })
  if (status === 0) return stdout.trim()
  console.error(`The bench knows neither a part nor a commit "${name}".`)
  process.exit(1)
}

// --- the other tree ------------------------------------------------------------------------------

function worktreeOf(commit) {
  const folder = join(mkdtempSync(join(tmpdir(), 'arbiter-versus-')), 'tree')
  const git = (...words) => execFileSync('git', words, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] })
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  const remove = () => {
    rmSync(join(folder, '..'), { recursive: true, force: true })
    git('worktree', 'prune')
  }
  return { folder, remove }
}

let running

/** The other tree is removed at the end, or when the bench is interrupted. */
function stopping(remove) {
  const interrupted = (signal) => {
    running?.kill(signal)
    remove()
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted)
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupted)
    remove()
  }
}

/** With the packages of this tree if the lock file is the same; otherwise they are installed, which also builds. */
async function built(folder) {
  const [ours, theirs] = [here, folder].map((tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8'))
  if (ours === theirs) linkPackages(join(here, 'node_modules'), join(folder, 'node_modules'))
  await output(folder, process.env, 'npm', ours === theirs ? ['run', 'build'] : ['ci'])
}

async function output(cwd, env, program, words) {
  running = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  running.stdout.setEncoding('utf8').on('data', (piece) => {
    text += piece
  })
  const [status] = await once(running, 'close')
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status} in ${cwd}`)
  return text
}

// --- runs in turns -------------------------------------------------------------------------------

const read = (tree, part) => readFileSync(join(tree, 'bench', `${part}.mjs`), 'utf8')

async function runsOf(part, folder, pairs, env) {
  const trees = { ours: here, theirs: folder }
  const found = { ours: [], theirs: [] }
  for (let pair = 0; pair < pairs; pair++)
    for (const whose of pair % 2 === 0 ? ['ours', 'theirs'] : ['theirs', 'ours'])
      found[whose].push(await rowsIn(trees[whose], part, env))
  return found
}

/** By label; empty if the tree does not have the part. For ratios their components are compared. */
async function rowsIn(tree, part, env) {
  if (!existsSync(join(tree, 'bench', `${part}.mjs`)) || !read(tree, part).includes(parts[part])) return new Map()
  const rows = JSON.parse(await output(tree, env, process.execPath, ['bench/part-process.mjs', part, parts[part]]))
  return new Map(withNames(rows).filter(([, { unit }]) => unit !== undefined && !['x', '×'].includes(unit)))
}

/** Indented rows belong to the row above. */
function withNames(rows) {
  let above = ''
  return rows.map((row) => {
    const isAlone = !row.what.startsWith(' ')
    if (isAlone) above = row.what.split(/[:,]/)[0]
    return [isAlone ? row.what : `${above}: ${row.what.trim()}`, row]
  })
}

function compared({ ours, theirs }, isQuick) {
  const names = new Set([...ours, ...theirs].flatMap((run) => [...run.keys()]))
  const inBoth = (what) => [...ours, ...theirs].every((run) => run.has(what))
  const rows = [...names].filter(inBoth).map((what) => rowOf(what, ours, theirs, isQuick))
  return { rows, alone: [...names].filter((what) => !inBoth(what)) }
}

function rowOf(what, ours, theirs, isQuick) {
  const [now, before] = [ours, theirs].map((runs) => runs.map((run) => run.get(what)))
  const ratios = now.map((row, i) => timesAsLong(row, before[i])).sort((a, b) => a - b)
  const at = (share) => ratios[Math.floor((ratios.length - 1) * share)]
  const ratio = at(0.5)
  const verdict = isQuick ? '' : ratio <= most ? 'PASS' : 'MISS'
  return {
    what,
    unit: now[0].unit,
    now: middle(now),
    before: middle(before),
    ratio,
    low: at(0.25),
    high: at(0.75),
    verdict,
  }
}

const middle = (rows) => rows.map(({ median }) => median).sort((a, b) => a - b)[Math.floor(rows.length / 2)]

/** For rates, and for factors, less is slower. */
const timesAsLong = (now, before) =>
  now.unit === '/s' || now.atLeast !== undefined ? before.median / now.median : now.median / before.median

// --- the table -----------------------------------------------------------------------------------

const line = (what, now, before, ratio, spread, verdict) =>
  `${what.padEnd(66)}${now.padStart(12)}${before.padStart(12)}${ratio.padStart(8)}${spread.padStart(14)}  ${verdict}`.trimEnd()

const heading = line('', 'now', 'before', 'ratio', 'half of them', '')

function printed({ what, unit, now, before, ratio, low, high, verdict }) {
  const value = (number) => `${number.toFixed(number < 10 ? 2 : 1)} ${unit}`
  return line(what, value(now), value(before), ratio.toFixed(2), `${low.toFixed(2)}–${high.toFixed(2)}`, verdict)
}
