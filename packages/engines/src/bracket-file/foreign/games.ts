/** Plays the games of another program's match again under our rules. */

import type { Instant } from '@arbiter/core'
import { parseResult } from '@arbiter/core/facts'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Message } from '@arbiter/core/messages'
import type { CupMatch } from '../../cup/cup-match.ts'
import { areSame } from '../differences/difference-words.ts'
import { numbered } from '../event-words.ts'
import type { AnyGame, AnyMatch } from '../file.ts'
import type { PairDraw, Replay } from '../replay.ts'
import { withoutOpening } from '../without-opening.ts'
import { message } from '../words/messages.ts'
import type { ForeignOrder } from './order.ts'

/** Finished games in the order they were played, two in each pair. */
export const gamesOf = ({ Games }: AnyMatch): readonly AnyGame[] => Games.filter(({ Result }) => Result.trim() !== '*')

export interface ForeignMatch {
  /** Our number; theirs may differ. */
  readonly number: number
  readonly match: AnyMatch
  readonly order: ForeignOrder | undefined
  readonly now: Instant
}

/** The problem that prevents the import, if any. */
export function playAgain(replay: Replay, foreign: ForeignMatch, remarks: Message[]): Message | undefined {
  const games = gamesOf(foreign.match)
  const match = numbered(foreign.match.MatchId)
  for (const [i, game] of games.entries()) {
    const pair = Math.floor(i / 2) + 1
    if (i % 2 === 0) drawFor(replay, foreign, pair, game, remarks)
    const isFromOurs = isOursFor(replay, foreign, pair, game)
    const problem = report(replay, foreign, i, game, isFromOurs)
    if (problem !== undefined) return message('import-foreign-game', { match, game: i + 1, problem })
    if (isFromOurs || !foreign.order) continue
    const isLast = i === games.length - 1 && i % 2 === 0
    if (isLast && isOpen(replay, foreign.number)) return message('import-half-pair', { match })
    remarkOnce(remarks, message('import-pair-elsewhere', { match, pair }))
  }
  return undefined
}

/** Both games of a pair may cause the same remark. */
function remarkOnce(remarks: Message[], remark: Message): void {
  if (!remarks.some((each) => areSame(each, remark))) remarks.push(remark)
}

const isOpen = (replay: Replay, number: number): boolean => replay.match(number)?.outcome === undefined

/** The opening of a further pair is the one it was played from, if possible; otherwise the one that is due. */
function drawFor(replay: Replay, foreign: ForeignMatch, pair: number, game: AnyGame, remarks: Message[]): void {
  const due = replay.due(foreign.number)
  if (due?.pair !== pair) return
  const told = (foreign.order?.indices.indexOf(game.OpeningId ?? -1) ?? -1) + 1
  if (told === 0 || told === due.number || !drawnInstead(replay, { ...due, number: told })) {
    replay.draw(due)
    return
  }
  remarkOnce(remarks, message('import-pair-otherwise', { match: numbered(foreign.match.MatchId), pair }))
}

const drawnInstead = (replay: Replay, draw: PairDraw): boolean =>
  replay.draw({ ...draw, isReused: false }) || replay.draw({ ...draw, isReused: true })

function isOursFor(replay: Replay, { number, order }: ForeignMatch, pair: number, { OpeningId }: AnyGame): boolean {
  const match = replay.match(number)
  const ours = match && cupLedger(replay.tournament.chart).of(match, pair)
  return ours !== undefined && order?.indices[ours - 1] === OpeningId
}

function report(
  replay: Replay,
  { number, now }: ForeignMatch,
  i: number,
  game: AnyGame,
  isFromOurs: boolean,
): Message | undefined {
  const result = resultIn(game)
  if (result === undefined) return message('import-no-result', { result: { text: game.Result } })
  const players = [replay.who(game.White), replay.who(game.Black)]
  const command = { do: 'report', match: String(number), game: numberOf(replay, number, i, game), result, players }
  return replay.record(command, now, isFromOurs ? undefined : withoutOpening)
}

/** The game of the pair with these colours: some programs exchange them differently (CUP-16). */
function numberOf(replay: Replay, number: number, i: number, { White }: AnyGame): number {
  const match = replay.match(number)
  const open = match?.series.next(match) ?? []
  const inPair = open.filter((game) => Math.ceil(game.number / 2) === Math.floor(i / 2) + 1)
  const found = inPair.find(({ white }) => match && replay.names[(match as CupMatch).who(white)] === White)
  return found?.number ?? inPair[0]?.number ?? i + 1
}

/** The result of a played game; undefined for forfeits. */
function resultIn({ Result }: AnyGame): string | undefined {
  const result = parseResult(Result)
  return result !== undefined && /\d/.test(result) ? result : undefined
}
