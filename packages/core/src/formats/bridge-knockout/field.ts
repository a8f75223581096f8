/** May so many teams play, in brackets of these sizes, with these settings? (BRI-32, BRI-70, BRI-81, BRI-95, BRI-98) */
import type { Refusal } from '../../refusals/refusal.ts'
import { compactTeams } from './compact.ts'
import type { BridgeOptions } from './options.ts'
import { planFor, quarterfinalsOf } from './plan.ts'
import { scaleFor } from './victory-points.ts'

const largest = 16
const mostBrackets = 26

/** BRI-98: the fewest brackets of at most sixteen, sizes within one of each other, larger ones first. */
export function bracketSizes({ bracketed }: BridgeOptions, teams: number): readonly number[] | undefined {
  if (!bracketed) return undefined
  const count = Math.min(mostBrackets, Math.max(1, Math.ceil(teams / largest)))
  return Array.from({ length: count }, (_, i) => Math.floor(teams / count) + (i < teams % count ? 1 : 0))
}

export function refusedField(
  teams: number,
  options: BridgeOptions,
  brackets = bracketSizes(options, teams),
): Refusal | undefined {
  if (options.compact) return refusedCompact(teams, options)
  if (!brackets) return refusedBracket(teams, options)
  if (teams < 3 || teams > largest * mostBrackets) return wrongField(teams, `3 to ${largest * mostBrackets}`, 'BRI-32')
  return refusedSizes(teams, brackets) ?? refusedBrackets(brackets, options)
}

function refusedSizes(teams: number, brackets: readonly number[]): Refusal | undefined {
  const sum = brackets.reduce((all, size) => all + size, 0)
  const refused = (problem: string): Refusal => ({ code: 'bad-brackets', problem, rule: 'BRI-98' })
  const wrong = brackets.find((size) => size < 3 || size > largest)
  if (wrong !== undefined) return refused(`a bracket has 3 to ${largest} teams, not ${wrong}`)
  return sum === teams ? undefined : refused(`${brackets.join(' + ')} are ${sum} teams, and ${teams} are there`)
}

/** Every bracket must be playable; playoffs need a place in one of them. */
function refusedBrackets(brackets: readonly number[], options: BridgeOptions): Refusal | undefined {
  for (const size of brackets) {
    const refusal = problemWithBoards(size, options)
    if (refusal) return refusal
  }
  const [first] = brackets
  const hasPlace = brackets.some((size) => noPlaceFor(size, options) === undefined)
  return hasPlace || first === undefined ? undefined : noPlaceFor(first, options)
}

/** BRI-69, BRI-70. */
function refusedCompact(teams: number, options: BridgeOptions): Refusal | undefined {
  if (!compactTeams.includes(teams)) return wrongField(teams, '12, 13, 14, 15 or 16 (compact)', 'BRI-70')
  const { compactBoards: boards } = options
  if (teams === largest || boards % 2 === 0) return undefined
  const problem = `with ${teams} teams there is a ring, in which each two play half of them, so it must be even`
  return { code: 'bad-boards', boards, problem, rule: 'BRI-69' }
}

/** Why so many teams cannot play in one bracket with these settings (BRI-32, BRI-81, BRI-95). */
function refusedBracket(teams: number, options: BridgeOptions): Refusal | undefined {
  if (teams < 3 || teams > 64) return wrongField(teams, '3 to 64', 'BRI-32')
  return problemWithBoards(teams, options) ?? noPlaceFor(teams, options)
}

const wrongField = (count: number, allowed: string, rule: string): Refusal => ({
  code: 'wrong-field',
  format: 'bridge knockout',
  count,
  allowed,
  whom: 'teams',
  rule,
})

/** An option this many teams have no place for. */
function noPlaceFor(teams: number, options: BridgeOptions): Refusal | undefined {
  if (options.playoff && quarterfinalsOf(planFor(teams, options)) === undefined)
    return {
      code: 'no-place-for',
      option: 'playoff',
      problem: `with ${teams} teams there are no quarterfinals after the first round`,
      rule: 'BRI-33a',
    }
  if (options.thirdPlace && teams < 4)
    return { code: 'no-place-for', option: 'thirdPlace', problem: 'three teams play no semifinals', rule: 'BRI-95' }
  return undefined
}

export function problemWithBoards(teams: number, options: BridgeOptions): Refusal | undefined {
  const { boards, victoryPoints } = options
  const refused = (problem: string, rule: string): Refusal => ({ code: 'bad-boards', boards, problem, rule })
  if (teams === 5 && boards % 4 !== 0)
    return refused('five teams play a quarter of it in each match, so it must be a multiple of four', 'BRI-41')
  if (teams === 5 && !victoryPoints && !scaleFor(boards / 4))
    return refused(
      `there is no scale of victory points for matches of ${boards / 4} boards; give one as victoryPoints`,
      'BRI-43',
    )
  if (teams === 6 && options.sixTeamCarryover === 7 && boards % 4 !== 0)
    return refused('a carry-over of 7 boards is a quarter of it, so it must be a multiple of four', 'BRI-44')
  const needsHalves =
    teams !== 5 && planFor(teams, options).some(({ matches }) => matches.some(({ seats }) => seats.length > 2))
  if (needsHalves && boards % 2 !== 0)
    return refused(
      `with ${teams} teams there are three-way matches, each two play half of it, so it must be even`,
      'BRI-34',
    )
  return undefined
}
