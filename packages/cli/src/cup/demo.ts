/** `arbiter cup demo`: the eight built-in engines (one Stockfish 10 at eight settings), in a folder of their own. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedEngines } from '@arbiter/engines'

/** Where its configuration lies: a file to copy from. */
export function demoConfig(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'arbiter-cup-')), 'cup.json')
  writeFileSync(file, `${JSON.stringify(config(), undefined, 2)}\n`)
  return file
}

const config = () => ({
  Name: 'Demo Cup',
  TournamentMode: 'Cup',
  EngineSetup: { Engines: embeddedEngines().map(({ name }) => name) },
  TimeControl: 'nodes=16000',
  CupOptions: {
    RoundPairIncrements: [1],
    SeedingStrategy: 'ByRating',
    UniquePerMatchOnly: false,
    RandomOpenings: true,
    MaxTiebreakPairs: 2,
  },
  Adjudication: {
    DrawOption: { MinDrawMove: 40, DrawMoveLength: 6, MaxDrawScore: 0.2 },
    WinOption: { MinWinScore: 8, WinMoveLength: 4, MinWinMove: 0 },
    MaxMoves: 150,
  },
  PgnOutPath: 'cup.pgn',
})
