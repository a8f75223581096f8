/** The events of a cup in the order of its log, as commands that repeat them. */

import type { Instant, RecordedFact } from '@arbiter/core'
import type { Fault } from '@arbiter/core/faults'
import type { Message } from '@arbiter/core/messages'
import { gameNamed, numbered, rulingNamed, withdrawalNamed } from '../event-words.ts'
import type { AbandonedGame, BracketFault, BracketGame, BracketMatch, OwnBracket } from '../file.ts'
import type { ImportBook } from '../import-book.ts'
import { type PgnByPlace, pgnAt } from '../pgn-record.ts'
import type { Replay, ReplayCommand } from '../replay.ts'
import { withoutOpening } from '../without-opening.ts'
import { message } from '../words/messages.ts'
import { type Draw, drawnAgain, isDrawn } from './draws.ts'

export interface Event {
  readonly seq: number
  /** "match 3, game 2". */
  readonly what: Message
  happen(replay: Replay, remarks: Message[]): Message | undefined
}

export function eventsOf(bracket: OwnBracket, kept: ImportBook, draws: readonly Draw[], pgn: PgnByPlace): Event[] {
  const matches = bracket.Rounds.flatMap(({ Matches }) => Matches)
  const events = [
    ...bracket.arrangement.map(arranged),
    ...bracket.withdrawn.map(withdrew),
    ...started(bracket, kept),
    ...bracket.rulings.map(ruled),
    ...draws.map(drawn),
    ...matches.flatMap((match) => [
      ...match.Games.filter(({ absence }) => !absence).map((game) => played(match, game, pgn)),
      ...match.abandoned.map((game) => brokenOff(match, game)),
    ]),
  ]
  const inOrder = events.sort((a, b) => a.seq - b.seq)
  return bracket.state === 'closed' ? [...inOrder, closed] : inOrder
}

const eventOf = (
  { seq, recordedUtc }: { readonly seq: number; readonly recordedUtc: string },
  what: Message,
  command: (replay: Replay) => ReplayCommand,
  change?: (fact: RecordedFact) => RecordedFact,
): Event => ({ seq, what, happen: (replay) => replay.record(command(replay), recordedUtc as Instant, change) })

const noteOf = ({ note }: { readonly note?: string | undefined }) => (note === undefined ? {} : { note })

const arranged = (each: OwnBracket['arrangement'][number]): Event =>
  eventOf(each, message('bracket-event-arrangement'), () => ({
    do: 'arrange',
    from: each.from,
    play: each.play,
    ...noteOf(each),
  }))

const withdrew = (each: OwnBracket['withdrawn'][number]): Event =>
  eventOf(each, withdrawalNamed(each.player), (replay) => ({
    do: 'withdraw',
    entrant: replay.who(each.player),
    ...(each.emergency ? { emergency: true } : {}),
    ...noteOf(each),
  }))

const ruled = (each: OwnBracket['rulings'][number]): Event =>
  eventOf(each, rulingNamed(each.match), (replay) => {
    const who = each.players.map((name) => replay.who(name))
    const named = each.kind === 'won' ? { do: 'rule', winner: who[0] } : { do: 'forfeit', absent: who }
    return { ...named, match: String(each.match), ...noteOf(each) }
  })

/** The draw by lot or rating is repeated; an order by hand is taken from the seeds. */
function started({ started, players }: OwnBracket, { openings }: ImportBook): Event[] {
  if (!started) return []
  const seeded = players.flatMap(({ seed }, who) => (seed === null ? [] : [{ seed, who: `#${who + 1}` }]))
  const byHand = seeded.toSorted((a, b) => a.seed - b.seed).map(({ who }) => who)
  const order = started.seeds === 'hand' ? { order: byHand } : started.seeds === 'entry' ? { order: 'entry' } : {}
  return [
    eventOf(started, message('bracket-event-start'), () => ({
      do: 'start',
      ...order,
      ...(openings ? { openings } : {}),
    })),
  ]
}

function played({ MatchId }: BracketMatch, game: BracketGame, pgn: PgnByPlace): Event {
  const { GameNr, White, Black, finishedUtc, recordedUtc = finishedUtc, seq } = game
  return eventOf(
    { seq, recordedUtc },
    gameNamed(MatchId, GameNr),
    (replay) => ({
      do: 'report',
      match: String(MatchId),
      game: GameNr,
      result: resultIn(game),
      players: [replay.who(White), replay.who(Black)],
      ...(recordedUtc === finishedUtc ? {} : { finishedAt: finishedUtc }),
      ...recordIn(game, pgnAt(pgn, MatchId, game)),
    }),
    game.OpeningId < 0 ? withoutOpening : undefined,
  )
}

const forfeits = { '1-0': '+-', '0-1': '-+', '0-0': '--', '1/2-1/2': '--' } as const

const resultIn = ({ Result, forfeit }: BracketGame): string => (forfeit ? forfeits[Result] : Result)

/** The record as far as the file has it; the moves are in the PGN only. */
function recordIn(game: BracketGame | AbandonedGame, pgn: { readonly pgn?: string } = {}) {
  const { plies, ending, termination, fault, repeats, replayed } = game
  if (plies === null) return {}
  return {
    record: {
      ending: ending ?? termination ?? 'unknown',
      plies,
      ...pgn,
      ...(fault === undefined ? {} : { fault: faultIn(fault) }),
      ...(repeats === undefined ? {} : { repeats }),
      ...(replayed === undefined ? {} : { replayed }),
    },
  }
}

/** Files of earlier versions have the fault as a sentence only. */
const faultIn = ({ by, did, sentence }: BracketFault): Fault =>
  did ? { by, did } : { by, ...(sentence === '' ? {} : { sentence }) }

const brokenOff = ({ MatchId }: BracketMatch, game: AbandonedGame): Event =>
  eventOf(
    game,
    message('bracket-event-broken-off', { match: numbered(MatchId), game: game.GameNr }),
    (replay) => ({
      do: 'abandon',
      match: String(MatchId),
      game: game.GameNr,
      why: game.termination,
      ...(game.engine === undefined ? {} : { engine: replay.who(game.engine) }),
      ...recordIn(game),
      ...noteOf(game),
    }),
    game.OpeningId < 0 ? withoutOpening : undefined,
  )

const drawn = (draw: Draw): Event => ({
  seq: draw.seq,
  what: message('bracket-event-opening', { match: numbered(draw.match), pair: draw.pair }),
  happen: (replay, remarks) => (isDrawn(replay, draw) ? undefined : drawnAgain(replay, draw, remarks)),
})

const closed: Event = {
  seq: Number.POSITIVE_INFINITY,
  what: message('bracket-event-end'),
  happen: (replay) => replay.record({ do: 'close' }, replay.tournament.last.at),
}
