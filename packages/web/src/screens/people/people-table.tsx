/** People with their roles, a row each: of a tournament and of the whole site. */
import type { ComponentChildren } from 'preact'
import { Wide } from '../../parts/wide.tsx'
import { words } from './words.ts'

export const PeopleTable = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <Wide label={words.tableOf(label)}>
    <table class="chart ppl">
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.role}</th>
          <th scope="col" class="d1">
            {words.since}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Wide>
)
