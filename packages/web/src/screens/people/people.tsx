/** People and sharing: roles in a tournament, invitations, tokens, and ways to watch. */

import { type GivenRole, givenRoles } from '@arbiter/api/shapes'
import { call } from '../../live/api.ts'
import { useLive } from '../../live/live-context.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { Head } from '../../parts/head.tsx'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { type AccessKey, useResource } from './access.ts'
import { Invite, madeOf, Revoke } from './invite.tsx'
import { Members } from './members.tsx'
import { RoleTable } from './role-table.tsx'
import { Tokens } from './tokens.tsx'
import { EmbedSection, VisibilitySection } from './visibility.tsx'
import { words } from './words/messages.ts'

export default function People() {
  const live = useLive()
  useWatched(session)
  const { role } = live.seen
  const tournament = live.id
  const isDesk = role === 'owner' || role === 'director'
  const { value, problem, again } = useResource(
    isDesk ? () => call('people.list', { tournament }) : undefined,
    tournament,
  )
  const keysOf = (kind: AccessKey['kind']) => value?.keys.filter((key) => key.kind === kind) ?? []
  const figures = value && [
    { label: words('people-people'), value: value.people.length },
    { label: words('people-invitations'), value: keysOf('invitation').length },
  ]
  return (
    <div class="people">
      <Head
        kicker={
          <>
            <b dir="auto">{live.seen.name}</b>
            {isDesk && `, ${words('people-taken-back')}`}
          </>
        }
        title={words('people-title')}
        tab={`${words('people-tab')}, ${live.seen.name}`}
        {...(figures ? { figures } : {})}
      />
      <div class="pp">
        <div>
          <RefusalNotice problem={problem} />
          {!isDesk && <p class="voice">{words('people-spectator-here')}</p>}
          {value && <Members people={value.people} links={keysOf('entrant')} onChange={again} />}
          {role === 'owner' && value && (
            <Invite
              invite={(body) => changeBy('people.invite', { tournament, body })}
              roles={invitable}
              invitations={keysOf('invitation')}
              revoke={(secret) => changeBy('people.revoke', { tournament, secret })}
              onChange={again}
            />
          )}
          {value && keysOf('entrant').length > 0 && <EntrantLinks keys={keysOf('entrant')} onChange={again} />}
          {value && (
            <Tokens
              tournament={live.id}
              tokens={keysOf('token')}
              roles={givenRoles.slice(givenRoles.indexOf(role as GivenRole))}
              revoking={(key) => revoking(key, tournament, role === 'owner')}
              onChange={again}
            />
          )}
          {!isDesk && <RoleTable />}
        </div>
        <div>
          <VisibilitySection />
          <EmbedSection />
          {isDesk && <RoleTable />}
        </div>
      </div>
    </div>
  )
}

const invitable: readonly GivenRole[] = ['scorer', 'director', 'owner']

/** An owner revokes any token, everybody else only their own. */
function revoking({ id: secret, person }: AccessKey, tournament: string, isOwner: boolean) {
  if (isOwner) return () => changeBy('people.revoke', { tournament, secret })
  return person === session.who.id ? () => changeBy('keys.revoke', { secret }) : undefined
}

interface EntrantLinksProps {
  readonly keys: readonly AccessKey[]
  readonly onChange: () => void
}

function EntrantLinks({ keys, onChange }: EntrantLinksProps) {
  const live = useLive()
  const { byId } = live.look(entrantIndex)
  return (
    <details>
      <summary>
        {words('people-own-links')}: {words('people-own-links-count', { count: keys.length })}
      </summary>
      <ol class="links2">
        {keys.map((key) => {
          const { id, entrant = '' } = key
          const name = byId.get(entrant)?.name ?? entrant
          return (
            <li key={id}>
              <p dir="auto">{name}</p>
              <p class="label">{madeOf(key)}</p>
              <Revoke
                revoke={() => changeBy('people.revoke', { tournament: live.id, secret: id })}
                what={name}
                onChange={onChange}
              />
            </li>
          )
        })}
      </ol>
    </details>
  )
}
