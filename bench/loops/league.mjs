/** A league as a loop: twice against everybody, 3-1-0, then wins, then wins as Black, ranks shared (LEA-S2, LEA-S7 to LEA-9). */
import { schedule } from '../../packages/core/dist/formats/league/schedule.js'
import { boardFor } from './board.mjs'

/** The schedule is core's. */
export function leagueLoop(ratings, seed) {
  const size = ratings.length
  const { play, endMatch, endRound, rank, runsOf } = boardFor(ratings, seed)
  const phases = schedule(size, false).map(({ pairs }) => Int32Array.from(pairs.flat(), (number) => number - 1))
  const points = new Int32Array(size)
  const wins = new Int32Array(size)
  const blackWins = new Int32Array(size)
  const order = new Int32Array(size)

  function run() {
    points.fill(0)
    wins.fill(0)
    blackWins.fill(0)
    for (const pairs of phases) {
      for (let i = 0; i < pairs.length; i += 2) playMatch(pairs[i], pairs[i + 1])
      endRound()
    }
    sort()
    rankAll()
  }

  function playMatch(white, black) {
    const score = play(white, black)
    endMatch()
    if (score === 2) {
      points[white] += 3
      wins[white]++
    } else if (score === 0) {
      points[black] += 3
      wins[black]++
      blackWins[black]++
    } else {
      points[white]++
      points[black]++
    }
  }

  /** Negative if the first stands above the second. */
  const compare = (a, b) => points[b] - points[a] || wins[b] - wins[a] || blackWins[b] - blackWins[a]

  function sort() {
    for (let who = 0; who < size; who++) {
      let place = who
      for (; place > 0 && compare(who, order[place - 1]) < 0; place--) order[place] = order[place - 1]
      order[place] = who
    }
  }

  function rankAll() {
    for (let first = 0, end = 0; first < size; first = end) {
      for (end = first + 1; end < size && compare(order[first], order[end]) === 0; ) end++
      for (let i = first; i < end; i++) rank(order[i], first, end - first)
    }
  }

  return runsOf(run)
}
