/** The fields that can play, by number of teams, sizes of divisions and settings (BRI-32, BRI-70, BRI-81, BRI-95, BRI-98). */

import type { Message } from '../../../message/message.ts'
import type { FieldSizes, StartRefusal } from '../../../refusals/refusal.ts'
import { type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { BridgeOptions } from '../options.ts'
import { compactTeams } from '../plan/compact.ts'
import { planFor, quarterfinalsOf } from '../plan/plan.ts'
import { scaleFor } from '../scoring/victory-points.ts'
import { message } from '../words/messages.ts'

const largest = 16
const mostBrackets = 26

/** BRI-98: the fewest divisions of at most sixteen, sizes within one of each other, larger ones first. */
export function bracketSizes({ bracketed }: BridgeOptions, teams: number): readonly number[] | undefined {
  if (!bracketed) return undefined
  const count = Math.min(mostBrackets, Math.max(1, Math.ceil(teams / largest)))
  return Array.from({ length: count }, (_, i) => Math.floor(teams / count) + (i < teams % count ? 1 : 0))
}

export function refusedField(
  teams: number,
  options: BridgeOptions,
  brackets = bracketSizes(options, teams),
): RefusedResult<StartRefusal> | undefined {
  if (options.compact) return refusedCompact(teams, options)
  if (!brackets) return refusedBracket(teams, options)
  if (teams < 3 || teams > largest * mostBrackets)
    return wrongField(teams, { least: 3, most: largest * mostBrackets }, 'BRI-32')
  return refusedSizes(teams, brackets) ?? refusedBrackets(brackets, options)
}

function refusedSizes(teams: number, brackets: readonly number[]): RefusedResult<StartRefusal> | undefined {
  const sum = brackets.reduce((all, size) => all + size, 0)
  const refused = (problem: Message): RefusedResult<StartRefusal> =>
    refuse({ code: 'bad-brackets', problem, rule: 'BRI-98' })
  const wrong = brackets.find((size) => size < 3 || size > largest)
  if (wrong !== undefined) return refused(message('bridge-bracket-size', { most: largest, teams: wrong }))
  return sum === teams ? undefined : refused(message('bridge-bracket-sum', { sizes: brackets, sum, teams }))
}

/** Every division must be playable; playoffs need a place in one of them. */
function refusedBrackets(brackets: readonly number[], options: BridgeOptions): RefusedResult<StartRefusal> | undefined {
  for (const size of brackets) {
    const refusal = problemWithBoards(size, options)
    if (refusal) return refusal
  }
  const [first] = brackets
  const hasPlace = brackets.some((size) => noPlaceFor(size, options) === undefined)
  return hasPlace || first === undefined ? undefined : noPlaceFor(first, options)
}

/** BRI-69, BRI-70. */
function refusedCompact(teams: number, options: BridgeOptions): RefusedResult<StartRefusal> | undefined {
  if (!compactTeams.includes(teams)) return wrongField(teams, { sizes: compactTeams }, 'BRI-70', { isCompact: true })
  const { compactBoards: boards } = options
  if (teams === largest || boards % 2 === 0) return undefined
  return refuse({ code: 'bad-boards', boards, problem: message('bridge-boards-ring', { teams }), rule: 'BRI-69' })
}

/** Why this number of teams cannot play in one division with these settings (BRI-32, BRI-81, BRI-95). */
function refusedBracket(teams: number, options: BridgeOptions): RefusedResult<StartRefusal> | undefined {
  if (teams < 3 || teams > 64) return wrongField(teams, { least: 3, most: 64 }, 'BRI-32')
  return problemWithBoards(teams, options) ?? noPlaceFor(teams, options)
}

const wrongField = (count: number, allowed: FieldSizes, rule: string, more: { isCompact?: true } = {}) =>
  refuse({
    code: 'wrong-field',
    format: 'bridge-knockout',
    count,
    allowed,
    whom: 'teams',
    rule,
    ...more,
  })

/** An option this many teams have no place for. */
function noPlaceFor(teams: number, options: BridgeOptions): RefusedResult<StartRefusal> | undefined {
  if (options.playoff && quarterfinalsOf(planFor(teams, options)) === undefined)
    return refuse({
      code: 'no-place-for',
      option: 'playoff',
      problem: message('bridge-no-quarterfinals', { teams }),
      rule: 'BRI-33a',
    })
  if (options.thirdPlace && teams < 4)
    return refuse({
      code: 'no-place-for',
      option: 'thirdPlace',
      problem: message('bridge-no-semifinals'),
      rule: 'BRI-95',
    })
  return undefined
}

export function problemWithBoards(teams: number, options: BridgeOptions): RefusedResult<StartRefusal> | undefined {
  const { boards, victoryPoints } = options
  const refused = (problem: Message, rule: string): RefusedResult<StartRefusal> =>
    refuse({ code: 'bad-boards', boards, problem, rule })
  if (teams === 5 && boards % 4 !== 0) return refused(message('bridge-boards-five'), 'BRI-41')
  if (teams === 5 && !victoryPoints && !scaleFor(boards / 4))
    return refused(message('bridge-boards-no-scale', { boards: boards / 4 }), 'BRI-43')
  if (teams === 6 && options.sixTeamCarryover === 7 && boards % 4 !== 0)
    return refused(message('bridge-boards-carry-over'), 'BRI-44')
  const needsHalves =
    teams !== 5 && planFor(teams, options).some(({ matches }) => matches.some(({ seats }) => seats.length > 2))
  return needsHalves && boards % 2 !== 0 ? refused(message('bridge-boards-three-way', { teams }), 'BRI-34') : undefined
}
