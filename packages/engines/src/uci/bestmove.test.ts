import { expect, test } from 'vitest'
import { bestmoveIn } from './bestmove.ts'
import { firstWord } from './words.ts'

function heard(line: string) {
  const bytes = Buffer.from(line, 'latin1')
  return bestmoveIn(bytes, firstWord(bytes, 0, bytes.length), bytes.length)
}

test.each`
  line                            | word
  ${'bestmove e2e4'}              | ${'e2e4'}
  ${'bestmove e7e8q ponder a2a3'} | ${'e7e8q'}
  ${'  bestmove\t e2e4  '}        | ${'e2e4'}
  ${'bestmove (none)'}            | ${'(none)'}
  ${'bestmove 0000'}              | ${'0000'}
  ${'bestmove'}                   | ${''}
  ${'bestmoves e2e4'}             | ${undefined}
  ${'info string bestmove e2e4'}  | ${undefined}
  ${''}                           | ${undefined}
`('“$line” answers $word', ({ line, word }) => expect(heard(line)).toBe(word))
