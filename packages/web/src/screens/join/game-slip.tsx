/** One game to report: who plays, what both sides have said, and the result. */

import type { AnswerTo, RequestTo } from '@arbiter/api'
import { conditionsOf, type GameToReport, show } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { Colour, colourSaid } from '@arbiter/paper/pictures'
import { useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import type { Problem } from '../../live/api.ts'
import type { ClaimedMeeting } from '../../live/claims.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { requestChange } from '../../live/outbox/site-outbox.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { InPencil } from '../../parts/in-pencil.tsx'
import { matchName } from '../../parts/match-words.ts'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { resultText } from '../../parts/result.ts'
import { StartRow } from '../../parts/start-row.tsx'
import { textOf } from '../../words/message-text.ts'
import { ImpsForm } from './imps-form.tsx'
import { opponentIn, type ToReport } from './reportable-game.ts'
import { words } from './words/messages.ts'

interface GameSlipProps {
  readonly todo: ToReport
  /** The name and the id of the entrant who reports. */
  readonly name: string
  readonly entrant: string
  readonly meeting: ClaimedMeeting | undefined
  readonly onSaid: () => void
}

export type Claim = RequestTo<'claims.claim'>['body']

export function GameSlip({ todo, name, entrant, meeting, onSaid }: GameSlipProps) {
  const live = useLive()
  const opponent = opponentIn(todo, name)
  const { claim, isSending, problem } = useClaim(live, opponent, onSaid)
  const own = meeting?.claims.find((each) => each.entrant === entrant)?.result
  const theirs = meeting?.claims.find((each) => each.entrant !== entrant)?.result
  return (
    <section
      class="ticket game"
      aria-label={words('join-game-label', { match: { text: matchName(todo.match) }, opponent: { text: opponent } })}
    >
      <p class="cut">
        <span>{matchName(todo.match)}</span>
        <span>{textOf(live.look(roundNames).get(todo.match))}</span>
      </p>
      <h2 class="tn">
        <small>{words('join-game-against')}</small> <bdi>{opponent}</bdi>
      </h2>
      <Particulars todo={todo} name={name} />
      <SaidOfIt meeting={meeting} entrant={entrant} />
      <p class="unheard-result" role="status">
        <InPencil match={todo.match} />
      </p>
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
      <RefusalNotice problem={problem} />
    </section>
  )
}

/** By match; a match of a league is named after its phase. */
function roundNames(tournament: Tournament): ReadonlyMap<string, Message> {
  const rounds = show(tournament).stages.flatMap((stage) => stage.rounds)
  return new Map(rounds.flatMap(({ name, matches }) => matches.map(({ match }) => [match, name] as const)))
}

function Particulars({ todo, name }: { todo: ToReport; name: string }) {
  if (!('game' in todo))
    return (
      <dl>
        <dt>{words('join-game-boards')}</dt>
        <dd>{todo.boards}</dd>
      </dl>
    )
  const colour = todo.white === name ? 'white' : 'black'
  const conditions = conditionsOf(todo)
  return (
    <dl>
      <dt>{words('join-game-colour')}</dt>
      <dd>
        <Colour of={colour} /> {textOf(colourSaid(colour))}
      </dd>
      {conditions !== undefined && (
        <>
          <dt>{words('join-game-clock')}</dt>
          <dd class="conditions">{textOf(conditions)}</dd>
        </>
      )}
      {todo.start !== undefined && (
        <>
          <dt>{words('join-game-position')}</dt>
          <dd class="position">
            <StartRow start={todo.start} side={colour} />
          </dd>
        </>
      )}
    </dl>
  )
}

function SaidOfIt({ meeting, entrant }: Pick<GameSlipProps, 'meeting' | 'entrant'>) {
  const live = useLive()
  if (!meeting)
    return (
      <p class="voice said">
        {words('join-game-nothing')} {words('join-game-how')}
      </p>
    )
  const { byId } = live.look(entrantIndex)
  const sentences = meeting.claims.map(({ entrant: who, result }) =>
    who === entrant
      ? words('join-game-you', { result: { text: resultText(result) } })
      : words('join-game-they', { name: { text: byId.get(who)?.name ?? who }, result: { text: resultText(result) } }),
  )
  return (
    <p class={`voice said ${meeting.state}`} role="status">
      {sentences.join(' ')} {nextWords(meeting, entrant)}
    </p>
  )
}

function nextWords({ state, claims }: ClaimedMeeting, entrant: string): string {
  if (state === 'disagreed') return words('join-game-disagreed')
  return claims.some((claim) => claim.entrant === entrant)
    ? words('join-game-waits-for-them')
    : words('join-game-waits-for-you')
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

/** From the reporting side; the command has White first. */
function Ending({ todo, name, opponent, own, theirs, isBusy, onSay }: EndingProps) {
  const [win, loss] = todo.white === name ? (['1-0', '0-1'] as const) : (['0-1', '1-0'] as const)
  const endings = [
    { result: win, label: words('join-game-won') },
    { result: '1/2-1/2', label: words('join-game-drew') },
    { result: loss, label: words('join-game-lost') },
  ] as const
  const note = (result: string) =>
    theirs === result
      ? words('join-game-as-they-said', { name: { text: opponent } })
      : own === result
        ? words('join-game-as-you-said')
        : resultText(result)
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
    const { known, settled } = requestChange('claims.claim', { tournament: live.id, body })
    await known
    setSending(false)
    const answer = await settled
    refuse(answer.ok ? undefined : answer.problem)
    if (!answer.ok) return
    toast.say(toldOf(answer.value.state, opponent))
    onSaid()
    if (answer.value.state === 'recorded') await live.catchUp()
  }
  return { claim: (body: Claim) => void claim(body), isSending, problem }
}

function toldOf(state: AnswerTo<'claims.claim'>['state'], opponent: string): string {
  if (state === 'recorded') return words('join-game-recorded')
  return state === 'waiting'
    ? words('join-game-told-waiting', { name: { text: opponent } })
    : words('join-game-told-disagreed', { name: { text: opponent } })
}
