/** Hybrid knockouts: one of 500, and a pure knockout of 512 against brackets-manager and duel. */

import BracketsManagerPackage from 'brackets-manager'
import BracketsMemoryDb from 'brackets-memory-db'
import Duel from 'duel'
import { tableOf } from '../packages/core/dist/entry-points/bulletin.js'
import { formatNamed, formats } from '../packages/core/dist/entry-points/formats.js'
import { act, openTournament, tournamentOf } from '../packages/core/dist/entry-points/tournament.js'
import { unwrap } from '../packages/core/dist/index.js'
import { asked, looked, must, names } from './arbiter-league.mjs'
import { hybridLoop, large } from './loops/hybrid.mjs'
import { inTurns } from './measure.mjs'
import { randomFrom } from './random.mjs'

const { BracketsManager } = BracketsManagerPackage
const { InMemoryDatabase } = BracketsMemoryDb
const hybrid = unwrap(formatNamed('hybrid-knockout', formats)).format
/** Larger than the limit for real tournaments. */
const wide = { ...hybrid, field: () => undefined }

export async function benchHybrid() {
  return [...(await benchWhole()), ...(await benchKnockout())]
}

const ratio = (a, b) => ({ best: a.best / b.best, median: a.median / b.median })

// --- a whole one of 500 --------------------------------------------------------------------------

async function benchWhole() {
  const commands = wholeCommands(500)
  const { log } = played(hybrid, commands)
  const games = commands.length - 2
  const fresh = () => unwrap(tournamentOf(log, formats)).tournament
  const late = asked(999)
  const byHand = hybridLoop(
    names(500).map((_, i) => 2600 - i / 5),
    20260501,
    large,
  )
  const times = await inTurns(
    [
      { name: 'whole', run: () => played(hybrid, commands) },
      { name: 'undo', before: fresh, run: (finished) => must(act(finished, { do: 'undo' }, late)) },
      { name: 'correct', before: fresh, run: (finished) => must(act(finished, correctionIn(commands), late)) },
      { name: 'rebuild', run: () => looked(fresh()) },
      { name: 'loop', run: () => byHand(1) },
    ],
    { laps: 25, warmUp: 12 },
  )
  return [
    {
      what: `hybrid of 500: create, ${games} games, final table, in memory`,
      unit: 'ms',
      ...times['whole'],
      under: 100,
    },
    { what: '  a hybrid of 500 in a loop by hand', unit: 'ms', ...times['loop'] },
    { what: '  times the loop by hand', unit: 'x', ...ratio(times['whole'], times['loop']), goal: 7 },
    { what: '  undo its last result', unit: 'ms', ...times['undo'], under: 50 },
    { what: '  correct its first result', unit: 'ms', ...times['correct'], under: 50 },
    { what: '  rebuild it from its log, and look at its table and all matches', unit: 'ms', ...times['rebuild'] },
  ]
}

/** The commands of a whole tournament, found by playing it once: 30 % draws, the higher seed a little ahead. */
function wholeCommands(players) {
  const first = [{ do: 'enter', entrants: names(players).map((name) => ({ name })) }, { do: 'start' }]
  const tournament = opened(hybrid)
  for (const command of first) must(act(tournament, command, asked(0)))
  const roll = randomFrom(20260501)
  const reports = []
  for (let open = tournament.chart.board.openMatches(); open.length > 0; open = tournament.chart.board.openMatches())
    for (const match of open) {
      const [game] = match.series.next(match)
      const result = resultOf(roll(), match.who(0) < match.who(1))
      const report = { do: 'report', match: match.id, game: game.number, result }
      must(act(tournament, report, asked(0)))
      reports.push(report)
    }
  return [...first, ...reports]
}

function resultOf(chance, isFirstBetter) {
  if (chance < 0.3) return '1/2-1/2'
  return chance < 0.68 === isFirstBetter ? '1-0' : '0-1'
}

const opened = (format) =>
  unwrap(openTournament(format, { dice: 'bench', options: { maxPlayers: 512 } }, asked(0))).tournament

function played(format, commands) {
  const tournament = opened(format)
  for (const command of commands) must(act(tournament, command, asked(0)))
  tableOf(tournament.chart)
  return tournament
}

const correctionIn = (commands) => {
  const { match, result } = commands[2]
  return { do: 'correct', match, result: result === '1-0' ? '0-1' : '1-0', confirm: true }
}

// --- a pure knockout ---------------------------------------------------------------------------

async function benchKnockout() {
  const [half, whole] = [knockoutCommands(512), knockoutCommands(1024)]
  const brackets = await bracketsPlan(512)
  const duels = duelPlan(512)
  const times = await inTurns(
    [
      { name: 'arbiter', run: () => played(wide, half) },
      { name: 'arbiter1024', run: () => played(wide, whole) },
      { name: 'brackets', run: () => playBrackets(brackets) },
      { name: 'duel', run: () => playDuel(duels) },
    ],
    { laps: 40, warmUp: 20 },
  )
  return [
    { what: 'knockout of 512: create, 511 results, final table, in memory, warm', unit: 'ms', ...times['arbiter'] },
    { what: '  the same in brackets-manager', unit: 'ms', ...times['brackets'] },
    { what: '  the same in duel', unit: 'ms', ...times['duel'] },
    {
      what: '  times faster than brackets-manager',
      unit: 'x',
      ...ratio(times['brackets'], times['arbiter']),
      atLeast: 20,
      goal: 50,
    },
    { what: '  times faster than duel', unit: 'x', ...ratio(times['duel'], times['arbiter']), atLeast: 2, goal: 4 },
    { what: 'knockout of 1024', unit: 'ms', ...times['arbiter1024'] },
    {
      what: '  growth from 512 to 1024 players',
      unit: 'x',
      ...ratio(times['arbiter1024'], times['arbiter']),
      atMost: 2.5,
    },
  ]
}

const knockoutCommands = (players) => [
  { do: 'enter', entrants: names(players).map((name) => ({ name })) },
  { do: 'start' },
  ...Array.from({ length: players - 1 }, (_, i) => ({
    do: 'report',
    match: `${i + 1}`,
    result: i % 3 ? '0-1' : '1-0',
  })),
]

async function newBrackets(players) {
  const manager = new BracketsManager(new InMemoryDatabase())
  const stage = await manager.create.stage({
    tournamentId: 0,
    name: 'Knockout',
    type: 'single_elimination',
    seeding: names(players),
    settings: { size: players },
  })
  return { manager, stage }
}

/** The order of the matches, found beforehand: searching is not what is timed. */
async function bracketsPlan(players) {
  const { manager, stage } = await newBrackets(players)
  const { match } = await manager.get.stageData(stage.id)
  const updates = match.map(({ id }, i) => ({ id, ...(i % 3 ? secondWins : firstWins) }))
  return { players, updates }
}

const firstWins = { opponent1: { score: 1, result: 'win' }, opponent2: { score: 0 } }
const secondWins = { opponent1: { score: 0 }, opponent2: { score: 1, result: 'win' } }

async function playBrackets({ players, updates }) {
  const { manager, stage } = await newBrackets(players)
  for (const update of updates) await manager.update.match(update)
  return manager.get.finalStandings(stage.id)
}

const duelPlan = (players) => ({
  players,
  scores: new Duel(players, { short: true }).matches.map(({ id }, i) => ({ id, score: i % 3 ? [0, 1] : [1, 0] })),
})

function playDuel({ players, scores }) {
  const duel = new Duel(players, { short: true })
  for (const { id, score } of scores) if (!duel.score(id, score)) throw new Error('duel refused a score')
  return duel.results()
}
