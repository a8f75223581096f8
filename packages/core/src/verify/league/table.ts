/** The league's table, counted from scratch from everybody's games. */
import type { EntrantId } from '../../facts/ids.ts'
import type { Person } from '../field.ts'
import type { Share } from './decision.ts'
import type { LeagueMatch } from './match.ts'

/** The basis of a table. */
export interface Standings {
  readonly starters: readonly Person[]
  readonly matches: readonly LeagueMatch[]
  /** People with a bye in the phases opened so far. */
  readonly byes: readonly Person[]
  readonly fallen: ReadonlySet<Person>
  readonly prizes: readonly number[]
}

type Counts = Readonly<Record<'points' | 'played' | 'wins' | 'draws' | 'losses' | 'blackWins' | 'byes', number>>

export interface LeagueRow {
  readonly rank: number
  readonly entrant: EntrantId
  /** The prize in minor units; only if there are prizes. */
  readonly counts: Counts | (Counts & { readonly prize: number })
}

export function leagueTable(standings: Standings): LeagueRow[] {
  const { starters, fallen, prizes } = standings
  const lines = starters.map((person) => ({
    person,
    counts: countsOf(person, standings),
    isFallen: fallen.has(person),
  }))
  const rows = lines.map((line) => {
    const rank = 1 + lines.filter((other) => isAhead(other, line)).length
    const sharing = lines.filter((other) => !isAhead(other, line) && !isAhead(line, other)).length
    const prize = line.isFallen ? 0 : shareOf(prizes.slice(rank - 1, rank - 1 + sharing), sharing) // LEA-17
    return { rank, entrant: line.person.id, counts: { ...line.counts, ...(prizes.length > 0 ? { prize } : {}) } }
  })
  return rows.sort((a, b) => a.rank - b.rank)
}

interface Line {
  readonly counts: Counts
  readonly isFallen: boolean
}

/** LEA-17, then LEA-S9. */
function isAhead(a: Line, b: Line): boolean {
  if (a.isFallen !== b.isFallen) return b.isFallen
  if (a.counts.points !== b.counts.points) return a.counts.points > b.counts.points
  if (a.counts.wins !== b.counts.wins) return a.counts.wins > b.counts.wins
  return a.counts.blackWins > b.counts.blackWins
}

/** LEA-9. */
function shareOf(prizes: readonly number[], sharing: number): number {
  const sum = prizes.reduce((total, prize) => total + prize, 0)
  return (sum - (sum % sharing)) / sharing
}

function countsOf(person: Person, { matches, byes }: Standings): Counts {
  const shares = matches.flatMap((match) => shareIn(match, person))
  const wins = shares.filter(({ share }) => share === 'win')
  const draws = shares.filter(({ share }) => share === 'draw')
  return {
    points: 3 * wins.length + draws.length, // LEA-S7
    played: shares.length,
    wins: wins.length,
    draws: draws.length,
    losses: shares.length - wins.length - draws.length,
    blackWins: wins.filter(({ isBlackPlayed }) => isBlackPlayed).length, // LEA-11, LEA-18
    byes: byes.filter((each) => each === person).length,
  }
}

/** This person's gain from the match, if any. */
function shareIn({ white, black, decision }: LeagueMatch, person: Person): { share: Share; isBlackPlayed: boolean }[] {
  if (!decision?.counts) return []
  if (white === person) return [{ share: decision.white, isBlackPlayed: false }]
  return black === person ? [{ share: decision.black, isBlackPlayed: decision.isPlayed }] : []
}
