/** A tournament that is open while its page is shown. */
import { useEffect, useState } from 'preact/hooks'
import type { Answer } from './api.ts'
import { Live } from './live.ts'

/** Undefined until the server has answered; another id closes the tournament before. */
export function useTournament(id: string): Answer<Live> | undefined {
  const [opened, set] = useState<{ readonly id: string; readonly answer: Answer<Live> } | undefined>()
  useEffect(() => {
    let isGone = false
    const opening = Live.open(id)
    void opening.then((answer) => {
      if (!isGone) set({ id, answer })
    })
    return () => {
      isGone = true
      void opening.then((answer) => answer.ok && answer.value.close())
    }
  }, [id])
  return opened?.id === id ? opened.answer : undefined
}
