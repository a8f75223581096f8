/** A team found in the wrong bracket: what the rules do about it, as facts (BRI-51 to BRI-57). */
import type { Fact } from '../facts/fact.ts'
import type { Seq } from '../facts/ids.ts'
import { bracketCorrected } from '../formats/bridge-knockout/facts/bracket-corrected.ts'
import { remedyGiven } from '../formats/bridge-knockout/facts/remedy-given.ts'
import { entrantMeant } from '../formats/entrant-meant.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { Changing } from './changes.ts'
import type { CommandOf } from './command.ts'
import type { Tournament } from './tournament.ts'

export function misplaced({ chart, format }: Tournament, command: CommandOf<'misplaced'>): Changing | Refusal {
  if (!format.misplaced) return { code: 'not-in-this-format', wish: command.do, format: format.name }
  if (!chart.started) return { code: 'not-started' }
  const who = entrantMeant(chart, command.team)
  if (isRefusal(who)) return who
  const { fault, placed, to, joins, note } = command
  const found = format.misplaced(chart.options, chart, { who, fault, placed, to, joins })
  if (isRefusal(found)) return found
  const { id } = chart.entrant(who)
  const said = note === undefined ? {} : { note }
  const { from, ...rest } = found
  const free = command.national ? (['tournament', 'national'] as const) : (['tournament'] as const)
  const remedy: Fact[] =
    found.action === 'out' ? [remedyGiven.fact({ entrant: id, refund: true, freePlays: free })] : []
  const { handicaps, secondRound, ...where } = rest
  return {
    after: chart.started.seq,
    make: (voids: readonly Seq[]) => [
      bracketCorrected.fact({
        entrant: id,
        from,
        fault,
        placed,
        ...where,
        ...(handicaps === undefined ? {} : { handicaps }),
        ...(secondRound === undefined ? {} : { secondRound }),
        voids,
        ...said,
      }),
      ...remedy,
    ],
  }
}
