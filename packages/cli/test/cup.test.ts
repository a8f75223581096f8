/** A whole cup on the command line, with the built binary: of people, and of engines from a book. */
import { describe, expect, test } from 'vitest'
import { arbiter } from './binary.ts'
import { Hall, report } from './hall.ts'

const engines = ['Anvil', 'Bellows', 'Cinder', 'Drill', 'Ember', 'Flint', 'Gauge', 'Hammer']
const list = (count: number): string =>
  `name,rating\n${engines
    .slice(0, count)
    .map((name, i) => `${name},${3400 - 35 * i}`)
    .join('\n')}\n`

const file = 'forge.arbiter'
const position = (rank: string, toMove = 'b'): string => `rnbqkbnr/pppppppp/8/8/${rank} ${toMove} KQkq -`
const book = [
  `${position('4P3/8/PPPP1PPP/RNBQKBNR')} id "King's pawn";`,
  `${position('3P4/8/PPP1PPPP/RNBQKBNR')} id "Queen's pawn";`,
  `${position('3P4/8/PPP1PPPP/RNBQKBNR')} id "Queen's pawn again";`,
  `${position('2P5/8/PP1PPPPP/RNBQKBNR')} id "English";`,
].join('\n')

const hallWith = (count: number, ...settings: string[]): Hall => filled(new Hall(), count, settings)
/** Books are read where the process is. */
const hallWithBook = (count: number, ...settings: string[]): Hall => filled(new Hall(arbiter), count, settings)

function filled(hall: Hall, count: number, settings: readonly string[]): Hall {
  hall.writes('list.csv', list(count))
  hall.writes('book.epd', `${book}\n`)
  hall.types(`new cup ${file} --entrants list.csv`, ...settings.flatMap((each) => ['--set', each]))
  return hall
}

test('a cup of eight is directed from the first entry to the winner', () => {
  const hall = hallWith(7, 'RoundPairIncrements=[1,2]', 'thirdplacematch=true')
  expect(hall.types(`start ${file}`)).toMatchObject({
    code: 1,
    err: 'arbiter: This format takes 4 or 8 players; 7 have entered (CUP-4).\n',
  })
  hall.types(`enter ${file} Hammer --rating 3000`)
  expect(hall.types(`start ${file}`).code).toBe(0)
  expect(hall.types('outline cup --entrants 8 --set RoundPairIncrements=[1,2,3]').out.replaceAll('\n', ' ')).toContain(
    'Pairs: Quarterfinal 4 × 1, Semifinal 2 × 2 and Final 1 × 3. A book needs 11 openings',
  )

  expect(hall.types(`report ${file} 1 0-1 --game 1`).out).toContain('Match 1: Anvil 0–1 Hammer.')
  expect(hall.types(`report ${file} 1 1/2 --game 2`).out).toContain('Hammer wins match 1, 1½–½.')
  for (const match of ['2', '3', '4'])
    hall.applies(file, report(match, '1-0', { game: 1 }), report(match, '0-1', { game: 2 }))
  expect(hall.types(`why ${file} 5`).out.replace(/\s+/g, ' ')).toContain(
    'Drill has White in the first game of each pair as the higher seed: 4 against 8 (CUP-16)',
  )
  hall.applies(file, report('5', '1-0', { game: 1 }), report('5', '1/2', { game: 2 }))
  expect(hall.types(`report ${file} 5 1-0 --game 3`).out).toContain('Drill wins match 5, 2½–½.')
  expect(hall.types(`report ${file} 5 1-0 --game 4`)).toMatchObject({ code: 1 })

  const preview = hall.types(`correct ${file} 5 1-0 --game 2 --preview`).out
  expect(preview).toContain('change a seat: match 7, Drill leaves it')
  expect(preview).toContain('change a seat: match 8, Hammer leaves it')

  hall.applies(file, ...[1, 2, 3].map((game) => report('6', game === 2 ? '0-1' : '1-0', { game })))
  expect(hall.types(`bracket ${file}`).out).toContain('Third place')
  hall.applies(file, ...[1, 2, 3].map((game) => report('7', game === 2 ? '0-1' : '1-0', { game })))
  hall.applies(file, ...[1, 2, 3].map((game) => report('8', game === 2 ? '0-1' : '1-0', { game })))
  expect(hall.types(`close ${file}`).code).toBe(0)
  expect(hall.types(`show ${file}`).out).toMatch(/Closed: won by Bellows/)
  const { table } = hall.json(`show ${file}`) as { table: { place: string; name: string }[] }
  expect(table.map(({ place, name }) => `${place} ${name}`)).toEqual([
    '1 Bellows',
    '2 Drill',
    '3 Cinder',
    '4 Hammer',
    ...['Anvil', 'Ember', 'Flint', 'Gauge'].map((name) => `5–8 ${name}`),
  ])
  expect(hall.types(`verify ${file}`).out).toContain('all rules hold')
})

