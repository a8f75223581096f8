/** What happened, in a line: for those who read a cup in a file or a pipe. */
import { plural } from '@arbiter/core'
import type { CupEvent, CupView, MatchView, RoundView } from '@arbiter/engines'
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
      return paper.strong(decidedLine(event, view()))
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
  const { round, found } = placeIn(view, match)
  const played = found?.games.find((each) => each.game === game)
  if (!round || !found || !played) return undefined
  const line = gameLine(played, found, round.name, paper)
  return isLongLevel(found, round) ? `${line}\n${stillLevel(found, round)}` : line
}

function placeIn({ rounds }: CupView, match: number) {
  const round = rounds.find(({ matches }) => matches.some((each) => each.match === match))
  return { round, found: round?.matches.find((each) => each.match === match) }
}

/** CUP-18a: equal engines may go on through the whole book; every ten pairs it is said why. */
const remindEvery = 10

const tiebreakPairs = ({ games }: MatchView, { pairs }: RoundView): number =>
  Math.floor(games.filter(({ result }) => result !== '*').length / 2) - pairs

function isLongLevel(match: MatchView, round: RoundView): boolean {
  const further = tiebreakPairs(match, round)
  const isWhole = match.games.filter(({ result }) => result !== '*').length % 2 === 0
  return match.state === 'open' && isWhole && further > 0 && further % remindEvery === 0
}

const stillLevel = (match: MatchView, round: RoundView): string =>
  `Match ${match.match} is level after ${tiebreakPairs(match, round)} tiebreak pairs. They go on until one leads or no more may follow (CUP-18a); MaxTiebreakPairs sets how many.`

function decidedLine(event: Extract<CupEvent, { event: 'match-decided' }>, view: CupView): string {
  const { match, winner, decidedBy } = event
  if (winner === null) return `Nobody has won match ${match}.`
  const { round, found } = placeIn(view, match)
  if (decidedBy === 'seed' && round && found)
    return `${harmless(winner)} wins match ${match} as the higher seed: it was level after ${plural(tiebreakPairs(found, round), 'tiebreak pair')}, and no more may follow (CUP-18a, CUP-18b).`
  return `${harmless(winner)} wins match ${match}${decidedBy === 'score' ? '' : ` (${decidedBy})`}.`
}
