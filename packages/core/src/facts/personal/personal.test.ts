/** @module-tag both */

import { describe, expect, test } from 'vitest'
import { sized } from '../../../../../tools/tier.ts'
import { FactMaker, factOf, factTypes } from '../../../test/every-fact.ts'
import { goldenLogs } from '../../../test/spectated-worlds.ts'
import { show } from '../../bulletin/show.ts'
import { tableOf } from '../../bulletin/table.ts'
import { Dice } from '../../dice/dice.ts'
import { formats } from '../../formats/index.ts'
import { readLog, writeLog } from '../../formats/log.ts'
import { apart, erased, together } from '../../formats/personal.ts'
import { unwrap } from '../../refusals/result.ts'
import { tournamentOf } from '../../tournament/open.ts'
import { verify } from '../../verify/index.ts'
import type { RecordedFact } from '../fact.ts'
import type { EntrantId } from '../ids.ts'
import { takenBack } from '../in-force.ts'

const seed = process.env['SEED'] ?? 'personal data'
const maker = new FactMaker(new Dice(seed).stream('facts'))
const facts = factTypes.flatMap((type) =>
  Array.from({ length: sized({ test: 60, rest: 200, deep: 200 }) }, () => maker.fact(type)),
)
process.stdout.write(`personal data, seed "${seed}"\n`)

const profile = (before = '') =>
  ['captain', 'club', 'name', 'players[] name', 'players[] number'].map((place) => `${before}${place}`)
const noted = [
  'bracket-corrected',
  'command-revoked',
  'conditions-posted',
  'entrant-returned',
  'entrant-withdrew',
  'event-described',
  'game-abandoned',
  'options-changed',
  'play-arranged',
  'remedy-given',
  'result-corrected',
  'round-paired',
  'ruling-made',
  'winner-declared',
]

const personal = [
  ...noted.map((type) => `${type} note`),
  ...['place', 'contact', 'about'].map((field) => `event-described ${field}`),
  ...profile('entrant-entered entrant '),
  ...profile('entrant-edited '),
  ...['game-finished', 'game-abandoned'].flatMap((type) =>
    ['fault did answer', 'fault sentence', 'pgn'].map((place) => `${type} record ${place}`),
  ),
  'play-arranged play *',
].toSorted()

/** Texts in which nobody is named. */
const impersonal = [
  ...['entrant-entered joins', 'bracket-corrected joins', 'boards-scored boards[] tables[]'],
  ...['tournament-opened dice', 'tournament-opened format', 'tournament-opened name', 'tournament-opened options *'],
  'options-changed options *',
  'event-described timeControl',
  ...['opening-drawn', 'game-finished', 'game-abandoned', 'ruling-made', 'lineup-told', 'boards-scored'].map(
    (type) => `${type} match`,
  ),
  ...['round-paired', 'seeds-published', 'winner-declared'].map((type) => `${type} stage`),
  ...['game-finished record ending', 'game-abandoned record ending', 'round-paired kind'],
  ...['game-finished record fault did signal', 'game-abandoned record fault did signal'],
  ...['result-corrected stands rule', 'command-revoked stands rule'],
  ...['tournament-started openings name', 'tournament-started openings order[] name'],
  ...[
    'tournament-started reason',
    'opening-drawn reason',
    'round-paired reasons[]',
    'seeds-published reasons[]',
  ].flatMap((place) => [`${place} rule`, `${place} *`]),
].toSorted()

