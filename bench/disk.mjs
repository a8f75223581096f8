/** A league of 30 with every command synced to disk before it counts, beside bare appends of the same lines. */

import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableOf } from '../packages/core/dist/entry-points/bulletin.js'
import { formats } from '../packages/core/dist/entry-points/formats.js'
import { readLog, writeFacts, writeLog } from '../packages/core/dist/entry-points/log.js'
import { decide } from '../packages/core/dist/entry-points/tournament.js'
import { asked, commandsOf, must, opened } from './arbiter-league.mjs'
import { inTurns } from './measure.mjs'

export async function benchDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'))
  try {
    return await inFolder(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function inFolder(folder) {
  const commands = commandsOf(30)
  const appends = [...linesOf(commands)]
  const onDisk = (run) => () => withFile(join(folder, 'log'), run)
  const subjects = [
    { name: 'league', run: onDisk((append) => playSynced(commands, append)) },
    { name: 'bare', run: onDisk((append) => appends.forEach(append)) },
  ]
  const times = await inTurns(subjects, { laps: 7, warmUp: 1 })
  const { league, bare } = times
  return [
    { what: `league of 30, each of ${appends.length} commands synced to disk`, unit: 'ms', ...league },
    { what: '  bare append + fdatasync of the same lines', unit: 'ms', ...bare },
    { what: '  times the bare appends', unit: 'x', best: league.best / bare.best, median: league.median / bare.median },
    { what: '  one command, synced', unit: 'µs', ...scaled(league, 1000 / appends.length) },
  ]
}

const scaled = ({ best, median, laps }, factor) => ({ best: best * factor, median: median * factor, laps })

function withFile(path, run) {
  const file = openSync(path, 'w')
  run((text) => {
    writeSync(file, text)
    fdatasyncSync(file)
  })
  closeSync(file)
}

/** Decides, saves, syncs, and only then applies. */
function playSynced(commands, append) {
  const tournament = opened()
  const head = writeLog(tournament.log, formats)
  append(head)
  let { seal } = readLog(head, formats)
  commands.forEach((command, i) => {
    const { facts } = must(decide(tournament, command, asked(i + 1)))
    const written = writeFacts(facts, seal, formats)
    append(written.text)
    seal = written.seal
    tournament.apply(facts)
  })
  return tableOf(tournament.chart)
}

/** The text of each append. */
function linesOf(commands) {
  const lines = []
  playSynced(commands, (text) => lines.push(text))
  return lines
}
