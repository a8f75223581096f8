/** Before the start: the entrants so far, and what they will play. */

import { refusalSaid } from '@arbiter/core'
import type { Bulletin } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { type Outline, outline, type StageOutline } from '@arbiter/core/outline'
import type { Tournament } from '@arbiter/core/tournament'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { Nobody } from '../../parts/nobody.tsx'
import { textOf } from '../../words/message-text.ts'
import { EventAbout } from './event-face.tsx'
import { EntrantLink } from './picture.tsx'
import { words } from './words/messages.ts'

const mostNames = 48

export function Before({ bulletin }: { bulletin: Bulletin }) {
  const live = useLive()
  const entrants = bulletin.entrants.filter(({ withdrawn }) => !withdrawn)
  return (
    <div class="sheet-two">
      <div class="main-side">
        <section class="entered">
          <div class="section">
            <h2>{words('overview-entrants')}</h2>
            <a class="push" href={addresses.entrants(live.id)}>
              {words('overview-all-entrants')}
            </a>
          </div>
          {entrants.length === 0 ? <Nobody /> : <Names names={entrants.map(({ name }) => name)} />}
        </section>
      </div>
      <div class="news-side">
        {bulletin.event && <EventAbout event={bulletin.event} />}
        <Plan />
      </div>
    </div>
  )
}

const Names = ({ names }: { names: readonly string[] }) => {
  const live = useLive()
  return (
    <>
      <ol class="names">
        {names.slice(0, mostNames).map((name) => (
          <li key={name}>
            <EntrantLink name={name} />
          </li>
        ))}
      </ol>
      {names.length > mostNames && <p class="label">{words('overview-more', { count: names.length - mostNames })}</p>}
      {live.may('start') && (
        <a class="btn main" href={addresses.control(live.id)}>
          {words('overview-to-control')}
        </a>
      )}
    </>
  )
}

function Plan() {
  const live = useLive()
  const planned = live.look(plannedFor)
  return (
    <section class="plan">
      <div class="section">
        <h2>{words('overview-plan')}</h2>
        <a class="push" href={addresses.rules(live.id)}>
          {words('overview-rules')}
        </a>
      </div>
      <p class="voice quiet">{textOf(live.tournament.format.about.summary)}</p>
      {'id' in planned ? <p class="voice quiet">{textOf(planned)}</p> : <Stages planned={planned} />}
    </section>
  )
}

const Stages = ({ planned }: { planned: Outline }) => (
  <>
    <ul class="stages">
      {planned.stages.map((stage) => (
        <li key={stage.id}>
          <b>{textOf(stage.name)}</b>
          <span>{lengthOf(stage)}</span>
        </li>
      ))}
    </ul>
    <p class="label">{gamesOf(planned)}</p>
  </>
)

function gamesOf({ games: { min, max } }: Outline): string {
  if (max === min) return words('overview-games', { count: min })
  return max === null ? words('overview-games-at-least', { count: min }) : words('overview-games-between', { min, max })
}

/** The length of a stage; if unknown, what ends it. */
function lengthOf({ rounds, qualifiers, points, lostGamesToBeOut }: StageOutline): string {
  if (typeof qualifiers === 'number')
    return words('overview-stage-race', { places: qualifiers, needed: { points: Number(points) } })
  if (typeof lostGamesToBeOut === 'number') return words('overview-stage-until-out', { lost: lostGamesToBeOut })
  if (rounds.length === 0) return words('overview-stage-open')
  const matches = rounds.reduce((sum, round) => sum + round.matches.length, 0)
  return words('overview-stage-length', { rounds: rounds.length, matches })
}

/** What this many would play, or why they cannot. */
function plannedFor({ format, chart, opened }: Tournament): Outline | Message {
  const planned = outline(format, chart.field.present.length, opened.options)
  return planned.ok ? planned.outline : refusalSaid(planned.refusal)
}
