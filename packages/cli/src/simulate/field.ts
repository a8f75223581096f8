/** Who plays in a simulation: people or teams of a list, or so many whose strength is spread as it is among people. */
import { type AnyFormat, fieldOf, type Newcomer, plural } from '@arbiter/core'
import type { Options } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { entrantsIn, listColumns } from '../desk/entrants.ts'
import { isForTeams } from '../desk/team.ts'
import type { Disk } from '../file/disk.ts'
import { decimalFrom } from './asked.ts'

export const fieldOptions = {
  entrants: {
    value: 'people.csv|N',
    about: `A list of people or teams (${listColumns}), or a number of entrants of different strength`,
  },
  spread: {
    value: 'POINTS',
    about:
      'With --entrants N: how far ratings lie apart (their standard deviation around 1500); 200 unless given, 0 for equals',
  },
} as const satisfies Options

interface Given {
  readonly entrants: string | undefined
  readonly spread: string | undefined
}

const mostEntrants = 2000

/** `formats`: those they are to play. Out of a number come teams where only teams are asked for. */
export function fieldFrom(
  { entrants, spread }: Given,
  formats: readonly AnyFormat[] | undefined,
  disk: Disk,
): readonly Newcomer[] {
  if (entrants === undefined)
    throw misused('--entrants is missing: who plays? Say --entrants people.csv, or --entrants 16 for so many.')
  const points = decimalFrom('--spread', spread, 0, 1000)
  if (/^\d+$/.test(entrants)) return generated(Number(entrants), points, formats?.every(isForTeams) ?? false)
  if (points !== undefined)
    throw misused('--spread goes with --entrants N; a list says for itself how strong everybody is.')
  return entrantsIn(disk, entrants, formats?.every(isForTeams) ? 'teams' : 'players')
}

function generated(count: number, spread: number | undefined, areTeams: boolean): readonly Newcomer[] {
  if (count < 2 || count > mostEntrants)
    throw misused(`--entrants takes 2 to ${mostEntrants} or the name of a file, not ${count}.`)
  return fieldOf(count, { spread }, areTeams ? 'teams' : undefined)
}

/** "16 entrants, 1800 to 1200", "8 entrants, 2100 to 1790, 2 of them without a rating". */
export function fieldInWords(entrants: readonly { readonly rating?: number | null | undefined }[]): string {
  const ratings = entrants.flatMap(({ rating }) => rating ?? []).toSorted((a, b) => b - a)
  const unrated = entrants.length - ratings.length
  return [
    plural(entrants.length, 'entrant'),
    ...(ratings.length === 0 ? [] : [rangeOf(ratings)]),
    ...(unrated === 0 || ratings.length === 0 ? [] : [`${unrated} of them without a rating`]),
  ].join(', ')
}

const rangeOf = ([first, ...others]: readonly number[]): string =>
  others.length === 0 || others.at(-1) === first ? `rated ${first}` : `rated ${first} to ${others.at(-1)}`
