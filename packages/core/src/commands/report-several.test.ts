/** Several results are one command: all or none, one undo, the refused line named. */
import { expect, test } from 'vitest'
import { bridge, diagonal, hybrid, league } from '../../test/hall.ts'
import { refusalText } from '../../test/said.ts'
import { act, decide } from '../decider/decide.ts'
import { instantOf } from '../facts/instant.ts'
import { parseCommand } from '../formats/commands.ts'
import { formats } from '../formats/index.ts'
import { readLog, writeLog } from '../formats/log.ts'
import { snapshot } from '../testing/snapshot.ts'

const asked = { by: 'director', now: instantOf(1_900_000_000_000) }
const several = (...reports: object[]) => ({ do: 'report-several', reports })

test('they are recorded in their order under one key, and one undo takes all of them back', () => {
  const { tournament } = league(6)
  const before = snapshot(tournament.chart)
  const answer = act(
    tournament,
    {
      ...several({ match: '1', result: '1-0' }, { match: '2', result: '1/2' }, { match: '3', result: '-+' }),
      key: 'all',
    },
    asked,
  )
  expect(answer.ok && answer.facts).toMatchObject([
    { type: 'game-finished', match: '1', result: '1-0', key: 'all' },
    { type: 'game-finished', match: '2', result: '1/2-1/2', key: 'all' },
    { type: 'game-finished', match: '3', result: '-+', key: 'all' },
  ])
  expect(tournament.log.map(({ seq }) => seq)).toEqual(tournament.log.map((_, i) => i + 1))
  expect(readLog(writeLog(tournament.log, formats), formats)).toMatchObject({ ok: true })
  expect(act(tournament, { do: 'undo' }, asked).ok).toBe(true)
  expect(snapshot(tournament.chart)).toEqual(before)
})

test('a refused line refuses all of them, and says which it is and why', () => {
  const { tournament } = league(6).play('2 1-0')
  const before = snapshot(tournament.chart)
  const answer = act(tournament, several({ match: '1', result: '1-0' }, { match: '2', result: '0-1' }), asked)
  expect(answer).toMatchObject({
    ok: false,
    refusal: { code: 'one-of-several', line: 2, match: '2', refusal: { code: 'already-decided' } },
  })
  expect(refusalText(answer.ok ? undefined : answer.refusal)).toMatch(
    /^Nothing was recorded, because of result 2\. Match 2/,
  )
  expect(snapshot(tournament.chart)).toEqual(before)
})

test('the same game twice is refused, and both games of one match are not', () => {
  const { tournament } = diagonal(4)
  const [one, other] = [1, 2].map((game) => ({ match: 'D1.1', game, result: '1-0' }))
  expect(decide(tournament, several(one as object, one as object), asked)).toMatchObject({
    refusal: { line: 2, refusal: { code: 'no-such-game' } },
  })
  expect(decide(tournament, several(one as object, other as object), asked)).toMatchObject({ ok: true })
})

test('the round that is complete with them is followed by the next, in the same command', () => {
  const { tournament } = hybrid(6)
  const answer = act(tournament, several(...[1, 2, 3].map((k) => ({ match: `Q1.${k}`, result: '1-0' }))), asked)
  expect(answer.ok ? answer.facts.map(({ type }) => type) : answer).toEqual([
    'game-finished',
    'game-finished',
    'game-finished',
    'round-paired',
  ])
})

test('results of teams are numbers, as when they are reported one by one', () => {
  const { tournament } = bridge(8)
  expect(act(tournament, several({ match: '1', imps: [20, 8] }, { match: '2', imps: [3, 4] }), asked)).toMatchObject({
    facts: [{ result: [20, 8] }, { result: [3, 4] }],
  })
  expect(decide(league(4).tournament, several({ match: '1', imps: [1, 2] }), asked)).toMatchObject({
    refusal: { code: 'bad-command' },
  })
})

test.each([
  ['no result', { do: 'report-several', reports: [] }, 'reports'],
  ['more than anybody types', several(...Array(501).fill({ match: '1', result: '1-0' })), 'reports'],
  ['a result with a key of its own', several({ match: '1', result: '1-0', key: 'k' }), 'reports.0.key'],
])('%s is refused', (_, command, field) => {
  const parsed = parseCommand(command)
  expect(!parsed.ok && parsed.refusal).toMatchObject({ code: 'bad-command', field })
})
