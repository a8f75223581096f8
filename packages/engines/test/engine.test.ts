/** The conversation with one engine: commands, answers, and how it ends. */

import { describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { DelayProbe } from '../src/clock/delay.ts'
import { nowUs } from '../src/clock/now.ts'
import { type Engine, startEngine } from '../src/uci/engine.ts'
import { guardian, isRunning, processesWith, ready, until, zoo } from './world.ts'

const position = 'position startpos\ngo nodes 5\n'

/** Asks for a move; returns the word, or how it ended otherwise. */
function asked(engine: Engine, command = position, allowanceMs = 60_000): Promise<string> {
  return new Promise((resolve) => {
    engine.serve({
      moved: (word) => resolve(word),
      overdue: () => resolve('overdue'),
      gone: (exit) => resolve(JSON.stringify(exit)),
    })
    engine.search(command, allowanceMs * 1000)
  })
}

describe('the handshake', () => {
  test('tells who it is and what it can be set to', async () => {
    const engine = await ready(zoo('crlf'))
    expect(engine.id).toEqual({ name: 'Zoo', author: 'nobody' })
    expect(engine.options.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'Hash: spin',
      'UCI_Chess960: check',
      'Skill Level: spin',
      'Style: combo',
      'Clear Hash: button',
      'Book File: string',
    ])
  })

  test('sets what is wished', async () => {
    const options = { hash: 32, Style: 'very risky', 'Clear Hash': true }
    const engine = await ready({ ...zoo('plays'), options })
    const set = engine.transcript.split('\n').filter((line) => line.includes('setoption'))
    expect(set.map((line) => line.replace(/^.* > /, ''))).toEqual([
      'setoption name Hash value 32',
      'setoption name Style value Very Risky',
      'setoption name Clear Hash',
    ])
  })

  test('that fails leaves no process', async () => {
    const token = `handshake-${process.pid}`
    const started = await startEngine(zoo('no-readyok', [token]), guardian(), { readyMs: 100 })
    if (!('failure' in started)) throw new Error('it started')
    expect(started.transcript).toContain('> isready')
    await until('the engine is gone', () => processesWith(token).length === 0)
  })
})

describe('a search', () => {
  test('is answered once: what comes after stop answers nobody', async () => {
    const engine = await ready(zoo('slow-to-stop'))
    expect(await asked(engine)).toBe('g1f3')
    expect(await asked(engine)).toBe('g1f3')
    engine.search(position, 60_000_000)
    expect(await engine.settle()).toBe(true)
    expect(await asked(engine)).toBe('g1f3')
    expect(engine.transcript).toContain('bestmove a1a1')
  })

  test('cannot begin before the last one is answered', async () => {
    const engine = await ready(zoo('silent'))
    await asked(engine)
    await asked(engine)
    engine.search(position, 60_000_000)
    expect(() => engine.search(position, 60_000_000)).toThrow(/before it had answered/)
  })

  test('that is not stopped in time leaves an engine of no use', async () => {
    const engine = await ready(zoo('stubborn'), { stopMs: 100 })
    await asked(engine)
    await asked(engine)
    engine.search(position, 60_000_000)
    expect(await engine.settle()).toBe(false)
  })

  test('has one deadline, however much is said', async () => {
    const engine = await ready(zoo('chatty'))
    await asked(engine)
    await asked(engine)
    expect(await asked(engine, position, 200)).toBe('overdue')
  })

  test('a shorter allowance than the one before holds', async () => {
    const engine = await ready(zoo('silent'))
    expect(await asked(engine, position, 600_000)).toBe('g1f3')
    expect(await asked(engine, position, 600_000)).toBe('g1f3')
    expect(await asked(engine, position, 100)).toBe('overdue')
  })

  test('a longer one, too', { tags: ['rest'] }, async () => {
    const engine = await ready(zoo('slow'))
    expect(await asked(engine, position, 300)).toBe('g1f3')
    expect(await asked(engine, position, 300)).toBe('g1f3')
    expect(await asked(engine, position, 60_000)).toBe('g1f3')
  })

  test('the last score before the move is kept', { tags: ['rest'] }, async () => {
    const engine = await ready(zoo('flood-info'))
    await asked(engine)
    await asked(engine)
    await asked(engine)
    expect(engine.lastInfo()).toBe('info depth 1 score cp 10 nodes 7')
  })
})

describe('a flood of 100 MB', () => {
  test.each(sized({ test: ['flood'], rest: ['flood'], deep: ['flood', 'flood-info'] }))(
    '%s does not grow our memory',
    { tags: ['rest'] },
    async (mode) => {
      const engine = await ready(zoo(mode))
      await asked(engine)
      await asked(engine)
      const used = () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
      const before = used()
      let most = 0
      const watch = setInterval(() => {
        most = Math.max(most, used() - before)
      }, 5)
      expect(await asked(engine)).toBe('g1f3')
      clearInterval(watch)
      expect(most).toBeGreaterThan(0)
      expect(most).toBeLessThan(80_000_000)
      expect(engine.transcript.length).toBeLessThan(400_000)
    },
  )
})

describe('sending it home', () => {
  test.each`
    mode          | how
    ${'plays'}    | ${{ what: 'exited', code: 0 }}
    ${'stubborn'} | ${{ what: 'killed', signal: 'SIGKILL' }}
  `('$mode goes with $how', async ({ mode, how }) => {
    const engine = await ready(zoo(mode))
    const pid = Number(engine.pid)
    expect(await engine.end()).toEqual({ did: how })
    expect(isRunning(pid)).toBe(false)
    expect(engine.isGone).toBe(true)
  })

  test('writing to one that is gone harms nobody', async () => {
    const engine = await ready(zoo('plays'))
    await engine.kill()
    expect(await engine.settle()).toBe(false)
    expect(await asked(engine)).toBe('{"did":{"what":"killed","signal":"SIGKILL"}}')
  })

  test('the guardian ends with its engines', async () => {
    const watch = guardian()
    const started = await startEngine(zoo('plays'), watch)
    const pid = Number(watch.pid)
    expect(isRunning(pid)).toBe(true)
    if ('engine' in started) await started.engine.end()
    await watch.close()
    await until('it is gone', () => !isRunning(pid))
  })
})

describe('our own delay', () => {
  const block = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }

  /** A timer as long as the probe's, set later, ends later. */
  const probeHasTicked = () => new Promise((ticked) => setTimeout(ticked, 5))

  test('is seen while we are still in it, and forgotten with the next move', async () => {
    const probe = new DelayProbe()
    probe.restart(nowUs())
    block(80)
    expect(probe.largestUs(nowUs())).toBeGreaterThanOrEqual(70_000)
    await probeHasTicked()
    expect(probe.largestUs(nowUs())).toBeGreaterThanOrEqual(70_000)
    const atUs = nowUs()
    probe.restart(atUs)
    expect(probe.largestUs(atUs)).toBe(0)
    probe.close()
  })
})
