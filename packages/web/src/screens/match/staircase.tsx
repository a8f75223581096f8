/** The steps of a series: a bar for the time of each, played in print, current in ink, to come in pencil. */
import { type BulletinMatch, ladderOf, markFor, type Rung } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { Colour } from '@arbiter/paper/pictures'
import { useLive } from '../../live/live-context.ts'
import { seatWords } from '../../parts/match-words.ts'
import { clockShown, stepShown, stepSpoken } from './clock-words.ts'
import { message, words } from './words/messages.ts'

export function Staircase({ match }: { match: BulletinMatch }) {
  const live = useLive()
  const rungs = ladderOf(live.tournament, match.match)
  if (rungs.length < 2) return null
  const now = rungs.find(({ state }) => state === 'now')
  const played = rungs.filter(({ state }) => state === 'played').length
  return (
    <section aria-labelledby="m-stairs">
      <div class="section">
        <h2 id="m-stairs">
          {match.state === 'decided'
            ? words('match-stairs-played', { games: played })
            : words('match-stairs-at-most', { games: rungs.length })}
        </h2>
        {now && <span class="stamp ready">{words('match-game-number', { game: now.game })}</span>}
        <span class="push legend" aria-hidden="true">
          <Colour of="white" /> {words('match-white')} <Colour of="black" /> {words('match-black')},{' '}
          {words('match-stairs-legend')}
        </span>
      </div>
      <div class="stairs">
        <div class="names" aria-hidden="true">
          {match.seats.map((seat, index) => (
            <span key={index} dir="auto">
              {seatWords(seat)}
            </span>
          ))}
        </div>
        <ol aria-label={words('match-stairs')} style={{ '--steps': String(rungs.length) }}>
          {rungs.map((rung) => (
            <Stair key={rung.game} rung={rung} match={match} longest={longestOf(rungs)} />
          ))}
        </ol>
      </div>
    </section>
  )
}

const longestOf = (rungs: readonly Rung[]): number => Math.max(...rungs.map(({ clock }) => clock?.white.base ?? 1))

const kinds = { played: 'past', now: 'cur', later: 'todo', spared: 'todo spared' } as const

function Stair({ rung, match, longest }: { rung: Rung; match: BulletinMatch; longest: number }) {
  const { state, clock, white } = rung
  const isUneven = clock !== undefined && clock.white.base !== clock.black.base
  const height = (seconds: number) => ({ '--h': `${Math.round(100 * Math.sqrt(seconds / longest))}%` })
  return (
    <li class={kinds[state]} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
      <span class="hide">{spoken(rung, match)}</span>
      <span class="rise" aria-hidden="true">
        <b>{clockShown(rung)}</b>
        <span class="bars">
          <i style={height(clock?.white.base ?? 1)} />
          {isUneven && <i class="bl" style={height(clock.black.base)} />}
        </span>
      </span>
      <span class="st" aria-hidden="true">
        <span class="n">{rung.game}</span>
        <span class="lb">{stepShown(rung)}</span>
      </span>
      {[0, 1].map((seat) => (
        <span key={seat} class="cell" aria-hidden="true">
          <Colour of={seat === white ? 'white' : 'black'} />
          <b>{rung.result === undefined ? '·' : markFor(rung.result, seat === white)}</b>
        </span>
      ))}
    </li>
  )
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
