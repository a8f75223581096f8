/** Says that an answer was lost and is asked for again: until it is there nobody knows whether the command was done. */
import { useEffect } from 'preact/hooks'
import type { Live } from '../live/live.ts'
import { useReading } from '../live/subscription.ts'
import { catalogue } from '../words/catalogue.ts'
import { toast } from './toast.tsx'

const words = catalogue(
  { again: 'The server did not answer. It is not known whether this was done; trying again.' },
  { again: 'Der Server hat nicht geantwortet. Ob das geschehen ist, ist nicht bekannt; neuer Versuch.' },
)

export function useAskingAgain(live: Live): void {
  const isAsking = useReading(live.sender, ({ isAskingAgain }) => isAskingAgain)
  useEffect(() => {
    if (isAsking) toast.say(words.again)
  }, [isAsking])
}
