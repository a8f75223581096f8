import { beforeAll, describe, expect, test } from 'vitest'
import { everything, FactMaker, factTypes, placesIn } from '../../test/every-fact.ts'
import { Dice } from '../dice/dice.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { publicArrangement } from '../formats/cup/arrangement.ts'
import { type PublicFact, publicFactSchema } from './public-fact.ts'
import { Publisher } from './publisher.ts'

const stands = 'stands entrants[] entrant, stands entrants[] now, stands entrants[] told, stands rule, stands what'
const handicaps = 'handicaps[] between[], handicaps[] boards, handicaps[] receives[]'
const played = 'finishedAt, moves, movesToFinish, result, result[]'
const record = 'record ending, record fault by, record plies, record repeats, record replayed'
const started =
  'openings count, openings dropped, openings hash, openings name, order[], reason *, reason rule, starts[]'
const opening = 'order[] moves[], order[] name, order[] place, order[] position, order[] variant'

/** All that a spectator sees of a fact beside seq, at, command and type. What is not here must not get out. */
const inView: Readonly<Record<string, string>> = {
  'tournament-opened': 'autoPair, diceHash, format, name, options *, rules',
  'event-described': 'about, contact, days, days from, days to, link, logo, place, timeControl',
  'entrant-entered': `entrant captain, entrant claimed, entrant club, entrant id, entrant maxRating, entrant name, entrant players[] masterpoints, entrant players[] name, entrant rating, ${handicaps}, joins`,
  'entrant-edited':
    'captain, claimed, club, entrant, maxRating, name, players, players[] masterpoints, players[] name, rating',
  'entrant-withdrew': 'emergency, entrant',
  'entrant-returned': 'entrant',
  'tournament-started': `brackets[], ${handicaps}, ${started}, ${opening.replaceAll('order[]', 'openings order[]')}`,
  'opening-drawn': 'match, opening, pair, reason *, reason rule, reused',
  'round-paired': `byHand, byes[], ${handicaps}, kind, matches[][] after, matches[][] entrant, matches[][] number, reasons[] *, reasons[] rule, round, stage, start`,
  'seeds-published': 'order[], reasons[] *, reasons[] rule, stage, starts[]',
  'game-finished': `game, half, match, opening, ${played}, ${record}, sides[]`,
  'game-abandoned': `entrant, game, match, opening, ${record}, sides[], why`,
  'play-arranged': 'from',
  'options-changed': 'options *',
  'ruling-made': 'between[], match, ruling absent[], ruling kind, ruling through[], ruling winner',
  'result-corrected': `fact, inPlaceOfRuling game, inPlaceOfRuling half, inPlaceOfRuling opening, inPlaceOfRuling sides[], ${played}, ${stands}, voids[]`,
  'command-revoked': `facts[], how, ${stands}, voids[]`,
  'winner-declared': 'round, stage, winners[]',
  'bracket-corrected': `action, entrant, fault, found, from, ${handicaps}, joins, placed, secondRound[][], to, voids[]`,
  'lineup-told': 'entrant, half, match, played[], players[]',
  'boards-scored': 'boards[] board, boards[] imps[], boards[] tables[], half, match, sides[]',
  'conditions-posted': '',
  'remedy-given': 'entrant, freePlays[], refund',
  'tournament-closed': 'dice, salt',
}

const misdeed = ['after', 'answer', 'by', 'code', 'hadMs', 'signal', 'tookMs', 'what', 'withinMs']
  .map((field) => `record fault did ${field}`)
  .join(', ')

/** What is kept back beside author and key. */
const kept: Readonly<Record<string, string>> = {
  'tournament-opened': 'dice',
  'event-described': 'note',
  'entrant-entered': 'entrant paid, entrant players[] number',
  'entrant-edited': 'paid, players[] number',
  'entrant-withdrew': 'note',
  'entrant-returned': 'note',
  'round-paired': 'note',
  'game-finished': `${misdeed}, record fault sentence, record pgn`,
  'game-abandoned': `note, ${misdeed}, record fault sentence, record pgn`,
  'play-arranged': 'note, play *',
  'options-changed': 'note',
  'ruling-made': 'note',
  'result-corrected': 'note',
  'command-revoked': 'note',
  'winner-declared': 'note',
  'bracket-corrected': 'note',
  'conditions-posted': 'note',
  'remedy-given': 'note',
}

