/**
 * What the hand-written loops share, in plain arrays: Elo's tables, a generator like the simulation's, a length for every
 * game, and the figures of a tally.
 */

/** The advantage of the first move in rating points, and the share of draws between equals; the same as in the bench's questions. */
export const elo = { kind: 'elo', advantage: 35, draws: 0.35 }

/** Seconds on both clocks for a game of 15 minutes and 10 seconds a move, and the share of them in the shortest game. */
const usual = 2 * (900 + 60 * 10)
const shortest = 0.25

/** A place shared by k entrants counts one k-th of this. */
const whole = 720720 * 2 ** 10

export function boardFor(ratings, seed) {
  const size = ratings.length
  const { wins, level, unequal } = tablesOf(ratings)
  const roll = chanceOf(seed)
  const gamesOf = new Int32Array(size)
  /** Seconds of the match, of the longest match in the round, and of all rounds before. */
  const clock = new Float64Array(3)
  let sheet = newSheet(size)
  let together = 0
  let alone = 0

  /** Plays a game of this many seconds on both clocks and returns White's score in half points. */
  function play(white, black, seconds = usual) {
    const place = white * size + black
    const rolled = roll()
    clock[0] += seconds * (shortest + (1 - shortest) * (roll() / 2 ** 32 + 0.5))
    gamesOf[white]++
    gamesOf[black]++
    sheet.unequal += unequal[place]
    return (rolled < wins[place]) + (rolled < level[place])
  }

  /** The duration in ticks of ten seconds. */
  function endMatch() {
    const ticks = Math.ceil(clock[0] / 10)
    if (clock[0] > clock[1]) clock[1] = clock[0]
    clock[0] = 0
    return ticks
  }

  function endRound() {
    clock[2] += clock[1]
    clock[1] = 0
  }

  /** The number of entrants above, and the number who share the place. */
  function rank(who, above, sharing) {
    const share = whole / sharing
    for (let place = above; place < above + sharing; place++) sheet.places[who * size + place] += share
    const offset = 2 * above + sharing - size
    together += offset * (2 * who + 1 - size)
    alone += offset * offset
  }

  function endRun() {
    let games = 0
    for (let who = 0; who < size; who++) {
      games += gamesOf[who]
      sheet.gamesPerEntrant[gamesOf[who]] = (sheet.gamesPerEntrant[gamesOf[who]] ?? 0) + 1
    }
    count(sheet.games, games / 2)
    count(sheet.minutes, Math.round(clock[2] / 60))
    sheet.correlation += together / Math.sqrt((alone * (size ** 3 - size)) / 3)
    gamesOf.fill(0)
    clock[2] = together = alone = 0
  }

  /** Plays the runs and returns their figures. */
  const runsOf = (run) => (runs) => {
    sheet = newSheet(size)
    for (let i = 0; i < runs; i++) {
      run()
      endRun()
    }
    return { ...sheet, runs }
  }
  return { play, endMatch, endRound, rank, runsOf }
}

const newSheet = (size) => ({
  places: new Float64Array(size * size),
  unequal: 0,
  correlation: 0,
  games: [],
  gamesPerEntrant: [],
  minutes: [],
})

function count(histogram, number) {
  while (histogram.length <= number) histogram.push(0)
  histogram[number]++
}

/** sfc32: a whole number from −2³¹ to 2³¹ − 1. */
function chanceOf(seed) {
  const words = Int32Array.of(seed, seed ^ 0x2545f491, 0x9e3779b9, 1)
  const roll = () => {
    const b = words[1]
    const c = words[2]
    const sum = (words[0] + b + words[3]++) | 0
    words[0] = b ^ (b >>> 9)
    words[1] = (c + (c << 3)) | 0
    words[2] = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum
  }
  for (let i = 0; i < 12; i++) roll()
  return roll
}

const expectedScore = (difference) => 1 / (1 + 10 ** (-difference / 400))

/**
 * Random numbers below the first limit are won by White, below the second drawn; and whether a side scores three quarters.
 * Index: White · size + Black.
 */
function tablesOf(ratings) {
  const differences = ratings.flatMap((white) => ratings.map((black) => white - black))
  const expected = differences.map((difference) => expectedScore(difference + elo.advantage))
  const halfDrawn = (share) => {
    const equality = 4 * share * (1 - share)
    return (elo.draws * equality) / (elo.draws + Math.sqrt(elo.draws ** 2 + (1 - 2 * elo.draws) * equality)) / 2
  }
  const word = (share) => Math.floor((share - 0.5) * 2 ** 32)
  return {
    wins: Int32Array.from(expected, (share) => word(share - halfDrawn(share))),
    level: Int32Array.from(expected, (share) => word(share + halfDrawn(share))),
    unequal: Uint8Array.from(differences, (each) => (Math.abs(expectedScore(each) - 0.5) >= 0.25 ? 1 : 0)),
  }
}
