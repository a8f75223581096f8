/** Real games between real engines, each move checked by the rules. */
import { Chess } from 'chessops/chess'
import { makeFen, parseFen } from 'chessops/fen'
import { parseUci } from 'chessops/util'
import { describe, expect, test } from 'vitest'
import type { Limit } from '../src/clock/limit.ts'
import { checkEngine } from '../src/engine/check.ts'
import type { EngineSpec } from '../src/engine/spec.ts'
import type { GameRecord } from '../src/game/record.ts'
import type { BookOpening } from '../src/openings/opening.ts'
import { openPool } from './world.ts'

const usual = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'
const chess960: BookOpening = {
  place: 1,
  position: 'bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf -',
  variant: 'chess960',
}
const sicilian: BookOpening = {
  place: 2,
  position: 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -',
  moves: ['e2e4', 'c7c5'],
}

/** The engines, those that play Chess960, and their limit. */
export interface Field {
  readonly engines: readonly EngineSpec[]
  readonly chess960: readonly EngineSpec[]
  readonly limit: Limit
  /** Engines that sometimes crash on their own. */
  readonly fragile?: readonly string[]
}

export function realGames({ engines, chess960: free, limit, fragile = [] }: Field): void {
  const meetings = [
    ...meetingsOf(engines, 'from the usual start', undefined),
    ...meetingsOf(engines, 'from an opening', sicilian),
    ...meetingsOf(free, 'in Chess960', chess960),
  ]
  if (meetings.length < 3) throw new Error('there are no engines to play with')

  describe.each(meetings)('$one and $other, $how', ({ first, second, opening }) => {
    test('they play by the rules, with both colours', async () => {
      const pool = await openPool()
      const job = { id: 'real', limit, ...(opening ? { opening } : {}) }
      for (const [white, black] of [
        [first, second],
        [second, first],
      ] as const) {
        const outcome = await pool.play({ ...job, white, black })
        if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome))
        const { fault, ending } = outcome.record
        if (fault && fragile.includes(outcome.record[fault.colour])) {
          expect(ending).toBe('crash')
          continue
        }
        expect(fault).toBeUndefined()
        expect(outcome.record.moves.length).toBeGreaterThan(4)
        const evaluated = outcome.record.moves.filter(({ evaluation }) => evaluation !== undefined)
        expect(evaluated.length * 2).toBeGreaterThan(outcome.record.moves.length)
        checkByTheRules(outcome.record)
      }
    })
  })

  test.each(engines.map((spec) => [spec.name, spec] as const))('%s is fit', async (_, spec) => {
    const { findings } = await checkEngine(spec, { limit })
    expect(findings.filter(({ verdict }) => verdict === 'problem')).toEqual([])
  })
}

/** Each with the next; a single one with itself. */
function meetingsOf(engines: readonly EngineSpec[], how: string, opening: BookOpening | undefined) {
  const seconds = engines.length === 1 ? engines : engines.slice(1)
  return seconds.map((second, i) => {
    const first = engines[i] ?? second
    return { one: first.name, other: second.name, how, first, second, opening }
  })
}

/** All moves are legal, none comes after the end, and the ending is correct. */
function checkByTheRules({ opening, moves, ending, result }: GameRecord): void {
  const fen = `${opening?.moves ? usual : (opening?.position ?? usual)} 0 1`
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
  const seen = new Map<string, number>()
  const words = [...(opening?.moves ?? []), ...moves.map(({ uci }) => uci)]
  for (const [i, word] of ['', ...words].entries()) {
    const move = parseUci(word)
    if (i > 0) expect(move && position.isLegal(move), `${word} at ply ${i}`).toBe(true)
    if (move) position.play(move)
    const key = makeFen(position.toSetup()).split(' ').slice(0, 4).join(' ')
    seen.set(key, (seen.get(key) ?? 0) + 1)
    if (i === words.length) expect(endOf(position, Number(seen.get(key)))).toEqual([ending, result])
    else expect(endOf(position, Number(seen.get(key)))).toBeUndefined()
  }
}

function endOf(position: Chess, times: number): [string, string] | undefined {
  if (position.isCheckmate()) return ['checkmate', position.turn === 'white' ? '0-1' : '1-0']
  if (position.isStalemate()) return ['stalemate', '1/2-1/2']
  if (position.isInsufficientMaterial()) return ['dead-position', '1/2-1/2']
  if (times >= 3) return ['repetition', '1/2-1/2']
  return position.halfmoves >= 100 ? ['fifty-moves', '1/2-1/2'] : undefined
}
