import { afterEach, describe, expect, test, vi } from 'vitest'
import { textsOf } from '../generator/read.mjs'
import { Language } from './language.ts'
import { pseudo } from './pseudo.ts'
import { say, sayParts, sayPlain } from './say.ts'
import { timeIn } from './values.ts'

const words = `
level = { $one } and { $other } are level at { $points }.
list = { $who ->
    [one] { $who } is alone.
   *[other] { $who } play.
  }
choose = Choose { OR($who) }.
nested = { $what }, said { $who }.
begins = { CAPITAL($what) }
in-round = In { FORM($round, "dative") }.
round = der Runde
  .dative = dem Runden
game = { $white } { $result } { $black }
number = { $count } and { $part }
twice = { JOIN($all) }
place = { ORDINAL($place) }
cause = { $by ->
   *[ruling] a ruling
    [withdrawal] a withdrawal
  }
`
const texts = textsOf(words)
const english = new Language('en', texts)
const german = new Language('de', texts)

/** Names that look like words of a language, of Fluent, or of the marks that stand for them. */
const hostile = [
  ...[
    'Smith and Jones',
    'Black und White',
    'Seed 4',
    'draw',
    '{ $who }',
    '{name}',
    '-term',
    '\u00010\u0002',
    '$1',
    '$&',
  ],
  ...['محمد صلاح', 'Žofia 👩‍🎓', '\u2068x\u2069', 'x'.repeat(60), '<b>', ' .attribute = no', '# no comment'],
]
const names = (id: string): string | undefined => hostile[Number(id.slice(1))]
const entrant = (i: number) => ({ entrant: `e${i}` })
const saying = { language: english, names }

describe('no name is touched', () => {
  test.each(hostile.map((name, i) => [name, i] as const))('%j', (name, i) => {
    const message = { id: 'nested', what: { id: 'list', who: [entrant(i), entrant(0), entrant(i)] }, who: entrant(i) }
    for (const language of [english, german]) {
      const parts = sayParts(message, { language, names })
      const found = parts.flatMap((part) => (part.kind === 'entrant' && part.id === `e${i}` ? [part.text] : []))
      expect(found.map((text) => text.replace(/^\u2068(?=[\u0590-\u08FF])|(?<=[\u0590-\u08FF])\u2069$/g, ''))).toEqual(
        Array.from({ length: i === 0 ? 4 : 3 }, () => name),
      )
    }
    expect(sayPlain(message, saying).split(name).length - 1).toBeGreaterThanOrEqual(3)
  })

  test('text somebody wrote is kept like a name', () => {
    expect(say({ id: 'nested', what: { text: '{ $who } “and” -term' }, who: entrant(0) }, saying)).toBe(
      '{ $who } “and” -term, said Smith and Jones.',
    )
  })

  test('a result behind a name from right to left is read as it was played, and files have no marks (B2)', () => {
    const game = { id: 'game', white: entrant(10), black: entrant(3), result: { result: '0-1' } }
    expect(say(game, saying)).toBe('\u2068محمد صلاح\u2069 0–1 draw')
    expect(sayPlain(game, saying)).toBe('محمد صلاح 0–1 draw')
  })
})

