/** Makes the log of a cup from our own PGN, if neither log nor bracket can be read. */

import { compareInstants, type Instant, parseInstant, type RecordedFact, refusalSaid } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { cupLedger, pairIn } from '@arbiter/core/formats/cup'
import type { Message } from '@arbiter/core/messages'
import { tournamentOf } from '@arbiter/core/tournament'
import type { ReadGame } from '../pgn/read.ts'
import { numbered } from './event-words.ts'
import { type CupDescription, type Import, type ImportWorld, refuse } from './import.ts'
import { startBook } from './import-book.ts'
import { recordFrom } from './pgn-record.ts'
import { Replay } from './replay.ts'
import { message } from './words/messages.ts'

/** Rulings, withdrawals and unplayed games are not in a PGN, so their consequences are lost. */
export function tournamentFromPgn(games: Iterable<ReadGame>, world: ImportWorld): Import {
  const { config, by } = world
  if (!config) return refuse(message('import-needs-config'))
  const placed = placedIn(games)
  if (!placed.ok) return refuse(...placed.problems)
  const replay = beginning(config, world, earliest(placed.games, world.now), by)
  if (!(replay instanceof Replay)) return refuse(replay)
  const problems = replayed(replay, placed.games)
  if (problems.length > 0) return refuse(...problems)
  return { ok: true, tournament: replay.tournament, remarks: placed.remarks }
}

export type AddedGames =
  | { readonly ok: true; readonly facts: readonly RecordedFact[] }
  | { readonly ok: false; readonly problems: readonly Message[] }

/** Facts for games of a PGN that the log lacks: all of them, or none. */
export function gamesAdded(log: readonly RecordedFact[], games: Iterable<ReadGame>, by: string): AddedGames {
  const read = tournamentOf(log, formats)
  if (!read.ok) return { ok: false, problems: [refusalSaid(read.refusal)] }
  const { tournament } = read
  const placed = placedIn(games)
  const problems = placed.ok ? replayed(Replay.on(tournament, by), placed.games) : placed.problems
  return problems.length > 0 ? { ok: false, problems } : { ok: true, facts: tournament.log.slice(log.length) }
}

/** The start as configured; a draw by lot needs its seed. */
function beginning(config: CupDescription, { book }: ImportWorld, at: Instant, by: string): Replay | Message {
  const { name, seed, options, engines } = config
  const players = engines.map((engine) => ({ name: engine.name, rating: engine.rating }))
  const replay = Replay.of({ dice: seed ?? 'none', name, options }, players, at, by)
  if (!(replay instanceof Replay)) return replay
  if (seed === undefined && isByLot(replay.tournament.opened.options, book !== undefined))
    return message('import-no-seed')
  const openings = book ? { openings: startBook(book) } : {}
  return replay.record({ do: 'start', ...openings }, at) ?? replay
}

const isByLot = (options: Readonly<Record<string, unknown>>, hasBook: boolean): boolean =>
  options['seedingStrategy'] === 'Random' ||
  options['shuffleWithinBands'] === true ||
  (hasBook && options['randomOpenings'] === true)

// --- the games ------------------------------------------------------------------------------------------

interface PlacedGame {
  readonly game: ReadGame
  readonly match: number
  readonly number: number
}

type Placement =
  | { readonly ok: true; readonly games: readonly PlacedGame[]; readonly remarks: readonly Message[] }
  | { readonly ok: false; readonly problems: readonly Message[] }

/** Each game once, at the place its tags name; unfinished games are skipped. */
function placedIn(games: Iterable<ReadGame>): Placement {
  const found = new Map<string, PlacedGame>()
  const problems: Message[] = []
  let twice = 0
  for (const game of games) {
    if (game.result === '*') continue
    const [match, number] = ['CupMatch', 'CupGame'].map((tag) => Number(game.tags.get(tag)))
    if (!match || !number) {
      problems.push(message('import-no-cup-game', { line: game.line }))
      continue
    }
    const before = found.get(`${match}.${number}`)
    if (before && !isTheSame(before.game, game)) problems.push(twiceOtherwise({ game, match, number }, before))
    if (before) twice++
    else found.set(`${match}.${number}`, { game, match, number })
  }
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    games: [...found.values()],
    remarks: twice > 0 ? [message('import-twice', { games: twice })] : [],
  }
}

const twiceOtherwise = ({ game, match, number }: PlacedGame, before: PlacedGame): Message =>
  message('import-twice-otherwise', {
    ...{ line: game.line, match: numbered(match), game: number },
    before: before.game.line,
  })

const isTheSame = (a: ReadGame, b: ReadGame): boolean =>
  a.result === b.result && ['White', 'Black'].every((tag) => a.tags.get(tag) === b.tags.get(tag))

/** Reports games as they become playable; they may come in any order. */
function replayed(replay: Replay, games: readonly PlacedGame[]): Message[] {
  let left = games
  for (;;) {
    const refused = left.flatMap((placed) => {
      const problem = report(replay, placed)
      return problem === undefined ? [] : [{ placed, problem }]
    })
    if (refused.length === 0 || refused.length === left.length) return refused.map(inWords)
    left = refused.map(({ placed }) => placed)
  }
}

const inWords = ({ placed: { game, match, number }, problem }: { placed: PlacedGame; problem: Message }): Message =>
  message('import-game', { line: game.line, match: numbered(match), game: number, problem })

function report(replay: Replay, placed: PlacedGame): Message | undefined {
  const { game, match, number } = placed
  const opening = openingOf(replay, placed)
  const { tags, result } = game
  const told = tags.get('OpeningNumber')
  if (opening && told !== undefined && Number(told) !== opening.place)
    return message('import-other-opening', { told: { text: told }, due: opening.place })
  const ended = parseInstant(tags.get('GameEndTime') ?? '')
  const problem = replay.record(
    {
      do: 'report',
      match: String(match),
      game: number,
      result,
      players: [replay.who(tags.get('White') ?? ''), replay.who(tags.get('Black') ?? '')],
      ...(ended === undefined ? {} : { finishedAt: ended }),
      record: recordFrom(game, opening?.moves?.length ?? 0),
    },
    ended ?? replay.tournament.last.at,
  )
  if (problem === undefined) replay.drawDue()
  return problem
}

/** The opening of the game's pair. */
function openingOf(replay: Replay, { match, number }: PlacedGame) {
  const openings = cupLedger(replay.tournament.chart)
  const found = replay.match(match)
  const ours = found && openings.of(found, pairIn(found, number))
  return ours === undefined ? undefined : openings.numbered(ours)
}

function earliest(games: readonly PlacedGame[], now: Instant): Instant {
  const moments = games.flatMap(({ game }) => parseInstant(game.tags.get('GameStartTime') ?? '') ?? [])
  return [now, ...moments].sort(compareInstants)[0] as Instant
}
