import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkArrows, importsOf } from './arrows.mjs'

const planted: string[] = []
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true })
})

/** A valid small workspace with these files added or replaced. */
function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'))
  planted.push(root)
  for (const [path, text] of Object.entries({ ...healthy, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const manifest = (name: string, ...dependencies: string[]) =>
  JSON.stringify({
    name: `@arbiter/${name}`,
    exports: { '.': './dist/index.js', './schemas/*.json': './dist/schemas/*.json' },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])),
  })

const healthy = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '1.0.0' } }),
  'packages/core/package.json': manifest('core', 'zod', 'pure-rand'),
  'packages/core/src/index.ts':
    "export * from './facts/fact.ts'\nexport { league } from './formats/league/league.ts'\n",
  'packages/core/src/facts/fact.ts': "import * as z from 'zod/mini'\nexport const fact = z\n",
  'packages/core/src/facts/standing.ts': "import { fact } from './fact.ts'\nexport const standing = fact\n",
  'packages/core/src/formats/rule-book/format.ts':
    "import type { Chart } from '../../chart/chart.ts'\nexport type Format = Chart\n",
  'packages/core/src/formats/league/league.ts':
    "import type { Format } from '../rule-book/format.ts'\nexport const league = 1\n",
  'packages/core/src/formats/cup/cup.ts':
    "import type { Format } from '../rule-book/format.ts'\nexport const cup = 1\n",
  'packages/core/src/chart/chart.ts': "import { fact } from '../facts/fact.ts'\nexport class Chart {}\n",
  'packages/core/src/verify/index.ts': "import { fact } from '../facts/fact.ts'\nexport const verify = fact\n",
  'packages/cli/package.json': manifest('cli', '@arbiter/core'),
  'packages/cli/src/arbiter.ts': "import { readFileSync } from 'node:fs'\nimport { fact } from '@arbiter/core'\n",
}

const told = (root: string) =>
  checkArrows(root).violations.map(({ file, line, what, rule }) => `${file}:${line}: ${what} (${rule})`)

test('a test may use the tools of the repository, what ships may not', () => {
  const uses = "import { sized } from '../../../../tools/tier.ts'\n"
  const tools = { 'tools/tier.ts': 'export const sized = 1\n' }
  expect(told(tree({ ...tools, 'packages/core/src/facts/fact.test.ts': uses }))).toEqual([])
  expect(told(tree({ ...tools, 'packages/core/src/facts/size.ts': uses }))[0]).toContain('leaves the package')
})

test('a healthy tree is seen whole and has nothing to report', () => {
  expect(checkArrows(tree({}))).toEqual({ modules: 9, imports: 11, violations: [] })
})

test.each([
  ['core never points back', 'core/src/facts/fact.ts', "import '@arbiter/cli'", 'core may import no other package'],
  ['core has nothing of Node', 'core/src/facts/fact.ts', "import { join } from 'node:path'", 'core is pure'],
  ['core has no other library', 'core/src/facts/fact.ts', "import ajv from 'ajv'", 'core is pure'],
  ['core has the light zod', 'core/src/facts/fact.ts', "import * as z from 'zod'", 'core is pure'],
  ['verify reads no chart', 'core/src/verify/index.ts', "import '../chart/chart.ts'", 'verify shares nothing'],
  ['verify reads no standing', 'core/src/verify/index.ts', "import '../facts/standing.ts'", 'verify shares nothing'],
  ['verify does not parse with zod', 'core/src/verify/index.ts', "import 'zod/mini'", 'verify shares nothing'],
  [
    'a format keeps to itself',
    'core/src/formats/cup/cup.ts',
    "import { league } from '../league/league.ts'",
    'a format never imports another format',
  ],
  [
    'facts know no chart',
    'core/src/facts/fact.ts',
    "import type { Chart } from '../chart/chart.ts'",
    'a folder of core imports what stands on floors below its own',
  ],
  [
    'words know no formats',
    'core/src/words/a.ts',
    "import type { F } from '../formats/rule-book/format.ts'",
    'floors below its own',
  ],
  [
    'the chart knows no rule book',
    'core/src/chart/chart.ts',
    "import type { F } from '../formats/rule-book/format.ts'",
    'floors below its own',
  ],
  [
    'a new folder needs its floor',
    'core/src/attic/a.ts',
    "import { fact } from '../facts/fact.ts'",
    'floors below its own',
  ],
  ['an import leads somewhere', 'core/src/facts/fact.ts', "import { gone } from './gone.ts'", 'every import leads'],
  ['an entry must be offered', 'cli/src/arbiter.ts', "import '@arbiter/core/chart'", 'every import leads somewhere'],
  ['a computed import is unreadable', 'cli/src/arbiter.ts', 'await import(name)', 'every import leads somewhere'],
  ['packages meet by name', 'cli/src/arbiter.ts', "import '../../core/src/index.ts'", 'packages meet by name'],
  ['a library is declared', 'cli/src/arbiter.ts', "import { z } from 'zod'", 'every outside import is a declared'],
  [
    'a lazy library is declared',
    'cli/src/arbiter.ts',
    "  await import('yargs/x')",
    'every outside import is a declared',
  ],
])('%s', (_, module, line, rule) => {
  const kept = (healthy as Record<string, string>)[`packages/${module}`] ?? ''
  const violations = told(tree({ [`packages/${module}`]: `${line}\n${kept}` }))
  expect(violations.filter((violation) => violation.includes(`${module}:1: `) && violation.includes(rule))).not.toEqual(
    [],
  )
})

