/** Sends a command and keeps what the server said to it: the refusal stays where it was asked, the deed is told with its way back. */
import { useState } from 'preact/hooks'
import { toast } from '../app/toast.tsx'
import type { Problem } from '../live/api.ts'
import type { Asked, Done, Live } from '../live/live.ts'
import { catalogue } from '../words/catalogue.ts'

const words = catalogue(
  { undo: 'Undo', undone: 'Taken back.', cannotUndo: (why: string) => `Not taken back: ${why}` },
  { undo: 'Rückgängig', undone: 'Zurückgenommen.', cannotUndo: (why: string) => `Nicht zurückgenommen: ${why}` },
)

export interface Sending {
  readonly isSending: boolean
  readonly problem: Problem | undefined
  /** Says what was done, with Undo beside it; answers what happened, or nothing where it was refused. */
  send(command: Asked, told: string | ((done: Done) => string)): Promise<Done | undefined>
  refuse(problem: Problem | undefined): void
}

export function useSending(live: Live): Sending {
  const [isSending, setSending] = useState(false)
  const [problem, refuse] = useState<Problem | undefined>()
  const send: Sending['send'] = async (command, told) => {
    setSending(true)
    const answer = await live.command(command)
    setSending(false)
    refuse(answer.ok ? undefined : answer.problem)
    if (!answer.ok) return undefined
    sayDone(live, typeof told === 'string' ? told : told(answer.value))
    return answer.value
  }
  return { isSending, problem, send, refuse }
}

export function sayDone(live: Live, text: string): void {
  const isUndoable = live.may('undo')
  toast.say(text, isUndoable ? { label: words.undo, key: 'u', run: () => void undo(live) } : undefined)
}

/** Takes the last command back, and says so. */
async function undo(live: Live): Promise<void> {
  const answer = await live.command({ do: 'undo' })
  toast.say(answer.ok ? words.undone : words.cannotUndo(answer.problem.sentence))
}
