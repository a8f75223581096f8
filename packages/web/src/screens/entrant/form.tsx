/** The form: a square per game, full, half or empty; a dot for a game in play, b for a bye. */
import { words } from '../../parts/words/messages.ts'
import { fateIn, gamesIn, type RecordEntry } from './record.ts'

const kinds = { '1': 'm2', '+': 'm2', '½': 'm1', '0': 'm0', '−': 'm0', won: 'm2', drawn: 'm1', lost: 'm0' } as const

export function FormStrip({ entries }: { entries: readonly RecordEntry[] }) {
  return (
    <span class="marks" aria-hidden="true">
      {entries.flatMap(marksOf).map((kind, i) => (
        <i key={i} class={`m ${kind}`}>
          {kind === 'bye' ? words('parts-step-bye') : ''}
        </i>
      ))}
    </span>
  )
}

function marksOf(entry: RecordEntry): string[] {
  if (entry.kind === 'bye') return ['bye']
  const fate = fateIn(entry)
  const marks = entry.match.boards ? (fate ? [kinds[fate]] : []) : gamesIn(entry).map(({ mark }) => kinds[mark])
  return entry.match.state === 'open' ? [...marks, 'now'] : marks
}
