/**
 * Going on with a cup: every case of the table in the rulings, on the command line (CUP-23 to CUP-25).
 * @module-tag rest
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { arbiter } from './binary.ts'
import { bracketWithoutTimes, engineOf, remarksIn, rewrite, runCup, writeCup } from './cup-hall.ts'
import { emptyFolder } from './folder.ts'

/** A cup of four that was stopped in the middle of a pair, and the same cup played to its end. */
let [half, whole] = ['', '']

beforeAll(async () => {
  half = emptyFolder()
  writeCup(half, { engines: 4, ms: 1 })
  await stoppedInAPair(half)
  whole = emptyFolder()
  writeCup(whole, { engines: 4, ms: 1 })
  expect(await runCup(whole, ['run', 'cup.json']).ended).toBe(0)
})

/** Stopped by Ctrl-C after the first game. It stops itself: on a busy machine we would hear of the first game when the second has ended. */
async function stoppedInAPair(folder: string): Promise<void> {
  const run = runCup(folder, ['run', 'cup.json', '--concurrency', '1'], hook, { STOP_AT: 'game-ended' })
  expect(await run.ended, run.errors()).toBe(4)
}

const hook = fileURLToPath(new URL('cup-hook.mjs', import.meta.url))

const cupFiles = ['cup.json', 'cup_bracket.json', 'cup_bracket.json.log', 'cup.pgn'] as const

/** A copy of the half-played cup, or of some of its files. */
function copied(files: readonly string[] = cupFiles, from = half): string {
  const folder = emptyFolder()
  for (const file of files) copyFileSync(join(from, file), join(folder, file))
  return folder
}

const bytes = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

