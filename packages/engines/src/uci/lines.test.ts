import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LineCutter, longestLine } from './lines.ts'

function cut(...chunks: readonly string[]): string[] {
  const lines: string[] = []
  const cutter = new LineCutter((bytes, start, end) => lines.push(bytes.toString('latin1', start, end)))
  for (const chunk of chunks) cutter.cut(Buffer.from(chunk, 'latin1'))
  return lines
}

describe('lines out of chunks', () => {
  test.each`
    what                               | chunks                                | lines
    ${'whole lines'}                   | ${['id\nuciok\n']}                    | ${['id', 'uciok']}
    ${'a line in three pieces'}        | ${['best', 'move e2', 'e4\nx']}       | ${['bestmove e2e4']}
    ${'carriage returns'}              | ${['uciok\r\nreadyok\r', '\n']}       | ${['uciok', 'readyok']}
    ${'a line end alone in its chunk'} | ${['uciok', '\n', '\n']}              | ${['uciok', '']}
    ${'letters above 127'}             | ${['id author J\xfcrgen \xff', '\n']} | ${['id author J\xfcrgen \xff']}
    ${'nothing without an end'}        | ${['bestmove e2e4']}                  | ${[]}
  `('$what', ({ chunks, lines }) => expect(cut(...chunks)).toEqual(lines))

  test('lines are the same however the chunks fall', () => {
    const text = fc.array(fc.stringMatching(/^[a-z \r]{0,12}$/), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(text, fc.array(fc.nat(5), { maxLength: 60 }), (lines, sizes) => {
        const whole = lines.map((line) => `${line}\n`).join('')
        const chunks: string[] = []
        let at = 0
        for (const size of sizes) {
          chunks.push(whole.slice(at, at + size))
          at += size
        }
        expect(cut(...chunks.filter(Boolean), whole.slice(at))).toEqual(cut(whole))
      }),
    )
  })

  test('a line that is too long is dropped, the next one is heard', () => {
    const long = 'x'.repeat(longestLine + 1)
    expect(cut(`${long}\nuciok\n`)).toEqual(['uciok'])
    expect(cut(long, long, '\nuciok\n')).toEqual(['uciok'])
    expect(cut('x'.repeat(longestLine), '\n')).toHaveLength(1)
  })

  test('a flood without a line end is not kept', () => {
    const cutter = new LineCutter(() => {})
    const chunk = Buffer.alloc(65_536, 'x')
    const before = process.memoryUsage().arrayBuffers
    for (let i = 0; i < 1600; i++) cutter.cut(chunk)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000)
  })
})
