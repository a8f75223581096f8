/** What each role may do. */

import { type Role, roles } from '@arbiter/api/shapes'
import type { Message } from '@arbiter/core/messages'
import { Tick, Wide } from '@arbiter/paper/pictures'
import { textOf } from '../../words/message-text.ts'
import { message, words } from './words/messages.ts'

/** The lowest role that may; an entrant's rights over own games are marked. */
const deeds: readonly { readonly what: Message; readonly least: Role; readonly isOwn?: true }[] = [
  { what: message('people-can-see'), least: 'spectator' },
  { what: message('people-can-report'), least: 'scorer', isOwn: true },
  { what: message('people-can-publish'), least: 'director' },
  { what: message('people-can-correct'), least: 'director' },
  { what: message('people-can-withdraw'), least: 'director' },
  { what: message('people-can-contact'), least: 'director' },
  { what: message('people-can-invite'), least: 'owner' },
  { what: message('people-can-archive'), least: 'owner' },
]

export const RoleTable = () => (
  <section aria-labelledby="people-roles">
    <div class="section">
      <h2 id="people-roles">{words('people-can')}</h2>
    </div>
    <Wide label={words('people-table-of', { what: { text: words('people-can') } })}>
      <table class="chart can">
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role} scope="col">
                {words('people-role-name', { role: role })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deeds.map(({ what, least, isOwn }) => (
            <tr key={what.id}>
              <th scope="row">{textOf(what)}</th>
              {roles.map((role) => (
                <td key={role}>
                  {role === 'entrant' && isOwn ? words('people-own') : <Mark is={isAtLeast(role, least)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
    <p class="voice">{words('people-claims')}</p>
  </section>
)

const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) <= roles.indexOf(least)

const Mark = ({ is }: { is: boolean }) =>
  is ? (
    <>
      <Tick />
      <span class="hide">{words('people-yes')}</span>
    </>
  ) : (
    <>
      <span class="no" aria-hidden="true">
        –
      </span>
      <span class="hide">{words('people-no')}</span>
    </>
  )