describe('openings', { tags: ['rest'] }, () => {
  test('come from a book; equal positions count once; tiebreak pairs draw theirs', () => {
    const hall = hallWithBook(2)
    expect(hall.types(`start ${file} --openings book.epd`).out.replaceAll('\n  ', ' ')).toContain(
      'Games are played from 3 openings of book.epd.',
    )
    expect(hall.types(`show ${file}`).out.replaceAll('\n', ' ')).toContain(
      '1 opening of the book repeats a position that is in it already: 3 are left.',
    )
    hall.types(`report ${file} 1 1/2 --game 1`)
    expect(hall.types(`report ${file} 1 1/2 --game 2`).out).toContain(
      'Match 1 is level: pair 2 will be played from opening 2.',
    )
    expect(hall.types(`show ${file} --match 1`).out).toContain(
      "2     3  Anvil    –    Bellows  2 Queen's pawn, tiebreak",
    )
    expect(hall.types(`log ${file}`).out).toContain('pair 2 will be played from')
    expect(hall.types(`undo ${file}`).code).toBe(0)
    expect(hall.types(`show ${file} --match 1`).out).not.toContain('tiebreak')
  })

  test('a draft shows the opening before it is published', () => {
    const hall = hallWithBook(2, 'autoPair=false')
    hall.types(`start ${file} --openings book.epd`)
    hall.applies(file, report('1', '1/2', { game: 1 }), report('1', '1/2', { game: 2 }))
    expect(hall.types(`draft ${file}`).out).toContain("Match 1, pair 2: opening 2 (Queen's pawn), a draft")
    expect(hall.types(`report ${file} 1 1-0`).err).toContain('Publish the opening of its next pair first')
    expect(hall.types(`pair ${file}`).code).toBe(0)
    expect(hall.types(`report ${file} 1 1-0 --game 3`).code).toBe(0)
  })

  test.each`
    what            | words            | says
    ${'too short'}  | ${'book.epd'}    | ${'The book has 3 different openings, and 11 are needed (CUP-21b). Quarterfinal 4 × 1, Semifinal 2 × 2 and Final 1 × 3 make 11.'}
    ${'not there'}  | ${'nowhere.epd'} | ${'The book nowhere.epd cannot be read'}
    ${'not a book'} | ${'list.csv'}    | ${'list.csv'}
  `('a book that is $what is refused, and nothing changes', ({ words, says }) => {
    const hall = hallWithBook(8, 'RoundPairIncrements=[1,2,3]', 'UniquePerMatchOnly=false')
    const { code, err } = hall.types(`start ${file} --openings ${words}`)
    expect(code).toBe(1)
    expect(err).toContain(says)
    expect(hall.json(`show ${file}`)).toMatchObject({ state: 'entering' })
  })

  test('a league has none', () => {
    const hall = hallWithBook(4)
    hall.types('new league l.arbiter --entrants list.csv')
    expect(hall.types('start l.arbiter --openings book.epd').err).toContain(
      'The command “start” has no field “openings”.',
    )
  })
})

test.each`
  setting                      | says
  ${'SeedingStrategy=ByRatng'} | ${'Did you mean “ByRating”?'}
  ${'RoundPairIncrement=[1]'}  | ${'Did you mean “roundPairIncrements”?'}
  ${'RoundPairIncrements=[0]'} | ${'takes a whole number from 1 to 1000; you gave 0.'}
  ${'tiebreakFallback=Coin'}   | ${'takes HigherSeed, Armageddon or Stop; you gave “Coin”.'}
`('CUP-8 $setting is refused: $says', ({ setting, says }) => {
  const { code, err } = new Hall().types(`new cup ${file} --set ${setting}`)
  expect(code).toBe(1)
  expect(err).toContain(says)
})

test('CUP-18b Stop: what to type is said', () => {
  const hall = hallWith(2, 'maxTiebreakPairs=0', 'tiebreakFallback=Stop')
  hall.types(`start ${file}`)
  hall.applies(file, report('1', '1/2', { game: 1 }), report('1', '1/2', { game: 2 }))
  expect(hall.types(`show ${file}`).out).toContain(`arbiter rule ${file} 1 NAME`)
  expect(hall.types(`rule ${file} 1 Bellows --note`, 'drawn by lot').out).toContain('Bellows')
  expect(hall.json(`show ${file}`)).toMatchObject({ champion: 'Bellows' })
})
