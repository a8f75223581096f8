/** Configurations of a cup: what each name means, and everything that is wrong with bad ones, all of it at once. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folder } from '../../../test/world.ts'
import { embeddedEngines } from '../../engine/embedded.ts'
import type { CupConfig } from './config.ts'
import { configSentence } from './problem.ts'
import { parseConfig, readConfig } from './read.ts'

const two = { Engines: ['Stockfish 10', 'Stockfish 10 Hasty'] }
const small = { EngineSetup: two, TimeControl: '1+0.1' }

async function read(given: object, from?: string): Promise<{ config: CupConfig; remarks: readonly string[] }> {
  const reading = await parseConfig(given, from ?? (await folder()))
  if (!reading.ok) throw new Error(reading.problems.map(configSentence).join('\n'))
  return reading
}

const configOf = async (more: object) => (await read({ ...small, ...more })).config

/** All that is wrong, in sentences, with the folder written as a dot. */
async function problemsIn(given: unknown, from?: string): Promise<string[]> {
  const here = from ?? (await folder())
  const reading = await parseConfig(given, here)
  return reading.ok ? [] : reading.problems.map((each) => configSentence(each).replaceAll(here, '.'))
}

/** An engine that does nothing but lie there. */
async function program(here: string, name = 'engine'): Promise<string> {
  await writeFile(join(here, name), '#!/bin/sh\n')
  await chmod(join(here, name), 0o755)
  return `./${name}`
}

const definition = (here: string, file: string, given: object) => writeFile(join(here, file), JSON.stringify(given))

describe('the example of the documents', () => {
  const example = fileURLToPath(new URL('../../../../../docs/cup.json', import.meta.url))

  test('reads without a problem, and there is nothing to remark', async () => {
    const reading = await readConfig(example)
    expect(reading).toMatchObject({ ok: true, remarks: [], config: { options: { roundPairIncrements: [1, 1, 2] } } })
    expect(reading.ok && reading.config.engines).toEqual(embeddedEngines())
    expect(reading.ok && reading.config.limit).toEqual({ nodes: 2000 })
  })
})