describe('personal data apart', () => {
  test('every text of every fact is personal or known to name nobody; author and key are ids', () => {
    const places = [...new Set(maker.marks.values())].filter((place) => !/^\S+ (by|key)$/.test(place))
    expect(places.toSorted()).toEqual([...personal, ...impersonal].toSorted())
  })

  test('no personal text is left in a fact, and every other text is', () => {
    for (const fact of facts) {
      const kept = JSON.stringify(apart(fact).fact)
      for (const [mark] of JSON.stringify(fact).matchAll(/m\d+q/g)) {
        const place = maker.marks.get(mark) as string
        expect(kept.includes(`${mark}`), place).toBe(!personal.includes(place))
      }
    }
  })

  test('put together they are the fact as it was, byte for byte', () => {
    for (const fact of [...facts, ...[...goldenLogs.values()].flat()]) {
      const { fact: rest, personal } = apart(fact)
      const stored = JSON.parse(JSON.stringify(rest))
      expect(JSON.stringify(together(stored, personal && JSON.parse(JSON.stringify(personal))))).toBe(
        JSON.stringify(fact),
      )
    }
    const split = facts.filter((fact) => apart(fact).personal !== undefined)
    process.stdout.write(`${split.length} of ${facts.length} facts have personal data\n`)
    expect(split.length).toBeGreaterThan(facts.length / 3)
  })

  test('a game without a record is given back as it is', () => {
    const game = [...goldenLogs.values()].flat().find((fact) => fact.type === 'game-finished' && !fact.record)
    expect(apart(game as RecordedFact)).toEqual({ fact: game })
    expect(apart(game as RecordedFact).fact).toBe(game)
  })
})

// --- erasing ------------------------------------------------------------------------------------

/** The log with the changed personal parts in it; the facts themselves must not change. */
function without(log: readonly RecordedFact[], entrant: EntrantId, player?: number): RecordedFact[] {
  const changed = new Map(
    erased(log, { entrant, ...(player === undefined ? {} : { player }) }).map(({ seq, personal }) => [seq, personal]),
  )
  return log.map((fact) => {
    const { fact: rest, personal } = apart(fact)
    return together(rest, changed.get(fact.seq) ?? personal)
  })
}

const opened = (log: readonly RecordedFact[]) => {
  const { tournament } = unwrap(tournamentOf(log, formats))
  return tournament
}

const tableWithout = (log: readonly RecordedFact[]) => tableOf(opened(log).chart).map(({ name: _, ...row }) => row)

const texts = (log: readonly RecordedFact[]) => log.flatMap((fact) => Object.values(apart(fact).personal ?? {}))
const names = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')

interface Told {
  readonly id: EntrantId
  readonly name?: string | undefined
  readonly captain?: string | null | undefined
  readonly players?: readonly { readonly name: string }[] | null | undefined
}

function toldIn(fact: RecordedFact): Told[] {
  if (fact.type === 'entrant-entered') return [fact.entrant]
  return fact.type === 'entrant-edited' ? [{ ...fact, id: fact.entrant }] : []
}

/** Every name that was told of those. */
const namesOf = (log: readonly RecordedFact[], isMeant: (told: Told) => boolean): string[] =>
  log
    .flatMap(toldIn)
    .filter(isMeant)
    .flatMap(({ name, captain, players }) => [name, captain, ...(players ?? []).map((each) => each.name)])
    .filter((name) => typeof name === 'string')

/** The same log, told of nobody, with everything as it was. */
function expectErased(
  log: readonly RecordedFact[],
  now: readonly RecordedFact[],
  gone: readonly string[],
  kept: readonly string[],
) {
  const read = readLog(writeLog(now, formats), formats)
  expect(read.ok && read.log).toEqual(now)
  expect(tableWithout(now)).toEqual(tableWithout(log))
  expect(verify(now).findings).toEqual([])
  for (const name of gone) {
    for (const text of texts(now)) expect(names(name).test(text), `${name} in ${text}`).toBe(false)
    if (name.length > 2) expect(names(name).test(JSON.stringify(now)), name).toBe(false)
  }
  const all = new Set(texts(now))
  for (const name of kept) expect(all.has(name), name).toBe(true)
}

const sample = <Item>(list: readonly Item[]): Item[] =>
  list.filter((_, i) => i % Math.ceil(list.length / sized({ test: 1, rest: 6, deep: list.length })) === 0)

