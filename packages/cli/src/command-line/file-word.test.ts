import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'

async function deskWith(...files: readonly string[]): Promise<Desk> {
  const desk = new Desk()
  for (const file of files) await desk.league(file, 4, '--name', file)
  return desk
}

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
