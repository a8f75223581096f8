/** The cost of pairing a pool, beside the package edmonds-blossom with the same weights. */
import edmonds from 'edmonds-blossom'
import { Dice } from '../packages/core/dist/dice/dice.js'
import { pairPool } from '../packages/core/dist/pairing/pool.js'
import { rotationPhase } from '../packages/core/dist/pairing/rotation.js'
import { inTurns } from './measure.mjs'

const roll = new Dice('bench').stream('pools')

/** Pools of 64 to 498 players that no rotation fits any more, and small ones late in the event that need weights. */
export async function benchPairing() {
  const sizes = [64, 128, 256, 498]
  const times = await timesOf([
    ...sizes.map((size) => ({ name: size, pools: [afterNinePhases(size)], proof: 'bounds' })),
    { name: 'small', pools: poolsWithoutCertificate(20), proof: 'matching' },
  ])
  const growth = ratio(times['498'], times['64'])
  return [
    ...sizes.flatMap((size) => [
      { what: `pairing a pool of ${size} after nine phases`, unit: 'ms', ...times[size] },
      { what: '  the same costs in edmonds-blossom', unit: 'ms', ...times[`${size} edmonds`] },
    ]),
    {
      what: '  times faster than edmonds-blossom at 498',
      unit: 'x',
      ...ratio(times['498 edmonds'], times['498']),
      atLeast: 200,
    },
    { what: '  growth from 64 to 498 players (61 times the couples)', unit: 'x', ...growth },
    { what: 'pairing a pool of 16 to 24 by weights, after twelve phases', unit: 'ms', ...times['small'] },
    { what: '  the same costs in edmonds-blossom', unit: 'ms', ...times['small edmonds'] },
  ]
}

const ratio = (a, b) => ({ best: a.best / b.best, median: a.median / b.median })

// --- both ways -----------------------------------------------------------------------------------

/** Time of one pairing. Ours are too short for a stopwatch: a lap pairs ten thousand players or more. */
async function timesOf(subjects) {
  const runs = subjects.flatMap(({ name, pools, proof }) => {
    const graphs = pools.map((pool) => ({ pool, edges: edgesOf(pool) }))
    for (const graph of graphs) agree(graph, proof)
    const often = Math.ceil(10_000 / pools.length / pools[0].players.length)
    const ours = Array.from({ length: often }, () => pools).flat()
    return [
      { name: String(name), pairings: ours.length, run: () => ours.map(paired) },
      { name: `${name} edmonds`, pairings: pools.length, run: () => graphs.map(({ edges }) => edmonds(edges, true)) },
    ]
  })
  const times = await inTurns(runs, { laps: 7, warmUp: 3 })
  return Object.fromEntries(runs.map(({ name, pairings }) => [name, ofOne(times[name], pairings)]))
}

const ofOne = ({ best, median, laps }, pairings) => ({ best: best / pairings, median: median / pairings, laps })

const paired = ({ players, meetings }) => pairPool(players, meetings)

/** A repeat weighs more than all colours; edmonds-blossom looks for the largest weight. */
function edgesOf({ players, meetings }) {
  const met = new Map()
  for (const [a, b] of meetings) met.set(keyOf(a, b), (met.get(keyOf(a, b)) ?? 0) + 1)
  const most = Math.max(0, ...met.values())
  return players.flatMap((player, b) =>
    players.slice(0, b).map((other, a) => {
      const apart = Math.abs(balanceOf(player) - balanceOf(other))
      return [a, b, 100_000 * (most - (met.get(keyOf(a, b)) ?? 0)) + apart + 1]
    }),
  )
}

const keyOf = (a, b) => 1000 * Math.min(a, b) + Math.max(a, b)

const balanceOf = ({ whites, blacks }) => whites - blacks

/** Both must find the same weight. */
function agree({ pool, edges }, proof) {
  const answer = paired(pool)
  if (answer.proof !== proof) throw new Error(`the bench wants a pool that is paired by ${proof}`)
  const weights = new Map(edges.map(([a, b, weight]) => [keyOf(a, b), weight]))
  const ours = answer.pairs.reduce((sum, [a, b]) => sum + weights.get(keyOf(a, b)), 0)
  const theirs = edmonds(edges, true).reduce((sum, b, a) => sum + (a < b ? weights.get(keyOf(a, b)) : 0), 0)
  if (ours !== theirs) throw new Error(`another optimum at ${pool.players.length}: ${ours}, edmonds-blossom ${theirs}`)
}

// --- pools ---------------------------------------------------------------------------------------

const newcomers = (size) =>
  Array.from({ length: size }, () => ({ whites: 0, blacks: 0, byes: 0, matches: 0, halfPoints: 0 }))

/** The rotation for three phases; then one player leaves after each phase, and the pool is paired as it is. */
function afterNinePhases(size) {
  let pool = { players: newcomers(size + 7), meetings: [] }
  for (let phase = 1; phase <= 9; phase++) {
    pool = played(pool, phase <= 3 ? inRotation(pool, phase) : paired(pool), byBalance)
    if (phase >= 3) pool = left(pool, size + 9 - phase)
  }
  return pool
}

/** Two clubs meet for twelve phases, one mostly with White: players due Black have met most of those due White. */
function poolsWithoutCertificate(many) {
  const found = []
  while (found.length < many) {
    const size = 2 * roll(8, 12)
    const whites = roll(40, 100)
    let pool = { players: newcomers(size + 2), meetings: [] }
    for (let phase = 0; phase < 12; phase++)
      pool = played(pool, acrossClubs(size / 2 + 1, phase), () => roll(1, 100) <= whites)
    pool = left(pool, size)
    if (paired(pool).proof === 'matching') found.push(pool)
  }
  return found
}

function inRotation({ players }, phase) {
  const { pairs, byes } = rotationPhase(players.length, phase)
  return { pairs: pairs.map(([a, b]) => [a - 1, b - 1]), bye: byes.map((number) => number - 1)[0] }
}

const acrossClubs = (club, phase) => ({
  pairs: Array.from({ length: club }, (_, i) => [i, club + ((i + phase) % club)]),
})

const byBalance = (a, b) => balanceOf(a) < balanceOf(b) || (balanceOf(a) === balanceOf(b) && roll(0, 1) === 0)

function played({ players, meetings }, { pairs, bye }, hasWhite) {
  const after = players.map((player) => ({ ...player }))
  if (bye !== undefined) after[bye].byes++
  for (const [a, b] of pairs) {
    const [white, black] = hasWhite(after[a], after[b]) ? [after[a], after[b]] : [after[b], after[a]]
    white.whites++
    black.blacks++
    white.matches++
    black.matches++
  }
  return { players: after, meetings: [...meetings, ...pairs] }
}

/** Random players, until there are enough. */
function left({ players, meetings }, size) {
  const here = [...players.keys()]
  while (here.length > size) here.splice(roll(0, here.length - 1), 1)
  const places = new Map(here.map((was, is) => [was, is]))
  return {
    players: here.map((was) => players[was]),
    meetings: meetings
      .filter((pair) => pair.every((was) => places.has(was)))
      .map((pair) => pair.map((was) => places.get(was))),
  }
}
