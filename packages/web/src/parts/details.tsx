/** The details below a reason. */
import type { Statement } from '@arbiter/core/messages'
import type { Live } from '../live/live.ts'
import { textOf } from '../words/message-text.ts'
import { MessageText } from './message-text.tsx'
import { words } from './words/messages.ts'

/** A chart that can answer why: the present one, or one of the past. */
export type ChartView = Pick<Live, 'id' | 'tournament' | 'look'>

interface DetailsProps {
  readonly live: Pick<Live, 'id'>
  readonly more: Statement['more'] | undefined
  readonly names?: (id: string) => string | undefined
}

/** Sums and figures behind a reason. */
export const Details = ({ live, more = [], names }: DetailsProps) =>
  more.length > 0 && (
    <details>
      <summary>{words('parts-why-details')}</summary>
      <ul class="voice">
        {more.map((each) => (
          <li key={textOf(each)}>
            <MessageText live={live} says={[each]} names={names} />
          </li>
        ))}
      </ul>
    </details>
  )
