/** Who plays in a simulation: people or teams of a list, or so many whose strength is spread as it is among people. */

import type { Newcomer } from '@arbiter/core/entries'
import type { AnyFormat } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import { fieldOf } from '@arbiter/core/simulate'
import type { Options } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { entrantsIn, listColumns } from '../desk/entrants.ts'
import { isForTeams } from '../desk/input/team.ts'
import { message as deskMessage } from '../desk/words/messages.ts'
import type { Disk } from '../file/disk.ts'
import { decimalFrom } from './options.ts'
import { message } from './words/messages.ts'

export const fieldOptions = {
  entrants: {
    value: 'people.csv|N',
    about: deskMessage('cli-desk-option-field', { columns: listColumns }),
  },
  spread: { value: 'POINTS', about: message('sim-option-spread') },
} as const satisfies Options

interface FieldOptions {
  readonly entrants: string | undefined
  readonly spread: string | undefined
}

const mostEntrants = 2000

/** `formats`: those they are to play. Out of a number come teams where only teams are asked for. */
export function fieldFrom(
  { entrants, spread }: FieldOptions,
  formats: readonly AnyFormat[] | undefined,
  disk: Disk,
): readonly Newcomer[] {
  if (entrants === undefined) throw misused(message('sim-who-plays'))
  const points = decimalFrom('--spread', spread, 0, 1000)
  if (/^\d+$/.test(entrants)) return generated(Number(entrants), points, formats?.every(isForTeams) ?? false)
  if (points !== undefined) throw misused(message('sim-spread-alone'))
  return entrantsIn(disk, entrants, formats?.every(isForTeams) ? 'teams' : 'players')
}

function generated(count: number, spread: number | undefined, areTeams: boolean): readonly Newcomer[] {
  if (count < 2 || count > mostEntrants)
    throw misused(message('sim-bad-field', { most: mostEntrants, typed: { text: String(count) } }))
  return fieldOf(count, { spread }, areTeams ? 'teams' : 'players')
}

/** "16 entrants, rated 1800 to 1200", "8 entrants, rated 2100 to 1790, 2 of them without a rating". */
export function fieldSaid(entrants: readonly { readonly rating?: number | null | undefined }[]): Message {
  const ratings = entrants.flatMap(({ rating }) => rating ?? []).toSorted((a, b) => b - a)
  const without = entrants.length - ratings.length
  const field = ratedSaid(entrants.length, ratings)
  return without === 0 || ratings.length === 0 ? field : message('sim-field-some', { field, without })
}

function ratedSaid(count: number, ratings: readonly number[]): Message {
  const [best, last] = [ratings[0], ratings.at(-1)]
  if (best === undefined || last === undefined) return message('sim-field', { count })
  return best === last
    ? message('sim-field-level', { count, rating: best })
    : message('sim-field-rated', { count, best, last })
}
