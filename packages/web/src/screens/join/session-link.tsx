/** Opens a session from a link. The fragment after # is not sent to the server until then, and is removed from the address bar. */

import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { words as appWords } from '../../app/words/messages.ts'
import type { Problem } from '../../live/api.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { pageProblem } from '../../live/problem.ts'
import { session, type Who } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Refusal } from '../../parts/refusal.tsx'
import { message, words } from './words/messages.ts'

interface SessionLinkProps {
  readonly label: string
  /** Opening the link would end another session, so the person is asked first. */
  readonly isAsked: boolean
}

const secretIn = (link: string): string => link.trim().split('#').at(-1) ?? ''

export function SessionLink({ label, isAsked }: SessionLinkProps) {
  const { isKnown } = useWatched(session)
  const { enter, isOpening, needsName, problem } = useOpening()
  const [link, typeLink] = useState('')
  const [name, typeName] = useState('')
  const hash = address.hash
  useEffect(() => {
    if (hash !== '' && isKnown && !isAsked) void enter(hash, '')
  }, [hash, isKnown])
  const secret = secretIn(link) || hash
  return (
    <form
      class="door"
      onSubmit={(event) => {
        event.preventDefault()
        void enter(secret, name.trim())
      }}
    >
      {needsName && (
        <Field label={words('join-door-name')} value={name} autocomplete="name" onType={typeName} isFirst />
      )}
      {!needsName && (hash === '' || problem) && (
        <Field label={words('join-door-link')} value={link} autocomplete="off" onType={typeLink} />
      )}
      <p class="acts">
        <button type="submit" class="btn main" aria-disabled={isOpening}>
          {label}
        </button>
        {problem && (
          <a class="btn bare" href={addresses.home}>
            {appWords('app-missing-home')}
          </a>
        )}
        <span class="label" role="status">
          {isOpening ? words('join-door-opening') : ''}
        </span>
      </p>
      <Refusal problem={problem} />
    </form>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly autocomplete: string
  readonly onType: (text: string) => void
  readonly isFirst?: boolean
}

function Field({ label, value, autocomplete, onType, isFirst = false }: FieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [])
  return (
    <p>
      <label class="field" for={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        value={value}
        maxLength={400}
        autocomplete={autocomplete}
        spellcheck={false}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </p>
  )
}

function useOpening() {
  const [isOpening, setOpening] = useState(false)
  const [needsName, askName] = useState(false)
  const [problem, refuse] = useState<Problem | undefined>()
  const enter = async (secret: string, name: string) => {
    if (secret === '') return refuse(noLink())
    setOpening(true)
    const answer = await changeBy('session.open', { body: { secret, ...(name === '' ? {} : { name }) } })
    setOpening(false)
    if (answer.ok) return entered(answer.value)
    const isNameMissing = isAbout(answer.problem, 'name') && name === ''
    if (isNameMissing) askName(true)
    refuse(isNameMissing && !needsName ? undefined : answer.problem)
  }
  return { enter, isOpening, needsName, problem }
}

const noLink = (): Problem => pageProblem(message('join-door-missing'))

const isAbout = (problem: Problem, field: string): boolean =>
  problem.code === 'bad-request' && problem.refusal.field === field

/** The secret leaves the address first, so that it is not in the browser's history. */
function entered(who: Who): void {
  history.replaceState(null, '', location.pathname)
  session.take(who)
  address.replace(placeOf(who))
}

function placeOf({ kind, tournament }: Who): string {
  if (kind === 'entrant') return '/report'
  return tournament === undefined ? addresses.home : addresses.tournament(tournament)
}
