import { beforeAll, describe, expect, it, test } from 'vitest'
import { done, started } from '../../../test/played.ts'
import { loadAllWords, loadWords } from '../../words/texts.ts'
import { authorOf, everything, filterIn, fitting, linesIn } from './log-filter.ts'

beforeAll(() => Promise.all([loadWords('first'), loadWords('history'), loadAllWords()]))

/** Opened, four entered, started, three results, the second corrected, the third taken back. */
function log() {
  const league = started('league', ['Smith and Jones', 'Müller, Anna', 'Cleo', 'Match 2'], { autoPair: true })
  for (const match of ['1', '2', '3']) done(league, { do: 'report', match, result: '1-0' })
  done(league, { do: 'undo' })
  done(league, { do: 'correct', match: '2', result: '0-1' })
  return league
}

describe('the filter in the address', () => {
  test.each`
    query                       | filter
    ${''}                       | ${{}}
    ${'kind=results&find=Anna'} | ${{ kind: 'results', find: 'Anna' }}
    ${'kind=nonsense'}          | ${{}}
    ${'fate=fallen&by=desk'}    | ${{ fate: 'fallen', by: 'desk' }}
    ${'fate=maybe'}             | ${{}}
    ${'round=league%202'}       | ${{ round: 'league 2' }}
  `('$query', ({ query, filter }) => {
    expect(filterIn(new URLSearchParams(query))).toEqual({ ...everything, ...filter })
  })
})

describe('what fits', () => {
  const types = (filter: object): string[] =>
    fitting(linesIn(log()), { ...everything, ...filter }).map(({ type }) => type)

  test.each`
    filter                                 | what
    ${{ kind: 'results' }}                 | ${['game-finished', 'game-finished', 'game-finished']}
    ${{ kind: 'changes' }}                 | ${['result-corrected', 'command-revoked']}
    ${{ kind: 'results', fate: 'fallen' }} | ${['game-finished', 'game-finished']}
    ${{ find: '2', kind: 'results' }}      | ${['game-finished']}
    ${{ find: 'no such thing' }}           | ${[]}
    ${{ by: 'somebody' }}                  | ${[]}
  `('$filter: $what', ({ filter, what }) => expect(types(filter)).toEqual(what))

  it('newest first, and everything without a filter', () => {
    const lines = linesIn(log())
    expect(fitting(lines, everything)).toBe(lines)
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, i) => lines.length - i))
  })

  it('a correction belongs to the match it corrects', () => {
    const [correction] = fitting(linesIn(log()), { ...everything, kind: 'changes' })
    expect(correction?.matches).toEqual(['2'])
    const [report] = fitting(linesIn(log()), { ...everything, kind: 'results', find: '2' })
    expect(correction?.rounds).toEqual(report?.rounds)
  })
})

test.each`
  by                 | author
  ${'p_1'}           | ${'p_1'}
  ${'p_1 token t_9'} | ${'p_1'}
`('a program acts for a person: $by', ({ by, author }) => expect(authorOf(by)).toBe(author))
