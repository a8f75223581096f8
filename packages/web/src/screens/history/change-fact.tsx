/** Corrects or revokes a fact; the dialog is loaded on demand. */

import { takenBack } from '@arbiter/core/facts'
import type { Tournament } from '@arbiter/core/tournament'
import { useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import type * as ChangeSlip from './change-slip.tsx'
import type { LogLine } from './log-filter.ts'
import { words } from './words/messages.ts'

export function ChangeFact({ line, kind }: { line: LogLine; kind: 'correct' | 'revoke' }) {
  const [slip, set] = useState<typeof ChangeSlip | undefined>()
  const close = () => set(undefined)
  const Slip = kind === 'correct' ? slip?.CorrectSlip : slip?.RevokeSlip
  return (
    <>
      <button
        type="button"
        class="btn bare"
        onClick={() => void import('./change-slip.tsx').then(set, () => undefined)}
      >
        {kind === 'correct' ? words('history-correct') : words('history-revoke')}
        <span class="hide"> {words('history-of-fact', { fact: { text: String(line.seq) } })}</span>
      </button>
      {Slip && <Slip line={line} onClose={close} />}
    </>
  )
}

export const isCorrectable = (live: Live, { type, seq }: LogLine): boolean =>
  live.may('correct') &&
  (type === 'game-finished' || type === 'result-corrected' || type === 'ruling-made') &&
  !live.look(fallen).has(seq)

/** An undo is taken back by redo; the opening fact never. */
export function isRevocable(live: Live, { fact, seq }: LogLine): boolean {
  const isUndo = fact.type === 'command-revoked' && (fact.how === 'undo' || fact.how === 'redo')
  return live.may('revoke') && fact.type !== 'tournament-opened' && !isUndo && !live.look(fallen).has(seq)
}

const fallen = ({ log }: Tournament): ReadonlySet<number> => takenBack(log)
