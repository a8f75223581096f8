/** Cups of engines on a server: real games of small engines in a tournament that others change meanwhile. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cupViewShape, liveGameShape } from '@arbiter/api/shapes'
import { formats } from '@arbiter/core/formats'
import { cupLedger } from '@arbiter/core/formats/cup'
import { writeLog } from '@arbiter/core/log'
import type { Message } from '@arbiter/core/messages'
import { verify } from '@arbiter/core/verify'
import { describe, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { childrenOf, folder, processesWith, workerFile } from '../../engines/test/world.ts'
import { problemOf } from '../src/api/problem.ts'
import { textOf } from '../src/words/voice.ts'
import {
  begun,
  isPrivate,
  type MemoryVenue,
  moody,
  planOf,
  reopened,
  runnerOf,
  scripted,
  venueOf,
  zooEngine,
} from './cup-world.ts'

const names = ['Ada', 'Bea', 'Cyd', 'Dot']
const four = (ms = 0) => names.map((name, i) => moody(name, 9 - 2 * i, ms))

const gamesIn = ({ tournament }: MemoryVenue) =>
  tournament.log.flatMap((fact) => (fact.type === 'game-finished' ? [`${fact.match}.${fact.game}`] : []))

const faultIn = (event: object): string => textOf((event as { fault: Message }).fault)
const shownAsJson = (view: unknown) => cupViewShape.parse(JSON.parse(JSON.stringify(view)))

describe('a cup of four', () => {
  test('is played to its end; the log is right and tells nothing of the machine', { tags: ['rest'] }, async () => {
    const runner = await runnerOf(four())
    const venue = venueOf(names, { options: { thirdPlaceMatch: true, maxTiebreakPairs: 2 } })
    const play = await begun(runner.start(venue, planOf()), venue)
    await venue.untilState('finished')
    const view = shownAsJson(play.view())
    expect(view).toMatchObject({ state: 'finished', progress: { matches: 4, matchesDecided: 4 }, live: [], waits: [] })
    expect(names).toContain(view.champion)
    expect(verify(venue.tournament.log).findings).toEqual([])
    expect(isPrivate(writeLog(venue.tournament.log, formats))).toBe(false)
    expect(cupLedger(venue.tournament.chart).arrangements[0]?.play).toMatchObject({
      engines: names.map((name) => ({ name, programs: [{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }] })),
      limit: 'nodes=5',
    })
  })

  test('tells every game from its first move to its end, and nothing of the machine', { tags: ['rest'] }, async () => {
    const runner = await runnerOf(four())
    const venue = venueOf(names, { options: { maxTiebreakPairs: 1 } })
    await begun(runner.start(venue, planOf()), venue)
    await venue.untilState('finished')
    const played = gamesIn(venue)
    expect(
      venue
        .of('game-ended')
        .map(({ match, game }) => `${match}.${game}`)
        .toSorted(),
    ).toEqual(played.toSorted())
    for (const ended of venue.of('game-ended').filter(({ repeats }) => repeats === undefined)) {
      const told = venue.of('moves').filter(({ match, game }) => match === ended.match && game === ended.game)
      expect(told.map(({ ply }) => ply)).toEqual(pliesOf(told.map(({ moves }) => moves.length)))
      expect(told.reduce((sum, { moves }) => sum + moves.length, 0)).toBe(ended.plies)
    }
    expect(venue.of('game-began').length).toBe(venue.of('board-cleared').length)
    expect(venue.of('cup-state').map(({ state }) => state)).toEqual(['playing', 'finished'])
    expect(isPrivate(JSON.stringify(venue.events))).toBe(false)
  })

  /** Each batch begins where the one before ended. */
  const pliesOf = (lengths: readonly number[]) => lengths.map((_, i) => lengths.slice(0, i).reduce((a, b) => a + b, 0))

  test('those who come late see the running games with their moves so far', { tags: ['rest'] }, async () => {
    const runner = await runnerOf(four(20))
    const venue = venueOf(names)
    const play = await begun(runner.start(venue, planOf()), venue)
    await venue.until((event) => event.event === 'moves' && event.ply > 0)
    const live = play.live().map((game) => liveGameShape.parse(JSON.parse(JSON.stringify(game))))
    expect(live.length).toBeGreaterThan(0)
    for (const game of live) {
      const told = venue.of('moves').filter(({ match }) => match === game.match)
      expect(game.moves).toEqual(told.flatMap(({ moves }) => moves))
      expect(game.position).toMatch(/^\S+ [wb] \S+ \S+$/)
    }
    expect(shownAsJson(play.view()).live.map(({ match }) => match)).toEqual(live.map(({ match }) => match))
  })

  test('draws the openings of tiebreaks also where the director publishes rounds himself', {
    tags: ['rest'],
  }, async () => {
    const runner = await runnerOf([zooEngine('Dancer', 'plays'), zooEngine('Prancer', 'crlf')])
    const venue = venueOf(['Dancer', 'Prancer'], { options: { maxTiebreakPairs: 1 }, autoPair: false })
    const play = await begun(runner.start(venue, planOf({ adjudication: { maxMoves: 10 } })), venue)
    await venue.untilState('finished')
    expect(venue.facts.filter((type) => type === 'opening-drawn')).toHaveLength(1)
    expect(play.view().rounds[0]?.matches[0]).toMatchObject({ decidedBy: 'seed' })
  })
})

