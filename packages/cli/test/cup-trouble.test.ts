/** A cup in trouble: a disk that is full or may not be written, bad configurations, and a real cup of the engines that come along. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPgn } from '@arbiter/engines'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { arbiter } from './binary.ts'
import { bracketWithoutTimes, engineOf, remarksIn, rewrite, runCup, writeCup } from './cup-hall.ts'
import { emptyFolder } from './folder.ts'

const hook = fileURLToPath(new URL('cup-hook.mjs', import.meta.url))

describe('the disk', () => {
  const troubles: readonly (readonly [string, string, RegExp])[] = [
    ['full', 'FULL_WHILE', /disk is full/],
    ['not to be written', 'LOCKED_WHILE', /may not do that/],
  ]
  test.each(sized({ test: [], rest: troubles.slice(0, 1), deep: troubles }))(
    '%s: the cup waits, says so, and goes on when it can',
    { tags: ['rest'] },
    async (_, variable, said) => {
      const [folder, calm] = [emptyFolder(), emptyFolder()]
      for (const each of [folder, calm]) writeCup(each, { engines: 4, ms: 1 })
      const flag = join(folder, 'trouble')
      const run = runCup(folder, ['run', 'cup.json'], hook, { [variable]: flag })
      await run.until('game-ended')
      writeFileSync(flag, '')
      await run.until('waiting')
      const waiting = run.events.find(({ event }) => event === 'waiting')
      expect(waiting).toMatchObject({ for: 'disk', sentence: expect.stringMatching(said) })
      expect(waiting?.['sentence'], 'it goes on by itself (F6)').not.toContain('repeat the command')
      rmSync(flag)
      expect(await run.ended, run.errors()).toBe(0)
      expect(run.events.some(({ event }) => event === 'going-on')).toBe(true)
      expect(await runCup(calm, ['run', 'cup.json']).ended).toBe(0)
      expect(bracketWithoutTimes(folder)).toEqual(bracketWithoutTimes(calm))
    },
  )

  test('that stays full: Ctrl-C ends the cup, and what was acknowledged is there', { tags: ['rest'] }, async () => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 4, ms: 1 })
    const flag = join(folder, 'trouble')
    const run = runCup(folder, ['run', 'cup.json'], hook, { FULL_WHILE: flag })
    await run.until('game-ended')
    writeFileSync(flag, '')
    await run.until('waiting')
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(4)
    rmSync(flag)
    const acknowledged = run.events.filter(({ event }) => event === 'game-ended').length
    expect(acknowledged).toBeGreaterThan(0)
    const { events } = JSON.parse(`{"events":[${arbiter(folder, ['show', 'cup_bracket.json.log', '--json']).out}]}`)
    const games = events[0].stages[0].rounds.flatMap((round: { matches: { games: unknown[] }[] }) =>
      round.matches.flatMap((match) => match.games),
    )
    expect(games.length).toBeGreaterThanOrEqual(acknowledged)
  })
})

describe('a place where nothing can be made (F5)', () => {
  test.each([
    ['the bracket, in a folder that cannot be made', { BracketPath: '/proc/cups/spring/cup.json' }, {}],
    ['the bracket', { BracketPath: '/proc/cup.json' }, {}],
    ['the PGN, in a folder that cannot be made', {}, { PgnOutPath: '/proc/cups/spring/cup.pgn' }],
    ['the PGN', {}, { PgnOutPath: '/proc/cup.pgn' }],
  ])('%s: refused at once with what to change, instead of trying for ever', (_, options, more) => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 2, ms: 1, options, more })
    const { code, err } = arbiter(folder, ['cup', 'run', 'cup.json', '--no-wait'])
    expect(code).toBe(3)
    expect(err).toMatch(/\/proc\/\S*cup\.(json|pgn) cannot be created: nothing can be made in \/proc.*another place/s)
    expect(err).not.toContain('arbiter new')
    expect(readdirSync(folder)).toEqual(['cup.json'])
  })

  test('a transcript that has no place holds up no game', { tags: ['rest'] }, async () => {
    const folder = emptyFolder()
    const zoo = fileURLToPath(new URL('../../engines/test/zoo/zoo.mjs', import.meta.url))
    writeCup(folder, { engines: 2, ms: 1, options: { MaxTiebreakPairs: 0 }, more: { Transcripts: '/proc/cups/said' } })
    rewrite(folder, ({ EngineSetup }) => {
      EngineSetup.Engines = [engineOf(1, 1, folder), { ...engineOf(2, 1, folder), args: [zoo, 'crash'] } as never]
    })
    const run = runCup(folder, ['run', 'cup.json'])
    expect(await run.ended, run.errors()).toBe(0)
  })
})

test.each([true, false])(
  'CUP-20 a book of more than 200,000 lines is played from, by lot: %s (F8)',
  { tags: ['deep'] },
  async (isByLot) => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'long.epd'), Array.from({ length: 201_000 }, (_, i) => pawnsMoved(i)).join('\n'))
    writeCup(folder, {
      ...{ engines: 2, ms: 1, options: { RandomOpenings: isByLot } },
      more: { Opening: { OpeningsPath: 'long.epd' } },
    })
    const run = runCup(folder, ['run', 'cup.json'])
    expect(await run.ended, run.errors()).toBe(0)
    expect(arbiter(folder, ['verify', 'cup_bracket.json.log']).code).toBe(0)
  },
)

/** A position of its own for every number: each pawn has moved none, one or two squares. */
function pawnsMoved(number: number): string {
  const steps = number.toString(3).padStart(16, '0').split('').map(Number)
  const rank = (pawns: readonly number[], moved: number, letter: string) =>
    pawns.map((each) => (each === moved ? letter : '1')).join('')
  const [white, black] = [steps.slice(8), steps.slice(0, 8)]
  const ranks = [2, 1, 0].map((moved) => rank(white, moved, 'P'))
  return `rnbqkbnr/${[0, 1, 2].map((moved) => rank(black, moved, 'p')).join('/')}/${ranks.join('/')}/RNBQKBNR w KQkq -`
}

