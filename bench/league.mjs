/** Single operations on a league of 30 that is played to the end. */

import { show, tableOf } from '../packages/core/dist/entry-points/bulletin.js'
import { formatNamed, formats } from '../packages/core/dist/entry-points/formats.js'
import { readLog, writeLog } from '../packages/core/dist/entry-points/log.js'
import { outline } from '../packages/core/dist/entry-points/outline.js'
import { act, tournamentOf } from '../packages/core/dist/entry-points/tournament.js'
import { unwrap } from '../packages/core/dist/index.js'
import { asked, commandsOf, looked, must, opened, playLeague } from './arbiter-league.mjs'
import { inTurns } from './measure.mjs'

export async function benchLeague() {
  const commands = commandsOf(30)
  const { tournament } = playLeague(commands)
  const { log } = tournament
  const text = writeLog(log, formats)
  const fresh = () => unwrap(tournamentOf(log, formats)).tournament
  const late = asked(commands.length + 1)
  const subjects = [
    { name: 'report', before: () => started(commands), run: (begun) => reportAll(begun, commands) },
    { name: 'undo', before: fresh, run: (finished) => must(act(finished, { do: 'undo' }, late)) },
    { name: 'correct', before: fresh, run: (finished) => must(act(finished, correction(commands), late)) },
    { name: 'rebuild', run: () => looked(fresh()) },
    { name: 'write', run: () => writeLog(log, formats) },
    { name: 'read', run: () => readLog(text, formats) },
    { name: 'parse', run: () => parsedLines(text) },
    { name: 'table', run: () => tableOf(tournament.chart) },
    { name: 'show', run: () => show(tournament) },
    { name: 'outline', run: () => outline(unwrap(formatNamed('league', formats)).format, 30) },
  ]
  const times = await inTurns(subjects, { laps: 60, warmUp: 15 })
  return [
    { what: 'one report (decide, apply, keep)', unit: 'µs', ...perReport(times['report'], commands) },
    { what: 'undo the last result of a finished league of 30', unit: 'ms', ...times['undo'] },
    { what: 'correct its first result', unit: 'ms', ...times['correct'] },
    { what: 'rebuild it from its log, and look at its table and all matches', unit: 'ms', ...times['rebuild'] },
    {
      what: `write its log (${log.length} facts, ${Math.round(text.length / 1024)} KB)`,
      unit: 'ms',
      ...times['write'],
    },
    { what: 'read its log (parse, check every line)', unit: 'ms', ...times['read'] },
    { what: '  times JSON.parse of its lines', unit: 'x', ...ratio(times['read'], times['parse']), atMost: 4, goal: 3 },
    { what: 'its table', unit: 'ms', ...times['table'] },
    { what: 'its whole bulletin (show)', unit: 'ms', ...times['show'] },
    { what: 'outline of a league of 30', unit: 'ms', ...times['outline'] },
  ]
}

const parsedLines = (text) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const ratio = (a, b) => ({ best: a.best / b.best, median: a.median / b.median })

function started(commands) {
  const tournament = opened()
  for (const command of commands.slice(0, 2)) must(act(tournament, command, asked(0)))
  return tournament
}

function reportAll(tournament, commands) {
  for (let i = 2; i < commands.length; i++) must(act(tournament, commands[i], asked(i)))
}

function perReport({ best, median, laps }, commands) {
  const reports = commands.length - 2
  return { best: (best / reports) * 1000, median: (median / reports) * 1000, laps }
}

/** The first result reversed; a league has no consequences to confirm. */
function correction(commands) {
  const { match, result } = commands[2]
  return { do: 'correct', match, result: result === '1-0' ? '0-1' : '1-0' }
}
