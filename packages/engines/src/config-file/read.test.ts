/** Configurations of a cup: the meaning of each name, and the problems of bad ones, all at once. */
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../test/said.ts'
import { folder } from '../../test/world.ts'
import type { CupConfig } from '../cup/cup-config.ts'
import { embeddedEngines } from '../engine/embedded-engines.ts'
import { parseConfig, readConfig } from './read.ts'

const two = { Engines: ['Stockfish 10', 'Stockfish 10 Hasty'] }
const small = { EngineSetup: two, TimeControl: '1+0.1' }

async function read(given: object, from?: string): Promise<{ config: CupConfig; remarks: readonly string[] }> {
  const reading = await parseConfig(given, from ?? (await folder()))
  if (!reading.ok) throw new Error(reading.problems.map(({ says }) => inEnglish(says)).join('\n'))
  return { config: reading.config, remarks: reading.remarks.map((each) => inEnglish([each])) }
}

const configOf = async (more: object) => (await read({ ...small, ...more })).config

/** All problems as sentences, with the folder written as a dot. */
async function problemsIn(given: unknown, from?: string): Promise<string[]> {
  const here = from ?? (await folder())
  const reading = await parseConfig(given, here)
  return reading.ok ? [] : reading.problems.map(({ says }) => inEnglish(says).replaceAll(here, '.'))
}

/** An executable that does nothing. */
async function program(here: string, name = 'engine'): Promise<string> {
  await writeFile(join(here, name), '#!/bin/sh\n')
  await chmod(join(here, name), 0o755)
  return `./${name}`
}

const definition = (here: string, file: string, given: object) => writeFile(join(here, file), JSON.stringify(given))

