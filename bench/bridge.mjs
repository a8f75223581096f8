/** Bridge knockouts: one of 64 teams, 60 teams drawn into brackets twice, tickets, awards of 384 players. */

import { awardsIn, printedSheet } from '../packages/core/dist/entry-points/bridge.js'
import { tableOf } from '../packages/core/dist/entry-points/bulletin.js'
import { formatNamed, formats } from '../packages/core/dist/entry-points/formats.js'
import { act, openTournament } from '../packages/core/dist/entry-points/tournament.js'
import { unwrap } from '../packages/core/dist/index.js'
import { sheetPage } from '../packages/paper/dist/index.js'
import { english } from '../packages/words/dist/en.js'
import { voiceOf } from '../packages/words/dist/index.js'
import { asked, must } from './arbiter-league.mjs'
import { inTurns } from './measure.mjs'
import { randomFrom } from './random.mjs'

const bridge = unwrap(formatNamed('bridge-knockout', formats)).format
const voice = voiceOf({ language: english })

export async function benchBridge() {
  const [plain, handicapped, threeWays] = [wholeCommands(64), wholeCommands(64, { handicap: true }), wholeCommands(47)]
  const sixty = started(60)
  const finished = withLineups(64)
  const times = await inTurns(
    [
      { name: 'plain', run: () => played(plain) },
      { name: 'handicapped', run: () => played(handicapped) },
      { name: 'threeWays', run: () => played(threeWays) },
      { name: 'redraw', run: () => redraw(sixty) },
      { name: 'tickets', run: () => drawnWithTickets(60) },
      { name: 'awards', run: () => awardsIn(finished) },
    ],
    { laps: 60, warmUp: 20 },
  )
  return [
    { what: 'bridge knockout of 64 teams: create, 63 matches, final table', unit: 'ms', ...times['plain'], under: 50 },
    { what: '  with handicap: every round published', unit: 'ms', ...times['handicapped'], under: 50 },
    { what: `  of 47 teams: ${threeWays.commands.length - 2} reports, re-paired`, unit: 'ms', ...times['threeWays'] },
    {
      what: 'draw 60 teams into brackets with handicap and write their tickets',
      unit: 'ms',
      ...times['tickets'],
      under: 50,
    },
    { what: 'awards of 384 players of 64 teams, from line-ups', unit: 'ms', ...times['awards'], under: 20 },
    { what: 're-draw of 60 teams after a masterpoint correction', unit: 'ms', ...times['redraw'], under: 10 },
  ]
}

const teams = (count, members = 5) =>
  Array.from({ length: count }, (_, i) => ({
    name: `Team ${i + 1}`,
    players: Array.from({ length: members }, (_, k) => k + 1).map((k) => ({
      name: `Player ${i + 1}.${k}`,
      number: `${1000 * i + k}`,
      masterpoints: 9000 - 100 * i + k,
    })),
  }))

const opened = (options = {}) => unwrap(openTournament(bridge, { dice: 'bench', options }, asked(0))).tournament

/** The commands of a whole event, found by playing it once. */
function wholeCommands(count, options = {}) {
  const first = [{ do: 'enter', entrants: teams(count) }, { do: 'start' }]
  const tournament = opened(options)
  for (const command of first) must(act(tournament, command, asked(0)))
  const roll = randomFrom(20260501 + count)
  const reports = []
  for (let open = tournament.chart.board.openMatches(); open.length > 0; open = tournament.chart.board.openMatches())
    for (const match of open)
      for (const { white, black, half } of [...match.series.next(match)]) {
        if (half === 2) continue
        const between = [white, black].map((seat) => tournament.chart.field.entrant(match.who(seat)).name)
        const imps = [Math.floor(roll() * 60), Math.floor(roll() * 60)]
        const report = { do: 'report', match: match.id, between, imps }
        must(act(tournament, report, asked(0)))
        reports.push(report)
      }
  return { options, commands: [...first, ...reports] }
}

function played({ options, commands }) {
  const tournament = opened(options)
  for (const command of commands) must(act(tournament, command, asked(0)))
  tableOf(tournament.chart)
}

function started(count) {
  const tournament = opened({ handicap: true })
  for (const command of [{ do: 'enter', entrants: teams(count) }, { do: 'start' }])
    must(act(tournament, command, asked(0)))
  return { tournament, entrants: teams(count), edits: 0 }
}

/** Undoes the start, changes the masterpoints of the last team and starts again. */
function redraw(event) {
  const { tournament, entrants } = event
  const last = entrants.at(-1)
  const masterpoints = 9000 + (event.edits++ % 100)
  const players = last.players.map((player, i) => ({ ...player, masterpoints: masterpoints + i }))
  for (const command of [{ do: 'undo' }, { do: 'edit', entrant: last.name, players }, { do: 'start' }])
    must(act(tournament, command, asked(0)))
}

/** From the entries to printable tickets. */
function drawnWithTickets(count) {
  const tournament = opened({ bracketed: true, handicap: true })
  for (const command of [{ do: 'enter', entrants: teams(count) }, { do: 'start' }])
    must(act(tournament, command, asked(0)))
  if (!sheetPage(unwrap(printedSheet(tournament, 'tickets')).sheet, voice)) throw new Error('no tickets')
}

/** A finished event of teams of six, with a line-up for each half of each match. */
function withLineups(count) {
  const tournament = opened({ playoff: true })
  for (const command of [{ do: 'enter', entrants: teams(count, 6) }, { do: 'start' }])
    must(act(tournament, command, asked(0)))
  const { chart } = tournament
  for (let open = chart.board.openMatches(); open.length > 0; open = chart.board.openMatches())
    for (const { id, seats } of open) {
      for (const { who } of seats)
        for (const [half, players] of [
          [1, ['#1', '#2', '#3', '#4']],
          [2, ['#1', '#2', '#5', '#6']],
        ])
          must(
            act(tournament, { do: 'lineup', match: id, team: chart.field.entrant(who).name, half, players }, asked(0)),
          )
      must(act(tournament, { do: 'report', match: id, imps: [30, 20] }, asked(0)))
    }
  return tournament
}
