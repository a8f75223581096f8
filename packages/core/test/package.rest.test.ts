/**
 * The library, its words and the client of the API as a stranger gets them: packed, installed in an empty project, used from Node, a
 * browser and TypeScript.
 * @module-tag rest
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/chromium.mjs'
import { npm, packed as packedPackage } from '../../../tools/tarball.mjs'

const core = fileURLToPath(new URL('..', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'arbiter-consumer-'))
const inProject = (path: string) => join(project, path)
const packed = { core: [] as string[], words: [] as string[], api: [] as string[] }

beforeAll(() => {
  const [library, words, api] = [
    packedPackage('core', project),
    packedPackage('words', project),
    packedPackage('api', project),
  ]
  Object.assign(packed, { core: library.files, words: words.files, api: api.files })
  for (const file of ['play.mjs', 'typed.ts', 'client.ts'])
    copyFileSync(join(core, 'test/consumer', file), inProject(file))
  writeFileSync(inProject('package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  npm(
    project,
    'install',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    library.file,
    words.file,
    api.file,
  )
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

const node = (program: string): string =>
  execFileSync('node', ['--input-type=module', '--eval', program], { cwd: project, encoding: 'utf8' })

test('the package holds licence, guide, rules, schemas and types, and no tests', () => {
  const perFormat = ['league', 'hybrid-knockout', 'diagonal', 'bridge-knockout'].flatMap((name) => [
    `src/formats/${name}/RULES.md`,
    `examples/${name}.mjs`,
    `dist/schemas/${name}.options.schema.json`,
  ])
  const shipped = ['LICENSE', 'README.md', 'GUIDE.md', 'api-report.md', ...perFormat]
  const { exports } = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'))
  const single = Object.entries<{ types?: string; default?: string }>(exports).filter(([path]) => !path.includes('*'))
  const entries = single.map(([, entry]) => entry)
  const built = entries.flatMap((entry) => [entry.types ?? [], entry.default ?? []].flat().map((file) => file.slice(2)))
  const schemas = ['log', 'fact', 'command'].map((name) => `dist/schemas/${name}.schema.json`)
  expect(packed.core).toEqual(expect.arrayContaining([...shipped, ...built, ...schemas]))
  expect(
    packed.core.filter((path) =>
      /\.test\.|^test\/|\.tsbuildinfo$|^src\/(?!formats\/[^/]+\/(RULES|api-report)\.md$)/.test(path),
    ),
  ).toEqual([])
})

test('its words are licence, page, code and types, and no tests', () => {
  const languages = ['en', 'de', 'fr'].flatMap((code) => [`dist/${code}.js`, `dist/${code}.d.ts`])
  const shipped = ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts', ...languages]
  expect(packed.words).toEqual(expect.arrayContaining(shipped))
  expect(packed.words.filter((path) => /\.test\.|\.tsbuildinfo$|^src|^generator/.test(path))).toEqual([])
})

test('the client is licence, page, code and types, and no tests', () => {
  const entries = [
    'index',
    'entry-points/addresses',
    'entry-points/checks',
    'entry-points/routes',
    'entry-points/shapes',
  ]
  const code = entries.flatMap((name) => [`dist/${name}.js`, `dist/${name}.d.ts`])
  expect(packed.api).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'api-report.md', ...code]))
  expect(packed.api.filter((path) => /\.test\.|\.tsbuildinfo$|^src/.test(path))).toEqual([])
})

test('the client weighs at most 5 kB in a page, and carries no schema', async () => {
  const contents = "export { createClient } from '@arbiter/api'"
  const made = await build({
    ...({ bundle: true, minify: true, platform: 'browser', format: 'esm', write: false } as const),
    stdin: { contents, resolveDir: project },
  })
  const [script] = made.outputFiles
  expect(gzipSync(script?.text ?? '').length).toBeLessThan(5000)
})

test.each([
  ['core', []],
  ['words', []],
  ['api', ['@arbiter/core']],
])('@arbiter/%s is under the MIT licence and brings only what it names', (name, ours) => {
  const installed = inProject(`node_modules/@arbiter/${name}`)
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect(manifest.license).toBe('MIT')
  expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toMatch(
    /^MIT License\n\nCopyright \(c\) the Arbiter authors/,
  )
  const tree = JSON.parse(npm(project, 'ls', '--all', '--json'))
  expect(Object.keys(tree.dependencies[`@arbiter/${name}`].dependencies).sort()).toEqual(
    Object.keys(manifest.dependencies),
  )
  expect(Object.keys(manifest.dependencies).filter((each) => each.startsWith('@arbiter/'))).toEqual(ours)
})

test('Node plays a league of four with it', () => {
  const program = "import { played, shown } from './play.mjs'\nconsole.log(shown(played()).table)"
  expect(node(program)).toBe('1 Ann #3 11\n2–3 Ann #1 7\n2–3 Željko Ünal 王 7\n4 Ben 5\n')
})

test.each([
  ['core', "'1 Ann 3'"],
  ['words', 'Ann has White against Ben'],
])('the program of the README of @arbiter/%s runs', (name, printed) => {
  const page = readFileSync(inProject(`node_modules/@arbiter/${name}/README.md`), 'utf8')
  const [, program] = /^```js\n(.*?)^```$/ms.exec(page) ?? []
  expect(node(program as string)).toContain(printed)
})

test('its example and its schemas are found under its name', () => {
  expect(
    execFileSync('node', [inProject('node_modules/@arbiter/core/examples/league.mjs')], { encoding: 'utf8' }),
  ).toMatch('Saved and read back the same.')
  const program = "console.log(import.meta.resolve('@arbiter/core/schemas/log.schema.json'))"
  expect(existsSync(fileURLToPath(node(program).trim()))).toBe(true)
})

test('a browser plays the same league and shows every byte the same', async () => {
  const print = 'console.log(JSON.stringify({ file: played(), ...shown(played()) }))'
  const inNode = JSON.parse(node(`import { played, shown } from './play.mjs'\n${print}`))
  const inBrowser = await inChromium(await bundled(), inNode.file)
  expect(inBrowser.agent).toContain('HeadlessChrome')
  expect(inBrowser.file).toBe(inNode.file)
  expect(inBrowser.table).toBe(inNode.table)
  expect(inBrowser.show).toBe(inNode.show)
  expect(new Set(inNode.said).size).toBe(3)
  expect(inBrowser.said).toEqual(inNode.said)
})

/** The same script as one file for a page; `platform: browser` fails on anything of Node. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "import * as play from './play.mjs'\nglobalThis.play = play", resolveDir: project },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
  })
  return (outputFiles[0] as { text: string }).text
}

interface Played {
  readonly agent: string
  readonly file: string
  readonly table: string
  readonly show: string
  readonly said: readonly string[]
}

async function inChromium(script: string, file: string): Promise<Played> {
  const browser: Browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    const program = '(file) => ({ agent: navigator.userAgent, file: play.played(), ...play.shown(file) })'
    return await page.evaluate(`(${program})(${JSON.stringify(file)})`)
  } finally {
    await browser.close()
  }
}

test.each(['NodeNext', 'Bundler'])('strict TypeScript finds its types (%s)', (moduleResolution) => {
  const options = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: [],
    module: moduleResolution === 'NodeNext' ? 'NodeNext' : 'ESNext',
    moduleResolution,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  }
  writeFileSync(
    inProject('tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['typed.ts', 'client.ts'] }),
  )
  const tsc = join(core, '../../node_modules/.bin/tsc')
  expect(complaintsOf(tsc, '-p', inProject('tsconfig.json'))).toBe('')
})

function complaintsOf(program: string, ...options: string[]): string {
  try {
    return execFileSync(program, options, { cwd: project, encoding: 'utf8' })
  } catch (cause) {
    return (cause as { stdout: string }).stdout
  }
}
