/** What any command would do to people and results, without doing it; corrections and revocations as `preview` tells them. */
import { chartOf } from '../chart/apply.ts'
import type { MatchId } from '../facts/ids.ts'
import type { Consequences, Refusal } from '../refusals/refusal.ts'
import type { Asked } from './asked.ts'
import { preview } from './changing.ts'
import type { Command } from './command.ts'
import { consequencesOf } from './consequences.ts'
import { decide } from './decide.ts'
import type { Tournament } from './tournament.ts'

export function effectsOf(tournament: Tournament, command: Command, asked: Asked): Consequences | Refusal {
  switch (command.do) {
    case 'correct':
    case 'revoke':
    case 'misplaced':
    case 'redraw':
      return preview(tournament, command, asked)
    default: {
      const answer = decide(tournament, command, asked)
      if (!answer.ok) return answer.refusal
      const log = answer.repeated ? tournament.log : [...tournament.log, ...answer.facts]
      const own = 'match' in command ? (command.match as MatchId) : undefined
      const found = consequencesOf(tournament, { chart: chartOf(tournament.format, log), log, own })
      // One more in the list makes every shared place wider; nobody moves by it.
      return command.do === 'enter' ? { ...found, ranks: [] } : found
    }
  }
}