test('numbers without use and missing ratings are said by the cup itself (CUP-7, CUP-12; F6)', {
  tags: ['rest'],
}, async () => {
  const folder = emptyFolder()
  writeCup(folder, { engines: 2, ms: 1, options: { RoundPairIncrements: [1, 2, 3] } })
  rewrite(folder, ({ EngineSetup }) => {
    const [first, { rating: _, ...second }] = [engineOf(1, 1, folder), engineOf(2, 1, folder)]
    EngineSetup.Engines = [first, second]
  })
  const run = runCup(folder, ['run', 'cup.json'])
  expect(await run.ended, run.errors()).toBe(0)
  const remarks = remarksIn(run)
  expect(remarks).toContain('the last 2 are not used. (CUP-7)')
  expect(remarks).toContain('No rating is known for Mood 2: it counts as 0 for the seeds. (CUP-12)')
})

describe('a configuration that is wrong', () => {
  test('is refused with everything that is wrong, and nothing is written', () => {
    const folder = emptyFolder()
    writeCup(folder, {
      engines: 3,
      ms: 1,
      options: { RoundPairIncrement: [1], SeedingStrategy: 'ByRatin', FinishPairs: 'yes' },
    })
    rewrite(folder, (config) => {
      config['Openning'] = {}
      config['TimeControl'] = 'fast'
      config['Opening'] = { OpeningsPath: 'nowhere.epd' }
    })
    const { code, err } = arbiter(folder, ['cup', 'run', 'cup.json'])
    expect(code).toBe(1)
    for (const said of [
      'RoundPairIncrements',
      'ByRating',
      'FinishPairs',
      'Opening',
      'TimeControl',
      'nowhere.epd',
      '2 or 4',
    ])
      expect(err).toContain(said)
    expect(readdirSync(folder)).toEqual(['cup.json'])
  })

  test('says with --json each problem with its path', { tags: ['rest'] }, () => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 2, options: { MaxTiebreakPairs: -1 } })
    const { out } = arbiter(folder, ['cup', 'run', 'cup.json', '--json'])
    expect(JSON.parse(out).refusal).toMatchObject({
      code: 'bad-config',
      problems: [{ path: 'CupOptions.MaxTiebreakPairs' }],
    })
  })

  test('engines that cannot play are found out before the first game, all of them', () => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 4, ms: 1 })
    rewrite(folder, ({ EngineSetup }) => {
      const zoo = fileURLToPath(new URL('../../engines/test/zoo/zoo.mjs', import.meta.url))
      const bad = (number: number, mode: string, options = {}) => ({
        ...engineOf(number, 1, folder),
        args: [zoo, mode],
        options,
      })
      EngineSetup.Engines = [
        engineOf(1, 1, folder),
        bad(2, 'exits'),
        bad(3, 'plays', { Hash: 9999 }),
        bad(4, 'plays', { Hsah: 16 }),
      ]
    })
    const { code, err } = arbiter(folder, ['cup', 'run', 'cup.json'])
    expect(code).toBe(1)
    for (const said of ['Mood 2', 'Mood 3', 'Mood 4', 'Hash']) expect(err).toContain(said)
    expect(readdirSync(folder)).toEqual(['cup.json'])
  })

  test.each([
    [['cup', 'run'], /CONFIG is missing/, 2],
    [['cup', 'resume', 'cup.json', '--new'], /no option --new/, 2],
    [['cup', 'run', 'cup.json', '--change'], /no option --change/, 2],
    [['cup', 'demo', 'cup.json'], /one word too many/, 2],
    [['cup', 'run', 'none.json'], /no file none.json/, 3],
    [['cup', 'run', 'cup.json', '--concurrency', '64'], /too many/, 1],
    [['cup', 'run', 'cup.json', '--concurrency', 'all'], /whole number/, 2],
  ])('%j', { tags: ['rest'] }, (argv, said, exit) => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 2 })
    const { code, err } = arbiter(folder, argv)
    expect(code).toBe(exit)
    expect(err).toMatch(said)
    expect(readdirSync(folder)).toEqual(['cup.json'])
  })

  test('a folder in the place of the bracket is told, not overwritten', () => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 2 })
    mkdirSync(join(folder, 'cup_bracket.json'))
    expect(arbiter(folder, ['cup', 'resume', 'cup.json']).code).not.toBe(0)
    expect(readdirSync(folder)).toEqual(['cup.json', 'cup_bracket.json'])
  })
})

