/** Whole diagonals of 24, 100 and 200 players. */

import { tableOf } from '../packages/core/dist/entry-points/bulletin.js'
import { formatNamed, formats } from '../packages/core/dist/entry-points/formats.js'
import { act, openTournament } from '../packages/core/dist/entry-points/tournament.js'
import { unwrap } from '../packages/core/dist/index.js'
import { asked, must, names } from './arbiter-league.mjs'
import { diagonalLoop } from './loops/diagonal.mjs'
import { inTurns } from './measure.mjs'
import { randomFrom } from './random.mjs'

const diagonal = unwrap(formatNamed('diagonal', formats)).format
/** Small tournaments take turns: a single one would be optimised for. */
const several = 50

export async function benchDiagonal() {
  const small = Array.from({ length: several }, (_, i) => wholeCommands(24, i))
  const [hundred, twoHundred] = [wholeCommands(100, 1), wholeCommands(200, 1)]
  const byHand = diagonalLoop(
    names(24).map((_, i) => 2600 - 5 * i),
    20260501,
  )
  const times = await inTurns(
    [
      { name: 'small', run: () => small.forEach(played) },
      { name: 'loop', run: () => byHand(20 * several) },
      { name: 'hundred', run: () => played(hundred) },
      { name: 'twoHundred', run: () => played(twoHundred) },
    ],
    { laps: 60, warmUp: 30 },
  )
  const { best, median } = times['small']
  const perSecond = (milliseconds) => (1000 * several) / milliseconds
  const timesLoop = (which) => (20 * times['small'][which]) / times['loop'][which]
  const growth = (which) => times['twoHundred'][which] / times['hundred'][which]
  return [
    {
      what: 'diagonals of 24 created, played and ranked, in memory',
      unit: '/s',
      best: perSecond(best),
      median: perSecond(median),
      atLeast: 5000,
    },
    {
      what: '  times a loop by hand',
      unit: 'x',
      best: timesLoop('best'),
      median: timesLoop('median'),
      goal: 15,
    },
    { what: `diagonal of 100: create, ${gamesIn(hundred)} games, final table`, unit: 'ms', ...times['hundred'] },
    {
      what: `diagonal of 200: create, ${gamesIn(twoHundred)} games, final table`,
      unit: 'ms',
      ...times['twoHundred'],
      under: 500,
    },
    {
      what: '  growth from 100 to 200 players',
      unit: 'x',
      best: growth('best'),
      median: growth('median'),
      atMost: 2.6,
    },
  ]
}

const gamesIn = (commands) => commands.length - 2

/** The commands of a whole tournament, found by playing it once: 30 % draws, the higher-rated a little ahead. */
function wholeCommands(players, seed) {
  const entrants = names(players).map((name, i) => ({ name, rating: 2600 - 5 * i }))
  const first = [{ do: 'enter', entrants }, { do: 'start' }]
  const tournament = opened()
  for (const command of first) must(act(tournament, command, asked(0)))
  const roll = randomFrom(20260501 + seed)
  const reports = []
  for (let open = tournament.chart.board.openMatches(); open.length > 0; open = tournament.chart.board.openMatches())
    for (const match of open)
      for (const { number, white } of [...match.series.next(match)]) {
        const report = { do: 'report', match: match.id, game: number, result: resultOf(roll(), white === 0), moves: 40 }
        must(act(tournament, report, asked(0)))
        reports.push(report)
      }
  return [...first, ...reports]
}

function resultOf(chance, isWhiteHigher) {
  if (chance < 0.3) return '1/2-1/2'
  return chance < 0.68 === isWhiteHigher ? '1-0' : '0-1'
}

const opened = () => unwrap(openTournament(diagonal, { dice: 'bench' }, asked(0))).tournament

function played(commands) {
  const tournament = opened()
  for (const command of commands) must(act(tournament, command, asked(0)))
  tableOf(tournament.chart)
  return tournament
}
