/** A tournament for tests of pages: entered and started, its clock goes a minute a command. */

import { act } from '../src/decider/decide.ts'
import { instantOf } from '../src/facts/instant.ts'
import { parseCommand } from '../src/formats/commands.ts'
import { formats } from '../src/formats/index.ts'
import { formatNamed } from '../src/formats/rule-book/format-by-name.ts'
import { unwrap } from '../src/refusals/result.ts'
import { openTournament } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'

export class Evening {
  readonly tournament: Tournament
  private minute = 0

  constructor(name: string, entrants: readonly object[], options: object, autoPair: boolean) {
    const { format } = unwrap(formatNamed(name, formats))
    const opening = { dice: 'x', name: 'A <cup>', options: { ...options }, autoPair }
    this.tournament = unwrap(openTournament(format, opening, this.asked())).tournament
    this.does({ do: 'enter', entrants }, { do: 'start' })
  }

  does(...commands: object[]): this {
    for (const each of commands) {
      const { command } = unwrap(parseCommand(each))
      unwrap(act(this.tournament, command, this.asked()))
    }
    return this
  }

  private asked() {
    this.minute++
    return { by: 'director', now: instantOf(Date.UTC(2026, 4, 1, 14, this.minute)) }
  }
}
