/** A program directs: one JSON command a line in, one answer a line out. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ended, started } from './binary.ts'
import { emptyFolder } from './folder.ts'
import { arbiter } from './standing.ts'
import { answersIn, Desk, reports } from './world.ts'

test('a session: every line has its answer, refusals have a code and a sentence, blank lines are skipped', () => {
  const here = emptyFolder()
  arbiter(here, ['new', 'league', 'club.arbiter', '--entrants', '4'])
  const session = [
    '{"do":"start"}',
    '',
    '{"do":"report","match":"1","game":1,"result":"1-0","finishedAt":"2026-05-01T14:02:10Z"}',
    '{"do":"report","match":"1","result":"1-0"}',
    'this is no JSON',
    '{"do":"repot","match":"2"}',
    '{"do":"report","match":"2","result":"1-0","movs":40}',
    '   ',
    '{"do":"report","match":"2","result":"1/2","key":"second"}',
    '{"do":"report","match":"2","result":"1/2","key":"second"}',
    '{"do":"undo"}',
    '{"do":"redo"}',
    '{"do":"report","match":"3","result":"1-0","at":"2001-01-01T00:00:00Z"}',
    '[1,2]',
    'null',
  ].join('\n')
  const { code, out } = arbiter(here, ['apply', 'club.arbiter'], session)
  const answers = answersIn(out)
  expect(code).toBe(1)
  expect(answers.map(({ ok, refusal }) => (ok ? 'ok' : refusal?.code))).toEqual([
    'ok',
    'ok',
    'already-decided',
    'bad-command',
    'bad-command',
    'bad-command',
    'ok',
    'ok',
    'ok',
    'ok',
    'bad-time',
    'bad-command',
    'bad-command',
  ])
  expect(answers[4]?.refusal?.message).toContain('Did you mean “report”?')
  expect(answers[5]?.refusal?.message).toContain('Did you mean “moves”?')
  expect(answers[7]?.facts).toEqual(answers[6]?.facts)
  const lines = readFileSync(join(here, 'club.arbiter'), 'utf8').trim().split('\n')
  expect(lines).toHaveLength(1 + 5 + 1 + 2 + 2)
})

test('all done is exit code 0, and an answer is given before the next line comes', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  const child = started(desk.folder, ['apply', 'club.arbiter', '--by', 'robot'])
  const end = ended(child)
  const answer = () => new Promise((resolve) => child.stdout.once('data', resolve))
  for (const report of reports(2)) {
    const answered = answer()
    child.stdin.write(`${JSON.stringify(report)}\n`)
    await answered
  }
  child.stdin.end()
  const { code, out } = await end
  expect(code).toBe(0)
  expect(answersIn(out).map(({ facts }) => facts?.[0])).toMatchObject([{ by: 'robot' }, { by: 'robot' }])
})

test('a last line without its line end counts', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  const { out } = await desk.runs(['apply', 'club.arbiter'], '{"do":"report","match":"1","result":"1-0"}')
  expect(answersIn(out)).toMatchObject([{ ok: true }])
})

test('a correction that voids games is refused with the list, and goes through with exactly that list', async () => {
  const desk = new Desk()
  await desk.league('club.arbiter', 4)
  const { answers } = await desk.applies('club.arbiter', [...reports(2), { do: 'revoke', fact: 6 }])
  const refusal = answers[2]?.refusal as unknown as { code: string; consequences: { voids: { seq: number }[] } }
  expect(refusal.code).toBe('would-void')
  const confirm = refusal.consequences.voids.map(({ seq }) => seq)
  expect(confirm).toEqual([7, 8])
  const second = await desk.applies('club.arbiter', [{ do: 'revoke', fact: 6, confirm }])
  expect(second.answers).toMatchObject([{ ok: true }])
})
