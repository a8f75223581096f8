/** The tournament file: what is whole is read, what was never finished is left off and said, damage is named. */

import { describe, expect, test } from 'vitest'
import { league } from '../../test/hall.ts'
import { Dice } from '../dice/dice.ts'
import { formats } from '../formats/index.ts'
import { readLog, writeFacts, writeLog } from '../formats/log.ts'
import { checksum } from './checksum.ts'

const { log } = league(5).play('1 1-0', '2 1/2', '3 0-1').did({ do: 'undo' }).tournament
const text = writeLog(log, formats)
const lines = text.trimEnd().split('\n')

/** The lines with their checksums made right again: what only a forger would write. */
function resealed(bodies: readonly string[]): string {
  let seal = ''
  return bodies
    .map((line) => {
      const body = line.replace(/(,"sum":"[0-9a-f]{8}")?\}$/, '')
      seal = checksum(seal + body)
      return `${body},"sum":"${seal}"}\n`
    })
    .join('')
}

test('CRC-32 has its check value, over the UTF-8 bytes', () => {
  expect(checksum('123456789')).toBe('cbf43926')
  expect(checksum('é€😀')).toBe('84d8cda6')
})

test('a file is a header and one fact a line, each valid JSON closed by its checksum', () => {
  expect(JSON.parse(lines[0] as string)).toMatchObject({ arbiter: 'log', version: 1 })
  expect(lines).toHaveLength(log.length + 1)
  expect(lines.every((line) => /,"sum":"[0-9a-f]{8}"\}$/.test(line) && JSON.parse(line))).toBe(true)
})

test('read gives back what was written, and appending is the same as writing whole', () => {
  const read = readLog(text, formats)
  expect(read).toMatchObject({ ok: true, log, good: text.length })
  expect(read).not.toHaveProperty('cut')
  const start = readLog(writeLog(log.slice(0, 7), formats), formats)
  expect(start.ok && writeLog(log.slice(0, 7), formats) + writeFacts(log.slice(7), start.seal, formats).text).toBe(text)
})

describe('an end that was never completed', () => {
  test('cut at every byte of the last three facts: the whole commands before it, and it is said', () => {
    const from = lines.slice(0, -3).join('\n').length + 1
    for (let end = from; end < text.length; end++) {
      const read = readLog(text.slice(0, end), formats)
      if (!read.ok) throw new Error(`at ${end}: ${read.refusal.problem.id}`)
      const whole =
        text
          .slice(0, end)
          .split('\n')
          .filter((line) => lines.includes(line)).length - 1
      expect(read.log).toEqual(log.slice(0, whole))
      expect(read.cut === undefined).toBe(read.good === end)
    }
  })

  test('a command of several facts stands or falls whole', () => {
    const entries = lines.slice(0, 5).join('\n')
    const read = readLog(`${entries}\n`, formats)
    expect(read).toMatchObject({ ok: true, log: log.slice(0, 1), cut: { id: 'log-file-cut', line: 3 } })
  })
})

describe('damage', () => {
  test('any flipped bit is found, or only cuts off an unfinished end', () => {
    const roll = new Dice('flips').stream('bits')
    const bytes = new TextEncoder().encode(text)
    for (let i = 0; i < 2000; i++) {
      const flipped = bytes.slice()
      const at = roll(0, bytes.length - 1)
      flipped[at] = (flipped[at] as number) ^ (1 << roll(0, 7))
      const read = readLog(new TextDecoder().decode(flipped), formats)
      expect(read.ok && read.cut === undefined, `bit at ${at}`).toBe(false)
      if (read.ok) expect(read.log).toEqual(log.slice(0, read.log.length))
    }
  })

  test.each`
    what                         | spoil                                                                                         | line            | problem
    ${'an empty file'}           | ${() => ''}                                                                                   | ${1}            | ${'log-file-empty'}
    ${'somebody else’s file'}    | ${() => 'name,rating\nAnn,2000\n'}                                                            | ${1}            | ${'log-file-foreign'}
    ${'a JSON file'}             | ${() => '{"players":[]}\n'}                                                                   | ${1}            | ${'log-file-foreign'}
    ${'a changed result'}        | ${() => text.replace('1-0', '0-1')}                                                           | ${9}            | ${'log-file-checksum'}
    ${'a missing line'}          | ${() => lines.filter((_, i) => i !== 7).join('\n')}                                           | ${8}            | ${'log-file-checksum'}
    ${'two lines exchanged'}     | ${() => [...lines.slice(0, 8), lines[9], lines[8]].join('\n')}                                | ${9}            | ${'log-file-checksum'}
    ${'a line of another file'}  | ${() => `${lines.slice(0, 9).join('\n')}\n${writeLog(log, formats).split('\n')[3]}\n`}        | ${10}           | ${'log-file-checksum'}
    ${'text behind the end'}     | ${() => `${text.trimEnd()}x`}                                                                 | ${lines.length} | ${'log-file-after-end'}
    ${'a newer version'}         | ${() => resealed(['{"arbiter":"log","version":2}'])}                                          | ${1}            | ${'log-file-newer'}
    ${'a fact of no known type'} | ${() => resealed([...lines.slice(0, 2), (lines[2] as string).replace('entered', 'arrived')])} | ${3}            | ${'log-file-no-fact'}
    ${'a fact numbered wrongly'} | ${() => resealed([...lines.slice(0, 2), (lines[2] as string).replace('"seq":2', '"seq":3')])} | ${3}            | ${'log-file-wrong-place'}
  `('$what is refused by its line', ({ spoil, line, problem }) => {
    expect(readLog(spoil(), formats)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-log', line, problem: { id: problem } },
    })
  })
})