describe('erasing from a golden log', { timeout: 3_600_000 }, () => {
  test.each([...goldenLogs])('%s: each entrant', (_, log) => {
    const { entrants } = opened(log).chart.field
    const taken = takenBack(log)
    expect(entrants.length).toBeGreaterThan(0)
    const undone = log.flatMap((fact) =>
      fact.type === 'entrant-entered' && taken.has(fact.seq) ? [fact.entrant.id] : [],
    )
    for (const { id } of sample(entrants)) {
      const others = namesOf(log, (told) => told.id !== id && !undone.includes(told.id))
      const own = namesOf(log, (told) => told.id === id).filter((name) => !others.includes(name))
      const now = without(log, id)
      expectErased(log, now, own, others)
      expect(show(opened(now)).entrants.find((each) => each.id === id)?.name).toBe(`Erased ${id}`)
      expect(erased(now, { entrant: id })).toEqual([])
    }
  })

  test('everybody, one after another', () => {
    const log = goldenLogs.get('bridge-knockout-9-handicap') as readonly RecordedFact[]
    const { entrants } = opened(log).chart.field
    const now = entrants.reduce<readonly RecordedFact[]>((left, { id }) => without(left, id), log)
    expectErased(
      log,
      now,
      namesOf(log, () => true),
      [],
    )
    const all = opened(now).chart.field.entrants.flatMap(({ name, players = [] }) => [
      name,
      ...players.map((each) => each.name),
    ])
    expect(new Set(all).size).toBe(all.length)
  })

  const teams = [...goldenLogs].filter(([name]) => name.startsWith('bridge'))
  test.each(teams)('%s: each member of a team', (_, log) => {
    for (const { id, players = [] } of sample(opened(log).chart.field.entrants).slice(0, 4))
      for (const [i, { name }] of players.entries()) {
        const now = without(log, id, i + 1)
        const others = players.filter((each) => each.name !== name).map((each) => each.name)
        expectErased(log, now, [name], others)
        const team = opened(now).chart.field.entrants.find((each) => each.id === id)
        expect(team?.players?.[i]).toEqual({ name: `Erased ${id}.${i + 1}`, masterpoints: players[i]?.masterpoints })
      }
  })
})

