/**
 * The pages of the terminal in the pseudo-language: a plain word that is not data is a text that is no message. People and teams
 * have Greek names here, so that they are not in the way.
 */
import { writeFileSync } from 'node:fs'
import { formats } from '@arbiter/core/formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'
import { commands as tree } from '../command-line/tree.ts'

// --- what may be plain -----------------------------------------------------------------------------

/** What is typed or read by programs; everything else on a page is said. */
const data: readonly RegExp[] = [
  /\{".*?\}+/gs, // JSON
  /[rnbqk]{8}\/pppppppp\S* w KQkq/g, // positions
  /(?<=^ *)(?:arbiter|echo) .*$/gm, // examples
  /arbiter(?: [\w./…-]+)*/g, // commands in a sentence, and who speaks
  /--[a-z-]+/g, // options
  /[\w-]+\.(?:arbiter|csv|html|json|txt)\b/g, // files
  /\w+=\S+/g, // settings and their values
  /\b[A-Z][A-Z_0-9]+(?:-\d+[a-z]?)?\b/g, // FILE, LEA-8, IMP, ARBITER_LANGUAGE
]

const words = new Set([
  ...tree.flatMap(({ name }) => name.split(' ')),
  ...formats.flatMap(({ name }) => name.split('-')),
  ...['Arbiter', 'Stockfish', 'bash', 'zsh', 'fish', 'compinit'], // names of programs
  ...['director', 'simulation'], // authors of facts, as the file has them
])

/** Values of options and words of commands, such as csv|json|html. */
async function typed(): Promise<string[]> {
  const commands = await Promise.all(tree.map(({ load }) => load()))
  const values = commands.flatMap(({ options }) => Object.values(options).map(({ value = '' }) => value))
  return values.flatMap((value) => value.split(/[^A-Za-z]+/))
}

function plainWordsIn(page: string): string[] {
  const text = data.reduce((left, each) => left.replaceAll(each, ' '), page)
  return [...new Set(text.match(/[A-Za-z]{2,}/g))].filter((word) => !words.has(word))
}

/** What a browser shows of it, and reads out. */
function shownOf(html: string): string {
  const page = html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, ' ')
  const told = [...page.matchAll(/ (?:title|alt|aria-label)="([^"]*)"/g)].map(([, text]) => text)
  return [...told, page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, ' ')].join('\n')
}

// --- the pages -------------------------------------------------------------------------------------

const names = ['Άννα', 'Βίων', 'Γαία', 'Δίων', 'Εύα', 'Ζήνων', 'Ηρώ', 'Θάλης', 'Ίων']
const players = ['name,rating,club', ...names.slice(0, 8).map((name, i) => `${name},${2100 - 50 * i},Σύλλογος`)]
const four = ['α', 'β', 'γ', 'δ']
const teams = [
  `team,captain,${four.map((_, i) => `player${i + 1},masterpoints${i + 1}`).join(',')}`,
  ...names.map((name, i) =>
    [name, `${name}α`, ...four.map((letter) => `${name}${letter},${3000 - 300 * i}`)].join(','),
  ),
]

const desk = new Desk()
desk.language = 'pseudo'

beforeAll(async () => {
  writeFileSync(desk.path('people.csv'), players.join('\n'))
  writeFileSync(desk.path('teams.csv'), teams.join('\n'))
  for (const word of await typed()) words.add(word)
})

/** Runs a line; the words typed are data. */
async function plainAfter(line: string): Promise<string[]> {
  const { out, err } = await desk.types(line)
  expect(`${out}${err}`, line).not.toBe('')
  const own = new Set(line.match(/[A-Za-z]+/g))
  return plainWordsIn(`${out.startsWith('<!doctype') ? shownOf(out) : out}${err}`).filter((word) => !own.has(word))
}

async function plainOn(...lines: string[]): Promise<string[]> {
  const found: string[] = []
  for (const line of lines) found.push(...(await plainAfter(line)).map((word) => `${line}: ${word}`))
  return found
}

const stateOf = async (file: string) => JSON.parse((await desk.types(`show ${file} --json`)).out).state