describe('R23', () => {
  test('a bracket exists and nothing is said: --resume or --new is asked for, and nothing changes', () => {
    const folder = copied()
    const { code, err } = arbiter(folder, ['cup', 'run', 'cup.json'])
    expect(code).toBe(1)
    expect(err).toContain('cup resume')
    expect(err).toContain('--new')
    for (const file of cupFiles) expect(bytes(folder, file)).toBe(bytes(half, file))
  })

  test('--new moves the old files aside under one number, and they can still be gone on with', async () => {
    const folder = copied()
    expect(await runCup(folder, ['run', 'cup.json', '--new']).ended).toBe(0)
    expect(bytes(folder, 'cup_bracket.1.json')).toBe(bytes(half, 'cup_bracket.json'))
    expect(bytes(folder, 'cup_bracket.1.json.log')).toBe(bytes(half, 'cup_bracket.json.log'))
    const old = runCup(folder, ['resume', 'cup_bracket.1.json'])
    expect(await old.ended, old.errors()).toBe(0)
    expect(bracketWithoutTimes(folder, 'cup_bracket.1.json')).toEqual(bracketWithoutTimes(whole))
  })

  test.each([
    ['missing', undefined],
    ['empty', ''],
  ])('--resume with a bracket that is %s is refused', (_, text) => {
    const folder = copied(['cup.json'])
    if (text !== undefined) writeFileSync(join(folder, 'cup_bracket.json'), text)
    const { code, err } = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(code).toBe(1)
    expect(err).toMatch(text === undefined ? /no cup to continue/ : /empty/)
    expect(readdirSync(folder)).toHaveLength(text === undefined ? 1 : 2)
  })

  test.each(sized({ test: [], rest: ['without a log'], deep: ['with its log', 'without a log'] }))(
    'an unreadable bracket %s is kept and never overwritten',
    async (which) => {
      const folder = copied(which === 'with its log' ? cupFiles : cupFiles.filter((file) => !file.endsWith('.log')))
      const torn = bytes(half, 'cup_bracket.json').slice(0, 700)
      writeFileSync(join(folder, 'cup_bracket.json'), torn)
      const refusal = arbiter(folder, ['cup', 'resume', 'cup.json'])
      expect(refusal.code).toBe(1)
      expect(refusal.err).toContain('--rebuild')
      expect(bytes(folder, 'cup_bracket.json')).toBe(torn)
      const rebuilt = runCup(folder, ['resume', 'cup.json', '--rebuild'])
      expect(await rebuilt.ended, rebuilt.errors()).toBe(0)
      expect(bytes(folder, 'cup_bracket.1.json')).toBe(torn)
      expect(bracketWithoutTimes(folder)).toEqual(bracketWithoutTimes(whole))
    },
  )

  test('all matches decided: it prints the result and ends well', () => {
    const folder = copied(cupFiles, whole)
    const { code, out } = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(code).toBe(0)
    expect(out).toMatch(/won by Mood \d/)
    expect(out).toMatch(/Final/)
  })

  const halves: readonly [string, readonly string[]][] = [
    ['the bracket and the configuration', ['cup.json', 'cup_bracket.json']],
    ['the log', cupFiles],
    ['the log without a bracket', ['cup.json', 'cup_bracket.json.log']],
  ]

  test.each(sized({ test: [], rest: halves.slice(0, 1), deep: halves }))(
    'a half-played pair is completed with the same opening, from %s',
    async (_, files) => {
      const folder = copied(files)
      const run = runCup(folder, ['resume', 'cup.json'])
      expect(await run.ended, run.errors()).toBe(0)
      expect(bracketWithoutTimes(folder)).toEqual(bracketWithoutTimes(whole))
    },
  )

  test('from the bracket alone, in another folder, without a configuration', async () => {
    const folder = copied(['cup_bracket.json'])
    const run = runCup(folder, ['resume', 'cup_bracket.json'])
    expect(await run.ended, run.errors()).toBe(0)
    expect(bracketWithoutTimes(folder)).toEqual(bracketWithoutTimes(whole))
  })

  test('a game that was interrupted stands in the PGN on request, as one without a result', async () => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 2, ms: 30, more: { PgnUnfinished: true } })
    const run = runCup(folder, ['run', 'cup.json'])
    await run.until('moves')
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(4)
    expect(bytes(folder, 'cup.pgn')).toContain('[Result "*"]')
  })

  test('a game that was interrupted does not count; how far it came is in the log', async () => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 2, ms: 30 })
    const run = runCup(folder, ['run', 'cup.json'])
    await run.until('moves')
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(4)
    const { Rounds } = JSON.parse(bytes(folder, 'cup_bracket.json'))
    expect(Rounds[0].Matches[0]).toMatchObject({ Games: [], abandoned: [{ Result: '*', termination: 'interrupted' }] })
    expect(bytes(folder, 'cup.pgn')).toBe('')
    expect(bytes(folder, 'cup_bracket.json.log')).toContain('"game-abandoned"')
    expect(await runCup(folder, ['resume', 'cup.json']).ended).toBe(0)
  })

  test.each([
    ['missing', (names: string[]) => names.slice(0, 2), /2 engines|Mood 3/],
    ['renamed', (names: string[]) => [...names.slice(0, 3), 'Mood X'], /Mood 4.*|Mood X/s],
  ])('an engine that is %s is refused with the difference', (_, change, said) => {
    const folder = copied()
    rewrite(folder, (config) => {
      const names = change(config.EngineSetup.Engines.map(({ name }) => name))
      config.EngineSetup.Engines = names.map((name, i) => ({ ...engineOf(i + 1, 1, half), name }))
    })
    const { code, err } = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(code).toBe(1)
    expect(err).toMatch(said)
    expect(bytes(folder, 'cup_bracket.json')).toBe(bytes(half, 'cup_bracket.json'))
  })

  test('CUP-23 changed options are refused with what differs, and for rounds not begun taken with --change', async () => {
    const folder = copied()
    rewrite(folder, ({ CupOptions }) => {
      CupOptions['RoundPairIncrements'] = [1, 3]
    })
    const refusal = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(refusal.code).toBe(1)
    expect(refusal.err).toContain('[1,2] → [1,3]')
    const run = runCup(folder, ['resume', 'cup.json', '--change'])
    expect(await run.ended, run.errors()).toBe(0)
    expect(JSON.parse(bytes(folder, 'cup_bracket.json')).pairsPerRound).toEqual([1, 3])
  })

  test('CUP-23 a round that was begun cannot be changed', () => {
    const folder = copied()
    rewrite(folder, ({ CupOptions }) => {
      CupOptions['RoundPairIncrements'] = [2]
    })
    const { code, err } = arbiter(folder, ['cup', 'resume', 'cup.json', '--change'])
    expect(code).toBe(1)
    expect(err).toContain('The semifinal has begun.')
    expect(bytes(folder, 'cup_bracket.json.log')).toBe(bytes(half, 'cup_bracket.json.log'))
  })

  test('CUP-22b a changed time control holds from the first round that has not begun', async () => {
    const folder = copied()
    rewrite(folder, (config) => {
      config['TimeControl'] = 'nodes=2 hang=30'
    })
    expect(arbiter(folder, ['cup', 'resume', 'cup.json']).err).toContain('nodes=1 hang=30 → nodes=2 hang=30')
    expect(await runCup(folder, ['resume', 'cup.json', '--change']).ended).toBe(0)
    const limits = bytes(folder, 'cup.pgn').matchAll(/\[CupRound "(\d)"\][\s\S]*?\[SearchLimit "([^"]*)"\]/g)
    expect(new Set([...limits].map(([, round, limit]) => `${round}: ${limit}`))).toEqual(
      new Set(['1: 1 nodes', '2: 2 nodes']),
    )
  })

  test('another book is refused, and with --force-book begun pairs keep their opening', async () => {
    const folder = copied(cupFiles)
    writeFileSync(join(folder, 'book.epd'), otherBook)
    rewrite(folder, (config) => {
      config['Opening'] = { OpeningsPath: 'book.epd' }
    })
    const refusal = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(refusal.code).toBe(1)
    expect(refusal.err).toMatch(/book of openings is not the one/)
    const run = runCup(folder, ['resume', 'cup.json', '--force-book'])
    expect(await run.ended, run.errors()).toBe(0)
    expect(bracketWithoutTimes(folder)).toEqual(bracketWithoutTimes(whole))
  })

  test('PGN and bracket disagree: the log is true, the PGN is kept under another name and written anew', async () => {
    const folder = copied()
    writeFileSync(join(folder, 'cup.pgn'), '[Event "Something else"]\n\n*\n')
    const run = runCup(folder, ['resume', 'cup.json'])
    expect(await run.ended).toBe(0)
    expect(remarksIn(run)).toContain('cup.1.pgn')
    expect(bytes(folder, 'cup.1.pgn')).toContain('Something else')
    expect(bytes(folder, 'cup.pgn').match(/\[Event /g)).toHaveLength(gamesIn(folder))
  })

  test('the bracket was edited by hand: the log wins, the difference is told, and what was edited is kept (F1)', async () => {
    const folder = copied()
    const edited = bytes(half, 'cup_bracket.json').replace(/"ScoreA": [\d.]+/, '"ScoreA": 7')
    writeFileSync(join(folder, 'cup_bracket.json'), edited)
    const run = runCup(folder, ['resume', 'cup.json'])
    expect(await run.ended).toBe(0)
    expect(remarksIn(run)).toMatch(/Match 1, score: 7/)
    expect(bracketWithoutTimes(folder)).toEqual(bracketWithoutTimes(whole))
    expect(bytes(folder, 'cup_bracket.1.json')).toBe(edited)
    expect(remarksIn(run)).toContain('cup_bracket.1.json')
  })

  test('an edited bracket without its log is refused: its score does not follow from its games', () => {
    const folder = copied(['cup.json', 'cup_bracket.json'])
    const edited = bytes(half, 'cup_bracket.json').replace(/"ScoreA": [\d.]+/, '"ScoreA": 7')
    writeFileSync(join(folder, 'cup_bracket.json'), edited)
    const { code, err } = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(code).toBe(1)
    expect(err).toMatch(/Match 1, score: 7/)
    expect(existsSync(join(folder, 'cup_bracket.json.log'))).toBe(false)
    expect(bytes(folder, 'cup_bracket.json')).toBe(edited)
  })
})

