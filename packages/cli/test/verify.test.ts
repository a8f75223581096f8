/** `arbiter verify`: what the second opinion finds, in the language of the terminal and as data. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntrantId } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { readLog, writeLog } from '@arbiter/core/log'
import { expect, test } from 'vitest'
import { Desk, reports } from './world.ts'

/** White and Black of the last result have changed places. */
async function spoilt(): Promise<Desk> {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  await desk.applies('club.arbiter', reports(1))
  const path = join(desk.folder, 'club.arbiter')
  const read = readLog(readFileSync(path, 'utf8'), formats)
  if (!read.ok) throw new Error(read.refusal.problem.id)
  const [white, black] = ['e3', 'e2'] as EntrantId[]
  const turned = read.log.map((fact) =>
    fact.type === 'game-finished' ? { ...fact, sides: [white, black] as [EntrantId, EntrantId] } : fact,
  )
  writeFileSync(path, writeLog(turned, formats))
  return desk
}

test.each`
  language | found
  ${'en'}  | ${'Player 1 has White in game 1 of match 1, not Black.'}
  ${'de'}  | ${'Player 1 hat in Partie 1 von Match 1 Weiß, nicht Schwarz.'}
  ${'fr'}  | ${'Player 1 a les Blancs dans la partie 1 du match 1, et non les Noirs.'}
`('in $language', async ({ language, found }) => {
  const desk = await spoilt()
  desk.language = language
  desk.width = 200
  const { exit, out } = await desk.runs(['verify', 'club.arbiter'])
  expect(exit).toBe('refused')
  expect(out).toContain(found)
})

test('--json has the messages, and what they say', async () => {
  const desk = await spoilt()
  const { out } = await desk.runs(['verify', 'club.arbiter', '--json'])
  const [finding] = JSON.parse(out).findings
  expect(finding).toMatchObject({
    says: [{ id: 'found-colours', game: 1, match: { match: '1' }, white: { name: 'Player 1' } }],
    sentence: 'Player 1 has White in game 1 of match 1, not Black.',
  })
})
