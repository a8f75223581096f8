/** The head of a table of pairs: the opening, both games, and both sides. */
import { words } from './words/messages.ts'

export const PairsHead = ({ names, hasOpenings }: { names: readonly string[]; hasOpenings: boolean }) => (
  <thead>
    <tr>
      <th scope="col">{words('parts-pair')}</th>
      {hasOpenings && <th scope="col">{words('parts-pair-opening')}</th>}
      <th scope="col" class="num">
        {words('parts-pair-game', { number: 1 })}
      </th>
      <th scope="col" class="num">
        {words('parts-pair-game', { number: 2 })}
      </th>
      {names.map((name, seat) => (
        <th key={seat} scope="col" class="num" dir="auto">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)
