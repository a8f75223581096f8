/** The tags of a game: the seven required ones in their order, then all others that are known. */
import type { GameRecord } from '../game/record.ts'
import { reasonOf, terminationOf } from './ending.ts'
import { startFen } from './movetext.ts'
import { searchText, timeControlText } from './time-control.ts'

/** The event of a game, as far as known. */
export interface Occasion {
  readonly event?: string
  readonly site?: string
  /** For games outside a cup; a cup's games are numbered `round.match.game`. */
  readonly round?: string
  readonly white?: Contestant
  readonly black?: Contestant
  readonly cup?: CupPlace
}

export interface Contestant {
  readonly rating?: number
  readonly seed?: number
}

/** The place of a game in the cup; all numbers from 1, pair and game within the match. */
export interface CupPlace {
  readonly round: number
  /** `Semifinal`. */
  readonly stage?: string
  readonly match: number
  readonly pair: number
  readonly game: number
}

export type Tag = readonly [name: string, value: string]

export function tagsOf(record: GameRecord, occasion: Occasion, plies: number): readonly Tag[] {
  return [
    ...roster(record, occasion),
    ...known(start(record)),
    ...known(contestants(occasion)),
    ...known(ownNames(record)),
    ...known(cupTags(occasion.cup)),
    ...known(opening(record)),
    ...known(limits(record)),
    ['PlyCount', String(plies)],
    ['Termination', terminationOf(record.ending)],
    ['TerminationReason', reasonOf(record)],
    ['GameStartTime', record.startedAt],
    ['GameEndTime', record.endedAt],
  ]
}

type MaybeTag = readonly [name: string, value: string | number | undefined]

function known(tags: readonly MaybeTag[]): Tag[] {
  return tags.flatMap(([name, value]): Tag[] => (value === undefined ? [] : [[name, String(value)]]))
}

function roster(record: GameRecord, { event, site, round, cup }: Occasion): readonly Tag[] {
  return [
    ['Event', event || '?'],
    ['Site', site || '?'],
    ['Date', dateText(record.startedAt)],
    ['Round', cup ? `${cup.round}.${cup.match}.${cup.game}` : round || '?'],
    ['White', record.white],
    ['Black', record.black],
    ['Result', record.result],
  ]
}

/** The day it began, in UTC. */
function dateText(instant: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(instant)?.[0].replaceAll('-', '.') ?? '????.??.??'
}

function start(record: GameRecord): readonly MaybeTag[] {
  const fen = startFen(record)
  return [
    ['Variant', record.opening?.variant && 'Chess960'],
    ['SetUp', fen && '1'],
    ['FEN', fen],
  ]
}

function contestants({ white, black }: Occasion): readonly MaybeTag[] {
  return [
    ['WhiteElo', white?.rating],
    ['BlackElo', black?.rating],
    ['WhiteSeed', white?.seed],
    ['BlackSeed', black?.seed],
    ['WhiteType', 'program'],
    ['BlackType', 'program'],
  ]
}

/** `id name`: the version of an engine. */
const ownNames = ({ ids }: GameRecord): readonly MaybeTag[] => [
  ['WhiteEngine', ids?.white || undefined],
  ['BlackEngine', ids?.black || undefined],
]

function cupTags(cup: CupPlace | undefined): readonly MaybeTag[] {
  return [
    ['Stage', cup?.stage],
    ['CupRound', cup?.round],
    ['CupMatch', cup?.match],
    ['CupPair', cup?.pair],
    ['CupGame', cup?.game],
  ]
}

function opening({ opening }: GameRecord): readonly MaybeTag[] {
  return [
    ['Opening', opening?.name],
    ['OpeningNumber', opening?.place],
    ['OpeningPosition', opening?.position],
  ]
}

/** One tag if both are equal, otherwise one each. */
function limits({ limits }: GameRecord): readonly MaybeTag[] {
  if (!limits) return []
  const { white, black } = limits
  return [
    ...bothOrEach('TimeControl', timeControlText(white), timeControlText(black)),
    ...bothOrEach('SearchLimit', searchText(white), searchText(black)),
  ]
}

function bothOrEach(name: string, white: string | undefined, black: string | undefined): readonly MaybeTag[] {
  if (white === black) return [[name, white]]
  return [
    [`White${name}`, white],
    [`Black${name}`, black],
  ]
}
