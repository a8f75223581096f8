/** The guide and the examples are programs; here they run against the built package. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const home = fileURLToPath(new URL('..', import.meta.url))
const guide = readFileSync(new URL('../GUIDE.md', import.meta.url), 'utf8')

/** What node prints when it runs this inside the package, whose own name then leads to its build. */
const printed = (...options: string[]): string => execFileSync('node', options, { cwd: home, encoding: 'utf8' })

test('the blocks of GUIDE.md run as one program and print what stands behind the arrows', () => {
  const fences = [...guide.matchAll(/^```(\w*)\n(.*?)^```$/gms)]
  const languages = fences.map(([, language]) => language)
  expect(languages.length).toBeGreaterThan(8)
  expect(new Set(languages)).toEqual(new Set(['js']))
  const program = fences.map(([, , block]) => block).join('\n')
  const promised = [...program.matchAll(/ \/\/ → (.*)$/gm)].map(([, text]) => text)
  expect(printed('--input-type=module', '--eval', program).trimEnd().split('\n')).toEqual(promised)
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
    expect.stringMatching(/^Eve is seed 1: reached 5 points in phase 7 at .*, before Cai, who reached 5.5 points/),
    expect.stringMatching(/^Dan is 1st: won match 3 of round 3 \(Final\)/),
    '  no: Match 3 is decided already (1-0 by score, Dan won). Use correct to change it.',
  ])
})

test('examples/league.mjs plays its league to the end', () => {
  const lines = printed('examples/league.mjs').trimEnd().split('\n')
  expect(lines).toEqual([
    '  no: Match 3 is decided already (0-1 by score, Cai won). Use correct to change it.',
    'Club league, finished:',
    '   1  Cai  12',
    '   2  Ann  11',
    '   3  Ben  5',
    '   4  Dan  4',
    expect.stringMatching(/^Cai is 1st .* \(LEA-S9\)$/),
    'Saved and read back the same.',
  ])
})
