import { expect, test } from 'vitest'
import { titleOf } from './page-title.ts'

test.each`
  title                            | needs | shown
  ${'Control room, Harbour Blitz'} | ${3}  | ${'(3) Control room, Harbour Blitz · Arbiter'}
  ${'Control room, Harbour Blitz'} | ${0}  | ${'Control room, Harbour Blitz · Arbiter'}
  ${''}                            | ${0}  | ${'Arbiter'}
`('$title with $needs: $shown', ({ title, needs, shown }) => expect(titleOf(title, needs)).toBe(shown))
