/** The steps of a series: a bar for the time of each, played in print, current in ink, to come in pencil. */
import { type BulletinMatch, ladderOf } from '@arbiter/core/bulletin'
import { Colour } from '@arbiter/paper/pictures'
import { useLive } from '../../live/live-context.ts'
import { type StepView, staircaseView } from './staircase-view.ts'
import { words } from './words/messages.ts'

export function Staircase({ match }: { match: BulletinMatch }) {
  const live = useLive()
  const view = staircaseView(ladderOf(live.tournament, match.match), match)
  if (!view) return null
  const { title, now, names, steps } = view
  return (
    <section aria-labelledby="m-stairs">
      <div class="section">
        <h2 id="m-stairs">{title}</h2>
        {now !== undefined && <span class="stamp ready">{words('match-game-number', { game: now })}</span>}
        <span class="push legend" aria-hidden="true">
          <Colour of="white" /> {words('match-white')} <Colour of="black" /> {words('match-black')},{' '}
          {words('match-stairs-legend')}
        </span>
      </div>
      <div class="stairs">
        <div class="names" aria-hidden="true">
          {names.map((name, index) => (
            <span key={index} dir="auto">
              {name}
            </span>
          ))}
        </div>
        <ol aria-label={words('match-stairs')} style={{ '--steps': String(steps.length) }}>
          {steps.map((step) => (
            <Step key={step.game} step={step} />
          ))}
        </ol>
      </div>
    </section>
  )
}

const kinds = { played: 'past', now: 'cur', later: 'todo', spared: 'todo spared' } as const

const height = (share: number) => ({ '--h': `${Math.round(100 * share)}%` })

function Step({ step: { game, state, clock, label, heights, cells, spoken } }: { step: StepView }) {
  const [white, black] = heights
  return (
    <li class={kinds[state]} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
      <span class="hide">{spoken}</span>
      <span class="rise" aria-hidden="true">
        <b>{clock}</b>
        <span class="bars">
          <i style={height(white)} />
          {black !== undefined && <i class="bl" style={height(black)} />}
        </span>
      </span>
      <span class="st" aria-hidden="true">
        <span class="n">{game}</span>
        <span class="lb">{label}</span>
      </span>
      {cells.map(({ colour, mark }, seat) => (
        <span key={seat} class="cell" aria-hidden="true">
          <Colour of={colour} />
          <b>{mark}</b>
        </span>
      ))}
    </li>
  )
}
