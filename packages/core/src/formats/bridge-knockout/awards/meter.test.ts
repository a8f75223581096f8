import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../../../test/said.ts'
import { Dice, type Roll } from '../../../dice/dice.ts'
import { type Campaign, canReachHalf, meterOf, type OpenMatch, type Reading } from './meter.ts'
import { awardOf, type Run, type TeamMatch } from './participation.ts'

/** "12/24", "-" without a board, "?" without a line-up. */
function past(text: string): TeamMatch {
  if (text === '-') return { state: 'unplayed' }
  if (text === '?') return { state: 'unknown' }
  const [played = 0, boards = 0] = text.split('/').map(Number)
  return { state: 'known', played, boards }
}

/** "28" to come, "7+14/28" 7 played and 14 more may be. */
function open(text: string): OpenMatch {
  const [, played = '0', left, boards] = /^(?:(\d+)\+(\d+)\/)?(\d+)$/.exec(text) as unknown as string[]
  return { state: 'open', played: Number(played), left: Number(left ?? boards), boards: Number(boards) }
}

type Coming = Campaign['toCome']

const campaign = (won: string, toCome: string, where: 'regular' | 'corrected' = 'regular'): Campaign => ({
  in: where,
  won: won.split(' ').filter(Boolean).map(past),
  toCome: toCome.split(' ').map(open) as unknown as Coming,
})

const playoffOf = (won: string, lost: string, toCome: string): Campaign => ({
  in: 'playoff',
  won: won.split(' ').map(past),
  lost: past(lost),
  toCome: [open(toCome)],
})

/** "1st can 26, 2nd has". */
const told = (readings: readonly Reading[]): string =>
  readings.map((each) => `${each.rank} ${each.state}${each.state === 'can' ? ` ${each.boards}` : ''}`).join(', ')

describe('the meter of a team that is still in', () => {
  test.each`
    won                   | toCome           | meter                                          | why
    ${''}                 | ${'28 28 28 28'} | ${'1st can 56, 2nd can 42, 3rd/4th can 28'}    | ${'half of the matches so far'}
    ${'28/28 28/28'}      | ${'28 28'}       | ${'1st can 28, 2nd can 14, 3rd/4th has'}       | ${'half of the final, and all of it without match 3'}
    ${'14/28 0/28'}       | ${'28 28'}       | ${'1st can 42, 2nd can 28, 3rd/4th cannot'}    | ${'150 and 200'}
    ${'0/28 0/28'}        | ${'28 28'}       | ${'1st can 56, 2nd cannot, 3rd/4th cannot'}    | ${'all of the last two'}
    ${'0/28 0/28'}        | ${'0+14/28 28'}  | ${'1st cannot, 2nd cannot, 3rd/4th cannot'}    | ${'half of match 3 is gone'}
    ${'28/28 28/28'}      | ${'14+14/28 28'} | ${'1st can 14, 2nd has, 3rd/4th has'}          | ${'P in match 3 by its first half'}
    ${'28/28 28/28'}      | ${'0+13/28 28'}  | ${'1st can 28, 2nd cannot, 3rd/4th has'}       | ${'BRI-11 all of the final'}
    ${'28/28 28/28 0/28'} | ${'0+14/28'}     | ${'1st cannot, 2nd cannot'}                    | ${'BRI-11 all of the final is gone'}
    ${'28/28 0/28 14/28'} | ${'0+14/28'}     | ${'1st can 14, 2nd has'}                       | ${'no odd cell'}
    ${'-'}                | ${'28 28 28'}    | ${'1st can 42, 2nd can 28, 3rd/4th can 14'}    | ${'BRI-16a one match less'}
    ${'- -'}              | ${'28 28'}       | ${'1st can 28, 2nd can 14, 3rd/4th can 1'}     | ${'BRI-16a one board at all'}
    ${'- -'}              | ${'0+0/28 28'}   | ${'1st can 28, 2nd cannot, 3rd/4th cannot'}    | ${'BRI-16a not even that'}
    ${'0/56'}             | ${'56 14 14'}    | ${'1st can 28, 2nd can 42, 3rd/4th can 56'}    | ${'a board of a short match is worth more'}
    ${'28/28 ?'}          | ${'28 28'}       | ${'1st unknown, 2nd unknown, 3rd/4th unknown'} | ${'BRI-16c a line-up is missing'}
    ${''}                 | ${'28 28'}       | ${'1st can 28'}                                | ${'no rank for one win'}
  `('BRI-16d after "$won", to come $toCome: $meter; $why', ({ won, toCome, meter }) =>
    expect(told(meterOf(campaign(won, toCome)))).toBe(meter),
  )

  test('BRI-16b 2nd and 3rd of a corrected bracket are earned alike', () =>
    expect(told(meterOf(campaign('28/28 0/28', '28 28', 'corrected')))).toBe(
      '1st can 28, 2nd can 14, 3rd can 14, 4th/6th cannot',
    ))

  test.each`
    won              | lost       | playoff      | meter
    ${'24/24'}       | ${'0/24'}  | ${'24'}      | ${'5th/8th can 12'}
    ${'12/24'}       | ${'0/24'}  | ${'24'}      | ${'5th/8th can 24'}
    ${'11/24'}       | ${'0/24'}  | ${'24'}      | ${'5th/8th cannot'}
    ${'24/24'}       | ${'24/24'} | ${'0+11/24'} | ${'5th/8th cannot'}
    ${'24/24'}       | ${'24/24'} | ${'12+0/24'} | ${'5th/8th has'}
    ${'12/24 12/24'} | ${'0/24'}  | ${'24'}      | ${'5th/8th has'}
  `('BRI-16 a playoff after $won and $lost: $meter', ({ won, lost, playoff, meter }) =>
    expect(told(meterOf(playoffOf(won, lost, playoff)))).toBe(meter),
  )

  test('BRI-16d in words', () => {
    const sentences = (won: string, toCome: string) => meterOf(campaign(won, toCome)).map(({ says }) => inEnglish(says))
    expect(sentences('28/28 28/28', '0+13/28 28')).toEqual([
      '1st place takes at least 28 more boards, for example 28 in match 4 of the team (BRI-11).',
      '2nd place is out of reach, even with all boards that are left: 13 of 28 boards in match 3 of the team is less than half (BRI-10).',
      '3rd/4th place is safe if the team gets there: at least half of match 2 of the team was played, and the percentages add up to 200 of the 100 needed (BRI-10).',
    ])
    expect(sentences('0/28 ?', '28 28')[0]).toBe(
      'Whether 1st place is within reach is not known: the line-up for match 2 of the team is missing (BRI-16c).',
    )
  })

  test.each`
    played | left  | boards | answer
    ${0}   | ${14} | ${28}  | ${true}
    ${0}   | ${13} | ${28}  | ${false}
    ${0}   | ${14} | ${27}  | ${true}
    ${1}   | ${12} | ${27}  | ${false}
  `('BRI-82 $played played and $left left of $boards: half within reach is $answer', ({ answer, ...match }) =>
    expect(canReachHalf(match)).toBe(answer),
  )

  test('BRI-83 more boards left than there are is a mistake of ours', () => {
    for (const wrong of ['15+14/28', '0+29/28', '0+1/0'])
      expect(() => meterOf(campaign('28/28', wrong))).toThrow(RangeError)
  })
})