test('it is spoken, and what is plain is found', async () => {
  expect((await desk.types('formats')).out).toContain('［')
  desk.language = 'en'
  expect(await plainAfter('formats')).toContain('The')
  desk.language = 'pseudo'
  expect(plainWordsIn('［Ţååƀļéé］ of 8, LEA-8, arbiter show club.arbiter --json')).toEqual(['of'])
})

test('help', async () => {
  const commands = await Promise.all(tree.map(async ({ name, load }) => ({ name, ...(await load()) })))
  // Options that are still texts are in help.test.ts.
  const told = commands.filter(({ options }) => Object.values(options).every(({ about }) => typeof about !== 'string'))
  expect(told.length).toBeGreaterThan(40)
  expect(await plainOn('--help', ...told.map(({ name }) => `${name} --help`))).toEqual([])
})

test('what is not understood', async () => {
  expect(
    await plainOn(
      ...['shwo', 'show', 'show none.arbiter', 'show people.csv', 'show x.arbiter --rond 3', 'new chess x.arbiter'],
      ...['simulate cup --entrants 8 --runs no', 'compare --entrants 3 --formats cup,league', 'bridge contract 9ZN'],
    ),
  ).toEqual([])
})

test('formats, engines, bridge', async () => {
  const [league, cup] = ['league', 'cup']
  expect(
    await plainOn(
      ...['formats', ...formats.map(({ name }) => `formats ${name}`), `outline ${league} 6`, `outline ${cup} 8`],
      ...['bridge handicap --higher 3000 --lower 550 --boards 24', 'bridge handicap-table', 'bridge imps 460'],
      ...['bridge contract 4SxN-1 --board 3', 'bridge award --team won-final --played 24/24,12/24,0/24,24/24'],
      'compare --entrants people.csv --runs 3 --seed 7 --html page.html',
    ),
  ).toEqual([])
  expect(plainWordsIn(shownOf(desk.bytes('page.html').toString()))).toEqual([])
})

describe.each(formats.map(({ name, about }) => [name, about.whom] as const))('%s', (format, whom) => {
  const list = whom === 'teams' ? 'teams.csv' : 'people.csv'
  const [begun, over] = [`${format}.arbiter`, `${format}-over.arbiter`]

  test('from the list to the first results', async () => {
    expect(
      await plainOn(
        ...[`new ${format} ${begun} --entrants ${list}`, `show ${begun}`, `enter ${begun} Ωρίων`, `undo ${begun}`],
        ...[`start ${begun}`, `withdraw ${begun} Γαία`, `undo ${begun}`, `redo ${begun}`, `undo ${begun}`],
      ),
    ).toEqual([])
    await desk.favourites(begun, 2)
    expect(await stateOf(begun)).toBe('running')
    expect(
      await plainOn(
        ...['show', 'table', 'log', 'draft', 'verify', 'race', 'bracket'].map((look) => `${look} ${begun}`),
        ...[`odds ${begun} --runs 2 --seed 7`, `report ${begun} 1 7-9-`, `report ${begun} 99 1-0`],
        ...['seed Άννα', 'rank Βίων', 'handicap 1', 'number Άννα'].map((what) => `why ${begun} ${what}`),
        `export ${begun} --to html`,
      ),
    ).toEqual([])
  })

  test('at the end', async () => {
    expect(
      await plainOn(
        `simulate ${format} --entrants ${list} --runs 2 --seed 7 --example ${over}`,
        ...['show', 'table', 'log', 'bracket', 'crosstable', 'matrix', 'race', 'close'].map(
          (look) => `${look} ${over}`,
        ),
        ...['champion', 'rank Άννα', 'out Ηρώ', 'tie Άννα Βίων', 'match 1'].map((what) => `why ${over} ${what}`),
        `export ${over} --to html`,
      ),
    ).toEqual([])
    expect(await stateOf(over)).toBe('finished')
  })
})

test('sheets of bridge', async () => {
  const file = 'bridge-knockout.arbiter'
  for (const sheet of ['bracket-sheet', 'tickets', 'rack', 'recap', 'conditions']) {
    expect(await plainOn(`bridge print ${file} ${sheet} --output sheet.html`)).toEqual([])
    expect(plainWordsIn(shownOf(desk.bytes('sheet.html').toString())), sheet).toEqual([])
  }
  expect(await plainOn(`bridge awards ${file}`, `bridge meter ${file}`)).toEqual([])
})
