/** @module-tag both */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numericSeed as seed, sized } from '../../../../tools/tier.ts'
import { entrantsOf, lines, problemsOf, warningsOf } from '../../test/lists.ts'
import { problemWithName } from '../facts/entrant.ts'
import { parseEntrants, writeEntrants } from './csv.ts'

describe('a list of entrants', () => {
  test('only the name is required', () => {
    expect(entrantsOf(lines('name', 'Ann', 'Ben'))).toEqual([{ name: 'Ann' }, { name: 'Ben' }])
  })

  test('the columns may stand in any order and carry everything about somebody', () => {
    const text = lines('club,id,name,maxRating,rating', 'Northside,ann,Ann,2000,1850')
    expect(entrantsOf(text)).toEqual([{ name: 'Ann', rating: 1850, maxRating: 2000, club: 'Northside', id: 'ann' }])
  })

  test.each`
    what                                  | text
    ${'semicolons'}                       | ${'name;rating\nAnn;1850\n'}
    ${'tabs'}                             | ${'name\trating\nAnn\t1850\n'}
    ${'line ends of Windows'}             | ${'name,rating\r\nAnn,1850\r\n'}
    ${'line ends of an old Mac'}          | ${'name,rating\rAnn,1850\r'}
    ${'a byte order mark'}                | ${'\uFEFFname,rating\nAnn,1850'}
    ${'empty lines'}                      | ${'\n\nname,rating\n\n , \nAnn,1850\n\n'}
    ${'quotes'}                           | ${'"name","rating"\n"Ann","1850"'}
    ${'spaces around cells'}              | ${'name , rating\n  Ann , 1850'}
    ${'headings in capitals'}             | ${'NAME,Rating\nAnn,1850'}
    ${'empty columns from a spreadsheet'} | ${'name,rating,,\nAnn,1850,,'}
  `('$what are read', ({ text }) => {
    expect(entrantsOf(text)).toEqual([{ name: 'Ann', rating: 1850 }])
  })

  test('a quoted cell may hold separators and quotes', () => {
    expect(entrantsOf('name\n"Carlsen, ""Magnus"""')).toEqual([{ name: 'Carlsen, "Magnus"' }])
  })

  test.each`
    what                    | text                             | problem
    ${'no list'}            | ${''}                            | ${'1:1 The list is empty.'}
    ${'nobody'}             | ${'name,rating\n'}               | ${'2:1 Nobody is in the list.'}
    ${'no name column'}     | ${'rating,club\n1850,North'}     | ${'1:1 There is no column “name”. Begin with a line such as name,rating,club.'}
    ${'an unknown column'}  | ${'name,ratnig\nAnn,1850'}       | ${'1:6 There is no column “ratnig”. Did you mean “rating”?'}
    ${'a column twice'}     | ${'name,rating,name\nAnn,1,Ann'} | ${'1:13 The column “name” is here twice.'}
    ${'an empty name'}      | ${'rating,name\n1850,'}          | ${'2:6 The cell under “name” cannot be used. It is empty.'}
    ${'a short line'}       | ${'rating,name\n1850'}           | ${'2:1 The cell under “name” cannot be used. It is empty.'}
    ${'a control'}          | ${'name\nA\u0007nn'}             | ${'2:1 The cell under “name” cannot be used. It contains control characters.'}
    ${'half a rating'}      | ${'name,rating\nAnn,1850.5'}     | ${'2:5 “rating” must be a whole number from 0 to 9999.'}
    ${'a rating in words'}  | ${'name,maxRating\nAnn,strong'}  | ${'2:5 “maxRating” must be a whole number'}
    ${'a cell too many'}    | ${'name\nAnn,1850'}              | ${'2:5 This cell has no column above it.'}
    ${'an unclosed quote'}  | ${'name\nBen\n"Ann\nCai'}        | ${'3:1 The quote that begins here is never closed.'}
    ${'text after a quote'} | ${'name\n"Ann"a Bell'}           | ${'2:6 Something follows the closing quote: “a Bell”.'}
    ${'a quote inside'}     | ${'name\nAnn "the Rook" Bell'}   | ${'2:5 There is a quote inside a cell.'}
    ${'an id twice'}        | ${'name,id\nAnn,a\nBen,a'}       | ${'3:5 The id “a” is in line 2 already.'}
    ${'a wild id'}          | ${'name,id\nAnn,a b'}            | ${'2:5 An id takes 1 to 40 letters'}
  `('$what is said with line and column', ({ text, problem }) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(problem)])
  })

  test('all that is wrong is said at once, in the order of the text', () => {
    const text = lines('name,rating', ',1850', 'Ben,strong', 'Cai,1700', 'Dan,-1')
    expect(problemsOf(text).map((problem) => problem.slice(0, 3))).toEqual(['2:1', '3:5', '5:5'])
  })

  test('line numbers count the lines inside quotes', () => {
    expect(problemsOf(lines('name,club', 'Ann,"North', 'side"', 'Ben,"Ok"', ',x'))).toEqual([
      '2:5 The cell under “club” cannot be used. It contains control characters.',
      '5:1 The cell under “name” cannot be used. It is empty.',
    ])
  })

  test('what was written is read back the same, and a formula stays text', () => {
    const people = [{ name: '=1+1' }, { name: "'=1+1", club: '@home' }, { name: 'Åse "Q", -x', rating: 0, id: 'a.b' }]
    expect(writeEntrants(people)).toContain("'=1+1")
    expect(entrantsOf(writeEntrants(people))).toEqual(people)
  })
})

