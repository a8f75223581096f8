import { expect, test } from 'vitest'
import { glossaryProblems, isParticiple, participleProblems, termsIn } from './glossary.mjs'

const page = `## Words

| word | meaning |
|---|---|
| \`Elsewhere\` | no row of the table below | \`core/src/elsewhere.ts\` |

### Names in the code

| name | meaning | declared in |
|---|---|---|
| \`CommandQueue\` | decides \`commands\` in turn | \`server/src/live/command-queue.ts\` |

## The packages

| \`Other\` | of another section | \`core/src/other.ts\` |
`

const queue = { path: 'server/src/live/command-queue.ts', text: 'export class CommandQueue {}\n' }

test('the terms are those of one table', () => {
  expect(termsIn(page)).toEqual([{ name: 'CommandQueue', file: 'server/src/live/command-queue.ts' }])
})

test('a name declared once, in its file, is fine; used or told of elsewhere it is, too', () => {
  const use = {
    path: 'cli/src/a.ts',
    text: "import { CommandQueue } from 'x'\n// class CommandQueue\nnew CommandQueue()\n",
  }
  expect(glossaryProblems(termsIn(page), [queue, use])).toEqual([])
})

test.each([
  'export interface CommandQueue {}',
  'type CommandQueue = 1',
  'export function CommandQueue() {}',
  'export const CommandQueue = 1',
  'export abstract class CommandQueue {}',
])('%s anywhere else is a second meaning', (declaration) => {
  const again = { path: 'web/src/queue.ts', text: `const one = 1\n${declaration}\n` }
  expect(glossaryProblems(termsIn(page), [queue, again])).toEqual([
    'packages/web/src/queue.ts:2: CommandQueue is declared in server/src/live/command-queue.ts, the glossary says, and only there',
  ])
})

test('a name nobody declares is no longer a term, and a glossary without terms says that it was not found', () => {
  expect(glossaryProblems(termsIn(page), [])).toHaveLength(1)
  expect(glossaryProblems(termsIn('# Architecture'), [queue])).toHaveLength(1)
})

test.each`
  name             | is
  ${'Told'}        | ${true}
  ${'BookKept'}    | ${true}
  ${'Waiting'}     | ${true}
  ${'CupShown'}    | ${true}
  ${'Listed'}      | ${true}
  ${'Pairing'}     | ${false}
  ${'BookOpening'} | ${false}
  ${'Feed'}        | ${false}
  ${'Notice'}      | ${false}
  ${'MatchSeed'}   | ${false}
`('$name is a participle: $is', ({ name, is }) => {
  expect(isParticiple(name)).toBe(is)
})

test('types and files are nouns', () => {
  const text = 'type Asked = 1\nexport interface Told {}\nexport class Guessing {}\nconst Given = 1\ntype Notice = 2\n'
  expect(participleProblems({ path: 'server/src/people/guessing.ts', text })).toEqual([
    'packages/server/src/people/guessing.ts:1: is named after an activity; name it after what it exports',
    'packages/server/src/people/guessing.ts:1: type Asked is a participle; say the noun',
    'packages/server/src/people/guessing.ts:2: type Told is a participle; say the noun',
    'packages/server/src/people/guessing.ts:3: type Guessing is a participle; say the noun',
  ])
  expect(participleProblems({ path: 'cli/src/commands/bridge/misplaced.ts', text: 'type Notice = 1' })).toEqual([])
})

test.each`
  text                                        | path                      | problems
  ${'export const told = 1'}                  | ${'cli/src/desk/a.ts'}    | ${1}
  ${'function portMeant() {}'}                | ${'server/src/site/a.ts'} | ${1}
  ${'const gameAsked = 1'}                    | ${'core/src/chart/a.ts'}  | ${1}
  ${'const isMeant = 1'}                      | ${'core/src/chart/a.ts'}  | ${0}
  ${"export const lineupTold = ownFact('a')"} | ${'core/src/facts/a.ts'}  | ${0}
  ${'const textOf = (told: string) => told'}  | ${'cli/src/desk/a.ts'}    | ${0}
  ${'export const told = 1'}                  | ${'web/src/parts/a.ts'}   | ${1}
`('a value that says only that somebody told, meant, asked or saw: $text', ({ text, path, problems }) => {
  expect(participleProblems({ path, text })).toHaveLength(problems)
})