describe('the embedded engines', () => {
  test('play without any configuration, and stand in the log by name', { tags: ['rest'] }, async () => {
    const runner = await runnerOf([], { embedded: true })
    const pair = ['Stockfish 10 Depth 1', 'Stockfish 10 Skill 0']
    const venue = venueOf(pair, { options: { maxTiebreakPairs: 0 } })
    await begun(runner.start(venue, planOf({ adjudication: { maxMoves: 15 } })), venue)
    await venue.untilState('finished')
    expect(gamesIn(venue)).toEqual(['1.1', '1.2'])
    expect(cupLedger(venue.tournament.chart).arrangements[0]?.play).toMatchObject({
      engines: [
        { name: pair[0], embedded: pair[0], limit: 'depth=1' },
        { name: pair[1], embedded: pair[1] },
      ],
    })
    expect(isPrivate(writeLog(venue.tournament.log, formats))).toBe(false)
  })
})

describe('stopping and going on', () => {
  test('a stopped cup has recorded how far its games came, and no process is left of it', async () => {
    const runner = await runnerOf(four(50))
    const venue = venueOf(names)
    const play = await begun(runner.start(venue, planOf()), venue)
    await venue.until((event) => event.event === 'moves')
    const file = await workerFile()
    const ownWorkers = () => processesWith(file).filter((pid) => childrenOf(process.pid).includes(pid))
    expect(ownWorkers().length).toBeGreaterThan(0)
    await play.stop()
    expect(venue.facts).toContain('game-abandoned')
    expect(play.view()).toMatchObject({ state: 'stopped', live: [] })
    expect(runner.gamesNow).toBe(0)
    await runner.close()
    await until('no worker is left', () => ownWorkers().length === 0)
  })

  test('after a restart it goes on where the log stands; nothing is lost or doubled', { tags: ['rest'] }, async () => {
    const first = venueOf(names, { options: { maxTiebreakPairs: 1 } })
    const one = await runnerOf(four(5))
    await begun(one.start(first, planOf()), first)
    await first.until((event) => event.event === 'game-ended')
    await one.close()
    const before = gamesIn(first)
    expect(first.tournament.chart.state === 'finished').toBe(false)

    const second = reopened(first)
    const two = await runnerOf(four())
    await begun(two.resume(second), second)
    await second.untilState('finished')
    expect(gamesIn(second).slice(0, before.length)).toEqual(before)
    expect(new Set(gamesIn(second)).size).toBe(gamesIn(second).length)
    expect(cupLedger(second.tournament.chart).arrangements).toHaveLength(1)
    expect(verify(second.tournament.log).findings).toEqual([])
  })

  test('CUP-25 other bytes in a program are refused inside a round, and told in the log before a new one', {
    tags: ['rest'],
  }, async () => {
    const venue = venueOf(names, { options: { maxTiebreakPairs: 0 } })
    const one = await runnerOf(four(20))
    const play = await begun(one.start(venue, planOf()), venue)
    await venue.until((event) => event.event === 'moves')
    await play.stop()
    const two = await runnerOf([...four().slice(0, 3), zooEngine('Dot', 'plays')])
    const refused = await two.resume(reopened(venue))
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'programs-changed', engines: ['Dot'] } })

    const later = reopened(venue)
    for (const [match, winner] of [
      ['1', 'Dot'],
      ['2', 'Bea'],
    ])
      expect(later.direct({ do: 'rule', match, winner }).ok).toBe(true)
    await begun(two.resume(later), later)
    await later.untilState('finished')
    expect(cupLedger(later.tournament.chart).arrangements.map(({ from }) => from)).toEqual([1, 2])
  })
})

