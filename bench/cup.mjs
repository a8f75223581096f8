/**
 * A cup that plays by itself: the cost of the conductor (log, bracket file, PGN, page, screen) beside the games, and the time
 * from the command to the first move.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { embeddedEngines, readPgn } from '../packages/engines/dist/index.js'
import { rounds } from './rounds.mjs'

const binary = fileURLToPath(new URL('../packages/cli/bin/arbiter.js', import.meta.url))
const laps = rounds(3)

export async function benchCup() {
  const starts = []
  for (let lap = 0; lap < laps; lap++) starts.push(await secondsToFirstMove())
  const shares = []
  for (let lap = 0; lap < laps; lap++) shares.push(await conductorsShare())
  const loads = []
  for (let lap = 0; lap < laps; lap++) loads.push(await conductorsLoad())
  return [
    row('cup: start to first move, embedded engines', starts, { under: 2, unit: 's' }),
    row('cup: time between games, nodes=1000, of the wall time', shares, { atMost: 3, unit: '%' }),
    row('cup: processor time of the conductor with its live screen, of the wall time', loads, { atMost: 3, unit: '%' }),
  ]
}

function row(what, values, more) {
  const sorted = values.toSorted((a, b) => a - b)
  return { what, best: sorted[0], median: sorted[Math.floor(sorted.length / 2)], ...more }
}

/** Engines with the same small node limit. */
const TimeControl = `nodes=${rounds(1000, 100)}`

function cupIn(folder) {
  const Engines = embeddedEngines()
    .slice(0, rounds(8, 2))
    .map(({ name }) => ({ Embedded: name, Limit: TimeControl }))
  const CupOptions = { RoundPairIncrements: [rounds(2)], MaxTiebreakPairs: 1 }
  const config = { EngineSetup: { Engines }, TimeControl, CupOptions, Adjudication: { MaxMoves: rounds(100, 20) } }
  writeFileSync(join(folder, 'cup.json'), JSON.stringify(config))
}

async function inAFolder(act) {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'))
  cupIn(folder)
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const secondsToFirstMove = () =>
  inAFolder(async (folder) => {
    const began = performance.now()
    const child = spawn(process.execPath, [binary, 'cup', 'run', 'cup.json', '--json'], { cwd: folder })
    let seconds
    for await (const line of createInterface({ input: child.stdout })) {
      if (seconds !== undefined || JSON.parse(line).event !== 'moves') continue
      seconds = (performance.now() - began) / 1000
      child.kill('SIGINT')
    }
    return seconds
  })

/** From the end of a game to the start of the next in the same match, from the games' own times. */
const conductorsShare = () =>
  inAFolder(async (folder) => {
    const child = spawn(process.execPath, [binary, 'cup', 'run', 'cup.json', '--json'], {
      cwd: folder,
      stdio: 'ignore',
    })
    await new Promise((resolve) => child.on('close', resolve))
    const games = [...readPgn(readFileSync(join(folder, 'cup_bracket.pgn'), 'utf8'))].map(({ tags }) => ({
      match: tags.get('CupMatch'),
      game: Number(tags.get('CupGame')),
      began: Date.parse(tags.get('GameStartTime')),
      ended: Date.parse(tags.get('GameEndTime')),
    }))
    const played = games.reduce((sum, { began, ended }) => sum + ended - began, 0)
    const between = games.reduce((sum, game) => sum + gapBefore(game, games), 0)
    return (100 * between) / (played + between)
  })

/** All its own processor time after the games have begun, on a terminal, which `script` provides. */
const conductorsLoad = () =>
  inAFolder(async (folder) => {
    const hook = join(folder, 'hook.mjs')
    writeFileSync(hook, measuring(join(folder, 'load')))
    const command = `stty rows 40 cols 110; ${process.execPath} --import ${hook} ${binary} cup cup.json`
    const child = spawn('script', ['-qc', command, '/dev/null'], { cwd: folder, stdio: 'ignore' })
    await new Promise((resolve) => child.on('close', resolve))
    return Number(readFileSync(join(folder, 'load'), 'utf8'))
  })

/** Loaded before the command; start-up does not count. */
const measuring = (file) => `
import { writeFileSync } from 'node:fs'
let [before, at] = [process.cpuUsage(), performance.now()]
setTimeout(() => { before = process.cpuUsage(); at = performance.now() }, 1500).unref()
process.on('exit', () => {
  const { user, system } = process.cpuUsage(before)
  writeFileSync(${JSON.stringify(file)}, String((user + system) / 10 / (performance.now() - at)))
})
`

function gapBefore({ match, game, began }, games) {
  const before = games.find((each) => each.match === match && each.game === game - 1)
  return before ? began - before.ended : 0
}