const seed = process.env['SEED'] ?? 'private fields'
const maker = new FactMaker(new Dice(seed).stream('facts'))
const isMark = (text: string) => maker.marks.has(text)
const rounds = 200

interface Publication {
  readonly fact: RecordedFact
  readonly told: PublicFact
}
const published: Publication[] = []

beforeAll(() => {
  process.stdout.write(`private fields, seed "${seed}"\n`)
  for (const type of factTypes) for (let i = 0; i < rounds; i++) published.push(publication(type))
})

/** Each behind an opening of its own, with its own dice. */
function publication(type: string): Publication {
  const made = { ...maker.fact('tournament-opened'), format: everything.name } as RecordedFact
  const opened = type === 'tournament-opened' ? made : { ...made, options: {} }
  const fact = type === 'tournament-opened' ? opened : maker.fact(type)
  const publisher = new Publisher({ diceHash: 'ab'.repeat(32), salt: 'salt' }, [everything])
  const [first, last] = publisher.publish(type === 'tournament-opened' ? [opened] : [opened, fact])
  return { fact, told: (last ?? first) as PublicFact }
}

const listed = (text = '') => text.split(', ').filter((place) => place !== '')
const places = (value: object) => placesIn(value, '', isMark).map((place) => place.trim())
const all = (type: string, which: (each: Publication) => readonly string[]) =>
  [...new Set(published.filter(({ fact }) => fact.type === type).flatMap(which))].toSorted()

describe('a spectator’s stream never contains a private field', () => {
  test.each(factTypes)('of %s exactly what is listed is seen', (type) => {
    const common = ['seq', 'at', 'command', 'type']
    expect(all(type, ({ told }) => places(told))).toEqual([...common, ...listed(inView[type])].toSorted())
  })

  test.each(factTypes)('of %s exactly what is listed is kept back', (type) => {
    const secret = ({ fact, told }: Publication) => places(fact).filter((place) => !places(told).includes(place))
    expect(all(type, secret)).toEqual(['by', 'key', ...listed(kept[type])].toSorted())
  })

  test('no text of a private place occurs anywhere, while public texts of many places do', () => {
    const passed = new Set<string>()
    for (const { fact, told } of published) {
      const secrets = new Set([...listed(kept[fact.type]), 'by', 'key'])
      for (const [mark] of JSON.stringify(told).matchAll(/m\d+q/g)) {
        const place = (maker.marks.get(mark) as string).replace(`${fact.type} `, '')
        expect(secrets.has(place), `${place} of ${fact.type}`).toBe(false)
        passed.add(`${fact.type} ${place}`)
      }
    }
    expect(passed.size).toBeGreaterThan(35)
  })

  test('every public fact can be read by its schema, which takes no field of the others', () => {
    const isOfOneFormat = ({ told }: Publication) => !('openings' in told && 'handicaps' in told)
    for (const { told } of published.filter(isOfOneFormat)) expect(publicFactSchema.parse(told)).toEqual(told)
    for (const { fact, told } of published)
      expect(publicFactSchema.safeParse({ ...told, by: fact.by }).success).toBe(false)
  })
})

describe('of an arrangement only time controls and names of engines are told', () => {
  test.each([
    [{ limit: '40/60+0.6 margin=20' }, { limit: '40/60+0.6 margin=20' }],
    [{ limit: 'nodes=20k, depth=8' }, { limit: 'nodes=20k, depth=8' }],
    [{ limit: '/home/me/engine' }, {}],
    [{ limit: { folder: 'x' } }, {}],
    [{ nodes: 1000, hash: 'ab', rules: {}, policies: {}, patience: {} }, {}],
    [{ engines: 'Anvil' }, {}],
    [{ engines: [null, 7, { name: ' ' }, { name: { first: 'x' } }] }, { engines: [] }],
    [
      {
        engines: [
          { name: 'Anvil', command: '/opt/anvil', args: ['x'], folder: '/tmp', options: { Book: '/b' }, limit: '1+0' },
          { name: 'Bell', embedded: 'bell', programs: [{ file: 'bell', sha256: 'ab' }], limit: '/opt' },
        ],
      },
      { engines: [{ name: 'Anvil', limit: '1+0' }, { name: 'Bell' }] },
    ],
  ])('%j is %j', (play, told) => {
    expect(publicArrangement(play)).toEqual(told)
  })
})
