/**
 * A diagonal as a loop: neighbours first, then two opponents each, eliminated after four lost games, the rest by performance.
 * Left out: lengths of games, which a simulation does not have either (DIA-20), and the effects of absence.
 */
import { firstRound } from '../../packages/core/dist/formats/diagonal/rounds/first-round.js'
import { twoOpponents } from '../../packages/core/dist/pairing/two-opponents.js'
import { boardFor } from './board.mjs'

/** Lost games are counted in halves. */
const outAt = 8
const fewPlayersMax = 6
const maxExtraRounds = 10

/** Ratings in descending order, so that entrant and row are the same. The pairings are core's. */
export function diagonalLoop(ratings, seed) {
  const size = ratings.length
  const { play, endMatch, endRound, rank, runsOf } = boardFor(ratings, seed)
  const first = firstRound(size)
  const lost = new Int32Array(size)
  /** Games, and the sum of the opponents' ratings with 400 for a win and −400 for a loss (DIA-23). */
  const played = new Int32Array(size)
  const total = new Int32Array(size)
  /** By two entrants: whether they have met, and the first one's wins minus losses. */
  const met = new Uint8Array(size * size)
  const ahead = new Int32Array(size * size)
  const performance = new Float64Array(size)
  const order = new Int32Array(size)
  const everybody = ratings.map((_, who) => who)
  /** True for entrants who have met. */
  const meetings = Array.from({ length: size + 1 }, (_, count) => new Uint8Array(count * count))

  function run() {
    lost.fill(0)
    played.fill(0)
    total.fill(0)
    met.fill(0)
    ahead.fill(0)
    for (let i = 0; i < first.length; i++) playPair(first[i][0], first[i][1])
    endRound()
    rankAll(winners())
  }

  /** Two games with colours exchanged. */
  function playPair(a, b) {
    const lead = play(a, b) - play(b, a) // half points of a above an even score, and wins minus losses
    lost[a] += 2 - lead
    lost[b] += 2 + lead
    played[a] += 2
    played[b] += 2
    total[a] += 2 * ratings[b] + 400 * lead
    total[b] += 2 * ratings[a] - 400 * lead
    met[a * size + b] = met[b * size + a] = 1
    ahead[a * size + b] += lead
    ahead[b * size + a] -= lead
    endMatch()
  }

  /** Rounds until one is left; if all are out, those level play on (DIA-S11, DIA-S12, DIA-22). */
  function winners() {
    let players = everybody
    for (;;) {
      const left = []
      for (let i = 0; i < players.length; i++) if (lost[players[i]] < outAt) left.push(players[i])
      if (left.length === 0) return amongLevel(players)
      if (left.length === 1) return left
      playRound(left)
      players = left
    }
  }

  function amongLevel(players) {
    let level = levelOf(players)
    for (let extra = 0; level.length > 1 && extra < maxExtraRounds; extra++) {
      playRound(level)
      level = levelOf(level)
    }
    return level
  }

  function playRound(players) {
    const count = players.length
    const haveMet = meetings[count]
    for (let i = 0; i < count; i++)
      for (let j = 0; j < count; j++) haveMet[i * count + j] = met[players[i] * size + players[j]]
    const { couples } = twoOpponents(count, fewPlayersMax, haveMet)
    for (let i = 0; i < couples.length; i++) playPair(players[couples[i][0]], players[couples[i][1]])
    endRound()
  }

  /** DIA-18, DIA-19: fewest lost games, then the games among themselves until nothing changes. */
  function levelOf(players) {
    let level = withMost(players, (who) => -lost[who])
    for (let before = 0; level.length > 1 && level.length !== before; ) {
      before = level.length
      const among = level
      level = withMost(among, (who) => among.reduce((sum, other) => sum + ahead[who * size + other], 0))
    }
    return level
  }

  /** DIA-24: the winner, then by performance, fewer lost games, row. */
  function rankAll(won) {
    for (let who = 0; who < size; who++) performance[who] = won.includes(who) ? Infinity : total[who] / played[who]
    for (let who = 0; who < size; who++) {
      let place = who
      for (; place > 0 && isBefore(who, order[place - 1]); place--) order[place] = order[place - 1]
      order[place] = who
    }
    for (const who of won) rank(who, 0, won.length)
    for (let place = won.length; place < size; place++) rank(order[place], place, 1)
  }

  const isBefore = (a, b) => performance[a] > performance[b] || (performance[a] === performance[b] && lost[a] < lost[b])

  return runsOf(run)
}

function withMost(players, count) {
  const counts = players.map(count)
  const most = Math.max(...counts)
  return players.filter((_, i) => counts[i] === most)
}
