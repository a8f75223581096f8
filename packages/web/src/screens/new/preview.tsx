/** The size of the tournament: rounds, matches, byes, games and hours, and the first pairings. */
import { type Refusal, refusalSays } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { type MatchOutline, type Outline, outline } from '@arbiter/core/outline'
import type { SimulationAnswer } from '@arbiter/core/simulate'
import { Colour } from '@arbiter/paper/pictures'
import type { ComponentChildren } from 'preact'
import { seatWords } from '../../parts/match-words.ts'
import { textOf, textOfAll } from '../../words/message-text.ts'
import { duration } from '../../words/time.ts'
import type { Plan, Rehearsal } from './rehearsal.ts'
import { words } from './words/messages.ts'

interface PreviewProps {
  readonly plan: Plan
  readonly whom: 'players' | 'teams'
  readonly count: number
  readonly rehearsal: Rehearsal
  readonly estimate: SimulationAnswer | undefined
  readonly children: ComponentChildren
}

export function SizePreview({ plan, whom, count, rehearsal, estimate, children }: PreviewProps) {
  const planned = outline(plan.format, count, plan.options)
  return (
    <aside class="preview" aria-labelledby="h-preview">
      <div class="section">
        <h2 id="h-preview">{words('new-preview-title')}</h2>
        <span class="stamp draft">{words('new-preview')}</span>
      </div>
      {planned.ok ? (
        <>
          <Figures shape={planned.outline} whom={whom} estimate={estimate} />
          {estimate && <p class="voice how">{howWords(plan.format, estimate.runs)}</p>}
          {plan.entrants.length > 0 && !rehearsal.isStarted && <CannotStart rehearsal={rehearsal} />}
          <FirstRound shape={planned.outline} rehearsal={rehearsal} isNamed={plan.entrants.length > 0} />
        </>
      ) : (
        <div class="notice refused">
          <p class="voice">{refusedWords(planned.refusal)}</p>
        </div>
      )}
      {children}
    </aside>
  )
}

const refusedWords = (refusal: Refusal): string =>
  refusal.code === 'bad-option' ? words('new-put-right') : textOfAll(refusalSays(refusal))

function howWords({ about, views }: Plan['format'], runs: number): string {
  if (about.whom === 'teams') return words('new-estimated', { runs, pace: 'boards' })
  return words('new-estimated', { runs, pace: views.simulation?.hasClocks ? 'own' : 'usual' })
}

function Figures({
  shape,
  whom,
  estimate,
}: {
  shape: Outline
  whom: 'players' | 'teams'
  estimate: PreviewProps['estimate']
}) {
  const matches = shape.stages.flatMap(({ rounds }) => rounds).reduce((sum, round) => sum + round.matches.length, 0)
  const { min, max } = shape.games
  const waiting = <span class="waiting" title={words('new-reckoning')} />
  const figures: readonly (readonly [label: string, value: ComponentChildren])[] = [
    [words('new-figure-entrants', { whom }), shape.entrants],
    [words('new-figure-rounds'), estimate ? within(estimate.rounds) : waiting],
    [words('new-figure-matches'), matches],
    [
      words('new-figure-games'),
      max === null ? (estimate ? within(estimate.games) : words('new-at-least', { count: min })) : range(min, max),
    ],
    [words('new-figure-byes'), estimate ? within(estimate.byes) : waiting],
    [words('new-figure-hours'), estimate ? hoursOf(estimate) : waiting],
  ]
  return (
    <dl class="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`)

const within = ({ p5, p95 }: SimulationAnswer['rounds']): string => range(Math.round(p5), Math.round(p95))

/** To five minutes: it cannot be known more exactly. */
const hoursOf = ({ hours }: SimulationAnswer): string => duration(Math.round((hours.mean * 60) / 5) * 5)

const CannotStart = ({ rehearsal }: { rehearsal: Extract<Rehearsal, { isStarted: false }> }) => (
  <div class="notice refused" role="status">
    <p class="voice">
      {rehearsal.at === 'starting' && words('new-cannot-start')} {textOfAll(refusalSays(rehearsal.refusal))}
    </p>
  </div>
)

const mostPairings = 6

interface FirstRoundProps {
  readonly shape: Outline
  readonly rehearsal: Rehearsal
  readonly isNamed: boolean
}

/** With the names of the list, or with seeds while there are none. */
function FirstRound({ shape, rehearsal, isNamed }: FirstRoundProps) {
  const known = rehearsal.isStarted && isNamed ? show(rehearsal.tournament).stages[0]?.rounds[0] : undefined
  const round = known ?? shape.stages[0]?.rounds[0]
  if (!round || round.matches.length === 0) return null
  const rest = round.matches.length - mostPairings
  return (
    <>
      <h3>{words('new-first', { round: { text: textOf(round.name) } })}</h3>
      <ol class="first">
        {round.matches.slice(0, mostPairings).map((match) => (
          <Pairing key={match.match} match={match} />
        ))}
      </ol>
      {rest > 0 && <p class="label">{words('new-more', { count: rest })}</p>}
      {round.byes.length > 0 && (
        <p class="voice how">{words('new-bye', { names: round.byes.map((seat) => ({ text: seatWords(seat) })) })}</p>
      )}
    </>
  )
}

function Pairing({ match }: { match: MatchOutline & { readonly next?: readonly { readonly white: string }[] } }) {
  const white = match.next?.[0]?.white
  return (
    <li>
      {match.seats.map((seat, i) => (
        <span key={i}>
          {white !== undefined && <Colour of={seat.entrant === white ? 'white' : 'black'} />}{' '}
          <bdi>{seatWords(seat)}</bdi>
        </span>
      ))}
    </li>
  )
}