describe('a real cup', () => {
  test('of four of the engines that come along, at tiny limits', { tags: ['deep'], timeout: 180_000 }, async () => {
    const folder = emptyFolder()
    const config = JSON.parse(readFileSync(new URL('../../../docs/cup.json', import.meta.url), 'utf8'))
    const four = config.EngineSetup.Engines.slice(0, 4)
    const Engines = four.map((name: unknown, i: number) => (i < 3 ? { Embedded: name, Limit: 'nodes=200' } : name))
    const small = { ...config, EngineSetup: { Engines }, TimeControl: 'nodes=200', Adjudication: { MaxMoves: 40 } }
    writeFileSync(join(folder, 'cup.json'), JSON.stringify(small))
    const run = runCup(folder, ['run', 'cup.json'])
    expect(await run.ended, run.errors()).toBe(0)
    const end = run.events.at(-1)
    expect(end).toMatchObject({ event: 'cup-ended', ok: true, state: 'finished', champion: expect.any(String) })
    expect(arbiter(folder, ['verify', 'cup_bracket.json.log']).code).toBe(0)
    const games = [...readPgn(readFileSync(join(folder, 'cup.pgn'), 'utf8'))]
    expect(games.length).toBe(run.events.filter(({ event }) => event === 'game-ended').length)
    for (const { fault, moves } of games) {
      expect(fault).toBeUndefined()
      expect(moves.length).toBeGreaterThan(0)
    }
    expect(readFileSync(join(folder, 'cup_bracket.html'), 'utf8')).toContain(String(end?.['champion']))
  })

  test('a folder for the bracket that is missing is made, as in the example of the source', {
    tags: ['rest'],
  }, async () => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 2, ms: 1, options: { BracketPath: 'wwwroot/cup_bracket.json' } })
    expect(await runCup(folder, ['run', 'cup.json']).ended).toBe(0)
    expect(bracketWithoutTimes(folder, 'wwwroot/cup_bracket.json')).toMatchObject({ state: 'finished' })
  })

  test('--schema prints what may stand in a configuration', () => {
    const folder = emptyFolder()
    expect(JSON.parse(arbiter(folder, ['cup', 'schema']).out)).toMatchObject({ type: 'object' })
  })
})
