/** The members of a tournament with their roles; an owner changes and removes them. */

import { type GivenRole, givenRoles } from '@arbiter/api/shapes'
import { useLive } from '../../live/live-context.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { session } from '../../live/session.ts'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { moment } from '../../words/time.ts'
import { type AccessKey, type Person, useRequests } from './access.ts'
import { AskFirst } from './ask-first.tsx'
import { PeopleTable } from './people-table.tsx'
import { message, words } from './words/messages.ts'

interface MembersProps {
  readonly people: readonly Person[]
  readonly links: readonly AccessKey[]
  readonly onChange: () => void
}

export function Members({ people, links, onChange }: MembersProps) {
  const live = useLive()
  const deeds = useRequests()
  const isOwner = live.seen.role === 'owner'
  const change = async (person: Person, role: GivenRole) => {
    await deeds.done(
      changeBy('people.role', { tournament: live.id, person: person.id, body: { role } }),
      words('people-now-role', { name: { text: person.name }, role: message('people-role-name', { role }) }),
    )
    onChange()
  }
  return (
    <section aria-labelledby="people-people">
      <div class="section">
        <h2 id="people-people">{words('people-people')}</h2>
        <span class="push">{words('people-author')}</span>
      </div>
      {people.length + links.length > 0 && (
        <PeopleTable label={words('people-people')}>
          {people.map((person) => (
            <MemberRow
              key={person.id}
              person={person}
              links={links.filter(({ createdBy }) => createdBy === person.id).length}
              mayChange={isOwner}
              onRole={change}
              onChange={onChange}
            />
          ))}
          {links.length > 0 && (
            <tr class="agg">
              <th scope="row">{words('people-own-links')}</th>
              <td>{words('people-role-name', { role: 'entrant' })}</td>
              <td class="d1">{words('people-own-links-count', { count: links.length })}</td>
              <td />
            </tr>
          )}
        </PeopleTable>
      )}
      <RefusalNotice problem={deeds.problem} />
      {people.length <= 1 && isOwner && <p class="voice">{words('people-no-one')}</p>}
    </section>
  )
}

interface MemberRowProps {
  readonly person: Person
  /** Links of entrants made by this person. */
  readonly links: number
  readonly mayChange: boolean
  readonly onRole: (person: Person, role: GivenRole) => void
  readonly onChange: () => void
}

/** Nobody can remove their own role by mistake: another owner does it. */
function MemberRow({ person, links, mayChange, onRole, onChange }: MemberRowProps) {
  const live = useLive()
  const isYou = person.id === session.who.id
  const isOthers = mayChange && !isYou
  return (
    <tr>
      <th scope="row">
        <span dir="auto">{person.name}</span> {isYou && <span class="label">{words('people-you')}</span>}
      </th>
      <td>
        {isOthers ? (
          <select
            aria-label={words('people-role-of', { name: { text: person.name } })}
            value={person.role}
            onChange={(event) => onRole(person, event.currentTarget.value as GivenRole)}
          >
            {givenRoles.map((role) => (
              <option key={role} value={role}>
                {words('people-role-name', { role: role })}
              </option>
            ))}
          </select>
        ) : (
          <b>{words('people-role-name', { role: person.role })}</b>
        )}
      </td>
      <td class="d1">{moment(person.since)}</td>
      <td class="num">
        {isOthers && (
          <AskFirst
            title={words('people-remove-title', { name: { text: person.name } })}
            costs={words('people-remove-costs', { name: { text: person.name } })}
            button={words('people-do-remove', { name: { text: person.name } })}
            told={words('people-removed', { name: { text: person.name } })}
            also={
              links === 0
                ? undefined
                : words('people-also-entrant-links', { name: { text: person.name }, count: links })
            }
            ask={(also) =>
              changeBy('people.remove', {
                ...{ tournament: live.id, person: person.id },
                entrantLinks: also ? 'revoke' : undefined,
              })
            }
            onDone={onChange}
          >
            {words('people-remove')}
            <span class="hide"> {person.name}</span>
          </AskFirst>
        )}
      </td>
    </tr>
  )
}
