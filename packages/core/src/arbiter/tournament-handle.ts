/** A tournament for a program: its commands and its current state. */
import { type BulletinBracket, bracketsOf } from '../bulletin/pictures/bracket.ts'
import { type Bulletin, show } from '../bulletin/show.ts'
import { type TableRow, tableOf } from '../bulletin/table.ts'
import type { Command } from '../commands/command.ts'
import { type Answer, act } from '../decider/decide.ts'
import { effectsOf } from '../decider/effects.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { writeLines } from '../facts/log-file.ts'
import type { ShippedCommand } from '../formats/commands.ts'
import { kindsOf } from '../formats/rule-book/facts/facts-of.ts'
import type { Consequences } from '../refusals/refusal.ts'
import type { Result } from '../refusals/result.ts'
import type { Asker } from '../tournament/asker.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { type Why, why } from '../why/why.ts'

type CommandOf<Name extends Command['do']> = Extract<Command, { readonly do: Name }>

/** The fields of a command that its method does not take as arguments. */
type More<Name extends Command['do'], Taken extends string = never> = Omit<CommandOf<Name>, 'do' | Taken>

export type NewEntrant = CommandOf<'enter'>['entrants'][number]
type ReportedResult = NonNullable<CommandOf<'report'>['result']>

export class TournamentHandle {
  /** For functions of the library that have no method here. */
  readonly tournament: Tournament
  private readonly asked: () => Asker

  constructor(tournament: Tournament, asked: () => Asker) {
    this.tournament = tournament
    this.asked = asked
  }

  enter(...entrants: readonly (string | NewEntrant)[]): Answer {
    return this.do({
      do: 'enter',
      entrants: entrants.map((each) => (typeof each === 'string' ? { name: each } : each)),
    })
  }

  withdraw(entrant: string, more: More<'withdraw', 'entrant'> = {}): Answer {
    return this.do({ ...more, do: 'withdraw', entrant })
  }

  start(more: More<'start'> = {}): Answer {
    return this.do({ ...more, do: 'start' })
  }

  report(match: string, result: ReportedResult, more: More<'report', 'match' | 'result'> = {}): Answer {
    return this.do({ ...more, do: 'report', match, result })
  }

  /** Refused with `would-void` and the consequences if later facts would become void, until `confirm` lists these. */
  correct(match: string, result: ReportedResult, more: More<'correct', 'match' | 'result'> = {}): Answer {
    return this.do({ ...more, do: 'correct', match, result })
  }

  undo(): Answer {
    return this.do({ do: 'undo' })
  }

  redo(): Answer {
    return this.do({ do: 'redo' })
  }

  /** Any command, a format's own included. */
  do(command: Command | ShippedCommand): Answer {
    return act(this.tournament, command, this.asked())
  }

  /** An unchecked command from outside. */
  doJson(json: unknown): Answer {
    return act(this.tournament, json, this.asked())
  }

  /** What a command would change; does not do it. */
  consequences(command: Command | ShippedCommand): Result<{ readonly consequences: Consequences }> {
    return effectsOf(this.tournament, command, this.asked())
  }

  /** "match 3", "rank Ann", "seed Ann", "bye Ann", "tie Ann, Ben", "champion". */
  why(question: string): Result<{ readonly why: Why }> {
    return why(this.tournament, question)
  }

  /** The whole tournament as data. */
  show(): Bulletin {
    return show(this.tournament)
  }

  get table(): readonly TableRow[] {
    return tableOf(this.tournament.chart)
  }

  get brackets(): readonly BulletinBracket[] {
    return bracketsOf(this.tournament)
  }

  get log(): readonly RecordedFact[] {
    return this.tournament.log
  }

  /** The log file. */
  get text(): string {
    return writeLines(this.log, kindsOf([this.tournament.format]))
  }
}
