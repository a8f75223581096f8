/** A tournament for tests of pages: entered and started, its clock goes a minute a command. */

import { act } from '../src/decider/decide.ts'
import { instantOf } from '../src/facts/instant.ts'
import { parseCommand } from '../src/formats/commands.ts'
import { formats } from '../src/formats/index.ts'
import { formatNamed } from '../src/formats/rule-book/named.ts'
import { isRefusal } from '../src/refusals/refusal.ts'
import { openTournament } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'

export class Evening {
  readonly tournament: Tournament
  private minute = 0

  constructor(name: string, entrants: readonly object[], options: object, autoPair: boolean) {
    const format = formatNamed(name, formats)
    if (isRefusal(format)) throw new Error(format.code)
    const opening = { dice: 'x', name: 'A <cup>', options: { ...options }, autoPair }
    const opened = openTournament(format, opening, this.asked())
    if (isRefusal(opened)) throw new Error(opened.code)
    this.tournament = opened
    this.does({ do: 'enter', entrants }, { do: 'start' })
  }

  does(...commands: object[]): this {
    for (const each of commands) {
      const command = parseCommand(each)
      const answer = isRefusal(command)
        ? { ok: false as const, refusal: command }
        : act(this.tournament, command, this.asked())
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    }
    return this
  }

  private asked() {
    this.minute++
    return { by: 'director', now: instantOf(Date.UTC(2026, 4, 1, 14, this.minute)) }
  }
}
