import { formats } from '@arbiter/core/formats'
import { say } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'
import { expect, test } from 'vitest'

test.each([english, german, french])(
  'the list of tournaments, which loads no format, calls each as it calls itself',
  (language) => {
    for (const { name, about } of formats)
      expect(say({ id: `${name}-title` }, { language })).toBe(say(about.title, { language }))
  },
)
