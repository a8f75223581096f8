/** Who has which role in a tournament; an owner gives other roles and takes them away. */

import { post } from '../../live/api.ts'
import type { Live } from '../../live/live.ts'
import { session } from '../../live/session.ts'
import { Refused } from '../../parts/refused.tsx'
import { moment } from '../../words/time.ts'
import { AskFirst } from './ask-first.tsx'
import { type GivenRole, givenRoles, type Key, type Person, useDeeds } from './keys.ts'
import { PeopleTable } from './people-table.tsx'
import { roleWords, words } from './words.ts'

interface MembersProps {
  readonly live: Live
  readonly people: readonly Person[]
  readonly links: readonly Key[]
  readonly onChange: () => void
}

export function Members({ live, people, links, onChange }: MembersProps) {
  const deeds = useDeeds()
  const isOwner = live.seen.role === 'owner'
  const change = async (person: Person, role: GivenRole) => {
    const path = `${peoplePath(live)}/${person.id}/role`
    await deeds.done(post(path, { role }), words.nowRole(person.name, roleWords[role]))
    onChange()
  }
  return (
    <section aria-labelledby="people-people">
      <div class="section">
        <h2 id="people-people">{words.people}</h2>
        <span class="push">{words.author}</span>
      </div>
      {people.length + links.length > 0 && (
        <PeopleTable label={words.people}>
          {people.map((person) => (
            <MemberRow
              key={person.id}
              live={live}
              person={person}
              links={links.filter(({ createdBy }) => createdBy === person.id).length}
              mayChange={isOwner}
              onRole={change}
              onChange={onChange}
            />
          ))}
          {links.length > 0 && (
            <tr class="agg">
              <th scope="row">{words.ownLinks}</th>
              <td>{words.entrant}</td>
              <td class="d1">{words.ownLinksCount(links.length)}</td>
              <td />
            </tr>
          )}
        </PeopleTable>
      )}
      <Refused problem={deeds.problem} />
      {people.length <= 1 && isOwner && <p class="voice">{words.noOne}</p>}
    </section>
  )
}

const peoplePath = (live: Live): string => `/tournaments/${encodeURIComponent(live.id)}/people`

interface MemberRowProps {
  readonly live: Live
  readonly person: Person
  /** Links of entrants the person made. */
  readonly links: number
  readonly mayChange: boolean
  readonly onRole: (person: Person, role: GivenRole) => void
  readonly onChange: () => void
}

/** Nobody takes the own role away by mistake: another owner does it. */
function MemberRow({ live, person, links, mayChange, onRole, onChange }: MemberRowProps) {
  const isYou = person.id === session.who.id
  const isOthers = mayChange && !isYou
  return (
    <tr>
      <th scope="row">
        <span dir="auto">{person.name}</span> {isYou && <span class="label">{words.you}</span>}
      </th>
      <td>
        {isOthers ? (
          <select
            aria-label={words.roleOf(person.name)}
            value={person.role}
            onChange={(event) => onRole(person, event.currentTarget.value as GivenRole)}
          >
            {givenRoles.map((role) => (
              <option key={role} value={role}>
                {roleWords[role]}
              </option>
            ))}
          </select>
        ) : (
          <b>{roleWords[person.role]}</b>
        )}
      </td>
      <td class="d1">{moment(person.since)}</td>
      <td class="num">
        {isOthers && (
          <AskFirst
            title={words.removeTitle(person.name)}
            costs={words.removeCosts(person.name)}
            button={words.doRemove(person.name)}
            told={words.removed(person.name)}
            also={links === 0 ? undefined : words.alsoEntrantLinks(person.name, links)}
            ask={(also) => post(`${peoplePath(live)}/${person.id}/remove${also ? '?entrantLinks=revoke' : ''}`)}
            onDone={onChange}
          >
            {words.remove}
            <span class="hide"> {person.name}</span>
          </AskFirst>
        )}
      </td>
    </tr>
  )
}
