/** `--entrants`: a number of players to try things out with, or a list of people or teams in a file. */
import { type AnyFormat, type Newcomer, parseEntrants } from '@arbiter/core'
import { misused, refused } from '../command-line/stop.ts'
import { bytesOf } from '../file/bytes.ts'
import type { Disk } from '../file/disk.ts'
import { isForTeams } from './team.ts'

/** What a list of people or teams is made of. */
export const listColumns =
  'columns name, rating, maxRating, club, id; of teams: team, captain, paid, claimed, player1, number1, masterpoints1, player2, …'

export function entrantsFrom(disk: Disk, text: string, format: AnyFormat): readonly Newcomer[] {
  return /^\d+$/.test(text) ? numbered(Number(text), format) : entrantsIn(disk, text)
}

function numbered(count: number, format: AnyFormat): Newcomer[] {
  if (count < 1 || count > 2000)
    throw misused(`--entrants takes 1 to 2000 players or the name of a file, not ${count}.`)
  const word = isForTeams(format) ? 'Team' : 'Player'
  return Array.from({ length: count }, (_, i) => ({ name: `${word} ${i + 1}` }))
}

/** Only a list in a file. */
export function entrantsIn(disk: Disk, path: string): readonly Newcomer[] {
  const parsed = parseEntrants(textOf(disk, path))
  if (parsed.ok) return parsed.entrants
  const { problems } = parsed
  const few = problems.slice(0, 20).map(({ line, column, problem }) => `  line ${line}, column ${column}: ${problem}`)
  const rest = problems.length > few.length ? [`  and ${problems.length - few.length} more`] : []
  const message = [`${path} cannot be used, and nothing was changed:`, ...few, ...rest].join('\n')
  throw refused('bad-entrants', message, { problems })
}

/** A spreadsheet saved in another alphabet would give wrong names, so it is refused. */
function textOf(disk: Disk, path: string): string {
  const bytes = bytesOf(disk, path)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw refused('bad-entrants', `${path} is not UTF-8 text. Save it again as “CSV UTF-8”.`)
  }
}
