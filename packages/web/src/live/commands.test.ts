import { expect, it, vi } from 'vitest'
import { Commands } from './commands.ts'

const entry = (key: string, path: string) => ({ intent: { key, path }, status: { state: 'unheard' } })

it('settles the intents of its tournament whose facts are in the log, and leaves the others', () => {
  const settle = vi.fn()
  const entries = [entry('mine', '/t/commands'), entry('open', '/t/commands'), entry('elsewhere', '/u/commands')]
  const facts = [{ seq: 4 }]
  const log = { seq: 4, tournament: { answerTo: (key: string) => (key === 'open' ? undefined : facts) } }
  new Commands('/t', { entries, settle } as never).findIn(log as never)
  expect(settle.mock.calls).toEqual([['mine', { seq: 4, repeated: true, facts }]])
})

it('sends a command with the last fact it was decided on, and keeps it for another load of the page', () => {
  const send = vi.fn()
  new Commands('/t', { send } as never).send({ do: 'undo' }, 8)
  expect(send).toHaveBeenCalledWith({
    ...{ path: '/t/commands', content: { json: { do: 'undo' } }, expect: 8, isStored: true },
  })
})