describe('the example of the documents', () => {
  const example = fileURLToPath(new URL('../../../../docs/cup.json', import.meta.url))

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
    expect(remarks).toEqual(['There is no TimeControl, so the engines play at 10+0.1.'])
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
    ${{ Opening: { RandomOpenings: true } }}                                                 | ${/CupOptions.RandomOpenings decides: the openings come in the order of the book/}
    ${{ CupOptions: { RandomOpenings: true }, Opening: { RandomOpenings: false } }}          | ${/decides: the openings come in an order drawn by lot/}
    ${{ Concurrency: 2, TestOptions: { NumberOfGamesInParallel: 4 } }}                       | ${/2 and 4 are given; 2 counts/}
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
    [5, ['The configuration takes an object { … }; you gave 5.']],
    [{}, ['EngineSetup is missing.']],
    [{ ...small, EngineSetup: {} }, ['EngineSetup: A cup has 2, 4, 8 … 1024 engines, and here are 0. Take 2.']],
    [
      {
        ...small,
        EngineSetup: {
          Engines: embeddedEngines()
            .slice(0, 6)
            .map(({ name }) => name),
        },
      },
      ['EngineSetup: A cup has 2, 4, 8 … 1024 engines, and here are 6. Take 4 or 8.'],
    ],
    [
      { ...small, TournamentMode: 'Swiss' },
      ['TournamentMode does not fit. It must be “Cup”, because this program plays only cups.'],
    ],
    [
      { ...small, tournamentmod: 'Cup' },
      ['tournamentmod is not a setting Arbiter knows. Did you mean “TournamentMode”?'],
    ],
    [{ ...small, Colour: 1 }, ['Colour is not a setting Arbiter knows.']],
    [{ ...small, Name: 'a', name: 'b' }, ['name is given twice, here and as “Name”.']],
    [{ ...small, Name: '' }, ['Name: It is empty.']],
    [
      { ...small, CupOptions: { roundPairIncrements: [1, 0, 'x'] } },
      [
        'CupOptions.roundPairIncrements[1] takes a whole number from 1 to 1000; you gave 0.',
        'CupOptions.roundPairIncrements[2] takes a whole number from 1 to 1000; you gave “x”.',
      ],
    ],
    [
      { ...small, CupOptions: { RoundPairIncrements: 3 } },
      ['CupOptions.RoundPairIncrements takes a list; you gave 3.'],
    ],
    [
      { ...small, CupOptions: { RoundPairIncrements: Array(11).fill(1) } },
      ['CupOptions.RoundPairIncrements takes a list of at most 10 entries.'],
    ],
    [
      { ...small, CupOptions: { SeedingStrategy: 'ByRatng', TiebreakFallback: 'coin' } },
      [
        'CupOptions.SeedingStrategy takes ByRating or Random; you gave “ByRatng”. Did you mean “ByRating”?',
        'CupOptions.TiebreakFallback takes HigherSeed, Armageddon or Stop; you gave “coin”.',
      ],
    ],
    [
      { ...small, CupOptions: { UniquePerMatch: true } },
      ['CupOptions.UniquePerMatch is not a setting Arbiter knows. Did you mean “UniquePerMatchOnly”?'],
    ],
    [
      { ...small, CupOptions: { WalkoverAfter: 0, MaxCrashesPerMatch: 1.5 } },
      [
        'CupOptions.WalkoverAfter takes a whole number of 1 or more; you gave 0.',
        'CupOptions.MaxCrashesPerMatch takes a whole number of 1 or more; you gave 1.5.',
      ],
    ],
    [
      { ...small, CupOptions: { ArmageddonBlackTime: 2, Seed: '' } },
      [
        'CupOptions.ArmageddonBlackTime takes a number from 0.1 to 1; you gave 2.',
        'CupOptions.Seed takes at least one character; you gave “”.',
      ],
    ],
    [
      { ...small, CupOptions: { BracketPath: `${process.execPath}/such/b.json` } },
      [`CupOptions.BracketPath: ${process.execPath} is a file, not a folder.`],
    ],
    [
      { ...small, CupOptions: { BracketPath: 'b.html' } },
      ['CupOptions.BracketPath: It must not end in .html, because that is the page of the cup.'],
    ],
    [
      { ...small, PgnOutPath: 'cup_bracket.json' },
      ['PgnOutPath: It is also the file of the bracket. Give each its own.'],
    ],
    [
      { ...small, PgnOutPath: `${process.execPath}/x.pgn` },
      [`PgnOutPath: ${process.execPath} is a file, not a folder.`],
    ],
    [
      { ...small, Opening: { OpeningsPath: 'no.epd', OpeningsPly: 0, OpeningsTwice: false } },
      [
        'Opening.OpeningsPly takes a whole number of 1 or more; you gave 0.',
        'Opening.OpeningsTwice does not fit. It must be true, because both games of a pair have the same opening.',
        'Opening.OpeningsPath: There is no file ./no.epd.',
      ],
    ],
    [
      { ...small, AllowPondering: true },
      ['AllowPondering does not fit. It must be false. Pondering is not supported.'],
    ],
    [
      { ...small, Adjudication: { TBAdj: { UseTBAdjudication: true } } },
      ['Adjudication.TBAdj.UseTBAdjudication does not fit. It must be false. Tablebases are not supported.'],
    ],
    [
      { ...small, Adjudication: { DrawOption: { DrawMoveLength: 'a' } } },
      [
        'Adjudication.DrawOption.DrawMoveLength takes a whole number of 0 or more; you gave “a”.',
        'Adjudication.DrawOption.MaxDrawScore is missing. 0 moves switch the rule off.',
      ],
    ],
    [
      { ...small, Adjudication: { WinOption: {}, MaxMoves: -1 } },
      [
        'Adjudication.MaxMoves takes a whole number of 1 or more; you gave -1.',
        'Adjudication.WinOption.WinMoveLength is missing. 0 moves switch the rule off.',
        'Adjudication.WinOption.MinWinScore is missing. 0 moves switch the rule off.',
      ],
    ],
    [{ ...small, TimeControl: '10+' }, ['TimeControl: “10+” is not a time control such as 10+0.1, 5:00+3 or 40/60.']],
    [
      { ...small, TimeControl: '' },
      ['TimeControl: A time control is missing. Write for example 10+0.1, 40/60, st=0.2, nodes=1000 or depth=8.'],
    ],
    [
      { ...small, TimeControl: 10 },
      ['TimeControl takes a text such as 10+0.1, or {"TimeConfigs": [ … ]}; you gave 10.'],
    ],
    [{ ...small, TimeControl: { TimeConfigs: [] } }, ['TimeControl.TimeConfigs takes a list of at least one entry.']],
    [
      { ...small, TimeControl: { TimeConfigs: [{ Id: 1, Fixed: '10:00' }, { Id: 1, Tc: 'x' }, 4] } },
      [
        'TimeControl.TimeConfigs[0].Fixed takes a time in hours:minutes:seconds, such as 00:01:30 or 00:00:00.100; you gave “10:00”.',
        'TimeControl.TimeConfigs[2] takes an object { … }; you gave 4.',
        'TimeControl.TimeConfigs[1].Id: Another time control has the Id 1.',
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
        'TimeControl.TimeConfigs[0]: Give its time in one way: Tc, St, MoveTime, Fixed or Nodes.',
        'TimeControl.TimeConfigs[1]: Give its time in one way: Tc, St, MoveTime, Fixed or Nodes.',
        'TimeControl.TimeConfigs[2].Fixed: It leaves no time to think.',
        'TimeControl.TimeConfigs[3].Nodes: With NodeLimit it must be at least 1.',
      ],
    ],
    [
      { ...small, TimeControl: { TimeConfigs: [{ Id: 1, Fixed: '0:1:0' }], WmovesToGo: 40 } },
      ['TimeControl.BmovesToGo: It must be 40 like WmovesToGo, because every engine plays both colours.'],
    ],
    [
      { ...small, TimeControl: { TimeConfigs: [{ Tc: '1' }, { Tc: '2' }] } },
      ['TimeControl.TimeConfigs[0].Id is missing.', 'TimeControl.TimeConfigs[1].Id is missing.'],
    ],
    [
      { ...small, MoveOverhead: 100, HangTimeout: 0 },
      ['MoveOverhead takes a text; you gave 100.', 'HangTimeout takes a number of seconds above 0; you gave 0.'],
    ],
    [
      { ...small, Concurrency: '2', PgnUnfinished: 'yes' },
      [
        'PgnUnfinished takes true or false; you gave “yes”.',
        'Concurrency takes a whole number of 1 or more; you gave “2”.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', 'Stokfish 10 Hasty'] } },
      [
        'EngineSetup.Engines[1]: No engine called “Stokfish 10 Hasty” is built in or installed here. Did you mean “Stockfish 10 Hasty”?',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Embedded: 'Stockfish 10', Name: 'STOCKFISH 10' }] } },
      ['EngineSetup.Engines[1]: Two engines are called “STOCKFISH 10”. Give each its own Name.'],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', 7] } },
      ['EngineSetup.Engines[1] takes the name of an engine, or {"Name": …, "Command": …}; you gave 7.'],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { name: 5, command: './nope', Ratng: 3 }] } },
      [
        'EngineSetup.Engines[1].Ratng is not a setting Arbiter knows. Did you mean “Rating”?',
        'EngineSetup.Engines[1].name takes a text; you gave 5.',
        'EngineSetup.Engines[1].command: There is no program ./nope.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Rating: -1 }] } },
      [
        'EngineSetup.Engines[1].Rating takes a number of 0 or more; you gave -1.',
        'EngineSetup.Engines[1].Name is missing.',
        'EngineSetup.Engines[1]: It has no program. Give Command, Path or Embedded.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Name: ' x', Command: 'sh', Limit: 'q', Folder: 'no' }] } },
      [
        'EngineSetup.Engines[1].Limit: “q” is not a time control such as 10+0.1, 5:00+3 or 40/60.',
        'EngineSetup.Engines[1].Folder: There is no folder ./no.',
        'EngineSetup.Engines[1].Name: It begins or ends with a space.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Embedded: 'Stockfish 11', Args: '-x' }] } },
      [
        'EngineSetup.Engines[1].Args: It cannot stand beside Embedded, which brings its own program.',
        'EngineSetup.Engines[1].Embedded: No built-in engine is called “Stockfish 11”. Did you mean “Stockfish 10”?',
      ],
    ],
    [
      {
        ...small,
        EngineSetup: { Engines: ['Stockfish 10', { Name: 'x', Path: 'sh', Command: 'sh', Protocol: 'Winboard' }] },
      },
      [
        'EngineSetup.Engines[1].Protocol does not fit. It must be “UCI”. Other engines are not supported.',
        'EngineSetup.Engines[1].Path: It means the same as Command. Give only one of the two.',
      ],
    ],
    [
      { ...small, EngineSetup: { Engines: ['Stockfish 10', { Name: 'x', Path: 'no-such-program-anywhere' }] } },
      ['EngineSetup.Engines[1].Path: There is no program no-such-program-anywhere on the search path.'],
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
      ['EngineSetup.Engines[1].TimeControlID: TimeControl has no Id 3, only 1 and 2.'],
    ],
    [
      { ...small, EngineSetup: { EngineDefFolder: 'd', EngineDefList: ['a.json', 4] } },
      [
        'EngineSetup.EngineDefList[1] takes at least one character; you gave 4.',
        'EngineSetup.EngineDefList[0]: There is no file ./d/a.json.',
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
      'broken.json: This is not JSON. The mistake is in line 3, column 10, at “"y"”.',
      'odd.json: Optons is not a setting Arbiter knows. Did you mean “Options”?',
      'odd.json: Options.Hash takes a text, a number, or true or false.',
      'odd.json: Path: ./plain is not a program that may be run.',
      'twin.json: Path: There is no program ./nope.',
      'beside.json: Path: There is no program plain on the search path. For the one beside this file write “./plain”.',
      'twin.json: Two engines are called “odd”. Give each its own Name.',
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
      expect.stringMatching(/^Opening\.OpeningsPath: noise\.bin is not a book Arbiter can read/),
    ])
    expect(await problemsIn({ ...small, Opening: { OpeningsPath: 'some.epd' } }, here)).toEqual([
      expect.stringMatching(
        /1 line from which no game can be played, and 1 good line\. Line 1.* leave them out with SkipBad\.$/,
      ),
    ])
    expect(await problemsIn({ ...small, Opening: { OpeningsPath: 'some.epd', SkipBad: true } }, here)).toEqual([])
  })

  test.each`
    text                    | place
    ${'{"Name": "x"'}       | ${'The text ends too early, in line 1, column 13.'}
    ${'{\n "Name": tru\n}'} | ${'The mistake is in line 2, column 10, at “tru”.'}
    ${'{\n "A": [1, 2 3]}'} | ${'The mistake is in line 2, column 13, at “3]}”.'}
    ${'{} x'}               | ${'The mistake is in line 1, column 4, at “x”.'}
    ${'{"A": 01}'}          | ${'The mistake is in line 1, column 8, at “1}”.'}
  `('JSON that cannot be read: $text', async ({ text, place }) => {
    const here = await folder()
    const file = join(here, 'c.json')
    await writeFile(file, text)
    const reading = await readConfig(file)
    expect(reading.ok ? '' : reading.problems.map(({ says }) => inEnglish(says)).join()).toBe(
      `${file}: This is not JSON. ${place}`,
    )
  })

  test('a file that is not there', async () => {
    const file = join(await folder(), 'none.json')
    const says = [{ id: 'config-no-file', file: { text: file } }]
    expect(await readConfig(file)).toEqual({ ok: false, problems: [{ path: '', says }] })
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
