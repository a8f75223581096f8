import { beforeAll, describe, expect, it } from 'vitest'
import { loadWords } from '../words/texts.ts'
import type { Answer } from './api.ts'
import type { CommandOutcome } from './live.ts'
import { type Intent, retriesMs, Sender } from './sender.ts'

beforeAll(() => loadWords('first'))

const done: Answer<CommandOutcome> = { ok: true, value: { seq: 9, repeated: false, facts: [] } }
const failed = (status: number, code = 'offline'): Answer<CommandOutcome> => ({
  ok: false,
  problem: { code, status, sentence: 'so nothing was recorded', refusal: {} },
})
const lost = failed(0)

/** A server that gives these answers in turn, then repeats the last one. */
function serverThat(...answers: Answer<CommandOutcome>[]) {
  const sent: Intent[] = []
  const inLog = new Set<string>()
  const sender = new Sender({
    post: async (meant) => {
      sent.push(meant)
      return answers[Math.min(sent.length, answers.length) - 1] as Answer<CommandOutcome>
    },
    isDone: (key) => inLog.has(key),
    pause: async () => {},
  })
  const keys = () => new Set(sent.map(({ key }) => key))
  return { sender, sent, keys, inLog }
}

const times = (count: number) => Array.from({ length: count }, () => lost)
const asked = retriesMs.length + 1

describe('a command', () => {
  it('whose answer was lost is asked for again under its key: one undo, not two (M3)', async () => {
    const { sender, sent, keys } = serverThat(lost, done)
    expect(await sender.send({ do: 'undo' }, 8)).toBe(done)
    expect(sent).toHaveLength(2)
    expect(keys().size).toBe(1)
  })

  it('pressed again while its outcome is not known keeps its key and what it was decided on (M3)', async () => {
    const { sender, sent, keys } = serverThat(...times(asked), done)
    await sender.send({ do: 'undo' }, 8)
    expect(await sender.send({ do: 'undo' }, 12)).toBe(done)
    expect(keys().size).toBe(1)
    expect(sent.map(({ expect: last }) => last)).toEqual(Array(asked + 1).fill(8))
  })

  it('of which nobody knows whether it was done says that, and not that nothing was recorded (M3)', async () => {
    for (const answer of [lost, failed(503, 'unavailable'), failed(408, 'too-slow'), failed(200, 'unreadable')]) {
      const told = await serverThat(answer).sender.send({ do: 'undo' }, 8)
      expect(told.ok ? '' : told.problem.sentence).toMatch(/^The server did not answer, so it is not known whether/)
    }
  })

  it('has a new key once its outcome is known: done, refused, or found in the log', async () => {
    const settled = serverThat(done)
    await settled.sender.send({ do: 'undo' }, 8)
    await settled.sender.send({ do: 'undo' }, 9)
    expect(settled.keys().size).toBe(2)
    const refused = serverThat(failed(409, 'nothing-to-undo'))
    await refused.sender.send({ do: 'undo' }, 8)
    await refused.sender.send({ do: 'undo' }, 8)
    expect(refused.keys().size).toBe(2)
    const arrived = serverThat(...times(asked), done)
    await arrived.sender.send({ do: 'undo' }, 8)
    arrived.inLog.add(arrived.sent[0]?.key ?? '')
    await arrived.sender.send({ do: 'undo' }, 9)
    expect(arrived.keys().size).toBe(2)
  })

  it('is not mixed up with another one that is on its way', async () => {
    const { sender, keys } = serverThat(...times(asked), done)
    await sender.send({ do: 'report', match: '1', result: '1-0' }, undefined)
    await sender.send({ do: 'report', match: '2', result: '1-0' }, undefined)
    expect(keys().size).toBe(2)
  })

  it('that led to a mistake of the server is not asked for again, and keeps its key', async () => {
    const { sender, sent, keys } = serverThat(failed(500, 'our-mistake'))
    const told = await sender.send({ do: 'undo' }, 8)
    await sender.send({ do: 'undo' }, 8)
    expect([sent.length, keys().size]).toEqual([2, 1])
    expect(told.ok ? '' : told.problem.code).toBe('our-mistake')
  })

  it('says while it is asked for again, and only then', async () => {
    const { sender } = serverThat(lost, lost, done)
    const seen: boolean[] = []
    sender.watch(() => seen.push(sender.isAskingAgain))
    await sender.send({ do: 'undo' }, 8)
    expect(seen).toEqual([true, false])
  })
})