describe('lists people really have (B9, R7)', () => {
  const ann = { name: 'Müller, Anna', rating: 1850, club: 'SK Gmünd' }

  test.each`
    what                              | text                                                                                    | entrants
    ${'a plain list of names'}        | ${'Ann\nBen'}                                                                           | ${[{ name: 'Ann' }, { name: 'Ben' }]}
    ${'no headings'}                  | ${'Ann,1850,North\nBen,,South'}                                                         | ${[{ name: 'Ann', rating: 1850, club: 'North' }, { name: 'Ben', club: 'South' }]}
    ${'a name with its comma'}        | ${'Müller, Anna;1850;SK Gmünd'}                                                         | ${[ann]}
    ${'one semicolon and one comma'}  | ${'Müller, Anna;1850\nMeier, Bert;1700'}                                                | ${[{ name: 'Müller, Anna', rating: 1850 }, { name: 'Meier, Bert', rating: 1700 }]}
    ${'surname first, with commas'}   | ${'Müller, Anna, 1850\nMeier, Bert'}                                                    | ${[{ name: 'Müller, Anna', rating: 1850 }, { name: 'Meier, Bert' }]}
    ${'surname first, nothing else'}  | ${'Müller, Anna\nMeier, Bert'}                                                          | ${[{ name: 'Müller, Anna' }, { name: 'Meier, Bert' }]}
    ${'German headings'}              | ${'Name;Elo;Verein\nMüller, Anna;1850;SK Gmünd'}                                        | ${[ann]}
    ${'Swiss-Manager'}                | ${'No.;Name;FideID;FED;Rtg;RtgN;Club/City\n1;Müller, Anna;123;GER;1850;1799;SK Gmünd'}  | ${[ann]}
    ${'Swiss-Manager in German'}      | ${'Nr.;Titel;Name;Land;EloN;Elo;Verein/Ort\n1;WIM;Müller, Anna;GER;1799;1850;SK Gmünd'} | ${[ann]}
    ${'two columns for one name'}     | ${'Nachname;Vorname;DWZ\nMüller;Anna;1850'}                                             | ${[{ name: 'Anna Müller', rating: 1850 }]}
    ${'e-mail and federation beside'} | ${'name,rating,e-mail,federation\nAnn,1850,ann@example.org,GER'}                        | ${[{ name: 'Ann', rating: 1850 }]}
    ${'numbers and ratings in lines'} | ${'1. Anna Müller 1850\n2. Bert Meier 1700'}                                            | ${[{ name: 'Anna Müller', rating: 1850 }, { name: 'Bert Meier', rating: 1700 }]}
    ${'numbers in a column'}          | ${'1;Anna Müller;1850\n2;Bert Meier;1700'}                                              | ${[{ name: 'Anna Müller', rating: 1850 }, { name: 'Bert Meier', rating: 1700 }]}
    ${'Arabic names'}                 | ${'محمد صلاح الدين\nسارة'}                                                               | ${[{ name: 'محمد صلاح الدين' }, { name: 'سارة' }]}
  `('$what is read', ({ text, entrants }) => {
    expect(problemsOf(text)).toEqual([])
    expect(entrantsOf(text)).toEqual(entrants)
  })

  test.each`
    what                         | text                                       | warning
    ${'a column that is unused'} | ${'name,e-mail\nAnn,ann@example.org'}      | ${'1:6 The column “e-mail” is not used.'}
    ${'the second rating'}       | ${'Name;DWZ;Elo\nAnn;1700;1850'}           | ${'1:6 The column “DWZ” is not used.'}
    ${'what lines were read as'} | ${'1. Anna Müller 1850'}                   | ${'1:1 The lines are read like this: “1. Anna Müller 1850” is “Anna Müller”, rating 1850.'}
    ${'a figure in some names'}  | ${'Ann\nBen 1850'}                         | ${'2:1 The figure at the end of “Ben 1850” is taken as part of the name.'}
    ${'two cells for a name'}    | ${'Müller, Anna\nMeier, Bert'}             | ${'1:1 Two cells are read as one name: “Müller, Anna”.'}
    ${'one name twice (R4)'}     | ${'name,rating\nAnn,1850\nBen,\nann,1700'} | ${'4:1 “ann” is in line 2 too. Is it the same person?'}
    ${'a bare name twice (R4)'}  | ${'Ann\nBen\nAnn'}                         | ${'3:1 “Ann” is in line 1 too. Is it the same person?'}
  `('$what is told as a warning', ({ text, warning }) => {
    expect(warningsOf(text)).toContainEqual(expect.stringContaining(warning))
  })

  test.each`
    what                             | text                                                 | problem
    ${'one person twice (R4)'}       | ${'name,rating,club\nAnn,1850,N\nBen,,\nAnn,1850,N'} | ${'4:1 “Ann” is in line 2 already, with the same rating and club.'}
    ${'headings in unknown words'}   | ${'wer,wie gut\nAnn,1850'}                           | ${'1:1 There is no column “name”, only wer and wie gut.'}
    ${'columns that cannot be told'} | ${'Ann Bell;Northside\nBen Cole;Southside'}          | ${'1:10 It cannot be seen what stands in which column.'}
    ${'a rating in words, unheaded'} | ${'Ann,1850\nBen,strong'}                            | ${'2:5 “rating” must be a whole number'}
  `('$what is refused', ({ text, problem }) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(problem)])
  })

  test('two of one name with ids of their own are two people', () => {
    expect(problemsOf('name,rating,id\nAnn,1850,a\nAnn,1850,b')).toEqual([])
  })
})

