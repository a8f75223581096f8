/**
 * The runner alone: an engine that answers at once plays itself. Measured is the time from one engine's `bestmove` to the
 * other's `go`, against a bare loop of two processes that only passes chunks on, in the same run. Then real games.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Chess } from 'chessops/chess'
import { makeFen } from 'chessops/fen'
import { makeUci } from 'chessops/util'
import { embeddedEngines, openWorkerPool, shippedBook, writePgn } from '../packages/engines/dist/index.js'
import { rounds } from './rounds.mjs'

const file = (name) => fileURLToPath(new URL(`./engines/${name}`, import.meta.url))

const games = rounds(60, 2)
const laps = rounds(5)

export async function benchEngines() {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'))
  const moves = longGame(230)
  const found = []
  for (let i = 0; i < laps; i++) found.push(await lap(folder, moves))
  rmSync(folder, { recursive: true })
  return [
    row(
      'turn-around p50, times a bare loop',
      found.map((each) => each.p50),
      { atMost: 1.3 },
    ),
    row(
      'turn-around p99, times a bare loop',
      found.map((each) => each.p99),
      { atMost: 5 },
    ),
    row(
      'processor time a move, PGN written',
      found.map((each) => each.cpuUs),
      { atMost: 250, unit: 'µs' },
    ),
    row('wall time outside the engines, nodes=1000, two games at once', await realLaps(rounds(3)), {
      atMost: 12,
      unit: '%',
    }),
  ]
}

function row(what, values, more) {
  const sorted = values.toSorted((a, b) => a - b)
  return { what, unit: '×', best: sorted[0], median: sorted[Math.floor(sorted.length / 2)], ...more }
}

async function lap(folder, moves) {
  const bare = await bareLoop(folder, moves)
  const ours = await ourGames(folder, moves)
  return { p50: at(ours.times, 0.5) / at(bare, 0.5), p99: at(ours.times, 0.99) / at(bare, 0.99), cpuUs: ours.cpuUs }
}

const at = (times, share) => times[Math.floor(times.length * share)]

/** A game without promotions, captures, repetitions or an early end, so that every move has four letters. */
function longGame(plies) {
  const position = Chess.default()
  const seen = new Set()
  const found = []
  for (let random = 12_345; found.length < plies; ) {
    const choices = quietMoves(position, seen)
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
    const { move, key } = choices[random % choices.length]
    found.push(makeUci(move))
    seen.add(key)
    position.play(move)
  }
  return found
}

function quietMoves(position, seen) {
  const choices = []
  for (const [from, squares] of position.allDests())
    for (const to of squares) {
      const isPromotion = position.board.pawn.has(from) && (to < 8 || to >= 56)
      if (isPromotion || position.board.occupied.has(to)) continue
      const next = position.clone()
      next.play({ from, to })
      const key = makeFen(next.toSetup()).split(' ').slice(0, 4).join(' ')
      if (!next.isEnd() && !seen.has(key) && next.halfmoves < 90) choices.push({ move: { from, to }, key })
    }
  return choices
}

// --- the stub against itself ---------------------------------------------------------------------

function bareLoop(folder, moves) {
  const logs = ['ping', 'pong'].map((name) => join(folder, name))
  const argv = [file('echo.mjs'), file('stub.mjs'), ...logs, String(games * moves.length), moves.join(' ')]
  const child = spawn(process.execPath, argv)
  return new Promise((resolve) => {
    child.on('close', () => resolve(intervals(...logs, 1)))
  })
}

async function ourGames(folder, moves) {
  const spec = (name) => ({
    name,
    command: process.execPath,
    args: [file('stub.mjs'), join(folder, name), moves.join(' ')],
  })
  const pool = openWorkerPool({ concurrency: 1 })
  const rules = { maximumMoves: moves.length / 2 }
  const job = { id: 'bench', white: spec('white'), black: spec('black'), limit: { nodes: 1 }, rules }
  let [before, writing] = [undefined, 0]
  for (let i = 0; i < games; i++) {
    const { record } = await pool.play(job)
    const start = process.cpuUsage()
    writePgn(record)
    const { user, system } = process.cpuUsage(start)
    if (before !== undefined) writing += user + system
    before ??= cpuSeconds(pool.pids()[0])
  }
  const playing = (cpuSeconds(pool.pids()[0]) - before) * 1e6
  await pool.close()
  const times = intervals(join(folder, 'white'), join(folder, 'black'), games)
  return { times, cpuUs: (playing + writing) / ((games - 1) * moves.length) }
}

/** Microseconds from one engine's answer to the other's command, within a game, sorted. */
function intervals(white, black, count) {
  const [w, b] = [white, black].map((log) => {
    const bytes = readFileSync(log)
    return new BigInt64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  })
  const perGame = Math.floor(w.length / 2 / count)
  const found = []
  for (let i = 0; i < w.length / 2; i++) {
    found.push(Number(b[i * 2] - w[i * 2 + 1]) / 1000)
    if (i % perGame !== perGame - 1) found.push(Number(w[i * 2 + 2] - b[i * 2 + 1]) / 1000)
  }
  return found.filter(Number.isFinite).sort((x, y) => x - y)
}

/** User and system time of a process; a tick is 10 ms. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

// --- real games ----------------------------------------------------------------------------------

/** Of two games at a time, the share of time in which no engine was thinking; starting engines does not count. */
async function realLaps(laps) {
  const [engine] = embeddedEngines()
  const { openings } = await shippedBook()
  const spec = (name) => ({ ...engine, name, limit: { nodes: rounds(1000, 100) } })
  const job = (id) => ({
    id: `${id}`,
    white: spec('White'),
    black: spec('Black'),
    opening: openings[id % openings.length],
  })
  const pool = openWorkerPool({ concurrency: 2 })
  await Promise.all([pool.play(job(0)), pool.play(job(1))])
  const shares = []
  for (let i = 0; i < laps; i++) shares.push(await outsideShare(pool, job, 2 + 2 * gamesOfASeat * i))
  await pool.close()
  return shares
}

const gamesOfASeat = rounds(4)

/** Each of the two seats plays its games; time in which a seat is not thinking is the runner's. */
async function outsideShare(pool, job, first) {
  let [thinking, whole] = [0, 0]
  const seat = async (start) => {
    const began = performance.now()
    for (let i = start; i < start + gamesOfASeat; i++) {
      const { record } = await pool.play(job(i))
      for (const { tookUs } of record.moves) thinking += tookUs / 1000
    }
    whole += performance.now() - began
  }
  await Promise.all([seat(first), seat(first + gamesOfASeat)])
  return 100 * (1 - thinking / whole)
}