describe('while games are played the director', () => {
  test('rules a match: its game is broken off and counts for nobody, the cup goes on', { tags: ['rest'] }, async () => {
    const runner = await runnerOf(four(30))
    const venue = venueOf(names, { options: { maxTiebreakPairs: 0 } })
    await begun(runner.start(venue, planOf()), venue)
    await venue.until((event) => event.event === 'moves' && event.match === 1)
    expect(venue.direct({ do: 'rule', match: '1', winner: 'Dot' }).ok).toBe(true)
    await venue.until((event) => event.event === 'board-cleared' && event.match === 1)
    await venue.untilState('finished')
    expect(gamesIn(venue).filter((game) => game.startsWith('1.'))).toEqual([])
    expect(venue.of('game-ended').filter(({ match }) => match === 1)).toEqual([])
    expect(verify(venue.tournament.log).findings).toEqual([])
  })

  test('rules a match whose engines would think for ever: nobody waits for them', { tags: ['rest'] }, async () => {
    const runner = await runnerOf([...four().slice(0, 3), await scripted('Dot', '')])
    const venue = venueOf(names, { options: { maxTiebreakPairs: 0 } })
    await begun(runner.start(venue, planOf({ timeControl: 'nodes=5 hang=3600' })), venue)
    await venue.until((event) => event.event === 'game-began' && event.match === 1)
    expect(venue.direct({ do: 'rule', match: '1', winner: 'Ada' }).ok).toBe(true)
    await venue.untilState('finished')
  })

  test('sends somebody else to the final: the running game there is not recorded for the newcomer', {
    tags: ['rest'],
  }, async () => {
    const runner = await runnerOf(four(5))
    const venue = venueOf(names, { options: { maxTiebreakPairs: 0 } })
    await begun(runner.start(venue, planOf()), venue)
    const final = await venue.until((event) => event.event === 'moves' && event.match === 3)
    const before = final.event === 'moves' ? [final.white, final.black].toSorted() : []
    const last = venue.tournament.log.findLast((fact) => fact.type === 'game-finished' && fact.match === '1')
    expect(venue.direct({ do: 'revoke', fact: last?.seq, confirm: true }).ok).toBe(true)
    const loser = ['Ada', 'Dot'].find((name) => !before.includes(name))
    expect(venue.direct({ do: 'rule', match: '1', winner: loser }).ok).toBe(true)
    await venue.untilState('finished')
    const games = venue.of('game-ended').filter(({ match }) => match === 3)
    expect(games).toHaveLength(2)
    for (const { white, black } of games) expect([white, black]).toContain(loser)
    expect(verify(venue.tournament.log).findings).toEqual([])
  })

  test('takes a result back: the game is played again', { tags: ['rest'] }, async () => {
    const runner = await runnerOf(four(5), { gamesAtOnce: 1 })
    const venue = venueOf(['Ada', 'Dot'], { options: { maxTiebreakPairs: 0 } })
    await begun(runner.start(venue, planOf()), venue)
    await venue.until((event) => event.event === 'moves' && event.game === 2)
    expect(venue.direct({ do: 'undo' }).ok).toBe(true)
    await venue.untilState('finished')
    expect(gamesIn(venue)).toEqual(['1.1', '1.1', '1.2'])
    expect(venue.of('game-ended').map(({ game }) => game)).toEqual([1, 1, 2])
    expect(verify(venue.tournament.log).findings).toEqual([])
  })

  test('reopens a finished cup: it goes on by itself', { tags: ['rest'] }, async () => {
    const runner = await runnerOf(four())
    const venue = venueOf(['Ada', 'Dot'], { options: { maxTiebreakPairs: 0 } })
    await begun(runner.start(venue, planOf()), venue)
    await venue.untilState('finished')
    venue.events.length = 0
    expect(venue.direct({ do: 'undo' }).ok).toBe(true)
    await venue.untilState('finished')
    expect(venue.of('cup-state').map(({ state }) => state)).toEqual(['playing', 'finished'])
  })

  test('acts in the very moment the cup comes to rest: it is noticed', { tags: ['rest'] }, async () => {
    const runner = await runnerOf([zooEngine('Dancer', 'plays'), zooEngine('Prancer', 'crlf')])
    const venue = venueOf(['Dancer', 'Prancer'], { options: { maxTiebreakPairs: 0, tiebreakFallback: 'Stop' } })
    venue.watch = (event) => {
      const isAtRest = event.event === 'cup-state' && event.state === 'waiting'
      if (isAtRest && !venue.facts.includes('command-revoked')) venue.direct({ do: 'undo' })
    }
    await begun(runner.start(venue, planOf({ adjudication: { maxMoves: 10 } })), venue)
    await venue.until(() => gamesIn(venue).length === 3)
    expect(gamesIn(venue)).toEqual(['1.1', '1.2', '1.2'])
  })

  test('is asked for a ruling where only he can decide, and then it goes on', { tags: ['rest'] }, async () => {
    const runner = await runnerOf([zooEngine('Dancer', 'plays'), zooEngine('Prancer', 'crlf')])
    const venue = venueOf(['Dancer', 'Prancer'], { options: { maxTiebreakPairs: 0, tiebreakFallback: 'Stop' } })
    const play = await begun(runner.start(venue, planOf({ adjudication: { maxMoves: 10 } })), venue)
    await venue.untilState('waiting')
    expect(play.view().waits).toMatchObject([{ for: 'organiser', match: 1 }])
    expect(venue.direct({ do: 'rule', match: '1', winner: 'Prancer' }).ok).toBe(true)
    await venue.untilState('finished')
    expect(play.view().champion).toBe('Prancer')
  })
})

