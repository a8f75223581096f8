import { show } from '@arbiter/core/bulletin'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { done, entered, minutes, played, seen, started, tenOClock } from '../../../../test/played.ts'
import type { ClaimedMeeting } from '../../../live/claims.ts'
import { loadAllWords, loadWords } from '../../../words/texts.ts'
import { type Need, needsOf, needsYou, type QueueInput } from './needs.ts'

beforeAll(() => Promise.all([loadWords('first'), loadAllWords()]))

const quiet: QueueInput = {
  cup: { state: undefined, waiting: undefined },
  engines: [],
  meetings: [],
  patience: new Map(),
  now: tenOClock,
}
const four = ['Ann', 'Ben', 'Cleo', 'Dan']
const league = () => started('league', [...four, 'Smith and Jones', 'محمد صلاح'], { autoPair: true })
const kinds = (needs: readonly Need[]): string[] =>
  needs.map((need) => (need.about === 'task' ? need.task.do : need.about))

const claimed = (state: ClaimedMeeting['state'], at: number): ClaimedMeeting => ({
  meeting: JSON.stringify(['1', 1, 0]),
  match: '1',
  sides: ['a', 'b'],
  claims: [{ entrant: 'a', result: '1-0', claimedAt: new Date(at).toISOString() }],
  state,
})

describe('what waits for the director', () => {
  test.each`
    when                          | tournament                                                                    | needs
    ${'nobody has entered'}       | ${() => entered('league', [])}                                                | ${['enter']}
    ${'it can start'}             | ${() => entered('league', four)}                                              | ${['start']}
    ${'a round can be published'} | ${() => started('hybrid-knockout', [...four, 'Eve'])}                         | ${['pair']}
    ${'matches are being played'} | ${() => started('league', four, { autoPair: true })}                          | ${[]}
    ${'everything is played'}     | ${() => played(played(started('hybrid-knockout', four, { autoPair: true })))} | ${['close']}
  `('$when: $needs', ({ tournament, needs }) => {
    expect(kinds(needsOf(seen(tournament()), quiet))).toEqual(needs)
  })

  it('a scorer sees only what scorers may do', () => {
    const view = seen(entered('league', four), (command) => command === 'report')
    expect(needsOf(view, quiet)).toEqual([])
  })

  it('reports that disagree come first; the report of one side only informs', () => {
    const view = seen(started('hybrid-knockout', [...four, 'Eve']))
    const input = {
      ...quiet,
      meetings: [claimed('disagreed', tenOClock + minutes(9)), claimed('waiting', tenOClock + minutes(1))],
    }
    const needs = needsOf(view, input)
    expect(kinds(needs)).toEqual(['claims', 'pair', 'claims'])
    expect(needs.map(needsYou)).toEqual([true, true, false])
  })

  it('engines that wait are urgent', () => {
    const waiting = { for: 'engine', says: [], hint: [], since: tenOClock } as const
    const [need] = needsOf(seen(league()), { ...quiet, cup: { state: 'waiting', waiting } })
    expect(need).toMatchObject({ about: 'engines', isUrgent: true })
  })
})

describe('a cup of engines', () => {
  const kindsWith = (engines: readonly string[]) =>
    kinds(needsOf(seen(entered('cup', four)), { ...quiet, engines: engines.map((name) => ({ name })) }))

  it('is started where its engines are told how to play, not from the queue', () => {
    expect(kindsWith(four)).toEqual(['engine-start'])
    expect(kindsWith(['ann'])).toEqual(['engine-start'])
  })

  it('people who play a cup start it as any tournament', () => expect(kindsWith(['Anvil'])).toEqual(['start']))
})

describe('late matches', () => {
  /** Three games of 10 minutes; three more are open since 10:10. */
  const running = () => played(league(), undefined, tenOClock + minutes(10))
  const late = (at: number, more: Partial<QueueInput> = {}) =>
    needsOf(seen(running()), { ...quiet, now: tenOClock + minutes(at), ...more }).flatMap((need) =>
      need.about === 'late' ? [need.late.map(({ match, waited, usual }) => [match, waited, usual])] : [],
    )

  test.each`
    at    | what                                       | count
    ${29} | ${'less than twice the usual ten minutes'} | ${0}
    ${31} | ${'more than twice the usual ten minutes'} | ${3}
  `('at 10:$at, $what: $count', ({ at, count }) => expect(late(at)).toHaveLength(count))

  it('says how long each has waited, and how long games usually take', () => {
    expect(late(35)[0]).toEqual([['4', 25, 10]])
  })

  it('a match that was given time is not late before that is over', () => {
    expect(late(35, { patience: new Map([['4', tenOClock + minutes(40)]]) })).toHaveLength(2)
    expect(late(41, { patience: new Map([['4', tenOClock + minutes(40)]]) })).toHaveLength(3)
  })

  it('engines report for themselves', () => {
    expect(late(90, { cup: { state: 'playing', waiting: undefined } })).toEqual([])
  })

  it('a round in which many are late is one item', () => {
    const ten = played(
      started(
        'league',
        Array.from({ length: 10 }, (_, i) => `P ${i}`),
        { autoPair: true },
      ),
      undefined,
      tenOClock + minutes(10),
    )
    const needs = needsOf(seen(ten), { ...quiet, now: tenOClock + minutes(60) })
    expect(needs.map((need) => need.about === 'late' && need.late.length)).toEqual([5])
  })
})

describe('a level match of two teams', () => {
  it('says how many extra boards are to be played', () => {
    const teams = ['Harbour', 'Mill', 'Müller, Anna', 'Ferry'].map((name) => ({
      name,
      players: [1, 2, 3, 4].map((n) => ({ name: `${name} ${n}`, masterpoints: 500 })),
    }))
    const bridge = started('bridge-knockout', teams, { autoPair: true })
    const [todo] = show(bridge).todo
    if (todo?.do !== 'report' || !('between' in todo)) throw new Error('no boards to report')
    done(bridge, { do: 'report', match: todo.match, imps: [30, 30] })
    const level = needsOf(seen(bridge), quiet).filter(({ about }) => about === 'level')
    expect(level).toMatchObject([{ boards: { match: todo.match, boards: 4, extra: 1 } }])
  })
})