describe('the shape the format comes from', () => {
  const template = {
    Name: 'Winter cup',
    Description: 'Eight games a day',
    OS: 'Linux',
    CPU: 'many cores',
    RAM: '8 GB',
    GPU: 'none',
    MainLogoFileName: 'logo.png',
    VerboseLogging: true,
    MoveAnnotation: 'Full',
    MinMoveTimeInMS: 10,
    TournamentMode: 'Cup',
    AllowPondering: false,
    EngineStartupTimeoutInSec: 90,
    PreventMoveDeviation: false,
    Challengers: 0,
    Rounds: 3,
    PauseAfterRound: 0,
    DelayBetweenGames: '00:00:05.000',
    MoveOverhead: '00:00:00.250',
    OrdoExePath: '',
    Adjudication: {
      DrawOption: { DrawMoveLength: 6, MaxDrawScore: 0.15, MinDrawMove: 35 },
      WinOption: { MinWinScore: 7.5, WinMoveLength: 4, MinWinMove: 0 },
      TBAdj: { TablebaseDirectory: '/tables', UseTBAdjudication: false, TBMen: 5 },
    },
    TestOptions: { PolicyTest: false, ValueTest: false, WriteToConsole: false, NumberOfGamesInParallelConsoleOnly: 3 },
    Opening: { OpeningsPath: 'book.pgn', OpeningsPly: 4, OpeningsTwice: true, RandomOpenings: false, Seed: 77 },
    CupOptions: {
      RoundPairIncrements: [],
      SeedingStrategy: 'Random',
      UniquePerMatchOnly: false,
      BracketPath: 'out/winter.json',
      RandomOpenings: false,
    },
    SwissOptions: { GamesPerMatch: 2 },
    PgnOutPath: '',
    ReferencePGNPath: '',
    EngineSetup: { EngineDefFolder: 'definitions', EngineDefList: ['first.json', 'second.json'] },
    LayoutOption: null,
    TimeControl: {
      TimeConfigs: [
        { Id: 4, Fixed: '00:02:00.000', Increment: '00:00:01.500', NodeLimit: false, Nodes: 1 },
        { Id: 9, Fixed: '00:00:30', Increment: '00:00:00', NodeLimit: true, Nodes: 1500 },
      ],
      WmovesToGo: 0,
      BmovesToGo: 0,
    },
  }

  async function world(): Promise<string> {
    const here = await folder()
    await mkdir(join(here, 'definitions'))
    await mkdir(join(here, 'out'))
    await writeFile(join(here, 'book.pgn'), '[Event "A"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n')
    await program(join(here, 'definitions'))
    const shared = {
      Alias: 'A',
      Version: '1',
      Dev: 'me',
      LogoPath: '',
      Protocol: 'uci',
      ContemptEnabled: false,
      NetworkPath: '',
    }
    const options = { Hash: 64, Ponder: false, WeightsFile: 'big.pb' }
    await definition(here, 'definitions/first.json', {
      ...shared,
      Name: 'First',
      TimeControlID: 4,
      Rating: 2500,
      Path: './engine',
      Args: null,
      Options: options,
    })
    await definition(here, 'definitions/second.json', {
      ...shared,
      Name: 'Second',
      TimeControlID: 9,
      Rating: 2400,
      Path: './engine',
      Args: '--net "a b" -v',
      Options: {},
    })
    return here
  }

  test('every part of it is understood', async () => {
    const here = await world()
    const { config, remarks } = await read(template, here)
    const command = join(here, 'definitions', 'engine')
    expect(config).toEqual({
      name: 'Winter cup',
      description: 'Eight games a day',
      options: { roundPairIncrements: [], seedingStrategy: 'Random', uniquePerMatchOnly: false, randomOpenings: false },
      seed: '77',
      engines: [
        { name: 'First', command, rating: 2500, options: { Hash: 64, Ponder: false, WeightsFile: 'big.pb' } },
        { name: 'Second', command, rating: 2400, args: ['--net', 'a b', '-v'], options: {}, limit: { nodes: 1500 } },
      ],
      limit: { clock: [{ baseMs: 120_000, incrementMs: 1500 }], marginMs: 250 },
      rules: {
        draw: { fromMove: 35, moves: 6, centipawns: 15 },
        resign: { moves: 4, centipawns: 750, bothAgree: true },
      },
      book: { file: join(here, 'book.pgn'), plies: 4, skipBad: false },
      files: {
        bracket: join(here, 'out/winter.json'),
        pgn: join(here, 'out/winter.pgn'),
        page: join(here, 'out/winter.html'),
        log: join(here, 'out/winter.json.log'),
        transcripts: join(here, 'out/transcripts'),
      },
      policies: {},
      concurrency: 3,
      pgnUnfinished: false,
      patience: { uciokMs: 90_000, readyMs: 90_000 },
    })
    expect(remarks).toHaveLength(1)
    expect(remarks[0]).toMatch(/^Without effect here: OS, CPU, .*LayoutOption.* and /)
  })

  test('CUP-3 names and words may be written in any case', async () => {
    const here = await world()
    const lower = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toLowerCase(), lower(inner)]))
    const written = { ...(lower(template) as object), tournamentmode: ' CUP ', timecontrol: template.TimeControl }
    expect((await read(written, here)).config).toEqual((await read(template, here)).config)
    expect((await configOf({ CupOptions: { seedingstrategy: 'byrating' } })).options).toEqual({
      seedingStrategy: 'ByRating',
    })
  })

  test('a comma after the last value is allowed there, and here', async () => {
    const here = await folder()
    await writeFile(
      join(here, 'c.json'),
      '{"Name": "a,}", "TimeControl": "1", "EngineSetup": {"Engines": ["Stockfish 10", "Stockfish 10 Hasty",],},}',
    )
    expect(await readConfig(join(here, 'c.json'))).toMatchObject({ ok: true, config: { name: 'a,}' } })
  })
})

