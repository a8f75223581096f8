/** The staircase of a series: a bar for the time of every step, done in print, now in ink, to come in pencil. */
import { ladderOf, type MatchShown, markFor, type Rung } from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import { Colour, colourWords } from '../../parts/colour.tsx'
import { seatWords } from '../../parts/match-words.ts'
import { resultWords } from '../../parts/result.ts'
import { catalogue } from '../../words/catalogue.ts'
import { clockShown, stepShown, stepSpoken } from './clock-words.ts'

const words = catalogue(
  {
    atMost: (games: number) => (games === 1 ? 'One game' : `${games} games at most`),
    played: (games: number) => `Decided after ${games === 1 ? 'one game' : `${games} games`}`,
    now: (game: number) => `Game ${game}`,
    legend: 'bars are times',
    spoken: (game: number, step: string, clock: string, white: string, state: string) =>
      `Game ${game}, ${step}${clock === '' ? '' : `, ${clock}`}, ${white} has White, ${state}.`,
    isNow: 'to be played now',
    later: 'only if nobody has won before',
    spared: 'not needed',
    region: 'Steps of the series',
  },
  {
    atMost: (games: number) => (games === 1 ? 'Eine Partie' : `Höchstens ${games} Partien`),
    played: (games: number) => `Entschieden nach ${games === 1 ? 'einer Partie' : `${games} Partien`}`,
    now: (game: number) => `Partie ${game}`,
    legend: 'Balken zeigen die Bedenkzeit',
    spoken: (game: number, step: string, clock: string, white: string, state: string) =>
      `Partie ${game}, ${step}${clock === '' ? '' : `, ${clock}`}, Weiß hat ${white}, ${state}.`,
    isNow: 'jetzt zu spielen',
    later: 'nur falls bis dahin niemand gewonnen hat',
    spared: 'nicht mehr nötig',
    region: 'Stufen der Serie',
  },
)

export function Staircase({ live, match }: { live: Live; match: MatchShown }) {
  const rungs = ladderOf(live.tournament, match.match)
  if (rungs.length < 2) return null
  const now = rungs.find(({ state }) => state === 'now')
  const played = rungs.filter(({ state }) => state === 'played').length
  return (
    <section aria-labelledby="m-stairs">
      <div class="section">
        <h2 id="m-stairs">{match.state === 'decided' ? words.played(played) : words.atMost(rungs.length)}</h2>
        {now && <span class="stamp ready">{words.now(now.game)}</span>}
        <span class="push legend" aria-hidden="true">
          <Colour of="white" /> {colourWords.white} <Colour of="black" /> {colourWords.black}, {words.legend}
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
        <ol aria-label={words.region} style={{ '--steps': String(rungs.length) }}>
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

function Stair({ rung, match, longest }: { rung: Rung; match: MatchShown; longest: number }) {
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

function spoken(rung: Rung, { seats }: MatchShown): string {
  const white = seats[rung.white]
  const state = { played: resultWords(rung.result), now: words.isNow, later: words.later, spared: words.spared }
  return words.spoken(rung.game, stepSpoken(rung), clockShown(rung), white ? seatWords(white) : '', state[rung.state])
}