describe('the meter against every way to play on', () => {
  const knownFrom = (match: OpenMatch, more: number): TeamMatch => ({
    state: 'known',
    boards: match.boards,
    played: match.played + more,
  })

  /** Every number of boards more in each match. */
  const waysThrough = (matches: readonly OpenMatch[]): number[][] =>
    matches.reduce<number[][]>(
      (ways, { left }) => ways.flatMap((way) => Array.from({ length: left + 1 }, (_, more) => [...way, more])),
      [[]],
    )

  /** The award where the team wins so many matches of the campaign and loses the next. */
  function awardAfter({ won, toCome }: Campaign, wins: number, way: readonly number[]): string {
    const played = (toCome as readonly OpenMatch[]).map((match, i) => knownFrom(match, way[i] ?? 0))
    const rounds = won.length + toCome.length
    const all = [...won, ...played]
    const run: Run =
      wins === rounds
        ? { bracket: 'regular', won: all, end: { how: 'champion' } }
        : {
            bracket: 'regular',
            won: all.slice(0, wins),
            end: { how: 'beaten', match: all[wins] as TeamMatch, roundsAfter: rounds - wins - 1 },
          }
    return awardOf(run, { fullMatchAwardForParticipants: false }).award
  }

  /** What every way gives: has it, can with so few, cannot. */
  function byForce(state: Campaign, rank: string): string {
    const names = ['1st', '2nd', '3rd/4th', '5th/8th', '9th/16th']
    const wins = state.won.length + state.toCome.length - names.indexOf(rank)
    const ways = waysThrough(state.toCome.slice(0, Math.max(1, wins - state.won.length)) as readonly OpenMatch[])
    const boards = ways
      .filter((way) => awardAfter(state, wins, way) === rank)
      .map((way) => way.reduce((sum, more) => sum + more, 0))
    if (boards.length === ways.length) return `${rank} has`
    return boards.length === 0 ? `${rank} cannot` : `${rank} can ${Math.min(...boards)}`
  }

  const lengths = [2, 3, 4, 5]

  function rolled(roll: Roll): Campaign {
    const [before, after] = [roll(0, 3), roll(1, 3)]
    const length = () => lengths[roll(0, lengths.length - 1)] as number
    const won = Array.from({ length: before }, () => {
      const boards = length()
      return past(roll(0, 6) === 0 ? '-' : `${roll(0, boards)}/${boards}`)
    })
    const first = length()
    const played = roll(0, first)
    const now: OpenMatch = { state: 'open', boards: first, played, left: roll(0, first - played) }
    return { in: 'regular', won, toCome: [now, ...Array.from({ length: after - 1 }, () => open(String(length())))] }
  }

  test('BRI-16d has it in every way, can with the fewest boards of all ways, or cannot in any', () => {
    const roll = new Dice('meter').stream('campaigns')
    const seen = { has: 0, can: 0, cannot: 0, unknown: 0 }
    for (let i = 0; i < 1500; i++) {
      const state = rolled(roll)
      const readings = meterOf(state)
      const forced = readings.map(({ rank }) => byForce(state, rank)).join(', ')
      expect({ state, meter: told(readings) }).toEqual({ state, meter: forced })
      for (const reading of readings) seen[reading.state]++
    }
    expect(Math.min(seen.has, seen.can, seen.cannot)).toBeGreaterThan(100)
  })
})
