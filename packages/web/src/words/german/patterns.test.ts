import { expect, test } from 'vitest'
import { grammars } from './german.ts'

const kinds = new Set(['n', 'figures', 'id', 'rule', 'name', 'names', 'text', 'any', ...grammars.flatMap(Object.keys)])

const patterns = grammars.flatMap((grammar) => Object.values(grammar).flat())

const placesIn = (pattern: string) =>
  [...pattern.matchAll(/\{([^{}\s]+)\}/g)].map(([, place = '']) => {
    const [kind = '', label = kind] = place.replaceAll(/[*?]/g, '').split(':')
    return { kind, label }
  })

test('every place of a pattern is of a kind there is', () => {
  const unknown = patterns.flatMap(([english]) => placesIn(english).filter(({ kind }) => !kinds.has(kind)))
  expect(unknown).toEqual([])
})

test('German says whatever English says, and nothing else', () => {
  /** What is missing is missing, whatever was expected. */
  const dropped = new Set(['Invalid input: expected {text}, received undefined'])
  const differing = patterns.filter(([english, german]) => {
    const said = new Set(placesIn(german).map(({ label }) => label))
    const meant = placesIn(english).map(({ label }) => label)
    const isSaid = dropped.has(english) || english.includes('{expected}') || meant.every((label) => said.has(label))
    return !isSaid || [...said].some((label) => !meant.includes(label)) || new Set(meant).size < meant.length
  })
  expect(differing).toEqual([])
})

test('no pattern stands in its group twice', () => {
  const twice = new Set<string>()
  const seen = new Set<string>()
  for (const grammar of grammars)
    for (const [group, each] of Object.entries(grammar))
      for (const [english] of each) {
        const key = `${group}: ${english}`
        if (seen.has(key)) twice.add(key)
        seen.add(key)
      }
  expect([...twice]).toEqual([])
})
