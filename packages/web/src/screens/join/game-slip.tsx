/** One game to report, as a ticket: who and what, what both sides have said, and how it ended. */
import { conditionsOf, type GameToReport, show, type Tournament } from '@arbiter/core'
import { useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import type { Problem } from '../../live/api.ts'
import type { Live } from '../../live/live.ts'
import { Colour, colourWords } from '../../parts/colour.tsx'
import { calledIn } from '../../parts/names.ts'
import { Refused } from '../../parts/refused.tsx'
import { resultWords } from '../../parts/result.ts'
import { startWords } from '../../parts/start-position.ts'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { ImpsForm } from './imps-form.tsx'
import { type Meeting, opponentIn, type ToReport } from './meeting.ts'

const words = catalogue(
  {
    match: (id: string) => `Match ${id}`,
    against: 'against',
    colour: 'You have',
    clock: 'Time',
    round: 'Round',
    position: 'Position',
    boards: 'Boards',
    won: 'I won',
    drew: 'Draw',
    lost: 'I lost',
    asTheySaid: (name: string) => `as ${name} said`,
    asYouSaid: 'as you said',
    how: 'How did it end?',
    nothing: 'Nothing was said of it yet.',
    you: (result: string) => `You said ${result}.`,
    they: (name: string, result: string) => `${name} said ${result}.`,
    disagreed: 'You do not agree: talk to each other, or call the director, who decides. You may change what you said.',
    waitsForThem: 'It is recorded when the other side says the same.',
    waitsForYou: 'Say the same to confirm it, or what you saw.',
    recorded: 'Both sides agree: the result is recorded.',
    toldWaiting: (name: string) => `Said. It is recorded when ${name} says the same.`,
    toldDisagreed: (name: string) => `${name} said something else. Talk to each other, or call the director.`,
  },
  {
    match: (id: string) => `Match ${id}`,
    against: 'gegen',
    colour: 'Sie haben',
    clock: 'Bedenkzeit',
    round: 'Runde',
    position: 'Stellung',
    boards: 'Boards',
    won: 'Gewonnen',
    drew: 'Remis',
    lost: 'Verloren',
    asTheySaid: (name: string) => `wie ${name} sagt`,
    asYouSaid: 'wie Sie sagten',
    how: 'Wie ging es aus?',
    nothing: 'Bisher hat niemand etwas gemeldet.',
    you: (result: string) => `Sie haben ${result} gemeldet.`,
    they: (name: string, result: string) => `${name} hat ${result} gemeldet.`,
    disagreed:
      'Die Meldungen widersprechen sich: Sprechen Sie miteinander oder rufen Sie die Turnierleitung, sie entscheidet. Sie können Ihre Meldung ändern.',
    waitsForThem: 'Es wird festgehalten, sobald die andere Seite dasselbe meldet.',
    waitsForYou: 'Melden Sie dasselbe, um es zu bestätigen, oder was Sie gesehen haben.',
    recorded: 'Beide Seiten sind sich einig: Das Ergebnis ist festgehalten.',
    toldWaiting: (name: string) => `Gemeldet. Es wird festgehalten, sobald ${name} dasselbe meldet.`,
    toldDisagreed: (name: string) =>
      `${name} hat etwas anderes gemeldet. Sprechen Sie miteinander oder rufen Sie die Turnierleitung.`,
  },
)

interface GameSlipProps {
  readonly live: Live
  readonly todo: ToReport
  /** The name of whoever reports, and the id. */
  readonly name: string
  readonly entrant: string
  readonly meeting: Meeting | undefined
  readonly onSaid: () => void
}

type Claim = Readonly<Record<string, unknown>>

export function GameSlip({ live, todo, name, entrant, meeting, onSaid }: GameSlipProps) {
  const opponent = opponentIn(todo, name)
  const { claim, isSending, problem } = useClaim(live, opponent, onSaid)
  const own = meeting?.claims.find((each) => each.entrant === entrant)?.result
  const theirs = meeting?.claims.find((each) => each.entrant !== entrant)?.result
  return (
    <section class="ticket game" aria-label={`${words.match(todo.match)}, ${words.against} ${opponent}`}>
      <p class="cut">
        <span>{words.match(todo.match)}</span>
        <span>{said(live.look(roundNames).get(todo.match) ?? '')}</span>
      </p>
      <h2 class="tn">
        <small>{words.against}</small> <bdi>{opponent}</bdi>
      </h2>
      <Particulars todo={todo} name={name} />
      <SaidOfIt live={live} meeting={meeting} entrant={entrant} />
      {'game' in todo ? (
        <Ending
          todo={todo}
          name={name}
          opponent={opponent}
          own={own}
          theirs={theirs}
          onSay={claim}
          isBusy={isSending}
        />
      ) : (
        <ImpsForm todo={todo} own={own} theirs={theirs} onSay={claim} isBusy={isSending} />
      )}
      <Refused problem={problem} live={live} />
    </section>
  )
}

/** By match; a match of a league is named after its phase. */
function roundNames(tournament: Tournament): ReadonlyMap<string, string> {
  const rounds = show(tournament).stages.flatMap((stage) => stage.rounds)
  return new Map(rounds.flatMap(({ name, matches }) => matches.map(({ match }) => [match, name] as const)))
}

function Particulars({ todo, name }: { todo: ToReport; name: string }) {
  if (!('game' in todo))
    return (
      <dl>
        <dt>{words.boards}</dt>
        <dd>{todo.boards}</dd>
      </dl>
    )
  const colour = todo.white === name ? 'white' : 'black'
  const conditions = conditionsOf(todo)
  return (
    <dl>
      <dt>{words.colour}</dt>
      <dd>
        <Colour of={colour} /> {colourWords[colour]}
      </dd>
      {conditions !== '' && (
        <>
          <dt>{words.clock}</dt>
          <dd class="conditions">{said(conditions)}</dd>
        </>
      )}
      {todo.start !== undefined && (
        <>
          <dt>{words.position}</dt>
          <dd class="conditions">{startWords(todo.start)}</dd>
        </>
      )}
    </dl>
  )
}

function SaidOfIt({ live, meeting, entrant }: Pick<GameSlipProps, 'live' | 'meeting' | 'entrant'>) {
  if (!meeting)
    return (
      <p class="voice said">
        {words.nothing} {words.how}
      </p>
    )
  const { byId } = live.look(calledIn)
  const sentences = meeting.claims.map(({ entrant: who, result }) =>
    who === entrant ? words.you(resultWords(result)) : words.they(byId.get(who)?.name ?? who, resultWords(result)),
  )
  return (
    <p class={`voice said ${meeting.state}`} role="status">
      {sentences.join(' ')} {nextWords(meeting, entrant)}
    </p>
  )
}

function nextWords({ state, claims }: Meeting, entrant: string): string {
  if (state === 'disagreed') return words.disagreed
  return claims.some((claim) => claim.entrant === entrant) ? words.waitsForThem : words.waitsForYou
}

interface EndingProps {
  readonly todo: GameToReport
  readonly name: string
  readonly opponent: string
  readonly own: unknown
  readonly theirs: unknown
  readonly isBusy: boolean
  readonly onSay: (claim: Claim) => void
}

/** From the side of whoever reports; what is sent has White first. */
function Ending({ todo, name, opponent, own, theirs, isBusy, onSay }: EndingProps) {
  const [win, loss] = todo.white === name ? (['1-0', '0-1'] as const) : (['0-1', '1-0'] as const)
  const endings = [
    { result: win, label: words.won },
    { result: '1/2-1/2', label: words.drew },
    { result: loss, label: words.lost },
  ] as const
  const note = (result: string) =>
    theirs === result ? words.asTheySaid(opponent) : own === result ? words.asYouSaid : resultWords(result)
  return (
    <div class="endings">
      {endings.map(({ result, label }) => (
        <button
          key={result}
          type="button"
          class={`btn${theirs === result && own === undefined ? ' main' : ''}`}
          aria-pressed={own === result}
          aria-disabled={isBusy}
          onClick={() => !isBusy && onSay({ match: todo.match, game: todo.game, result })}
        >
          {label} <small>{note(result)}</small>
        </button>
      ))}
    </div>
  )
}

function useClaim(live: Live, opponent: string, onSaid: () => void) {
  const [isSending, setSending] = useState(false)
  const [problem, refuse] = useState<Problem | undefined>()
  const claim = async (body: Claim) => {
    setSending(true)
    const answer = await live.tellServer<{ state: 'recorded' | 'waiting' | 'disagreed' }>('/claims', body)
    setSending(false)
    refuse(answer.ok ? undefined : answer.problem)
    if (!answer.ok) return
    toast.say(toldOf(answer.value.state, opponent))
    onSaid()
    if (answer.value.state === 'recorded') await live.catchUp()
  }
  return { claim: (body: Claim) => void claim(body), isSending, problem }
}

function toldOf(state: 'recorded' | 'waiting' | 'disagreed', opponent: string): string {
  if (state === 'recorded') return words.recorded
  return state === 'waiting' ? words.toldWaiting(opponent) : words.toldDisagreed(opponent)
}