describe('what is not said', () => {
  test('the least configuration names its engines', async () => {
    const here = await folder()
    const { config, remarks } = await read({ EngineSetup: two }, here)
    expect(config).toEqual({
      name: 'Cup',
      options: {},
      engines: embeddedEngines().slice(0, 2),
      limit: { clock: [{ baseMs: 10_000, incrementMs: 100 }] },
      rules: {},
      book: { skipBad: false },
      files: {
        bracket: join(here, 'cup_bracket.json'),
        pgn: join(here, 'cup_bracket.pgn'),
        page: join(here, 'cup_bracket.html'),
        log: join(here, 'cup_bracket.json.log'),
        transcripts: join(here, 'transcripts'),
      },
      policies: {},
      pgnUnfinished: false,
      patience: {},
    })
    expect(remarks).toEqual(['There is no TimeControl: engines play 10+0.1.'])
  })

  test('a first list of time controls is for engines that choose none', async () => {
    const TimeControl = {
      TimeConfigs: [
        { Id: 2, Tc: '3+1' },
        { Id: 1, Tc: '9' },
      ],
    }
    expect((await configOf({ TimeControl })).limit).toEqual({ clock: [{ baseMs: 3000, incrementMs: 1000 }] })
  })
})

describe('what each name means', () => {
  test.each`
    given                                                                                        | means
    ${{ CupOptions: { MaxTiebreakPairs: 3, TiebreakFallback: 'armageddon' } }}                   | ${{ options: { maxTiebreakPairs: 3, tiebreakFallback: 'Armageddon' } }}
    ${{ CupOptions: { ArmageddonBlackTime: 0.5, AllowReuse: true } }}                            | ${{ options: { armageddonBlackTime: 0.5, allowReuse: true } }}
    ${{ CupOptions: { ShuffleWithinBands: true, FinishPairs: true } }}                           | ${{ options: { shuffleWithinBands: true, finishPairs: true } }}
    ${{ CupOptions: { ThirdPlaceMatch: true, MaxTiebreakPairs: null } }}                         | ${{ options: { thirdPlaceMatch: true, maxTiebreakPairs: null } }}
    ${{ CupOptions: { WalkoverAfter: 3, MaxCrashesPerMatch: 2 } }}                               | ${{ policies: { walkoverAfter: 3, maxCrashesPerMatch: 2 }, options: {} }}
    ${{ CupOptions: { Seed: 5 }, Opening: { Seed: 6 } }}                                         | ${{ seed: '5' }}
    ${{ CupOptions: { Seed: 'x' } }}                                                             | ${{ seed: 'x' }}
    ${{ Opening: { Seed: 0 } }}                                                                  | ${{ seed: '0' }}
    ${{ Opening: { OpeningsPath: 'Arbiter', SkipBad: true } }}                                   | ${{ book: { skipBad: true } }}
    ${{ Opening: { OpeningsPath: null, OpeningsPly: 6 } }}                                       | ${{ book: { plies: 6, skipBad: false } }}
    ${{ TimeControl: '40/60', MoveOverhead: '00:00:00.020' }}                                    | ${{ limit: { clock: [{ moves: 40, baseMs: 60_000, incrementMs: 0 }], marginMs: 20 } }}
    ${{ TimeControl: '5 margin=7', MoveOverhead: '00:00:01' }}                                   | ${{ limit: { clock: [{ baseMs: 5000, incrementMs: 0 }], marginMs: 7 } }}
    ${{ TimeControl: 'st=1', MoveOverhead: '00:00:00.020' }}                                     | ${{ limit: { movetimeMs: 1000, marginMs: 50 } }}
    ${{ TimeControl: 'nodes=5', HangTimeout: 2.5, MoveOverhead: '0:0:1' }}                       | ${{ limit: { nodes: 5, hangMs: 2500 } }}
    ${{ TimeControl: '5', HangTimeout: 2.5 }}                                                    | ${{ limit: { clock: [{ baseMs: 5000, incrementMs: 0 }] } }}
    ${{ Adjudication: { DrawOption: { DrawMoveLength: 0 }, WinOption: { WinMoveLength: 0 } } }}  | ${{ rules: {} }}
    ${{ Adjudication: { DrawOption: { DrawMoveLength: 2, MaxDrawScore: 0.29 }, MaxMoves: 90 } }} | ${{ rules: { draw: { fromMove: 1, moves: 2, centipawns: 29 }, maximumMoves: 90 } }}
    ${{ PgnUnfinished: true, Concurrency: 2 }}                                                   | ${{ pgnUnfinished: true, concurrency: 2 }}
    ${{ TestOptions: { NumberOfGamesInParallel: 5 } }}                                           | ${{ concurrency: 5 }}
    ${{ EngineStartupTimeoutInSec: 2 }}                                                          | ${{ patience: { uciokMs: 2000, readyMs: 60_000 } }}
  `('$given', async ({ given, means }) => {
    const config = await configOf(given)
    for (const [name, value] of Object.entries(means)) expect(config).toHaveProperty(name, value)
  })

  test.each`
    written                                                                           | means
    ${{ Id: 1, Tc: '60s+1' }}                                                         | ${{ clock: [{ baseMs: 60_000, incrementMs: 1000 }] }}
    ${{ Id: 1, Tc: '40/5:00+2' }}                                                     | ${{ clock: [{ moves: 40, baseMs: 300_000, incrementMs: 2000 }] }}
    ${{ Id: 1, St: 0.25 }}                                                            | ${{ movetimeMs: 250 }}
    ${{ Id: 1, MoveTime: '00:00:02' }}                                                | ${{ movetimeMs: 2000 }}
    ${{ Id: 1, Nodes: 800 }}                                                          | ${{ nodes: 800 }}
    ${{ Id: 1, Fixed: '00:00:90', NodeLimit: false, Nodes: 800 }}                     | ${{ clock: [{ baseMs: 90_000, incrementMs: 0 }] }}
    ${{ Id: 1, Fixed: '01:00:00', MovesToGo: 30 }}                                    | ${{ clock: [{ moves: 30, baseMs: 3_600_000, incrementMs: 0 }] }}
    ${{ Id: 1, Fixed: '00:00:10', Increment: '00:00:01', NodeLimit: true, Nodes: 3 }} | ${{ nodes: 3 }}
  `('a time control $written', async ({ written, means }) => {
    expect((await configOf({ TimeControl: { TimeConfigs: [written] } })).limit).toEqual(means)
  })

  test('moves to go of the whole tournament hold where a time control has none of its own', async () => {
    const TimeConfigs = [{ Id: 1, Fixed: '0:1:0' }]
    const { limit } = await configOf({ TimeControl: { TimeConfigs, WmovesToGo: 20, BmovesToGo: 20 } })
    expect(limit.clock).toEqual([{ moves: 20, baseMs: 60_000, incrementMs: 0 }])
  })

  test('files count from the folder of the configuration, the others from the bracket', async () => {
    const here = await folder()
    await mkdir(join(here, 'b'))
    const { files } = (
      await read({ ...small, CupOptions: { BracketPath: 'b/x.json' }, PgnOutPath: 'y.pgn', Transcripts: 't' }, here)
    ).config
    expect(files).toEqual({
      bracket: join(here, 'b/x.json'),
      pgn: join(here, 'y.pgn'),
      page: join(here, 'b/x.html'),
      log: join(here, 'b/x.json.log'),
      transcripts: join(here, 't'),
    })
  })

  test.each`
    given                                                                                    | says
    ${{ Opening: { RandomOpenings: true } }}                                                 | ${/CupOptions.RandomOpenings decides: the order is as in the book/}
    ${{ CupOptions: { RandomOpenings: true }, Opening: { RandomOpenings: false } }}          | ${/decides: the order is drawn by lot/}
    ${{ Concurrency: 2, TestOptions: { NumberOfGamesInParallel: 4 } }}                       | ${/2 and 4 are asked for; 2 counts/}
    ${{ Adjudication: { WinOption: { WinMoveLength: 3, MinWinScore: 4, MinWinMove: 30 } } }} | ${/MinWinMove has no effect/}
    ${{ OS: 'Linux', LiveFeed: { Url: '' } }}                                                | ${/^Without effect here: OS and LiveFeed\.$/}
  `('a remark on $given', async ({ given, says }) => {
    const { remarks } = await read({ ...small, ...given })
    expect(remarks).toEqual([expect.stringMatching(says)])
  })

  test.each`
    given
    ${{ CupOptions: { RandomOpenings: true }, Opening: { RandomOpenings: true } }}
    ${{ Concurrency: 4, TestOptions: { NumberOfGamesInParallel: 4 } }}
    ${{ $schema: './cup.schema.json' }}
  `('no remark on $given', async ({ given }) => {
    expect((await read({ ...small, ...given })).remarks).toEqual([])
  })
})

