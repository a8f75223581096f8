/** The same league in brackets-manager and groupstage, each used as documented. */
import BracketsManagerPackage from 'brackets-manager'
import BracketsMemoryDb from 'brackets-memory-db'
import GroupStage from 'groupstage'
import { commandsOf, dealer, names, playLeague } from './arbiter-league.mjs'
import { inTurns } from './measure.mjs'

const { BracketsManager } = BracketsManagerPackage
const { InMemoryDatabase } = BracketsMemoryDb

/** 30 players against both libraries, and 15 players for the growth: create, every result, final table, warm. */
export async function benchPeers() {
  const thirty = commandsOf(30)
  const fifteen = commandsOf(15)
  const brackets = await bracketsPlan(30)
  const groups = groupsPlan(30)
  agree(playLeague(thirty).table, await playBrackets(brackets), playGroups(groups))
  const subjects = [
    { name: 'arbiter', run: () => playLeague(thirty) },
    { name: 'arbiter15', run: () => playLeague(fifteen) },
    { name: 'brackets', run: () => playBrackets(brackets) },
    { name: 'groups', run: () => playGroups(groups) },
  ]
  const times = await inTurns(subjects, { laps: 200, warmUp: 100 })
  const league = 'league of 30: create, 870 results, final table, in memory, warm'
  return [
    { what: league, unit: 'ms', ...times['arbiter'] },
    { what: '  the same in brackets-manager', unit: 'ms', ...times['brackets'] },
    { what: '  the same in groupstage', unit: 'ms', ...times['groups'] },
    faster('times faster than brackets-manager', times['brackets'], times['arbiter'], { bar: 8, goal: 20 }),
    faster('times faster than groupstage', times['groups'], times['arbiter'], { bar: 3, goal: 6 }),
    { what: 'league of 15: create, 210 results, final table', unit: 'ms', ...times['arbiter15'] },
    growth('growth from 15 to 30 players (4.1 times the matches)', times['arbiter15'], times['arbiter']),
  ]
}

const ratio = (a, b) => ({ best: a.best / b.best, median: a.median / b.median })

const faster = (what, theirs, ours, { bar, goal }) => ({
  what: `  ${what}`,
  unit: 'x',
  ...ratio(theirs, ours),
  atLeast: bar,
  goal,
})

const growth = (what, small, large) => ({ what: `  ${what}`, unit: 'x', ...ratio(large, small), atMost: 5 })

/** All three must have played the same tournament: equal points for everybody. */
function agree(table, standings, results) {
  const ours = Object.fromEntries(table.map(({ name, points }) => [name, points]))
  const theirs = Object.fromEntries(standings.map(({ name, points }) => [name, points]))
  const groups = Object.fromEntries(results.map(({ seed, pts }) => [`Player ${seed}`, pts]))
  for (const [name, points] of Object.entries(ours))
    if (points !== theirs[name] || points !== groups[name])
      throw new Error(`the peers played another tournament: ${name} has ${points}, ${theirs[name]}, ${groups[name]}`)
}

// --- brackets-manager --------------------------------------------------------------------------

async function newBrackets(players) {
  const manager = new BracketsManager(new InMemoryDatabase())
  const stage = await manager.create.stage({
    tournamentId: 0,
    name: 'League',
    type: 'round_robin',
    seeding: names(players),
    settings: { groupCount: 1, size: players, roundRobinMode: 'double' },
  })
  return { manager, stage }
}

/** Every match with its result, found beforehand: searching is not what is timed. */
async function bracketsPlan(players) {
  const { manager, stage } = await newBrackets(players)
  const { match: matches, participant: participants } = await manager.get.stageData(stage.id)
  const numberOf = new Map(participants.map(({ id, name }) => [id, Number(name.slice('Player '.length))]))
  const deal = dealer()
  const updates = matches.map(({ id, opponent1, opponent2 }) => {
    return { id, ...bracketsResults[deal(numberOf.get(opponent1.id), numberOf.get(opponent2.id))] }
  })
  return { players, updates }
}

const bracketsResults = {
  '1-0': { opponent1: { score: 1, result: 'win' }, opponent2: { score: 0 } },
  '0-1': { opponent1: { score: 0 }, opponent2: { score: 1, result: 'win' } },
  '1/2-1/2': { opponent1: { score: 1, result: 'draw' }, opponent2: { score: 1, result: 'draw' } },
}

async function playBrackets({ players, updates }) {
  const { manager, stage } = await newBrackets(players)
  for (const update of updates) await manager.update.match(update)
  return manager.get.finalStandings(stage.id, {
    rankingFormula: ({ wins, draws }) => 3 * wins + draws,
    maxQualifiedParticipantsPerGroup: players,
  })
}

// --- groupstage --------------------------------------------------------------------------------

const newGroups = (players) => new GroupStage(players, { groupSize: players, meetTwice: true })

function groupsPlan(players) {
  const deal = dealer()
  const scores = newGroups(players).matches.map(({ id, p }) => ({ id, score: groupScores[deal(p[0], p[1])] }))
  return { players, scores }
}

const groupScores = { '1-0': [1, 0], '0-1': [0, 1], '1/2-1/2': [1, 1] }

function playGroups({ players, scores }) {
  const groups = newGroups(players)
  for (const { id, score } of scores) if (!groups.score(id, score)) throw new Error('groupstage refused a score')
  return groups.results()
}
