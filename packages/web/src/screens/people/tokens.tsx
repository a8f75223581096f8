/** Tokens for programs: made for a purpose, shown once, revocable at any time. */

import type { AnswerTo } from '@arbiter/api'
import type { GivenRole } from '@arbiter/api/shapes'
import { Wide } from '@arbiter/paper/pictures'
import { useId, useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import type { Answer } from '../../live/api.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { useSiteAddress } from '../../live/site-address.ts'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { words as partsWords } from '../../parts/words/messages.ts'
import { day, moment } from '../../words/time.ts'
import { type AccessKey, useRequests } from './access.ts'
import { Copy } from './copy.tsx'
import { Revoke } from './invite.tsx'
import { words } from './words/messages.ts'

interface TokensProps {
  /** For one tournament only. */
  readonly tournament?: string
  readonly tokens: readonly AccessKey[]
  /** At most the rights of the person who makes it. */
  readonly roles: readonly GivenRole[]
  /** Undefined for tokens that this person may not revoke. */
  readonly revoking: (key: AccessKey) => (() => Promise<Answer<unknown>>) | undefined
  readonly onChange: () => void
}

export function Tokens({ tournament, tokens, roles, revoking, onChange }: TokensProps) {
  return (
    <section aria-labelledby="people-tokens">
      <div class="section">
        <h2 id="people-tokens">{words('people-tokens')}</h2>
        <span class="push">
          <a href={addresses.apiReference}>{words('people-api')}</a>
        </span>
      </div>
      {tokens.length === 0 ? (
        <p class="voice">{tournament === undefined ? words('people-no-tokens-own') : words('people-no-tokens')}</p>
      ) : (
        <TokenTable tokens={tokens} revoking={revoking} onChange={onChange} />
      )}
      {tournament !== undefined && <NewToken tournament={tournament} roles={roles} onChange={onChange} />}
    </section>
  )
}

const TokenTable = ({ tokens, revoking, onChange }: Pick<TokensProps, 'tokens' | 'revoking' | 'onChange'>) => (
  <Wide label={words('people-table-of', { what: { text: words('people-tokens') } })}>
    <table class="chart tok">
      <thead>
        <tr>
          <th scope="col">{words('people-program')}</th>
          <th scope="col">{words('people-may')}</th>
          <th scope="col" class="d1">
            {words('people-made')}
          </th>
          <th scope="col" class="d2">
            {words('people-ends')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tokens.map((key) => {
          const revoke = revoking(key)
          return (
            <tr key={key.id}>
              <th scope="row" dir="auto">
                {key.label}
              </th>
              <td>{key.role === undefined ? words('people-whole') : words('people-role-name', { role: key.role })}</td>
              <td class="d1">{moment(key.createdAt)}</td>
              <td class="d2">{key.expiresAt === undefined ? words('people-never') : day(key.expiresAt)}</td>
              <td class="num">{revoke && <Revoke revoke={revoke} what={key.label ?? ''} onChange={onChange} />}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </Wide>
)

type MadeToken = AnswerTo<'keys.token'>

const durations = [1, 7, 30, 365] as const

function NewToken({ tournament, roles, onChange }: { tournament: string } & Pick<TokensProps, 'roles' | 'onChange'>) {
  const [isOpen, open] = useState(false)
  const [label, setLabel] = useState('')
  const [role, setRole] = useState<GivenRole>('scorer')
  const [days, setDays] = useState('7')
  const [made, setMade] = useState<MadeToken | undefined>()
  const { problem, isBusy, done } = useRequests()
  const [what, most, long] = [useId(), useId(), useId()]
  const make = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    const body = { label: label.trim(), tournament, role, ...(days === '' ? {} : { days: Number(days) }) }
    const token = await done(changeBy('keys.token', { body }))
    if (!token) return
    setMade(token)
    open(false)
    setLabel('')
    onChange()
  }
  return (
    <>
      {made && <NewTokenText made={made} tournament={tournament} />}
      {isOpen ? (
        <form class="token-form" onSubmit={make}>
          <div>
            <label class="field" for={what}>
              {words('people-token-for')}
            </label>
            <input
              id={what}
              required
              maxLength={100}
              value={label}
              autocomplete="off"
              onInput={(event) => setLabel(event.currentTarget.value)}
            />
          </div>
          <div>
            <label class="field" for={most}>
              {words('people-at-most')}
            </label>
            <select id={most} value={role} onChange={(event) => setRole(event.currentTarget.value as GivenRole)}>
              {roles.map((each) => (
                <option key={each} value={each}>
                  {words('people-role-name', { role: each })}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label class="field" for={long}>
              {words('people-holds')}
            </label>
            <select id={long} value={days} onChange={(event) => setDays(event.currentTarget.value)}>
              {durations.map((each) => (
                <option key={each} value={String(each)}>
                  {words('people-days', { count: each })}
                </option>
              ))}
              <option value="">{words('people-forever')}</option>
            </select>
          </div>
          <p class="acts">
            <button type="submit" class="btn main" aria-disabled={isBusy}>
              {words('people-make-token')}
            </button>
            <button type="button" class="btn" onClick={() => open(false)}>
              {partsWords('parts-leave')}
            </button>
          </p>
        </form>
      ) : (
        <p class="acts pad">
          <button type="button" class="btn" onClick={() => open(true)}>
            <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 2.5v11M2.5 8h11" />
            </svg>
            {words('people-new-token')}
          </button>
        </p>
      )}
      <RefusalNotice problem={problem} />
    </>
  )
}

function NewTokenText({ made, tournament }: { made: MadeToken; tournament: string }) {
  const { address } = useSiteAddress().told
  const curl = `curl -H "authorization: Bearer ${made.token}" ${address}/api/v1/tournaments/${encodeURIComponent(tournament)}/chart`
  return (
    <div class="once">
      <p>
        <span class="stamp ready">{words('people-shown-once')}</span>
      </p>
      <p class="voice">{words('people-token-once')}</p>
      <p class="pub">
        <span class="code token">{made.token}</span>
        <Copy text={made.token} label={words('people-new-token')} />
      </p>
      <p class="label">{words('people-try-it')}</p>
      <p class="pub">
        <span class="code">{curl}</span>
        <Copy text={curl} label="curl" />
      </p>
    </div>
  )
}
