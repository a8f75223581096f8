/** How much of his team's boards a player played: P or out, and percentages added up exactly (BRI-6, BRI-10). */

export interface Turnout {
  readonly boards: number
  readonly played: number
}

/** A match in which boards were played, and which match of the team it is. */
export interface Attended extends Turnout {
  readonly number: number
  /** What it is called in the event, where it is one of an event: "A5". */
  readonly called?: string
}

/** "A5" in an event; otherwise which match of the team it is. */
export const calledIn = ({ number, called }: Pick<Attended, 'number' | 'called'>): string => called ?? String(number)

/** BRI-6: in whole boards; exactly half is P. */
export const isP = ({ boards, played }: Turnout): boolean => 2 * played >= boards

/** BRI-10: percentages where he is P add up to 50 for each match counted. */
export const reachesHalf = (counted: readonly Turnout[]): boolean => boardsMissing(counted, 1) === 0

/** How many boards of a match of this length would bring them there. Exact: matches of 24, 28 and 56 boards mix. */
export function boardsMissing(counted: readonly Turnout[], length: number): number {
  const { over, under } = sumOf(counted.filter(isP))
  const missing = BigInt(counted.length) * under - 2n * over
  return missing <= 0n ? 0 : Number((missing * BigInt(length) + 2n * under - 1n) / (2n * under))
}

interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

function sumOf(matches: readonly Turnout[]): Fraction {
  let [over, under] = [0n, 1n]
  for (const { boards, played } of matches) {
    over = over * BigInt(boards) + BigInt(played) * under
    under *= BigInt(boards)
  }
  return { over, under }
}

/** "75 + 100 + 50 = 225 of the 200 needed". */
export function sumInWords(counted: readonly Turnout[]): string {
  const participated = counted.filter(isP)
  const parts = participated.length > 1 ? `${participated.map(percentOf).join(' + ')} = ` : ''
  return `${parts}${percentBelow(sumOf(participated))} of the ${50 * counted.length} needed`
}

/** To two decimals. */
export const percentOf = ({ boards, played }: Turnout): number => Math.round((10_000 * played) / boards) / 100

/** Rounded down: what is not enough must not look like it. */
const percentBelow = ({ over, under }: Fraction): number => Number((10_000n * over) / under) / 100