const gamesIn = (folder: string): number =>
  JSON.parse(bytes(folder, 'cup_bracket.json')).Rounds.flatMap((round: { Matches: { Games: unknown[] }[] }) =>
    round.Matches.flatMap(({ Games }) => Games),
  ).length

const otherBook = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - id "King\'s pawn";\n'

test.each(sized({ test: [], rest: [true], deep: [true, false] }))(
  'CUP-24 a bracket of another program is gone on with, openings by lot: %s',
  async (isByLot) => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 4, ms: 1, options: { RandomOpenings: isByLot } })
    writeFileSync(join(folder, 'cup_bracket.json'), JSON.stringify(foreign))
    const run = runCup(folder, ['resume', 'cup.json'])
    expect(await run.ended, run.errors()).toBe(0)
    const { Rounds } = JSON.parse(bytes(folder, 'cup_bracket.json'))
    const [first, second] = Rounds[0].Matches
    expect(first).toMatchObject({ Winner: 'Mood 1', ScoreA: 1.5, Games: [{ Result: '1-0' }, { Result: '1/2-1/2' }] })
    expect(second.Games.slice(0, 2)).toMatchObject([{ Result: '0-1' }, { White: 'Mood 3', Black: 'Mood 2' }])
    expect(second.Games[1].OpeningHash).toBe(second.Games[0].OpeningHash)
    expect(bytes(folder, 'cup.pgn')).not.toMatch(/\[CupMatch "1"\]/)
  },
)