describe('what a language writes itself', () => {
  test('points, numbers and counts', () => {
    const level = { id: 'level', one: entrant(3), other: entrant(2), points: { points: 2.5 } }
    expect(say(level, saying)).toBe('draw and Seed 4 are level at 2½.')
    const number = { id: 'number', count: 2400, part: { number: 0.5 } }
    expect(say(number, { language: german })).toBe('2400 and 0,5')
    expect(say({ ...number, count: 12_000 }, { language: english })).toBe('12,000 and 0.5')
  })

  test('lists, and how many there are', () => {
    expect(say({ id: 'list', who: [entrant(3)] }, saying)).toBe('draw is alone.')
    expect(say({ id: 'list', who: [entrant(3), entrant(2), entrant(0)] }, saying)).toBe(
      'draw, Seed 4 and Smith and Jones play.',
    )
    expect(say({ id: 'choose', who: [entrant(3), entrant(2)] }, { language: german, names })).toBe(
      'Choose draw oder Seed 4.',
    )
  })

  test('messages inside messages: as they are, in a form, with a large letter, one after the other', () => {
    const round = { id: 'round' }
    expect(say({ id: 'in-round', round }, saying)).toBe('In dem Runden.')
    expect(say({ id: 'begins', what: round }, saying)).toBe('Der Runde')
    expect(say({ id: 'twice', all: [round, round] }, saying)).toBe('der Runde der Runde')
    expect(say({ id: 'nested', what: { id: 'cause', by: 'withdrawal' }, who: entrant(99) }, saying)).toBe(
      'a withdrawal, said e99.',
    )
  })

  test('clocks, shares and places', () => {
    const nested = (what: object) =>
      say({ id: 'nested', what: what as never, who: entrant(3) }, { language: german, names })
    expect(nested({ clock: 5_400_000 })).toBe('1:30:00, said draw.')
    expect(nested({ clock: 2500 })).toBe('0:02.5, said draw.')
    expect(nested({ percent: 0.425 })).toBe('42,5\u00a0%, said draw.')
    expect(nested({ imps: -12 })).toBe('-12, said draw.')
    expect(nested({ imps: 57.353 })).toBe('57,353, said draw.')
    expect(nested({ result: [61, 57.353] })).toBe('61–57,353, said draw.')
    const places = (language: Language) => [1, 2, 3, 11, 22].map((place) => say({ id: 'place', place }, { language }))
    expect(places(english)).toEqual(['1st', '2nd', '3rd', '11th', '22nd'])
    expect(places(german)).toEqual(['1.', '2.', '3.', '11.', '22.'])
    expect(places(new Language('fr', texts))).toEqual(['1er', '2e', '3e', '11e', '22e'])
  })

  test('results', () => {
    const of = (result: string | readonly [number, number]) =>
      say({ id: 'game', white: entrant(3), black: entrant(2), result: { result } }, saying)
    expect(['1-0', '1/2-1/2', '+-', '--'].map(of)).toEqual([
      ...['draw 1–0 Seed 4', 'draw ½–½ Seed 4', 'draw +:− Seed 4', 'draw −:− Seed 4'],
    ])
    expect(of([35, 12])).toBe('draw 35–12 Seed 4')
  })
})

test('what somebody wrote from right to left stays within itself too', () => {
  const boards = { id: 'nested', what: { text: 'محمد' }, who: entrant(3) }
  expect(say(boards, saying)).toBe('\u2068محمد\u2069, said draw.')
  expect(sayPlain(boards, saying)).toBe('محمد, said draw.')
})

test('a name at the beginning of a sentence gets no large letter', () => {
  expect(say({ id: 'begins', what: { id: 'nested', what: entrant(3), who: entrant(2) } }, saying)).toBe(
    'draw, said Seed 4.',
  )
})

test('the pseudo-language leaves no plain letter of ours, and every name as it is', () => {
  const saying = { language: pseudo(texts), names }
  expect(say({ id: 'list', who: [entrant(3), entrant(2)] }, saying)).toBe('［draw、Seed 4 ƥļååý.］')
  const others = say(
    { id: 'number', count: 12_000, part: { instant: '2026-05-01T10:20:00.000Z' } },
    { ...saying, zone: 'UTC' },
  )
  expect(others).not.toMatch(/[A-Za-z]/)
})

test('a message may bring the name of an entrant; whoever knows another name is heard', () => {
  const message = { id: 'nested', what: { id: 'round' }, who: { entrant: 'e99', name: '-term' } }
  expect(say(message, saying)).toBe('der Runde, said -term.')
  expect(say(message, { language: english, names: () => 'Ann' })).toBe('der Runde, said Ann.')
})

test('a message without words is an error, not a gap', () => {
  expect(() => say({ id: 'no-such' }, saying)).toThrow('there is no message no-such in en')
})

test('an argument that is missing is an error, not a gap', () => {
  expect(() => say({ id: 'round', form: 'x' }, saying)).not.toThrow()
  expect(() => say({ id: 'choose' }, saying)).toThrow('who')
})

describe('the clock of the machine', () => {
  afterEach(() => vi.unstubAllEnvs())

  const read = () => timeIn('en-GB', '2026-05-01T10:20:00.000Z')

  test('a time is written in the zone the machine is in now, not in the one it was in before', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(read()).toBe('10:20')
    vi.stubEnv('TZ', 'Asia/Kathmandu')
    expect(read()).toBe('16:05')
  })
})
