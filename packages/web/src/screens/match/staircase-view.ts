/** The steps of a series as a view model: clock, height of the bars, colours and marks of each, and how it is read aloud. */
import { type BulletinMatch, markFor, type Rung } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { seatWords } from '../../parts/match-words.ts'
import { clockShown, stepShown, stepSpoken } from './clock-words.ts'
import { message, words } from './words/messages.ts'

export interface StaircaseView {
  /** "12 games at most", "Decided after 3 games". */
  readonly title: string
  /** The game to play now. */
  readonly now?: number
  readonly names: readonly string[]
  readonly steps: readonly StepView[]
}

export interface StepView {
  readonly game: number
  readonly state: Rung['state']
  readonly clock: string
  readonly label: string
  /** Shares of the longest time: one bar, or White's and Black's. */
  readonly heights: readonly [number, number?]
  readonly cells: readonly { readonly colour: 'white' | 'black'; readonly mark: string }[]
  readonly spoken: string
}

/** Undefined for a match without a series. */
export function staircaseView(rungs: readonly Rung[], match: BulletinMatch): StaircaseView | undefined {
  if (rungs.length < 2) return undefined
  const now = rungs.find(({ state }) => state === 'now')
  const longest = Math.max(...rungs.map(({ clock }) => clock?.white.base ?? 1))
  return {
    title: titleOf(rungs, match),
    ...(now ? { now: now.game } : {}),
    names: match.seats.map(seatWords),
    steps: rungs.map((rung) => stepView(rung, match, longest)),
  }
}

const titleOf = (rungs: readonly Rung[], { state }: BulletinMatch): string =>
  state === 'decided'
    ? words('match-stairs-played', { games: rungs.filter((rung) => rung.state === 'played').length })
    : words('match-stairs-at-most', { games: rungs.length })

function stepView(rung: Rung, match: BulletinMatch, longest: number): StepView {
  const { game, state, clock, white, result } = rung
  const height = (seconds = 1) => Math.sqrt(seconds / longest)
  const isUneven = clock !== undefined && clock.white.base !== clock.black.base
  return {
    game,
    state,
    clock: clockShown(rung),
    label: stepShown(rung),
    heights: isUneven ? [height(clock.white.base), height(clock.black.base)] : [height(clock?.white.base)],
    cells: [0, 1].map((seat) => ({
      colour: seat === white ? 'white' : 'black',
      mark: result === undefined ? '·' : markFor(result, seat === white),
    })),
    spoken: spoken(rung, match),
  }
}

function spoken(rung: Rung, { seats }: BulletinMatch): string {
  const white = seats[rung.white]
  const clock = clockShown(rung)
  const given = {
    game: rung.game,
    step: stepSpoken(rung),
    white: { text: white ? seatWords(white) : '' },
    state: stateOf(rung),
  }
  return clock === ''
    ? words('match-rung', given)
    : words('match-rung-with-clock', { ...given, clock: { text: clock } })
}

function stateOf({ state, result }: Rung): Message {
  if (state !== 'played') return message('match-rung-open', { state })
  return message('match-rung-played', { result: { result: result ?? '--' } })
}