describe('engines', () => {
  test('in a list: by name, in our own form, in the form of the source, and embedded ones with other settings', async () => {
    const here = await folder()
    await program(here)
    const Engines = [
      'stockfish 10 hasty',
      {
        name: 'Ours',
        command: './engine',
        args: ['-a'],
        folder: '.',
        options: { Hash: 1 },
        limit: 'depth=3',
        rating: 7,
        threads: 2,
        restart: true,
      },
      { Name: 'Theirs', Path: './engine', Args: ['-b'], TimeControlID: 2 },
      { Embedded: 'Stockfish 10 Skill 6', Name: 'Mine', Rating: 1, Options: { Hash: 32 }, Limit: 'nodes=9' },
    ]
    const TimeControl = {
      TimeConfigs: [
        { Id: 1, Tc: '1' },
        { Id: 2, Nodes: 4 },
      ],
    }
    const { engines } = (await read({ EngineSetup: { Engines }, TimeControl, HangTimeout: 5 }, here)).config
    const command = join(here, 'engine')
    const [, hasty, , , skill6] = embeddedEngines()
    expect(engines).toEqual([
      { ...hasty, limit: { nodes: 4000, hangMs: 5000 } },
      {
        name: 'Ours',
        command,
        args: ['-a'],
        folder: here,
        options: { Hash: 1 },
        limit: { depth: 3, hangMs: 5000 },
        rating: 7,
        threads: 2,
        restart: true,
      },
      { name: 'Theirs', command, args: ['-b'], limit: { nodes: 4, hangMs: 5000 } },
      {
        ...skill6,
        name: 'Mine',
        rating: 1,
        options: { 'Skill Level': 6, Hash: 32 },
        limit: { nodes: 9, hangMs: 5000 },
      },
    ])
  })

  test('a program without a slash is looked for on the search path', async () => {
    const Engines = [
      { Name: 'A', Command: 'sh' },
      { Name: 'B', Command: 'sh', Args: '-x' },
    ]
    expect((await configOf({ EngineSetup: { Engines } })).engines[0]).toEqual({ name: 'A', command: 'sh' })
  })
})