describe('any text', () => {
  const runs = sized({ test: 60, rest: 1_000, deep: 20_000 })
  const told = `seed ${seed}`

  test(`lists of any usable names are read back as they were written (${told})`, () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => !problemWithName(text))
    const rating = fc.integer({ min: 0, max: 9999 })
    const person = fc.record({ name, rating, maxRating: rating, club: name }, { requiredKeys: ['name'] })
    let formulas = 0
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 8 }), (people) => {
        if (people.some((each) => /^[=+\-@]/.test(each.name))) formulas++
        expect(entrantsOf(writeEntrants(people))).toEqual(people)
      }),
      { seed, numRuns: runs },
    )
    expect(formulas).toBeGreaterThan(0)
  })

  test(`nothing that is typed makes the reader fail, and every problem has its place (${told})`, () => {
    const piece = fc.constantFrom(
      'name',
      'rating',
      ',',
      ';',
      '\t',
      '"',
      '\n',
      '\r\n',
      ' ',
      '\uFEFF',
      'Ann',
      '7',
      '=',
      '\0',
    )
    const pieces = fc.array(piece, { maxLength: 60 }).map((all) => all.join(''))
    const plain = fc.array(fc.constantFrom('Ann', ' ', '\n', 'Ben', '"Cai"\n'), { maxLength: 6 })
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      pieces,
      pieces.map((body) => `name,rating\n${body}`),
      plain.map((all) => `name\n${all.join('')}`),
    )
    let [read, refused] = [0, 0]
    fc.assert(
      fc.property(text, (list) => {
        const parsed = parseEntrants(list)
        if (parsed.ok) read++
        else refused++
        const places = parsed.ok ? [] : parsed.problems
        for (const { line, column } of places) expect(Math.min(line, column)).toBeGreaterThan(0)
        if (!parsed.ok) expect(places.length).toBeGreaterThan(0)
      }),
      { seed, numRuns: runs },
    )
    expect(Math.min(read, refused)).toBeGreaterThan(0)
  })

  test.each`
    what                    | text
    ${'separators'}         | ${','.repeat(400_000)}
    ${'quotes'}             | ${'"'.repeat(400_001)}
    ${'loose quotes'}       | ${`name\n${'a"'.repeat(200_000)}`}
    ${'spaces'}             | ${`name\nx${' '.repeat(400_000)}y`}
    ${'lines'}              | ${`name\n${'a\n'.repeat(200_000)}`}
    ${'columns and lines'}  | ${`name${',x'.repeat(100_000)}\n${'a\n'.repeat(100_000)}`}
    ${'empty columns too'}  | ${`name${','.repeat(200_000)}\n${'a\n'.repeat(100_000)}`}
    ${'lines in one quote'} | ${`name\n"${'\n'.repeat(400_000)}"`}
  `('$what without end are read in one walk', ({ text }) => {
    expect(() => parseEntrants(text)).not.toThrow()
  })
})