test('server and engines may not import the command', () => {
  const root = tree({
    'packages/server/package.json': manifest('server', '@arbiter/cli'),
    'packages/server/src/server.ts': "import '@arbiter/cli'\n",
    'packages/engines/package.json': manifest('engines', '@arbiter/server'),
    'packages/engines/src/engine.ts': "import '@arbiter/server'\n",
    'packages/server/src/index.ts': "import '@arbiter/engines'\n",
  })
  expect(told(root)).toEqual([
    'packages/engines/src/engine.ts:1: engines imports server (engines may import core, paper)',
    'packages/server/src/index.ts:1: imports @arbiter/engines, but @arbiter/engines is not in its package.json (every outside import is a declared dependency)',
    'packages/server/src/server.ts:1: server imports cli (server may import core, words, paper, engines, api)',
  ])
})

test('no import cycle at run time; types may go round', () => {
  const circle = (word: string) => ({
    'packages/core/src/chart/chart.ts': `${word} { Round } from './round.ts'\n`,
    'packages/core/src/chart/round.ts': "import { Slot } from './slot.ts'\n",
    'packages/core/src/chart/slot.ts': "import {\n  type Chart,\n  Other,\n} from './chart.ts'\n",
  })
  expect(told(tree(circle('import type')))).toEqual([])
  expect(told(tree(circle('import')))).toEqual([
    'packages/core/src/chart/slot.ts:1: closes the circle core/src/chart/chart.ts → core/src/chart/round.ts → core/src/chart/slot.ts → core/src/chart/chart.ts (no import cycle at run time)',
  ])
})

test('a test may look at anything in its package and at the tools of the workspace', () => {
  const test = "import { test } from 'vitest'\nimport { join } from 'node:path'\nimport '../chart/chart.ts'\n"
  expect(told(tree({ 'packages/core/src/facts/fact.test.ts': test }))).toEqual([])
  expect(told(tree({ 'packages/core/src/facts/fact.test.ts': `${test}import '@arbiter/cli'\n` }))).toHaveLength(2)
})

test('a check that sees nothing fails', () => {
  const blind = 'export const a = 1\n'
  const empty = mkdtempSync(join(tmpdir(), 'arrows-'))
  planted.push(empty)
  expect(told(empty)).toEqual(['packages:1: no package found (the check must see modules)'])
  expect(told(tree({ 'packages/web/package.json': manifest('web') }))).toEqual([
    'packages/web:1: has no modules (the check must see modules)',
  ])
  const sources = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`packages/cli/src/${name}.ts`, blind]))
  expect(told(tree(sources))).toEqual(['packages/cli:1: has 6 modules but only 2 imports (the check must see modules)'])
  expect(told(tree({ 'packages/odd/src/a.ts': blind }))).toEqual([
    'packages/odd:1: is a package without arrows (every package has its arrows)',
  ])
})

test('every way to import is read, and nothing else', () => {
  const text = [
    "import a from './a.ts'",
    "import type { B } from './b.ts'",
    "export * from './c.ts'",
    "export type { D } from './d.ts'",
    'import {',
    '  e,',
    "} from './e.ts'",
    "import './f.ts'",
    "const g = () => [import('./g.ts'), import('./h.ts')]",
    "// import('./comment.ts')",
    '/*',
    " * import { x } from './comment.ts'",
    '*/',
    "export type Label = { from: 'winner' }",
    'const here = import.meta.url',
  ].join('\n')
  expect(importsOf(text).map(({ line, specifier, isTypeOnly }) => [line, specifier, isTypeOnly])).toEqual([
    [1, './a.ts', false],
    [2, './b.ts', true],
    [3, './c.ts', false],
    [4, './d.ts', true],
    [5, './e.ts', false],
    [8, './f.ts', false],
    [9, './g.ts', false],
    [9, './h.ts', false],
  ])
})

test.each([
  ['two statements in a line', "import './a.ts'; import './b.ts'", ['./a.ts', './b.ts']],
  ['a statement that is indented', "  import './a.ts'", ['./a.ts']],
  ['attributes', "import a from './a.json' with { type: 'json' }", ['./a.json']],
  ['attributes of a lazy one', "import('./a.json', { with: { type: 'json' } })", ['./a.json']],
  ['a comment in between', "import /* why */ a from /* where */ './a.ts'", ['./a.ts']],
  ['a lazy one over several lines', "import(\n  // why\n  './a.ts'\n)", ['./a.ts']],
  ['names that are strings', "export { 'a b' as b } from './a.ts'", ['./a.ts']],
  ['the type of a module', "let a: import('./a.ts').A", ['./a.ts']],
  ['all types of a module', "let a: typeof import('./a.ts')", ['./a.ts']],
  ['the way of old modules', "const a = require('./a.ts'); import b = require('./b.ts')", ['./a.ts', './b.ts']],
  ['a text', 'const a = "import x from \'./a.ts\'"', []],
  ['a template', "const a = `\nimport './a.ts'\nawait import('./b.ts')\n`", []],
  ['a template with an import in it', 'const a = `$' + "{await import('./a.ts')}`", ['./a.ts']],
  ['a comment at the start of a line', "/*\nimport './a.ts'\n*/", []],
  ['another name', "reimport('./a.ts'); a.import('./b.ts')", []],
])('%s', (_, text, specifiers) => {
  expect(importsOf(text).map(({ specifier }) => specifier)).toEqual(specifiers)
})

test('the type of a module is gone at run time', () => {
  expect(importsOf("let a: import('./a.ts').A")).toEqual([{ line: 1, specifier: './a.ts', isTypeOnly: true }])
})

test('what cannot be parsed is not passed over', () => {
  expect(() => importsOf("import from from './a.ts' oh", 'a.ts')).toThrow('a.ts cannot be parsed')
})
