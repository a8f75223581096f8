/** The plain demo fits every format that ships, so it fits most others. */
import { expect, test } from 'vitest'
import { Hall } from '../../../test/hall.ts'
import { parseEntrants } from '../../entries/csv.ts'
import { formats } from '../index.ts'
import { plainSample, plainScript } from './plain.ts'

test.each(formats)('the plain sample of $name starts', (format) => {
  const { entrants } = plainSample(format)
  const hall = new Hall(format).did({ do: 'enter', entrants }).did({ do: 'start' })
  expect(hall.bulletin).toMatchObject({ state: 'running' })
})

test.each(formats)('the list of the plain script of $name is read without problems', (format) => {
  const { files = {}, steps } = plainScript(format)
  for (const text of Object.values(files))
    expect(parseEntrants(text, format.about.whom)).toMatchObject({
      entrants: plainSample(format).entrants,
    })
  expect(steps.flatMap(({ commands }) => commands).map(([name]) => name)).toEqual([
    'outline',
    'new',
    'start',
    'show',
    'log',
    'verify',
  ])
})
