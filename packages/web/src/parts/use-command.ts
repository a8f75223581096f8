/** Gives a command to the outbox: a refusal is shown in place, a success as a toast with undo. */
import { useState } from 'preact/hooks'
import { words } from '../app/outbox/words/messages.ts'
import { toast } from '../app/toast.tsx'
import type { Answer, Problem } from '../live/api.ts'
import type { CommandInput, CommandOutcome, Live } from '../live/live.ts'
import { showUndo } from './effects/undo.ts'

export interface CommandState {
  readonly isSending: boolean
  readonly problem: Problem | undefined
  /**
   * Announces `told` with an undo button. Returns true if nothing is left to do for the person: it is recorded, or it waits in the
   * outbox until the server is heard.
   */
  send(command: CommandInput, told: string | ((done: CommandOutcome) => string)): Promise<boolean>
  refuse(problem: Problem | undefined): void
}

export function useCommand(live: Live): CommandState {
  const [isSending, setSending] = useState(false)
  const [problem, refuse] = useState<Problem | undefined>()
  const send: CommandState['send'] = async (command, told) => {
    setSending(true)
    const { known, settled } = live.command(command)
    const show = (answer: Answer<CommandOutcome>) => {
      if (answer.ok) showUndo(live, typeof told === 'string' ? told : told(answer.value), answer.value)
    }
    const answer = await known
    setSending(false)
    if (answer === 'unheard') {
      toast.say(words('outbox-sent'))
      void settled.then(show)
      return true
    }
    refuse(answer.ok ? undefined : answer.problem)
    show(answer)
    return answer.ok
  }
  return { isSending, problem, send, refuse }
}
