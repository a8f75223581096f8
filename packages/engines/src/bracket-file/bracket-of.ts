/** Makes the bracket file of a cup from its log (CUP-24). */

import type { Chart } from '@arbiter/core/chart'
import { cupLedger, scheduledIn } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'
import type { CupMatch } from '../cup/cup-match.ts'
import type { OwnBracket } from './file.ts'
import { matchOf } from './match-of.ts'
import { namesIn } from './names.ts'

/** What the log does not know about the book. */
export interface BookFile {
  /** Its name without the folder. */
  readonly file?: string | undefined
  readonly plies?: number | undefined
}

export function bracketOf(tournament: Tournament, updatedUtc: string, book: BookFile = {}): OwnBracket {
  const { chart, opened } = tournament
  const names = namesIn(chart)
  const options = chart.options as OwnBracket['options']
  const rounds = roundsOf(tournament, names)
  const idNames = idNamesIn(chart)
  const pairsPerRound = cupRounds(chart).map(({ matches }) => pairsOf(matches[0]))
  return {
    TournamentName: opened.name ?? 'Cup',
    Strategy: String(options['seedingStrategy']),
    GamesPerMatch: 2 * (pairsPerRound[0] ?? 0),
    UniqueOpeningsGlobal: options['uniquePerMatchOnly'] === false,
    ...openingOrder(chart),
    UpdatedUtc: updatedUtc,
    schemaVersion: 1,
    format: 'cup',
    state: chart.isClosed ? 'closed' : chart.state,
    champion: chart.state === 'finished' ? (names[chart.champion.who] ?? null) : null,
    pairsPerRound,
    rngSeed: opened.dice,
    options,
    autoPair: opened.autoPair,
    openedUtc: opened.at,
    started: startOf(chart),
    players: chart.field.everybody.map((who) => {
      const { id, name, rating } = chart.field.entrant(who)
      return {
        name,
        ...(rating === undefined ? {} : { rating }),
        ...(idNames.has(who) ? { idName: idNames.get(who) } : {}),
        seed: chart.field.plays(who) ? chart.field.seedOf(who) : null,
        id,
      }
    }),
    book: bookOf(chart, book),
    arrangement: cupLedger(chart).arrangements.map(({ from, play, seq, at, note }) => ({
      from,
      play,
      seq,
      recordedUtc: at,
      ...noteOf(note),
    })),
    rulings: rulingsOf(chart, names),
    withdrawn: withdrawnOf(tournament, names),
    Rounds: rounds,
  }
}

/** From the latest game of each engine. */
function idNamesIn(chart: Chart): ReadonlyMap<number, string> {
  const games = [...chart.board.matches.values()].flatMap((match) => match.games.map((game) => ({ match, ...game })))
  const found = new Map<number, string>()
  for (const { match, white, black, report } of games.toSorted((a, b) => a.seq - b.seq))
    for (const [tag, seat] of [['WhiteEngine', white] as const, ['BlackEngine', black] as const]) {
      const name = tagIn(report?.record?.pgn ?? '', tag)
      if (name !== undefined) found.set(match.who(seat), name)
    }
  return found
}

const tagIn = (pgn: string, tag: string): string | undefined =>
  new RegExp(`^\\[${tag} "(.*)"\\]$`, 'm').exec(pgn)?.[1]?.replace(/\\(["\\])/g, '$1')

const noteOf = (note: string | undefined) => (note === undefined ? {} : { note })

const pairsOf = (match: CupMatch | undefined): number => (match ? scheduledIn(match) : 0)

const cupRounds = ({ board: { stages } }: Chart) => stages[0]?.rounds ?? []

/** The match for third place comes after the final (CUP-1). */
function roundsOf({ chart }: Tournament, names: readonly string[]): OwnBracket['Rounds'] {
  const [cup, third] = chart.board.stages
  const last = cup?.rounds.length
  return cupRounds(chart).map(({ number, matches }) => {
    const forThird = number === last ? (third?.rounds[0]?.matches ?? []) : []
    return {
      RoundNumber: number,
      Matches: [
        ...matches.map((match) => matchOf(chart, match, number, names)),
        ...forThird.map((match) => ({ ...matchOf(chart, match, number, names), thirdPlace: true as const })),
      ],
    }
  })
}

/** The order of the openings, and where the scheduled pairs end in it. */
function openingOrder(chart: Chart): Pick<OwnBracket, 'NextOpeningIndex' | 'GlobalOpeningOrder'> {
  const { order } = cupLedger(chart)
  if (!order) return { NextOpeningIndex: 0, GlobalOpeningOrder: [] }
  let planned = 0
  for (const match of chart.board.matches.values()) planned += pairsOf(match)
  return { NextOpeningIndex: planned, GlobalOpeningOrder: order.map(({ place }) => place - 1) }
}

function startOf({ started }: Chart): OwnBracket['started'] {
  if (!started) return null
  return { seq: started.seq, recordedUtc: started.at, seeds: String(started.reason['by']) }
}

/** Without a hash the book could not be found again, so its openings are written out. */
function bookOf(chart: Chart, { file, plies }: BookFile): OwnBracket['book'] {
  const openings = cupLedger(chart).book
  if (!openings) return null
  const { name = null, hash = null, count, order } = openings
  return {
    name,
    hash,
    count,
    ...(file === undefined ? {} : { file }),
    ...(plies === undefined ? {} : { plies }),
    ...(hash === null ? { openings: order } : {}),
  }
}

function rulingsOf(chart: Chart, names: readonly string[]): OwnBracket['rulings'] {
  const nameOf = (id: Parameters<typeof chart.field.indexOf.get>[0]) =>
    names[chart.field.indexOf.get(id) ?? -1] as string
  const rulings = [...chart.board.matches.values()].flatMap(({ ruling }) => {
    const made = ruling?.ruling
    if (made?.kind !== 'won' && made?.kind !== 'absent') return [] // a cup knows no other rulings (CUP-29)
    const { match, seq, at, note } = ruling as NonNullable<typeof ruling>
    const players = (made.kind === 'won' ? [made.winner] : made.absent).map(nameOf)
    return [{ match: Number(match), kind: made.kind, players, seq, recordedUtc: at, ...noteOf(note) }]
  })
  return rulings.sort((a, b) => a.seq - b.seq)
}

function withdrawnOf({ chart, log }: Tournament, names: readonly string[]): OwnBracket['withdrawn'] {
  return [...chart.field.gone]
    .toSorted(([, a], [, b]) => a - b)
    .flatMap(([who, seq]) => {
      const fact = log[seq - 1]
      if (fact?.type !== 'entrant-withdrew') return []
      const { at, emergency, note } = fact
      const left = { player: names[who] as string, seq, recordedUtc: at }
      return [{ ...left, ...(emergency === undefined ? {} : { emergency }), ...noteOf(note) }]
    })
}
