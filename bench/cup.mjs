/**
 * A cup that plays by itself: what the conductor costs (log, bracket file, PGN, page, screen) beside the games, and how long
 * it takes from the command to the first move.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { embeddedEngines, readPgn } from '../packages/engines/dist/index.js'

const binary = fileURLToPath(new URL('../packages/cli/bin/arbiter.js', import.meta.url))
const rounds = 3

export async function benchCup() {
  const starts = []
  for (let round = 0; round < rounds; round++) starts.push(await secondsToFirstMove())
  const shares = []
  for (let round = 0; round < rounds; round++) shares.push(await conductorsShare())
  return [
    row('cup: start to first move, embedded engines', starts, { under: 2, unit: 's' }),
    row('cup: time between games, nodes=1000, of the wall time', shares, { atMost: 3, unit: '%' }),
  ]
}

function row(what, values, more) {
  const sorted = values.toSorted((a, b) => a - b)
  return { what, best: sorted[0], median: sorted[Math.floor(sorted.length / 2)], ...more }
}

/** Eight engines, all at the same small number of nodes. */
function cupIn(folder) {
  const Engines = embeddedEngines().map(({ name }) => ({ Embedded: name, Limit: 'nodes=1000' }))
  const CupOptions = { RoundPairIncrements: [2], MaxTiebreakPairs: 1 }
  const config = { EngineSetup: { Engines }, TimeControl: 'nodes=1000', CupOptions, Adjudication: { MaxMoves: 100 } }
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
    const child = spawn(process.execPath, [binary, 'cup', 'cup.json', '--json'], { cwd: folder })
    let seconds
    for await (const line of createInterface({ input: child.stdout })) {
      if (seconds !== undefined || JSON.parse(line).event !== 'moves') continue
      seconds = (performance.now() - began) / 1000
      child.kill('SIGINT')
    }
    return seconds
  })

/** From the end of a game to the beginning of the next in the same match, as the games themselves tell it. */
const conductorsShare = () =>
  inAFolder(async (folder) => {
    const child = spawn(process.execPath, [binary, 'cup', 'cup.json', '--json'], { cwd: folder, stdio: 'ignore' })
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

function gapBefore({ match, game, began }, games) {
  const before = games.find((each) => each.match === match && each.game === game - 1)
  return before ? began - before.ended : 0
}