describe('engines are started by name from the configuration alone', () => {
  /** An imported log whose arrangement would start another program. */
  function brought(play: Readonly<Record<string, unknown>>, field = names): MemoryVenue {
    const venue = venueOf(field, { options: { maxTiebreakPairs: 0 } })
    const opening = { place: 1, position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -' }
    expect(venue.direct({ do: 'arrange', from: 1, play }).ok).toBe(true)
    expect(venue.direct({ do: 'start', openings: { openings: [opening] } }).ok).toBe(true)
    return reopened(venue)
  }

  const manner = { limit: 'nodes=5', rules: { resign: { moves: 2, centipawns: 500 } }, policies: {}, patience: {} }

  test('a log that says /bin/sh is played by the engines of the server', { tags: ['rest'] }, async () => {
    const mark = join(await folder(), 'mark')
    const hostile = (name: string) => ({ name, command: '/bin/sh', args: ['-c', `touch ${mark}`], folder: '/' })
    const venue = brought({ ...manner, engines: names.map(hostile) })
    const runner = await runnerOf(four())
    await begun(runner.resume(venue), venue)
    await venue.untilState('finished')
    expect(gamesIn(venue).length).toBeGreaterThanOrEqual(6)
    expect(existsSync(mark)).toBe(false)
    expect(verify(venue.tournament.log).findings).toEqual([])
  })

  test('a name the server does not have waits with a sentence; the other match goes on', {
    tags: ['rest'],
  }, async () => {
    const mark = join(await folder(), 'mark')
    const field = ['Ada', 'Bea', 'Cyd', 'Evil']
    const hostile = (name: string) => ({ name, command: '/bin/sh', args: ['-c', `touch ${mark}`] })
    const venue = brought({ ...manner, engines: field.map(hostile) }, field)
    const runner = await runnerOf(four())
    const play = await begun(runner.resume(venue), venue)
    const waiting = await venue.until((event) => event.event === 'waiting')
    expect(waiting).toMatchObject({ for: 'engine', match: 1 })
    expect(waiting).toMatchObject({
      says: [{ id: 'wait-unplayable' }, { id: 'cup-play-no-engine', engine: { text: 'Evil' } }],
      hint: [{ id: 'cup-play-engine-hint' }],
    })
    await venue.until((event) => event.event === 'match-decided' && event.match === 2)
    await venue.untilState('waiting')
    expect(existsSync(mark)).toBe(false)
    expect(venue.direct({ do: 'rule', match: '1', winner: 'Ada' }).ok).toBe(true)
    await venue.until((event) => event.event === 'going-on' && event.match === 1)
    await venue.untilState('finished')
    expect(play.view().waits).toEqual([])
  })

  test.each`
    what                         | play
    ${'no manner of play'}       | ${{}}
    ${'a limit that is a list'}  | ${{ ...manner, engines: [], limit: ['nodes=5'] }}
    ${'a limit nobody can read'} | ${{ ...manner, engines: [], limit: 'soon' }}
    ${'a limit of years'}        | ${{ ...manner, engines: [], limit: 'st=99999999' }}
    ${'rules that are a word'}   | ${{ ...manner, engines: [], rules: 'usual' }}
    ${'engines without names'}   | ${{ ...manner, engines: [{ embedded: '../../etc' }] }}
  `('a log with $what is refused', async ({ play }) => {
    const runner = await runnerOf(four())
    const answer = await runner.resume(brought(play))
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'arrangement-unreadable' } })
  })

  test('an arrangement somebody spoils meanwhile makes the cup wait, not fall', { tags: ['rest'] }, async () => {
    const runner = await runnerOf(four(5))
    const venue = venueOf(['Ada', 'Dot'], { options: { maxTiebreakPairs: 0 } })
    const play = await begun(runner.start(venue, planOf()), venue)
    await venue.until((event) => event.event === 'game-ended')
    expect(venue.direct({ do: 'arrange', from: 1, play: { engines: 'sh', limit: 7 } }).ok).toBe(true)
    await venue.until((event) => event.event === 'waiting')
    expect(play.view().waits[0]?.says).toMatchObject([{ id: 'wait-unplayable' }, { id: 'cup-play-unreadable' }])
    expect(venue.direct({ do: 'undo' }).ok).toBe(true)
    await venue.untilState('finished')
  })
})

