/** What happened, in a line: for those who read a cup in a file or a pipe. */
import type { CupEvent, CupView } from '@arbiter/engines'
import { gameLine } from '../page/cup/game.ts'
import { waitLines } from '../page/cup/wait.ts'
import type { Paper } from '../page/paper.ts'
import { harmless } from '../page/text-width.ts'

/** Nothing for what is not worth a line. */
export function eventLine(event: CupEvent, view: () => CupView, paper: Paper): string | undefined {
  switch (event.event) {
    case 'game-ended':
      return endedLine(event, view(), paper)
    case 'match-decided':
      return paper.strong(decidedLine(event))
    case 'game-abandoned':
      return paper.pencil(`Match ${event.match}, game ${event.game} was broken off (${event.why}); it does not count.`)
    case 'waiting':
      return waitLines(event, paper).join('\n')
    case 'going-on':
      return event.for === 'disk' ? 'It can be written again: the cup goes on.' : undefined
    case 'game-began':
    case 'moves':
      return undefined
    default:
      return event satisfies never
  }
}

function endedLine({ match, game }: Extract<CupEvent, { event: 'game-ended' }>, view: CupView, paper: Paper) {
  const round = view.rounds.find(({ matches }) => matches.some((each) => each.match === match))
  const found = round?.matches.find((each) => each.match === match)
  const played = found?.games.find((each) => each.game === game)
  return round && found && played ? gameLine(played, found, round.name, paper) : undefined
}

function decidedLine({ match, winner, decidedBy }: Extract<CupEvent, { event: 'match-decided' }>): string {
  if (winner === null) return `Nobody has won match ${match}.`
  return `${harmless(winner)} wins match ${match}${decidedBy === 'score' ? '' : ` (${decidedBy})`}.`
}
