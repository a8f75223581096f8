/** The bracket of a cup, drawn with the lines of every other knockout; as a list where there is no room for them. */
import type { MatchId } from '@arbiter/core'
import type { BracketRound, BulletinBracket, BulletinMatch, SeatOutline } from '@arbiter/core/bulletin'
import { parseResult } from '@arbiter/core/facts'
import { cup } from '@arbiter/core/formats/cup'
import {
  type CupView,
  decisionSaid,
  type GameView,
  type MatchView,
  pointsShown,
  type RoundView,
  type SeatView,
} from '@arbiter/engines'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { treeLines } from '../pictures/tree.ts'
import { seatName } from '../seat.ts'
import { type Row, table } from '../table.ts'
import { harmless } from '../text-width.ts'

/** The whole tree, or the tree of the rounds that are not over, or the matches of the round that is played. */
export function bracketLines(view: CupView, paper: Paper, height: number): string[] {
  const left = roundsLeft(view)
  for (const rounds of [view.rounds, left]) {
    const tree = linesOf(rounds) <= height ? cupTree(view, rounds, paper) : undefined
    if (tree && tree.length <= height) return tree
  }
  return height < 2 ? [] : listLines(view, left.slice(0, 1), paper, height - 1)
}

/** A heading, a line a seat, and one between two of them: drawn several times a second, so nothing is drawn in vain. */
const linesOf = ([first]: readonly RoundView[]): number => 4 * (first?.matches.length ?? 0)

/** The tree with the match for third place below it; none if the page is too narrow. */
export function cupTree(view: CupView, rounds: readonly RoundView[], paper: Paper): string[] | undefined {
  const isLive = liveIn(view)
  const tree = rounds.filter(({ isThirdPlace }) => !isThirdPlace).map((round) => drawn(round, isLive))
  const lines = tree.length === 0 ? [] : treeLines(bracketOf(tree), paper)
  if (!lines) return undefined
  const third = listLines(
    view,
    view.rounds.filter(({ isThirdPlace }) => isThirdPlace),
    paper,
  )
  return third.length === 0 ? lines : [...lines, '', ...third]
}

/** From the first round on in which something is open; the last one when all is decided. */
function roundsLeft({ rounds }: CupView): readonly RoundView[] {
  const tree = rounds.filter(({ isThirdPlace }) => !isThirdPlace)
  const first = tree.findIndex(({ matches }) => matches.some(({ state }) => state !== 'decided'))
  return tree.slice(first)
}

// --- as the bracket of any tournament --------------------------------------------------------------

const bracketOf = (rounds: readonly BracketRound[]): BulletinBracket => ({
  stage: 'cup',
  name: cup.about.title,
  of: 'players',
  drawnAs: 'tree',
  rounds,
  seeds: seedsOf(rounds),
})

const seedsOf = (rounds: readonly BracketRound[]): Record<string, number> =>
  Object.fromEntries(
    rounds
      .flatMap(({ matches }) => matches.flatMap(({ seats }) => seats))
      .flatMap(({ entrant, seed }) => (entrant === undefined || seed === undefined ? [] : [[entrant, seed]])),
  )

const drawn = ({ name, round, matches }: RoundView, isLive: IsLive): BracketRound => ({
  name,
  round,
  matches: matches.map((match) => matchDrawn(match, isLive(match))),
})

/** Only what is being played has the arrow. */
function matchDrawn({ match, seats, state, winner, games }: MatchView, isLive: boolean): BulletinMatch {
  return {
    match: String(match) as MatchId,
    seats: seats.map(seatDrawn),
    advance: 1,
    pairs: 1,
    state: isLive ? 'open' : state === 'decided' ? 'decided' : 'waiting',
    games: games.flatMap(gameDrawn),
    ...(winner === undefined ? {} : { winner }),
  }
}

const seatDrawn = ({ name, from, seed }: SeatView): SeatOutline => ({
  ...(name === undefined ? from : { entrant: name }),
  ...(seed === undefined ? {} : { seed }),
})

/** What was broken off gave no points. */
function gameDrawn({ game, white, black, result }: GameView): BulletinMatch['games'] {
  const counted = parseResult(result)
  return counted === undefined ? [] : [{ game, white, black, result: counted, finishedAt: '' }]
}

// --- as a list -------------------------------------------------------------------------------------

type IsLive = (match: Pick<MatchView, 'match'>) => boolean

const liveIn = ({ live }: CupView): IsLive => {
  const numbers = new Set(live.map(({ match }) => match))
  return ({ match }) => numbers.has(match)
}

const columns = [
  { heading: '', align: 'right' },
  { heading: '', least: 7 },
  { heading: '' },
  { heading: '', least: 7 },
  { heading: '', least: 6, isSpare: true },
] as const

/** The matches of each round below its name, so many of them at most; what is being played stands first. */
export const listLines = (view: CupView, rounds: readonly RoundView[], paper: Paper, most?: number): string[] =>
  rounds.flatMap(({ name, matches }) => {
    const isLive = liveIn(view)
    const inOrder = matches.toSorted((a, b) => Number(isLive(b)) - Number(isLive(a))).slice(0, most)
    const rows = inOrder.map((match) => rowOf(match, isLive(match), paper))
    return [paper.strong(textOf(name)), ...table(paper, columns, rows, '  ')]
  })

function rowOf(match: MatchView, isLive: boolean, paper: Paper): Row {
  const [first, second] = match.seats
  const number = `${isLive ? '▸' : ''}${match.match}`
  const cells = [number, seatWords(first), scoreOf(match), seatWords(second), textOf(decisionSaid(match))]
  const style = isLive ? paper.ink : match.state === 'decided' ? undefined : paper.pencil
  return { cells, ...(style ? { style } : {}) }
}

const seatWords = ({ name, from, seed }: SeatView): string =>
  name === undefined
    ? from === undefined
      ? ''
      : seatName(from)
    : harmless(`${seed === undefined ? '' : `${seed} `}${name}`)

function scoreOf({ seats: [first, second], games, state, winner }: MatchView): string {
  if (games.length > 0) return `${pointsShown(first.halfPoints)}–${pointsShown(second.halfPoints)}`
  if (state !== 'decided' || winner === undefined) return '–'
  return winner === first.name ? '+:−' : '−:+'
}
