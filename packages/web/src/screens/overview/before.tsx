/** Before the start: who has entered, and what so many will play. */
import {
  type Bulletin,
  isRefusal,
  type Outline,
  outline,
  type StageOutline,
  sentenceOf,
  type Tournament,
} from '@arbiter/core'
import { addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { Nobody } from '../../parts/nobody.tsx'
import { catalogue, counted } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { EntrantLink } from './picture.tsx'

const words = catalogue(
  {
    entrants: 'Entrants',
    all: 'All entrants',
    more: (count: number) => `and ${count} more`,
    start: 'Go to the control room',
    plan: 'What they will play',
    rules: 'The rules',
    games: (min: number, max: number | null) =>
      max === min ? counted(min, 'game', 'games') : max === null ? `${min} games or more` : `${min} to ${max} games`,
    matches: (count: number) => counted(count, 'match', 'matches'),
    open: 'as many as it takes',
    race: (places: number, needed: number) => `the first ${places} to ${needed} points`,
    untilOut: (lost: number) => `out at ${lost} lost games`,
    rounds: (count: number) => counted(count, 'round', 'rounds'),
  },
  {
    entrants: 'Teilnehmer',
    all: 'Alle Teilnehmer',
    more: (count: number) => `und ${count} weitere`,
    start: 'Zum Leitstand',
    plan: 'Was gespielt wird',
    rules: 'Die Regeln',
    games: (min: number, max: number | null) =>
      max === min
        ? counted(min, 'Partie', 'Partien')
        : max === null
          ? `mindestens ${counted(min, 'Partie', 'Partien')}`
          : `${min} bis ${max} Partien`,
    matches: (count: number) => counted(count, 'Match', 'Matches'),
    open: 'so viele wie nötig',
    race: (places: number, needed: number) => `die ersten ${places} mit ${needed} Punkten`,
    untilOut: (lost: number) => `aus mit ${lost} Verlustpartien`,
    rounds: (count: number) => counted(count, 'Runde', 'Runden'),
  },
)

const mostNames = 48

export function Before({ live, bulletin }: { live: Live; bulletin: Bulletin }) {
  const entrants = bulletin.entrants.filter(({ withdrawn }) => !withdrawn)
  return (
    <div class="sheet-two">
      <div class="main-side">
        <section class="entered">
          <div class="section">
            <h2>{words.entrants}</h2>
            <a class="push" href={addresses.entrants(live.id)}>
              {words.all}
            </a>
          </div>
          {entrants.length === 0 ? (
            <Nobody live={live} />
          ) : (
            <Names live={live} names={entrants.map(({ name }) => name)} />
          )}
        </section>
      </div>
      <div class="news-side">
        <Plan live={live} />
      </div>
    </div>
  )
}

const Names = ({ live, names }: { live: Live; names: readonly string[] }) => (
  <>
    <ol class="names">
      {names.slice(0, mostNames).map((name) => (
        <li key={name}>
          <EntrantLink live={live} name={name} />
        </li>
      ))}
    </ol>
    {names.length > mostNames && <p class="label">{words.more(names.length - mostNames)}</p>}
    {live.may('start') && (
      <a class="btn main" href={addresses.control(live.id)}>
        {words.start}
      </a>
    )}
  </>
)

function Plan({ live }: { live: Live }) {
  const planned = live.look(plannedFor)
  return (
    <section class="plan">
      <div class="section">
        <h2>{words.plan}</h2>
        <a class="push" href={addresses.rules(live.id)}>
          {words.rules}
        </a>
      </div>
      <p class="voice quiet">{said(live.tournament.format.summary)}</p>
      {typeof planned === 'string' ? <p class="voice quiet">{said(planned)}</p> : <Stages planned={planned} />}
    </section>
  )
}

const Stages = ({ planned }: { planned: Outline }) => (
  <>
    <ul class="stages">
      {planned.stages.map((stage) => (
        <li key={stage.id}>
          <b>{said(stage.name)}</b>
          <span>{lengthOf(stage)}</span>
        </li>
      ))}
    </ul>
    <p class="label">{words.games(planned.games.min, planned.games.max)}</p>
  </>
)

/** How long a stage is; where nobody knows, what ends it. */
function lengthOf({ rounds, qualifiers, points, lostGamesToBeOut }: StageOutline): string {
  if (typeof qualifiers === 'number') return words.race(qualifiers, Number(points))
  if (typeof lostGamesToBeOut === 'number') return words.untilOut(lostGamesToBeOut)
  if (rounds.length === 0) return words.open
  const matches = rounds.reduce((sum, round) => sum + round.matches.length, 0)
  return `${words.rounds(rounds.length)}, ${words.matches(matches)}`
}

/** What so many would play, or why so many cannot. */
function plannedFor({ format, chart, opened }: Tournament): Outline | string {
  const planned = outline(format, chart.present.length, opened.options)
  return isRefusal(planned) ? sentenceOf(planned) : planned
}
