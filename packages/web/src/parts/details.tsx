/** The details below a reason. */
import type { Statement } from '@arbiter/core/messages'
import { textOf } from '../words/message-text.ts'
import { MessageText } from './message-text.tsx'
import { words } from './words/messages.ts'

interface DetailsProps {
  readonly more: Statement['more'] | undefined
  readonly names?: (id: string) => string | undefined
}

/** Sums and figures behind a reason. */
export const Details = ({ more = [], names }: DetailsProps) =>
  more.length > 0 && (
    <details>
      <summary>{words('parts-why-details')}</summary>
      <ul class="voice">
        {more.map((each) => (
          <li key={textOf(each)}>
            <MessageText says={[each]} names={names} />
          </li>
        ))}
      </ul>
    </details>
  )
