/** Imports a bracket that Arbiter wrote: every fact in its order; the result must equal the bracket. */
import type { Instant } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import { bracketOf } from '../bracket-of.ts'
import { bracketDifferences } from '../differences/differences.ts'
import type { OwnBracket } from '../file.ts'
import { type Import, type ImportWorld, refuse } from '../import.ts'
import { type ImportBook, importBook } from '../import-book.ts'
import { byPlace, type PgnByPlace } from '../pgn-record.ts'
import { Replay } from '../replay.ts'
import { message } from '../words/messages.ts'
import { drawnAgain, drawsIn, isAwaited } from './draws.ts'
import { eventsOf } from './events.ts'

export function ownTournament(bracket: OwnBracket, world: ImportWorld): Import {
  const kept = importBook(bracket, world)
  if ('id' in kept) return refuse(kept)
  const known = { bracket, kept, pgn: byPlace(world.pgn ?? []), by: world.by }
  const promptly = replayed(known, true)
  return promptly.ok ? promptly : replayed(known, false)
}

interface ReplaySources {
  readonly bracket: OwnBracket
  readonly kept: ImportBook
  readonly pgn: PgnByPlace
  readonly by: string
}

/**
 * After corrections a draw may come long after the game that caused it. `promptly` puts it right after that game, if the
 * same cup follows.
 */
function replayed({ bracket, kept, pgn, by }: ReplaySources, isPrompt: boolean): Import {
  const { TournamentName: name, rngSeed: dice, autoPair, players, openedUtc } = bracket
  const opened = { dice, name, options: { ...bracket.options, ...kept.options }, autoPair }
  const replay = Replay.of(opened, players, openedUtc as Instant, by)
  if (!(replay instanceof Replay)) return refuse(replay)
  const remarks: Message[] = []
  const draws = drawsIn(bracket)
  for (const event of eventsOf(bracket, kept, draws, pgn)) {
    const problem = event.happen(replay, remarks)
    if (problem !== undefined) return refuse(message('import-at', { what: event.what, problem }))
    if (isPrompt) for (const draw of draws) if (isAwaited(replay, draw)) drawnAgain(replay, draw, remarks)
  }
  const differences = differencesTo(bracket, replay, kept)
  if (differences.length > 0) return refuse(...differences)
  if (autoPair) replay.drawDue()
  return { ok: true, tournament: replay.tournament, remarks: kept.isForced ? kept.remarks : remarks }
}

/** Seqs and ids are made again; with another book, opening numbers differ. */
function differencesTo(bracket: OwnBracket, replay: Replay, { isForced }: ImportBook): readonly Message[] {
  const { UpdatedUtc, book } = bracket
  const made = bracketOf(replay.tournament, UpdatedUtc, book ?? {})
  const ofBook = ['book', 'GlobalOpeningOrder', 'OpeningOrder', 'OpeningId', 'NextOpeningIndex', 'randomOpenings']
  return bracketDifferences(withoutGivenIds(bracket), withoutGivenIds(made), {
    source: 'games',
    passing: isForced ? ofBook : [],
  })
}

function withoutGivenIds(bracket: OwnBracket): OwnBracket {
  return {
    ...bracket,
    players: bracket.players.map((player) => (/^e\d+$/.test(player.id) ? { ...player, id: 'e' } : player)),
  }
}
