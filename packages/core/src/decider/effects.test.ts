/** What a command does to people and results is told before it is done. */
import { expect, test } from 'vitest'
import { diagonal, type Hall, hybrid, league } from '../../test/hall.ts'
import { inEnglish } from '../../test/said.ts'
import type { Command } from '../commands/command.ts'
import type { Consequences } from '../refusals/refusal.ts'
import { unwrap } from '../refusals/result.ts'
import { effectsOf } from './effects.ts'

function told(t: Hall, command: Command): Consequences {
  const { consequences: effects } = unwrap(
    effectsOf(t.tournament, command, { by: 'director', now: t.tournament.last.at }),
  )
  return effects
}

const changed = (matches: Consequences['matches']): string[] =>
  matches.map(({ match, between, from, to }) => {
    const names = between.map((each) => inEnglish([each])).join(' – ')
    return `${match} ${names}: ${inEnglish([from])} becomes ${inEnglish([to])}`
  })

test('revoke of published seeds lists the result and the correction it takes with it (W5)', () => {
  const t = hybrid(3)
  for (let phase = 1; phase <= 14; phase++) t.play(`Q${phase}.1 1-0`)
  t.play('1 1-0').did({ do: 'correct', match: 'Q14.1', result: '0-1' })
  const seeds = t.tournament.log.findLast(({ type }) => type === 'seeds-published')?.seq as number
  const { takes, voids } = told(t, { do: 'revoke', fact: seeds })
  expect(takes.map(({ says }) => inEnglish(says))).toEqual([
    expect.stringMatching(/^Match Q14\.1: P\d 1–0 P\d\.$/),
    expect.stringMatching(/^Published seeds: 1 P\d|^Seeds/),
    expect.stringMatching(/^Match Q14\.1 corrected: P\d 0–1 P\d/),
  ])
  expect(voids.map(({ says }) => inEnglish(says))).toEqual([expect.stringMatching(/^Match 1: /)])
  t.did({ do: 'revoke', fact: seeds, confirm: true })
  expect(t.match('Q14.1')).toMatchObject({ state: 'open' })
})

test('withdrawing from a league before half shows the results it annuls (W12)', () => {
  const t = league(4).play('1 1-0', '2 1-0')
  const { matches, ranks } = told(t, { do: 'withdraw', entrant: 'A' })
  expect(matches).toHaveLength(6)
  expect(changed(matches)[0]).toBe('1 A – B: 1–0 becomes annulled')
  expect(matches.slice(1).map(({ from, to }) => [from.id, to.id])).toEqual(
    Array.from({ length: 5 }, () => ['stands-to-play', 'stands-annulled']),
  )
  expect(ranks.find(({ entrant }) => entrant.name === 'A')).toMatchObject({ to: '4' })
})

test('withdrawing from a league after half shows the games that will be forfeited, and returning that they are not (W12)', () => {
  const t = league(4).playPhases(3)
  const withdrawal: Command = { do: 'withdraw', entrant: 'A' }
  const { matches } = told(t, withdrawal)
  expect(matches).toHaveLength(3)
  expect(matches.map(({ to }) => inEnglish([to]))).toEqual(['+:−', 'to be forfeited by A', 'to be forfeited by A'])
  t.did(withdrawal)
  expect(
    told(t, { do: 'return', entrant: 'A' }).matches.map(({ from, to }) => `${inEnglish([from])}, ${inEnglish([to])}`),
  ).toEqual(['to be forfeited by A, to play', 'to be forfeited by A, to play'])
})

test('withdrawing from a hybrid and from a Diagonal shows what is forfeited at once (W12)', () => {
  const pair = hybrid(6)
    .match('Q1.1')
    ?.seats.map(({ entrant }) => entrant) as [string, string]
  expect(changed(told(hybrid(6), { do: 'withdraw', entrant: pair[0] }).matches)).toEqual([
    `Q1.1 ${pair.join(' – ')}: to play becomes −:+`,
  ])
  const { matches } = told(diagonal(3), { do: 'withdraw', entrant: 'A' })
  expect(matches.map(({ match, to }) => [match, inEnglish([to])])).toEqual([
    ['D1.1', '−:+ and +:−'],
    ['D1.2', '−:+ and +:−'],
  ])
})

test('a late entry changes no rank', () => {
  expect(told(hybrid(6), { do: 'enter', entrants: [{ name: 'P7' }] }).ranks).toEqual([])
})

test('a command that changes nothing else says so by empty lists', () => {
  const effects = told(league(4), { do: 'cancel', match: '1' })
  expect(Object.entries(effects).filter(([, list]) => list.length > 0)).toEqual([])
})