const foreign = {
  ...{ TournamentName: 'Old cup', Strategy: 'ByRating', GamesPerMatch: 2, UniqueOpeningsGlobal: false },
  ...{ NextOpeningIndex: 1, GlobalOpeningOrder: [0, 1, 2], UpdatedUtc: '2026-01-01T00:00:00Z' },
  Rounds: [
    {
      RoundNumber: 1,
      Matches: [
        foreignMatch(1, 1, ['Mood 1', 'Mood 4'], [1.5, 0.5], ['1-0', '1/2-1/2']),
        foreignMatch(2, 1, ['Mood 2', 'Mood 3'], [0, 1], ['0-1']),
      ],
    },
    { RoundNumber: 2, Matches: [foreignMatch(3, 2, ['Mood 1', 'TBD'], [0, 0], [])] },
  ],
}

/** As the source's own program writes a match: every pair from the first opening of the book. */
function foreignMatch(
  MatchId: number,
  RoundNumber: number,
  [PlayerA, PlayerB]: readonly [string, string],
  [ScoreA, ScoreB]: readonly [number, number],
  results: readonly string[],
) {
  const IsDecided = results.length === 2
  const Games = results.map((Result, i) => ({
    ...{ GameNr: i + 1, White: i === 0 ? PlayerA : PlayerB, Black: i === 0 ? PlayerB : PlayerA },
    ...{ OpeningId: 0, OpeningHash: 'abc', Result },
  }))
  const ratings = { PlayerARating: 1990, PlayerBRating: 1980 }
  return {
    ...{ MatchId, RoundNumber, PlayerA, PlayerB, ...ratings, ScoreA, ScoreB, IsDecided, OpeningOrder: [0], Games },
    Winner: IsDecided ? PlayerA : null,
  }
}

