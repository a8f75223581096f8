/** The guide and the examples are programs; here they run against the built package. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const home = fileURLToPath(new URL('..', import.meta.url))
const guide = readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8')

/** What node prints when it runs this inside the package, whose own name then leads to its build. */
const printed = (...options: string[]): string => execFileSync('node', options, { cwd: home, encoding: 'utf8' })

/** What stands behind the arrows of a program. */
const promisedIn = (program: string) => [...program.matchAll(/ \/\/ → (.*)$/gm)].map(([, text]) => text)

/** The program prints what stands behind its arrows. */
function expectPromised(program: string): void {
  const promised = promisedIn(program)
  expect(promised.length).toBeGreaterThan(0)
  expect(printed('--input-type=module', '--eval', program).trimEnd().split('\n')).toEqual(promised)
}

/** Beside the build, so that the package's own name leads to it. */
const folder = mkdtempSync(join(home, 'dist/guide-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the compiler has against a program; it writes the JavaScript beside it. */
function complaints(program: string): string {
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true }
  const options = { ...strict, target: 'ES2023', lib: ['ES2023', 'DOM'], types: [], module: 'NodeNext' }
  writeFileSync(join(folder, 'guide.mts'), program)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['guide.mts'] }))
  const { stdout } = spawnSync(join(home, '../../node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  return stdout
}

test('the blocks of GUIDE.md are one program in strict TypeScript and print what stands behind the arrows', () => {
  const fences = [...guide.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
  const languages = fences.map(([, language]) => language)
  expect(languages.length).toBeGreaterThan(8)
  expect(new Set(languages)).toEqual(new Set(['ts']))
  const program = fences.map(([, , block]) => block).join('\n')
  expect(complaints(program)).toBe('')
  expect(printed(join(folder, 'guide.mjs')).trimEnd().split('\n')).toEqual(promisedIn(program))
})

test('the seven lines for developers in README.md run', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const [program = '', ...others] = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block]) => block)
  expect(others).toEqual([])
  expect(program.trimEnd().split('\n')).toHaveLength(7)
  expectPromised(program)
})

test('examples/bracket.mjs shows who meets whom', () => {
  const lines = printed('examples/bracket.mjs').trimEnd().split('\n')
  expect(lines).toHaveLength(7)
  expect(lines).toContain('3 5 Hal v winner of 4')
})

test('the seven lines of the README of core run', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [program = '', ...others] = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block]) => block)
  expect(others).toEqual([])
  expect(program.trimEnd().split('\n')).toHaveLength(7)
  expect(printed('--input-type=module', '--eval', program)).toContain("'1 Ann 3'")
})

test('examples/hybrid-knockout.mjs qualifies four of five and plays the knockout', () => {
  const lines = printed('examples/hybrid-knockout.mjs').trimEnd().split('\n')
  expect(lines).toEqual([
    'The race to 5 points:',
    '  seed 1  Eve  5',
    '  seed 2  Cai  5.5',
    '  seed 3  Ann  5',
    '  seed 4  Dan  5.5',
    '          Ben  4',
    expect.stringMatching(/^Eve is seed 1\. Eve reached 5 points in phase 7 at .*, after 5 matches/),
    expect.stringMatching(/^Dan is 1st\. .*match was 3 in the final against Cai/),
    '  no: Match 3 is decided already. Dan won 1–0. Correct it to change it.',
  ])
})

test('examples/diagonal.mjs plays its Diagonal until one is left', () => {
  const lines = printed('examples/diagonal.mjs').trimEnd().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}no: Fay has no rating, and the list is ordered by it \(DIA-26\)/),
    '  no: Match D1.1 has several games to play. Say which one this is: 1 or 2.',
    'Who met whom:',
    '  1 Ann  5 lost, out after round 2: Ben 1½, Cai 0, Eve 0, Fay 1½',
    '  2 Ben  4 lost, out after round 1: Ann ½, Dan 1½, Fay 0',
    '  3 Cai  5 lost, out after round 2: Ann 2, Eve 1½, Eve 0, Fay 0, Fay 1½',
    '  4 Dan  4 lost, out after round 1: Ben ½, Eve 1½, Fay 0',
    '  5 Eve  3.5 lost, won: Ann 2, Cai ½, Cai 2, Dan ½, Fay 1½',
    '  6 Fay  4.5 lost, out after round 2: Ann ½, Ben 2, Cai 2, Cai ½, Dan 2, Eve ½',
    'Performance ratings:',
    '  1  Eve  2073',
    '  2  Fay  2079',
    '  3  Cai  1881',
    '  4  Ann  1819',
    '  5  Ben  1798',
    '  6  Dan  1763',
    expect.stringMatching(/^Eve has won: nobody else is left after round 2 \(DIA-S11\)/),
  ])
})

test('examples/bridge-knockout.mjs plays a three-way, its carry-over and the final', () => {
  const lines = printed('examples/bridge-knockout.mjs').trimEnd().split('\n')
  expect(lines).toEqual([
    '  no: Match 1 is between Harbour, Quarry and Mill. Say which two of them met.',
    'First round:',
    '  1  Harbour v Quarry  38–26.858, handicap 2.858 to Quarry',
    '  1  Harbour v Mill  41–62.682, handicap 13.682 to Mill',
    '  1  Quarry v Mill  41–29.969, handicap 9.969 to Mill',
    '     on: Quarry as 1, Mill as 4',
    '  2  Orchard v Ferry  61–53.29, handicap 9.29 to Ferry',
    '     on: Orchard as 2',
    '  3  Meadow v Lantern  39–52.363, handicap 4.363 to Lantern',
    '     on: Lantern as 3',
    'Semifinals:',
    '  4  Quarry v Mill  73–89.906, carry-over 21 to Quarry, handicap 29.906 to Mill',
    '     on: Mill as 1',
    '  5  Orchard v Lantern  40–37.843, handicap 6.843 to Lantern',
    '     on: Orchard as 2',
    'Final:',
    '  6  Mill v Orchard  71.967–47, handicap 24.967 to Mill',
    '     on: Mill as 1',
    'Places:',
    '  1    Mill',
    '  2    Orchard',
    '  3–4  Quarry',
    '  3–4  Lantern',
    '  5–7  Harbour',
    '  5–7  Meadow',
    '  5–7  Ferry',
    expect.stringMatching(/^Ferry \(average 700\) receives 9\.29 IMPs from Orchard/),
    expect.stringMatching(/^Mill is 1st\. It won the final/),
  ])
})

test('examples/league.mjs plays its league to the end', () => {
  const lines = printed('examples/league.mjs').trimEnd().split('\n')
  expect(lines).toEqual([
    '  no: Match 3 is decided already. Cai won 1–0. Correct it to change it.',
    'Club league, finished:',
    '   1  Cai  12',
    '   2  Ann  11',
    '   3  Ben  5',
    '   4  Dan  4',
    expect.stringMatching(/^Cai is 1st .* \(LEA-S9\)$/),
    'Saved and read back the same.',
  ])
})
