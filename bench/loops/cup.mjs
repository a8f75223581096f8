/** A cup as a loop: one pair of games per match, up to eight tiebreak pairs, then the higher seed (CUP-16 to CUP-18b, CUP-26). */
import { boardFor } from './board.mjs'

const mostPairs = 1 + 8

/** Ratings in descending order, so that entrant and seed are the same. */
export function cupLoop(ratings, seed) {
  const size = ratings.length
  const { play, endMatch, endRound, rank, runsOf } = boardFor(ratings, seed)
  const order = bracketOrder(size)
  const left = new Int32Array(size)

  function run() {
    left.set(order)
    for (let count = size; count > 1; count /= 2) {
      for (let i = 0; i < count; i += 2) left[i / 2] = playMatch(left[i], left[i + 1], count / 2)
      endRound()
    }
    rank(left[0], 0, 1)
  }

  function playMatch(one, other, matches) {
    const high = Math.min(one, other)
    const low = Math.max(one, other)
    let lead = 0
    for (let pair = 0; pair < mostPairs && lead === 0; pair++) lead = play(high, low) - play(low, high)
    endMatch()
    rank(lead >= 0 ? low : high, matches, matches)
    return lead >= 0 ? high : low
  }

  return runsOf(run)
}

/** CUP-12: 1, 8, 4, 5, 2, 7, 3, 6, counted from 0. */
function bracketOrder(size) {
  let order = [0]
  while (order.length < size) order = order.flatMap((place) => [place, 2 * order.length - 1 - place])
  return order
}
