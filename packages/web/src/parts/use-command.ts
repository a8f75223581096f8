/** Sends a command and keeps the server's answer: a refusal is shown in place, a success as a toast with undo. */
import { useState } from 'preact/hooks'
import type { Problem } from '../live/api.ts'
import type { CommandInput, CommandOutcome, Live } from '../live/live.ts'
import { showUndo } from './undo.ts'

export interface CommandState {
  readonly isSending: boolean
  readonly problem: Problem | undefined
  /** Announces `told` with an undo button; returns the outcome, or undefined if the command was refused. */
  send(command: CommandInput, told: string | ((done: CommandOutcome) => string)): Promise<CommandOutcome | undefined>
  refuse(problem: Problem | undefined): void
}

export function useCommand(live: Live): CommandState {
  const [isSending, setSending] = useState(false)
  const [problem, refuse] = useState<Problem | undefined>()
  const send: CommandState['send'] = async (command, told) => {
    setSending(true)
    const answer = await live.command(command)
    setSending(false)
    refuse(answer.ok ? undefined : answer.problem)
    if (!answer.ok) return undefined
    showUndo(live, typeof told === 'string' ? told : told(answer.value), answer.value)
    return answer.value
  }
  return { isSending, problem, send, refuse }
}
