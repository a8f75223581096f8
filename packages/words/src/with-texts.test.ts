import { expect, test } from 'vitest'
import { Language } from './language.ts'
import { withTexts } from './with-texts.ts'

const saying = { language: new Language('en', { hello: 'Hello, { $who }.', final: 'Final' }) }
const hello = { id: 'hello', who: { entrant: 'e1', name: 'Smith and Jones' } }

test('every message gets its text, and who says several gets them as one sentence', () => {
  const data = { rounds: [{ name: { id: 'final' } }], why: { rule: 'X-1', says: [hello, hello] }, count: 3, none: null }
  expect(withTexts(data, saying)).toEqual({
    rounds: [{ name: { id: 'final', text: 'Final' } }],
    why: { rule: 'X-1', says: [hello, hello], sentence: 'Hello, Smith and Jones. Hello, Smith and Jones.' },
    ...{ count: 3, none: null },
  })
})

test('what is no message stays as it is', () => {
  const entrant = { id: 'e7', name: 'Ann', says: ['nothing', { id: 'x' }] }
  expect(withTexts(entrant, saying)).toEqual(entrant)
})

test('what has the id of a message and is none stays as it is', () => {
  const stage = { id: 'hello', name: 'Ann', rounds: [{ round: 1, matches: [{ id: 'hello', who: [{}] }] }] }
  expect(withTexts(stage, saying)).toEqual(stage)
})

test('a sentence that is there already is kept: whoever made it knew the names', () => {
  expect(withTexts({ says: [{ id: 'final' }], sentence: 'The final.' }, saying)).toEqual({
    ...{ says: [{ id: 'final' }], sentence: 'The final.' },
  })
})
