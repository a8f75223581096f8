/** Invitations by link: made here, shown once, revocable until they are used. */
import type { GivenRole } from '@arbiter/api/shapes'
import { useId, useState } from 'preact/hooks'
import type { Answer } from '../../live/api.ts'
import { LocalLinkNotice } from '../../parts/local-link-notice.tsx'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { moment } from '../../words/time.ts'
import { type AccessKey, type Link, useRequests } from './access.ts'
import { Copy } from './copy.tsx'
import { words } from './words/messages.ts'

export interface InviteProps {
  /** To a tournament, or to the site. */
  readonly invite: (body: { role: GivenRole; label?: string }) => Promise<Answer<Link>>
  readonly roles: readonly GivenRole[]
  readonly invitations: readonly AccessKey[]
  readonly revoke: (id: string) => Promise<Answer<unknown>>
  readonly onChange: () => void
}

interface Fresh extends Link {
  readonly role: GivenRole
  readonly label: string
}

export function Invite({ invite, roles, invitations, revoke, onChange }: InviteProps) {
  const [fresh, setFresh] = useState<Fresh | undefined>()
  const known = invitations.filter(({ id }) => id !== fresh?.id)
  const isOpen = fresh && invitations.some(({ id }) => id === fresh.id)
  return (
    <section aria-labelledby="people-invite">
      <div class="section">
        <h2 id="people-invite">{words('people-invite')}</h2>
        <span class="push">{words('people-no-account')}</span>
      </div>
      <InviteLine
        invite={invite}
        roles={roles}
        onMade={(made) => {
          setFresh(made)
          onChange()
        }}
      />
      <ol class="links2">
        {fresh && isOpen && <FreshLink fresh={fresh} revoke={revoke} onChange={onChange} />}
        {known.map((key) => (
          <li key={key.id}>
            <p>
              <b>{words('people-role-name', { role: key.role ?? 'scorer' })}</b>
              {key.label !== undefined && (
                <span dir="auto"> {words('people-for-label', { label: { text: key.label } })}</span>
              )}
            </p>
            <p class="label">
              {madeOf(key)}
              {key.expiresAt !== undefined &&
                `, ${words('people-one-use', { until: { text: moment(key.expiresAt) } })}`}
            </p>
            <p class="acts">
              <Revoke revoke={() => revoke(key.id)} what={invitationWords(key)} onChange={onChange} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function invitationWords({ role = 'scorer', label }: AccessKey): string {
  if (label === undefined) return words('people-invitation-of', { role })
  return words('people-invitation-for', { role, label: { text: label } })
}

/** The maker and the time. */
export const madeOf = ({ createdAt, createdByName }: AccessKey): string =>
  createdByName === undefined
    ? words('people-made-at', { when: { text: moment(createdAt) } })
    : words('people-made-by', { name: { text: createdByName }, when: { text: moment(createdAt) } })

function InviteLine({
  invite,
  roles,
  onMade,
}: Pick<InviteProps, 'invite' | 'roles'> & { onMade: (made: Fresh) => void }) {
  const [label, setLabel] = useState('')
  const [role, setRole] = useState<GivenRole>(roles[0] ?? 'scorer')
  const { problem, isBusy, done } = useRequests()
  const [who, as] = [useId(), useId()]
  const make = async (event: Event) => {
    event.preventDefault()
    if (isBusy) return
    const made = await done(invite({ role, ...(label.trim() && { label: label.trim() }) }))
    if (!made) return
    onMade({ ...made, role, label: label.trim() })
    setLabel('')
  }
  return (
    <form onSubmit={make}>
      <div class="penline inv">
        <label for={who}>{words('people-for')}</label>
        <input
          id={who}
          value={label}
          maxLength={100}
          autocomplete="off"
          placeholder={words('people-for-whom')}
          onInput={(event) => setLabel(event.currentTarget.value)}
        />
        <label for={as}>{words('people-as')}</label>
        <select id={as} value={role} onChange={(event) => setRole(event.currentTarget.value as GivenRole)}>
          {roles.map((each) => (
            <option key={each} value={each}>
              {words('people-role-name', { role: each })}
            </option>
          ))}
        </select>
        <button type="submit" class="btn main" aria-disabled={isBusy}>
          {words('people-make-link')} <kbd>⏎</kbd>
        </button>
      </div>
      <RefusalNotice problem={problem} />
    </form>
  )
}

type FreshLinkProps = { readonly fresh: Fresh } & Pick<InviteProps, 'revoke' | 'onChange'>

const FreshLink = ({ fresh, revoke, onChange }: FreshLinkProps) => (
  <li class="fresh2">
    <div>
      <p>
        <b>{words('people-role-name', { role: fresh.role })}</b>
        {fresh.label !== '' && <span dir="auto"> {words('people-for-label', { label: { text: fresh.label } })}</span>}{' '}
        <span class="stamp ready">{words('people-shown-once')}</span>
      </p>
      <p class="code">{fresh.link}</p>
      <LocalLinkNotice link={fresh.link} />
    </div>
    <p class="label">
      {fresh.expiresAt === undefined ? '' : words('people-one-use', { until: { text: moment(fresh.expiresAt) } })}
    </p>
    <p class="acts">
      <Copy text={fresh.link} label={words('people-invitation-of', { role: fresh.role })} />
      <Revoke
        revoke={() => revoke(fresh.id)}
        what={words('people-invitation-of', { role: fresh.role })}
        onChange={onChange}
      />
    </p>
  </li>
)

interface RevokeProps {
  readonly revoke: () => Promise<Answer<unknown>>
  readonly what: string
  readonly onChange: () => void
}

/** The button that revokes a link or token. */
export function Revoke({ revoke, what, onChange }: RevokeProps) {
  const { problem, isBusy, done } = useRequests()
  const press = async () => {
    if (!isBusy && (await done(revoke(), words('people-revoked', { what: { text: what } })))) onChange()
  }
  return (
    <>
      <button
        type="button"
        class="btn bare"
        aria-label={words('people-revoke-label', { what: { text: what } })}
        aria-disabled={isBusy}
        onClick={press}
      >
        {words('people-revoke')}
      </button>
      {problem && <RefusalNotice problem={problem} />}
    </>
  )
}
