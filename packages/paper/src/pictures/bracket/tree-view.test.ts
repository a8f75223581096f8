import { seedsIn } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { partFrom, placeIn, sectionCount } from './bracket-part.ts'
import { drawnBracket, nameOf } from './drawn-bracket.ts'
import { currentOf, pathOf } from './path.ts'
import { stubAt } from './section-stub.ts'
import { partAfter, placeAfter } from './tree-keys.ts'
import { openingPlan, type TreeQuestion, treeView } from './tree-view.ts'

type State = 'waiting' | 'open' | 'decided'

const question = (
  bracket: TreeQuestion['bracket'],
  { part = 'all', live = '', follows = '' }: { part?: string; live?: string; follows?: string } = {},
): TreeQuestion => ({
  bracket,
  part: partFrom(part, sectionCount(bracket)),
  seeds: seedsIn(bracket),
  steps: follows === '' ? [] : pathOf(bracket, follows),
  isRunning: ({ match }) => match === live,
})

const viewOf = (asked: TreeQuestion) => treeView(asked, openingPlan(asked, {}))
const formsOf = (asked: TreeQuestion) => viewOf(asked).columns.map(({ form }) => form)

/** Rounds before `level` are decided, that one is open, later ones wait. */
const upTo =
  (level: number) =>
  (each: number): State =>
    each < level ? 'decided' : each === level ? 'open' : 'waiting'

test.each`
  size   | part     | level | forms
  ${2}   | ${'all'} | ${0}  | ${'cards'}
  ${8}   | ${'all'} | ${2}  | ${'cards cards cards'}
  ${16}  | ${'all'} | ${2}  | ${'spine lines cards cards'}
  ${32}  | ${'all'} | ${0}  | ${'cards cards cards cards cards'}
  ${64}  | ${'all'} | ${0}  | ${'stubs lines cards cards cards'}
  ${512} | ${'6'}   | ${0}  | ${'lines lines lines cards cards'}
  ${512} | ${'6'}   | ${2}  | ${'spine lines cards cards cards'}
  ${512} | ${'all'} | ${6}  | ${'stubs lines lines cards cards'}
`('of $size with round $level open, $part is drawn as $forms', ({ size, part, level, forms }) => {
  expect(formsOf(question(drawnBracket(size, upTo(level)), { part })).join(' ')).toBe(forms)
})

test.each([2, 8, 16, 32])('all columns of cards of %i are equally wide', (size) => {
  const { columns } = viewOf(question(drawnBracket(size, upTo(0))))
  expect(new Set(columns.map(({ w }) => w.toFixed(3))).size).toBe(1)
  expect(columns.at(-1)).toMatchObject({ span: size / 2 })
})

test('a small bracket keeps its cards at a readable width on a wide page', () => {
  expect(viewOf(question(drawnBracket(4))).layout.most).toBeLessThan(50)
})

test('results move nothing: the forms that were opened stay', () => {
  const before = question(drawnBracket(32, upTo(0)))
  const opened = openingPlan(before, {})
  const after = treeView(question(drawnBracket(32, upTo(2))), opened)
  expect(after.columns.map(({ form, x }) => [form, x])).toEqual(viewOf(before).columns.map(({ form, x }) => [form, x]))
})

test('a stub names the two best who are still in, and how many matches are to go', () => {
  const decided = new Set(['0.0', '0.1', '1.0', '0.3'])
  const bracket = drawnBracket(128, (level, index) => (decided.has(`${level}.${index}`) ? 'decided' : 'open'))
  const [first, second] = viewOf(question(bracket)).stubs
  expect(first).toMatchObject({
    names: [
      { name: nameOf(1), seed: 1 },
      { name: nameOf(32), seed: 32 },
    ],
    toGo: 3,
    matches: 7,
    isDone: false,
    part: { from: 1, to: 1 },
  })
  expect(second?.toGo).toBe(7)
})

test('a stub that is played has its winner alone, an empty one nobody', () => {
  const played = stubAt(question(drawnBracket(64, () => 'decided')), { level: 1, index: 0 })
  expect(played).toMatchObject({ isDone: true, toGo: 0, names: [{ name: nameOf(1), seed: 1 }] })
  const [stub] = viewOf(question(emptied(drawnBracket(64)))).stubs
  expect(stub).toMatchObject({ names: [], isDone: false })
})

