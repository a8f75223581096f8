/** Counts the failures of an engine in a match, from the log. */

import type { RecordOfGame } from '@arbiter/core/facts'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'
import type { Ending } from '../game/record.ts'
import { type CupMatch, matchNumbered, nameIn } from './cup-match.ts'

/** It exited, or was killed because it did not answer. */
export const isCrash = (ending: Ending | string): boolean => ending === 'crash' || ending === 'stall'

/** The record of a game, unless its result was corrected. */
export const recordStanding = (report: CupMatch['games'][number]['report']): Partial<RecordOfGame> =>
  (report?.before === undefined && report?.record) || {}

export function crashesIn(tournament: Tournament, match: number, engine: string): number {
  const found = matchNumbered(tournament, match)
  const crashes = found?.games.filter(({ report, white, black }) => {
    const { fault, ending = '' } = recordStanding(report)
    const by = fault?.by === 'white' ? white : black
    return fault !== undefined && isCrash(ending) && nameIn(tournament.chart, found, by) === engine
  })
  return crashes?.length ?? 0
}

export function failedStartsIn({ chart }: Tournament, match: number, engine: string): number {
  const isThis = (entrant: unknown) => chart.field.entrants.some(({ id, name }) => id === entrant && name === engine)
  return cupLedger(chart).abandoned.filter(
    (each) => Number(each.match) === match && each.why === 'no-start' && isThis(each.entrant),
  ).length
}
