/** A game in the bracket file, finished or broken off. */

import type { Chart } from '@arbiter/core/chart'
import type { RecordOfGame } from '@arbiter/core/facts'
import type { Fault } from '@arbiter/core/faults'
import { cupLedger, openingPlayed, pairIn, scheduledIn } from '@arbiter/core/formats/cup'
import type { CupMatch } from '../cup/cup-match.ts'
import { faultWritten } from '../pgn/fault.ts'
import type { AbandonedGame, BracketFault, BracketGame } from './file.ts'
import { openingHash } from './opening-hash.ts'

type Game = CupMatch['games'][number]
type Abandonment = ReturnType<typeof cupLedger>['abandoned'][number]

export function gameOf(chart: Chart, match: CupMatch, game: Game, names: readonly string[]): BracketGame {
  const { number, white, black, score, seq, finishedAt, report } = game
  const opening = report ? openingPlayed.of(report).opening : cupLedger(chart).of(match, pairIn(match, number))
  const sides = { White: names[match.who(white)] as string, Black: names[match.who(black)] as string }
  return {
    GameNr: number,
    ...sides,
    ...openingOf(chart, opening),
    Result: resultOf[score.result as keyof typeof resultOf],
    ...pairOf(match, number),
    ...recordOf(recordStanding(report), sides, score.isForfeit ? 'forfeit' : undefined),
    tiebreak: number > 2 * scheduledIn(match),
    void: false,
    seq,
    finishedUtc: finishedAt,
    ...(report && report.at !== finishedAt ? { recordedUtc: report.at } : {}),
    ...(score.isForfeit ? { forfeit: true as const } : {}),
    ...(report ? {} : { absence: true as const }),
  }
}

export function abandonedOf(chart: Chart, match: CupMatch, fact: Abandonment, names: readonly string[]): AbandonedGame {
  const { game, sides, opening, why, entrant, record, seq, at, note } = fact
  const nameOf = (id: (typeof sides)[number]) => names[chart.field.indexOf.get(id) ?? -1] as string
  const named = { White: nameOf(sides[0]), Black: nameOf(sides[1]) }
  return {
    GameNr: game,
    ...named,
    ...openingOf(chart, opening),
    Result: '*',
    ...pairOf(match, game),
    ...recordOf(record, named, why),
    termination: why,
    void: true,
    seq,
    recordedUtc: at,
    ...(entrant === undefined ? {} : { engine: nameOf(entrant) }),
    ...(note === undefined ? {} : { note }),
  }
}

/** A double forfeit is no result of PGN. */
const resultOf = { '1-0': '1-0', '0-1': '0-1', '1/2-1/2': '1/2-1/2', '+-': '1-0', '-+': '0-1', '--': '0-0' } as const

function openingOf(chart: Chart, number: number | undefined): Pick<BracketGame, 'OpeningId' | 'OpeningHash'> {
  const opening = number === undefined ? undefined : cupLedger(chart).numbered(number)
  return opening
    ? { OpeningId: opening.place - 1, OpeningHash: openingHash(opening) }
    : { OpeningId: -1, OpeningHash: '' }
}

function pairOf(match: CupMatch, game: number): Pick<BracketGame, 'pair' | 'gameInPair'> {
  const pair = pairIn(match, game)
  return pair === undefined ? { pair: null, gameInPair: null } : { pair, gameInPair: game % 2 === 1 ? 1 : 2 }
}

/** Undefined if the result was corrected: the record then describes another result. */
const recordStanding = (report: Game['report']): RecordOfGame | undefined =>
  report?.before === undefined ? report?.record : undefined

type RecordFields = Pick<BracketGame, 'termination' | 'plies' | 'ending' | 'fault' | 'repeats' | 'replayed'>

type Sides = Pick<BracketGame, 'White' | 'Black'>

function recordOf(record: RecordOfGame | undefined, sides: Sides, instead: string | undefined): RecordFields {
  if (!record) return { termination: instead ?? null, plies: null }
  const { ending, plies, fault, repeats, replayed } = record
  return {
    termination: instead ?? ending,
    plies,
    ...(instead === undefined || instead === ending ? {} : { ending }),
    ...(fault === undefined ? {} : { fault: faultOf(fault, sides) }),
    ...(repeats === undefined ? {} : { repeats }),
    ...(replayed === undefined ? {} : { replayed }),
  }
}

/** In English, like everything in the file: other programs read it. */
function faultOf({ by, did, sentence = '' }: Fault, { White, Black }: Sides): BracketFault {
  return did ? { by, sentence: faultWritten(did, by === 'white' ? White : Black), did } : { by, sentence }
}
