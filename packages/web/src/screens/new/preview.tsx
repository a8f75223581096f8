/** What it will be: rounds, matches, byes, games and hours for this many, and the first pairings with the names in the list. */
import {
  isRefusal,
  type MatchOutline,
  type Outline,
  outline,
  type SimulationAnswer,
  sentenceOf,
  show,
} from '@arbiter/core'
import type { ComponentChildren } from 'preact'
import { Colour } from '../../parts/colour.tsx'
import { seatWords } from '../../parts/match-words.ts'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { duration } from '../../words/time.ts'
import type { Plan, Rehearsal } from './rehearsal.ts'

const words = catalogue(
  {
    title: 'What you will get',
    preview: 'Preview',
    players: 'players',
    teams: 'teams',
    rounds: 'rounds',
    matches: 'matches known now',
    byes: 'byes',
    games: 'games',
    hours: 'from start to end',
    reckoning: 'being reckoned',
    atLeast: (count: number) => `${count}+`,
    first: (round: string) => `${round}, first pairings`,
    more: (count: number) => `and ${count} more`,
    bye: (names: string) => `Bye: ${names}`,
    cannotStart: 'It can be opened, but not started yet:',
    estimated: (runs: number, pace: string) =>
      `Played ${runs} times by chance, ${pace}, all boards at once. Nine in ten were within these figures; the time is their mean.`,
    ownClocks: 'with the clocks set here',
    usualClocks: 'at 15 minutes and 10 seconds a move',
    usualBoards: 'at 7½ minutes a board',
    putRight: 'Put the marked rules right to see it.',
  },
  {
    title: 'Das kommt dabei heraus',
    preview: 'Vorschau',
    players: 'Spieler',
    teams: 'Teams',
    rounds: 'Runden',
    matches: 'Matches schon bekannt',
    byes: 'Freilose',
    games: 'Partien',
    hours: 'von Start bis Ende',
    reckoning: 'wird berechnet',
    atLeast: (count: number) => `${count}+`,
    first: (round: string) => `${round}, erste Paarungen`,
    more: (count: number) => `und ${count} weitere`,
    bye: (names: string) => `Freilos: ${names}`,
    cannotStart: 'Es kann eröffnet, aber noch nicht gestartet werden:',
    estimated: (runs: number, pace: string) =>
      `${runs}-mal nach dem Zufall durchgespielt, ${pace}, alle Bretter zugleich. Neun von zehn lagen in diesen Grenzen; die Zeit ist ihr Mittel.`,
    ownClocks: 'mit der hier gesetzten Bedenkzeit',
    usualClocks: 'mit 15 Minuten und 10 Sekunden je Zug',
    usualBoards: 'mit 7½ Minuten je Board',
    putRight: 'Bringen Sie die markierten Regeln in Ordnung, um es zu sehen.',
  },
)

interface PreviewProps {
  readonly plan: Plan
  readonly whom: 'players' | 'teams'
  readonly count: number
  readonly rehearsal: Rehearsal
  readonly estimate: SimulationAnswer | undefined
  readonly children: ComponentChildren
}

export function Preview({ plan, whom, count, rehearsal, estimate, children }: PreviewProps) {
  const shape = outline(plan.format, count, plan.options)
  return (
    <aside class="preview" aria-labelledby="h-preview">
      <div class="section">
        <h2 id="h-preview">{words.title}</h2>
        <span class="stamp draft">{words.preview}</span>
      </div>
      {isRefusal(shape) ? (
        <div class="notice refused">
          <p class="voice">{shape.code === 'bad-option' ? words.putRight : said(sentenceOf(shape))}</p>
        </div>
      ) : (
        <>
          <Figures shape={shape} whom={whom} estimate={estimate} />
          {estimate && <p class="voice how">{howWords(plan.format.name, estimate.runs)}</p>}
          {plan.entrants.length > 0 && !rehearsal.isStarted && <CannotStart rehearsal={rehearsal} />}
          <FirstRound shape={shape} rehearsal={rehearsal} isNamed={plan.entrants.length > 0} />
        </>
      )}
      {children}
    </aside>
  )
}

function howWords(format: string, runs: number): string {
  if (format === 'bridge-knockout') return words.estimated(runs, words.usualBoards)
  return words.estimated(runs, format === 'hybrid-knockout' ? words.ownClocks : words.usualClocks)
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
  const waiting = <span class="waiting" title={words.reckoning} />
  const figures: readonly (readonly [label: string, value: ComponentChildren])[] = [
    [words[whom], shape.entrants],
    [words.rounds, estimate ? within(estimate.rounds) : waiting],
    [words.matches, matches],
    [words.games, max === null ? (estimate ? within(estimate.games) : words.atLeast(min)) : range(min, max)],
    [words.byes, estimate ? within(estimate.byes) : waiting],
    [words.hours, estimate ? hoursOf(estimate) : waiting],
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

/** To five minutes: nobody knows it better. */
const hoursOf = ({ hours }: SimulationAnswer): string => duration(Math.round((hours.mean * 60) / 5) * 5)

const CannotStart = ({ rehearsal }: { rehearsal: Extract<Rehearsal, { isStarted: false }> }) => (
  <div class="notice refused" role="status">
    <p class="voice">
      {rehearsal.at === 'starting' && words.cannotStart} {said(sentenceOf(rehearsal.refusal))}
    </p>
  </div>
)

const mostPairings = 6

interface FirstRoundProps {
  readonly shape: Outline
  readonly rehearsal: Rehearsal
  readonly isNamed: boolean
}

/** With the real names once they are in the list; with seeds before that. */
function FirstRound({ shape, rehearsal, isNamed }: FirstRoundProps) {
  const known = rehearsal.isStarted && isNamed ? show(rehearsal.tournament).stages[0]?.rounds[0] : undefined
  const round = known ?? shape.stages[0]?.rounds[0]
  if (!round || round.matches.length === 0) return null
  const rest = round.matches.length - mostPairings
  return (
    <>
      <h3>{words.first(said(round.name))}</h3>
      <ol class="first">
        {round.matches.slice(0, mostPairings).map((match) => (
          <Pairing key={match.match} match={match} />
        ))}
      </ol>
      {rest > 0 && <p class="label">{words.more(rest)}</p>}
      {round.byes.length > 0 && <p class="voice how">{words.bye(round.byes.map(seatWords).join(', '))}</p>}
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