/** Seeds that nobody has qualified for yet. */
function emptied(bracket: TreeQuestion['bracket']): TreeQuestion['bracket'] {
  const rounds = bracket.rounds.map((round) => ({
    ...round,
    matches: round.matches.map((match) => ({
      ...match,
      seats: match.seats.map(({ entrant: _, ...seat }) => seat),
    })),
  }))
  return { ...bracket, rounds }
}

test('lines are printed after a result, dotted before, and in ink on the path', () => {
  const { lines } = viewOf(
    question(
      drawnBracket(4, (level, index) => (level + index === 0 ? 'decided' : 'open')),
      { follows: nameOf(1) },
    ),
  )
  expect(lines).toMatchObject({ '': '', 'path todo': '' })
  expect(lines.path.match(/M/g)).toHaveLength(1)
  expect(lines.todo.match(/M/g)).toHaveLength(1)
})

test('stubs are joined to the round of 16 by lines', () => {
  const { lines } = viewOf(question(drawnBracket(64, upTo(2))))
  expect(lines[''].match(/M/g)).toHaveLength(16)
})

test.each`
  what                      | asked                                  | stop
  ${'the followed match'}   | ${{ follows: nameOf(3), live: '0.0' }} | ${'0.6'}
  ${'a match in play'}      | ${{ live: '0.5' }}                     | ${'0.5'}
  ${'the first open match'} | ${{}}                                  | ${'0.0'}
`('Tab reaches $what', ({ asked, stop }) => {
  expect(viewOf(question(drawnBracket(16, upTo(0)), asked)).tabStop).toBe(stop)
})

test('the card used last keeps the tab stop', () => {
  const asked = question(drawnBracket(16, upTo(0)), { follows: nameOf(1) })
  expect(treeView(asked, openingPlan(asked, {}), '1.3').tabStop).toBe('1.3')
})

test.each`
  key             | here     | came         | then
  ${'ArrowRight'} | ${'0.5'} | ${undefined} | ${'1.2'}
  ${'ArrowLeft'}  | ${'1.2'} | ${undefined} | ${'0.4'}
  ${'ArrowLeft'}  | ${'1.2'} | ${5}         | ${'0.5'}
  ${'ArrowUp'}    | ${'1.2'} | ${undefined} | ${'1.1'}
  ${'ArrowDown'}  | ${'1.2'} | ${undefined} | ${'1.3'}
  ${'x'}          | ${'1.2'} | ${undefined} | ${'nothing'}
`('$key from $here leads to $then', ({ key, here, came, then }) => {
  const place = placeAfter(key, placeIn(drawnBracket(16), here), came)
  expect(place ? `${place.level}.${place.index}` : 'nothing').toBe(then)
})

test.each`
  key           | part     | sections | then
  ${'Home'}     | ${'6'}   | ${16}    | ${'1-16'}
  ${'PageDown'} | ${'6'}   | ${16}    | ${'7-7'}
  ${'PageUp'}   | ${'6'}   | ${16}    | ${'5-5'}
  ${'PageDown'} | ${'16'}  | ${16}    | ${'nothing'}
  ${'PageUp'}   | ${'1'}   | ${16}    | ${'nothing'}
  ${'PageDown'} | ${'all'} | ${16}    | ${'1-1'}
  ${'PageDown'} | ${'all'} | ${0}     | ${'nothing'}
`('$key from $part of $sections leads to $then', ({ key, part, sections, then }) => {
  const next = partAfter(key, partFrom(part, sections), sections)
  expect(next ? `${next.from}-${next.to}` : 'nothing').toBe(then)
})

test.each`
  entrant      | decided | path                 | now
  ${nameOf(1)} | ${0}    | ${'0.0 1.0 2.0 3.0'} | ${'0.0'}
  ${nameOf(1)} | ${2}    | ${'0.0 1.0 2.0 3.0'} | ${'2.0'}
  ${nameOf(9)} | ${1}    | ${'0.1'}             | ${'0.1'}
  ${nameOf(2)} | ${4}    | ${'0.4 1.2 2.1 3.0'} | ${'3.0'}
  ${'Nobody'}  | ${1}    | ${''}                | ${undefined}
`('the path of $entrant after $decided rounds is $path', ({ entrant, decided, path, now }) => {
  const steps = pathOf(drawnBracket(16, upTo(decided)), entrant)
  expect(steps.map(({ match }) => match.match).join(' ')).toBe(path)
  expect(currentOf(steps)?.match.match).toBe(now)
})
