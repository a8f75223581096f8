/** The entry for programs: opens and reads tournaments, with formats, clock and author given once. */
import { instantOf } from '../facts/instant.ts'
import { readLog } from '../formats/log.ts'
import type { AnyFormat, Format } from '../formats/rule-book/format.ts'
import { formatNamed } from '../formats/rule-book/format-by-name.ts'
import type { Message } from '../message/message.ts'
import type { Result } from '../refusals/result.ts'
import type { Asker } from '../tournament/asker.ts'
import { type NewTournament, openTournament, tournamentOf } from '../tournament/open.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { TournamentHandle } from './tournament-handle.ts'

export interface ArbiterSetup<Formats extends readonly AnyFormat[]> {
  readonly formats: Formats
  readonly clock: () => Date
  /** The director's name, recorded with every fact. */
  readonly author: string
}

/** Options not given keep their defaults. */
type OptionsOf<Of> = Of extends Format<infer Options, string> ? Partial<Options> : never

type FormatByName<Formats extends readonly AnyFormat[], Name extends string> = Extract<
  Formats[number],
  { readonly name: Name }
>

export interface NewTournamentOf<Of> extends Omit<NewTournament, 'options'> {
  readonly options?: OptionsOf<Of>
}

export class Arbiter<const Formats extends readonly AnyFormat[]> {
  private readonly formats: Formats
  private readonly asked: () => Asker

  constructor({ formats, clock, author }: ArbiterSetup<Formats>) {
    this.formats = formats
    this.asked = () => ({ by: author, now: instantOf(clock().getTime()) })
  }

  /** A new tournament with nobody in it. */
  open<const Name extends Formats[number]['name']>(
    name: Name,
    opening: NewTournamentOf<FormatByName<Formats, Name>>,
  ): Result<{ readonly tournament: TournamentHandle }> {
    const named = formatNamed(name, this.formats)
    if (!named.ok) return named
    return this.handle(openTournament(named.format, opening as NewTournament, this.asked()))
  }

  /** Reads a log file; `cut` reports an incomplete end that was left off. */
  read(text: string): Result<{ readonly tournament: TournamentHandle; readonly cut?: Message }> {
    const read = readLog(text, this.formats)
    if (!read.ok) return read
    const result = this.handle(tournamentOf(read.log, this.formats))
    return result.ok && read.cut !== undefined ? { ...result, cut: read.cut } : result
  }

  private handle(
    found: Result<{ readonly tournament: Tournament }>,
  ): Result<{ readonly tournament: TournamentHandle }> {
    return found.ok ? { ok: true, tournament: new TournamentHandle(found.tournament, this.asked) } : found
  }
}