describe('erasing', () => {
  const stamp = { at: '2026-05-01T14:00:00Z', by: 'director' }
  const log = (...facts: object[]) =>
    facts.map((fact, i) => factOf({ seq: i + 1, ...stamp, key: `#${i + 1}`, ...fact }))
  const entered = (id: string, told: object) => ({ type: 'entrant-entered', entrant: { id, ...told } })
  const player = (name: string, more: object = {}) => ({ name, masterpoints: 100, ...more })
  const e = (id: string) => id as EntrantId
  const pgn = '[White "Ann \\"Ace\\" Lee"]\n[Black "Ben"]\n\n1. e4 {ann\nlee?} e5 ; Ann Lee\n1-0\n'

  test('takes names in notes and games, those of before too, and leaves whose name is longer', () => {
    const before = log(
      entered('e1', { name: 'Ann Li', club: 'Rooks', captain: 'Cy' }),
      entered('e2', { name: 'Ben' }),
      { type: 'entrant-edited', entrant: 'e1', name: 'Ann Lee', club: null },
      { type: 'entrant-edited', entrant: 'e1', name: 'Ann "Ace" Lee', captain: 'Dot' },
      { type: 'entrant-withdrew', entrant: 'e1', note: 'she is ill' },
      { type: 'conditions-posted', note: 'ANN LEE, once Ann Li, told Cyril what Cy told Dot. Ann Leeson heard it.' },
      {
        type: 'game-finished',
        match: '1',
        game: 1,
        sides: ['e1', 'e2'],
        result: '1-0',
        record: { ending: 'crash', plies: 2, pgn, fault: { by: 'black', sentence: 'Ben let Ann Lee win.' } },
      },
      { type: 'play-arranged', from: 1, play: { Dot: [{ name: 'Dot', folder: 'Ann Lee' }] } },
    )
    expect(without(before, e('e1'))).toEqual(
      log(
        entered('e1', { name: 'Erased e1' }),
        entered('e2', { name: 'Ben' }),
        { type: 'entrant-edited', entrant: 'e1', name: 'Erased e1', club: null },
        { type: 'entrant-edited', entrant: 'e1', name: 'Erased e1' },
        { type: 'entrant-withdrew', entrant: 'e1' },
        {
          type: 'conditions-posted',
          note: 'Erased e1, once Erased e1, told Cyril what Erased e1 told Erased e1. Ann Leeson heard it.',
        },
        {
          type: 'game-finished',
          match: '1',
          game: 1,
          sides: ['e1', 'e2'],
          result: '1-0',
          record: {
            ending: 'crash',
            plies: 2,
            pgn: '[White "Erased e1"]\n[Black "Ben"]\n\n1. e4 {Erased e1?} e5 ; Erased e1\n1-0\n',
            fault: { by: 'black', sentence: 'Ben let Erased e1 win.' },
          },
        },
        { type: 'play-arranged', from: 1, play: { Dot: [{ name: 'Erased e1', folder: 'Erased e1' }] } },
      ),
    )
  })

  test('takes one member of a team under every name and number, as captain and in the name of the team', () => {
    const members = [player('Ann', { number: '7' }), player('Bob'), player('Cy'), player('Dot')]
    const corrected = [player('Anne', { number: '7' }), player('Robert'), player('Cy'), player('Dot')]
    const before = log(
      entered('e1', { name: 'Team Bob', captain: 'Bob', players: members }),
      { type: 'entrant-edited', entrant: 'e1', players: corrected },
      { type: 'conditions-posted', note: 'Bob is Robert, Ann is not.' },
    )
    const told = texts(without(before, e('e1'), 2))
    expect(told.filter((text) => /Bob|Robert/.test(text))).toEqual([])
    expect(told.slice(0, 3)).toEqual(['Team Erased e1.2', 'Erased e1.2', 'Ann'])
    expect(told.at(-1)).toBe('Erased e1.2 is Erased e1.2, Ann is not.')
    const ann = texts(without(before, e('e1'), 1))
    expect(ann.filter((text) => /Ann|7/.test(text))).toEqual([])
    expect(erased(before, { entrant: e('e1'), player: 5 })).toEqual([])
  })

  test('takes an entry of the same person that was taken back, and leaves a namesake who plays, and whose games', () => {
    const game = (sides: string[]) => ({
      type: 'game-finished',
      match: '1',
      game: 1,
      sides,
      result: '1-0',
      record: { ending: 'mate', plies: 2, pgn: '[White "Ann"]' },
    })
    const before = log(
      entered('e1', { name: 'Ann' }),
      { type: 'command-revoked', how: 'undo', facts: [1], voids: [] },
      entered('e3', { name: 'Ann' }),
      entered('e4', { name: 'Ann', club: 'Rooks' }),
      game(['e3', 'e9']),
      game(['e4', 'e9']),
    )
    expect(texts(without(before, e('e3')))).toEqual([
      'Erased e1',
      'Erased e3',
      'Ann',
      'Rooks',
      '[White "Erased e3"]',
      '[White "Ann"]',
    ])
  })

  test('a move that looks like a name stays', () => {
    const record = { ending: 'mate', plies: 1, pgn: '[White "e4"]\n\n1. e4 {e4 is late} 1-0\n' }
    const before = log(entered('e1', { name: 'e4' }), {
      type: 'game-finished',
      match: '1',
      game: 1,
      sides: ['e1', 'e2'],
      result: '1-0',
      record,
    })
    expect(texts(without(before, e('e1'))).at(-1)).toBe('[White "Erased e1"]\n\n1. e4 {Erased e1 is late} 1-0\n')
  })
})
