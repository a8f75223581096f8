/** People with their roles, one per row, for a tournament or the site. */

import { Wide } from '@arbiter/paper/pictures'
import type { ComponentChildren } from 'preact'
import { words } from './words/messages.ts'

export const PeopleTable = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <Wide label={words('people-table-of', { what: { text: label } })}>
    <table class="chart ppl">
      <thead>
        <tr>
          <th scope="col">{words('people-name')}</th>
          <th scope="col">{words('people-role')}</th>
          <th scope="col" class="d1">
            {words('people-since')}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Wide>
)