describe('whatever knows more wins', () => {
  const logOf = (folder: string) => bytes(folder, 'cup_bracket.json.log')
  const gamesOf = (folder: string) => bytes(folder, 'cup.pgn').match(/^\[GameEndTime .*\]$/gm)

  /** The log without the last of these facts, and whatever came after it. */
  function olderLog(games: number): string {
    const lines = logOf(whole).split('\n')
    const finished = lines.flatMap((line, i) => (line.includes('"game-finished"') ? [i] : []))
    return `${lines.slice(0, finished.at(-games)).join('\n')}\n`
  }

  const all: readonly [string, () => string][] = [
    ['older by three games', () => olderLog(3)],
    ['cut off in the middle of a line', () => olderLog(2).slice(0, -40)],
    ['cut off before the start', () => `${logOf(whole).split('\n').slice(0, 3).join('\n')}\n`],
  ]
  const logs = sized({ test: all, rest: all.slice(1, 2), deep: all })
  const both = [[], ['--rebuild']]
  const commands = sized({ test: both, rest: both.slice(1), deep: both })

  test.each(
    logs.flatMap(([which, log]) =>
      commands.map((options) => [which, ['resume', ...options].join(' '), log, options] as const),
    ),
  )(
    'a log %s overwrites no newer bracket, and no finished game is played again: %s (F1)',
    async (_which, _options, log, options) => {
      const folder = copied(cupFiles, whole)
      writeFileSync(join(folder, 'cup_bracket.json.log'), log())
      const run = runCup(folder, ['resume', 'cup.json', ...options])
      expect(await run.ended, run.errors()).toBe(0)
      expect(run.events.filter(({ event }) => event === 'game-began')).toEqual([])
      expect(bracketWithoutTimes(folder)).toEqual(bracketWithoutTimes(whole))
      expect(gamesOf(folder)).toEqual(gamesOf(whole))
      expect(bytes(folder, 'cup_bracket.json.1.log')).toBe(log())
      expect(remarksIn(run)).toMatch(
        /cup_bracket\.json\.log knew less than .*cup_bracket\.json.*cup_bracket\.json\.1\.log/s,
      )
      expect(arbiter(folder, ['verify', 'cup_bracket.json.log']).code).toBe(0)
    },
  )

  test('a log that cannot be read stops nobody who says --rebuild, and is kept (F1)', async () => {
    const folder = copied(cupFiles, whole)
    const torn = logOf(whole).replace('"game-finished"', '"game-finisched"')
    writeFileSync(join(folder, 'cup_bracket.json.log'), torn)
    const refusal = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(refusal.code).not.toBe(0)
    expect(refusal.err).toContain('--rebuild')
    expect(bytes(folder, 'cup_bracket.json')).toBe(bytes(whole, 'cup_bracket.json'))
    const run = runCup(folder, ['resume', 'cup.json', '--rebuild'])
    expect(await run.ended, run.errors()).toBe(0)
    expect(bytes(folder, 'cup_bracket.json.1.log')).toBe(torn)
    expect(gamesOf(folder)).toEqual(gamesOf(whole))
  })

  test('an older log without a bracket takes what it lacks from the PGN (F1)', async () => {
    const folder = copied(['cup.json', 'cup.pgn'], whole)
    writeFileSync(join(folder, 'cup_bracket.json.log'), olderLog(3))
    const run = runCup(folder, ['resume', 'cup.json'])
    expect(await run.ended, run.errors()).toBe(0)
    expect(run.events.filter(({ event }) => event === 'game-began')).toEqual([])
    expect(gamesOf(folder)).toEqual(gamesOf(whole))
    expect(remarksIn(run)).toMatch(/3 games were only in .*cup\.pgn/)
  })

  test('a log and a bracket that each have games of their own are refused, and neither is touched (F1)', () => {
    const folder = copied(cupFiles, whole)
    const other = copied(['cup.json'])
    const played = arbiter(other, ['cup', 'run', 'cup.json'])
    expect(played.code).toBe(0)
    copyFileSync(join(other, 'cup_bracket.json'), join(folder, 'cup_bracket.json'))
    const { code, err } = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(code).toBe(1)
    expect(err).toMatch(/not of the same cup/)
    expect(logOf(folder)).toBe(logOf(whole))
    expect(bytes(folder, 'cup_bracket.json')).toBe(bytes(other, 'cup_bracket.json'))
  })

  test('only the PGN is left: --rebuild makes the cup from it and says what a PGN does not tell (F2)', async () => {
    const folder = copied(['cup.json', 'cup.pgn'], whole)
    const refusal = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(refusal.code).toBe(1)
    expect(refusal.err).toContain('--rebuild')
    const run = runCup(folder, ['resume', 'cup.json', '--rebuild'])
    expect(await run.ended, run.errors()).toBe(0)
    expect(run.events.filter(({ event }) => event === 'game-began')).toEqual([])
    expect(bracketWithoutTimes(folder)).toEqual(bracketWithoutTimes(whole))
    expect(remarksIn(run)).toMatch(/no rulings, withdrawals, corrections/)
  })
})

describe('a director beside the running cup', () => {
  test('show, why and verify read its log; a result corrected while it rests is gone on with', async () => {
    const folder = copied()
    const log = 'cup_bracket.json.log'
    expect(arbiter(folder, ['verify', log]).code).toBe(0)
    expect(arbiter(folder, ['why', log, 'match', '1']).out).toContain('CUP-')
    const { games } = JSON.parse(arbiter(folder, ['show', log, '--json']).out).stages[0].rounds[0].matches[0]
    const other = games[0].result === '1-0' ? '0-1' : '1-0'
    expect(arbiter(folder, ['correct', log, '1', other, '--game', '1']).code).toBe(0)
    const run = runCup(folder, ['resume', 'cup.json'])
    expect(await run.ended, run.errors()).toBe(0)
    const bracket = JSON.parse(bytes(folder, 'cup_bracket.json'))
    expect(bracket.Rounds[0].Matches[0].Games[0].Result).toBe(other)
    expect(bytes(folder, 'cup.pgn')).toMatch(new RegExp(`\\[Result "${other}"\\]\n\\[ResultBefore "`))
  })

  test('a second cup on the same files is refused while one runs', async () => {
    const folder = emptyFolder()
    writeCup(folder, { engines: 2, ms: 1000 }) // It is still running when others have tried, however busy the machine is.
    const run = runCup(folder, ['run', 'cup.json'])
    await run.until('moves')
    const second = arbiter(folder, ['cup', 'resume', 'cup.json'])
    expect(second.code).toBe(1)
    expect(second.err).toContain('is being written by process')
    expect(arbiter(folder, ['cup', 'run', 'cup.json', '--new']).err).toContain('is being written by process')
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(4)
  })
})

test('the half-played cup has a half pair, so the cases above were not idle', () => {
  expect(gamesIn(half) % 2).toBe(1)
})
