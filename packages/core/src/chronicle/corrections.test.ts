/** Corrections as the log tells them: what it is now, and what it was the moment before. */
import { expect, test } from 'vitest'
import { diagonal, type Hall, hybrid, league } from '../../test/hall.ts'
import { inEnglish } from '../../test/said.ts'
import { chronicle, namesIn } from './chronicle.ts'

const told = ({ tournament }: Hall): string[] => {
  const { entrants } = namesIn(tournament)
  return chronicle(tournament)
    .filter(({ type }) => type === 'result-corrected')
    .map(({ says }) => inEnglish(says, (id) => entrants.get(id)))
}

const corrected = (t: Hall, ...results: string[]): Hall => {
  for (const result of results) t.did({ do: 'correct', match: '1', result })
  return t
}

test('a second correction is told against the result it replaced, not against the first report (W4)', () => {
  const t = corrected(league(4).play('1 1-0'), '0-1', '1/2', '1-0')
  const report = t.tournament.log.find(({ type }) => type === 'game-finished')?.seq as number
  expect(told(t)).toEqual([
    `Match 1 corrected: A 0–1 B (it was 1–0, fact ${report}).`,
    `Match 1 corrected: A ½–½ B (it was 0–1, fact ${report + 1}).`,
    `Match 1 corrected: A 1–0 B (it was ½–½, fact ${report + 2}).`,
  ])
})

test('a correction that was undone is not what the next one replaces (W4)', () => {
  const t = corrected(league(4).play('1 1-0'), '0-1').did({ do: 'undo' })
  expect(told(corrected(t, '1/2')).at(-1)).toContain('(it was 1–0, fact ')
})

test('a correction that was corrected again does not count as standing (W4)', () => {
  const t = corrected(league(4).play('1 1-0'), '0-1', '1/2')
  const [first, second] = chronicle(t.tournament).filter(({ type }) => type === 'result-corrected')
  expect(first?.fate).toEqual({ state: 'corrected', by: second?.seq })
  expect(second?.fate).toEqual({ state: 'stands' })
})

test('a correction of moves or time says the old and the new value (W4)', () => {
  const t = diagonal(2).did({ do: 'report', match: 'D1.1', game: 2, result: '1-0', moves: 20 })
  const report = t.tournament.log.length
  t.did({ do: 'correct', match: 'D1.1', game: 2, moves: 31 })
  t.did({ do: 'correct', match: 'D1.1', game: 2, movesToFinish: 4 })
  t.did({ do: 'correct', match: 'D1.1', game: 2, result: '0-1', moves: 13 })
  expect(told(t)).toEqual([
    `Match D1.1, game 2 corrected: B – A, 31 moves (it was 20 moves, fact ${report}).`,
    `Match D1.1, game 2 corrected: B – A, 4 moves to finish (it was no moves to finish, fact ${report + 1}).`,
    `Match D1.1, game 2 corrected: B 0–1 A, 13 moves (it was 1–0 and 31 moves, fact ${report + 2}).`,
  ])
  const timed = hybrid(3).did({ do: 'report', match: 'Q1.1', result: '1-0', finishedAt: '2026-05-01T14:00:04Z' })
  timed.did({ do: 'correct', match: 'Q1.1', finishedAt: '2026-05-01T14:00:03Z' })
  expect(told(timed)[0]).toMatch(
    /^Match Q1\.1 corrected: P\d – P\d, finished at 1 May 2026, 14:00:03 \(it was finished at 1 May 2026, 14:00:04, fact \d+\)\.$/,
  )
})

test('a correction of a ruling names the match, the players and what was ruled (W4)', () => {
  const t = league(4).did({ do: 'forfeit', match: '1', absent: ['A'] })
  const ruling = t.tournament.log.length
  corrected(t, '0-1', '1/2')
  expect(told(t)).toEqual([
    `Match 1 corrected: A 0–1 B (it was ruled that A did not come, fact ${ruling}).`,
    `Match 1 corrected: A ½–½ B (it was 0–1, fact ${ruling + 1}).`,
  ])
  const cancelled = corrected(league(4).did({ do: 'cancel', match: '1' }), '0-1')
  expect(told(cancelled)[0]).toContain('(it was cancelled, fact ')
  const drawn = corrected(league(4).did({ do: 'rule', match: '1', winner: null }), '0-1')
  expect(told(drawn)[0]).toContain('(it was declared drawn, fact ')
})