describe('two cups at once', () => {
  test('never play more games together than the server has tables, and both come to their end', {
    tags: ['rest'],
  }, async () => {
    const runner = await runnerOf(four(), { gamesAtOnce: 2 })
    const venues = [
      venueOf(names, { options: { maxTiebreakPairs: 1 } }),
      venueOf(names, { options: { maxTiebreakPairs: 1 } }),
    ]
    let most = 0
    const running = new Set<string>()
    for (const [i, venue] of venues.entries())
      venue.watch = (event) => {
        most = Math.max(most, runner.gamesNow)
        if (event.event === 'game-began') running.add(`${i} ${event.match}`)
        if (event.event === 'board-cleared') running.delete(`${i} ${event.match}`)
        expect(running.size).toBeLessThanOrEqual(2)
      }
    for (const venue of venues) await begun(runner.start(venue, planOf()), venue)
    await Promise.all(venues.map((venue) => venue.untilState('finished')))
    expect(most).toBe(2)
    for (const { tournament } of venues) expect(verify(tournament.log).findings).toEqual([])
  })

  test('one is stopped, the other goes on', { tags: ['rest'] }, async () => {
    const runner = await runnerOf(four(5), { gamesAtOnce: 2 })
    const [one, other] = [venueOf(names), venueOf(names, { options: { maxTiebreakPairs: 0 } })] as const
    const stopped = await begun(runner.start(one, planOf()), one)
    await begun(runner.start(other, planOf()), other)
    await one.until((event) => event.event === 'moves')
    await stopped.stop()
    const games = gamesIn(one).length
    await other.untilState('finished')
    expect(gamesIn(one)).toHaveLength(games)
  })
})

