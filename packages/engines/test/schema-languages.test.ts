/** The JSON Schema of a configuration in every language. */
import { voiceOf } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'
import { expect, test } from 'vitest'
import { MessageCoverage } from '../../../tools/message-coverage.ts'
import { configSchemaText } from '../src/config-file/json-schema.ts'
import { voice } from './said.ts'

/** What is the same in every language. */
const same = new Set(['10+0.1, 40/60, st=0.2, nodes=1000, depth=8'])
const descriptions = (language: typeof english) =>
  [...configSchemaText(voiceOf({ language })).matchAll(/"description": "(.*)"/g)].map(([, said]) => said as string)

test.each(Object.entries({ german, french }))('every description is said in %s', (_, language) => {
  const [ours, others] = [descriptions(english), descriptions(language)]
  expect(others).toHaveLength(ours.length)
  expect(others.filter((said, i) => said === ours[i] && !same.has(said))).toEqual([])
})

test('nothing is described that no setting has', () => {
  const reached = new MessageCoverage()
  configSchemaText({
    ...voice,
    say: (message) => {
      reached.count(message)
      return voice.say(message)
    },
  })
  const missing = ['config-file', 'engine'].flatMap((folder) => reached.missing(`packages/engines/src/${folder}`))
  expect(missing.filter((id) => /-about-/.test(id))).toEqual([])
})
