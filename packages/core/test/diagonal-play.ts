/** Ways to play a Diagonal in tests, and to look at it. */
import { expect } from 'vitest'
import { verify } from '../src/verify/index.ts'
import { type Hall, letters } from './hall.ts'

/** The higher in the row wins. */
export const favourite = (white: string, black: string): string => (placeOf(white) < placeOf(black) ? '1-0' : '0-1')
export const draw = (): string => '1/2'
const placeOf = (name: string): number => (name.length > 1 ? Number(name.slice(1)) : letters.indexOf(name))

/** Every game of the round being played, by White and Black: {'A-B': '1-0'}; all others are drawn. */
export const playAs = (t: Hall, told: Record<string, string>): Hall =>
  t.playRound((white, black) => told[`${white}-${black}`] ?? draw())

/** "A-B C-D": who plays whom in a round, first named first. */
export const pairsIn = (t: Hall, round: number): string =>
  (t.bulletin.stages[0]?.rounds.find((each) => each.round === round)?.matches ?? [])
    .map(({ seats }) => seats.map(({ entrant }) => entrant).join('-'))
    .join(' ')

export const lostGames = (t: Hall, name: string): unknown => t.row(name)?.['lostGames']

/** "CD": who is out, by name. */
export const isOut = (t: Hall): string =>
  t.bulletin.table
    .filter((row) => row['out'] !== undefined)
    .map(({ name }) => name)
    .toSorted()
    .join('')

/** No finding of the second opinion. */
export const isSound = (t: Hall): void => expect(verify(t.tournament.log).findings).toEqual([])
