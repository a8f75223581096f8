import { expect, test } from 'vitest'
import { mapOf } from './bracket-map.ts'
import { drawnBracket, nameOf } from './drawn-bracket.ts'
import { pathOf } from './path.ts'

const count = (strokes: string): number => strokes.match(/M/g)?.length ?? 0

test.each`
  size   | part                  | window
  ${64}  | ${{ from: 1, to: 1 }} | ${{ x: -1, y: 0, width: 50, height: 16 }}
  ${64}  | ${{ from: 1, to: 2 }} | ${{ x: -1, y: 0, width: 61, height: 32 }}
  ${512} | ${{ from: 5, to: 8 }} | ${{ x: -1, y: 64, width: 91, height: 64 }}
`('the window on the map of $size is where the part lies', ({ size, part, window }) => {
  expect(mapOf(drawnBracket(size), part, [], () => false).window).toEqual(window)
})

test('every match is a stroke of one kind, and the path is drawn on top', () => {
  const bracket = drawnBracket(64, (level, index) => (level === 0 && index < 10 ? 'decided' : 'open'))
  const { strokes } = mapOf(bracket, { from: 1, to: 2 }, pathOf(bracket, nameOf(1)), ({ match }) => match === '0.20')
  expect([count(strokes.decided), count(strokes.live), count(strokes.toCome)]).toEqual([10, 1, 52])
  expect(count(strokes.path)).toBe(6)
})
