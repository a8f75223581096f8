/** What each role may do. */

import { type Role, roles } from '../../live/live.ts'
import { Tick } from '../../parts/match-card.tsx'
import { Wide } from '../../parts/wide.tsx'
import { roleWords, words } from './words.ts'

/** The least role that may; what an entrant may only for the own games says so. */
const deeds: readonly { readonly what: string; readonly least: Role; readonly entrant?: string }[] = [
  { what: words.canSee, least: 'spectator' },
  { what: words.canReport, least: 'scorer', entrant: words.own },
  { what: words.canPublish, least: 'director' },
  { what: words.canCorrect, least: 'director' },
  { what: words.canWithdraw, least: 'director' },
  { what: words.canContact, least: 'director' },
  { what: words.canInvite, least: 'owner' },
  { what: words.canArchive, least: 'owner' },
]

export const RoleTable = () => (
  <section aria-labelledby="people-roles">
    <div class="section">
      <h2 id="people-roles">{words.can}</h2>
    </div>
    <Wide label={words.tableOf(words.can)}>
      <table class="chart can">
        <thead>
          <tr>
            <td />
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleWords[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deeds.map(({ what, least, entrant }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {roles.map((role) => (
                <td key={role}>
                  {role === 'entrant' && entrant !== undefined ? entrant : <Mark is={isAtLeast(role, least)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
    <p class="voice">{words.claims}</p>
  </section>
)

const isAtLeast = (role: Role, least: Role): boolean => roles.indexOf(role) <= roles.indexOf(least)

const Mark = ({ is }: { is: boolean }) =>
  is ? (
    <>
      <Tick />
      <span class="hide">{words.yes}</span>
    </>
  ) : (
    <>
      <span class="no" aria-hidden="true">
        –
      </span>
      <span class="hide">{words.no}</span>
    </>
  )
