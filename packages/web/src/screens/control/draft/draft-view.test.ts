import { unwrap } from '@arbiter/core'
import { act, type Tournament } from '@arbiter/core/tournament'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { played, started } from '../../../../test/played.ts'
import { textOf } from '../../../words/message-text.ts'
import { loadAllWords, loadWords } from '../../../words/texts.ts'
import { type DraftRound, draftRound, swapped } from './draft-round.ts'
import { draftView } from './draft-view.ts'

beforeAll(() => Promise.all([loadWords('first'), loadAllWords()]))

const asked = { by: 'desk', now: '2026-11-17T10:00:00.000Z' } as never

/** What would be published now, and the tournament with it. */
function drafted(tournament: Tournament, command: object = { do: 'pair' }) {
  const after = tournament.asOf(tournament.log.length)
  const { facts } = unwrap(act(after, command as never, asked))
  const [fact] = facts
  if (fact?.type !== 'round-paired') throw new Error('no round')
  return { round: draftRound(fact, after) as DraftRound, facts, after }
}

const players = (count: number) => Array.from({ length: count }, (_, i) => `Player ${i + 1}`)
const teams = (count: number) =>
  players(count).map((name, k) => ({
    name,
    players: [1, 2, 3, 4].map((n) => ({ name: `${name}.${n}`, masterpoints: 900 - 50 * k })),
  }))

/** A bridge knockout of nine before its semifinals. */
const semifinals = (): Tournament => played(played(started('bridge-knockout', teams(9))))

describe('the draft of a round is one sentence and short lines', () => {
  it('says the usual reason once, and of each pair only what differs', () => {
    const view = draftView(drafted(started('hybrid-knockout', players(13))).round)
    expect(view).toMatchObject({
      name: 'Phase 1',
      summary: '6 pairs, no repeats, 1 bye.',
      isClean: true,
      isReady: true,
    })
    expect(view.usual).toBe('Everybody who started is still in the pool, so the rotation of the list pairs them.')
    expect(view.lines.map(({ match, names, differences }) => [match, names.join(' v '), differences.length])).toEqual([
      ['Q1.1', 'Player 1 v Player 12', 0],
      ['Q1.2', 'Player 2 v Player 11', 0],
      ['Q1.3', 'Player 3 v Player 10', 0],
      ['Q1.4', 'Player 4 v Player 9', 0],
      ['Q1.5', 'Player 5 v Player 8', 0],
      ['Q1.6', 'Player 6 v Player 7', 0],
    ])
    expect(view.byes.map(({ name, differences }) => `${name}: ${differences.map(textOf).join(' ')}`)).toEqual([
      'Player 13: 13 is an odd number, and the rotation of the list leaves this one without an opponent.',
    ])
  })

  it('keeps the whole reason behind the rule number', () => {
    const [first] = draftView(drafted(started('hybrid-knockout', players(12))).round).lines
    expect(first?.reason?.rule).toBe('HYB-5')
    expect(first?.reason && textOf(first.reason)).toContain('Player 1 meets Player 12')
  })

  it('a reason that names somebody else in each pair is not said of the whole round', () => {
    const bridge = draftView(drafted(semifinals()).round)
    expect(bridge.summary).toBe('2 pairs, no repeats.')
    expect(bridge.usual).not.toMatch(/here \d/)
    expect(bridge.lines.flatMap(({ differences }) => differences)).toEqual([])
  })
})

describe('a draft changed by hand', () => {
  const base = () => {
    const tournament = semifinals()
    const { round } = drafted(tournament)
    const pairs = round.pairs.map(({ names }) => names)
    const hand = swapped(pairs, pairs[0]?.[0] as string, pairs[1]?.[0] as string)
    return { tournament, round, pairs, hand }
  }

  test.each`
    check                   | isReady
    ${{ state: 'waiting' }} | ${false}
    ${{ state: 'refused' }} | ${false}
  `('$check.state: published? $isReady; what was typed is shown', ({ check, isReady }) => {
    const { round, pairs, hand } = base()
    const view = draftView(round, { matches: hand, check })
    expect(view).toMatchObject({ isReady, edits: 2 })
    expect(view.lines.map(({ names }) => names)).toEqual(hand)
    expect(view.lines.map(({ had }) => had)).toEqual(pairs)
  })

  it('known: as the rules would publish it, and ready', () => {
    const { tournament, round, hand } = base()
    const ids = new Map(tournament.chart.field.entrants.map(({ id, name }) => [name as string, id]))
    const matches = hand.map((names) => names.map((name) => ids.get(name)))
    const { facts, after } = drafted(tournament, { do: 'pair', matches })
    const view = draftView(round, { matches: hand, check: { state: 'known', facts, after } })
    expect(view).toMatchObject({ isReady: true, edits: 2 })
    expect(view.lines.every(({ had }) => had !== undefined)).toBe(true)
  })

  it('put back by hand: nothing is changed, and nothing has to be checked', () => {
    const { round, pairs } = base()
    const view = draftView(round, { matches: pairs.map((names) => [...names].reverse()), check: { state: 'waiting' } })
    expect(view).toMatchObject({ isReady: true, edits: 0 })
  })
})
