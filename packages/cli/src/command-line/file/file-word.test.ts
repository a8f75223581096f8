import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Desk } from '../../../test/world.ts'
import { commands } from '../tree.ts'
import { isAboutTournament } from '../word-meanings.ts'
import { looksLikeFile } from './mistyped-file.ts'

async function deskWith(...files: readonly string[]): Promise<Desk> {
  const desk = new Desk()
  for (const file of files) await desk.league(file, 4, '--name', file)
  return desk
}

const textOf = ({ folder }: Desk): string => readFileSync(join(folder, 'club.arbiter'), 'utf8')

test('the only tournament of the folder is meant where none is typed', async () => {
  const desk = await deskWith('club.arbiter')
  expect((await desk.types('report 1 1-0')).out).toBe(
    (await (await deskWith('club.arbiter')).types('report club.arbiter 1 1-0')).out,
  )
  expect((await desk.types('show --round 1')).out).toContain('club.arbiter')
  expect((await desk.types('withdraw', 'Player 4', '--preview')).exit).toBe('done')
  expect((await desk.types('correct --note wrong 1 0-1')).out).toContain('Player 2')
})

test('several are listed, and nothing is done', async () => {
  const desk = await deskWith('b.arbiter', 'a.arbiter')
  const { err, exit } = await desk.types('report 1 1-0')
  expect(exit).toBe('refused')
  expect(err).toContain('In this folder are a.arbiter and b.arbiter. Type the file, or name it in ARBITER_FILE.')
  expect(JSON.parse((await desk.types('show --json')).out).refusal).toMatchObject({
    code: 'which-file',
    files: ['a.arbiter', 'b.arbiter'],
  })
})

test('ARBITER_FILE says which one is meant; a file that is typed comes before it', async () => {
  const desk = await deskWith('b.arbiter', 'a.arbiter')
  desk.file = 'a.arbiter'
  expect((await desk.types('show')).out).toContain('a.arbiter')
  expect((await desk.types('show b.arbiter')).out).toContain('b.arbiter')
  expect((await desk.types('show none.arbiter')).exit).toBe('failed')
})

test('where there is none, the word is missing; a file to create is never guessed', async () => {
  expect((await new Desk().types('show')).err).toContain('FILE is missing')
  const desk = await deskWith('club.arbiter')
  expect((await desk.types('new league')).err).toContain('FILE is missing')
  expect((await desk.types('import club.arbiter')).err).toContain('FILE is missing')
})

test.each`
  word              | isOne
  ${'clbu'}         | ${true}
  ${'club'}         | ${true}
  ${'Club'}         | ${true}
  ${'clubs'}        | ${true}
  ${'club.arbitr'}  | ${true}
  ${'club.abriter'} | ${true}
  ${'Ann'}          | ${false}
  ${'Clara'}        | ${false}
  ${'Müller, Anna'} | ${false}
  ${'1'}            | ${false}
  ${'A12'}          | ${false}
  ${'3.2'}          | ${false}
`('$word looks like club.arbiter: $isOne', ({ word, isOne }) => {
  expect(looksLikeFile(word, 'club.arbiter')).toBe(isOne)
  expect(looksLikeFile(word, '/home/nora/club.arbiter')).toBe(isOne)
})

test('a number is never a mistyped file, even if the file is named after it', () => {
  expect(looksLikeFile('7', '7.arbiter')).toBe(false)
})

test('a mistyped file enters nobody; the question says how to type a player of that name', async () => {
  const desk = await deskWith('club.arbiter')
  const before = textOf(desk)
  const { err, out, exit } = await desk.types('enter clbu --rating 1850')
  expect({ out, exit }).toEqual({ out: '', exit: 'refused' })
  expect(err).toBe(
    'arbiter: Is “clbu” the file club.arbiter? If not, type the file too: arbiter enter club.arbiter clbu --rating 1850\n',
  )
  expect(textOf(desk)).toBe(before)
  expect(JSON.parse((await desk.types('enter clbu --json')).out).refusal).toMatchObject({
    code: 'mistyped-file',
    word: 'clbu',
    file: 'club.arbiter',
  })
})

test('other names are entered, and the name of the file too where it is typed', async () => {
  const desk = new Desk()
  await desk.types('new league club.arbiter')
  for (const line of ['enter Ann', 'enter club.arbiter club']) expect((await desk.types(line)).exit, line).toBe('done')
  expect((await desk.types('show')).out).toMatch(/Ann[\s\S]*club/)
})

const ofTournaments: [string, readonly string[]][] = []
for (const { name, load } of commands) {
  const { words } = await load()
  if (isAboutTournament(name, words)) ofTournaments.push([name, Object.values(words)])
}

test.each(ofTournaments)('%s does nothing with a mistyped file', async (name, [_, ...others]) => {
  const desk = await deskWith('club.arbiter')
  const before = textOf(desk)
  const needed = others.filter((word) => !word.endsWith('?')).map(() => '1')
  const { exit } = await desk.runs([...name.split(' '), 'clbu', ...needed])
  expect(exit).not.toBe('done')
  expect(textOf(desk)).toBe(before)
})
