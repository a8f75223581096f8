/** Corrects or revokes a fact, with the consequences shown first. */
import { useLive } from '../../live/live-context.ts'
import { CorrectResult } from '../../parts/correction/correct-result.tsx'
import { CorrectionSlip } from '../../parts/correction/correction.tsx'
import { factSubject } from '../../parts/correction/subject.ts'
import type { LogLine } from './log-filter.ts'
import { words } from './words/messages.ts'

interface ChangeSlipProps {
  readonly line: LogLine
  readonly onClose: () => void
}

export const RevokeSlip = ({ line, onClose }: ChangeSlipProps) => (
  <CorrectionSlip
    title={words('history-revoke-title', { fact: { text: String(line.seq) } })}
    command={{ do: 'revoke', fact: line.seq }}
    onClose={onClose}
  />
)

export function CorrectSlip({ line, onClose }: ChangeSlipProps) {
  const { tournament } = useLive()
  const subject = factSubject(tournament, line.fact)
  return subject ? <CorrectResult subject={subject} onClose={onClose} /> : null
}
