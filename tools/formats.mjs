/**
 * Modules that name every format, made from the one list in packages/core/src/formats/names.ts. `npm run build`, the tests and
 * the check do it too; none of them is in the repository.
 *
 *   core/src/formats/index.ts   the rule books, from `formats/<name>/index.ts`
 *   core/src/formats/loaders.ts loads one of them
 *   core/src/verify/books.ts    the second opinions, from `verify/<name>/<name>.ts` or `formats/<name>/second-opinion.ts`
 *   core/src/formats/demos.ts   the demos, from `formats/<name>/demo/`, of the formats that bring one
 *
 * A folder exports its format, and its second opinion, under its own name: `hybrid-knockout` as `hybridKnockout`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../packages/core/src', import.meta.url))

/** @returns {readonly string[]} */
export function formatNames() {
  const list = readFileSync(join(source, 'formats/names.ts'), 'utf8')
  return [...list.matchAll(/^ {2}'([a-z-]+)',/gm)].map(([, name]) => name)
}

const called = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())

export function makeFormats() {
  const names = formatNames()
  const imported = (places) =>
    names.map((name) => `import { ${called(name)} } from '${places(name)}'`).sort((a, b) => (a < b ? -1 : 1))
  const list = `[${names.map(called).join(', ')}]`
  write('formats/index.ts', [
    '/** Made from names.ts: the rule books that ship with Arbiter. */',
    "import type { AnyFormat } from './rule-book/format.ts'",
    ...imported((name) => `./${name}/index.ts`),
    '',
    `export const formats: readonly AnyFormat[] = ${list}`,
    '',
    `export type ShippedFormat = ${names.map((name) => `typeof ${called(name)}`).join(' | ')}`,
  ])
  write('formats/loaders.ts', [
    '/** Made from names.ts: loads one rule book, for a program that needs no other. */',
    "import type { AnyFormat } from './rule-book/format.ts'",
    '',
    'export const formatLoaders: ReadonlyMap<string, () => Promise<AnyFormat>> = new Map<string, () => Promise<AnyFormat>>([',
    ...names.map((name) => `  ['${name}', async () => (await import('./${name}/index.ts')).${called(name)}],`),
    '])',
  ])
  write('verify/books.ts', [
    '/** Made from formats/names.ts: the second opinions that ship with Arbiter. */',
    "import type { RuleBook } from './opinion.ts'",
    ...imported(bookOf),
    '',
    `export const ruleBooks: readonly RuleBook[] = ${list}`,
  ])
  write('formats/demos.ts', [
    '/** Made from names.ts: the demos of the formats that bring one. */',
    "import type { Sample } from './demo/sample.ts'",
    "import type { Script } from './demo/script.ts'",
    ...['sample', 'script'].flatMap((part) => importsOfDemos(names, part)),
    '',
    mapOfDemos(names, 'sample'),
    '',
    mapOfDemos(names, 'script'),
  ])
}

const demosWith = (names, part) => names.filter((name) => existsSync(join(source, `formats/${name}/demo/${part}.ts`)))

const importsOfDemos = (names, part) =>
  demosWith(names, part).map(
    (name) => `import { ${part} as ${called(name)}${titled(part)} } from './${name}/demo/${part}.ts'`,
  )

function mapOfDemos(names, part) {
  const entries = demosWith(names, part).map((name) => `  ['${name}', ${called(name)}${titled(part)}],\n`)
  return `export const ${part}s: ReadonlyMap<string, ${titled(part)}> = new Map([\n${entries.join('')}])`
}

const titled = (word) => word[0].toUpperCase() + word.slice(1)

function bookOf(name) {
  const own = `formats/${name}/second-opinion.ts`
  return existsSync(join(source, own)) ? `../${own}` : `./${name}/${name}.ts`
}

function write(path, lines) {
  const file = join(source, path)
  const made = `${lines.join('\n')}\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== made) writeFileSync(file, made)
}

if (argv[1] === fileURLToPath(import.meta.url)) makeFormats()
