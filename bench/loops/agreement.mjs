/** Checks that a loop and the simulation agree; otherwise their speeds cannot be compared. */

/** A place shared by k entrants counts one k-th of this. */
const whole = 720720 * 2 ** 10
/** Means and titles are few; among hundreds of places one may be a little further off by chance. */
const errorsAllowed = { title: 4, mean: 4, place: 5 }

/** Throws with the difference. */
export function agree(loop, tally, what) {
  const size = Math.sqrt(tally.places.length)
  for (const figure of ['games', 'gamesPerEntrant', 'minutes']) agreeOnMean(loop, tally, figure, what)
  agreeWithin(
    0.01,
    tally.unequalGames / tally.gamesPlayed,
    loop.unequal / meanOf(loop.games).sum,
    `${what}: unequal games`,
  )
  agreeWithin(0.01, tally.correlation / 1e6 / tally.runs, loop.correlation / loop.runs, `${what}: correlation`)
  for (let cell = 0; cell < size * size; cell++) {
    const [who, place] = [Math.floor(cell / size), cell % size]
    const allowed = place === 0 ? errorsAllowed.title : errorsAllowed.place
    agreeOnShare(loop, tally, cell, allowed, `${what}: place ${place + 1} of entrant ${who + 1}`)
  }
}

/** Shared places vary less than whole ones, so this is at least the standard error. */
function agreeOnShare(loop, tally, cell, allowed, what) {
  const [ours, byHand] = [tally, loop].map(({ places, runs }) => places[cell] / whole / runs)
  const share = (ours + byHand) / 2
  const error = Math.sqrt(share * (1 - share) * (1 / tally.runs + 1 / loop.runs))
  agreeWithin(allowed * error, ours, byHand, what)
}

function agreeOnMean(loop, tally, figure, what) {
  const { mean, variance } = meanOf(tally[figure])
  const error = Math.sqrt(variance * (1 / tally.runs + 1 / loop.runs))
  agreeWithin(errorsAllowed.mean * error, mean, meanOf(loop[figure]).mean, `${what}: ${figure}`)
}

function meanOf(histogram) {
  const count = histogram.reduce((all, times) => all + times, 0)
  const sum = histogram.reduce((all, times, number) => all + times * number, 0)
  const mean = sum / count
  const variance = histogram.reduce((all, times, number) => all + times * (number - mean) ** 2, 0) / count
  return { sum, mean, variance }
}

function agreeWithin(most, ours, byHand, what) {
  if (Math.abs(ours - byHand) <= most + 1e-9) return
  throw new Error(`${what}: the simulation says ${ours}, the loop by hand ${byHand}; at most ${most} apart is chance`)
}
