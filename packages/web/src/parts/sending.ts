/** Sends a command and keeps what the server said to it: the refusal stays where it was asked, the deed is told with its way back. */
import { useState } from 'preact/hooks'
import type { Problem } from '../live/api.ts'
import type { Asked, Done, Live } from '../live/live.ts'
import { sayDone } from './way-back.ts'

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
    sayDone(live, typeof told === 'string' ? told : told(answer.value), answer.value)
    return answer.value
  }
  return { isSending, problem, send, refuse }
}
