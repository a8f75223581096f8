/** The arrangement of a cup, the way back, and its differences. */
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../test/said.ts'
import { folder } from '../../test/world.ts'
import { embeddedEngines } from '../engine/embedded-engines.ts'
import type { EngineSpec } from '../engine/spec.ts'
import { type Arrangement, arrangementOf, enginesIn } from './arrangement.ts'
import { type Difference, differences } from './arrangement-differences.ts'

type Arranging = Parameters<typeof arrangementOf>[0]

const [strong, hasty] = embeddedEngines() as [EngineSpec, EngineSpec]

const arranged = (more: Partial<Arranging> = {}): Promise<Arrangement> =>
  arrangementOf({
    engines: [strong, hasty],
    limit: { nodes: 2000 },
    rules: { draw: { fromMove: 40, moves: 4, centipawns: 10 } },
    policies: { walkoverAfter: 3 },
    patience: {},
    ...more,
  })

/** A program with these bytes, in a folder of its own. */
async function program(bytes: string, file = 'old'): Promise<string> {
  const path = join(await folder(), file)
  await writeFile(path, bytes)
  await chmod(path, 0o755)
  return path
}

describe('an arrangement', () => {
  test('CUP-22b is plain JSON that says how games are played', async () => {
    const command = await program('#!/bin/sh\n')
    const script = await program('console.log(1)\n', 'script.mjs')
    const args = [script, '--fast']
    const engine: EngineSpec = {
      name: 'Old',
      command,
      args,
      options: { Hash: 8 },
      rating: 9,
      limit: { depth: 4, hangMs: 1500 },
    }
    const arrangement = await arranged({ engines: [hasty, engine] })
    expect(JSON.parse(JSON.stringify(arrangement))).toEqual(arrangement)
    expect(arrangement).toEqual({
      engines: [
        { name: 'Stockfish 10 Hasty', rating: 2600, embedded: 'Stockfish 10 Hasty', limit: 'nodes=4000', threads: 1 },
        {
          name: 'Old',
          command,
          args,
          options: { Hash: 8 },
          rating: 9,
          limit: 'depth=4 hang=1.5',
          programs: [
            { file: 'old', sha256: 'a8076d3d28d21e02012b20eaf7dbf75409a6277134439025f282e368e3305abf' },
            { file: 'script.mjs', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
          ],
        },
      ],
      limit: 'nodes=2000',
      rules: { draw: { fromMove: 40, moves: 4, centipawns: 10 } },
      policies: { walkoverAfter: 3 },
      patience: {},
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('its hash does not depend on the order names are written in, and on everything else', async () => {
    const { hash } = await arranged()
    expect((await arranged({ rules: { draw: { centipawns: 10, moves: 4, fromMove: 40 } } })).hash).toBe(hash)
    expect((await arranged({ rules: { draw: { centipawns: 11, moves: 4, fromMove: 40 } } })).hash).not.toBe(hash)
    expect((await arranged({ engines: [hasty, strong] })).hash).not.toBe(hash)
  })

  test('gives the engines back as they were', async () => {
    const engines: EngineSpec[] = [
      ...embeddedEngines(),
      {
        ...strong,
        name: 'Mine',
        options: { 'Skill Level': 3 },
        limit: { clock: [{ moves: 40, baseMs: 1000, incrementMs: 5 }], marginMs: 3 },
      },
      { name: 'Old', command: await program(''), args: ['-x'], folder: '/', threads: 2, restart: true },
    ]
    expect(enginesIn(JSON.parse(JSON.stringify(await arranged({ engines }))))).toEqual(engines)
  })

  test('an embedded engine under another name is still an embedded one', async () => {
    const { engines } = await arranged({ engines: [{ ...hasty, name: 'Mine' }] })
    expect(engines).toEqual([{ name: 'Mine', rating: 2600, embedded: 'Stockfish 10', limit: 'nodes=4000', threads: 1 }])
  })

  test('an embedded engine that comes along no more is told', async () => {
    expect(() => enginesIn({ engines: [{ name: 'A', embedded: 'Stockfish 9' }] })).toThrow('"Stockfish 9"')
  })
})

describe('CUP-25 differences', () => {
  const inWords = (found: readonly Difference[]) =>
    found.map(({ was, now, ...rest }) => ({ ...rest, was: inEnglish([was]), now: inEnglish([now]) }))
  const sameAgain = async (more: Partial<Arranging>) => differences(await arranged(), await arranged(more))

  test.each`
    now                                                                | path                                         | was             | is              | kind
    ${{ limit: { nodes: 3000 } }}                                      | ${'limit'}                                   | ${'nodes=2000'} | ${'nodes=3000'} | ${'play'}
    ${{ rules: { draw: { fromMove: 40, moves: 5, centipawns: 10 } } }} | ${'rules.draw.moves'}                        | ${'4'}          | ${'5'}          | ${'play'}
    ${{ policies: {} }}                                                | ${'policies.walkoverAfter'}                  | ${'3'}          | ${'nothing'}    | ${'play'}
    ${{ patience: { uciokMs: 5 } }}                                    | ${'patience.uciokMs'}                        | ${'nothing'}    | ${'5'}          | ${'play'}
    ${{ engines: [strong, { ...hasty, rating: 1 }] }}                  | ${'engines.Stockfish 10 Hasty.rating'}       | ${'2600'}       | ${'1'}          | ${'play'}
    ${{ engines: [strong, { ...hasty, options: { Hash: 4 } }] }}       | ${'engines.Stockfish 10 Hasty.options.Hash'} | ${'nothing'}    | ${'4'}          | ${'play'}
    ${{ engines: [strong, { ...hasty, limit: { depth: 2 } }] }}        | ${'engines.Stockfish 10 Hasty.limit'}        | ${'nodes=4000'} | ${'depth=2'}    | ${'play'}
    ${{ engines: [strong, { ...hasty, threads: 2 }] }}                 | ${'engines.Stockfish 10 Hasty.threads'}      | ${'1'}          | ${'2'}          | ${'play'}
    ${{ engines: [strong, { ...hasty, restart: true }] }}              | ${'engines.Stockfish 10 Hasty.restart'}      | ${'nothing'}    | ${'true'}       | ${'play'}
  `('$path was $was, is $is', async ({ now, path, was, is, kind }) => {
    expect(inWords(await sameAgain(now))).toEqual([{ path, was, now: is, kind }])
  })

  test('there is none where nothing changed, nor in the order of the engines', async () => {
    expect(await sameAgain({})).toEqual([])
    expect(await sameAgain({ engines: [hasty, strong] })).toEqual([])
  })

  test('an engine that was renamed is one missing and one new, each with the nearest name', async () => {
    expect(inWords(await sameAgain({ engines: [strong, { ...hasty, name: 'Stockfish 10 Tasty' }] }))).toEqual([
      {
        path: 'engines',
        was: 'Stockfish 10 Hasty',
        now: 'missing (the nearest is Stockfish 10 Tasty)',
        kind: 'engines',
      },
      {
        path: 'engines',
        was: 'missing (the nearest is Stockfish 10 Hasty)',
        now: 'Stockfish 10 Tasty',
        kind: 'engines',
      },
    ])
    expect(inWords(await sameAgain({ engines: [strong] }))).toEqual([
      { path: 'engines', was: 'Stockfish 10 Hasty', now: 'missing', kind: 'engines' },
    ])
  })

  test('a program in another folder is the same program; other bytes or another name are another', async () => {
    const [here, elsewhere, changed, other] = [
      await program('a'),
      await program('a'),
      await program('b'),
      await program('a', 'new'),
    ]
    const engine = (command: string) => arranged({ engines: [{ name: 'Old', command }] })
    const was = await engine(here)
    expect(differences(was, await engine(elsewhere))).toEqual([])
    expect(inWords(differences(was, await engine(changed)))).toEqual([
      {
        path: 'engines.Old.old',
        was: expect.stringMatching(/^SHA-256 ca978112/),
        now: expect.stringMatching(/^SHA-256 3e23e816/),
        kind: 'program',
      },
    ])
    expect(differences(was, await engine(other)).map(({ kind }) => kind)).toEqual(['program', 'program', 'program'])
    expect(differences(was, await engine(join(here, 'gone'))).every(({ kind }) => kind === 'program')).toBe(true)
  })

  test('a script and the folder of an engine count by their names, other arguments as they are', async () => {
    const [one, two] = [await folder(), await folder()]
    for (const place of [one, two]) {
      await mkdir(join(place, 'run'))
      await writeFile(join(place, 'run', 'e.mjs'), '1')
    }
    const engine = (place: string, flag: string): Promise<Arrangement> =>
      arranged({
        engines: [
          { name: 'Old', command: 'sh', args: [join(place, 'run', 'e.mjs'), flag], folder: join(place, 'run') },
        ],
      })
    expect(differences(await engine(one, '-a'), await engine(two, '-a'))).toEqual([])
    expect(inWords(differences(await engine(one, '-a'), await engine(two, '-b')))).toEqual([
      { path: 'engines.Old.args', was: 'e.mjs -a', now: 'e.mjs -b', kind: 'play' },
    ])
  })

  test('an embedded engine that becomes a program of its own is another program', async () => {
    const now = await arranged({ engines: [strong, { ...hasty, command: 'sh', args: [] }] })
    const found = inWords(differences(await arranged(), now))
    expect(found).toContainEqual({
      path: 'engines.Stockfish 10 Hasty.embedded',
      was: 'Stockfish 10 Hasty',
      now: 'nothing',
      kind: 'program',
    })
    expect(found.every(({ kind }) => kind === 'program')).toBe(true)
  })
})