describe('when it cannot be saved', { tags: ['rest'] }, () => {
  test.each(['fails', 'loses the answer'] as const)(
    'because the disk %s twice, the cup waits and goes on; nothing is lost or doubled, and no reason is betrayed',
    async (fate) => {
      const venue = venueOf(['Ada', 'Dot'], { options: { maxTiebreakPairs: 0 } })
      const complaints: unknown[] = []
      const runner = await runnerOf(four(), { complain: (error) => complaints.push(error) })
      venue.disk = (attempt) => (attempt === 3 || attempt === 4 ? fate : undefined)
      await begun(runner.start(venue, planOf()), venue)
      await venue.untilState('finished')
      expect(gamesIn(venue)).toEqual(['1.1', '1.2'])
      expect(venue.of('game-ended')).toHaveLength(2)
      expect(venue.of('waiting')).toMatchObject([{ for: 'disk' }])
      expect(venue.of('going-on')).toMatchObject([{ for: 'disk' }])
      expect(complaints).toHaveLength(2)
      expect(isPrivate(JSON.stringify(venue.events))).toBe(false)
    },
  )
})

describe('engines that fail', { tags: ['rest'] }, () => {
  test.each([512, 'unlimited'] as const)(
    'one that is gone after the start is waited for, without a word about where it lay (%s)',
    async (memoryMb) => {
      // The engine deletes itself: a deletion by the test could come after the second game has begun.
      const gone = `process.getBuiltinModule('node:fs').rmSync(process.argv[1]); process.exit(3)`
      const runner = await runnerOf(
        [await scripted('Gone', `if (line.startsWith('go')) { ${gone} }`), moody('Ada', 9)],
        {
          memoryMb,
        },
      )
      const venue = venueOf(['Ada', 'Gone'], { options: { maxTiebreakPairs: 0 } })
      const play = await begun(runner.start(venue, planOf()), venue)
      const ended = await venue.until((event) => event.event === 'game-ended')
      expect(ended).toMatchObject({ ending: 'crash' })
      expect(faultIn(ended)).toMatch(/^The process of Gone ended with exit code 3/)
      await venue.untilState('waiting')
      expect(play.view().waits).toMatchObject([{ for: 'engine', engine: 'Gone', match: 1 }])
      expect(JSON.stringify(play.view())).not.toContain('--resume')
      expect(isPrivate(JSON.stringify([venue.events, play.view(), venue.tournament.log]))).toBe(false)
    },
  )

  test('one that wants all memory is stopped by the kernel and has lost', async () => {
    const greedy = await scripted(
      'Greedy',
      `if (line.startsWith('go')) { const all = []; for (;;) all.push(new Uint8Array(1 << 24).fill(1)) }`,
    )
    const runner = await runnerOf([greedy, moody('Ada', 9)], { memoryMb: 512 })
    const venue = venueOf(['Ada', 'Greedy'], { options: { maxTiebreakPairs: 0 } })
    await begun(runner.start(venue, planOf({ maxCrashesPerMatch: 1 })), venue)
    await venue.untilState('finished')
    expect(venue.of('game-ended')[0]).toMatchObject({ ending: 'crash' })
    expect(venue.of('match-decided')).toMatchObject([{ winner: 'Ada' }])
  })

  test('none sees the secrets in the environment of the server', async () => {
    process.env['ARBITER_TEST_SECRET'] = 'postgres://user:password@host'
    const curious = await scripted(
      'Curious',
      `if (process.env.ARBITER_TEST_SECRET) process.exit(9)
       if (line.startsWith('go')) process.exit(3)`,
    )
    const runner = await runnerOf([curious, moody('Ada', 9)])
    const venue = venueOf(['Ada', 'Curious'], { options: { maxTiebreakPairs: 0 } })
    await begun(runner.start(venue, planOf()), venue)
    const ended = await venue.until((event) => event.event === 'game-ended')
    expect(faultIn(ended)).toMatch(/^The process of Curious ended with exit code 3/)
    delete process.env['ARBITER_TEST_SECRET']
  })
})

