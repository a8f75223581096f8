/** What the page says of problems: in its own language, whatever the server's text says. */
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { textOfAll } from '../words/message-text.ts'
import { loadAllWords, loadWords } from '../words/texts.ts'
import type { Problem } from './api.ts'
import { problemText } from './problem.ts'

beforeAll(async () => {
  await loadWords('first')
  await loadAllWords()
})

const archived = (more: object): Problem =>
  ({
    code: 'archived',
    status: 409,
    detail: 'Im Archiv.',
    says: [{ id: 'problem-archived' }],
    refusal: {},
    ...more,
  }) as Problem

test('a problem is said from its messages, not from the text that came with it', () => {
  expect(problemText(archived({}))).not.toBe('Im Archiv.')
  expect(problemText(archived({}))).toBe(textOfAll([{ id: 'problem-archived' }]))
})

test('messages that this page does not know leave the server its own words', () => {
  expect(problemText(archived({ says: [{ id: 'problem-of-tomorrow' }] }))).toBe('Im Archiv.')
  expect(problemText(archived({ says: [] }))).toBe('Im Archiv.')
})

const folders = ['server/src/api', 'api/src', 'api/src/client', 'core/src/refusals']

const textIn = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

test.each(folders.flatMap((folder) => ['en', 'de', 'fr'].map((language) => [folder, language])))(
  'every message of %s is among the words of the page in %s',
  (folder, language) => {
    const known = ['first', 'more'].map((group) => textIn(`words/src/texts/${language}/${group}.ts`)).join('')
    const ids = [...textIn(`${folder}/words/${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(2)
    expect(ids.filter((id) => !known.includes(`"${id}":`))).toEqual([])
  },
)