describe('bad configurations', () => {
  const rows: [unknown, string[]][] = [
    [5, ['The configuration: must be an object { … }, not 5.']],
    [{}, ['EngineSetup: is missing.']],
    [{ ...small, EngineSetup: {} }, ['EngineSetup: a cup has 2, 4, 8 … 1024 engines, these are 0: take 2.']],
    [
      {
        ...small,
        EngineSetup: {
          Engines: embeddedEngines()
            .slice(0, 6)
            .map(({ name }) => name),
        },
      },
      ['EngineSetup: a cup has 2, 4, 8 … 1024 engines, these are 6: take 4 or 8.'],
    ],
    [{ ...small, TournamentMode: 'Swiss' }, ['TournamentMode: must be "Cup": this runner plays cups only.']],
    [{ ...small, tournamentmod: 'Cup' }, ['tournamentmod: there is no such name; did you mean "TournamentMode"?']],
    [{ ...small, Colour: 1 }, ['Colour: there is no such name.']],
    [{ ...small, Name: 'a', name: 'b' }, ['name: is said twice, here and as Name.']],
    [{ ...small, Name: '' }, ['Name: cannot be a name: it is empty.']],
    [
      { ...small, CupOptions: { roundPairIncrements: [1, 0, 'x'] } },
      [
        'CupOptions.roundPairIncrements[1]: must be at least 1, not 0.',
        'CupOptions.roundPairIncrements[2]: must be a number, not "x".',
      ],
    ],
    [{ ...small, CupOptions: { RoundPairIncrements: 3 } }, ['CupOptions.RoundPairIncrements: must be a list, not 3.']],
    [
      { ...small, CupOptions: { RoundPairIncrements: Array(11).fill(1) } },
      ['CupOptions.RoundPairIncrements: must have at most 10.'],
    ],
    [
      { ...small, CupOptions: { SeedingStrategy: 'ByRatng', TiebreakFallback: 'coin' } },
      [
        'CupOptions.SeedingStrategy: takes ByRating, Random, not "ByRatng"; did you mean "ByRating"?',
        'CupOptions.TiebreakFallback: takes HigherSeed, Armageddon, Stop, not "coin".',
      ],
    ],
    [
      { ...small, CupOptions: { UniquePerMatch: true } },
      ['CupOptions.UniquePerMatch: there is no such name; did you mean "UniquePerMatchOnly"?'],
    ],
    [
      { ...small, CupOptions: { WalkoverAfter: 0, MaxCrashesPerMatch: 1.5 } },
      [
        'CupOptions.WalkoverAfter: must be at least 1, not 0.',
        'CupOptions.MaxCrashesPerMatch: must be a whole number, not 1.5.',
      ],
    ],
    [
      { ...small, CupOptions: { ArmageddonBlackTime: 2, Seed: '' } },
      ['CupOptions.ArmageddonBlackTime: must be at most 1, not 2.', 'CupOptions.Seed: is empty.'],
    ],
    [
      { ...small, CupOptions: { BracketPath: `${process.execPath}/such/b.json` } },
      [`CupOptions.BracketPath: ${process.execPath} is a file, not a folder.`],
    ],
    [
      { ...small, CupOptions: { BracketPath: 'b.html' } },
      ['CupOptions.BracketPath: must not end in .html: the page is called so.'],
    ],
    [{ ...small, PgnOutPath: 'cup_bracket.json' }, ['PgnOutPath: is the file of the bracket too; give each its own.']],
    [
      { ...small, PgnOutPath: `${process.execPath}/x.pgn` },
      [`PgnOutPath: ${process.execPath} is a file, not a folder.`],
    ],
    [
      { ...small, Opening: { OpeningsPath: 'no.epd', OpeningsPly: 0, OpeningsTwice: false } },
      [
        'Opening.OpeningsPly: must be at least 1, not 0.',
        'Opening.OpeningsTwice: must be true: both games of a pair have the same opening.',
        'Opening.OpeningsPath: there is no file ./no.epd.',
      ],
    ],
    [{ ...small, AllowPondering: true }, ['AllowPondering: must be false: pondering is not supported.']],
    [
      { ...small, Adjudication: { TBAdj: { UseTBAdjudication: true } } },
      ['Adjudication.TBAdj.UseTBAdjudication: must be false: tablebases are not supported.'],
    ],
    [
      { ...small, Adjudication: { DrawOption: { DrawMoveLength: 'a' } } },
      [
        'Adjudication.DrawOption.DrawMoveLength: must be a number, not "a".',
        'Adjudication.DrawOption.MaxDrawScore: is missing; 0 moves switch it off.',
      ],
    ],
    [
      { ...small, Adjudication: { WinOption: {}, MaxMoves: -1 } },
      [
        'Adjudication.MaxMoves: must be at least 1, not -1.',
        'Adjudication.WinOption.WinMoveLength: is missing; 0 moves switch it off.',
        'Adjudication.WinOption.MinWinScore: is missing; 0 moves switch it off.',
      ],
    ],
    [{ ...small, TimeControl: '10+' }, ['TimeControl: “10+” is not a time control such as 10+0.1, 5:00+3 or 40/60.']],
    [
      { ...small, TimeControl: '' },
      ['TimeControl: no time control: write for example 10+0.1, 40/60, st=0.2, nodes=1000 or depth=8.'],
    ],
    [
      { ...small, TimeControl: 10 },
      ['TimeControl: must be a text such as "10+0.1" or {"TimeConfigs": [ … ]}, not 10.'],
    ],
    [{ ...small, TimeControl: { TimeConfigs: [] } }, ['TimeControl.TimeConfigs: must have at least 1.']],
    [
      { ...small, TimeControl: { TimeConfigs: [{ Id: 1, Fixed: '10:00' }, { Id: 1, Tc: 'x' }, 4] } },
      [
        'TimeControl.TimeConfigs[0].Fixed: must be a time such as "00:01:30" or "00:00:00.100", hours:minutes:seconds, not "10:00".',
        'TimeControl.TimeConfigs[2]: must be an object { … }, not 4.',
        'TimeControl.TimeConfigs[1].Id: there is another 1.',
        'TimeControl.TimeConfigs[1].Tc: “x” is not a time control such as 10+0.1, 5:00+3 or 40/60.',
      ],
    ],
    [
      {
        ...small,
        TimeControl: {
          TimeConfigs: [{ Id: 1, Tc: '1', St: 1 }, { Id: 2 }, { Id: 3, Fixed: '0:0:0' }, { Id: 4, NodeLimit: true }],
        },
      },
      [
        'TimeControl.TimeConfigs[0]: must say its time in one way: Tc, St, MoveTime, Fixed or Nodes.',
        'TimeControl.TimeConfigs[1]: must say its time in one way: Tc, St, MoveTime, Fixed or Nodes.',
        'TimeControl.TimeConfigs[2].Fixed: leaves no time to think.',
        'TimeControl.TimeConfigs[3].Nodes: must be at least 1 with NodeLimit.',
      ],
    ],
    [
      { ...small, TimeControl: { TimeConfigs: [{ Id: 1, Fixed: '0:1:0' }], WmovesToGo: 40 } },
      ['TimeControl.BmovesToGo: must be 40 as WmovesToGo: engines have both colours.'],
    ],
    [
      { ...small, TimeControl: { TimeConfigs: [{ Tc: '1' }, { Tc: '2' }] } },
      ['TimeControl.TimeConfigs[0].Id: is missing.', 'TimeControl.TimeConfigs[1].Id: is missing.'],
    ],
    [
      { ...small, MoveOverhead: 100, HangTimeout: 0 },
      ['MoveOverhead: must be a text, not 100.', 'HangTimeout: must be more than 0, not 0.'],
    ],
    [
      { ...small, Concurrency: '2', PgnUnfinished: 'yes' },
      ['PgnUnfinished: must be true or false, not "yes".', 'Concurrency: must be a number, not "2".'],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', 'Stokfish 10 Hasty'] } },
      [
        'EngineSetup.Engines[1]: no engine "Stokfish 10 Hasty" comes along or is installed here; did you mean "Stockfish 10 Hasty"?',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Embedded: 'Stockfish 10', Name: 'STOCKFISH 10' }] } },
      ['EngineSetup.Engines[1]: two engines are called "STOCKFISH 10"; give each its own Name.'],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', 7] } },
      ['EngineSetup.Engines[1]: must be the name of an engine or {"Name": …, "Command": …}, not 7.'],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { name: 5, command: './nope', Ratng: 3 }] } },
      [
        'EngineSetup.Engines[1].Ratng: there is no such name; did you mean "Rating"?',
        'EngineSetup.Engines[1].name: must be a text, not 5.',
        'EngineSetup.Engines[1].command: there is no program ./nope.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Rating: -1 }] } },
      [
        'EngineSetup.Engines[1].Rating: must be at least 0, not -1.',
        'EngineSetup.Engines[1].Name: is missing.',
        'EngineSetup.Engines[1]: has no program: give Command, Path or Embedded.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Name: ' x', Command: 'sh', Limit: 'q', Folder: 'no' }] } },
      [
        'EngineSetup.Engines[1].Limit: “q” is not a time control such as 10+0.1, 5:00+3 or 40/60.',
        'EngineSetup.Engines[1].Folder: there is no folder ./no.',
        'EngineSetup.Engines[1].Name: cannot be a name: it has spaces at an end.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Embedded: 'Stockfish 11', Args: '-x' }] } },
      [
        'EngineSetup.Engines[1].Args: cannot stand beside Embedded, which has its own program.',
        'EngineSetup.Engines[1].Embedded: no embedded engine is called "Stockfish 11"; did you mean "Stockfish 10"?',
      ],
    ],
    [
      {
        ...small,
        EngineSetup: { Engines: ['Stockfish 10', { Name: 'x', Path: 'sh', Command: 'sh', Protocol: 'Winboard' }] },
      },
      [
        'EngineSetup.Engines[1].Protocol: must be "UCI": other engines are not supported.',
        'EngineSetup.Engines[1].Path: is the same as Command; give one.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Name: 'x', Path: 'no-such-program-anywhere' }] } },
      ['EngineSetup.Engines[1].Path: there is no program no-such-program-anywhere on the search path.'],
    ],
    [
      {
        EngineSetup: { Engines: ['Stockfish 10', { Name: 'x', Path: 'sh', TimeControlID: 3 }] },
        TimeControl: {
          TimeConfigs: [
            { Id: 1, Tc: '1' },
            { Id: 2, Tc: '2' },
          ],
        },
      },
      ['EngineSetup.Engines[1].TimeControlID: TimeControl has no 3, only 1, 2.'],
    ],
    [
      { ...small, EngineSetup: { EngineDefFolder: 'd', EngineDefList: ['a.json', 4] } },
      [
        'EngineSetup.EngineDefList[1]: must be a text, not 4.',
        'EngineSetup.EngineDefList[0]: there is no file ./d/a.json.',
      ],
    ],
  ]
  for (const [given, problems] of rows)
    test(problems.join(' '), async () => expect(await problemsIn(given)).toEqual(problems))

  test('what is wrong in the file of an engine is said with the name of the file', async () => {
    const here = await folder()
    await writeFile(join(here, 'broken.json'), '{\n  "Name": "x",\n  "Path" "y"\n}')
    await writeFile(join(here, 'plain'), '')
    await definition(here, 'odd.json', { Name: 'Odd', Path: './plain', Optons: {}, Options: { Hash: [1] } })
    await definition(here, 'twin.json', { Name: 'odd', Path: './nope' })
    await definition(here, 'beside.json', { Name: 'Beside', Path: 'plain' })
    const EngineDefList = ['broken.json', 'odd.json', 'twin.json', 'beside.json']
    expect(await problemsIn({ ...small, EngineSetup: { EngineDefList } }, here)).toEqual([
      'broken.json: is not JSON: line 3, column 10: “"y"”.',
      'odd.json: Optons: there is no such name; did you mean "Options"?',
      'odd.json: Options.Hash: must be a text or a number or true or false, not [1].',
      'odd.json: Path: ./plain may not be executed.',
      'twin.json: Path: there is no program ./nope.',
      'beside.json: Path: there is no program plain on the search path; for the one beside this file write "./plain".',
      'twin.json: two engines are called "odd"; give each its own Name.',
    ])
  })

  test('a book that is no book, and one with lines nobody can play from, which may be left out', async () => {
    const here = await folder()
    await writeFile(join(here, 'noise.bin'), 'x')
    await writeFile(
      join(here, 'some.epd'),
      '8/8/8/8/8/8/8/8 w - -\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n',
    )
    expect(await problemsIn({ ...small, Opening: { OpeningsPath: 'noise.bin' } }, here)).toEqual([
      expect.stringMatching(/^Opening\.OpeningsPath: noise\.bin is not a book we know/),
    ])
    expect(await problemsIn({ ...small, Opening: { OpeningsPath: 'some.epd' } }, here)).toEqual([
      expect.stringMatching(
        /nobody can play from 1 of its lines, and 1 are good\. Line 1.* leave them out with SkipBad\.$/,
      ),
    ])
    expect(await problemsIn({ ...small, Opening: { OpeningsPath: 'some.epd', SkipBad: true } }, here)).toEqual([])
  })

  test.each`
    text                    | place
    ${'{"Name": "x"'}       | ${'line 1, column 13: the text ends too early'}
    ${'{\n "Name": tru\n}'} | ${'line 2, column 10: “tru”'}
    ${'{\n "A": [1, 2 3]}'} | ${'line 2, column 13: “3]}”'}
    ${'{} x'}               | ${'line 1, column 4: “x”'}
    ${'{"A": 01}'}          | ${'line 1, column 8: “1}”'}
  `('JSON that cannot be read: $text', async ({ text, place }) => {
    const here = await folder()
    const file = join(here, 'c.json')
    await writeFile(file, text)
    const reading = await readConfig(file)
    expect(!reading.ok && reading.problems).toEqual([{ path: '', problem: `${file} is not JSON: ${place}` }])
  })

  test('a file that is not there', async () => {
    const file = join(await folder(), 'none.json')
    expect(await readConfig(file)).toEqual({ ok: false, problems: [{ path: '', problem: `there is no file ${file}` }] })
  })
})

describe('what reading leaves alone', () => {
  test('nothing is written', async () => {
    const here = await folder()
    await writeFile(join(here, 'c.json'), JSON.stringify(small))
    expect(await readConfig(join(here, 'c.json'))).toMatchObject({ ok: true })
    await expect(readFile(join(here, 'cup_bracket.json'))).rejects.toThrow('ENOENT')
  })
})