describe('what may not be begun', () => {
  test.each`
    field                    | plan                            | code
    ${['Ada', 'Nobody']}     | ${{}}                           | ${'unknown-engines'}
    ${['Ada', '/bin/sh']}    | ${{}}                           | ${'unknown-engines'}
    ${['Ada', 'Bea', 'Cyd']} | ${{}}                           | ${'wrong-field'}
    ${['Ada', 'Bea']}        | ${{ book: '/etc/passwd' }}      | ${'bad-plan'}
    ${['Ada', 'Bea']}        | ${{ timeControl: 'soon' }}      | ${'bad-plan'}
    ${['Ada', 'Bea']}        | ${{ timeControl: '999999999' }} | ${'bad-plan'}
    ${['Ada', 'Bea']}        | ${{ concurrency: 3 }}           | ${'bad-plan'}
    ${['Ada', 'Exits']}      | ${{}}                           | ${'engines-not-ready'}
    ${['Ada', 'Missing']}    | ${{}}                           | ${'engines-not-ready'}
  `('$field with $plan is refused: $code, and nothing is recorded', async ({ field, plan, code }) => {
    const missing = { name: 'Missing', command: '/opt/private/engine' }
    const runner = await runnerOf([...four(), zooEngine('Exits', 'exits'), missing], { memoryMb: 'unlimited' })
    const venue = venueOf(field)
    const answer = await runner.start(venue, planOf(plan))
    if (answer.ok) throw new Error('it was begun')
    expect(answer.refusal.code).toBe(code)
    expect(problemOf(answer.refusal).detail).toMatch(/^\S.+\.$/s)
    expect(isPrivate(problemOf(answer.refusal).detail)).toBe(false)
    expect(venue.facts).not.toContain('play-arranged')
  })

  test('a cup that people play, one that was begun, one that was not, and what is no cup', async () => {
    const runner = await runnerOf(four())
    const people = venueOf(names, { options: { allowReuse: true } })
    const opening = { place: 1, position: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -' }
    people.direct({ do: 'start', openings: { openings: [opening] } })
    expect(await runner.start(people, planOf())).toMatchObject({ refusal: { code: 'played-by-people' } })
    expect(await runner.resume(people)).toMatchObject({ refusal: { code: 'played-by-people' } })
    const cup = venueOf(names)
    expect(await runner.resume(cup)).toMatchObject({ refusal: { code: 'cup-not-begun' } })
    await begun(runner.start(cup, planOf()), cup)
    expect(await runner.start(cup, planOf())).toMatchObject({ refusal: { code: 'cup-begun' } })
    const league = venueOf(names, { format: 'league' })
    expect(await runner.start(league, planOf())).toMatchObject({ refusal: { code: 'not-a-cup' } })
  })
})
