/** What happened, in a line: for those who read a cup in a file or a pipe. */
import { type CupEvent, type CupView, decisionSaid, type MatchView, type RoundView } from '@arbiter/engines'
import { textOf } from '../language/voice.ts'
import { gameLine } from '../page/cup/game.ts'
import { waitLines } from '../page/cup/wait.ts'
import type { Paper } from '../page/paper.ts'
import { asText } from '../page/text-width.ts'
import { words } from './words/messages.ts'

/** Nothing for what is not worth a line. */
export function eventLine(event: CupEvent, view: () => CupView, paper: Paper): string | undefined {
  switch (event.event) {
    case 'game-ended':
      return endedLine(event, view(), paper)
    case 'match-decided':
      return paper.strong(decidedLine(event, view()))
    case 'game-abandoned':
      return paper.pencil(words('cli-cup-broken-off', { match: numbered(event), game: event.game, why: event.why }))
    case 'waiting':
      return waitLines(event, paper).join('\n')
    case 'going-on':
      return event.for === 'disk' ? words('cli-cup-disk-again') : undefined
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
  const line = gameLine(played, found, textOf(round.name), paper)
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
  words('cli-cup-still-level', { match: numbered(match), pairs: tiebreakPairs(match, round) })

function decidedLine(event: Extract<CupEvent, { event: 'match-decided' }>, view: CupView): string {
  const { winner, decidedBy } = event
  const match = numbered(event)
  if (winner === null) return words('cli-cup-nobody-won', { match })
  const won = { winner: asText(winner), match }
  const { round, found } = placeIn(view, event.match)
  if (decidedBy === 'seed' && round && found)
    return words('cli-cup-won-by-seed', { ...won, pairs: tiebreakPairs(found, round) })
  const how = decisionSaid(event)
  return how ? words('cli-cup-won-by', { ...won, how }) : words('cli-cup-won', won)
}

const numbered = ({ match }: { readonly match: number }) => ({ text: String(match) })
