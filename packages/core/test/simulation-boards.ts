/** Matches of bridge teams, exactly: margins of boards as docs/models.md draws them, ties and handicaps as RULES.md has them. */
import { normalBelow, normalDensity } from '../src/simulate/models/normal.ts'
import { usualTeams } from '../src/simulate/models/teams.ts'

/** BRI-58: what the team of the higher average wins on a board, in IMPs. */
export function marginPerBoard(one: number, other: number): number {
  const [high, low] = [Math.max(one, other), Math.min(one, other)]
  const margin = Math.log10((40 + low / 2 + high) / (40 + (3 * low) / 2))
  return one >= other ? margin : -margin
}

/** How likely each margin in whole IMPs is. */
type Margins = ReadonlyMap<number, number>

/**
 * Both sides' IMPs are rounded: a margin of 2.3 becomes 2 or 3, 3 in three cases of ten, because the IMPs of both
 * together lie anywhere. So whole margins are as likely as second differences of the mean of what lies below them.
 */
function marginsIn(boards: number, perBoard: number): Margins {
  const [mean, deviation] = [boards * perBoard, Math.sqrt(boards) * usualTeams.deviation]
  const below = (margin: number): number => {
    const z = (margin - mean) / deviation
    return deviation * (z * normalBelow(z) + normalDensity(z))
  }
  const chance = (margin: number) => below(margin + 1) - 2 * below(margin) + below(margin - 1)
  const reach = Math.ceil(9 * deviation)
  return new Map(
    Array.from({ length: 2 * reach + 1 }, (_, i) => [i - reach, chance(i - reach)] as const).filter(
      ([, each]) => each > 0,
    ),
  )
}

function added(one: Margins, other: Margins): Margins {
  const sum = new Map<number, number>()
  for (const [a, chance] of one)
    for (const [b, chanceToo] of other) sum.set(a + b, (sum.get(a + b) ?? 0) + chance * chanceToo)
  return sum
}

/** The chance of the first to win a match of two halves; a handicap is what it receives. */
export function matchOfBoards(boards: number, perBoard: number, handicap = 0): number {
  const half = marginsIn(boards / 2, perBoard)
  const { won, level } = split(added(half, half), handicap)
  const extra = split(marginsIn(4, perBoard), 0) // BRI-37: four boards more, without handicap, until it is broken
  return won + (level * extra.won) / (1 - extra.level)
}

function split(margins: Margins, handicap: number): { won: number; level: number } {
  let [won, level] = [0, 0]
  for (const [margin, chance] of margins) {
    if (margin + handicap > 0) won += chance
    else if (margin + handicap === 0) level += chance
  }
  return { won, level }
}
