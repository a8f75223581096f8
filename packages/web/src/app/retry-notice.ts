/** Says that an answer was lost and the command is retried: until the answer arrives nobody knows whether it was recorded. */
import { useEffect } from 'preact/hooks'
import type { Live } from '../live/live.ts'
import { useReading } from '../live/subscription.ts'
import { toast } from './toast.tsx'
import { words } from './words/messages.ts'

export function useRetryNotice(live: Live): void {
  const isAsking = useReading(live.sender, ({ isAskingAgain }) => isAskingAgain)
  useEffect(() => {
    if (isAsking) toast.say(words('app-asking-again'))
  }, [isAsking])
}
