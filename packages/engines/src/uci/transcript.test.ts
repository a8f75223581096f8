import { describe, expect, test } from 'vitest'
import { Tail, Transcript } from './transcript.ts'

describe('a transcript', () => {
  test('has both sides, line by line, with microseconds', () => {
    const transcript = new Transcript()
    transcript.sent('uci\n', 1_000_001)
    transcript.received(Buffer.from('id name X\r\nuciok\n'), 1_500_000)
    expect(transcript.toString()).toBe('1.000001 > uci\n1.500000 < id name X\n1.500000 < uciok\n')
  })

  test('is in the order of time, also where we answered before we wrote down', () => {
    const transcript = new Transcript()
    transcript.sent('isready\n', 20)
    transcript.received(Buffer.from('uciok\n'), 10)
    expect(transcript.toString()).toBe('0.000010 < uciok\n0.000020 > isready\n')
  })

  test('keeps the last of a long talk, cut where its memory ends', () => {
    const transcript = new Transcript(10)
    transcript.received(Buffer.from('abcdefgh\n'), 1)
    transcript.sent('xy\n', 2)
    expect(transcript.toString()).toBe('0.000001 < cdefgh\n0.000002 > xy\n')
  })

  test('keeps the end of a chunk larger than itself', () => {
    const transcript = new Transcript(4)
    transcript.received(Buffer.from('0123456789'), 1)
    expect(transcript.toString()).toBe('0.000001 < 6789\n')
  })

  test('goes round many times', () => {
    const transcript = new Transcript(64)
    for (let i = 0; i < 5000; i++) transcript.sent(`line ${i}\n`, i)
    const lines = transcript.toString().trimEnd().split('\n')
    expect(lines.at(-1)).toBe('0.004999 > line 4999')
    expect(lines.slice(1).map((line) => line.split(' ').at(-1))).toEqual([
      '4994',
      '4995',
      '4996',
      '4997',
      '4998',
      '4999',
    ])
  })
})

test('a tail is the end of what was said', () => {
  const tail = new Tail(5)
  for (const chunk of ['abc', 'defgh', 'ij']) tail.add(Buffer.from(chunk))
  expect(tail.toString()).toBe('fghij')
})
