/** A result that was sent and is not heard of yet, in pencil at the place where it will stand. */
import type { ComponentChildren } from 'preact'
import { useTournamentId } from '../live/live-context.ts'
import { outbox } from '../live/outbox/site-outbox.ts'
import { useReading } from '../live/subscription.ts'
import { resultText } from './result.ts'
import { words } from './words/messages.ts'

/** "1–0", "1–0, ½–½" or, for anything but results, "…"; undefined if nothing about the match is unheard. */
function usePencil(match: string): string | undefined {
  const id = useTournamentId()
  return useReading(outbox, ({ entries }) => {
    const start = `/tournaments/${encodeURIComponent(id)}/`
    const texts = entries.flatMap(({ intent: { path, content }, status }) =>
      status.state === 'unheard' && path.startsWith(start) && 'json' in content && content.json['match'] === match
        ? [resultText(content.json['result'] ?? content.json['imps']) || '…']
        : [],
    )
    return texts.length > 0 ? texts.join(', ') : undefined
  })
}

interface InPencilProps {
  readonly match: string
  /** Shown if nothing about the match is unheard. */
  readonly children?: ComponentChildren
}

export function InPencil({ match, children = null }: InPencilProps) {
  const text = usePencil(match)
  return text === undefined ? (
    children
  ) : (
    <span class="in-pencil">
      <b>{text}</b> {words('parts-unheard-short')}
    </span>
  )
}
