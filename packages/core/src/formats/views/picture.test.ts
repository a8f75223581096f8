import { expect, test } from 'vitest'
import { unwrap } from '../../refusals/result.ts'
import { formats } from '../index.ts'
import type { AnyFormat } from '../rule-book/format.ts'
import { formatNamed } from '../rule-book/format-by-name.ts'
import { hasPicture, picturesIn } from './picture.ts'

function named(name: string): AnyFormat {
  const { format } = unwrap(formatNamed(name, formats))
  return format
}

test.each`
  format               | pictures
  ${'league'}          | ${['crosstable']}
  ${'cup'}             | ${['bracket']}
  ${'hybrid-knockout'} | ${['race', 'bracket']}
  ${'diagonal'}        | ${['matrix']}
  ${'bridge-knockout'} | ${['bracket', 'rings']}
`('$format is shown as $pictures, the best first', ({ format, pictures }) => {
  expect(picturesIn(named(format))).toEqual(pictures)
  const all = ['bracket', 'crosstable', 'race', 'matrix', 'rings'] as const
  expect(all.filter((picture) => hasPicture(named(format), picture)).toSorted()).toEqual(pictures.toSorted())
})
