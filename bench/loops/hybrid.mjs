/**
 * A hybrid knockout as a loop: phases until the places are taken, then a knockout with sudden death. Left out: start
 * positions, which decide nothing (HYB-8), and the effects of absence.
 */
import { pairPool } from '../../packages/core/dist/pairing/pool.js'
import { rotationPhase } from '../../packages/core/dist/pairing/rotation.js'
import { boardFor } from './board.mjs'

/** HYB-S5: the places, and the half points needed for one. */
const small = { places: 8, needed: 14 }
export const large = { places: 128, needed: 18 }

/** HYB-S22, HYB-S23, HYB-29: seconds of both clocks in a game, in ten attempts, and in Armageddon. */
const seconds = [1200, ...Array.from({ length: 10 }, (_, i) => 2 * Math.max(30, 600 / 2 ** (i + 1))), 540]

/** An even number of ratings, in list order. The pairings are core's. */
export function hybridLoop(ratings, seed, { places, needed } = small) {
  const size = ratings.length
  const { play, endMatch, endRound, rank, runsOf } = boardFor(ratings, seed)
  const cycle = cycleOf(size)
  const records = ratings.map(() => ({ whites: 0, blacks: 0, byes: 0, matches: 0, halfPoints: 0, last: 0, tick: 0 }))
  /**
   * By the earlier and the later entrant in the list: how often they have met, and whether the later had White last (1) or the
   * earlier (−1).
   */
  const met = new Int32Array(size * size)
  const white = new Int32Array(size * size)
  const seeds = new Int32Array(places)
  const hasPlace = new Uint8Array(size)
  const order = new Int32Array(size - places)
  /** Entrants who have reached the points in this phase. */
  let reached = []
  let taken = 0

  function run() {
    begin()
    for (let phase = 1, pool = everybody(); taken < places; phase++) {
      const couples = pool.length === size ? cycle[(phase - 1) % cycle.length] : couplesIn(pool)
      for (let i = 0; i < couples.length; i++) playMatch(couples[i], phase)
      endRound()
      if (reached.length > 0) givePlaces()
      if (taken > size - pool.length) pool = pool.filter((who) => hasPlace[who] === 0)
    }
    playKnockout()
    rankTheRest()
  }

  function begin() {
    for (const record of records) {
      record.whites = record.blacks = record.byes = record.matches = record.halfPoints = record.last = 0
    }
    met.fill(0)
    white.fill(0)
    hasPlace.fill(0)
    taken = 0
  }

  const everybody = () => records.map((_, who) => who)

  // --- the qualification -------------------------------------------------------------------------

  function couplesIn(pool) {
    const meetings = []
    for (let i = 0; i < pool.length; i++)
      for (let j = i + 1; j < pool.length; j++)
        for (let times = met[pool[i] * size + pool[j]]; times > 0; times--) meetings.push([i, j])
    const { pairs, bye } = pairPool(
      pool.map((who) => records[who]),
      meetings,
    )
    if (bye !== undefined) records[pool[bye]].byes++
    return pairs.map(([a, b]) => [pool[a], pool[b]])
  }

  function playMatch([earlier, later], phase) {
    const couple = earlier * size + later
    const isEarlierWhite = isWhite(records[earlier], records[later], white[couple], phase)
    const score = isEarlierWhite ? play(earlier, later, seconds[0]) : 2 - play(later, earlier, seconds[0])
    met[couple]++
    white[couple] = isEarlierWhite ? -1 : 1
    add(records[earlier], score, isEarlierWhite)
    add(records[later], 2 - score, !isEarlierWhite)
    noteReached(earlier, later, endMatch())
  }

  /** HYB-7: the smaller balance, Black last, the reverse of the last meeting, the phase. */
  function isWhite(earlier, later, meeting, phase) {
    const balance = earlier.whites - earlier.blacks - later.whites + later.blacks
    if (balance !== 0) return balance < 0
    if (earlier.last !== later.last) return earlier.last < later.last
    return meeting === 0 ? phase % 2 === 1 : meeting > 0
  }

  function add(record, score, isWhite) {
    record.matches++
    record.halfPoints += score
    record.last = isWhite ? 1 : -1
    if (isWhite) record.whites++
    else record.blacks++
  }

  function noteReached(earlier, later, tick) {
    const [a, b] = [records[earlier], records[later]]
    if (a.halfPoints < needed && b.halfPoints < needed) return
    a.tick = b.tick = tick
    if (a.halfPoints >= needed) reached.push(earlier)
    if (b.halfPoints >= needed) reached.push(later)
  }

  /** HYB-S11, HYB-12: sooner, then fewer matches, then more points; ties by list order, or a playoff for the last places. */
  function givePlaces() {
    reached.sort((a, b) => sooner(a, b) || a - b)
    for (let first = 0, end = 0; first < reached.length && taken < places; first = end) {
      for (end = first + 1; end < reached.length && sooner(reached[first], reached[end]) === 0; ) end++
      playOff(reached.slice(first, end))
    }
    reached = []
  }

  function sooner(a, b) {
    const [one, other] = [records[a], records[b]]
    return one.tick - other.tick || one.matches - other.matches || other.halfPoints - one.halfPoints
  }

  /** HYB-13: rounds of a knockout until the places suffice. Winners are in list order, not in the order their matches ended. */
  function playOff(contenders) {
    let left = contenders
    while (taken < places && left.length > places - taken) {
      const through = playOffRound(left)
      const isRoom = through.length <= places - taken
      if (isRoom) for (const who of through) give(who)
      left = left.filter((who) => through.includes(who) !== isRoom)
    }
    for (const who of left) give(who)
  }

  /** The last in the list against the first, the later named first; the bye goes to the fewest byes, then the earliest in the list. */
  function playOffRound(left) {
    const bye = left.length % 2 === 0 ? undefined : left.reduce((a, b) => (records[b].byes < records[a].byes ? b : a))
    if (bye !== undefined) records[bye].byes++
    const playing = left.filter((who) => who !== bye)
    const winners = playing
      .slice(playing.length / 2)
      .map((later, i) => winnerOf(later, playing[playing.length / 2 - 1 - i]))
    endRound()
    return [...winners.sort((a, b) => a - b), ...(bye === undefined ? [] : [bye])]
  }

  function give(who) {
    if (taken === places) return
    hasPlace[who] = 1
    seeds[taken++] = who
  }

  // --- the knockout ------------------------------------------------------------------------------

  /** HYB-S15 to HYB-17: the first against the last; the later is named first, except in the second of the three rounds. */
  function playKnockout() {
    for (let count = places; count > 1; count /= 2) {
      for (let i = 0; i < count / 2; i++) seeds[i] = goesOn(seeds[i], seeds[count - 1 - i], count)
      endRound()
    }
    rank(seeds[0], 0, 1)
  }

  function goesOn(earlier, later, count) {
    const winner = count === places / 2 ? winnerOf(earlier, later) : winnerOf(later, earlier)
    rank(winner === earlier ? later : earlier, count / 2, count / 2)
    return winner
  }

  function winnerOf(first, second) {
    const winner = winnerInTurn(first, second)
    endMatch()
    return winner
  }

  /** HYB-S18, HYB-20: the first named has White in odd games; in the last game a draw is a win for Black. */
  function winnerInTurn(first, second) {
    for (let game = 0; ; game++) {
      const white = game % 2 === 0 ? first : second
      const black = game % 2 === 0 ? second : first
      const score = play(white, black, seconds[game])
      if (score === 2) return white
      if (score === 0 || game === seconds.length - 1) return black
    }
  }

  // --- who did not qualify -----------------------------------------------------------------------

  /** HYB-26: by points, then fewer matches, shared. */
  function rankTheRest() {
    let count = 0
    for (let who = 0; who < size; who++) {
      if (hasPlace[who]) continue
      let place = count++
      for (; place > 0 && shareOf(order[place - 1]) < shareOf(who); place--) order[place] = order[place - 1]
      order[place] = who
    }
    for (let first = 0, end = 0; first < count; first = end) {
      for (end = first + 1; end < count && shareOf(order[end]) === shareOf(order[first]); ) end++
      for (let i = first; i < end; i++) rank(order[i], places + first, end - first)
    }
  }

  const shareOf = (who) => 1024 * records[who].halfPoints - records[who].matches

  return runsOf(run)
}

/** The phases while everybody is in the pool (HYB-5). */
const cycleOf = (size) =>
  Array.from({ length: size - 1 }, (_, k) => rotationPhase(size, k + 1).pairs.map(([a, b]) => [a - 1, b - 1]))
