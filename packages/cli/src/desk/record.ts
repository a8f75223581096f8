/** Records a director's command in a tournament file: decided, synced to the disk, then told. */

import type { Command, RecordedFact } from '@arbiter/core'
import { type Bulletin, show } from '@arbiter/core/bulletin'
import { namesIn } from '@arbiter/core/chronicle'
import { parseCommand, type Tournament } from '@arbiter/core/tournament'
import type { Answer, Call } from '../command-line/command.ts'
import { orStop, stopFor } from '../command-line/refusal.ts'
import type { World } from '../command-line/world.ts'
import { TournamentFile } from '../file/tournament-file.ts'
import { textOf } from '../language/voice.ts'
import { ticketsToPrint } from '../page/bridge/next-papers.ts'
import { factSaid } from '../page/history.ts'
import { nextAction } from '../page/next.ts'
import { wrapped } from '../page/prose.ts'
import { harmless } from '../page/text-width.ts'
import { decided } from './decision.ts'
import { given, patienceFrom } from './input/options.ts'
import { timeFrom } from './input/time.ts'
import { warnAll } from './look.ts'
import { outcomesOf } from './outcome.ts'
import { words } from './words/messages.ts'

/** The options of every command that changes something. */
export interface Circumstances {
  readonly at: string | undefined
  readonly by: string | undefined
  readonly key: string | undefined
  readonly note: string | undefined
  readonly wait: string | undefined
}

type RecordCall = Pick<Call, 'world'> & { readonly words: { readonly file: string }; readonly options: Circumstances }

/** What is asked for, in fields of a command; where their meaning depends on the tournament, by it. */
export type Wish = Fields | ((tournament: Tournament) => Fields)
type Fields = Readonly<Record<string, unknown>>

export const wished = (wish: Wish, tournament: Tournament): Fields =>
  typeof wish === 'function' ? wish(tournament) : wish

/** Opens the file, does the command, closes the file; `more` adds to the answer what the command alone can tell. */
export function record(
  { world, words: typed, options }: RecordCall,
  wish: Wish,
  more: (answer: Answer, tournament: Tournament) => Answer = (answer) => answer,
): Answer {
  const file = openForWriting(world, typed.file, options)
  try {
    const command = commandFrom(world, wished(wish, file.tournament), options)
    const { facts, repeated } = perform(world, file, command, options.by)
    return more(recorded(file.tournament, typed.file, facts, repeated), file.tournament)
  } finally {
    file.close()
  }
}

export function openForWriting(world: World, path: string, { wait }: Pick<Circumstances, 'wait'>): TournamentFile {
  const file = TournamentFile.open(world.disk, path, patienceFrom(wait))
  warnAll(world, file.remarks)
  return file
}

/** What was typed as a command of the core, which checks every field of it. */
export function commandFrom(world: World, fields: Fields, { at, key, note }: Circumstances): Command {
  return orStop(parseCommand(given({ ...fields, at: timeFrom(at, world), key, note }))).command
}

/** Decides and saves; when this returns, the facts are on the disk. */
export function perform(world: World, file: TournamentFile, command: Command, by = 'director') {
  const answer = decided(world, file.tournament, command, by)
  if (!answer.ok) return stopFor(answer.refusal)
  if (!answer.repeated) file.append(answer.facts)
  return { facts: answer.facts, repeated: answer.repeated === true }
}

/** The facts in sentences, and what to do next. */
export function recorded(
  tournament: Tournament,
  file: string,
  facts: readonly RecordedFact[],
  repeated = false,
): Answer {
  return {
    exit: 'done',
    data: { ok: true, facts, ...(repeated ? { repeated } : {}) },
    page: (paper) => {
      const bulletin = show(tournament)
      const lines = toldOf(tournament, bulletin, facts).map((line) => wrapped(harmless(line), paper.width, '  '))
      const papers = ticketsToPrint(tournament, facts, file, paper)
      return [...lines, ...before(repeated), ...nextAction(bulletin, file, paper), ...papers].join('\n')
    },
  }
}

function toldOf(tournament: Tournament, bulletin: Bulletin, facts: readonly RecordedFact[]): string[] {
  const names = namesIn(tournament)
  const outcomeOf = outcomesOf(tournament, bulletin, facts)
  return facts.flatMap((fact) => [factSaid(fact, tournament.log, names), ...outcomeOf(fact).map(textOf)])
}

const before = (repeated: boolean): string[] => (repeated ? [words('cli-desk-repeated')] : [])
