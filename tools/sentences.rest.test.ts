/**
 * Core, engines and server make no sentence: whatever people read is a message, with its words in `.ftl` files (decision 036).
 * @module-tag rest
 */
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)

/** These write to files without a language: PGN comments, migrations, column names. */
const stored = /engines\/src\/pgn\/|server\/src\/database\/(schema|tables)\.ts/

/** Commands to type, and purposes of seeds. */
const known = new Set(['npm run build', 'ready for match …'])

const isSource = (file: string) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)words\//.test(file)

function sourcesOf(name: string): string[] {
  const folder = `packages/${name}/src`
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
  return files
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => isSource(file) && !stored.test(file) && !file.startsWith('packages/core/src/testing/'))
}

/** Three plain words in a row that are not CSS, script, markup, SQL or a list of columns. */
const isSentence = (text: string): boolean =>
  /(^|\s)[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text) &&
  !/[{}<>_]|^\s*(select|insert|update|delete|create|alter|begin|rollback)\b/i.test(text)

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Errors and assertions are for programmers. */
const isForProgrammers = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' && /Error$/.test(nameOf(callee))) ||
  (type === 'CallExpression' && /^assert$|^fail$/.test(nameOf(callee)))

function nameOf(callee: unknown): string {
  const { name, property, object } = callee as {
    name?: string
    property?: { name?: string }
    object?: { name?: string }
  }
  return name ?? (object?.name === 'assert' ? 'assert' : (property?.name ?? ''))
}

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  if (node.type === 'ImportDeclaration' || isForProgrammers(node)) return []
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : []
  const own = node.type === 'TemplateLiteral' ? [wordsOf(node)] : []
  return [...own, ...Object.values(node).flatMap(textsIn)]
}

const wordsOf = ({ quasis }: Node): string =>
  (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')

const sentencesIn = (source: string): string[] =>
  textsIn(parseSync('source.ts', source).program).filter((text) => isSentence(text) && !known.has(text))

test.each(['core', 'engines', 'server'])('%s makes no sentence', (name) => {
  const sources = sourcesOf(name)
  const found = sources.flatMap((file) =>
    sentencesIn(readFileSync(new URL(file, root), 'utf8')).map((sentence) => `${file}: ${sentence}`),
  )
  expect(found).toEqual([])
  expect(sources.length).toBeGreaterThan(50)
})

test('one that is made would be found', () => {
  expect(sentencesIn(['const a = `$', '{who} has no player`'].join(''))).toHaveLength(1)
  expect(sentencesIn("const a = { problem: 'The round is not over yet.' }")).toHaveLength(1)
  expect(sentencesIn("throw new Error('who has met whom is not known')")).toEqual([])
})
