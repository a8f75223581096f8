/** What is wrong with words does not build. */
import { expect, test } from 'vitest'
import { faultsIn, moduleOf } from '../generator/folder.mjs'

const good = `
# $who (entrant)
# $lead (points) how far ahead
leads = { $who } leads by { $lead }.
# $by (choice: ruling, withdrawal)
# $who (entrant list)
# $count (count)
decided = { $by ->
   *[ruling] { $who } won.
    [withdrawal] { $count ->
        [one] One left.
       *[other] { $count } left.
      }
  }
plain = Nothing.
`
const all = (en: string, de = en, fr = en) => ({ en, de, fr })
const german = (text: string) => faultsIn(all(good, text))

test('nothing is wrong with these', () => {
  expect(faultsIn(all(good))).toEqual([])
})

test.each`
  what                                 | text                                                       | fault
  ${'an undeclared variable'}          | ${'a = { $x }'}                                            | ${'en.ftl: a uses $x, which it does not get'}
  ${'a declared one that is not used'} | ${'# $x (text)\na = A'}                                    | ${'en.ftl: a declares $x and does not use it'}
  ${'a name that is taken'}            | ${'# $id (text)\na = { $id }'}                             | ${'en.ftl: a declares $id, which is what the message itself is called'}
  ${'a kind there is not'}             | ${'# $x (colour)\na = { $x }'}                             | ${/a declares "\$x \(colour\)": the kinds are entrant, /}
  ${'a choice in the text'}            | ${'# $x (choice: b, c)\na = { $x }'}                       | ${'en.ftl: a puts the choice $x into the text: choose words with a selector'}
  ${'a branch that never comes'}       | ${'# $x (choice: b, c)\na = { $x ->\n [d] D\n *[b] B\n }'} | ${'en.ftl: a asks whether $x is d, which it never is'}
  ${'a name that is asked'}            | ${'# $x (entrant)\na = { $x ->\n *[one] { $x }\n }'}       | ${'en.ftl: a asks $x (entrant): only counts, lists and choices can be asked'}
  ${'a plural there is not'}           | ${'# $x (count)\na = { $x ->\n [dual] D\n *[other] B\n }'} | ${'en.ftl: a asks whether $x is dual, which is no plural'}
  ${'a function there is not'}         | ${'# $x (count)\na = { SHOUT($x) }'}                       | ${'en.ftl: a calls SHOUT, which is no function'}
  ${'a term there is not'}             | ${'a = { -brand }'}                                        | ${'en.ftl: a names the term -brand, which is not there'}
  ${'another message'}                 | ${'a = A\nb = { a }'}                                      | ${'en.ftl: b names the message a: give it as an argument'}
  ${'what cannot be read'}             | ${'a = { $x'}                                              | ${/^en\.ftl: cannot be read: a = /}
  ${'an id twice'}                     | ${'a = A\na = B'}                                          | ${'en.ftl: a is there twice'}
`('$what', ({ text, fault }) => {
  const [first] = faultsIn(all(text))
  expect(first).toEqual(typeof fault === 'string' ? fault : expect.stringMatching(fault))
})

test('a language that lacks a message, has one too many, or uses what it does not get', () => {
  expect(german(good.replace('plain = Nothing.', ''))).toEqual(['de.ftl: plain is missing'])
  expect(german(`${good}\nmore = Mehr.`)).toEqual(['de.ftl: more is not in English'])
  expect(german(good.replace('leads by { $lead }', 'führt mit { $vorsprung }'))).toEqual([
    'de.ftl: leads uses $vorsprung, which it does not get',
  ])
  expect(faultsIn({ en: 'a = A' })).toEqual(['de.ftl: a is missing', 'fr.ftl: a is missing'])
})

test('the types are those of the comments', () => {
  expect(moduleOf(good, './message.ts')).toContain(`interface Messages {
  readonly 'leads': { readonly who: Kinds['entrant']; readonly lead: Kinds['points'] }
  readonly 'decided': { readonly by: 'ruling' | 'withdrawal'; readonly who: readonly Kinds['entrant'][]; readonly count: Kinds['count'] }
  readonly 'plain': object
}`)
})
